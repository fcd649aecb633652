// Secret placement of reserve pieces before a game. Each person in turn places all pieces without seeing the others'
// pieces. The game receives the moves when everybody has finished. Contains no texts and no widgets.
#pragma once

#include "game/game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace rokada::ui {

class PlacementPlan {
public:
    /// Function that chooses the next placement for the side to move. The position shows no pieces that other sides
    /// have placed.
    using Chooser = std::function<Move(const Position&)>;

    /// Starts the placement. `people` are the sides that people play, in the order in which they place.
    void begin(const Game& game, std::vector<Side> people);
    /// Ends the placement, after which `running` returns false.
    void end();
    [[nodiscard]] bool running() const { return !people_.empty(); }
    /// Returns the side of the person who is placing now.
    [[nodiscard]] Side side() const { return people_[current_]; }
    /// Returns the number of people who place.
    [[nodiscard]] std::size_t people() const { return people_.size(); }
    /// Returns the board that the current person sees.
    [[nodiscard]] const Game* board() const { return board_.get(); }
    /// `placed` returns the number of pieces that the current person has placed. `wanted` returns the number of pieces
    /// that each person must place.
    [[nodiscard]] std::size_t placed() const { return placed_[side()].size(); }
    [[nodiscard]] std::size_t wanted() const { return wanted_; }
    [[nodiscard]] bool complete() const { return placed() == wanted_; }

    /// Places a piece. Returns false and changes nothing if the placement is illegal.
    bool place(Move move);
    /// Takes back the piece placed on `square`. Returns its kind, or NoKind if none was placed there.
    Kind takeBack(Square square);
    /// Removes all pieces that the current person has placed.
    void clear();
    /// Returns the squares on which the current person has placed pieces.
    [[nodiscard]] SquareSet squares() const;
    /// Lets `chooser` place the remaining pieces of the current person.
    void fill(const Chooser& chooser);
    /// Continues with the next person. Returns false if pieces are still missing or this is the last person.
    bool next();
    /// Returns the placements of all sides in the order of play. `others` chooses those that are missing, such as those
    /// of computers.
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
