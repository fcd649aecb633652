// Evaluations and times in comments after moves, in the formats of other programs.
#include "record/enginecomment.h"

#include "books.h"

#include <gtest/gtest.h>

namespace rokada::test::enginecommentTest {
namespace {

Remarks saying(const char* comment) {
    return {.before = {}, .after = {{Annotation::Type::Comment, comment}}, .nags = {}};
}

std::string valueIn(std::string_view comment) {
    const auto found = engineComment(comment);
    return found ? found->value : "no engine";
}

TEST(EngineComment, IsValueAndDepthAndTime) {
    EXPECT_EQ(valueIn("+0.25/12 1.5s"), "0.25");
    EXPECT_EQ(valueIn("-0.12/9 0.30s"), "-0.12");
    EXPECT_EQ(valueIn("0.00/1"), "0.00");
    EXPECT_EQ(valueIn("+M3/20 0.1s"), "#3");
    EXPECT_EQ(valueIn("-M12/8 0.1s"), "#-12");
    EXPECT_EQ(valueIn("0.02s"), "");
}

TEST(EngineComment, IsNothingThatSaysMore) {
    for (const char* said : {"", "+", "+0.25", "0.25/", "1/2", "M/3", "+M1/5 0.05s, White mates",
                             "+0.25/12 1.5s and better", "-0.12/9 0.30", "s", "2s", "book", "--1.0/2"})
        EXPECT_EQ(valueIn(said), "no engine") << said;
}

TEST(EngineComment, IsForTheFirstTeamWhereItIsShown) {
    const auto book = kept("fortress");
    const auto value = [&](const char* comment, int mover) {
        return recordedValue(saying(comment), *book, Side(mover)).value_or("none");
    };
    for (std::size_t side = 0; side < book->sides(); ++side) {
        const bool first = book->allied(Side(side), Side(0));
        EXPECT_EQ(value("+1.25/3", static_cast<int>(side)), first ? "1.25" : "-1.25");
        EXPECT_EQ(value("-M2/3", static_cast<int>(side)), first ? "#-2" : "#2");
    }
    EXPECT_EQ(value("0.50s", 0), "none");
    Remarks both = saying("+1.25/3");
    both.setCommand("eval", "0.50");
    EXPECT_EQ(recordedValue(both, *book, Side(0)), "0.50") << "what was meant for programs comes first";
}

}  // namespace
}  // namespace rokada::test::enginecommentTest
