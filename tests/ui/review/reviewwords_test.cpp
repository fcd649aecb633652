// Tests the texts of a review: the cost of a mistake, and the variation that proves it.
#include "review/reviewwords.h"

#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::ui::reviewwordsTest {
namespace {

/// The text must not say "Mate on d8 is threatened", because this could be misread as a threat in the current position.
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

}  // namespace
}  // namespace rokada::ui::reviewwordsTest
