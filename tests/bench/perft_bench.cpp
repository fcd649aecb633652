// Measures the speed of move generation, of making and unmaking moves, of compiling rules, and of reading and writing
// position texts. Compare only results of the same run, because the speed of the machine varies between runs.
#include "rules/movegen.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <benchmark/benchmark.h>

namespace {

using namespace rokada;

Position startOf(const VariantInfo& info, Choices choices, RulebookPtr& book) {
    book = Rulebook::compile(*makeVariant(info, std::move(choices)));
    return startPosition(*book);
}

void countFromStart(benchmark::State& state, const char* variant, Choices choices, int depth) {
    RulebookPtr book;
    Position position = startOf(*findVariant(variant), std::move(choices), book);
    std::uint64_t nodes = 0;
    for ([[maybe_unused]] auto _ : state) nodes += perft(position, depth);
    state.counters["nps"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

void listMoves(benchmark::State& state, const char* variant) {
    RulebookPtr book;
    const Position position = startOf(*findVariant(variant), {}, book);
    for ([[maybe_unused]] auto _ : state) {
        const MoveList moves = legalMoves(position);
        benchmark::DoNotOptimize(moves.size());
    }
}

void compileRules(benchmark::State& state, const char* variant) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(Rulebook::compile(*makeVariant(*findVariant(variant), {})));
}

void readAndWrite(benchmark::State& state, const char* variant) {
    RulebookPtr book;
    const std::string text = positionText(startOf(*findVariant(variant), {}, book));
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(positionText(*parsePosition(*book, text)));
}

const Choices standard{{"placement", "standard"}};

BENCHMARK_CAPTURE(countFromStart, chess, "chess", Choices{}, 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countFromStart, greatshatranj, "greatshatranj", Choices{}, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countFromStart, bolyar, "bolyar", Choices{}, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countFromStart, vyrt, "vyrt", Choices{}, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countFromStart, fortress, "fortress", standard, 4)->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(listMoves, chess, "chess");
BENCHMARK_CAPTURE(listMoves, vyrt, "vyrt");
BENCHMARK_CAPTURE(compileRules, fortress, "fortress")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compileRules, vyrt, "vyrt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readAndWrite, fortress, "fortress");

}  // namespace
