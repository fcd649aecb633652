#include "library/importreportdialog.h"

#include "kit/dialogsheet.h"
#include "library/dialogform.h"
#include "texts/filetexts.h"
#include "texts/recordtexts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include <utility>

namespace rokada::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("ImportReport", text); }

QString lineOf(const ImportReport::Finding& found) {
    const QString sentence = texts::of(found.finding);
    //: %1: line number in a file; %2: players of the game that begins on this line; %3: sentence about the problem
    return words(QT_TRANSLATE_NOOP("ImportReport", "Game at line %1 (%2): %3"))
        .arg(QString::number(found.line),
             found.players.isEmpty() ? words(QT_TRANSLATE_NOOP("ImportReport", "unknown players")) : found.players,
             sentence);
}

}  // namespace

QString summaryOf(const ImportReport& report) {
    QStringList parts{words(QT_TRANSLATE_NOOP("ImportReport", "Games imported: %1.")).arg(report.added),
                      words(QT_TRANSLATE_NOOP("ImportReport", "Duplicates skipped: %1.")).arg(report.known)};
    if (!report.duplicates.empty()) {
        parts << words(QT_TRANSLATE_NOOP("ImportReport",
                                         "Different versions of games that the collection already has, also kept: %1."))
                     .arg(report.duplicates.size());
    }
    if (report.empty > 0)
        parts << words(QT_TRANSLATE_NOOP("ImportReport", "Games without moves: %1.")).arg(report.empty);
    for (const auto& [count, encoding] :
         {std::pair(report.cyrillic, "Windows-1251"), {report.western, "Windows-1252"}}) {
        if (count == 0) continue;
        //: %1: name of a text encoding; %2: number of games
        parts << words(QT_TRANSLATE_NOOP("ImportReport", "Games decoded as %1: %2."))
                     .arg(QLatin1String(encoding))
                     .arg(count);
    }
    if (report.faulty > report.asText) {
        parts << words(QT_TRANSLATE_NOOP("ImportReport", "Games read only in part: %1."))
                     .arg(report.faulty - report.asText);
    }
    if (report.asText > 0)
        parts << words(QT_TRANSLATE_NOOP("ImportReport", "Games kept as text: %1.")).arg(report.asText);
    if (!report.why.isEmpty())
        parts << words(QT_TRANSLATE_NOOP("ImportReport", "The import stopped early: %1")).arg(report.why);
    if (report.cancelled) parts << words(QT_TRANSLATE_NOOP("ImportReport", "The import was cancelled."));
    return parts.join(QLatin1Char(' '));
}

ImportReportDialog::ImportReportDialog(const ImportReport& report, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("importReport"));
    setAttribute(Qt::WA_DeleteOnClose);
    DialogForm form(*this,
                    words(QT_TRANSLATE_NOOP("ImportReport", "Import of %1")).arg(QFileInfo(report.file).fileName()));
    auto* summary = sentenceOf(summaryOf(report), this);
    summary->setObjectName(QStringLiteral("importSummary"));
    auto* list = new QPlainTextEdit(this);
    list->setObjectName(QStringLiteral("importFaults"));
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    for (const ImportReport::Finding& found : report.findings) list->appendPlainText(lineOf(found));
    if (const auto more = report.found - report.findings.size(); more > 0)
        list->appendPlainText(words(QT_TRANSLATE_NOOP("ImportReport", "... and %1 more")).arg(more));
    list->setVisible(!report.findings.empty());
    list->moveCursor(QTextCursor::Start);
    form.add(summary);
    form.add(list, 1);
    if (!report.duplicates.empty()) {
        auto* compare = form.addButton("compareTwins", words(QT_TRANSLATE_NOOP("ImportReport", "Compare &versions...")),
                                       DialogForm::Button::Secondary);
        connect(compare, &QPushButton::clicked, this,
                [this, pairs = report.duplicates] { emit duplicatesWanted(pairs); });
    }
    auto* close =
        form.addButton("closeReport", words(QT_TRANSLATE_NOOP("ImportReport", "Close")), DialogForm::Button::Primary);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(sizeForLetters(*this, {640, report.findings.empty() ? 180 : 460}));
}

}  // namespace rokada::ui
