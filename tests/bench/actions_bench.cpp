// Measures how long single actions block the main window. The measured time includes the events that the action posts.
#include "kit/language.h"
#include "session/gamesession.h"
#include "variants/variants.h"
#include "window/mainwindow.h"
#include "window/windowsettings.h"

#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>

#include <array>
#include <string_view>

namespace rokada::ui {
namespace {

/// Main window with its own settings, as it is after the start of the program.
class Desk {
public:
    Desk() : settings_(folder_.filePath(QStringLiteral("settings.ini"))), window_(settings_, language_) {
        window_.resize(1280, 800);
        window_.show();
        settle();
    }
    MainWindow& window() { return window_; }
    void start(std::string_view variant) {
        GameSetup setup;
        setup.book = Rulebook::compile(*makeVariant(*findVariant(variant), {}));
        setup.seats.resize(setup.book->sides());
        window_.session().start(std::move(setup));
        settle();
    }
    void trigger(const char* action) {
        window_.findChild<QAction*>(QLatin1String(action))->trigger();
        settle();
    }
    static void settle() {
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
    }

private:
    QTemporaryDir folder_;
    WindowSettings settings_;
    Language language_;
    MainWindow window_;
};

constexpr std::array<const char*, 3> Languages{"language:ru", "language:bg", "language:en"};

/// Changes the language while a game is shown, or the start page if `variant` is empty.
void language(benchmark::State& state, const char* variant) {
    Desk desk;
    if (*variant != '\0') desk.start(variant);
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) desk.trigger(Languages[next++ % Languages.size()]);
    desk.trigger("language:en");
}
BENCHMARK_CAPTURE(language, startPage, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(language, chess, "chess")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(language, fortress, "fortress")->Unit(benchmark::kMillisecond);

void newGameDialog(benchmark::State& state) {
    Desk desk;
    desk.start("fortress");
    for ([[maybe_unused]] auto _ : state) {
        desk.trigger("newGame");
        state.PauseTiming();
        for (QDialog* dialog : desk.window().findChildren<QDialog*>()) dialog->reject();
        desk.settle();
        state.ResumeTiming();
    }
}
BENCHMARK(newGameDialog)->Unit(benchmark::kMillisecond);

/// Starts a game from the start page.
void startGame(benchmark::State& state, const char* variant) {
    Desk desk;
    for ([[maybe_unused]] auto _ : state) {
        desk.start(variant);
        state.PauseTiming();
        desk.trigger("startPage");
        state.ResumeTiming();
    }
}
BENCHMARK_CAPTURE(startGame, chess, "chess")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(startGame, fortress, "fortress")->Unit(benchmark::kMillisecond);

/// Changes the size of the window, so that the size of its text changes too. First starts a game and triggers an
/// action, if they are not empty.
void resizeWindow(benchmark::State& state, const char* variant, const char* action) {
    Desk desk;
    if (*variant != '\0') desk.start(variant);
    if (*action != '\0') desk.trigger(action);
    bool large = false;
    for ([[maybe_unused]] auto _ : state) {
        large = !large;
        desk.window().resize(large ? QSize(1620, 1060) : QSize(1280, 800));
        desk.settle();
    }
}
BENCHMARK_CAPTURE(resizeWindow, startPage, "", "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(resizeWindow, chess, "chess", "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(resizeWindow, rulesOfBolyar, "bolyar", "rulesCard")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(resizeWindow, rulesOfFortress, "fortress", "rulesCard")->Unit(benchmark::kMillisecond);

/// Opens a page in front of the board.
void openPage(benchmark::State& state, const char* action) {
    Desk desk;
    desk.start("bolyar");
    for ([[maybe_unused]] auto _ : state) {
        desk.trigger(action);
        state.PauseTiming();
        desk.trigger("startPage");
        state.ResumeTiming();
    }
}
BENCHMARK_CAPTURE(openPage, handbook, "variantHelp")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(openPage, preferences, "preferences")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace rokada::ui
