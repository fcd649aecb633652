// Entry point of libFuzzer for one fuzz target, with a limit on CPU time.
#include "parts.h"
#include "targets.h"

#include <cstdint>
#include <cstdio>
#include <ctime>

namespace {

/// Factor by which the instrumentation of libFuzzer and the sanitizers slows the program down.
constexpr int Slower = 15;

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer looks for this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rokada::fuzz;
    const std::clock_t before = std::clock();
    ROKADA_FUZZ_TARGET::testOneInput({reinterpret_cast<const char*>(data), size});
    const auto milliseconds = (std::clock() - before) * 1000 / CLOCKS_PER_SEC;
    static bool warm = false;  // the first input also compiles rules, so it is not timed
    if (warm && size <= LargeInput && milliseconds > LongestMilliseconds * Slower) {
        std::fprintf(stderr, "fuzz: %ld ms of CPU time\n", static_cast<long>(milliseconds));
        expect(false, "the input is done in time");
    }
    warm = true;
    return 0;
}
