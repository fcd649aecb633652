// Answers the engine from endgame tables of three pieces, which are built on first use.
#pragma once

#include "ai/endgame/endgame.h"

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace rokada {

/// Best move by the table: the quickest win or the longest defence. `value` is the value of the position before the
/// move.
struct EndingChoice {
    Move move;
    EndingValue value;
};

/// Answers from endgame tables of at most three pieces, kings included. Builds each table on first use, in less than
/// 0.2 s, and keeps it. Thread-safe.
class EndgameOracle {
public:
    explicit EndgameOracle(RulebookPtr book);
    ~EndgameOracle();

    /// Returns the value of a position of a two-player variant with at most one piece besides the kings. Returns
    /// nullopt for other positions, after a stop, and if a rule of the variant gives such endgames a winner.
    [[nodiscard]] std::optional<EndingValue> value(const Position& position, const std::stop_token& stop = {});
    /// Returns the best move if `value` is a win or a loss. Returns nullopt for all other positions, because tables do
    /// not rank the moves of a drawn position.
    [[nodiscard]] std::optional<EndingChoice> choose(const Position& position, const std::stop_token& stop = {});

private:
    [[nodiscard]] std::optional<EndingValue> valueUnlocked(const Position& position, const std::stop_token& stop);

    RulebookPtr book_;
    std::mutex mutex_;
    std::unique_ptr<Endgames> endgames_;
};

}  // namespace rokada
