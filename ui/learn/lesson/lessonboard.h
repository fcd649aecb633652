// The board of a lesson: an interactive board with stars, chosen squares and hints.
#pragma once

#include "board/boardwidget.h"
#include "lesson/lessonrun.h"

#include <map>

namespace rokada::ui {

class LessonBoard final : public BoardWidget {
    Q_OBJECT
public:
    explicit LessonBoard(QWidget* parent);

    /// Shows the game of a step. The cursor stays in place if the board is the same.
    void show(const Game& game);
    void setMarks(const LessonMarks& marks);
    [[nodiscard]] const LessonMarks& marks() const { return marks_; }
    /// Returns the label beside a wrong square; empty if there is none, or the board itself explains an illegal move.
    [[nodiscard]] ReasonTag wrongTag() const;
    /// Sets which answers the step expects. Without moves, hints about possible moves are hidden, because they would
    /// give the answer away.
    void setAnswering(bool moves, bool squares);
    /// Shows the cursor if the keyboard is in use.
    void takeKeyboard();

    [[nodiscard]] QSize sizeHint() const override { return {620, 620}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 320}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void paintOnDrawing(QPainter& painter, const BoardLayout& layout) const override;

private:
    [[nodiscard]] Square taughtPiece() const;
    [[nodiscard]] OwnMarks drawnLines() const;
    [[nodiscard]] std::map<Square, QString> wordsOfSquares() const;
    [[nodiscard]] Square wrongSquare() const;
    void tidySeats();

    LessonMarks marks_;
};

}  // namespace rokada::ui
