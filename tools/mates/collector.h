// Finds mates in games: plays them, and looks for forced mates near their ends.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"
#include "matefile.h"
#include "matesolver.h"

#include <array>
#include <set>

namespace rokada::tools {

struct CollectorPlan {
    /// How many problems of two, three and four turns are wanted.
    std::array<int, 3> wanted{20, 20, 20};
    std::uint64_t seed = 1;
    std::uint64_t playNodes = 400;       ///< of the stronger team, per move
    std::uint64_t proofNodes = 400'000;  ///< per call of the solver
    int mostPlies = 300;                 ///< of a game
};

class Collector {
public:
    Collector(RulebookPtr book, CollectorPlan plan);

    /// Plays one game and returns its problems: those that are still wanted, two at most, with a single key (where
    /// partners can do each other's work, three at most).
    std::vector<MateProblem> next();
    [[nodiscard]] bool done() const;

private:
    void play();
    void playTo(int plies);
    /// In team variants one side of each team is eliminated: with four sides no long mate can be proved.
    void leaveADuel();
    [[nodiscard]] Move choose();
    [[nodiscard]] std::optional<MateProblem> examine(const Position& position);
    [[nodiscard]] std::optional<MateProblem> proved(const Position& position, int turns);
    [[nodiscard]] bool worthALook(const Position& position) const;
    [[nodiscard]] bool wanted(int turns) const { return turns >= 2 && plan_.wanted[turns - 2u] > 0; }
    [[nodiscard]] std::uint64_t random();

    RulebookPtr book_;
    CollectorPlan plan_;
    std::uint64_t state_;
    Engine engine_{4, 1};
    MateSolver solver_;
    MateSolver quick_;
    Game game_;
    int strongTeam_ = 0;
    int opening_ = 0;
    std::set<Key> seen_;
};

}  // namespace rokada::tools
