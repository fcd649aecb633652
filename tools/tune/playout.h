// Plays a game between two engines in this process, from a random opening to its end.
#pragma once

#include "ai/search/engine.h"
#include "random.h"

#include <array>
#include <functional>
#include <optional>

namespace rokada::tune {

/// Rules of adjudication. Both teams must agree on the evaluation for a number of plies in a row.
struct Verdicts {
    Score decided = 2500;
    int decidedPlies = 6;
    Score level = 12;
    int levelPlies = 0;  ///< plies with a level score after which the game is a draw; 0 for no adjudication of draws
};

/// Adjudicates a game by the scores that both teams report.
class Arbiter {
public:
    explicit Arbiter(Verdicts verdicts) : verdicts_(verdicts) {}

    void see(Score forTeam0);
    /// Returns the half points of team 0. Returns nullopt as long as the game is not decided.
    [[nodiscard]] std::optional<int> verdict() const;

private:
    Verdicts verdicts_;
    int agreed_ = 0;  ///< number of plies in a row with a decided score; negative if team 1 leads
    int level_ = 0;
};

/// Players of a game, and their limits.
struct Seats {
    std::array<Engine*, 2> engines;  ///< engine of each team; both can be the same engine
    std::uint64_t nodes = 2000;      ///< number of nodes per move
    int longest = 300;               ///< number of plies after which the game counts as drawn
    Verdicts verdicts;
};

using Watcher = std::function<void(const Game&, const SearchResult&)>;

[[nodiscard]] inline int teamOf(const Rulebook& book, Side side) { return book.variant().sideSpecs[side].team; }

struct OpeningPlan {
    int plies;       ///< number of random moves; drops of reserve pieces are not counted
    Score balanced;  ///< maximum advantage of a team, in centipawns
    std::uint64_t nodes;
};

/// Returns a game after random moves that is not over. Tries several openings and searches them, because random moves
/// often leave one team lost.
[[nodiscard]] Game balancedOpening(const RulebookPtr& book, const OpeningPlan& plan, Engine& judge, Random& random);

/// Returns a game that provides positions for the fit, after an opening of six to eleven random moves. Tries to find an
/// opening in which no team has a large advantage.
[[nodiscard]] Game materialOpening(const RulebookPtr& book, std::uint64_t nodes, Engine& judge, Random& random);

/// Plays a game until it ends by the rules or is adjudicated. Claims a draw as soon as possible. A game that becomes
/// too long counts as drawn. Calls `watch` before every move. Returns the half points of team 0.
int playOut(Game& game, const Seats& seats, const Watcher& watch = {});

}  // namespace rokada::tune
