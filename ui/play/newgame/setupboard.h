// The board of the position editor: pieces are put, moved and taken away with mouse and keys, whatever the rules say.
#pragma once

#include "board/boarddisplay.h"
#include "text/arrangement.h"

#include <optional>

namespace rokada::ui {

class SetupBoard : public BoardDisplay {
    Q_OBJECT
public:
    explicit SetupBoard(QWidget* parent);

    /// What is on the board, and which of its squares are marked as wrong.
    void show(const Arrangement& board, const std::vector<ArrangementError>& errors);
    /// The piece that a click puts; NoPiece if clicks put none.
    void setHand(Piece piece) { hand_ = piece; }
    void turnView(int quarters);
    /// A piece from the palette is dragged over the board; without a point it is no longer there.
    void carry(Piece piece, std::optional<QPoint> point);

    [[nodiscard]] bool marked(Square square) const { return wrong_.test(square); }
    /// How many pieces of this square stand on the one that is chosen with wheel or keys; 0 if it is the top one.
    [[nodiscard]] int above(Square square) const { return square == looked_ ? above_ : 0; }

    [[nodiscard]] QSize sizeHint() const override { return {620, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 320}; }

signals:
    void placed(rokada::Piece piece, rokada::Square square);
    void moved(rokada::Square from, rokada::Square to);
    void lifted(rokada::Square square);
    /// A letter was pressed that may mean a piece, upper case.
    void letterTyped(char letter);
    /// 1 is the first side.
    void sideTyped(int number);
    /// The square under pointer or cursor, or another piece of its tower.
    void pointed(rokada::Square square);

protected:
    /// The cursor of the keys, which is shown.
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
    /// Its tower, if it is one, is seen piece by piece; another square is looked at from the top.
    void lookAt(Square square);
    /// So many pieces down in the tower that is looked at.
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
