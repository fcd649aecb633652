// Tests the texts of a review: the cost of a mistake, and the variation that proves it.
#include "review/reviewwords.h"

#include "book/compactbook.h"
#include "review/bookwords.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::ui::reviewwordsTest {
namespace {

/// The text must not say "Mate on d8 is threatened", because readers could take this for a threat in the current
/// position.
TEST(ReviewWords, AMateThatOnlyTheBetterMoveThreatensIsToldAsSuch) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Position before = *parsePosition(*book, "6k1/5ppp/8/8/8/1n6/5PPP/3R2K1 w - - 0 1");
    const auto at = [&](const char* name) { return book->geometry().named(name); };
    ReviewedMove move{.node = Node(1), .played = Move(at("h2"), at("h3")), .mover = Side(0)};
    move.better = {Move(at("d1"), at("d7"))};
    MoveCost cost{.type = CostType::Misses};
    cost.gone = {book->variant().kindOf('N')};
    const MoveFault fault{
        .node = move.node, .costs = {cost}, .shown = FoundMotif{Motif::MateThreat, {at("d7"), at("d8")}, 0, {}, {}}};
    const std::string words = faultWords(before, move, fault).toStdString();
    EXPECT_EQ(words.rfind("Could have won a knight: the better move threatens mate on d8.", 0), 0U) << words;
}

/// If all moves win or all lose, a move that wins later or loses sooner is not the best move.
TEST(ReviewWords, TheWayToAMateMayBecomeShorterOrLonger) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const auto at = [&](const char* name) { return book->geometry().named(name); };
    const auto words = [&](const char* turn, Score before, Score after) {
        const Task task{
            .book = book,
            .position = *parsePosition(*book, std::string("6k1/5ppp/8/8/8/8/5PPP/RR4K1 ") + turn + " - - 0 1")};
        const bool white = *turn == 'w';
        const ReviewedMove move{.node = Node(1),
                                .played = white ? Move(at("h2"), at("h3")) : Move(at("h7"), at("h6")),
                                .mover = Side(white ? 0 : 1),
                                .before = before,
                                .after = after};
        return momentHtml(task, move, nullptr, 0, {}).toStdString();
    };
    const std::string best = "Best move.";
    EXPECT_NE(words("b", mateIn(10), mateIn(9)).find(best), std::string::npos);
    EXPECT_EQ(words("b", mateIn(10), mateIn(1)).find(best), std::string::npos);
    EXPECT_NE(words("b", mateIn(10), mateIn(1)).find("This move allows the opponent a faster mate."),
              std::string::npos);
    EXPECT_NE(words("w", mateIn(3), mateIn(2)).find(best), std::string::npos);
    EXPECT_EQ(words("w", mateIn(3), mateIn(8)).find(best), std::string::npos);
    EXPECT_EQ(words("w", mateIn(3), mateIn(8)).find("sooner"), std::string::npos);
}

/// Chess game with a book. The book contains 1. e4 (weight 3), 1. d4 (weight 1) and 1. e4 e5.
class BookWords : public ::testing::Test {
protected:
    BookWords() {
        const Position start = startPosition(*rules_);
        Position after = start;
        advance(after, moveIn(start, "e2e4"));
        const BookContents contents{{start.key(), {{moveIn(start, "e2e4"), 3}, {moveIn(start, "d2d4"), 1}}},
                                    {after.key(), {{moveIn(after, "e7e5"), 1}}}};
        book_ = *readBook(*rules_, compactBook(*rules_, contents));
    }
    static Move moveIn(const Position& position, std::string_view text) { return *parseMove(position, text); }
    /// Adds moves to the main line. Returns the last node.
    Node play(std::initializer_list<const char*> moves) {
        Node node = tree_.variationEnd(Node::Root);
        for (const char* text : moves) node = tree_.add(node, moveIn(positionAt(tree_, node), text));
        return node;
    }
    [[nodiscard]] std::string summary() const {
        return bookSummary(tree_, *book_, NotationStyle::International).toStdString();
    }
    [[nodiscard]] std::string words(Node node) const {
        return bookMoveWords(tree_, node, *book_, NotationStyle::International).toStdString();
    }

    RulebookPtr rules_ = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    GameTree tree_{rules_, startPosition(*rules_)};
    BookPtr book_;
};

TEST_F(BookWords, TheSummarySaysWhoLeftTheBook) {
    play({"e2e4", "c7c5"});
    EXPECT_NE(summary().find("Opening: B20 "), std::string::npos) << summary();
    EXPECT_NE(summary().find("The game followed the opening book up to 1. e4. Black left it with 1\u2026 c5."),
              std::string::npos)
        << summary();
}

TEST_F(BookWords, AGameCanStayInTheBookOrNeverEnterIt) {
    const Node first = play({"e2e4"});
    play({"e7e5"});
    EXPECT_NE(summary().find("followed the opening book to its end."), std::string::npos) << summary();
    tree_.remove(first);
    play({"a2a3"});
    EXPECT_NE(summary().find("did not follow the opening book. White left it with 1. a3."), std::string::npos)
        << summary();
}

TEST_F(BookWords, AMoveThatLeavesTheBookIsComparedWithItsMoves) {
    const Node first = play({"e2e4"}), second = play({"c7c5"}), third = play({"g1f3"});
    EXPECT_EQ(words(first), "This move is in the opening book.");
    EXPECT_NE(words(second).find("leaves the opening book. Book moves: e5"), std::string::npos) << words(second);
    EXPECT_EQ(words(third), "");
    const Node end = (tree_.remove(second), play({"e7e5", "g1f3"}));
    EXPECT_EQ(words(end), "The opening book ends here.");
}

}  // namespace
}  // namespace rokada::ui::reviewwordsTest
