// What speaks for a move: each merit in a position that has it, and some answer for every move of random games.
#include "explain/merit.h"

#include "diagram.h"
#include "everygame.h"
#include "rules/movegen.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace rokada {

namespace {

using namespace test;

struct Case {
    const char* game;
    const char* men;
    const char* rest;
    const char* move;
    Merit merit;
    const char* about = "";  ///< a square
};

constexpr const char* White = "w - - 0 1";

const std::array cases{
    Case{"chess", "Ka1 ra2 rb8 kh8", White, "a1a2", Merit::Only},
    Case{"chess", "Ke1 Ra1 kg8 pf7 pg7 ph7", White, "a1a8", Merit::Mate},
    Case{"chess", "Ke1 re8 ka8", White, "e1d1", Merit::AnswersCheck},
    Case{"chess", "Ke1 Rd1 pd5 ke8", White, "d1d5", Merit::TakesLoose, "d5"},
    Case{"chess", "Ke1 Ne3 qd5 pc6 ke8", White, "e3d5", Merit::TakesWorthier, "d5"},
    Case{"chess", "Ke1 Ne3 nd5 pc6 ke8", White, "e3d5", Merit::Takes, "d5"},
    Case{"chess", "Ke1 Pd5 pe5 ke8", "w - e6 0 1", "d5e6", Merit::TakesLoose, "e5"},
    Case{"chess", "Ke1 Pa7 kg3", White, "a7a8q", Merit::Promotes, "a8"},
    Case{"vyrt", "Ke5 rd8 kk11", "b - - 0 1 -", "d8e8", Merit::ChecksTwice},
    Case{"chess", "Ke1 Ra1 Pd2 ke8", White, "a1a8", Merit::Checks},
    Case{"chess", "Ke1 Ra1 pa7 pd7 pe7 ke8", "w Q - 0 1", "e1c1", Merit::Castles},
    Case{"chess", "Ke1 Nd4 pc5 ka8", White, "d4f5", Merit::Saves, "d4"},
    Case{"chess", "Ke1 Ng1 rd4 ka8", White, "g1e2", Merit::Attacks, "d4"},
    Case{"chess", "Ke1 Ng1 Bd4 rd8 ka8", White, "g1f3", Merit::Guards, "d4"},
    Case{"chess", "Ke1 Nb1 qd6 ka8", White, "b1c3", Merit::Reach, "c3"},
    Case{"chess", "Ke1 Bf1 Pe2 ka8", White, "e2e4", Merit::Room},
    Case{"chess", "Ke1 Nc3 qg6 ka8", White, "e1d1", Merit::None},
};

TEST(Merit, OfEachSort) {
    for (const Case& example : cases) {
        const RulebookPtr book = rules(example.game);
        const Position position = placed(book, example.men, example.rest);
        const auto move = parseMove(position, example.move);
        ASSERT_TRUE(move) << example.men << ' ' << example.move;
        const Reasoning why = reasoningFor(position, *move);
        EXPECT_EQ(static_cast<int>(why.merit), static_cast<int>(example.merit)) << example.men << ' ' << example.move;
        EXPECT_EQ(why.about == NoSquare ? "" : book->geometry().name(why.about), example.about) << example.men;
    }
}

TEST(Merit, OfAReserveIsWhatItReaches) {
    const Game game(rules("fortress"));
    const auto move = parseMove(game.position(), "N@n3");
    ASSERT_TRUE(move);
    const Reasoning why = reasoningFor(game.position(), *move);
    EXPECT_EQ(why.merit, Merit::Reach);
    EXPECT_EQ(why.before, 0);
    EXPECT_GT(why.after, 0);
}

/// Whom a reason is about stands where it says.
void expectSense(const Position& position, Move move) {
    const Reasoning why = reasoningFor(position, move);
    const Rulebook& book = position.book();
    switch (why.merit) {
        case Merit::TakesLoose:
        case Merit::TakesWorthier:
        case Merit::Takes:
            ASSERT_EQ(position[why.about], why.man);
            EXPECT_TRUE(book.prey(position.turn()).has(why.man));
            break;
        case Merit::Saves:
        case Merit::Guards:
            ASSERT_EQ(position[why.about], why.man);
            EXPECT_EQ(sideOf(why.man), position.turn());
            break;
        case Merit::Attacks: EXPECT_TRUE(book.hostile(position.turn()).has(why.man)); break;
        default: break;
    }
}

TEST(Merit, AllMovesOfRandomGames) {
    for (const RuleSet& set : everyRuleSet()) {
        wander(set, 11, 8, [](const Game& game) {
            MoveList moves;
            legalMoves(game.position(), moves);
            for (const Move move : moves) expectSense(game.position(), move);
            return !::testing::Test::HasFatalFailure();
        });
    }
}

}  // namespace

}  // namespace rokada
