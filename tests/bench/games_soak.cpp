// Memory leak test that runs for hours: computers play all variants in turn in one window, with 0.02 s per move.
//
//   rokada_games_soak [MINUTES]    default 75; prints a line every minute
//
// The exit status is 1 if memory has grown by more than 5 megabytes since minute 15.
#include "kit/language.h"
#include "session/gamesession.h"
#include "variants/variants.h"
#include "window/mainwindow.h"
#include "window/windowsettings.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace rokada::ui {
namespace {

using namespace std::chrono_literals;

constexpr double MayGrow = 5;             // megabytes by which memory may grow
constexpr int Settled = 15;               // minutes until memory should be stable
constexpr std::size_t LongestGame = 400;  // maximum number of turns in a game

/// Returns the resident memory of this process, in megabytes.
double residentMegabytes() {
    std::ifstream statm("/proc/self/statm");
    long all = 0, resident = 0;
    statm >> all >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

class Soak final : public QObject {
public:
    Soak(MainWindow& window, int minutes) : session_(window.session()), minutes_(minutes) {
        session_.pace().setLeast(0ms);
        session_.setMoveTime(20ms);
        connect(&session_, &GameSession::ended, this, &Soak::nextSoon);
        connect(&session_, &GameSession::moved, this, [this] {
            if (session_.game()->played() >= LongestGame) nextSoon();
        });
        connect(&each_, &QTimer::timeout, this, &Soak::measure);
        each_.start(1min);
        next();
    }

private:
    void nextSoon() { QTimer::singleShot(0, this, &Soak::next); }

    void next() {
        const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(games_++) % offeredVariants().size()];
        GameSetup setup;
        setup.book = Rulebook::compile(*makeVariant(info, {}));
        setup.seats.assign(setup.book->sides(), Seat{.human = false, .name = {}, .level = Level::full()});
        session_.start(std::move(setup));
    }

    void measure() {
        const double now = residentMegabytes();
        std::printf("%3d min  %5d games  %7.1f MB\n", ++minute_, games_, now);
        std::fflush(stdout);
        if (minute_ == Settled) settled_ = now;
        if (minute_ >= minutes_) QApplication::exit(minute_ > Settled && now > settled_ + MayGrow ? 1 : 0);
    }

    GameSession& session_;
    QTimer each_;
    int minutes_;
    int minute_ = 0;
    int games_ = 0;
    double settled_ = 0;
};

}  // namespace
}  // namespace rokada::ui

int main(int argc, char** argv) {
    using namespace rokada::ui;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    WindowSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    Language language;
    MainWindow window(settings, language);
    window.resize(1280, 860);
    window.show();
    const Soak soak(window, argc > 1 ? std::atoi(argv[1]) : 75);
    return QApplication::exec();
}
