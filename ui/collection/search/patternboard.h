// Board of the form for position searches. It extends the board of the position editor with marks for free and empty
// squares.
#pragma once

#include "newgame/setupboard.h"

namespace rokada::ui {

/// Mark that a click sets or removes. A free square can contain anything, and a vacant square must be empty. If the
/// tool is `None`, a click places the selected piece.
enum class SquareTool { None, Free, Vacant };

class PatternBoard final : public SetupBoard {
    Q_OBJECT
public:
    explicit PatternBoard(QWidget* parent) : SetupBoard(parent) {}

    void setTool(SquareTool tool) { tool_ = tool; }
    [[nodiscard]] SquareTool tool() const { return tool_; }
    /// Shows the marks of squares that can contain anything, and of squares that must be empty.
    void setMarks(const SquareSet& free, const SquareSet& vacant);

signals:
    /// Emitted when the user sets or removes the mark `tool` of `square`.
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
