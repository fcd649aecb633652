// What a game is made from: seats, rules, times and laws, as they are chosen before it starts.
#pragma once

#include "ai/levels/level.h"
#include "game/game.h"
#include "game/timecontrol.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::ui {

/// The player on a seat.
struct Seat {
    bool human = true;
    QString name;                     ///< empty: no name
    Level level = Level(UsualLevel);  ///< of a computer
    QString engine = {};              ///< of a computer: an engine of others by its name; empty: ours

    /// A beginner's match.
    static constexpr int UsualLevel = 2;

    friend bool operator==(const Seat&, const Seat&) = default;
};

enum class TakeBacks { Free, Agreed, None };

/// How strictly a game is played.
struct TableLaws {
    bool touchMove = false;        ///< touch-move, and no takebacks
    bool pressClock = false;       ///< a person's move is complete when the clock is pressed
    bool arbiter = false;          ///< anything may be claimed, and an incorrect claim costs time
    bool secretPlacement = false;  ///< nobody sees where the others place their reserve pieces, until all are placed
    TakeBacks takeBacks = TakeBacks::Free;

    [[nodiscard]] TakeBacks takeBacksInForce() const { return touchMove ? TakeBacks::None : takeBacks; }
    friend bool operator==(const TableLaws&, const TableLaws&) = default;
};

/// Everything that a new game is made from.
struct GameSetup {
    RulebookPtr book;
    std::optional<Position> start;  ///< instead of the variant's own start position
    std::vector<Seat> seats;        ///< by side; missing ones are people
    std::uint64_t seed = 1;
    std::vector<TimeControl> times;  ///< by side; empty: no clocks
    TableLaws laws;
    bool clocksWait = false;  ///< they stand until the first move is made
};

}  // namespace rokada::ui
