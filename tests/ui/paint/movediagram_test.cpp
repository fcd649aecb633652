// The diagrams of the rules card must agree with the move generator, for every piece kind of every variant.
#include "paint/movediagram.h"

#include "rules/movegen.h"
#include "texts/cardtexts.h"

#include "explain/piecevalues.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace rokada::ui::movediagramTest {
namespace {

RulebookPtr bookOf(const VariantInfo& info, const Choices& rules = {}) {
    return Rulebook::compile(*makeVariant(info, rules));
}

RulebookPtr bookOf(std::string_view id, const Choices& rules = {}) { return bookOf(*findVariant(id), rules); }

Kind kindNamed(const Rulebook& book, char letter) { return book.variant().kindOf(letter); }

std::set<std::string> names(const Rulebook& book, const std::set<Square>& squares) {
    std::set<std::string> all;
    for (const Square square : squares) all.insert(book.geometry().name(square));
    return all;
}

std::set<Square> marked(const MoveDiagram& diagram, Reach but) {
    std::set<Square> squares;
    for (const TargetMark& mark : diagram.marks) {
        if (mark.reach != but) squares.insert(mark.square);
    }
    return squares;
}

/// Returns a legal position with the piece of a diagram, and kings far away from it.
Position positionOf(const MoveDiagram& diagram) {
    const Rulebook& book = *diagram.book;
    Position position(book);
    position.put(diagram.piece, diagram.home);
    position.grantRights(book.firstMoveRight(Side(0), diagram.home));
    std::set<Square> kept{diagram.home};
    for (const TargetMark& mark : diagram.marks) kept.insert(mark.square);
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (position.king(Side(side)) != NoSquare) continue;
        for (int s = 0; s < book.size() && position.king(Side(side)) == NoSquare; ++s) {
            if (kept.contains(Square(s)) || !position.empty(Square(s))) continue;
            position.put(pieceOf(Side(side), book.royalKind()), Square(s));
            position.settleLiving();
            bool quiet = true;
            for (std::size_t other = 0; other <= side; ++other) quiet = quiet && !position.inCheck(Side(other));
            if (!quiet) position.remove(Square(s));
        }
    }
    position.settleLiving();
    position.setTurn(Side(0));
    return position;
}

std::set<Square> targetsFrom(const Position& position, Square home) {
    const MoveList moves = legalMoves(position);
    std::set<Square> squares;
    for (const Move move : moves) {
        if (move.type() != MoveType::Drop && move.type() != MoveType::Castle && move.from() == home)
            squares.insert(move.to());
    }
    return squares;
}

/// Returns the squares on which the piece captures. Tries each square with a single enemy piece.
std::set<Square> capturesFrom(const Position& position, Square home) {
    const Rulebook& book = position.book();
    const Piece prey = pieceOf(Side(1), book.variant().kindOf('N'));
    std::set<Square> squares;
    for (int s = 0; s < book.size(); ++s) {
        if (!position.empty(Square(s))) continue;
        Position with = position;
        with.put(prey, Square(s));
        if (targetsFrom(with, home).contains(Square(s))) squares.insert(Square(s));
    }
    return squares;
}

void expectGenerated(const MoveDiagram& diagram) {
    const Rulebook& book = *diagram.book;
    const std::string what = std::string(book.variant().id) + " " +
                             std::string(book.variant().kinds[kindOf(diagram.piece)].name) + " on " +
                             book.geometry().name(diagram.home);
    const Position position = positionOf(diagram);
    EXPECT_EQ(names(book, marked(diagram, Reach::Capture)), names(book, targetsFrom(position, diagram.home))) << what;
    EXPECT_EQ(names(book, marked(diagram, Reach::Quiet)), names(book, capturesFrom(position, diagram.home))) << what;
    EXPECT_TRUE(shows(diagram, diagram.home)) << what;
}

TEST(MoveDiagram, ShowsWhatTheGeneratorGenerates) {
    for (const VariantInfo& info : offeredVariants()) {
        const RulebookPtr book = bookOf(info);
        for (std::size_t i = 0; i < book->variant().kinds.size(); ++i) {
            const auto kind = Kind(i);
            expectGenerated(moveDiagram(book, pieceOf(Side(0), kind), usualHome(book, kind)));
        }
    }
}

TEST(MoveDiagram, BesideWallsToo) {
    const RulebookPtr book = bookOf("fortress");
    for (std::size_t i = 0; i < book->variant().kinds.size(); ++i) {
        const Square home = walledHome(*book, Kind(i));
        ASSERT_NE(home, NoSquare) << i;
        expectGenerated(moveDiagram(book, pieceOf(Side(0), Kind(i)), home));
    }
    EXPECT_EQ(walledHome(*bookOf("chess"), Kind(0)), NoSquare);
}

TEST(MoveDiagram, ASideThatLooksAsideMovesAside) {
    const RulebookPtr book = bookOf("fortress");
    const Square home = book->geometry().named("d8");
    const MoveDiagram pawn = moveDiagram(book, pieceOf(Side(1), kindNamed(*book, 'P')), home);
    EXPECT_EQ(names(*book, marked(pawn, Reach::Capture)), (std::set<std::string>{"e8", "f8"}));
    EXPECT_EQ(names(*book, marked(pawn, Reach::Quiet)), (std::set<std::string>{"e7", "e9"}));
}

TEST(MoveDiagram, SaysWhatOnlyTheFirstMoveReaches) {
    const RulebookPtr book = bookOf("chess");
    const Kind pawn = kindNamed(*book, 'P');
    const MoveDiagram diagram = moveDiagram(book, pieceOf(Side(0), pawn), usualHome(book, pawn));
    ASSERT_EQ(diagram.atFirst.size(), 1U);
    EXPECT_EQ(book->geometry().row(diagram.atFirst[0]), 3);
    const RulebookPtr great = bookOf("greatshatranj");
    const MoveDiagram slow =
        moveDiagram(great, pieceOf(Side(0), kindNamed(*great, 'P')), usualHome(great, kindNamed(*great, 'P')));
    EXPECT_TRUE(slow.atFirst.empty());
}

TEST(MoveDiagram, LinesThatLeaveTheWindowGoOn) {
    const RulebookPtr book = bookOf("vyrt");
    const auto lines = [&](char letter) {
        const Kind kind = kindNamed(*book, letter);
        return moveDiagram(book, pieceOf(Side(0), kind), usualHome(book, kind)).onwards.size();
    };
    EXPECT_EQ(lines('Q'), 8U);
    EXPECT_EQ(lines('R'), 4U);
    EXPECT_EQ(lines('N'), 0U);
}

TEST(MoveDiagram, OnTheWholeBoardOfVyrtSquaresBeyondTheSeamHaveTheirRim) {
    const RulebookPtr book = bookOf("vyrt");
    const MoveDiagram corner =
        moveDiagram(book, pieceOf(Side(0), kindNamed(*book, 'N')), book->geometry().named("j10"));
    const Diagram board = wholeBoard(corner);
    EXPECT_EQ(board.frame.attention.marks.size(), 8U);
    EXPECT_TRUE(board.frame.attention.endless.beyond.test(book->geometry().named("l11")));
    EXPECT_FALSE(board.frame.attention.endless.beyond.test(book->geometry().named("i8")));
}

TEST(CardTexts, EveryPieceOfEveryVariantHasASentenceAndEveryVariantItsSettledPoints) {
    for (const VariantInfo& info : offeredVariants()) {
        const RulebookPtr book = bookOf(info);
        for (const KindSpec& kind : book->variant().kinds)
            EXPECT_FALSE(texts::howItMoves(info.id, kind.name).isEmpty()) << info.id << ' ' << kind.name;
        EXPECT_GE(texts::settledByUs(info.id).size(), 4) << info.id;
        EXPECT_EQ(texts::optionsInForce(book->variant()).size(), static_cast<int>(info.options.size())) << info.id;
    }
}

TEST(CardTexts, PromotionsNameTheirSquares) {
    const RulebookPtr book = bookOf("bolyar");
    const QStringList boat = texts::promotions(book->variant(), Side(0), kindNamed(*book, 'L'));
    EXPECT_EQ(boat, (QStringList{QStringLiteral("a8-i8: bolyar"), QStringLiteral("z9, j9: general")}));
    EXPECT_TRUE(texts::promotions(book->variant(), Side(0), book->royalKind()).isEmpty());
    const RulebookPtr vyrt = bookOf("vyrt");
    EXPECT_EQ(texts::promotions(vyrt->variant(), Side(1), kindNamed(*vyrt, 'P')),
              QStringList{QStringLiteral("k1-j1: queen, rook, bishop, knight")});
}

TEST(CardTexts, OptionsInForceAreTheChosenOnes) {
    const RulebookPtr book = bookOf("greatshatranj", {{"bareking", "win"}});
    EXPECT_TRUE(
        texts::optionsInForce(book->variant()).join(QLatin1Char(' ')).contains(QLatin1String("Bare king: Loss.")));
}

TEST(PieceValues, ArePawnsAndKingsHaveNone) {
    for (const VariantInfo& info : offeredVariants()) {
        const RulebookPtr book = bookOf(info);
        const auto values = pieceValues(*book);
        EXPECT_EQ(values[book->pawnKind()], (PieceValue{100, 100})) << info.id;
        EXPECT_EQ(values[book->royalKind()], PieceValue{}) << info.id;
        EXPECT_GT(std::ranges::max_element(values,
                                           [](const PieceValue& a, const PieceValue& b) { return a.ending < b.ending; })
                      ->ending,
                  400)
            << info.id;
    }
}

}  // namespace
}  // namespace rokada::ui::movediagramTest
