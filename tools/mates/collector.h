// Finds mate problems. It plays games, and searches for forced mates near the ends of the games.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"
#include "matefile.h"
#include "matesolver.h"

#include <array>
#include <set>

namespace rokada::tools {

struct CollectorPlan {
    /// Numbers of problems to find, for mates in two, three and four turns.
    std::array<int, 3> wanted{20, 20, 20};
    std::uint64_t seed = 1;
    std::uint64_t playNodes = 400;       ///< nodes per move of the stronger team
    std::uint64_t proofNodes = 400'000;  ///< nodes for each call of the solver
    int maxPlies = 300;                  ///< maximum number of plies in a game
};

/// Collects mate problems of one variant.
class Collector {
public:
    Collector(RulebookPtr book, CollectorPlan plan);

    /// Plays one game. Returns at most two problems from it, and only problems of lengths that are still needed. A
    /// problem has a single key move. In variants with partners it can have up to three, because partners can often
    /// give the same mate.
    std::vector<MateProblem> next();
    [[nodiscard]] bool done() const;

private:
    void play();
    void playTo(int plies);
    /// Eliminates one side of each team, in variants with teams, because long mates with four sides cannot be proved.
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
