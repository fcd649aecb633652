// The board of the search form: the position editor's, on which squares can be marked as free or as empty.
#pragma once

#include "newgame/setupboard.h"

namespace rokada::ui {

/// What a click marks, while no piece is chosen.
enum class SquareTool { None, Free, Vacant };

class PatternBoard final : public SetupBoard {
    Q_OBJECT
public:
    explicit PatternBoard(QWidget* parent) : SetupBoard(parent) {}

    void setTool(SquareTool tool) { tool_ = tool; }
    [[nodiscard]] SquareTool tool() const { return tool_; }
    /// Squares that may be anything, and those that have to be empty.
    void setMarks(const SquareSet& free, const SquareSet& vacant);

signals:
    /// To be marked so, or no longer.
    void marked(rokada::Square square, rokada::ui::SquareTool tool);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    SquareTool tool_ = SquareTool::None;
    SquareSet free_, vacant_;
};

}  // namespace rokada::ui
