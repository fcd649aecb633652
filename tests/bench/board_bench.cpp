// Painting benchmarks: complete boards of full-screen size, and the rotating 3D board.
#include "board/boardwidget.h"
#include "torus/board3dview.h"

#include "base/scrambled.h"
#include "game/game.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QVariantAnimation>

namespace rokada::ui {
namespace {

/// Game, and the board that shows it.
struct Table {
    explicit Table(const VariantInfo& info, QSize size) : book(Rulebook::compile(*makeVariant(info, {}))), game(book) {
        board.resize(size);
        board.setGame(&game);
    }
    /// Plays up to `count` pseudo-random moves, which are the same in every run.
    void playSome(int count) {
        for (int i = 0; i < count && !game.ending(); ++i) {
            const MoveList moves = game.moves();
            game.play(moves[scrambled(static_cast<std::uint64_t>(i)) % moves.size()]);
        }
        board.refresh();
    }
    RulebookPtr book;
    Game game;
    BoardWidget board;
};

/// Size of the board widget in a window of 1920x1080.
constexpr QSize FullScreen(1560, 960);
constexpr QSize Pane(1280, 800);

void wholeBoard(benchmark::State& state) {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(state.range(0))];
    Table table(info, FullScreen);
    QImage screen(FullScreen, QImage::Format_RGB32);
    table.board.render(&screen);
    for ([[maybe_unused]] auto _ : state) table.board.render(&screen);
    state.SetLabel(std::string(info.id));
}
BENCHMARK(wholeBoard)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

/// Shows a board without animations, and processes its paint events at once.
void show(BoardWidget& board) {
    board.setLook(&BoardLook::moveDuration, 0);
    board.show();
    QApplication::processEvents();
}
void paint(BoardWidget& board) {
    QEvent request(QEvent::UpdateRequest);
    QApplication::sendEvent(&board, &request);
}

/// Measures the time from a key press to the painted result. The keyboard cursor moves to the next square and back.
void changedSquare(benchmark::State& state) {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(state.range(0))];
    Table table(info, FullScreen);
    show(table.board);
    const auto press = [&](Qt::Key key) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(&table.board, &event);
    };
    press(Qt::Key_Return);
    paint(table.board);
    bool right = false;
    for ([[maybe_unused]] auto _ : state) {
        right = !right;
        press(right ? Qt::Key_Right : Qt::Key_Left);
        paint(table.board);
    }
    state.SetLabel(std::string(info.id));
}
BENCHMARK(changedSquare)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

/// Measures the time from a played or undone move to the painted result. The board repaints two squares, the line
/// between them, the player panels and the edge.
void playAndPaint(benchmark::State& state, Table& table) {
    show(table.board);
    const std::size_t before = table.game.played();
    const Move move = table.game.moves()[0];
    for ([[maybe_unused]] auto _ : state) {
        if (table.game.played() == before) {
            table.game.play(move);
        } else {
            table.game.undo();
        }
        table.board.refresh();
        paint(table.board);
    }
}

/// Measures the time to play and undo a move. The second benchmark argument is the number of moves that are played
/// before.
void playedMove(benchmark::State& state) {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(state.range(0))];
    Table table(info, FullScreen);
    table.playSome(static_cast<int>(state.range(1)));
    playAndPaint(state, table);
    state.SetLabel(std::string(info.id));
}
BENCHMARK(playedMove)->ArgsProduct({{0, 1, 2, 3, 4}, {0, 24}})->Unit(benchmark::kMillisecond);

/// Measures the time to play and undo a move on a board that fills the whole screen.
void playedMoveFilling(benchmark::State& state) {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(state.range(0))];
    Table table(info, {1920, 1080});
    playAndPaint(state, table);
    state.SetLabel(std::string(info.id));
}
BENCHMARK(playedMoveFilling)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

/// Measures one frame of the animation of a move.
void glidingFrame(benchmark::State& state) {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(state.range(0))];
    Table table(info, FullScreen);
    table.playSome(24);
    show(table.board);
    table.board.setLook(&BoardLook::moveDuration, 1000);
    table.game.play(table.game.moves()[0]);
    table.board.refresh();
    QVariantAnimation* running = nullptr;
    for (auto* animation : table.board.findChildren<QVariantAnimation*>()) {
        if (animation->state() == QAbstractAnimation::Running) running = animation;
    }
    if (running == nullptr) return state.SkipWithError("nothing is on its way");
    running->pause();
    int time = 0;
    for ([[maybe_unused]] auto _ : state) {
        time = (time + 37) % 1000;
        running->setCurrentTime(time);
        paint(table.board);
    }
    state.SetLabel(std::string(info.id));
}
BENCHMARK(glidingFrame)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

/// Measures the time to repaint the board after a clock display has changed by a second.
void tickingClock(benchmark::State& state) {
    const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(state.range(0))];
    Table table(info, FullScreen);
    show(table.board);
    int seconds = 0;
    for ([[maybe_unused]] auto _ : state) {
        seconds = (seconds + 1) % 50;
        table.board.setPanels(&PanelWords::clocks, {{QStringLiteral("4:%1").arg(seconds + 10), {}, true, false}});
        paint(table.board);
    }
    state.SetLabel(std::string(info.id));
}
BENCHMARK(tickingClock)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

void scrolledTorus(benchmark::State& state) {
    Table table(*findVariant("vyrt"), Pane);
    QImage screen(Pane, QImage::Format_RGB32);
    int line = 0;
    for ([[maybe_unused]] auto _ : state) {
        table.board.setLook(&BoardLook::cut, {.margin = 2, .shift = {++line % 12, 0}});
        table.board.render(&screen);
    }
}
BENCHMARK(scrolledTorus)->Unit(benchmark::kMillisecond);

void turnedBoard3D(benchmark::State& state, Board3DShape shape) {
    Table table(*findVariant("vyrt"), Pane);
    Board3DView view(table.board);
    view.resize(Pane);
    view.setMotion(false);
    view.setGame(&table.game);
    view.setShape(shape);
    QImage screen(Pane, QImage::Format_RGB32);
    for ([[maybe_unused]] auto _ : state) {
        QPainter painter(&screen);
        painter.drawImage(0, 0, view.frame(false));
    }
}
BENCHMARK_CAPTURE(turnedBoard3D, flat, Board3DShape::Flat)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnedBoard3D, cylinder, Board3DShape::VerticalCylinder)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(turnedBoard3D, torus, Board3DShape::Torus)->Unit(benchmark::kMillisecond);

void board3DAtRest(benchmark::State& state) {
    Table table(*findVariant("vyrt"), Pane);
    Board3DView view(table.board);
    view.resize(Pane);
    view.setGame(&table.game);
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(view.frame(true));
}
BENCHMARK(board3DAtRest)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace rokada::ui
