// 3D view of a board whose edges are joined, as a flat sheet, a cylinder or a torus. The user rotates it by mouse or
// keys. It shows the same pieces and marks as the flat board, and handles clicks in the same way. The view is rendered
// in software.
#pragma once

#include "kit/delay.h"
#include "torus/board3dmotion.h"
#include "torus/projection.h"
#include "torus/surfacepainter.h"

#include "scene/pieceart.h"

#include <QImage>
#include <QWidget>

#include <chrono>

namespace rokada {
class Game;
struct Turn;
}  // namespace rokada

namespace rokada::ui {

class BoardWidget;

/// Shape of the board while no animation runs.
enum class Board3DShape { Flat, VerticalCylinder, HorizontalCylinder, Torus };

class Board3DView final : public QWidget {
    Q_OBJECT
public:
    /// Shows the contents of the flat board `board`, and forwards clicks to it. `board` must outlive this object.
    explicit Board3DView(BoardWidget& board, QWidget* parent = nullptr);

    /// Shows a game without owning it. The view is empty if `game` is nullptr or its board does not wrap around. The
    /// view is rotated towards a king: that of the start position if `fromStart` is true, otherwise that of the current
    /// position.
    void setGame(const Game* game, bool fromStart = false);
    void setShape(Board3DShape shape);
    /// Rotates a cylinder or torus so that this square is in front.
    void face(Square square);
    /// Sets the bend of files and ranks, each from 0 (flat) to 1 (closed).
    void setBend(double files, double ranks);
    /// Shows the flat sheet. The sheet takes the fraction `part` of the shorter side of the view.
    void setFlat(double part);
    /// Sets whether the view lies over the flat board. If `over` is true, the view fades in and out with the animation
    /// of a move.
    void setOverBoard(bool over) { overBoard_ = over; }
    /// Sets whether the board is transparent, so that its far side is visible through the near side.
    void setTransparent(bool transparent);
    [[nodiscard]] bool transparent() const { return quick_.transparent(); }
    /// Animates a move that has just been made. Keeps the orientation of the board.
    void showMove(const Turn& turn);
    /// Sets whether changes are animated. If `motion` is false, they are shown at once.
    void setMotion(bool motion);

    /// Advances all animations. The timer of the view calls this function.
    void advance(int milliseconds);
    [[nodiscard]] const Pose& pose() const { return pose_; }
    /// Returns the square that is visible at a point of this widget. Returns NoSquare if there is none.
    [[nodiscard]] Square squareAt(QPoint point) const;
    /// Returns the centre of a square in this widget. Returns (-1, -1) if the square faces away from the viewer.
    [[nodiscard]] QPoint squareCentre(Square square) const;
    /// Renders the view. The picture is smooth if `atRest` is true; otherwise it is coarse, but is made faster.
    [[nodiscard]] QImage frame(bool atRest);

    [[nodiscard]] QSize sizeHint() const override { return {480, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 160}; }

signals:
    /// Emitted when the view has completely faded in over the flat board.
    void covering();
    /// Emitted when the animation of a move has ended.
    void moveShown();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Figure {
        Piece piece = NoPiece;
        QPointF place;
        Square square = NoSquare;
    };
    [[nodiscard]] Pose shown() const;
    [[nodiscard]] double opacity() const;
    [[nodiscard]] bool moving() const;
    [[nodiscard]] Square ownKing() const;
    void faceOwn();
    /// Returns `pose` rotated so that the king of the side at the bottom of the flat board is in front. Returns `pose`
    /// unchanged if the board has no king.
    [[nodiscard]] Pose towardsOwn(const Pose& pose) const;
    void begin();
    void nextFrame();
    void goTo(const Pose& goal, int milliseconds);
    void turnByHand(double yaw, double pitch, bool rolling);
    void touch();
    void render(SurfacePicture& picture, QSize size);
    void paintPieces(QPainter& painter, const SurfacePicture& picture);

    BoardWidget& board_;
    const Game* game_ = nullptr;
    bool fromStart_ = false;
    Pose pose_;
    Pose start_, goal_;  ///< first and last pose of an automatic rotation
    int turning_ = 0, turned_ = 0;
    Board3DMotion motion_;
    Square arriving_ = NoSquare;
    int moved_ = 0;
    bool motionShown_ = true;
    bool named_ = false;  ///< true if names of squares are drawn
    bool overBoard_ = false;
    QImage drawing_;  ///< picture of the flat board; null if it must be drawn again
    SurfacePicture quick_, smooth_;
    QImage painted_;
    bool stale_ = true;  ///< true if the view must be rendered again
    Delay frames_, rest_;
    std::chrono::milliseconds lastFrame_{0};
    int turns_ = 0;  ///< quarter turns of the flat board that this view has adopted
    QPoint pressed_, dragged_;
    bool dragging_ = false;
    PieceArt art_;
};

}  // namespace rokada::ui
