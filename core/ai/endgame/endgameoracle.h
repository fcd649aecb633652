// Three-piece endgame tables for the engine, made when first asked for.
#pragma once

#include "ai/endgame/endgame.h"

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace rokada {

/// A move that the table calls best: the quickest win, the longest defence.
struct EndingChoice {
    Move move;
    EndingValue value;
};

/// At most three pieces. Tables are made when first asked for, in less than 0.2 seconds, and kept. Thread-safe.
class EndgameOracle {
public:
    explicit EndgameOracle(RulebookPtr book);
    ~EndgameOracle();

    /// The value of a position of a variant for two with at most one piece besides the kings; nothing for all others,
    /// after a stop, and where the variant's own rules decide such endings.
    [[nodiscard]] std::optional<EndingValue> value(const Position& position, const std::stop_token& stop = {});
    /// The best move of such a position; nothing if it is drawn, for then the table does not tell moves apart.
    [[nodiscard]] std::optional<EndingChoice> choose(const Position& position, const std::stop_token& stop = {});

private:
    [[nodiscard]] std::optional<EndingValue> valueUnlocked(const Position& position, const std::stop_token& stop);

    RulebookPtr book_;
    std::mutex mutex_;
    std::unique_ptr<Endgames> endgames_;
};

}  // namespace rokada
