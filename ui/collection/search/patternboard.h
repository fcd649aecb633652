// Board of the form for position searches: the board of the position editor, on which squares can also be marked.
#pragma once

#include "newgame/setupboard.h"

namespace rokada::ui {

/// Mark that a click on a square sets or removes. `Free`: the square may contain anything. `Vacant`: the square must be
/// empty. `None`: a click places the selected piece instead.
enum class SquareTool { None, Free, Vacant };

class PatternBoard final : public SetupBoard {
    Q_OBJECT
public:
    explicit PatternBoard(QWidget* parent) : SetupBoard(parent) {}

    void setTool(SquareTool tool) { tool_ = tool; }
    [[nodiscard]] SquareTool tool() const { return tool_; }
    /// Shows these marks: the squares that may contain anything, and the squares that must be empty.
    void setMarks(const SquareSet& free, const SquareSet& vacant);

signals:
    /// Emitted when the user clicks `square` to set or remove the mark `tool`.
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
