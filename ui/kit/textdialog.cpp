#include "kit/textdialog.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Width = 560;
constexpr int Highest = 480;
constexpr int Margin = 12;

}  // namespace

TextDialog::TextDialog(const QString& title, const QString& html, QWidget* parent) : QDialog(parent) {
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
    text->document()->setTextWidth(Width - 2 * Margin);
    const int page = static_cast<int>(text->document()->size().height()) + 2 * Margin;
    resize(Width, std::min(page + buttons->sizeHint().height() + 2 * Margin, Highest));
}

}  // namespace rokada::ui
