// 3D view of the board as a flat sheet, cylinder or torus, rotated by mouse and keys. Shows the same pieces and marks
// as the flat board and handles clicks in the same way. Rendered in software.
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

/// Shape at rest.
enum class Board3DShape { Flat, UprightCylinder, LyingCylinder, Torus };

class Board3DView final : public QWidget {
    Q_OBJECT
public:
    /// Shows the contents of `board` and plays on it; `board` must outlive this object.
    explicit Board3DView(BoardWidget& board, QWidget* parent = nullptr);

    /// Shows a game, which is not owned; nullptr and variants that do not wrap around show nothing. `fromStart` shows
    /// its start position instead of the current one.
    void setGame(const Game* game, bool fromStart = false);
    void setShape(Board3DShape shape);
    /// Rotates a bent sheet so that the square is in front.
    void face(Square square);
    /// Sets the bend along both axes, each 0 to 1.
    void setBend(double files, double ranks);
    /// Shows the flat sheet; its longer side takes this part of the view.
    void setFlat(double part);
    /// Sets whether the view lies over the flat board; it then fades in and out with a move.
    void setOverBoard(bool over) { overBoard_ = over; }
    /// Makes the board transparent, so that the far side is visible.
    void setGlass(bool glass);
    [[nodiscard]] bool glass() const { return quick_.glass(); }
    /// Animates a move that was just made. The orientation does not change.
    void showMove(const Turn& turn);
    /// With false, changes are shown at once.
    void setMotion(bool motion);

    /// Advances all animations. Called by the view's own timer.
    void advance(int milliseconds);
    [[nodiscard]] const Pose& pose() const { return pose_; }
    /// Returns the visible square at a point.
    [[nodiscard]] Square squareAt(QPoint point) const;
    /// Returns the centre of a square; a point outside the view if it is hidden.
    [[nodiscard]] QPoint squareCentre(Square square) const;
    /// Returns the picture: smooth at rest, coarse during animations.
    [[nodiscard]] QImage frame(bool atRest);

    [[nodiscard]] QSize sizeHint() const override { return {480, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 160}; }

signals:
    /// Emitted when the view over the board has faded out.
    void covering();
    /// Emitted when the animation over an edge has ended.
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
    /// Returns the pose rotated so that the player's own king is in front, if there is one.
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
    Pose start_, goal_;  ///< during automatic rotation
    int turning_ = 0, turned_ = 0;
    Board3DMotion motion_;
    Square arriving_ = NoSquare;
    int moved_ = 0;
    bool motionShown_ = true;
    bool named_ = false;  ///< square names are drawn
    bool overBoard_ = false;
    QImage drawing_;  ///< flat board; null if it must be drawn again
    SurfacePicture quick_, smooth_;
    QImage painted_;
    bool stale_ = true;  ///< must be rendered again
    Delay frames_, rest_;
    std::chrono::milliseconds lastFrame_{0};
    int turns_ = 0;  ///< quarter turns of the flat board
    QPoint pressed_, dragged_;
    bool dragging_ = false;
    PieceArt art_;
};

}  // namespace rokada::ui
