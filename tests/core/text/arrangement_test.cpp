// Positions set up by hand: an error must be reported if and only if the text of the position cannot be read.
#include "text/arrangement.h"
#include "everyvariant.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace rokada::test::arrangementTest {
namespace {

class EveryArrangement : public testing::TestWithParam<int> {
protected:
    const RuleSet& rules() const { return everyRuleSet()[static_cast<std::size_t>(GetParam())]; }
};

/// Makes one to four random changes to the position.
void spoil(Arrangement& board, std::mt19937_64& random) {
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    const std::size_t sides = board.book->sides();
    const std::size_t kinds = board.book->variant().kinds.size();
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
        const std::size_t square = below(board.pieces.size());
        switch (below(6)) {
            case 0: board.pieces[square] = NoPiece; break;
            case 1: board.turn = Side(below(sides)); break;
            case 2: board.enPassant = below(2) == 0 ? NoSquare : Square(square); break;
            case 3: std::swap(board.pieces[square], board.pieces[below(board.pieces.size())]); break;
            case 4:
                if (!board.book->reserveKinds().empty()) board.reservePieces[below(sides)][below(3)] = int(below(16));
                break;
            default: board.pieces[square] = pieceOf(Side(below(sides)), Kind(below(kinds)));
        }
    }
}

TEST_P(EveryArrangement, ErrorsAreFoundExactlyWhereTheTextIsRejected) {
    std::mt19937_64 random(static_cast<std::uint64_t>(GetParam()));
    int sound = 0, withErrors = 0;
    wander(rules(), 6, 60, [&](const Game& game) {
        Arrangement board(game.sharedBook(), game.position());
        EXPECT_TRUE(arrangementErrors(board).empty()) << positionText(game.position());
        EXPECT_EQ(positionText(board), positionText(game.position()));
        spoil(board, random);
        const auto errors = arrangementErrors(board);
        // The text omits an impossible en passant square, so it can be read in spite of this error.
        const bool onlyPassed = errors.size() == 1 && errors[0].what == ErrorCode::BadEnPassant;
        const auto read = parsePosition(*board.book, positionText(board));
        EXPECT_EQ(read.has_value(), errors.empty() || onlyPassed) << positionText(board);
        if (!read) {
            const bool named =
                std::ranges::any_of(errors, [&](const ArrangementError& f) { return f.what == read.error().what; });
            EXPECT_TRUE(named) << positionText(board);
        }
        EXPECT_EQ(positionOf(board).has_value(), errors.empty());
        ++(errors.empty() ? sound : withErrors);
        return !HasFailure();
    });
    EXPECT_GT(sound, 5);
    EXPECT_GT(withErrors, 5);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, EveryArrangement, testing::Range(0, static_cast<int>(everyRuleSet().size())));

TEST(Arrangement, NamesTheSquaresOfAnError) {
    const RulebookPtr book = rules("chess");
    Arrangement board(book);
    const auto at = [&](const char* name) -> Piece& { return board.pieces[square(book, name)]; };
    at("e1") = pieceOf(Side(0), book->royalKind());
    EXPECT_EQ(arrangementErrors(board), (std::vector<ArrangementError>{{ErrorCode::NoKing, Side(1), {}}}));
    at("e8") = pieceOf(Side(1), book->royalKind());
    at("e5") = pieceOf(Side(0), book->variant().kindOf('R'));
    EXPECT_EQ(arrangementErrors(board),
              (std::vector<ArrangementError>{
                  {ErrorCode::OpponentInCheck, Side(1), {square(book, "e8"), square(book, "e5")}}}));
    board.turn = Side(1);
    EXPECT_TRUE(arrangementErrors(board).empty());
    at("a8") = pieceOf(Side(0), book->pawnKind());
    EXPECT_EQ(arrangementErrors(board),
              (std::vector<ArrangementError>{{ErrorCode::PawnOnPromotionSquare, Side(0), {square(book, "a8")}}}));
}

TEST(Arrangement, KnowsWhichSquaresAPawnMayHavePassed) {
    const RulebookPtr book = rules("chess");
    const Arrangement board(book, position(book, "4k3/8/8/8/P3P3/8/1P2N3/4K3 b - - 0 1"));
    EXPECT_EQ(passableSquares(board), (std::vector<Square>{square(book, "a3")})) << "on e2 stands a knight";
}

TEST(Arrangement, RightsCountWhileThePiecesAreAtHome) {
    const RulebookPtr book = rules("chess");
    Arrangement board(book, startPosition(*book));
    board.pieces[square(book, "h1")] = NoPiece;
    EXPECT_EQ(positionText(board), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1");
    board.pieces[square(book, "h1")] = pieceOf(Side(0), book->variant().kindOf('R'));
    EXPECT_EQ(positionText(board), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(Arrangement, PiecesReplaceOneAnotherWhereThereAreNoTowers) {
    const RulebookPtr book = rules("chess");
    Arrangement board(book, position(book, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    putOn(board, pieceOf(Side(1), book->variant().kindOf('N')), square(book, "a1"));
    carryOver(board, square(book, "a1"), square(book, "e1"));
    EXPECT_EQ(positionText(board), "4k3/8/8/8/8/8/8/4n3 w - - 0 1");
    takeTop(board, square(book, "e1"));
    EXPECT_EQ(positionText(board), "4k3/8/8/8/8/8/8/8 w - - 0 1");
}

TEST(Arrangement, PiecesArePutOnOneAnotherWhereThereAreTowers) {
    const RulebookPtr book = rules("tavreli");
    const Variant& variant = book->variant();
    Arrangement board(book, position(book, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 -"));
    putOn(board, pieceOf(Side(0), book->pawnOfFile(1)), square(book, "a8"));
    EXPECT_EQ(positionText(board), "N~3k3/8/8/8/8/8/8/4K3 w - - 0 1 -") << "promoted at once";
    putOn(board, pieceOf(Side(1), variant.kindOf('Q')), square(book, "a8"));
    EXPECT_EQ(positionText(board), "(Pnq)3k3/8/8/8/8/8/8/4K3 w - - 0 1 -") << "and a pawn again";
    putOn(board, pieceOf(Side(0), variant.kindOf('R')), square(book, "c3"));
    carryOver(board, square(book, "a8"), square(book, "c3"));
    EXPECT_EQ(positionText(board), "4k3/8/8/8/8/2(RPnq)5/8/4K3 w - - 0 1 -");
    takeTop(board, square(book, "c3"));
    EXPECT_EQ(positionText(board), "4k3/8/8/8/8/2(RPn)5/8/4K3 w - - 0 1 -");
    EXPECT_TRUE(positionOf(board));
}

}  // namespace
}  // namespace rokada::test::arrangementTest
