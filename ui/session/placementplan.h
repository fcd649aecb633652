// Reserve pieces placed in secret: each person in turn places them on a board without those of the others; only when
// all are placed is the game told. No words, no widgets.
#pragma once

#include "game/game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace rokada::ui {

class PlacementPlan {
public:
    /// One more placement of the side to move of a position in which only this side has reserve pieces.
    using Chooser = std::function<Move(const Position&)>;

    /// Asks the people on these seats, in this order.
    void begin(const Game& game, std::vector<Side> people);
    void end();
    [[nodiscard]] bool running() const { return !people_.empty(); }
    /// Whose turn it is to place.
    [[nodiscard]] Side side() const { return people_[current_]; }
    [[nodiscard]] std::size_t people() const { return people_.size(); }
    /// The board of this person.
    [[nodiscard]] const Game* board() const { return board_.get(); }
    [[nodiscard]] std::size_t placed() const { return placed_[side()].size(); }
    [[nodiscard]] std::size_t wanted() const { return wanted_; }
    [[nodiscard]] bool complete() const { return placed() == wanted_; }

    /// False, and nothing done, if it is no legal placement.
    bool place(Move move);
    /// Takes back the piece that was placed on a square. Returns its kind, or NoKind if there is none.
    Kind takeBack(Square square);
    void clear();
    /// The squares on which this person has placed pieces.
    [[nodiscard]] SquareSet squares() const;
    /// The rest as the chooser chooses it.
    void fill(const Chooser& chooser);
    /// Goes on to the next person; false if there is none.
    bool next();
    /// All placements in the order of play; those of seats without a person come from the chooser.
    [[nodiscard]] std::vector<Move> moves(const Chooser& others) const;

private:
    void show();
    [[nodiscard]] std::vector<Move> filled(Side side, std::vector<Move> moves, const Chooser& chooser) const;

    RulebookPtr book_;
    std::unique_ptr<Position> start_;
    std::vector<Side> people_;
    std::size_t current_ = 0;
    std::size_t wanted_ = 0;
    std::vector<std::vector<Move>> placed_;  ///< by side
    std::unique_ptr<Game> board_;
};

}  // namespace rokada::ui
