// Board of a lesson. The learner moves pieces or chooses squares on it. It shows arrows, stars, chosen squares and
// hints.
#pragma once

#include "board/boardwidget.h"
#include "lesson/lessonrun.h"

#include <map>

namespace rokada::ui {

class LessonBoard final : public BoardWidget {
    Q_OBJECT
public:
    explicit LessonBoard(QWidget* parent);

    /// Shows the game of a step. The keyboard cursor stays on its square if the previous game had the same rulebook.
    void show(const Game& game);
    void setMarks(const LessonMarks& marks);
    [[nodiscard]] const LessonMarks& marks() const { return marks_; }
    /// Returns the label "Wrong" beside the wrong square. Returns an empty label if no square is wrong, or if the board
    /// is explaining an illegal move.
    [[nodiscard]] ReasonTag wrongTag() const;
    /// Sets which answers the step expects: moves, squares or neither. If it expects no moves, the board does not mark
    /// possible moves, because they could reveal the answer.
    void setAnswering(bool moves, bool squares);
    /// Moves the focus to the board as if by Tab, so that the board shows its cursor.
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
