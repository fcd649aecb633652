// Setup of a game: players, rules, time controls and laws.
#pragma once

#include "ai/levels/level.h"
#include "game/game.h"
#include "game/timecontrol.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Player of one side.
struct Seat {
    bool human = true;
    QString name;                     ///< empty: no name
    Level level = Level(UsualLevel);  ///< of a computer
    QString engine = {};              ///< of a computer: name of an external engine; empty for the built-in engine

    /// Level of a beginner's match.
    static constexpr int UsualLevel = 2;

    friend bool operator==(const Seat&, const Seat&) = default;
};

enum class TakeBacks { Free, Agreed, None };

/// Rules of play.
struct TableLaws {
    bool touchMove = false;        ///< touch-move, and no takebacks
    bool pressClock = false;       ///< a person's move is complete when the clock is pressed
    bool arbiter = false;          ///< every claim is allowed, and an incorrect one costs time
    bool secretPlacement = false;  ///< reserve pieces stay hidden from the other players until all are placed
    TakeBacks takeBacks = TakeBacks::Free;

    [[nodiscard]] TakeBacks takeBacksInForce() const { return touchMove ? TakeBacks::None : takeBacks; }
    friend bool operator==(const TableLaws&, const TableLaws&) = default;
};

/// All data that a new game needs.
struct GameSetup {
    RulebookPtr book;
    std::optional<Position> start;  ///< replaces the start position of the variant
    std::vector<Seat> seats;        ///< by side; missing ones are people
    std::uint64_t seed = 1;
    std::vector<TimeControl> times;  ///< by side; empty: no clocks
    TableLaws laws;
    bool clocksWait = false;  ///< the clocks start with the first move
};

}  // namespace rokada::ui
