#include "kit/textdialog.h"

#include "kit/dialogsheet.h"
#include "kit/theme.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr int Margin = 12;
/// Largest height of the dialog, as a share of the window height.
constexpr double Highest = 0.86;

/// Returns the height, in pixels, of the text at this width. The current size of the widget does not matter.
int heightOf(const QTextBrowser& text, const QString& html, int width) {
    QTextDocument page;
    page.setDefaultFont(text.font());
    page.setDocumentMargin(0);
    page.setHtml(html);
    page.setTextWidth(width);
    return static_cast<int>(std::ceil(page.size().height()));
}

}  // namespace

TextDialog::TextDialog(const QString& title, const QString& html, QWidget* parent, int width) : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    auto* text = new QTextBrowser(this);
    text->setFrameShape(QFrame::NoFrame);
    text->viewport()->setAutoFillBackground(false);
    text->document()->setDocumentMargin(0);
    text->document()->setDefaultStyleSheet(QStringLiteral(".key { background-color: %1; }").arg(theme().sunken.name()));
    text->setHtml(html);
    buttons_ = new QDialogButtonBox(this);
    buttons_->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(buttons_);
    new DialogSheet(*this);
    text->ensurePolished();
    width = sizeForLetters(*this, {width, 0}).width();
    const QMargins around = column->contentsMargins();
    const int page = heightOf(*text, html, width - around.left() - around.right());
    const int rest = buttons_->sizeHint().height() + column->spacing() + around.top() + around.bottom();
    resize(width, std::min(page + rest, static_cast<int>(parent->window()->height() * Highest)));
}

QPushButton& TextDialog::addButton(const QString& text) {
    return *buttons_->addButton(text, QDialogButtonBox::ActionRole);
}

void TextDialog::openAside() {
    const QRect window = parentWidget()->window()->frameGeometry();
    open();
    move(window.right() - frameGeometry().width() - Margin, window.top() + (window.height() - height()) / 2);
}

}  // namespace rokada::ui
