// Dead positions caused by blocked pawns. Each dead position is confirmed by a search of all positions that can follow.
//
// BLOCKED_POSITIONS=100000 tries 100,000 dead positions.
#include "rules/blockedposition.h"
#include "books.h"
#include "game/game.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "text/arrangement.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <random>
#include <unordered_set>
#include <vector>

namespace rokada::test {
namespace {

const LateRules book("chess");

bool blocked(std::string_view text) { return blockedForGood(position(book, text)); }

/// Returns a position with the kings, pawns that face each other on most files, and at most two more pieces. So few
/// pieces can move that all following positions can be searched.
std::optional<Position> randomWall(std::mt19937_64& random) {
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    Arrangement board(book);
    const Geometry& squares = book->geometry();
    const auto at = [&](std::size_t file, std::size_t rank) {
        return squares.at(static_cast<int>(file), static_cast<int>(rank));
    };
    const auto piece = [&](std::size_t side, char letter) {
        return pieceOf(Side(side), book->variant().kindOf(letter));
    };
    std::size_t rank = 1 + below(5);
    std::array<std::size_t, 8> wall{};  // rank of White's pawn on each file
    bool gap = true;
    for (std::size_t file = 0; file < 8; ++file) {
        if (below(8) == 0) rank = 1 + below(5);
        wall[file] = rank;
        gap = !gap && below(3) == 0;
        if (gap) continue;
        build(board, at(file, rank), {piece(0, 'P')});
        build(board, at(file, rank + 1), {piece(1, 'P')});
    }
    // Puts a piece on a random empty square, mostly on its own side of the wall.
    const auto put = [&](std::size_t side, char letter) {
        for (;;) {
            const std::size_t file = below(8), row = below(8);
            const bool own = side == 0 ? row < wall[file] : row > wall[file] + 1;
            if (board.pieces[at(file, row)] == NoPiece && (own || below(30) == 0))
                return build(board, at(file, row), {piece(side, letter)});
        }
    };
    put(0, 'K');
    put(1, 'K');
    constexpr std::array<std::size_t, 16> pieces{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2};
    for (std::size_t more = pieces[below(pieces.size())]; more > 0; --more) put(below(2), "BBNRQ"[below(5)]);
    board.rights = 0;
    board.turn = Side(below(2));
    return positionOf(board);
}

/// Checks that no position that can follow has a mate, a pawn move or a captured pawn.
void expectDead(const Position& start) {
    const std::string text = positionText(start);
    std::unordered_set<Key> seen{start.key()};
    std::vector<Position> open{start};
    while (!open.empty()) {
        Position at = open.back();
        open.pop_back();
        MoveList moves;
        legalMoves(at, moves);
        ASSERT_FALSE(moves.empty() && at.inCheck(at.turn())) << text << " leads to mate: " << positionText(at);
        for (const Move move : moves) {
            ASSERT_FALSE(book->pawns().has(at[move.from()])) << text << " moves a pawn: " << positionText(at);
            Position next = at;
            Undo undo;
            next.make(move, undo);
            ASSERT_FALSE(book->pawns().has(undo.captured)) << text << " captures a pawn: " << positionText(at);
            if (seen.insert(next.key()).second) open.push_back(next);
        }
    }
}

TEST(BlockedPosition, AWallThatNobodyPassesIsDead) {
    EXPECT_TRUE(blocked("1k6/8/8/p2p1p1p/P1pPpPpP/2P1P1P1/8/1K6 w - - 0 1"));
    EXPECT_TRUE(blocked("8/6k1/8/p1p1p1p1/P1P1P1P1/8/1K6/8 b - - 0 1")) << "the files between are covered by pawns";
    const Game over(book, position(book, "1k6/8/8/p2p1p1p/P1pPpPpP/2P1P1P1/8/1K6 w - - 0 1"));
    ASSERT_TRUE(over.ending());
    EXPECT_EQ(over.ending()->reason, Reason::Blocked);
    EXPECT_TRUE(over.ending()->drawn());
}

TEST(BlockedPosition, WhatCanBeOpenedIsNot) {
    EXPECT_FALSE(blocked("1k6/8/8/p2p1p1p/P1pPpPpP/2P1P3/6P1/1K6 w - - 0 1")) << "a pawn can move";
    EXPECT_FALSE(blocked("1k6/8/8/p2p1p1p/P1pPpPpP/2P1P1P1/8/1K1R4 w - - 0 1")) << "a rook captures";
    EXPECT_FALSE(blocked("8/8/k7/p7/P7/K7/8/8 w - - 0 1")) << "the king goes around";
    EXPECT_FALSE(blocked("4k3/8/8/8/8/8/8/4K3 w - - 0 1")) << "there are no pawns";
}

TEST(BlockedPosition, TheClassicLawsDoNotKnowIt) {
    const auto& classic = kept("chess", "laws=classic");
    const Game goesOn(classic, position(classic, "1k6/8/8/p2p1p1p/P1pPpPpP/2P1P1P1/8/1K6 w - - 0 1"));
    EXPECT_FALSE(goesOn.ending());
}

TEST(BlockedPosition, EachIsDeadInTruth) {
    const char* wanted = std::getenv("BLOCKED_POSITIONS");
    int left = wanted ? std::atoi(wanted) : ROKADA_NIGHTLY_SIZE ? 100'000 : 150;
    std::mt19937_64 random(5);
    while (left > 0) {
        const auto wall = randomWall(random);
        if (!wall || !blockedForGood(*wall)) continue;
        expectDead(*wall);
        if (HasFatalFailure()) return;
        --left;
    }
}

}  // namespace
}  // namespace rokada::test
