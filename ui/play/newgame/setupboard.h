// Board of the position editor. The user places, moves and removes pieces by mouse or keys, also against the rules.
#pragma once

#include "board/boarddisplay.h"
#include "text/arrangement.h"

#include <optional>

namespace rokada::ui {

class SetupBoard : public BoardDisplay {
    Q_OBJECT
public:
    explicit SetupBoard(QWidget* parent);

    /// Shows the edited position `board`, and marks the squares of its `errors`.
    void show(const Arrangement& board, const std::vector<ArrangementError>& errors);
    /// Sets the piece that a click places. With NoPiece, a click places no piece.
    void setHand(Piece piece) { hand_ = piece; }
    void turnView(int quarters);
    /// Shows `piece` as dragged at `point`, in widget coordinates. nullopt ends the drag.
    void carry(Piece piece, std::optional<QPoint> point);

    [[nodiscard]] bool marked(Square square) const { return wrong_.test(square); }
    /// Returns the number of pieces above the selected piece of the tower (stack of pieces) on `square`. The result is
    /// 0 if the top piece is selected. The user selects a piece of a tower by wheel or keys.
    [[nodiscard]] int above(Square square) const { return square == looked_ ? above_ : 0; }

    [[nodiscard]] QSize sizeHint() const override { return {620, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 320}; }

signals:
    void placed(rokada::Piece piece, rokada::Square square);
    void moved(rokada::Square from, rokada::Square to);
    void lifted(rokada::Square square);
    /// Emitted when the user presses a letter key. `letter` is upper case, and names a kind of piece.
    void letterTyped(char letter);
    /// Emitted when the user presses a digit key to choose a side. `number` counts the sides from 1.
    void sideTyped(int number);
    /// Emitted when the pointer or the keyboard cursor moves to `square`, or another piece of its tower is selected.
    void pointed(rokada::Square square);

protected:
    /// Moves the keyboard cursor to `square` and shows it.
    void bringCursor(Square square);
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void setCursorOn(bool on);
    void step(QPoint direction);
    void use(Square square);
    /// Shows the pieces of the tower on `square` side by side, as a fan. Selects the top piece if `square` differs from
    /// that of the previous call.
    void lookAt(Square square);
    /// Moves the selection in the fan of a tower down by `pieces` pieces. A negative number moves it up.
    void dig(int pieces);
    [[nodiscard]] Piece on(Square square) const;

    SquareSet wrong_;
    Piece hand_ = NoPiece;
    Square pressed_ = NoSquare;
    Square looked_ = NoSquare;
    int above_ = 0;
    int wheel_ = 0;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Piece)
