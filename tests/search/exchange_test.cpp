// Exchanges against a small search that does nothing but take on one square.
#include "ai/evaluation/exchange.h"
#include "books.h"
#include "everygame.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test {
namespace {

/// The best that the camp to move gets on the square, by the same conventions: the cheapest man takes, guarding one's
/// own king does not bind anybody, kings do not take what is guarded, one may stop.
class SlowExchange {
public:
    SlowExchange(const Evaluator& evaluator, const Position& position, Square square)
        : evaluator_(evaluator), book_(position.book()), square_(square) {
        for (int s = 0; s < book_.size(); ++s) board_.push_back(position[Square(s)]);
    }

    Score gain(Move move, Side us) {
        const Score taken = evaluator_.value(board_[square_]);
        place(move.from());
        return taken - best(book_.hostile(us), {~book_.hostile(us).bits});
    }

private:
    void place(Square from) {
        board_[square_] = board_[from];
        board_[from] = NoPiece;
    }

    [[nodiscard]] bool hits(Square from) const {
        const Piece man = board_[from];
        const auto lands = [&](std::span<const Target> list, bool needsPath) {
            for (const Target *t = list.data(), *end = t + list.size(); t < end;) {
                if (t->square == square_) return true;
                t += needsPath && board_[t->square] != NoPiece ? t->hides : 1;
            }
            return false;
        };
        return lands(book_.targets(man, from), true) || lands(book_.captures(man, from), false);
    }

    [[nodiscard]] std::vector<Square> attackers(PieceSet camp) const {
        std::vector<Square> found;
        for (int s = 0; s < book_.size(); ++s) {
            const Piece man = board_[static_cast<std::size_t>(s)];
            if (man != NoPiece && Square(s) != square_ && camp.has(man) && hits(Square(s))) {
                found.push_back(Square(s));
            }
        }
        return found;
    }

    Score best(PieceSet camp, PieceSet others) {
        const auto men = attackers(camp);
        if (men.empty()) return 0;
        const auto cheapest = *std::min_element(men.begin(), men.end(), [&](Square a, Square b) {
            return evaluator_.value(board_[a]) < evaluator_.value(board_[b]);
        });
        const Score taken = evaluator_.value(board_[square_]);
        const bool royal = kindOf(board_[cheapest]) == book_.royalKind();
        place(cheapest);
        if (royal && !attackers(others).empty()) return 0;
        return std::max(0, taken - best(others, camp));
    }

    const Evaluator& evaluator_;
    const Rulebook& book_;
    Square square_;
    std::vector<Piece> board_;
};

TEST(Exchange, EqualsASearchThatOnlyTakes) {
    int compared = 0;
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const auto book = rules.book();
        const Evaluator evaluator(*book);
        wander(rules, 9, 260, [&](const Game& game) {
            if (game.ending()) return true;
            MoveList noisy;
            noisyMoves(game.position(), noisy);
            for (const Move move : noisy) {
                if (move.sort() != Sort::Walk || move.becomes() != NoKind) continue;
                const Score gain =
                    SlowExchange(evaluator, game.position(), move.to()).gain(move, game.position().turn());
                const std::string where = positionText(game.position()) + ' ' + moveText(game.book(), move);
                EXPECT_TRUE(winsExchange(evaluator, game.position(), move, gain)) << where << " gains " << gain;
                EXPECT_FALSE(winsExchange(evaluator, game.position(), move, gain + 1)) << where << " gains " << gain;
                ++compared;
            }
            return !testing::Test::HasFailure();
        });
    }
    EXPECT_GT(compared, 10'000);
}

bool wins(std::string_view game, std::string_view men, std::string_view text, Score least) {
    const auto& book = kept(game);
    const Position position = placed(book, men, "w - - 0 1");
    const auto move = parseMove(position, text);
    return winsExchange(Evaluator(*book), position, *move, least);
}

TEST(Exchange, ARookBehindARookJoinsIn) {
    EXPECT_FALSE(wins("chess", "Kh1 Rd2 ka8 pd6 rd8", "d2d6", 0));
    EXPECT_FALSE(wins("chess", "Kh1 Rd2 Rd1 ka8 pd6 nb5", "d2d6", 0));
    EXPECT_TRUE(wins("chess", "Kh1 Rd2 Rd1 ka8 nd6 rd8", "d2d6", 0));
}

TEST(Exchange, KingsDoNotTakeWhatIsGuarded) { EXPECT_TRUE(wins("chess", "Kh1 Qd1 Rd2 kd7 pd6", "d2d6", 100)); }

}  // namespace
}  // namespace rokada::test
