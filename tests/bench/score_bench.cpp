// Measures the time to read, show, step through and edit very large games.
#include "record/pgnreader.h"
#include "score/movespanel.h"
#include "session/linegame.h"
#include "variants/variants.h"

#include <benchmark/benchmark.h>

#include <QApplication>

#include <array>
#include <string>

namespace rokada::ui {
namespace {

constexpr int MillionPlies = 1'000'000;

/// Returns a game in which the knights move to and fro.
std::string longText(int plies) {
    constexpr std::array moves{"Nf3 ", "Nf6 ", "Ng1 ", "Ng8 "};
    std::string text;
    for (int i = 0; i < plies; ++i) text += moves[static_cast<std::size_t>(i) % moves.size()];
    return text + "*\n";
}

/// Returns a game with `count` variations of its first move.
std::string variationsText(int count) {
    std::string text = "1. e4\n";
    for (int i = 0; i < count; ++i) text += "(1. d4)\n";
    return text + "1... e5 *\n";
}

GameTree read(const std::string& text) {
    RulebookCache rulebookCache;
    return readPgn({.text = text, .length = text.size()}, rulebookCache).tree;
}

void readLongGame(benchmark::State& state) {
    const std::string text = longText(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(read(text).size());
}
BENCHMARK(readLongGame)->Arg(MillionPlies)->Unit(benchmark::kMillisecond);

struct Sheet {
    explicit Sheet(const std::string& text) : tree(read(text)), panel(nullptr) {
        panel.resize(300, 700);
        panel.show();
        QApplication::processEvents();
    }
    void show(Node node) {
        panel.showMoves(&tree, node, Node::None);
        QApplication::processEvents();
    }
    GameTree tree;
    MovesPanel panel;
};

void showGame(benchmark::State& state, const std::string& text) {
    Sheet sheet(text);
    for ([[maybe_unused]] auto _ : state) {
        sheet.panel.showMoves(nullptr, Node::Root, Node::None);
        sheet.show(Node::Root);
    }
}
BENCHMARK_CAPTURE(showGame, longGame, longText(MillionPlies))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(showGame, variations, variationsText(200'000))->Unit(benchmark::kMillisecond);

void goStep(benchmark::State& state, const std::string& text, Node from) {
    Sheet sheet(text);
    LineGame line;
    std::uint32_t step = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto node = Node(static_cast<std::uint32_t>(from) + ++step % 2);
        const auto game = line.at(sheet.tree, node);
        sheet.show(node);
    }
}
BENCHMARK_CAPTURE(goStep, longGame, longText(MillionPlies), Node(MillionPlies / 2))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(goStep, variations, variationsText(200'000), Node(100'000))->Unit(benchmark::kMillisecond);

void comment(benchmark::State& state, const std::string& text, Node node) {
    Sheet sheet(text);
    int number = 0;
    for ([[maybe_unused]] auto _ : state) {
        const GameTree before = sheet.tree;
        sheet.tree.remarks(node).setComment(std::to_string(++number));
        sheet.show(node);
    }
}
BENCHMARK_CAPTURE(comment, longGame, longText(MillionPlies), Node(MillionPlies / 2))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(comment, variations, variationsText(200'000), Node(100'000))->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace rokada::ui
