// The position that a board shows, and what is said of it.
#pragma once

#include "paint/boardframe.h"

#include "game/game.h"

#include <cstddef>
#include <vector>

namespace rokada::ui {

/// Words on the player panels besides what the position says.
struct PanelWords {
    std::vector<SeatPicture> seats;  ///< by side
    std::vector<ClockFace> clocks;   ///< likewise
    PlayerMessage message;
    PlayerQuestion question;

    friend bool operator==(const PanelWords&, const PanelWords&) = default;
};

/// The position that is shown: of a game, or of a scene that comes from elsewhere.
struct ShownBoard {
    const Game* game = nullptr;  ///< nullptr if the scene comes from elsewhere
    RulebookPtr book;            ///< of the scene; nullptr if nothing is shown
    BoardScene scene;
    PanelWords panels;
    BoardNotes notes;
    BoardProgress progress;
    std::size_t played = 0;  ///< turns that are already shown
    bool dropped = false;    ///< the next move was made by hand and needs no animation

    void setGame(const Game* shown);
    /// Reads the game: what was said of the last position is no longer true.
    void read();
    /// Begins to show the pieces of the last turn, if it is new and is to be animated; true if any are moving.
    bool depart(const BoardLayout& layout, bool motion);

private:
    [[nodiscard]] std::vector<Fade> fadesOf(const Turn& turn) const;
    [[nodiscard]] std::vector<Change> changesOf(const Turn& turn) const;
};

/// A recommended move; its piece alone, or the whole of it.
[[nodiscard]] Advice adviceOf(const Game& game, Move move, bool whole);
/// Arrows for moves of one side that the analysis thinks of, the best first; threats are those of an enemy.
[[nodiscard]] std::vector<Suggestion> suggestionsOf(const Position& position, const std::vector<Move>& moves,
                                                    bool threats);

}  // namespace rokada::ui
