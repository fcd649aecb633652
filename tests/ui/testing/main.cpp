// Main program of window and board tests. Runs without a screen unless one is requested.
#include "board/readableboards.h"
#include "busywatch.h"
#include "heldtime.h"
#include "ownwatchdog.h"
#include "shell/colourscheme.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QStandardPaths>

#include <memory>

#ifdef __SANITIZE_THREAD__
/// Debian builds Qt and GLib without the thread sanitizer, so the sanitizer cannot see their locks. These suppressions
/// make it ignore calls from these libraries. It still checks Rokada's own code.
extern "C" const char* __tsan_default_suppressions();   // NOLINT(bugprone-reserved-identifier)
extern "C" const char* __tsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier)
    return "called_from_lib:libQt6Core.so\ncalled_from_lib:libQt6Gui.so\ncalled_from_lib:libQt6Widgets.so\ncalled_from_"
           "lib:libglib-2.0.so\n";
}
#endif

namespace {

std::unique_ptr<rokada::ui::Watchdog> watchdog;

}  // namespace

rokada::ui::Watchdog* rokada::ui::testing::ownWatchdog() { return watchdog.get(); }

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    // The tests must not use the user's data.
    QStandardPaths::setTestModeEnabled(true);
    ::testing::InitGoogleTest(&argc, argv);
    const rokada::ui::testing::WatchedApplication application(argc, argv);
    const rokada::ui::testing::HeldTime time;
    watchdog = rokada::ui::Watchdog::fromEnvironment();
    rokada::ui::apply(rokada::ui::ColourScheme::Light);
    rokada::ui::makeBoardsReadable();
    const int result = RUN_ALL_TESTS();
    // The watchdog must be destroyed before the application.
    watchdog.reset();
    return result;
}
