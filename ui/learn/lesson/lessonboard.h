// The board of a lesson: the board to play on, with stars, chosen squares and hints.
#pragma once

#include "board/boardwidget.h"
#include "lesson/lessonrun.h"

#include <map>

namespace rokada::ui {

class LessonBoard final : public BoardWidget {
    Q_OBJECT
public:
    explicit LessonBoard(QWidget* parent);

    /// The game of a step; the cursor stays where it was if the board is the same.
    void show(const Game& game);
    void setMarks(const LessonMarks& marks);
    [[nodiscard]] const LessonMarks& marks() const { return marks_; }
    /// Words at the square that was proved wrong; empty where nothing was, or the board says itself why a move is
    /// illegal.
    [[nodiscard]] ReasonTag wrongTag() const;
    /// Squares are asked for, or nothing: what pieces could do would give the answer away.
    void setAnswering(bool moves, bool squares);
    /// The cursor is shown for who uses the keyboard.
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
