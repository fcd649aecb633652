#include "textdialog.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace rokada::ui {

TextDialog::TextDialog(const QString& title, const QString& html, QWidget* parent) : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    auto* text = new QTextBrowser(this);
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(12);
    text->setHtml(html);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(buttons);
    resize(560, 480);
}

}  // namespace rokada::ui
