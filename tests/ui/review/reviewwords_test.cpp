// The words of a review: what a bad move has cost, and what shows it.
#include "review/reviewwords.h"

#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

/// Nobody who reads "mate on d8 is threatened" looks for it in a variation.
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

}  // namespace
}  // namespace rokada::ui
