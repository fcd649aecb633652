// Reasons of illegal moves: every cause, with the squares that show it.
#include "explain/illegalmove.h"

#include "books.h"
#include "rules/paths.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace rokada {

void PrintTo(const IllegalMove& illegalMove, std::ostream* out) {
    *out << "cause " << static_cast<int>(illegalMove.reason) << " squares " << +illegalMove.squares[0] << ' '
         << +illegalMove.squares[1];
}

}  // namespace rokada

namespace rokada::test {
namespace {

Position placedIn(std::string_view game, std::string_view pieces, std::string_view rest) {
    return placed(kept(game), pieces, rest);
}

/// Returns a position of fortress chess with four kings and the given pieces, White to move.
Position fortress(const std::string& pieces, std::string_view rest = "w - - 0 1") {
    return placedIn("fortress", "wKi3 bKc8 rKh14 uKn9 " + pieces, rest);
}

IllegalMove wish(const Position& position, std::string_view from, std::string_view to) {
    const Geometry& board = position.book().geometry();
    EXPECT_FALSE(targets(position, from).contains(std::string(to))) << "legal: " << from << to;
    return whyIllegal(position, board.named(from), board.named(to));
}

IllegalMove answer(const Position& position, IllegalReason reason, std::string_view first = "",
                   std::string_view second = "") {
    const Geometry& board = position.book().geometry();
    return {reason, {board.named(first), board.named(second)}};
}

TEST(IllegalMove, NothingStandsThere) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(wish(start, "e4", "e5"), answer(start, IllegalReason::NothingThere, "e4"));
}

TEST(IllegalMove, NotYourTurn) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(wish(start, "e7", "e5"), answer(start, IllegalReason::NotYourTurn, "e7"));
    const Position four = startPosition(*kept("fortress", "placement=standard"));
    EXPECT_EQ(wish(four, "e13", "e12"), answer(four, IllegalReason::NotYourTurn, "e13"));
}

TEST(IllegalMove, OwnAndPartnersPiecesAreNotCaptured) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(wish(start, "a1", "a2"), answer(start, IllegalReason::OwnPiece, "a2"));
    const Position four = fortress("wRe5 rPe8");
    EXPECT_EQ(wish(four, "e5", "e8"), answer(four, IllegalReason::PartnersPiece, "e8"));
}

TEST(IllegalMove, AKingIsNeverCaptured) {
    const Position four = fortress("wRf8");
    EXPECT_EQ(wish(four, "f8", "c8"), answer(four, IllegalReason::KingIsNeverCaptured, "c8"));
}

TEST(IllegalMove, TheFirstPieceInThePathBlocks) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(wish(start, "a1", "a5"), answer(start, IllegalReason::PathBlocked, "a2"));
    EXPECT_EQ(wish(start, "c1", "g5"), answer(start, IllegalReason::PathBlocked, "d2"));
    const Position pawn = placedIn("chess", "Ka1 ka8 Pe2 ne3", "w - - 0 1");
    EXPECT_EQ(wish(pawn, "e2", "e4"), answer(pawn, IllegalReason::PathBlocked, "e3"));
}

TEST(IllegalMove, WallsStopRookBishopAndPawn) {
    const Position rook = fortress("wRm4");
    EXPECT_EQ(wish(rook, "m4", "m5"), answer(rook, IllegalReason::WallInPath, "m4", "m5"));
    const Position farRook = fortress("wRm2");
    EXPECT_EQ(wish(farRook, "m2", "m8"), answer(farRook, IllegalReason::WallInPath, "m4", "m5"));
    const Position bishop = fortress("wBl4");
    EXPECT_EQ(wish(bishop, "l4", "m5"), answer(bishop, IllegalReason::WallInPath, "l4", "m5"));
    const Position farBishop = fortress("wBk3");
    EXPECT_EQ(wish(farBishop, "k3", "n6"), answer(farBishop, IllegalReason::WallInPath, "l4", "m5"));
    const Position pawn = fortress("wPl4 uPm5");
    EXPECT_EQ(wish(pawn, "l4", "m5"), answer(pawn, IllegalReason::WallInPath, "l4", "m5"));
}

TEST(IllegalMove, AKnightIsStoppedWhereBothItsPathsAreClosed) {
    // The path straight-then-diagonal has l4-m4 open and m4-n5 closed. On the path diagonal-then-straight, l4-m5 is
    // closed.
    const Position knight = fortress("wNl4");
    EXPECT_EQ(wish(knight, "l4", "n5"), answer(knight, IllegalReason::WallInPath, "m4", "n5"));
    EXPECT_TRUE(targets(knight, "l4").contains("k6"));
}

TEST(IllegalMove, BothPathsOfAKnightBesideAWallAreTold) {
    const Position knight = fortress("wNl4");
    const Geometry& board = knight.book().geometry();
    const auto lameLeap = [&](const char* between, const char* to, int open) {
        return LameLeap{{board.named("l4"), board.named(between), board.named(to)}, open};
    };
    const auto lameLeaps = walledLameLeaps(knight, board.named("l4"));
    const auto told = [&](const LameLeap& w) { return std::ranges::find(lameLeaps, w) != lameLeaps.end(); };
    EXPECT_TRUE(told(lameLeap("m4", "n5", 1)));
    EXPECT_TRUE(told(lameLeap("m5", "n5", 0)));
    // Only one of the two paths to m6 is open.
    EXPECT_TRUE(told(lameLeap("l5", "m6", 2)));
    EXPECT_TRUE(told(lameLeap("m5", "m6", 0)));
    EXPECT_TRUE(std::ranges::none_of(lameLeaps, [&](const LameLeap& w) { return w.squares[2] == board.named("k6"); }));
    EXPECT_TRUE(walledLameLeaps(fortress("wRl4"), board.named("l4")).empty());
}

TEST(IllegalMove, ModesOfMoving) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(wish(start, "e2", "d3"), answer(start, IllegalReason::OnlyByCapture));
    const Position pawns = placedIn("chess", "Ka1 ka8 Pe4 pe5 Pc2 pc4", "w - - 0 1");
    EXPECT_EQ(wish(pawns, "e4", "e5"), answer(pawns, IllegalReason::OnlyWithoutCapture, "e5"));
    EXPECT_EQ(wish(pawns, "c2", "c4"), answer(pawns, IllegalReason::OnlyWithoutCapture, "c4"));
    const Position bolyar = placedIn("bolyar", "Ke1 kg8 Yc3 pe5 Lh4 pi6", "w - - 0 1");
    EXPECT_EQ(wish(bolyar, "c3", "e5"), answer(bolyar, IllegalReason::OnlyWithoutCapture, "e5"));
    EXPECT_EQ(wish(bolyar, "h4", "i6"), answer(bolyar, IllegalReason::OnlyWithoutCapture, "i6"));
    EXPECT_EQ(wish(bolyar, "h4", "h3"), answer(bolyar, IllegalReason::OnlyByCapture));
}

TEST(IllegalMove, APawnOfATowerCapturesNoOwnPiece) {
    const Position tavreli = placedIn("tavreli", "Ke1 Pd2 Ne3 ke8", "w - - 0 1 D");
    EXPECT_EQ(wish(tavreli, "d2", "e3"), answer(tavreli, IllegalReason::OwnPiece, "e3"));
    EXPECT_EQ(wish(tavreli, "d2", "c3"), answer(tavreli, IllegalReason::OnlyByCapture));
}

TEST(IllegalMove, APieceThatIsPassedOverDoesNotBlock) {
    const Position own = placed(kept("tavreli", "doublestep=own"), "Ka2 Pe2 Ne3 rh2 ke8", "w - - 0 1 E");
    EXPECT_EQ(wish(own, "e2", "e4"), answer(own, IllegalReason::Pinned, "h2", "a2"));
    const Position empty = placedIn("tavreli", "Ka2 Pe2 Ne3 rh2 ke8", "w - - 0 1 E");
    EXPECT_EQ(wish(empty, "e2", "e4"), answer(empty, IllegalReason::PathBlocked, "e3"));
}

TEST(IllegalMove, TheLongFirstStepIsOver) {
    const Position chess = placedIn("chess", "Ka1 ka8 Pe3", "w - - 0 1");
    EXPECT_EQ(wish(chess, "e3", "e5"), answer(chess, IllegalReason::FirstMoveIsOver));
    const Position vyrt = placedIn("vyrt", "Ke1 ke8 Pa2", "w - - 0 1 -");
    EXPECT_EQ(wish(vyrt, "a2", "a4"), answer(vyrt, IllegalReason::FirstMoveIsOver));
}

TEST(IllegalMove, APawnBehindTheFrontRowNeverHasALongFirstStep) {
    const Position start = startPosition(*kept("vyrt"));
    for (const char* file : {"i", "l"}) {
        const std::string from = file + std::string("1");
        EXPECT_EQ(wish(start, from, file + std::string("3")), answer(start, IllegalReason::NoLongStepHere, from));
    }
}

TEST(IllegalMove, WhatLiesUnderATowersUpperPartIsUncovered) {
    const RulebookPtr& book = kept("tavreli");
    const Position tower = *parsePosition(*book, "7k/8/8/8/8/5(nR)2/8/6K1 w - - 0 1 -");
    const Geometry& board = book->geometry();
    const IllegalMove found = whyIllegal(tower, board.named("f3"), board.named("f8"), 1);
    EXPECT_EQ(
        found,
        (IllegalMove{IllegalReason::Uncovers, {board.named("f3"), board.named("g1")}, book->variant().kindOf('N')}));
    // If the top piece and the piece under it move together, the move is legal.
    EXPECT_TRUE(targets(tower, "f3").contains("f7"));
}

TEST(IllegalMove, TheFullCircleIsNoMove) {
    const Position vyrt = placedIn("vyrt", "Ke1 kg8 Ra3 Nc3", "w - - 0 1 -");
    EXPECT_EQ(wish(vyrt, "a3", "a3"), answer(vyrt, IllegalReason::FullCircle));
    EXPECT_EQ(wish(vyrt, "c3", "c3"), answer(vyrt, IllegalReason::NotAPieceMove, "c3"));
    const Position chess = placedIn("chess", "Ke1 kg8 Ra3", "w - - 0 1");
    EXPECT_EQ(wish(chess, "a3", "a3"), answer(chess, IllegalReason::NotAPieceMove, "a3"));
}

TEST(IllegalMove, TheOwnKingWouldBeCaptured) {
    const Position exposed = placedIn("chess", "Ke1 Ne2 kh8 re8", "w - - 0 1");
    EXPECT_EQ(wish(exposed, "e2", "g3"), answer(exposed, IllegalReason::Pinned, "e8", "e1"));
    const Position check = placedIn("chess", "Ke1 Ra2 kh8 re8", "w - - 0 1");
    EXPECT_EQ(wish(check, "a2", "a3"), answer(check, IllegalReason::CheckRemains, "e8", "e1")) << "Re2 would help";
    const Position far = placedIn("chess", "Ke1 Pa2 kh8 re8", "w - - 0 1");
    EXPECT_EQ(wish(far, "a2", "a3"), answer(far, IllegalReason::PieceCannotHelp, "e8", "e1"));
    EXPECT_EQ(wish(check, "e1", "e2"), answer(check, IllegalReason::KingWouldBeCaptured, "e8", "e2"));
    const Position passant = position(kept("chess"), "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1");
    EXPECT_EQ(wish(passant, "d4", "e3"), answer(passant, IllegalReason::KingWouldBeCaptured, "h4", "a4"));
    const Position torus = placedIn("vyrt", "Ke5 re8 kk11", "w - - 0 1 -");
    EXPECT_EQ(wish(torus, "e5", "e4"), answer(torus, IllegalReason::KingWouldBeCaptured, "e8", "e4"));
}

TEST(IllegalMove, WhatCannotBeCapturedIsNoMatterOfTheWay) {
    const Position bolyar = placedIn("bolyar", "Ke1 Yd3 Pe4 pg6 pd6 Pd5 ke8", "w - - 0 1");
    EXPECT_EQ(wish(bolyar, "d3", "g6"), answer(bolyar, IllegalReason::OnlyWithoutCapture, "g6"));
    EXPECT_EQ(wish(bolyar, "d3", "f5"), answer(bolyar, IllegalReason::PathBlocked, "e4"));
    EXPECT_EQ(wish(bolyar, "d3", "d6"), answer(bolyar, IllegalReason::PathBlocked, "d5"));
}

TEST(IllegalMove, AroundTheBoardAClosedWayLeavesTheOtherOpen) {
    const Position both = placedIn("vyrt", "Ke5 re9 Ra7 Ra2 kk11", "w - - 0 1 -");
    EXPECT_EQ(wish(both, "a7", "e7"), answer(both, IllegalReason::OtherLineOpen, "e9", "e4"));
    EXPECT_EQ(wish(both, "a2", "e2"), answer(both, IllegalReason::OtherLineOpen, "e9", "e6"));
    EXPECT_EQ(wish(both, "a2", "a3"), answer(both, IllegalReason::PieceCannotHelp, "e9", "e5"));
    const Position beside = placedIn("vyrt", "Ke5 re6 Ra2 kk11", "w - - 0 1 -");
    EXPECT_EQ(wish(beside, "a2", "e2"), answer(beside, IllegalReason::PieceCannotHelp, "e6", "e5"));
}

TEST(IllegalMove, CastlingNeedsItsRight) {
    const Position chess = placedIn("chess", "Ke1 Ra1 Rh1 ke8", "w Q - 0 1");
    EXPECT_EQ(wish(chess, "e1", "g1"), answer(chess, IllegalReason::NoCastlingRight, "h1"));
    const Game game(kept("chess"), chess);
    EXPECT_EQ(inGame(game, wish(chess, "e1", "g1")), wish(chess, "e1", "g1")) << "nothing has moved in this game";
}

TEST(IllegalMove, CastlingNeedsItsRook) {
    const struct {
        const char *game, *pieces, *rest, *from, *to, *rook;
    } boards[]{{"chess", "Ke1 Ra1 ke8", "w Q - 0 1", "e1", "g1", "h1"},
               {"chess", "Ke1 Nh1 ke8", "w - - 0 1", "e1", "g1", "h1"},
               {"bolyar", "Ke1 ke8", "w - - 0 1", "e1", "g1", "i1"},
               {"vyrt", "Ke1 Ra1 Ra3 ke8", "b - - 0 1 -", "e8", "c8", "a8"},
               {"fortress", "wKi3 bKc8 rKh14 uKn9 uRn12", "b - - 0 1", "c8", "c6", "c5"},
               {"tavreli", "Ke1 Pd2 ke8", "w - - 0 1 D", "e1", "g1", "h1"}};
    for (const auto& [game, pieces, rest, from, to, rook] : boards) {
        const Position position = placedIn(game, pieces, rest);
        EXPECT_EQ(wish(position, from, to), answer(position, IllegalReason::NoCastlingRook, rook)) << game;
    }
    const Position covered = *parsePosition(*kept("tavreli"), "4k3/8/8/8/8/8/8/4K2(Rn) w - - 0 1 -");
    EXPECT_EQ(wish(covered, "e1", "g1"), answer(covered, IllegalReason::NoCastlingRight, "h1")) << "it is in the tower";
    const Position promoted = *parsePosition(*kept("tavreli"), "4k3/8/8/8/8/8/8/4K2R~ w - - 0 1 -");
    EXPECT_EQ(wish(promoted, "e1", "g1"), answer(promoted, IllegalReason::NoCastlingRight, "h1"));
}

/// Returns the reason why a king move is illegal after these moves of a game.
IllegalReason afterPlay(Game game, std::string_view moves, std::string_view from, std::string_view to) {
    play(game, moves);
    return inGame(game, wish(game.position(), from, to)).reason;
}

TEST(IllegalMove, WhichPieceHasMovedIsKnownFromTheGame) {
    const Game chess(kept("chess"), placedIn("chess", "Ke1 Ra1 Rh1 ke8", "w KQ - 0 1"));
    EXPECT_EQ(afterPlay(chess, "h1h2 e8e7 h2h1 e7e8", "e1", "g1"), IllegalReason::CastlingRookMoved);
    EXPECT_EQ(afterPlay(chess, "e1e2 e8e7 e2e1 e7e8", "e1", "g1"), IllegalReason::CastlingKingMoved);
    EXPECT_EQ(afterPlay(chess, "e1e2 e8e7 e2e1 e7e8", "e1", "c1"), IllegalReason::CastlingKingMoved);
    const Game captured(kept("chess"), placedIn("chess", "Ke1 Ra2 Rh1 bb7 ke8", "w K - 0 1"));
    EXPECT_EQ(afterPlay(captured, "a2c2 b7h1 c2h2 e8e7 h2h1 e7e8", "e1", "g1"), IllegalReason::CastlingRookMoved);
    EXPECT_EQ(afterPlay(captured, "a2c2 b7h1 c2h2 e8e7", "e1", "g1"), IllegalReason::NoCastlingRook);
    const Game oneWing(kept("chess"), placedIn("chess", "Ke1 Ra1 Rh1 ke8", "w Q - 0 1"));
    EXPECT_EQ(afterPlay(oneWing, "h1h2 e8e7 h2h1 e7e8", "e1", "g1"), IllegalReason::NoCastlingRight);
    const Game tavreli(kept("tavreli"), placedIn("tavreli", "Ke1 Rh1 Ng3 ke8", "w K - 0 1 -"));
    EXPECT_EQ(afterPlay(tavreli, "g3h1 e8e7 h1g3 e7e8", "e1", "g1"), IllegalReason::NoCastlingRook);
    EXPECT_EQ(afterPlay(tavreli, "g3h1 e8e7 h1g3 e7e8 g3h1 e8e7", "e1", "g1"), IllegalReason::CastlingRookMoved);
    EXPECT_EQ(afterPlay(tavreli, "e1e2 e8e7 e2e1 e7e8", "e1", "g1"), IllegalReason::CastlingKingMoved);
}

TEST(IllegalMove, UndoneMovesLoseNoRight) {
    Game game(kept("chess"), placedIn("chess", "Ke1 Rh1 ke8", "w - - 0 1"));
    play(game, "e1e2 e8e7 e2e1 e7e8");
    for (int ply = 0; ply < 4; ++ply) game.undo();
    EXPECT_EQ(afterPlay(game, "", "e1", "g1"), IllegalReason::NoCastlingRight);
}

TEST(IllegalMove, ACastlingByNameFindsItsKingAndRook) {
    const auto why = [](std::string_view game, std::string_view pieces, std::string_view rest, char wing) {
        const Position position = placedIn(game, pieces, rest);
        const IllegalMove illegal = whyNoCastling(position, wing);
        return std::pair(illegal.reason,
                         illegal.squares[0] == NoSquare ? "" : position.book().geometry().name(illegal.squares[0]));
    };
    using Told = std::pair<IllegalReason, std::string>;
    EXPECT_EQ(why("chess", "Kd1 Rh1 ke8", "w - - 0 1", 'K'), Told(IllegalReason::CastlingKingAway, "d1"));
    EXPECT_EQ(why("chess", "Ke1 Rh1 ke8", "w - - 0 1", 'K'), Told(IllegalReason::NoCastlingRight, "h1"));
    EXPECT_EQ(why("chess", "Ke1 Rh1 ke8", "w - - 0 1", 'Q'), Told(IllegalReason::NoCastlingRook, "a1"));
    EXPECT_EQ(why("tavreli", "Ke1 ke8", "b - - 0 1 -", 'K'), Told(IllegalReason::NoCastlingRook, "h8"));
}

TEST(IllegalMove, NoCastlingOutOfCheck) {
    const Position chess = placedIn("chess", "Ke1 Rh1 kb8 re5", "w K - 0 1");
    EXPECT_EQ(wish(chess, "e1", "g1"), answer(chess, IllegalReason::CastlingInCheck, "e5"));
    const Position four = fortress("wRl3 uRi9", "w wK - 0 1");
    EXPECT_EQ(wish(four, "i3", "k3"), answer(four, IllegalReason::CastlingInCheck, "i9"));
}

TEST(IllegalMove, NoCastlingOverPieces) {
    const Position own = placedIn("chess", "Ke1 Rh1 Ra1 Nf1 Nb1 ke8", "w KQ - 0 1");
    EXPECT_EQ(wish(own, "e1", "g1"), answer(own, IllegalReason::CastlingBlocked, "f1"));
    EXPECT_EQ(wish(own, "e1", "c1"), answer(own, IllegalReason::CastlingBlocked, "b1"));
    const Position enemy = placedIn("chess", "Ke1 Rh1 ng1 ke8", "w K - 0 1");
    EXPECT_EQ(wish(enemy, "e1", "g1"), answer(enemy, IllegalReason::CastlingBlocked, "g1"));
}

TEST(IllegalMove, NoCastlingThroughOrIntoCheck) {
    const Position through = placedIn("chess", "Ke1 Rh1 kb8 rf8", "w K - 0 1");
    EXPECT_EQ(wish(through, "e1", "g1"), answer(through, IllegalReason::CastlingThroughCheck, "f1", "f8"));
    const Position into = placedIn("chess", "Ke1 Rh1 kb8 rg8", "w K - 0 1");
    EXPECT_EQ(wish(into, "e1", "g1"), answer(into, IllegalReason::CastlingIntoCheck, "g1", "g8"));
    // The board of Vyrt chess is a torus. The rook attacks f1 through f10, f11 and f12.
    const Position torus = placedIn("vyrt", "Ke1 Ra1 Rh1 Pf5 rf9 kj5", "w KQ - 0 1 -");
    EXPECT_EQ(wish(torus, "e1", "g1"), answer(torus, IllegalReason::CastlingThroughCheck, "f1", "f9"));
}

TEST(IllegalMove, CastlingThatUncoversTheKingFromBehindTheRook) {
    // Castling moves the rook away from a1. This opens the rank for the enemy rook on the other side of a1: on l1 of
    // the torus, or on the corner square z1.
    const Position torus = placedIn("vyrt", "Ke1 Ra1 Rh1 rl1 kd6", "w KQ - 0 1 -");
    EXPECT_EQ(wish(torus, "e1", "c1"), answer(torus, IllegalReason::KingWouldBeCaptured, "l1", "c1"));
    const Position corner = placed(kept("bolyar", "corners=beside"), "Ke1 Ra1 rz1 kd6", "w Q - 0 1");
    EXPECT_EQ(wish(corner, "e1", "c1"), answer(corner, IllegalReason::KingWouldBeCaptured, "z1", "c1"));
}

TEST(IllegalMove, ReservePiecesComeFirst) {
    const Position start = startPosition(*kept("fortress"));
    EXPECT_EQ(wish(start, "e4", "e5"), answer(start, IllegalReason::MustPlace));
}

TEST(IllegalMove, ReservePiecesArePlacedInTheOwnFortressOnEmptySquares) {
    Game game(kept("fortress"));
    for (const char* elsewhere : {"a1", "h8"}) {
        EXPECT_EQ(whyIllegalDrop(game.position(), square(kept("fortress"), elsewhere)),
                  answer(game.position(), IllegalReason::NotYourFortress, elsewhere));
    }
    play(game, "N@n3 N@c3 N@c14 N@n14");
    EXPECT_EQ(whyIllegalDrop(game.position(), square(kept("fortress"), "n3")),
              answer(game.position(), IllegalReason::SquareOccupied, "n3"));
}

TEST(IllegalMove, NoMovementLeadsThere) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(wish(start, "a1", "b3"), answer(start, IllegalReason::NotAPieceMove, "a1"));
    EXPECT_EQ(wish(start, "e2", "e5"), answer(start, IllegalReason::NotAPieceMove, "e2"));
    EXPECT_EQ(wish(start, "e2", "e1"), answer(start, IllegalReason::OwnPiece, "e1"));
    const Position shatranj = startPosition(*kept("greatshatranj"));
    EXPECT_EQ(wish(shatranj, "e2", "e4"), answer(shatranj, IllegalReason::NotAPieceMove, "e2"));
}

}  // namespace
}  // namespace rokada::test
