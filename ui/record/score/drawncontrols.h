// Arrows and coloured squares that the user draws on the board. Shows the drawings of the current move, and stores new
// drawings in the record.
#pragma once

#include "record/drawings.h"
#include "scene/ownmarks.h"
#include "shell/feature.h"

#include <vector>

namespace rokada::ui {

class GameRecord;
class BoardWidget;

/// Convert the drawings of a record to marks on the board (`marksOf`), and marks to drawings (`drawingsFrom`).
[[nodiscard]] std::vector<OwnMark> marksOf(const std::vector<Drawing>& drawings, const Geometry& board);
[[nodiscard]] std::vector<Drawing> drawingsFrom(const std::vector<OwnMark>& marks);

class DrawnControls final : public Feature {
    Q_OBJECT
public:
    /// Create this object after the features that show the position on the board, so that its slots run after their
    /// slots.
    DrawnControls(GameRecord& record, BoardWidget& board);

private:
    void show();
    void keep();
    GameRecord& record_;
    BoardWidget& board_;
};

}  // namespace rokada::ui
