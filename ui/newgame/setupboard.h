// The board of the position editor: pieces are put, moved and taken away with mouse and keys, whatever the rules say.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardscene.h"
#include "scene/pieceart.h"
#include "text/arrangement.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace rokada::ui {

class SetupBoard final : public QWidget {
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

    [[nodiscard]] QPoint squareCentre(Square square) const { return layout_.rect(square).center(); }
    [[nodiscard]] Square squareAt(QPoint point) const { return layout_.empty() ? NoSquare : layout_.at(point); }
    [[nodiscard]] Square cursorSquare() const { return cursorOn_ ? cursor_ : NoSquare; }
    [[nodiscard]] bool marked(Square square) const { return wrong_.test(square); }

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
    /// The square under pointer or cursor.
    void pointed(rokada::Square square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] bool dark() const;
    void relayout();
    void step(QPoint direction);
    void use(Square square);
    [[nodiscard]] Piece on(Square square) const;

    std::optional<Arrangement> board_;
    BoardScene scene_;
    BoardLayout layout_;
    PieceArt art_;
    QPixmap ground_;
    qreal groundRatio_ = 0;
    SquareSet wrong_;
    int turns_ = 0;
    Piece hand_ = NoPiece;
    Piece carried_ = NoPiece;
    QPointF carriedAt_;
    Square pressed_ = NoSquare;
    QPoint pressPoint_;
    Square cursor_ = NoSquare;
    bool cursorOn_ = false;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Piece)
