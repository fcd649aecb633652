#include "bench.h"

#include "ai/engine.h"
#include "positiontext.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdint>

namespace rokada::engine {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr int HashMegabytes = 16;

struct Effort {
    std::uint64_t nodes = 0;
    milliseconds time{0};
};

std::string line(std::string_view what, const Effort& effort) {
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(effort.time.count(), 1));
    std::string text(what);
    text.resize(std::max<std::size_t>(text.size(), 14), ' ');
    return text + " nodes " + std::to_string(effort.nodes) + " ms " + std::to_string(effort.time.count()) + " nps " +
           std::to_string(effort.nodes * 1000 / time);
}

Choices choicesOf(const VariantInfo& info, std::string_view rules) {
    Choices choices;
    while (!rules.empty()) {
        const std::size_t end = std::min(rules.find(' '), rules.size());
        choices.insert(*parseChoice(info, rules.substr(0, end)));
        rules.remove_prefix(std::min(end + 1, rules.size()));
    }
    return choices;
}

Effort search(Engine& engine, const BenchGame& game, int depth, const std::stop_token& stop) {
    const VariantInfo* info = findVariant(game.variant);
    assert(info != nullptr);
    Effort effort;
    engine.clear();
    for (const BenchPosition& place : game.positions) {
        const auto book = Rulebook::compile(*makeVariant(*info, choicesOf(*info, place.rules)));
        const auto position = parsePosition(*book, place.text);
        assert(position);
        Task task{.book = book, .position = *position, .earlier = {}, .limits = {.depth = depth}};
        const auto begin = steady_clock::now();
        effort.nodes += engine.think(task, stop).report.nodes;
        effort.time += std::chrono::duration_cast<milliseconds>(steady_clock::now() - begin);
        if (stop.stop_requested()) break;
    }
    return effort;
}

}  // namespace

bool bench(int depth, const std::stop_token& stop, const std::function<void(const std::string&)>& print) {
    Engine engine(HashMegabytes, 1);
    Effort sum;
    for (const BenchGame& game : benchGames()) {
        const Effort effort = search(engine, game, depth > 0 ? depth : game.depth, stop);
        if (stop.stop_requested()) return false;
        print(line(game.variant, effort));
        sum.nodes += effort.nodes;
        sum.time += effort.time;
    }
    print(line("all", sum));
    print("signature " + std::to_string(sum.nodes));
    return true;
}

}  // namespace rokada::engine
