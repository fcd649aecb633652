// Measures how long a search takes to stop, with few threads and with more threads than cores. Measures real time, so
// the machine must be otherwise idle.
#include "ai/search/engine.h"
#include "game/game.h"
#include "variants/variants.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <thread>

namespace {

using namespace rokada;
using Clock = std::chrono::steady_clock;

/// Starts a search and requests a stop after the time `after`. Measures the time from this request to the end of the
/// search.
void stopSearch(benchmark::State& state, const char* variant, Choices choices, std::chrono::milliseconds after) {
    const auto book = Rulebook::compile(*makeVariant(*findVariant(variant), std::move(choices)));
    const Task task = Task::of(Game(book));
    Engine engine(16, static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state) {
        std::stop_source source;
        std::jthread thinker([&] { engine.think(task, source.get_token()); });
        std::this_thread::sleep_for(after);
        const auto asked = Clock::now();
        source.request_stop();
        thinker.join();
        state.SetIterationTime(std::chrono::duration<double>(Clock::now() - asked).count());
    }
}

void manyThreads(benchmark::internal::Benchmark* row) {
    for (const int threads : {1, 2, 8, 64, 128, 256}) row->Arg(threads);
    row->UseManualTime()->Iterations(4)->Unit(benchmark::kMillisecond);
}

const Choices standard{{"placement", "standard"}};
constexpr std::chrono::milliseconds AtOnce{0}, Starting{30}, Running{1000};

BENCHMARK_CAPTURE(stopSearch, chess / at_once, "chess", Choices{}, AtOnce)->Apply(manyThreads);
BENCHMARK_CAPTURE(stopSearch, chess / starting, "chess", Choices{}, Starting)->Apply(manyThreads);
BENCHMARK_CAPTURE(stopSearch, chess, "chess", Choices{}, Running)->Apply(manyThreads);
BENCHMARK_CAPTURE(stopSearch, greatshatranj, "greatshatranj", Choices{}, Running)->Apply(manyThreads);
BENCHMARK_CAPTURE(stopSearch, bolyar, "bolyar", Choices{}, Running)->Apply(manyThreads);
BENCHMARK_CAPTURE(stopSearch, vyrt, "vyrt", Choices{}, Running)->Apply(manyThreads);
BENCHMARK_CAPTURE(stopSearch, fortress, "fortress", standard, Running)->Apply(manyThreads);
BENCHMARK_CAPTURE(stopSearch, tavreli, "tavreli", Choices{}, Running)->Apply(manyThreads);

}  // namespace
