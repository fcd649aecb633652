// Arrows and squares drawn on the board. Shows the drawings of the current move, and stores the drawings of the user.
#pragma once

#include "record/drawings.h"
#include "scene/ownmarks.h"
#include "shell/feature.h"

#include <vector>

namespace rokada::ui {

class GameRecord;
class BoardWidget;

/// Return the marks on the board for the drawings of a record, and the drawings for the marks.
[[nodiscard]] std::vector<OwnMark> marksOf(const std::vector<Drawing>& drawings, const Geometry& board);
[[nodiscard]] std::vector<Drawing> drawingsFrom(const std::vector<OwnMark>& marks);

class DrawnControls final : public Feature {
    Q_OBJECT
public:
    /// Create this object after the features that show the position on the board.
    DrawnControls(GameRecord& record, BoardWidget& board);

private:
    void show();
    void keep();
    GameRecord& record_;
    BoardWidget& board_;
};

}  // namespace rokada::ui
