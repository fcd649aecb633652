#include "files/findingsdialog.h"

#include "kit/dialogsheet.h"
#include "texts/recordtexts.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

FindingsDialog::FindingsDialog(const QString& name, const PgnReport& report, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("findings"));
    setAttribute(Qt::WA_DeleteOnClose);
    //: %1: name of a file, or "the clipboard"
    setWindowTitle(tr("Problems in %1").arg(name));
    auto* list = new QPlainTextEdit(this);
    list->setObjectName(QStringLiteral("findingList"));
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    for (const PgnFinding& finding : report.findings()) list->appendPlainText(texts::of(finding));
    if (const auto more = report.count() - report.findings().size(); more > 0)
        list->appendPlainText(tr("%1 more").arg(more));
    list->moveCursor(QTextCursor::Start);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setObjectName(QStringLiteral("closeFindings"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    new DialogSheet(*this);
    resize(sizeForLetters(*this, {640, 360}));
}

}  // namespace rokada::ui
