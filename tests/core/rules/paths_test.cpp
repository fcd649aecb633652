// Paths of moves, lines of checks, and pseudo-legal targets.
#include "rules/paths.h"

#include "books.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::pathsTest {
namespace {

std::string text(const Geometry& board, const Path& path) {
    std::string names;
    for (const Square s : path) names += (names.empty() ? "" : " ") + board.name(s);
    return names;
}

std::vector<std::string> pathTexts(const Position& position, std::string_view move) {
    std::vector<std::string> texts;
    const auto parsed = parseMove(position, move);
    if (!parsed) return {"no move"};
    for (const Path& path : pathsOf(position, *parsed)) texts.push_back(text(position.book().geometry(), path));
    return texts;
}

std::multiset<std::string> texts(const Position& position, const std::vector<Path>& paths) {
    std::multiset<std::string> set;
    for (const Path& path : paths) set.insert(text(position.book().geometry(), path));
    return set;
}

/// Returns the pseudo-legal targets of the piece on `from` that it can reach in this way: with or without a capture.
Texts touched(const Position& position, std::string_view from, Reach reach) {
    Texts names;
    for (const PseudoLegalTarget& g : pseudoLegalTargets(position, position.book().geometry().named(from))) {
        if (g.reach == reach) names.insert(position.book().geometry().name(g.square));
    }
    return names;
}

Texts chosen(const Position& position, std::string_view from, bool PseudoLegalTarget::*property) {
    Texts names;
    for (const PseudoLegalTarget& g : pseudoLegalTargets(position, position.book().geometry().named(from))) {
        if (g.*property) names.insert(position.book().geometry().name(g.square));
    }
    return names;
}

/// Returns the kind that a piece promotes to, for example "queen". Returns "-" if it does not promote or the player
/// chooses.
std::string becoming(const Position& position, std::string_view from, std::string_view to) {
    const Rulebook& book = position.book();
    for (const PseudoLegalTarget& g : pseudoLegalTargets(position, book.geometry().named(from))) {
        if (book.geometry().name(g.square) != to) continue;
        if (g.becomes == NoKind) return g.bonus ? "- with bonus" : "-";
        return std::string(book.variant().kinds[g.becomes].name) + (g.bonus ? " with bonus" : "");
    }
    return "not touched";
}

using List = std::vector<std::string>;
using Lines = std::multiset<std::string>;

TEST(Paths, OfTheTorusBothWaysRoundTheShortestFirst) {
    const Position rook = placed(kept("vyrt"), "Ra3 Ke1 kh7", "w - - 0 1 -");
    EXPECT_EQ(pathTexts(rook, "a3a5"), (List{"a3 a4 a5", "a3 a2 a1 a12 a11 a10 a9 a8 a7 a6 a5"}));
    EXPECT_EQ(pathTexts(rook, "a3a11"), (List{"a3 a2 a1 a12 a11", "a3 a4 a5 a6 a7 a8 a9 a10 a11"}));
    EXPECT_EQ(pathTexts(rook, "a3b3").size(), 2u);
    const Position blocked = placed(kept("vyrt"), "Ra3 Na4 Ke1 kh7", "w - - 0 1 -");
    EXPECT_EQ(pathTexts(blocked, "a3a5"), (List{"a3 a2 a1 a12 a11 a10 a9 a8 a7 a6 a5"}));
    const Position bishop = placed(kept("vyrt"), "Be3 Ke1 kh7", "w - - 0 1 -");
    const auto four = pathTexts(bishop, "e3k9");
    EXPECT_EQ(
        std::multiset<std::string>(four.begin(), four.end()),
        (Lines{"e3 f4 g5 h6 i7 j8 k9", "e3 d2 c1 b12 a11 l10 k9", "e3 d4 c5 b6 a7 l8 k9", "e3 f2 g1 h12 i11 j10 k9"}));
}

TEST(Paths, OfCastlingAreTheKings) {
    const Position chess = placed(kept("chess"), "Ke1 Ra1 Rh1 ke8", "w KQ - 0 1");
    EXPECT_EQ(pathTexts(chess, "e1g1"), (List{"e1 f1 g1"}));
    EXPECT_EQ(pathTexts(chess, "e1c1"), (List{"e1 d1 c1"}));
    const Position fortress = placed(kept("fortress"), "wKi3 bKc8 bRc12 rKh14 uKn9", "b bQ - 0 1");
    EXPECT_EQ(pathTexts(fortress, "c8c10"), (List{"c8 c9 c10"}));
}

TEST(Paths, OfPawnsAndLeapers) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(pathTexts(start, "e2e4"), (List{"e2 e3 e4"}));
    EXPECT_EQ(pathTexts(start, "g1f3"), (List{"g1 f3"}));
    const Position passant = position(kept("chess"), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9");
    EXPECT_EQ(pathTexts(passant, "e5d6"), (List{"e5 d6"}));
}

TEST(Paths, OfACaptureLeadWhereThePieceMayCapture) {
    const Position boat = placed(kept("bolyar"), "Ka1 ki7 Le4 pe3", "w - - 0 1");
    EXPECT_EQ(pathTexts(boat, "e4e3"), (List{"e4 e3"}));
    EXPECT_EQ(pathTexts(boat, "e4g6"), (List{"e4 g6"}));
}

TEST(Paths, DropsAndForcedMovesHaveNone) {
    EXPECT_EQ(pathTexts(startPosition(*kept("fortress")), "N@n3"), List());
    EXPECT_TRUE(pathsOf(startPosition(*kept("fortress")), Move::pass()).empty());
    EXPECT_TRUE(pathsOf(startPosition(*kept("fortress")), Move::elimination(Side(1))).empty());
}

TEST(Checks, OneRookGivesCheckOnTwoLines) {
    const Position torus = placed(kept("vyrt"), "Ke5 re8 kk11", "w - - 0 1 -");
    EXPECT_EQ(texts(torus, checks(torus, Side(0))), (Lines{"e8 e7 e6 e5", "e8 e9 e10 e11 e12 e1 e2 e3 e4 e5"}));
    EXPECT_TRUE(checks(torus, Side(1)).empty());
}

TEST(Checks, EveryAttackerHasItsLine) {
    const Position chess = placed(kept("chess"), "Ke1 ke8 re5 nf3 bb5", "w - - 0 1");
    EXPECT_EQ(texts(chess, checks(chess, Side(0))), (Lines{"e5 e4 e3 e2 e1", "f3 e1"}));
    EXPECT_EQ(texts(chess, attacksOn(chess, square(kept("chess"), "f1"), Side(0))), (Lines{"b5 c4 d3 e2 f1"}));
}

TEST(Checks, PartnersGiveNoneAndSidesWithoutAKingHaveNone) {
    const Position fortress = placed(kept("fortress"), "wKi3 wRe14 rKh14 uKn9 uRn3", "w - - 0 1");
    EXPECT_TRUE(checks(fortress, Side(2)).empty());
    EXPECT_TRUE(checks(fortress, Side(1)).empty());
    EXPECT_EQ(texts(fortress, checks(fortress, Side(0))), (Lines{"n3 m3 l3 k3 j3 i3"}));
}

TEST(Checks, ABolyarAttacksOnRookLinesOnly) {
    const Position diagonal = placed(kept("bolyar"), "Ke1 yh4 ki8", "w - - 0 1");
    EXPECT_TRUE(checks(diagonal, Side(0)).empty());
    const Position file = placed(kept("bolyar"), "Ke1 ye4 ki8", "w - - 0 1");
    EXPECT_EQ(texts(file, checks(file, Side(0))), (Lines{"e4 e3 e2 e1"}));
}

TEST(PseudoLegalTargets, TheBoatHasThreeReaches) {
    const Position board = placed(kept("bolyar"), "Ki1 ki8 Le4", "w - - 0 1");
    EXPECT_EQ(touched(board, "e4", Reach::Both), words("c4 d4 f4 g4 e5 e6"));
    EXPECT_EQ(touched(board, "e4", Reach::Quiet), words("c5 d5 f5 g5 c6 d6 f6 g6"));
    EXPECT_EQ(touched(board, "e4", Reach::Capture), words("e3 e2"));
    EXPECT_EQ(chosen(board, "e4", &PseudoLegalTarget::legal), words("c4 d4 f4 g4 e5 e6 c5 d5 f5 g5 c6 d6 f6 g6"));
    EXPECT_EQ(chosen(board, "e4", &PseudoLegalTarget::capture), Texts());
}

TEST(PseudoLegalTargets, PiecesOnTheSquaresOfTheBoat) {
    const Position board = placed(kept("bolyar"), "Ki1 ki8 Le4 pe3 pg6 pf4 Pd4", "w - - 0 1");
    EXPECT_EQ(chosen(board, "e4", &PseudoLegalTarget::capture), words("e3 f4"));
    EXPECT_EQ(touched(board, "e4", Reach::Both), words("c4 f4 g4 e5 e6"));
    EXPECT_EQ(touched(board, "e4", Reach::Quiet), words("c5 d5 f5 g5 c6 d6 f6"));
    EXPECT_EQ(touched(board, "e4", Reach::Capture), words("e3 e2"));
    EXPECT_TRUE(chosen(board, "e4", &PseudoLegalTarget::legal).contains("e3"));
    EXPECT_FALSE(chosen(board, "e4", &PseudoLegalTarget::legal).contains("e2"));
}

TEST(PseudoLegalTargets, CompulsoryPromotionsAreShown) {
    const Position boat = placed(kept("bolyar"), "Ka1 kc5 Lh7 Ni7 Re7", "w - - 0 1");
    EXPECT_EQ(becoming(boat, "h7", "j9"), "general with bonus");
    EXPECT_EQ(becoming(boat, "h7", "h8"), "bolyar");
    EXPECT_EQ(becoming(boat, "h7", "g8"), "bolyar");
    EXPECT_EQ(becoming(boat, "h7", "g7"), "-");
    EXPECT_EQ(becoming(boat, "i7", "j9"), "bolyar with bonus");
    EXPECT_EQ(becoming(boat, "i7", "g8"), "bolyar");
    EXPECT_EQ(becoming(boat, "e7", "e8"), "bolyar");
    EXPECT_EQ(becoming(boat, "e7", "e6"), "-");
    const Position beside = placed(kept("bolyar", "corners=beside"), "Ka1 kc5 Lh7 Bg5", "w - - 0 1");
    EXPECT_EQ(becoming(beside, "h7", "j8"), "general with bonus");
    EXPECT_EQ(becoming(beside, "g5", "j8"), "bolyar");
    const Position choice = placed(kept("chess"), "Ke1 kh5 Pa7", "w - - 0 1");
    EXPECT_EQ(becoming(choice, "a7", "a8"), "-");
}

TEST(PseudoLegalTargets, PawnsShowWhatTheyCouldCapture) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(touched(start, "e2", Reach::Quiet), words("e3 e4"));
    EXPECT_EQ(touched(start, "e2", Reach::Capture), words("d3 f3"));
    EXPECT_EQ(chosen(start, "e2", &PseudoLegalTarget::legal), words("e3 e4"));
    const Position passant = position(kept("chess"), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9");
    EXPECT_EQ(chosen(passant, "e5", &PseudoLegalTarget::capture), words("d6"));
    EXPECT_EQ(chosen(passant, "e5", &PseudoLegalTarget::legal), words("d6 e6"));
}

TEST(PseudoLegalTargets, OfPiecesThatAreNotToMoveAreNotLegal) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(touched(start, "g8", Reach::Both), words("f6 h6"));
    EXPECT_EQ(chosen(start, "g8", &PseudoLegalTarget::legal), Texts());
    EXPECT_TRUE(pseudoLegalTargets(start, square(kept("chess"), "e4")).empty());
}

TEST(PseudoLegalTargets, IgnoreTheKingsSafetyButInLegal) {
    const Position exposed = placed(kept("chess"), "Ke1 Re2 kh8 re4", "w - - 0 1");
    EXPECT_EQ(touched(exposed, "e2", Reach::Both), words("a2 b2 c2 d2 f2 g2 h2 e3 e4"));
    EXPECT_EQ(chosen(exposed, "e2", &PseudoLegalTarget::legal), words("e3 e4"));
}

TEST(PseudoLegalTargets, CastlingIsShownIfLegal) {
    const Position chess = placed(kept("chess"), "Ke1 Ra1 Rh1 kb8 rf8", "w KQ - 0 1");
    EXPECT_TRUE(chosen(chess, "e1", &PseudoLegalTarget::legal).contains("c1"));
    EXPECT_TRUE(touched(chess, "e1", Reach::Quiet).contains("c1"));
    EXPECT_FALSE(touched(chess, "e1", Reach::Quiet).contains("g1"));
}

}  // namespace
}  // namespace rokada::test::pathsTest
