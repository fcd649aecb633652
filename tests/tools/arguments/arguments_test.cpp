// Tests the reading of command lines: values, limits, commands, and the cases that end the program: help, version and
// errors.
#include "arguments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::arguments::argumentsTest {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Reads a command line whose words are separated by single spaces.
std::optional<Ending> readLine(const Program& program, const std::string& line) {
    std::vector<std::string> words{"program"};
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    std::vector<const char*> pointers;
    for (const std::string& word : words) pointers.push_back(word.c_str());
    return program.read(static_cast<int>(pointers.size()), pointers.data());
}

std::string reasonOf(const Program& program, const std::string& line) {
    const auto ending = readLine(program, line);
    if (!ending) return "";
    EXPECT_NE(ending->status, 0);
    return ending->reason;
}

TEST(Arguments, ValuesOfEachType) {
    const Program program("A program");
    int number = 0;
    long long large = 0;
    std::uint64_t count = 0;
    double share = 0;
    bool all = false, none = false;
    std::string word;
    std::optional<std::string> perhaps, missing;
    std::vector<int> levels;
    std::vector<std::string> files;
    program.option("--number", number, "");
    program.option("--large", large, "");
    program.option("--count", count, "");
    program.option("--share", share, "");
    program.option("--word", word, "");
    program.option("--perhaps", perhaps, "");
    program.option("--missing", missing, "");
    program.option("--levels", levels, "");
    program.option("files", files, "");
    program.flag("--all", all, "");
    program.flag("--none", none, "");
    EXPECT_FALSE(readLine(program,
                          "a b --number -3 --large 5000000000 --count 18446744073709551615 --share 0.25 --all "
                          "--word x --perhaps y --levels 1 2 --levels 3"));
    EXPECT_EQ(number, -3);
    EXPECT_EQ(large, 5'000'000'000);
    EXPECT_EQ(count, 18'446'744'073'709'551'615u);
    EXPECT_EQ(share, 0.25);
    EXPECT_EQ(word, "x");
    EXPECT_EQ(perhaps, "y");
    EXPECT_EQ(missing, std::nullopt);
    EXPECT_THAT(levels, ElementsAre(1, 2, 3));
    EXPECT_THAT(files, ElementsAre("a", "b"));
    EXPECT_TRUE(all);
    EXPECT_FALSE(none);
}

TEST(Arguments, DefaultsRemain) {
    const Program program("A program");
    int depth = 7;
    program.option("--depth", depth, "plies").showDefault();
    EXPECT_FALSE(readLine(program, ""));
    EXPECT_EQ(depth, 7);
    EXPECT_THAT(readLine(program, "--help")->text, HasSubstr("--depth INT=7"));
}

TEST(Arguments, NumbersOutsideTheRange) {
    const Program program("A program");
    int depth = 1;
    double share = 0;
    std::uint64_t games = 1;
    program.option("--depth", depth, "").range(1, 30);
    program.option("--share", share, "").range(0.0, 1.0);
    program.option("--games", games, "").positive();
    EXPECT_EQ(reasonOf(program, "--depth 30"), "");
    EXPECT_EQ(reasonOf(program, "--depth 31"), "--depth: Value 31 not in range 1 to 30");
    EXPECT_THAT(reasonOf(program, "--share 1.5"), HasSubstr("--share: Value 1.5 not in range"));
    EXPECT_THAT(reasonOf(program, "--games 0"), HasSubstr("--games: Value 0 not in range"));
    EXPECT_THAT(reasonOf(program, "--depth 99999999999999999999"), HasSubstr("--depth"));
}

TEST(Arguments, OptionsThatNeedOrExcludeOthers) {
    const Program program("A program");
    std::string file, position, variant;
    int most = 0;
    const Option suite = program.option("--file", file, "");
    program.option("--most", most, "").needs(suite);
    program.option("--position", position, "").excludes(suite);
    program.option("--variant", variant, "").oneOf({"chess", "vyrt"}).required();
    EXPECT_EQ(reasonOf(program, "--variant chess --file x --most 3"), "");
    EXPECT_EQ(reasonOf(program, ""), "--variant is required");
    EXPECT_EQ(reasonOf(program, "--variant chess --most 3"), "--most requires --file");
    EXPECT_THAT(reasonOf(program, "--variant chess --file x --position y"), HasSubstr("excludes"));
    EXPECT_THAT(reasonOf(program, "--variant go"), HasSubstr("go not in {chess,vyrt}"));
}

TEST(Arguments, NumberOfValues) {
    const Program program("A program");
    std::vector<double> bounds;
    std::vector<std::string> engines, languages;
    program.option("--bounds", bounds, "").values(2);
    program.option("--engine", engines, "").repeated();
    program.option("--language", languages, "").separatedBy(',');
    EXPECT_FALSE(readLine(program, "--bounds 0 5 --engine a --language en,ru --engine b"));
    EXPECT_THAT(bounds, ElementsAre(0, 5));
    EXPECT_THAT(engines, ElementsAre("a", "b"));
    EXPECT_THAT(languages, ElementsAre("en", "ru"));
    EXPECT_THAT(readLine(program, "--help")->text, HasSubstr("--engine TEXT  "));
    EXPECT_THAT(reasonOf(program, "--bounds 1"), HasSubstr("--bounds"));
}

TEST(Arguments, OneCommandIsGiven) {
    const Program program("A program");
    const auto show = program.command("show", ""), check = program.command("check", "");
    bool called = false;
    check.whenGiven([&] { called = true; });
    EXPECT_FALSE(readLine(program, ""));
    EXPECT_FALSE(called);
    EXPECT_FALSE(readLine(program, "check"));
    EXPECT_TRUE(called);
    EXPECT_TRUE(check.given());
    EXPECT_FALSE(show.given());
    EXPECT_NE(reasonOf(program, "check show"), "");
    program.requireCommand();
    EXPECT_EQ(reasonOf(program, ""), "A subcommand is required");
}

TEST(Arguments, HelpAndVersionAreNoErrors) {
    const Program program("Does something", "doer");
    program.version("Doer 1.2");
    program.command("show", "Shows it");
    const auto help = readLine(program, "--help");
    ASSERT_TRUE(help);
    EXPECT_EQ(help->status, 0);
    EXPECT_THAT(help->text, HasSubstr("Does something\nUsage: doer [OPTIONS]"));
    EXPECT_THAT(readLine(program, "show --help")->text, HasSubstr("Shows it\n"));
    const auto version = readLine(program, "--version");
    ASSERT_TRUE(version);
    EXPECT_EQ(version->status, 0);
    EXPECT_EQ(version->text, "Doer 1.2\n");
}

TEST(Arguments, AnErrorPointsToTheHelp) {
    const Program program("A program");
    const auto ending = readLine(program, "--wrong");
    ASSERT_TRUE(ending);
    EXPECT_NE(ending->status, 0);
    EXPECT_EQ(ending->reason, "The following argument was not expected: --wrong");
    EXPECT_EQ(ending->text, ending->reason + "\nRun with --help for more information.\n");
}

}  // namespace
}  // namespace rokada::arguments::argumentsTest
