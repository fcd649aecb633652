// Measures how an opponent errs: how much its moves lose, compared with a deep search at full strength, and how far the
// pieces move in the replies that it overlooks.
#pragma once

#include "contender.h"
#include "match/openings.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace rokada::ladder {

struct LossPlan {
    RulebookPtr book;
    Level level = Level(Level::Lowest);
    std::size_t positions = 200;
    std::uint64_t nodes = 20000;  ///< nodes of each deep search; one searches the level's move, another one the best
                                  ///< move
    int threads = 1;
    std::uint64_t seed = 1;
    int every = 5;        ///< number of plies between two measured positions of a game
    int undecided = 500;  ///< positions with a greater advantage, in centipawns, are skipped, except forced mates for
                          ///< the side to move
};

/// Move of a level, compared with the best move.
struct WeighedMove {
    int loss = 0;  ///< loss in centipawns, at most `MaxLoss`
    /// Length of the best reply in king steps on an empty board. 0 if the move ends the game.
    int replySteps = 0;
    static constexpr int MaxLoss = 1000;
};

/// Shares and means of weighed moves.
struct LossTable {
    /// Losses in centipawns whose share is counted.
    static constexpr std::array<int, 4> Bounds{50, 100, 200, 400};
    /// A move that loses at least this many centipawns is an error.
    static constexpr int Error = 100;

    std::array<double, Bounds.size()> shares{};  ///< shares of the moves that lose at least a bound, from 0 to 1
    double meanLoss = 0;                         ///< mean loss in centipawns
    double stepsAfterErrors = 0;                 ///< mean length of the replies to errors, in king steps
    double stepsAfterOthers = 0;                 ///< mean length of the replies to other moves, in king steps
};

[[nodiscard]] LossTable tableOf(std::span<const WeighedMove> moves);
[[nodiscard]] LossTable losses(const LossPlan& plan, match::Openings& openings);
[[nodiscard]] std::string lossHead();
[[nodiscard]] std::string lossRow(const LossPlan& plan, const LossTable& table);

}  // namespace rokada::ladder
