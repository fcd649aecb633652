// Piece values of each variant, and captured pieces of each side.
#include "explain/material.h"
#include "explain/piecevalues.h"

#include "everyvariant.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace rokada::materialTest {

namespace {

RulebookPtr bookOf(std::string_view game, const Choices& rules = {}) {
    return Rulebook::compile(*makeVariant(*findVariant(game), rules));
}

Game played(std::string_view game, std::string_view position, std::initializer_list<std::string_view> moves) {
    const RulebookPtr book = bookOf(game);
    Game result = position.empty() ? Game(book) : Game(book, *parsePosition(*book, position));
    for (const std::string_view text : moves) {
        const auto move = parseMove(result.position(), text);
        EXPECT_TRUE(move && result.play(*move)) << text;
    }
    return result;
}

/// Returns the letters of the pieces captured by a side.
std::string captured(const Game& game, Side side) {
    std::string letters;
    const Balance balance = balanceOf(game);
    for (const Piece piece : balance.captured[side]) {
        letters += game.book().variant().kinds[kindOf(piece)].letter;
    }
    return letters;
}

TEST(Material, ChessPiecesAreWorthWhatEverybodyLearns) {
    const RulebookPtr book = bookOf("chess");
    const auto values = pieceValues(*book);
    const auto of = [&](char letter) { return values[book->variant().kindOf(letter)].pawns(); };
    EXPECT_EQ(of('P'), 1);
    EXPECT_EQ(of('N'), 3);
    EXPECT_EQ(of('B'), 3);
    EXPECT_EQ(of('R'), 5);
    EXPECT_EQ(of('Q'), 9);
    EXPECT_EQ(of('K'), 0);
}

TEST(Material, EveryPieceOfEveryVariantIsWorthSomethingAndNoSideLeadsAtTheStart) {
    for (const VariantInfo& info : allVariants()) {
        const RulebookPtr book = bookOf(info.id);
        const auto values = pieceValues(*book);
        for (std::size_t kind = 0; kind < book->variant().kinds.size(); ++kind) {
            EXPECT_EQ(values[kind].pawns() == 0, Kind(kind) == book->royalKind()) << info.id << ' ' << kind;
        }
        const Game game(book);
        for (std::size_t side = 0; side < book->sides(); ++side) {
            EXPECT_EQ(balanceOf(game).lead[side], 0) << info.id;
        }
    }
}

TEST(Material, TheMostValuableComesFirstAndUndoTakesItBack) {
    Game game = played("chess", "3qk3/8/8/1n1p4/2P5/8/8/3RK3 w - - 0 1", {"c4b5", "e8e7", "d1d5", "e7e8", "d5d8"});
    EXPECT_EQ(captured(game, Side(0)), "QNP");
    EXPECT_EQ(balanceOf(game).lead[0], 1 + 5);
    EXPECT_EQ(balanceOf(game).lead[1], -6);
    game.undo();
    EXPECT_EQ(captured(game, Side(0)), "NP");
    game.redo();
    EXPECT_EQ(captured(game, Side(0)), "QNP");
}

TEST(Material, EnPassantAndPromotionCount) {
    const Game passed = played("chess", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", {"d7d5", "e5d6"});
    EXPECT_EQ(captured(passed, Side(0)), "P");
    const Game promoted = played("chess", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", {"a7a8q"});
    EXPECT_EQ(captured(promoted, Side(0)), "");
    EXPECT_EQ(balanceOf(promoted).lead[0], 9);
}

TEST(Material, CastlingCapturesNothing) {
    const Game game = played("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", {"e1g1"});
    EXPECT_EQ(captured(game, Side(0)), "");
}

TEST(Material, PartnersLeadTogether) {
    const RulebookPtr book = bookOf("fortress", {{"placement", "standard"}});
    Game game(book);
    const Balance before = balanceOf(game);
    const auto capturing = [&] {
        const MoveList moves = game.moves();
        const auto found = std::ranges::find_if(moves, [&](Move move) { return game.position().hostile(move.to()); });
        return found == moves.end() ? moves[0] : *found;
    };
    while (balanceOf(game).lead == before.lead) ASSERT_TRUE(game.play(capturing()));
    const Balance material = balanceOf(game);
    EXPECT_NE(material.lead[0], 0);
    EXPECT_EQ(material.lead[0], material.lead[2]);
    EXPECT_EQ(material.lead[3], -material.lead[0]);
}

TEST(Material, AnArmyThatGivesUpChangesNoLead) {
    const RulebookPtr book = bookOf("fortress", {{"placement", "standard"}});
    Game game(book);
    game.resign(Side(1));
    const Balance material = balanceOf(game);
    for (std::size_t side = 0; side < book->sides(); ++side) {
        EXPECT_EQ(material.lead[side], 0) << "it was not taken";
        EXPECT_TRUE(material.captured[side].empty());
    }
}

}  // namespace

}  // namespace rokada::materialTest
