// Checks, in random games, the properties that every variant must have with every option.
#include "everyvariant.h"
#include "rules/paths.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::conformanceTest {
namespace {

constexpr int Positions = ROKADA_NIGHTLY_SIZE ? 20000 : 400;

class Conformance : public testing::TestWithParam<int> {
protected:
    const RuleSet& rules() const { return everyRuleSet()[static_cast<std::size_t>(GetParam())]; }

    /// Runs a check in every position of random games, until one fails. The failure names the position.
    void everywhere(const std::function<void(const Game&)>& question) const {
        SCOPED_TRACE(rules().name());
        wander(rules(), 2026, Positions, [&](const Game& game) {
            SCOPED_TRACE(positionText(game.position()));
            question(game);
            return !HasFailure();
        });
    }
};

TEST_P(Conformance, TakingBackRestoresEverything) {
    everywhere([](const Game& game) {
        Position position = game.position();
        Undo undo;
        for (const Move move : game.moves()) {
            position.make(move, undo);
            position.unmake(move, undo);
            ASSERT_EQ(position, game.position()) << moveText(game.book(), move);
        }
    });
}

TEST_P(Conformance, ListsOfPiecesAgreeWithTheBoardAfterTakingBack) {
    everywhere([](const Game& game) {
        Position position = game.position();
        Undo undo;
        for (const Move move : game.moves()) {
            position.make(move, undo);
            position.unmake(move, undo);
        }
        for (std::size_t side = 0; side < game.book().sides(); ++side) {
            const auto pieces = position.pieces(Side(side)), before = game.position().pieces(Side(side));
            ASSERT_EQ(std::set<Square>(pieces.begin(), pieces.end()), std::set<Square>(before.begin(), before.end()));
        }
    });
}

void expectKeysComputedAgain(const Position& position) {
    ASSERT_EQ(position.key(), position.computedKey());
    for (const PieceGroup part : {PieceGroup::Pawns, PieceGroup::FirstTeam, PieceGroup::SecondTeam}) {
        ASSERT_EQ(position.key(part), position.computedKey(part)) << static_cast<int>(part);
    }
}

TEST_P(Conformance, KeyIsTheKeyComputedAgain) {
    everywhere([](const Game& game) {
        ASSERT_NO_FATAL_FAILURE(expectKeysComputedAgain(game.position()));
        Position position = game.position();
        Undo undo;
        for (const Move move : game.moves()) {
            position.make(move, undo);
            ASSERT_NO_FATAL_FAILURE(expectKeysComputedAgain(position)) << moveText(game.book(), move);
            position.unmake(move, undo);
        }
    });
}

TEST_P(Conformance, PositionTextIsReadBackAsItWasWritten) {
    everywhere([](const Game& game) {
        const std::string text = positionText(game.position());
        const auto again = parsePosition(game.book(), text);
        ASSERT_TRUE(again) << "fault at " << again.error().at;
        ASSERT_EQ(positionText(*again), text);
        ASSERT_EQ(again->key(), game.position().key());
    });
}

TEST_P(Conformance, MoveTextsMeanTheMoveTheyWereWrittenFor) {
    everywhere([](const Game& game) {
        Texts coordinates, shorts;
        for (const Move move : game.moves()) {
            const std::string text = moveText(game.book(), move);
            ASSERT_TRUE(coordinates.insert(text).second) << text << " twice";
            ASSERT_EQ(parseMove(game.position(), text), move) << text;
        }
        if (game.played() % 8 != 0) return;  // short notation compares each move with all others, which is slow
        for (const Move move : game.moves()) {
            const std::string text = shortText(game.position(), move);
            ASSERT_TRUE(shorts.insert(text).second) << text << " twice";
            ASSERT_EQ(parseShort(game.position(), text), move) << text;
        }
    });
}

TEST_P(Conformance, NoMoveIsListedTwice) {
    everywhere([](const Game& game) {
        std::set<std::tuple<Square, Square, Kind, int>> seen;
        for (const Move m : game.moves()) ASSERT_TRUE(seen.emplace(m.from(), m.to(), m.becomes(), m.pieces()).second);
    });
}

TEST_P(Conformance, CountingAndAskingAgreeWithListing) {
    everywhere([](const Game& game) {
        const MoveList moves = legalMoves(game.position());
        ASSERT_EQ(countMoves(game.position()), moves.size());
        ASSERT_EQ(hasMoves(game.position()), !moves.empty());
    });
}

TEST_P(Conformance, AMoverIsNeverInCheckAfterTheMove) {
    everywhere([](const Game& game) {
        Position position = game.position();
        Undo undo;
        for (const Move move : game.moves()) {
            if (move.type() == MoveType::Drop) continue;
            const Side mover = position.turn();
            position.make(move, undo);
            ASSERT_FALSE(position.inCheck(mover)) << moveText(game.book(), move);
            position.unmake(move, undo);
        }
    });
}

TEST_P(Conformance, AttackedSquaresAreThoseThatPathsOfAttackReach) {
    everywhere([](const Game& game) {
        const Position& p = game.position();
        for (int s = static_cast<int>(game.played() % 17); s < game.book().size(); s += 17) {
            for (std::size_t side = 0; side < game.book().sides(); ++side) {
                const bool reached = !attacksOn(p, Square(s), Side(side)).empty();
                ASSERT_EQ(p.attacked(Square(s), game.book().hostile(Side(side))), reached)
                    << game.book().geometry().name(Square(s));
            }
        }
    });
}

TEST_P(Conformance, PseudoLegalTargetsMarkExactlyTheLegalMoves) {
    everywhere([](const Game& game) {
        Texts legal, shown;
        for (const Move move : game.moves()) {
            if (move.type() != MoveType::Drop) {
                legal.insert(
                    moveText(game.book(), move).substr(0, moveText(game.book(), Move(move.from(), move.to())).size()));
            }
        }
        for (const Square from : game.position().pieces(game.position().turn())) {
            for (const PseudoLegalTarget& pseudoLegal : pseudoLegalTargets(game.position(), from)) {
                if (pseudoLegal.legal && !game.ending())
                    shown.insert(moveText(game.book(), Move(from, pseudoLegal.square)));
            }
        }
        if (game.ending() || game.position().placing(game.position().turn())) return;
        ASSERT_EQ(shown, legal);
    });
}

TEST_P(Conformance, EveryMoveHasAnOpenPath) {
    everywhere([](const Game& game) {
        for (const Move move : game.moves()) {
            const auto paths = pathsOf(game.position(), move);
            ASSERT_EQ(paths.empty(), move.type() == MoveType::Drop) << moveText(game.book(), move);
            for (const Path& path : paths) ASSERT_TRUE(path.front() == move.from() && path.back() == move.to());
        }
    });
}

TEST_P(Conformance, UndoAndRedoOfAWholeGame) {
    wander(rules(), 7, Positions / 4, [&](const Game& game) {
        if (!game.ending()) return true;
        Game copy = game;
        while (copy.canUndo()) copy.undo();
        EXPECT_EQ(positionText(copy.position()), positionText(game.start()));
        while (copy.canRedo()) copy.redo();
        EXPECT_EQ(copy.position(), game.position());
        EXPECT_EQ(copy.ending(), game.ending());
        return !HasFailure();
    });
}

TEST_P(Conformance, AnEndedGameHasAScoreForEverySide) {
    everywhere([](const Game& game) {
        if (!game.ending()) return;
        int sum = 0;
        for (const int points : game.ending()->halfPoints) sum += points;
        ASSERT_EQ(sum, static_cast<int>(game.book().sides()));
        ASSERT_TRUE(game.moves().empty());
    });
}

std::string testName(const testing::TestParamInfo<int>& info) {
    std::string name = everyRuleSet()[static_cast<std::size_t>(info.param)].name();
    for (char& c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, Conformance, testing::Range(0, static_cast<int>(everyRuleSet().size())),
                         testName);

TEST(EveryVariant, HasThirtyFourSetsOfRules) { EXPECT_EQ(everyRuleSet().size(), 34u); }

}  // namespace
}  // namespace rokada::test::conformanceTest
