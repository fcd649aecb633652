#include "bench.h"

#include "ai/search/engine.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <ctime>

namespace rokada::engine {

namespace {

constexpr int HashMegabytes = 16;

/// Nodes and time of the searches.
struct Effort {
    std::uint64_t nodes = 0;
    std::clock_t time = 0;  ///< CPU time, because other programs can be running
};

std::string line(std::string_view what, const Effort& effort) {
    const auto time = static_cast<std::int64_t>(effort.time) * 1000 / CLOCKS_PER_SEC;
    const auto divisor = static_cast<std::uint64_t>(std::max<std::int64_t>(time, 1));
    std::string text(what);
    text.resize(std::max<std::size_t>(text.size(), 14), ' ');
    return text + " nodes " + std::to_string(effort.nodes) + " ms " + std::to_string(time) + " nps " +
           std::to_string(effort.nodes * 1000 / divisor);
}

/// Removes the text before `mark` and the mark itself. Returns the text before the mark.
std::string_view cut(std::string_view& text, std::string_view mark) {
    const std::size_t end = std::min(text.find(mark), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + mark.size(), text.size()));
    return part;
}

Task taskOf(const VariantInfo& info, std::string_view line) {
    const std::string_view text = cut(line, " | ");
    Choices choices;
    while (!line.empty()) choices.insert(*parseChoice(info, cut(line, " ")));
    const auto book = Rulebook::compile(*makeVariant(info, choices));
    return {.book = book, .position = *parsePosition(*book, text), .earlier = {}, .limits = {}};
}

Effort search(Engine& engine, const BenchGame& game, int depth, const std::stop_token& stop) {
    const VariantInfo* info = findVariant(game.variant);
    assert(info != nullptr);
    Effort effort;
    engine.clear();
    for (std::string_view rest = game.positions; !rest.empty() && !stop.stop_requested();) {
        Task task = taskOf(*info, cut(rest, "\n"));
        task.limits.depth = depth;
        const std::clock_t begin = std::clock();
        effort.nodes += engine.think(task, stop).report.nodes;
        effort.time += std::clock() - begin;
    }
    return effort;
}

bool wanted(const BenchGame& game, std::string_view variant) {
    return variant.empty() ? game.signs : game.variant == variant;
}

}  // namespace

std::optional<std::uint64_t> bench(std::string_view variant, int depth, const std::stop_token& stop,
                                   const std::function<void(const std::string&)>& print) {
    Engine engine(HashMegabytes, 1);
    Effort sum;
    for (const BenchGame& game : benchGames()) {
        if (!wanted(game, variant)) continue;
        const Effort effort = search(engine, game, depth > 0 ? depth : game.depth, stop);
        if (stop.stop_requested()) return std::nullopt;
        print(line(game.variant, effort));
        sum.nodes += effort.nodes;
        sum.time += effort.time;
    }
    print(line("all", sum));
    return sum.nodes;
}

void listBenchPositions(std::string_view variant, const std::function<void(const std::string&)>& print) {
    for (const BenchGame& game : benchGames()) {
        if (!wanted(game, variant)) continue;
        for (std::string_view rest = game.positions; !rest.empty();)
            print(std::string(game.variant) + ' ' + std::string(cut(rest, "\n")));
    }
}

std::string signatureLine(std::uint64_t nodes) { return "signature " + std::to_string(nodes); }

}  // namespace rokada::engine
