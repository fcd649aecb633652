// The position that a board shows, with its notes and the progress of its animations.
#pragma once

#include "paint/boardframe.h"

#include "game/game.h"

#include <cstddef>
#include <vector>

namespace rokada::ui {

/// Texts of the player panels that do not follow from the position.
struct PanelWords {
    std::vector<SeatPicture> seats;  ///< seats, by side
    std::vector<ClockFace> clocks;   ///< clocks, by side
    PlayerMessage message;
    PlayerQuestion question;

    friend bool operator==(const PanelWords&, const PanelWords&) = default;
};

/// Position that a board shows. It comes from a game, or from a scene without a game.
struct ShownBoard {
    const Game* game = nullptr;  ///< game of the position; nullptr for a scene without a game
    RulebookPtr book;            ///< rulebook of the position; nullptr if nothing is shown
    BoardScene scene;
    PanelWords panels;
    BoardNotes notes;
    BoardProgress progress;
    std::size_t played = 0;  ///< number of turns of the game that are already shown
    /// Value of `played` directly after the last premove; 0 if there was none. While it equals `played`, the board also
    /// marks the move before the premove, because the player has not seen that move alone.
    std::size_t premoved = 0;
    bool dropped = false;  ///< true if the user has dropped a piece for the next move, so that it needs no animation

    void setGame(const Game* shown);
    /// Reads the current position of the game. Clears the notes on the last position.
    void read();
    /// Prepares the animation of the last turn, if it is new and `motion` is true. Returns true if pieces are to move.
    bool depart(const BoardLayout& layout, bool motion);

private:
    [[nodiscard]] std::vector<Fade> fadesOf(const Turn& turn) const;
    [[nodiscard]] std::vector<Change> changesOf(const Turn& turn) const;
};

/// Returns a hint for a move. It contains only the piece to move, or the whole move if `whole` is true.
[[nodiscard]] Advice adviceOf(const Game& game, Move move, bool whole);
/// Returns the arrows for the analysis moves of one side. `moves` is sorted, best first. `threats` is true if an enemy
/// of the side to move makes these moves.
[[nodiscard]] std::vector<Suggestion> suggestionsOf(const Position& position, const std::vector<Move>& moves,
                                                    bool threats);

}  // namespace rokada::ui
