// Secret placement of reserve pieces: each person in turn places them on a board without the others' pieces. The game
// gets the moves when all are placed. Contains no texts and no widgets.
#pragma once

#include "game/game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace rokada::ui {

class PlacementPlan {
public:
    /// Function that returns one more placement for the side to move. No other side has reserve pieces in this
    /// position.
    using Chooser = std::function<Move(const Position&)>;

    /// Starts with the people on these seats, in this order.
    void begin(const Game& game, std::vector<Side> people);
    /// Ends the placement. After this, `running` returns false.
    void end();
    [[nodiscard]] bool running() const { return !people_.empty(); }
    /// Returns the side that is placing.
    [[nodiscard]] Side side() const { return people_[current_]; }
    /// Returns the number of people who place.
    [[nodiscard]] std::size_t people() const { return people_.size(); }
    /// Returns the board of the person who is placing.
    [[nodiscard]] const Game* board() const { return board_.get(); }
    /// `placed` returns the number of pieces that the current person has placed. `wanted` returns the number of pieces
    /// to place.
    [[nodiscard]] std::size_t placed() const { return placed_[side()].size(); }
    [[nodiscard]] std::size_t wanted() const { return wanted_; }
    [[nodiscard]] bool complete() const { return placed() == wanted_; }

    /// Places a piece. Returns false and changes nothing if the placement is illegal.
    bool place(Move move);
    /// Removes the piece placed on `square`. Returns its kind, or NoKind if there is none.
    Kind takeBack(Square square);
    /// Removes all pieces that the current person has placed.
    void clear();
    /// Returns the squares on which the current person has placed pieces.
    [[nodiscard]] SquareSet squares() const;
    /// Places the remaining pieces with the chooser.
    void fill(const Chooser& chooser);
    /// Continues with the next person. Returns false if there is no further person.
    bool next();
    /// Returns all placements in the order of play. `others` places the pieces of computers.
    [[nodiscard]] std::vector<Move> moves(const Chooser& others) const;

private:
    void show();
    [[nodiscard]] std::vector<Move> filled(Side side, std::vector<Move> moves, const Chooser& chooser) const;

    RulebookPtr book_;
    std::unique_ptr<Position> start_;
    std::vector<Side> people_;
    std::size_t current_ = 0;
    std::size_t wanted_ = 0;
    std::vector<std::vector<Move>> placed_;  ///< placements of each side
    std::unique_ptr<Game> board_;
};

}  // namespace rokada::ui
