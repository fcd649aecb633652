// A game between two engines in this process, from a random opening to its end.
#pragma once

#include "ai/search/engine.h"
#include "dice.h"

#include <array>
#include <functional>
#include <optional>

namespace rokada::tune {

/// When a game counts as decided: both teams have evaluated it so for some plies in succession.
struct Verdicts {
    Score decided = 2500;
    int decidedPlies = 6;
    Score level = 12;
    int levelPlies = 0;  ///< 0: never drawn
};

class Arbiter {
public:
    explicit Arbiter(Verdicts verdicts) : verdicts_(verdicts) {}

    void see(Score forTeam0);
    /// Half points of team 0, once the game is decided.
    [[nodiscard]] std::optional<int> verdict() const;

private:
    Verdicts verdicts_;
    int agreed_ = 0;  ///< plies in succession, negative for team 1
    int level_ = 0;
};

/// The players and their limits.
struct Seats {
    std::array<Engine*, 2> engines;  ///< by team; may be the same
    std::uint64_t nodes = 2000;      ///< of each move
    int longest = 300;               ///< plies; then the game is drawn
    Verdicts verdicts;
};

using Watcher = std::function<void(const Game&, const SearchResult&)>;

[[nodiscard]] inline int teamOf(const Rulebook& book, Side side) { return book.variant().sideSpecs[side].team; }

struct OpeningPlan {
    int plies;       ///< random moves, drops apart
    Score balanced;  ///< the most that a team may be ahead
    std::uint64_t nodes;
};

/// The game after random moves, if it goes on. Many such games are lost at once, so some are made and judged.
[[nodiscard]] Game balancedOpening(const RulebookPtr& book, const OpeningPlan& plan, Engine& judge, Dice& dice);

/// The opening of a game that is material: six to eleven random moves, after which nobody is far ahead.
[[nodiscard]] Game materialOpening(const RulebookPtr& book, std::uint64_t nodes, Engine& judge, Dice& dice);

/// Plays to the end by the rules (claims are made), to a decision or to a draw by length; `watch` is told of every move
/// before it is played. Half points of team 0.
int playOut(Game& game, const Seats& seats, const Watcher& watch = {});

}  // namespace rokada::tune
