#include "kit/textdialog.h"

#include "kit/dialogsize.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr int Margin = 12;
/// Of the window's height.
constexpr double Highest = 0.8;

/// How high a text is at this width, whatever the widget that shows it has been laid out for.
int heightOf(const QTextBrowser& text, const QString& html, int width) {
    QTextDocument page;
    page.setDefaultFont(text.font());
    page.setDocumentMargin(Margin);
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
    text->document()->setDocumentMargin(Margin);
    text->setHtml(html);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(buttons);
    width = sizeForLetters(*this, {width, 0}).width();
    const QMargins around = column->contentsMargins();
    const int page = heightOf(*text, html, width - around.left() - around.right());
    const int rest = buttons->sizeHint().height() + column->spacing() + around.top() + around.bottom();
    resize(width, std::min(page + rest, static_cast<int>(parent->window()->height() * Highest)));
}

void TextDialog::openAside() {
    const QRect window = parentWidget()->window()->frameGeometry();
    open();
    move(window.right() - frameGeometry().width() - Margin, window.top() + (window.height() - height()) / 2);
}

}  // namespace rokada::ui
