// The board in 3D: flat, as a cylinder or as a torus, turned by mouse and keys, with the same pieces and marks as
// the flat board beside it and the same answer to a click. Painted without a graphics card.
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

/// How the sheet rests when nothing moves.
enum class Board3DShape { Flat, UprightCylinder, LyingCylinder, Torus };

class Board3DView final : public QWidget {
    Q_OBJECT
public:
    /// Shows what the board shows and plays by it; the board must outlive the view.
    explicit Board3DView(BoardWidget& board, QWidget* parent = nullptr);

    /// Not owned, may be nullptr. Only boards that wrap are shown.
    /// `fromStart`: it is looked at from its beginning, and not as it stands.
    void setGame(const Game* game, bool fromStart = false);
    void setShape(Board3DShape shape);
    /// Turns so that the square is in front, where the sheet is bent.
    void face(Square square);
    /// A bend between two shapes, both from 0 to 1.
    void setBend(double files, double ranks);
    /// The flat sheet, its longer side this part of the view's.
    void setFlat(double part);
    /// The view lies over the board: it comes and goes softly with a move that is shown.
    void setOverBoard(bool over) { overBoard_ = over; }
    /// Through glass the far side is seen as well.
    void setGlass(bool glass);
    [[nodiscard]] bool glass() const { return quick_.glass(); }
    /// Shows a move that was just made; over an edge as the rules tell it. The view stays as it is turned.
    void showMove(const Turn& turn);
    /// 0 stands still: every change is shown at once.
    void setMotion(bool motion);

    /// What moves goes on by so much; the view's own clock calls it.
    void advance(int milliseconds);
    [[nodiscard]] const Pose& pose() const { return pose_; }
    /// The square under a point, as it is painted.
    [[nodiscard]] Square squareAt(QPoint point) const;
    /// Where the middle of a square is seen; no point of the view if it is not.
    [[nodiscard]] QPoint squareCentre(Square square) const;
    /// The picture as it is painted while something moves, and as it is at rest.
    [[nodiscard]] QImage frame(bool atRest);

    [[nodiscard]] QSize sizeHint() const override { return {480, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 160}; }

signals:
    /// Over the board: nothing of it is seen any more.
    void covering();
    /// A move that crosses an edge has been shown to its end.
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
    /// Turned so that the own king is in front, if there is one.
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
    Pose start_, goal_;  ///< while it turns by itself
    int turning_ = 0, turned_ = 0;
    Board3DMotion motion_;
    Square arriving_ = NoSquare;
    int moved_ = 0;
    bool motionShown_ = true;
    bool named_ = false;  ///< the squares have their names
    bool overBoard_ = false;
    QImage drawing_;  ///< the flat board; empty if it is to be made again
    SurfacePicture quick_, smooth_;
    QImage painted_;
    bool stale_ = true;  ///< it is not what is to be seen
    Delay frames_, rest_;
    std::chrono::milliseconds lastFrame_{0};
    int turns_ = 0;  ///< of the flat board
    QPoint pressed_, dragged_;
    bool dragging_ = false;
    PieceArt art_;
};

}  // namespace rokada::ui
