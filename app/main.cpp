// Starts Rokada with its window. The exit status is 0 for success, 1 for a failure, and 2 for invalid arguments.
#include "application.h"

#include "base/lastflush.h"
#include "kit/latin.h"
#include "kit/watchdog.h"
#include "version/version.h"

#include <QApplication>
#include <QTextStream>

#include <utility>

namespace {

constexpr int BadArguments = 2;

void name() {
    QCoreApplication::setApplicationName(QStringLiteral("rokada"));
    QCoreApplication::setOrganizationName(QStringLiteral("rokada"));
    QCoreApplication::setApplicationVersion(rokada::ui::latin(rokada::version()));
    // Wayland finds the icon of the window by the name of the desktop entry.
    QGuiApplication::setDesktopFileName(rokada::ui::latin(rokada::applicationId()));
}

/// Result of parsing the arguments.
struct Asked {
    rokada::app::Request request;
    bool done = false;  ///< true if a running instance of the program has taken the files
};

/// Parses the arguments before the program connects to a display, because some options work without a display.
Asked asked(int argc, char** argv) {
    const QCoreApplication words(argc, argv);
    name();
    rokada::app::Request request = rokada::app::parsed(QCoreApplication::arguments());
    const bool sound = request.error.isEmpty() && request.answer.isEmpty();
    const bool done = sound && rokada::app::handedOver(request);
    return {std::move(request), done};
}

/// Selects a platform plugin if the program shows no window. Demonstration games and the handbook need no
/// display. A screenshot and a diagnosis use a display if there is one.
void preparePictures(const rokada::app::Request& request) {
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) return;
    if (!request.demoFolder.isEmpty() || !request.handbookFolder.isEmpty()) qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt tries these plugins one after another.
    if (!request.screenshot.isEmpty() || request.diagnose) qputenv("QT_QPA_PLATFORM", "wayland;xcb;offscreen");
}

int program(int argc, char** argv) {
    const auto [request, done] = asked(argc, argv);
    if (done) return 0;
    if (!request.error.isEmpty()) {
        QTextStream(stderr) << "rokada: " << request.error << '\n';
        return BadArguments;
    }
    if (!request.answer.isEmpty()) {
        QTextStream(stdout) << request.answer;
        return 0;
    }
    preparePictures(request);
    const QApplication application(argc, argv);
    name();
    const auto watchdog = rokada::ui::Watchdog::fromEnvironment();
    return rokada::app::run(request);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada", program(argc, argv)); }
