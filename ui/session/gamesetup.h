// Setup of a game: players, rulebook, time controls and laws.
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
    QString name;                     ///< name of the player; empty for no name
    Level level = Level(UsualLevel);  ///< playing strength of a computer
    QString engine = {};              ///< name of the external engine of a computer; empty for the built-in engine

    /// Default level of a computer, suitable for a beginner.
    static constexpr int UsualLevel = 2;

    friend bool operator==(const Seat&, const Seat&) = default;
};

enum class TakeBacks { Free, Agreed, None };

/// Rules of play at the table. They do not depend on the variant.
struct TableLaws {
    bool touchMove = false;   ///< true for touch-move and no takebacks
    bool pressClock = false;  ///< true if a person's move is complete only when the clock is pressed
    bool arbiter = false;     ///< true if an arbiter rules: every claim is allowed, and an incorrect one costs time
    bool secretPlacement = false;  ///< true if people choose the squares of their reserve pieces before the game
                                   ///< without seeing those of others
    TakeBacks takeBacks = TakeBacks::Free;

    [[nodiscard]] TakeBacks takeBacksInForce() const { return touchMove ? TakeBacks::None : takeBacks; }
    friend bool operator==(const TableLaws&, const TableLaws&) = default;
};

/// All data that a new game needs.
struct GameSetup {
    RulebookPtr book;
    std::optional<Position> start;  ///< start position; if unset, the standard one of the variant
    std::vector<Seat> seats;        ///< seats, by side; missing seats are people
    std::uint64_t seed = 1;
    std::vector<TimeControl> times;  ///< time controls, by side; empty for no clocks
    TableLaws laws;
    bool clocksWait = false;  ///< true if the clocks start with the first move
    /// True if a takeback, a hint or the coach was used, or a player was replaced. Such a game does not count for the
    /// ratings of people.
    bool helped = false;
};

}  // namespace rokada::ui
