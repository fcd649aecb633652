// Ends games from special positions by a move, a repetition, a claim or an action of a player, until each ending that
// the rules allow has occurred often enough. Compares each ending with the slow rules (tests/slowrules).
//
// TRUE_ENDINGS=4000 requires an eighth of this number, 500, of each ending in each variant, and prints how often each
// ending occurred.
#include "endingpositions.h"
#include "endingtruth.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace rokada::test::madeendingTest {
namespace {

constexpr int UsualGames = ROKADA_NIGHTLY_SIZE ? 4'000 : 16;
/// Maximum number of positions for each rule set, many times what the rarest ending needs.
constexpr int MaxPositions = 400'000;

using Counts = std::map<Reason, int>;

/// Returns the endings that games with these rules can have.
std::vector<Reason> kindsOf(const RuleSet& rules) {
    const RulebookPtr book = rules.book();
    const DrawLaws& draws = book->variant().draws;
    const auto bareKing = rules.choices.find("bareking");
    const std::pair<Reason, bool> all[]{
        {Reason::Checkmate, true},
        {Reason::Stalemate, !book->variant().elimination},
        {Reason::NobodyMoves, book->variant().elimination},
        {Reason::DeadPosition, !book->towers()},  // in Tavreli, no piece leaves the board
        {Reason::Blocked, draws.blockedPawns},
        {Reason::BareKing, bareKing != rules.choices.end() && bareKing->second != "off"},
        {Reason::Repetition, draws.repetitionAutomatic > 0},
        {Reason::FiftyMoves, draws.fiftyMoveAutomatic > 0},
        {Reason::RepetitionClaim, draws.repetitionClaim > 0},
        {Reason::FiftyMovesClaim, draws.fiftyMoveClaim > 0},
        {Reason::Resignation, true},
        {Reason::Agreement, true},
        {Reason::IllegalMove, true},
        {Reason::Time, true},
    };
    std::vector<Reason> kinds;
    for (const auto& [kind, possible] : all) {
        if (possible) kinds.push_back(kind);
    }
    return kinds;
}

/// Ends games of one rule set from many positions until no kind of ending is missing.
class Maker {
public:
    /// `missing` is the number of endings of each kind that are still to be made.
    Maker(const RuleSet& rules, Counts missing) : rules_(rules), missing_(std::move(missing)), random_(31) {}

    [[nodiscard]] bool isDone() const {
        return std::ranges::all_of(missing_, [](const auto& kind) { return kind.second <= 0; });
    }
    [[nodiscard]] const Counts& missing() const { return missing_; }

    void from(const Game& game) {
        if (game.ending()) return;
        endByMove(game);
        endByClaim(game);
        const bool repeats = lacks(Reason::Repetition) || lacks(Reason::RepetitionClaim);
        if (repeats && game.position().state().halfmoveClock == 0 && below(4) == 0) repeat(game);
        endByPlayer(game);
    }

private:
    [[nodiscard]] std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
    [[nodiscard]] bool lacks(Reason kind) const {
        const auto found = missing_.find(kind);
        return found != missing_.end() && found->second > 0;
    }

    void judge(const Game& game, const Departures& departures = {}) {
        if (!game.ending() || !lacks(game.ending()->reason)) return;
        --missing_[game.ending()->reason];
        expectTrueEnding(rules_, game, departures);
    }

    /// Tries every legal move. Checks the first ending of each kind.
    void endByMove(const Game& game) {
        std::set<Reason> seen;
        for (const Move move : game.moves()) {
            Game over = game;
            over.play(move);
            if (over.ending() && seen.insert(over.ending()->reason).second) judge(over);
        }
    }

    void endByClaim(const Game& game) {
        if (game.claimable() != Claim::None) {
            Game over = game;
            over.claim();
            return judge(over);
        }
        const DrawLaws& draws = game.book().variant().draws;
        if (draws.fiftyMoveClaim == 0 || game.position().state().halfmoveClock + 1 < draws.fiftyMoveClaim) return;
        const MoveList moves = game.moves();
        const Move move = moves[below(moves.size())];
        Game over = game;
        if (over.claim(move)) judge(over);
    }

    /// Moves pieces out and back until the position has been repeated often enough.
    void repeat(Game game) {
        constexpr int MaxPlies = 60;
        for (int ply = 0; ply < MaxPlies && !game.ending(); ++ply) {
            if (game.claimable() == Claim::Repetition) endByClaim(game);
            const auto move = backOrOut(game);
            if (!move) return;
            game.play(*move);
        }
        judge(game);
    }

    /// Returns the reverse of the side's last move if it is legal, otherwise a move that can be reversed.
    std::optional<Move> backOrOut(const Game& game) {
        const MoveList moves = game.moves();
        const Position& position = game.position();
        for (std::size_t ago = 1; ago <= std::min(game.played(), game.book().sides()); ++ago) {
            const Turn& turn = game.turns()[game.played() - ago];
            if (turn.before.turn() != position.turn()) continue;
            for (const Move move : moves) {
                if (move.from() == turn.move.to() && move.to() == turn.move.from()) return move;
            }
        }
        std::vector<Move> quiet;
        for (const Move move : moves) {
            const bool plain = move.type() == MoveType::Normal && position.empty(move.to());
            if (plain && !game.book().pawns().has(position[move.from()])) quiet.push_back(move);
        }
        if (quiet.empty()) return std::nullopt;
        return quiet[below(quiet.size())];
    }

    void endByPlayer(const Game& game) {
        Game over = game;
        if (below(5) == 0) {
            over.agreeDraw();
            return judge(over);
        }
        Side side = Side(below(game.book().sides()));
        while (!game.position().living(side)) side = Side(below(game.book().sides()));
        const EliminationCause cause = EliminationCause(1 + below(3));
        if (cause == EliminationCause::Resignation) over.resign(side);
        if (cause == EliminationCause::Time) over.flag(side);
        if (cause == EliminationCause::IllegalMove) over.forfeit(side);
        Departures departures;
        if (game.book().variant().elimination) departures[side] = {cause, game.position().state().moveNumber};
        judge(over, departures);
    }

    const RuleSet& rules_;
    Counts missing_;
    std::mt19937_64 random_;
};

/// Returns for each kind of ending the number of rule sets in which it is possible.
Counts possibleSets(const std::vector<RuleSet>& sets) {
    Counts counts;
    for (const RuleSet& set : sets) {
        for (const Reason kind : kindsOf(set)) ++counts[kind];
    }
    return counts;
}

/// Makes the endings of one rule set. Returns the number of endings of each kind that were made.
Counts makeEndings(const RuleSet& set, const Counts& wanted) {
    Maker maker(set, wanted);
    EndingPositions positions(set, 29);
    int left = MaxPositions;
    positions.each([&](const Position& position) {
        maker.from(Game(positions.book(), position));
        return !maker.isDone() && --left > 0 && !testing::Test::HasFailure();
    });
    Counts made = wanted;
    for (const auto& [kind, missing] : maker.missing()) made[kind] -= missing;
    return made;
}

class MadeEndings : public testing::TestWithParam<std::size_t> {};

TEST_P(MadeEndings, OfEveryKindAreTrueAndKept) {
    const char* given = std::getenv("TRUE_ENDINGS");
    const int wanted = std::max(1, (given ? std::atoi(given) : UsualGames) / 8);
    std::vector<RuleSet> sets;
    for (const RuleSet& set : everyRuleSet()) {
        if (set.variant == allVariants()[GetParam()].id) sets.push_back(set);
    }
    Counts made;
    const Counts possible = possibleSets(sets);
    for (const RuleSet& set : sets) {
        SCOPED_TRACE(set.name());
        Counts share;
        for (const Reason kind : kindsOf(set)) share[kind] = (wanted + possible.at(kind) - 1) / possible.at(kind);
        for (const auto& [kind, count] : makeEndings(set, share)) made[kind] += count;
        if (HasFailure()) return;
    }
    for (const auto& [kind, number] : possible)
        EXPECT_GE(made[kind], wanted) << "kind " << static_cast<int>(kind) << " of " << number << " rule sets";
    if (given == nullptr) return;
    std::printf("%s\n", std::string(allVariants()[GetParam()].id).c_str());
    for (const auto& [kind, count] : made) std::printf("  %d: %d\n", static_cast<int>(kind), count);
}

INSTANTIATE_TEST_SUITE_P(Games, MadeEndings, testing::Range(std::size_t{0}, allVariants().size()));

}  // namespace
}  // namespace rokada::test::madeendingTest
