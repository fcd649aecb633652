// Runs the fuzz targets on the files of the corpora in normal tests. The files are small inputs, and inputs that
// crashed the program in the past.
#include "targets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

namespace rokada::fuzz::replayTest {
namespace {

std::vector<std::filesystem::path> corpus(std::string_view target) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(ROKADA_CORPUS_DIR) / target))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::string contents(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

/// Returns the CPU time in milliseconds that all threads use for one input.
double spent(const Target& target, std::string_view input) {
    const std::clock_t before = std::clock();
    target.test(input);
    return static_cast<double>(std::clock() - before) * 1000 / CLOCKS_PER_SEC;
}

/// Returns the time limit in milliseconds. Builds with assertions or sanitizers get more time than release builds.
constexpr double longest() {
#ifdef __SANITIZE_ADDRESS__
    return LongestMilliseconds * 60.0;
#elif defined NDEBUG
    return LongestMilliseconds;
#else
    return LongestMilliseconds * 20.0;
#endif
}

class Corpus : public testing::TestWithParam<std::size_t> {};

TEST_P(Corpus, EveryInputIsBorne) {
    const Target& target = targets[GetParam()];
    const auto files = corpus(target.name);
    ASSERT_FALSE(files.empty());
    for (const auto& file : files) {
        SCOPED_TRACE(file.string());
        target.test(contents(file));
    }
}

/// Repeats each input up to the size of a large input. Quadratic algorithms then exceed the limit.
TEST_P(Corpus, LargeInputsAreDoneInTime) {
    const Target& target = targets[GetParam()];
    for (const auto& file : corpus(target.name)) {
        const std::string text = contents(file);
        std::string large;
        while (!text.empty() && large.size() < LargeInput) large += text;
        large.resize(std::min(large.size(), LargeInput));
        target.test(text);  // compiles the rules, which the next line must not measure
        EXPECT_LT(spent(target, large), longest()) << file;
    }
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return std::string(targets[info.param].name); }

INSTANTIATE_TEST_SUITE_P(EveryTarget, Corpus, testing::Range(std::size_t{0}, targets.size()), nameOf);

}  // namespace
}  // namespace rokada::fuzz::replayTest
