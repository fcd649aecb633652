// Tests the program's list of openings, and the errors of invalid lists.
#include "database/openingnames.h"
#include "diagram.h"
#include "playedtree.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace rokada::test::openingnamesTest {
namespace {

class ShippedOpenings : public testing::Test {
protected:
    ShippedOpenings() {
        std::ifstream in(ROKADA_OPENINGS_DIR "/chess.openings", std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(in), {});
        auto read = OpeningNames::parse(*book_, text);
        EXPECT_TRUE(read) << read.error().line << ':' << read.error().column;
        if (read) names_ = std::move(*read);
    }

    const OpeningName* after(std::string_view moves) {
        Game game(book_);
        play(game, moves);
        const GameTree tree = treeOf(game);
        return names_.last(tree, tree.variationEnd(Node::Root));
    }

    RulebookPtr book_ = rules("chess");
    OpeningNames names_;
};

TEST_F(ShippedOpenings, AllAreThere) { EXPECT_EQ(names_.names().size(), 3807u); }

TEST_F(ShippedOpenings, PositionHasTheNameWhateverTheOrder) {
    const OpeningName* one = after("d2d4 g8f6 c2c4 e7e6 g1f3 d7d5 b1c3");
    const OpeningName* other = after("g1f3 d7d5 d2d4 e7e6 c2c4 g8f6 b1c3");
    ASSERT_NE(one, nullptr);
    ASSERT_NE(other, nullptr);
    EXPECT_EQ(*one, *other);
    EXPECT_EQ(one->code, "D37");
}

TEST_F(ShippedOpenings, LastNameStays) {
    const OpeningName* name = after("e2e4 c7c5 h2h4 a7a5 h4h5 a5a4 a2a3");
    ASSERT_NE(name, nullptr);
    EXPECT_EQ(name->name, "Sicilian Defense: Myers Attack, with h4");
}

TEST_F(ShippedOpenings, StartHasNone) { EXPECT_EQ(names_.find(Game(book_).position()), nullptr); }

TEST(OpeningList, ErrorsHavePlaces) {
    const RulebookPtr book = rules("chess");
    const auto wrong = [&](std::string_view text) { return OpeningNames::parse(*book, text).error(); };
    EXPECT_EQ(wrong("# Names\nA00\tName\t0").what, OpeningErrorCode::MissingField);
    EXPECT_EQ(wrong("# Names\nA00\tName\t0").line, 2);
    EXPECT_EQ(wrong("F00\tName\t0\ta2a3").what, OpeningErrorCode::BadCode);
    EXPECT_EQ(wrong("A00\t\t0\ta2a3").what, OpeningErrorCode::MissingField);
    EXPECT_EQ(wrong("A00\tName\t1\ta2a3").what, OpeningErrorCode::BadNumber);
    const OpeningError move = wrong("A00\tName\t0\ta2a3\nA00\tOther\t1\te7e5 e2e5");
    EXPECT_EQ(move.what, OpeningErrorCode::BadMove);
    EXPECT_EQ(move.line, 2);
    EXPECT_EQ(move.column, 18);
    ASSERT_TRUE(move.why);
    EXPECT_EQ(move.why->what, ErrorCode::IllegalMove);
    EXPECT_EQ(wrong("A00\tName\t0\ta2a3\nA00\tOther\t0\ta2a3").what, OpeningErrorCode::Twice);
    EXPECT_TRUE(OpeningNames::parse(*book, ""));
}

}  // namespace
}  // namespace rokada::test::openingnamesTest
