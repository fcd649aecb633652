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

/// Who sits on a seat.
struct Seat {
    bool human = true;
    QString name;                     ///< empty: nobody cares
    Level level = Level(UsualLevel);  ///< of a computer

    /// A beginner's match.
    static constexpr int UsualLevel = 2;

    friend bool operator==(const Seat&, const Seat&) = default;
};

enum class TakeBacks { Free, Agreed, None };

/// How strictly a game is played.
struct TableLaws {
    bool touchMove = false;        ///< a touched man must move, and nothing is taken back
    bool pressClock = false;       ///< a person's move counts when he has pressed the clock
    bool arbiter = false;          ///< anything may be claimed, and a wrong claim costs time
    bool secretPlacement = false;  ///< nobody sees where the others put their reserves, until all are placed
    TakeBacks takeBacks = TakeBacks::Free;

    [[nodiscard]] TakeBacks takeBacksInForce() const { return touchMove ? TakeBacks::None : takeBacks; }
    friend bool operator==(const TableLaws&, const TableLaws&) = default;
};

/// Everything that a new game is made from.
struct GameSetup {
    RulebookPtr book;
    std::optional<Position> start;  ///< instead of the game's own start position
    std::vector<Seat> seats;        ///< by side; missing ones are people
    std::uint64_t seed = 1;
    std::vector<TimeControl> times;  ///< by side; empty: nobody has a clock
    TableLaws laws;
};

}  // namespace rokada::ui
