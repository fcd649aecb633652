// Compares the endings of random games with the slow rules (tests/slowrules), in all rule sets. Also compares endings
// that players cause, such as resignations.
#include "endingtruth.h"
#include "truthrun.h"

#include <gtest/gtest.h>

#include <random>

namespace rokada::test::trueendingTest {
namespace {

constexpr int UsualGames = ROKADA_NIGHTLY_SIZE ? 4'000 : 4;
constexpr std::size_t LongestGame = ROKADA_NIGHTLY_SIZE ? 400 : 200;

class Player {
public:
    Player(const RuleSet& rules, KindCounts& counts, std::uint64_t seed)
        : rules_(rules), counts_(counts), random_(seed) {}

    /// Plays a game to its end. At random moments, ends a copy of the game and checks that ending.
    void play(Game game) {
        departures_.clear();
        while (!game.ending() && game.played() < LongestGame) {
            if (game.book().variant().elimination && below(60) == 0) {
                leave(game, anyLiving(game));
                continue;
            }
            if (below(40) == 0) cut(game);
            claims(game);
            game.play(next(game));
            if (testing::Test::HasFailure()) return;
        }
        if (game.ending()) judge(game);
        if (!game.ending()) expectKept(game);
    }

private:
    [[nodiscard]] std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
    /// Returns a random move. Often takes back the side's previous move, so that positions repeat.
    Move next(const Game& game) {
        const MoveList moves = game.moves();
        const std::size_t ago = game.book().sides();
        if (game.played() >= ago && below(3) == 0) {
            const Move last = game.turns()[game.played() - ago].move;
            for (const Move move : moves) {
                if (move.from() == last.to() && move.to() == last.from()) return move;
            }
        }
        return moves[below(moves.size())];
    }
    Side anyLiving(const Game& game) {
        Side side = Side(below(game.book().sides()));
        while (!game.position().living(side)) side = Side(below(game.book().sides()));
        return side;
    }

    void leave(Game& game, Side side) {
        const int number = game.position().state().moveNumber;
        const EliminationCause cause = EliminationCause(1 + below(3));
        if (cause == EliminationCause::Resignation) game.resign(side);
        if (cause == EliminationCause::Time) game.flag(side);
        if (cause == EliminationCause::IllegalMove) game.forfeit(side);
        departures_[side] = {cause, number};
    }

    void cut(const Game& game) {
        Game over = game;
        if (game.book().variant().elimination || below(4) == 0) {
            over.agreeDraw();
            return judge(over);
        }
        const Side side = anyLiving(game);
        switch (below(4)) {
            case 0: over.resign(side); break;
            case 1: over.flag(side); break;
            case 2: over.forfeit(side); break;
            default: over.drawOnTime();
        }
        judge(over);
    }

    /// Claims draws in copies of the game: for the current position, and by naming a move.
    void claims(const Game& game) {
        if (game.claimable() != Claim::None && below(4) == 0) {
            Game over = game;
            EXPECT_TRUE(over.claim());
            EXPECT_EQ(over.ending()->side, game.position().turn());
            judge(over);
        }
        const bool near = game.position().state().halfmoveClock >= 98 || game.occurrences() >= 2;
        if (!near || below(4) != 0) return;
        for (const Move move : game.moves()) {
            if (game.claimable(move) == Claim::None) continue;
            Game over = game;
            EXPECT_TRUE(over.claim(move));
            EXPECT_EQ(over.ending()->side, game.position().turn());
            return judge(over);
        }
    }

    void judge(const Game& game) {
        ++counts_[static_cast<int>(game.ending()->reason)];
        expectTrueEnding(rules_, game, departures_);
    }

    const RuleSet& rules_;
    KindCounts& counts_;
    std::mt19937_64 random_;
    Departures departures_;
};

/// Returns the reasons that occur in many random games of the variant.
std::vector<int> kindsOf(std::string_view game) {
    std::vector kinds{Reason::Agreement, Reason::IllegalMove};
    if (game != "fortress") kinds.insert(kinds.end(), {Reason::Resignation, Reason::Time});
    if (game == "greatshatranj") kinds.push_back(Reason::Repetition);
    if (game == "chess") kinds.insert(kinds.end(), {Reason::Checkmate, Reason::DeadPosition});
    if (game != "fortress" && game != "greatshatranj")
        kinds.insert(kinds.end(), {Reason::RepetitionClaim, Reason::FiftyMovesClaim});
    std::vector<int> numbers;
    for (const Reason kind : kinds) numbers.push_back(static_cast<int>(kind));
    return numbers;
}

/// Plays a game from the position and decreases `left`. Returns false if a check has failed or `left` is used up.
bool playFrom(const RuleSet& rules, const RulebookPtr& book, const Position& position, KindCounts& counts, int& left) {
    Player(rules, counts, position.key()).play(Game(book, position));
    return !testing::Test::HasFailure() && --left > 0;
}

class TrueEndings : public testing::TestWithParam<std::size_t> {};

TEST_P(TrueEndings, AreWhatTheSlowRulesSayAndAreKept) {
    const VariantInfo& game = allVariants()[GetParam()];
    const TruthRun run{.variable = "TRUE_ENDINGS", .usual = UsualGames, .full = 4'000, .seed = 17};
    runTruths(game, run, kindsOf(game.id), playFrom);
}

INSTANTIATE_TEST_SUITE_P(Games, TrueEndings, testing::Range(std::size_t{0}, allVariants().size()));

}  // namespace
}  // namespace rokada::test::trueendingTest
