// Reasons for moves: each type of reason in an example, and plausible reasons for all moves of random games.
#include "explain/movereason.h"

#include "diagram.h"
#include "everyvariant.h"
#include "rules/movegen.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace rokada::movereasonTest {

namespace {

using namespace test;

struct Case {
    const char* game;
    const char* pieces;
    const char* rest;
    const char* move;
    MoveReasonType type;
    const char* about = "";  ///< name of the square that the reason is about
};

constexpr const char* White = "w - - 0 1";

const std::array cases{
    Case{"chess", "Ka1 ra2 rb8 kh8", White, "a1a2", MoveReasonType::Only},
    Case{"chess", "Ke1 Ra1 kg8 pf7 pg7 ph7", White, "a1a8", MoveReasonType::Mate},
    Case{"chess", "Ke1 re8 ka8", White, "e1d1", MoveReasonType::LeavesCheck, "e8"},
    Case{"chess", "Ke1 Ra3 re8 kh8", White, "a3e3", MoveReasonType::BlocksCheck, "e8"},
    Case{"chess", "Ke1 Bb5 re8 kh8", White, "b5e8", MoveReasonType::TakesChecker, "e8"},
    Case{"chess", "Ke1 rd1 na8 kh8", White, "e1d1", MoveReasonType::TakesChecker, "d1"},
    Case{"chess", "Kd4 Pf5 pe5 kh8", "w - e6 0 1", "f5e6", MoveReasonType::TakesChecker, "e5"},
    Case{"chess", "Ke1 Rd1 pd5 ke8", White, "d1d5", MoveReasonType::CapturesLoose, "d5"},
    Case{"chess", "Kg1 Pf2 Pg2 Ph2 ra8 kg8", White, "h2h3", MoveReasonType::PreventsMate, "a8"},
    Case{"chess", "Ke1 Ne3 qd5 pc6 ke8", White, "e3d5", MoveReasonType::CapturesWorthier, "d5"},
    Case{"chess", "Ke1 Ne3 nd5 pc6 ke8", White, "e3d5", MoveReasonType::Captures, "d5"},
    Case{"chess", "Ke1 Pd5 pe5 ke8", "w - e6 0 1", "d5e6", MoveReasonType::CapturesLoose, "e5"},
    Case{"chess", "Ke1 Pa7 kg3", White, "a7a8q", MoveReasonType::Promotes, "a8"},
    Case{"vyrt", "Ke5 rd8 kk11", "b - - 0 1 -", "d8e8", MoveReasonType::ChecksTwice},
    Case{"chess", "Ke1 Ra1 Pd2 ke8", White, "a1a8", MoveReasonType::Checks},
    Case{"chess", "Ke1 Ra1 pa7 pd7 pe7 ke8", "w Q - 0 1", "e1c1", MoveReasonType::Castles},
    Case{"chess", "Ke1 Nd4 pc5 ka8", White, "d4f5", MoveReasonType::Saves, "d4"},
    Case{"chess", "Ke1 Ng1 rd4 ka8", White, "g1e2", MoveReasonType::Attacks, "d4"},
    Case{"chess", "Ke1 Ng1 Bd4 rd8 ka8", White, "g1f3", MoveReasonType::Guards, "d4"},
    Case{"chess", "Ke1 Nb1 qd6 ka8", White, "b1c3", MoveReasonType::Develops, "c3"},
    Case{"chess", "Ke1 Bf1 Pe2 ka8", White, "e2e4", MoveReasonType::Opens, "f1"},
    Case{"chess", "Ke1 Nd4 Ph2 ka8", White, "d4f3", MoveReasonType::Covers, "h2"},
    Case{"chess", "Ke1 Na1 qd6 ka8", White, "a1b3", MoveReasonType::Reach, "b3"},
    Case{"chess", "Kh1 Rg1 Pg2 Ph2 ka8", White, "h2h3", MoveReasonType::Frees, "h1"},
    Case{"chess", "Ke1 Pa2 nc6 kh8", White, "a2a3", MoveReasonType::Denies, "b4"},
    Case{"chess", "Kg1 Bc1 Qa5 Ra2 Pd2 Pf4 Pf2 Pg3 kh8", White, "d2d3", MoveReasonType::Room},
    Case{"chess", "Ke1 Pd3 ra4 kh8", White, "d3d4", MoveReasonType::Hinders},
    // The pawn on e5 counts as protected by f6, although the capture is en passant and nothing can recapture on e6.
    Case{"chess", "Ke1 Pd5 pe5 pf6 ke8", "w - e6 0 1", "d5e6", MoveReasonType::Captures, "e5"},
    // The bishop is pinned, so the rook that it attacks is not in danger.
    Case{"chess", "Kh1 Qd2 Rf2 bd4 kd8", White, "f2f1", MoveReasonType::Opens, "d2"},
    // On b4 the pawn attacks the knight, but it would be captured en passant.
    Case{"chess", "Kg1 Pb2 Pg2 na5 pc4 kg8", White, "b2b4", MoveReasonType::None},
    // On e7 the king could not recapture on f6, because queen and knight attack the rook.
    Case{"chess", "Ke8 Rf6 qf5 nh7 ka1", White, "e8e7", MoveReasonType::None},
    // A gain of one more square is not worth mentioning as a reason.
    Case{"chess", "Ke1 Ra1 Pa2 kh8", White, "a2a3", MoveReasonType::None},
    Case{"chess", "Ke2 Pe3 ka8", White, "e3e4", MoveReasonType::None},
    Case{"chess", "Ke1 Nc3 qg6 ka8", White, "e1d1", MoveReasonType::None},
};

TEST(MoveReasonType, OfEachType) {
    for (const Case& example : cases) {
        const RulebookPtr book = rules(example.game);
        const Position position = placed(book, example.pieces, example.rest);
        const auto move = parseMove(position, example.move);
        ASSERT_TRUE(move) << example.pieces << ' ' << example.move;
        const MoveReason why = moveReasonFor(position, *move);
        EXPECT_EQ(static_cast<int>(why.type), static_cast<int>(example.type)) << example.pieces << ' ' << example.move;
        EXPECT_EQ(why.about == NoSquare ? "" : book->geometry().name(why.about), example.about) << example.pieces;
    }
}

TEST(MoveReasonType, OfAReservePieceIsWhatItReaches) {
    const Game game(rules("fortress"));
    const auto move = parseMove(game.position(), "N@n3");
    ASSERT_TRUE(move);
    const MoveReason why = moveReasonFor(game.position(), *move);
    EXPECT_EQ(why.type, MoveReasonType::Reach);
    EXPECT_EQ(why.before, 0);
    EXPECT_GT(why.after, 0);
}

/// Checks that the piece of a reason stands on the square of the reason, and belongs to the right side.
void expectSense(const Position& position, Move move) {
    const MoveReason why = moveReasonFor(position, move);
    const Rulebook& book = position.book();
    switch (why.type) {
        case MoveReasonType::CapturesLoose:
        case MoveReasonType::CapturesWorthier:
        case MoveReasonType::Captures:
            ASSERT_EQ(position[why.about], why.piece);
            EXPECT_TRUE(book.prey(position.turn()).has(why.piece));
            break;
        case MoveReasonType::Saves:
        case MoveReasonType::Guards:
            ASSERT_EQ(position[why.about], why.piece);
            EXPECT_EQ(sideOf(why.piece), position.turn());
            break;
        case MoveReasonType::Attacks: EXPECT_TRUE(book.hostile(position.turn()).has(why.piece)); break;
        default: break;
    }
}

TEST(MoveReasonType, AllMovesOfRandomGames) {
    for (const RuleSet& set : everyRuleSet()) {
        wander(set, 11, 8, [](const Game& game) {
            const MoveList moves = legalMoves(game.position());
            for (const Move move : moves) expectSense(game.position(), move);
            return !::testing::Test::HasFatalFailure();
        });
    }
}

}  // namespace

}  // namespace rokada::movereasonTest
