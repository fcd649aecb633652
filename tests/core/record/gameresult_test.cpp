// Game results in the formats of other programs.
#include "record/gameresult.h"

#include <gtest/gtest.h>

namespace rokada::gameresultTest {
namespace {

TEST(GameResult, SpellingsOfTheSameResult) {
    struct Case {
        const char* text;
        int first, second;
        const char* word;
        const char* tag;
    };
    for (const Case& each :
         {Case{"1-0", 2, 0, "1-0", "1-0"}, Case{"0-1", 0, 2, "0-1", "0-1"}, Case{"1/2-1/2", 1, 1, "1/2-1/2", "1/2-1/2"},
          Case{"1/2", 1, 1, "1/2-1/2", "1/2-1/2"}, Case{"½-½", 1, 1, "1/2-1/2", "1/2-1/2"},
          Case{"½", 1, 1, "1/2-1/2", "1/2-1/2"}, Case{"0.5 - 0.5", 1, 1, "1/2-1/2", "1/2-1/2"},
          Case{"1 - 0", 2, 0, "1-0", "1-0"}, Case{"1- 0", 2, 0, "1-0", "1-0"}, Case{"1:0", 2, 0, "1-0", "1-0"},
          Case{"0\u20131", 0, 2, "0-1", "0-1"}, Case{"0-0", 0, 0, "*", "0-0"}, Case{"1/2-0", 1, 0, "*", "1/2-0"},
          Case{"0-1/2", 0, 1, "*", "0-1/2"}, Case{"+:-", 2, 0, "1-0", "+:-"}, Case{"-:+", 0, 2, "0-1", "-:+"},
          Case{"-:-", 0, 0, "*", "-:-"}, Case{"+/-", 2, 0, "1-0", "+/-"}}) {
        const auto result = resultMeant(each.text);
        ASSERT_TRUE(result) << each.text;
        EXPECT_EQ(result->first, each.first) << each.text;
        EXPECT_EQ(result->second, each.second) << each.text;
        EXPECT_EQ(resultWord(result), each.word) << each.text;
        EXPECT_EQ(standardResult(each.text), each.tag) << each.text;
    }
}

TEST(GameResult, OtherTextsAreNone) {
    for (const char* text : {"", "*", "?", "1", "0", "1-1", "1-1/2", "2-0", "1-", "-0", "1-0 ", "White wins", "10-0"}) {
        EXPECT_FALSE(resultMeant(text)) << text;
        EXPECT_EQ(standardResult(text), text);
    }
}

}  // namespace
}  // namespace rokada::gameresultTest
