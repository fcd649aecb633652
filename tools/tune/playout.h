// Plays a game between two engines in this process, from a random opening to its end.
#pragma once

#include "ai/search/engine.h"
#include "dice.h"

#include <array>
#include <functional>
#include <optional>

namespace rokada::tune {

/// Adjudication rules: both teams must have agreed on the evaluation for some consecutive plies.
struct Verdicts {
    Score decided = 2500;
    int decidedPlies = 6;
    Score level = 12;
    int levelPlies = 0;  ///< 0 for no draws by agreement of scores
};

/// Adjudicates a game by the scores of both teams.
class Arbiter {
public:
    explicit Arbiter(Verdicts verdicts) : verdicts_(verdicts) {}

    void see(Score forTeam0);
    /// Returns the half points of team 0 once the game is decided.
    [[nodiscard]] std::optional<int> verdict() const;

private:
    Verdicts verdicts_;
    int agreed_ = 0;  ///< consecutive plies, negative for team 1
    int level_ = 0;
};

/// Players and their limits.
struct Seats {
    std::array<Engine*, 2> engines;  ///< by team; can be the same engine
    std::uint64_t nodes = 2000;      ///< nodes of each move
    int longest = 300;               ///< plies after which the game is drawn
    Verdicts verdicts;
};

using Watcher = std::function<void(const Game&, const SearchResult&)>;

[[nodiscard]] inline int teamOf(const Rulebook& book, Side side) { return book.variant().sideSpecs[side].team; }

struct OpeningPlan {
    int plies;       ///< random moves, without drops
    Score balanced;  ///< maximum advantage of a team in centipawns
    std::uint64_t nodes;
};

/// Returns a game after random moves that is not over. Many such games are lost, so several are tried and judged.
[[nodiscard]] Game balancedOpening(const RulebookPtr& book, const OpeningPlan& plan, Engine& judge, Dice& dice);

/// Returns the opening of a game for the fit: six to eleven random moves without a large advantage.
[[nodiscard]] Game materialOpening(const RulebookPtr& book, std::uint64_t nodes, Engine& judge, Dice& dice);

/// Plays to the end by the rules (draws are claimed), to an adjudication, or to a draw by length. Calls `watch` before
/// every move. Returns the half points of team 0.
int playOut(Game& game, const Seats& seats, const Watcher& watch = {});

}  // namespace rokada::tune
