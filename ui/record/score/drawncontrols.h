// Arrows and squares drawn on the board: shows those of the current move and stores the user's own.
#pragma once

#include "record/drawings.h"
#include "scene/ownmarks.h"
#include "shell/feature.h"

#include <vector>

namespace rokada::ui {

class GameRecord;
class BoardWidget;

/// Convert between drawings of a record and marks on the board.
[[nodiscard]] std::vector<OwnMark> marksOf(const std::vector<Drawing>& drawings, const Geometry& board);
[[nodiscard]] std::vector<Drawing> drawingsFrom(const std::vector<OwnMark>& marks);

class DrawnControls final : public Feature {
    Q_OBJECT
public:
    /// Create it after the features that bring the shown position to the board.
    DrawnControls(GameRecord& record, BoardWidget& board);

private:
    void show();
    void keep();
    GameRecord& record_;
    BoardWidget& board_;
};

}  // namespace rokada::ui
