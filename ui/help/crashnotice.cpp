#include "help/crashnotice.h"

#include "help/crashreport.h"
#include "kit/statusline.h"
#include "kit/textdialog.h"
#include "shell/windowsignals.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>

namespace rokada::ui {

CrashNotice::CrashNotice(QMainWindow& window, StatusLine& status, WindowSignals& windowSignals)
    : window_(window), status_(status) {
    connect(&windowSignals, &WindowSignals::foldersChosen, this, [this](const QString& games) { look(games); });
}

void CrashNotice::look(const QString& folder) {
    work_.start([this, folder](const std::stop_token& stop) {
        const QString report = takeCrashReport(folder, stop);
        if (!report.isEmpty()) calls_.post([this, report] { tell(report); });
    });
}

void CrashNotice::tell(const QString& report) {
    const auto copy = [this, report] {
        QGuiApplication::clipboard()->setText(report);
        status_.showMessage(tr("The report was copied to the clipboard."));
    };
    status_.showError(tr("Rokada ended unexpectedly last time. A report is on this computer. It was not sent."),
                      {{tr("Copy Report"), "copyCrashReport", copy},
                       {tr("Show Report"), "showCrashReport", [this, report] { show(report); }}});
}

void CrashNotice::show(const QString& report) {
    auto* dialog = new TextDialog(
        tr("Crash report"), QStringLiteral("<pre style=\"white-space: pre-wrap\">%1</pre>").arg(report.toHtmlEscaped()),
        &window_);
    dialog->open();
}

}  // namespace rokada::ui
