// Tests dead positions caused by blocked pawns. A search of all positions that can follow confirms each of them.
//
// BLOCKED_POSITIONS=100000 tries 100,000 dead positions.
#include "rules/blockedposition.h"
#include "books.h"
#include "game/game.h"
#include "randomwall.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <unordered_set>
#include <vector>

namespace rokada::test::blockedpositionTest {
namespace {

const LateRules book("chess");

bool blocked(std::string_view text) { return blockedForGood(position(book, text)); }

/// Checks that in all positions that can follow, no side is mated, and no pawn can move or be captured.
void expectDead(const Position& start) {
    const std::string text = positionText(start);
    std::unordered_set<Key> seen{start.key()};
    std::vector<Position> open{start};
    while (!open.empty()) {
        Position at = open.back();
        open.pop_back();
        const MoveList moves = legalMoves(at);
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
        const auto wall = randomWall(book, random);
        if (!wall || !blockedForGood(*wall)) continue;
        expectDead(*wall);
        if (HasFatalFailure()) return;
        --left;
    }
}

}  // namespace
}  // namespace rokada::test::blockedpositionTest
