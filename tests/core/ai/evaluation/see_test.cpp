// Compares the static exchange evaluation with a small search of all captures on one square.
#include "ai/evaluation/see.h"
#include "books.h"
#include "everyvariant.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::seeTest {
namespace {

/// Computes the best gain from captures on one square, with the conventions of the static exchange evaluation: the
/// least valuable piece captures first, pins are ignored, kings do not capture protected pieces, and either side may
/// stop.
class SlowSee {
public:
    SlowSee(const Evaluator& evaluator, const Position& position, Square square)
        : evaluator_(evaluator), book_(position.book()), square_(square) {
        for (int s = 0; s < book_.size(); ++s) board_.push_back(position[Square(s)]);
    }

    Score gain(Move move, Side us) {
        const Score captured = evaluator_.value(board_[square_]);
        place(move.from());
        return captured - best(book_.hostile(us), {~book_.hostile(us).bits});
    }

private:
    void place(Square from) {
        board_[square_] = board_[from];
        board_[from] = NoPiece;
    }

    [[nodiscard]] bool attacks(Square from) const {
        const Piece piece = board_[from];
        const auto lands = [&](std::span<const Target> list, bool needsPath) {
            for (const Target *t = list.data(), *end = t + list.size(); t < end;) {
                if (t->square == square_) return true;
                t += needsPath && board_[t->square] != NoPiece ? t->hides : 1;
            }
            return false;
        };
        return lands(book_.targets(piece, from), true) || lands(book_.captures(piece, from), false);
    }

    [[nodiscard]] std::vector<Square> attackers(PieceSet team) const {
        std::vector<Square> found;
        for (int s = 0; s < book_.size(); ++s) {
            const Piece piece = board_[static_cast<std::size_t>(s)];
            if (piece != NoPiece && Square(s) != square_ && team.has(piece) && attacks(Square(s))) {
                found.push_back(Square(s));
            }
        }
        return found;
    }

    Score best(PieceSet team, PieceSet others) {
        const auto pieces = attackers(team);
        if (pieces.empty()) return 0;
        const auto cheapest = *std::ranges::min_element(
            pieces, [&](Square a, Square b) { return evaluator_.value(board_[a]) < evaluator_.value(board_[b]); });
        const Score captured = evaluator_.value(board_[square_]);
        const bool royal = kindOf(board_[cheapest]) == book_.royalKind();
        place(cheapest);
        if (royal && !attackers(others).empty()) return 0;
        return std::max(0, captured - best(others, team));
    }

    const Evaluator& evaluator_;
    const Rulebook& book_;
    Square square_;
    std::vector<Piece> board_;
};

TEST(See, EqualsASearchThatOnlyCaptures) {
    int compared = 0;
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const auto book = rules.book();
        if (book->towers()) continue;  // SEE does not count pieces that a move uncovers in a tower
        const Evaluator evaluator(*book);
        wander(rules, 9, 260, [&](const Game& game) {
            if (game.ending()) return true;
            MoveList noisy;
            noisyMoves(game.position(), noisy);
            for (const Move move : noisy) {
                if (move.type() != MoveType::Normal || move.becomes() != NoKind) continue;
                const Score gain = SlowSee(evaluator, game.position(), move.to()).gain(move, game.position().turn());
                const std::string where = positionText(game.position()) + ' ' + moveText(game.book(), move);
                EXPECT_TRUE(seeAtLeast(evaluator, game.position(), move, gain)) << where << " gains " << gain;
                EXPECT_FALSE(seeAtLeast(evaluator, game.position(), move, gain + 1)) << where << " gains " << gain;
                ++compared;
            }
            return !testing::Test::HasFailure();
        });
    }
    EXPECT_GT(compared, 10'000);
}

bool wins(std::string_view game, std::string_view pieces, std::string_view text, Score least) {
    const auto& book = kept(game);
    const Position position = placed(book, pieces, "w - - 0 1");
    const auto move = parseMove(position, text);
    return seeAtLeast(Evaluator(*book), position, *move, least);
}

TEST(See, ARookBehindARookJoinsIn) {
    EXPECT_FALSE(wins("chess", "Kh1 Rd2 ka8 pd6 rd8", "d2d6", 0));
    EXPECT_FALSE(wins("chess", "Kh1 Rd2 Rd1 ka8 pd6 nb5", "d2d6", 0));
    EXPECT_TRUE(wins("chess", "Kh1 Rd2 Rd1 ka8 nd6 rd8", "d2d6", 0));
}

TEST(See, KingsDoNotCaptureWhatIsGuarded) { EXPECT_TRUE(wins("chess", "Kh1 Qd1 Rd2 kd7 pd6", "d2d6", 100)); }

}  // namespace
}  // namespace rokada::test::seeTest
