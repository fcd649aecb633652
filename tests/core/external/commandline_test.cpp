// Tests the command lines for Windows against the rules by which programs split them.
#include "external/commandline.h"

#include <gtest/gtest.h>

namespace rokada::external::commandlineTest {
namespace {

TEST(WindowsCommandLine, PlainWordsStayAsTheyAre) {
    EXPECT_EQ(windowsCommandLine({"C:\\Engines\\rokada.exe", "uci"}), "C:\\Engines\\rokada.exe uci");
    EXPECT_EQ(windowsCommandLine({}), "");
}

TEST(WindowsCommandLine, OtherWordsAreQuoted) {
    EXPECT_EQ(windowsCommandLine({"C:\\Program Files\\e.exe", ""}), "\"C:\\Program Files\\e.exe\" \"\"");
    EXPECT_EQ(windowsCommandLine({"a\tb"}), "\"a\tb\"");
}

TEST(WindowsCommandLine, BackslashesCountOnlyBeforeQuotes) {
    EXPECT_EQ(windowsCommandLine({"say \"hi\""}), "\"say \\\"hi\\\"\"");
    EXPECT_EQ(windowsCommandLine({"a b\\"}), "\"a b\\\\\"");
    EXPECT_EQ(windowsCommandLine({"\\\\\""}), "\"\\\\\\\\\\\"\"");
}

}  // namespace
}  // namespace rokada::external::commandlineTest
