// Animations of a board: moving pieces, pieces that vanish or appear, scrolling and rotating the board, flashing walls,
// transformations. Writes the progress and requests repaints.
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointF>

class QVariantAnimation;
class QWidget;

namespace rokada::ui {

struct BoardProgress;

class BoardMotion final : public QObject {
    Q_OBJECT
public:
    /// `progress` must outlive this object, which is a child of `board`.
    BoardMotion(BoardProgress& progress, QWidget& board);

    /// Sets the duration of a move; 0 disables animation.
    void setDuration(int milliseconds);
    /// Returns true if animations are shown.
    [[nodiscard]] bool on() const;

    /// Starts the movement of pieces. If `overCut` is true, the movement crosses the cut of a board that wraps around,
    /// and takes longer, so that leaving and entering can be seen.
    void beginGlide(bool overCut);
    /// Stops the moving pieces where they are.
    void pauseGlide();
    /// Moves the pieces to their targets at once. Returns false if no pieces are moving.
    bool finishGlide();
    /// Animates the piece that returns after an illegal move, to the point `home`.
    void beginReturn(QPointF home);
    /// `Appears` shows pieces that appear quickly. `Vanishes` shows pieces that vanish with their side, or appear
    /// slowly. `Mated` shows the mate for a while before pieces vanish with their side.
    enum class Fading { Appears, Vanishes, Mated };
    void beginFade(Fading fading);
    /// Starts the flash of a wall.
    void beginPulse();
    /// Starts the transformation of pieces.
    void beginChange();
    /// Ends the animation of the last move without signals, before another move is shown.
    void endMove();
    /// Animates the squares from the offset `from`, in pixels, to their places. If `far` is true, this takes longer.
    void beginSlide(QPoint from, bool far);
    void endSlide();
    /// Animates a rotation of the board to its place. The rotation starts this many quarter turns clockwise of that
    /// place.
    void beginTurn(int quarters);

signals:
    /// Emitted after each animation frame.
    void advanced();
    /// Emitted when the pieces have arrived.
    void arrived();
    /// Emitted when pieces have transformed.
    void transformed();
    /// Emitted when pieces have vanished or appeared.
    void faded();

private:
    QVariantAnimation* made(int milliseconds);

    BoardProgress& progress_;
    QWidget& board_;
    int duration_;
    QVariantAnimation* glide_;
    QVariantAnimation* return_;
    QVariantAnimation* fade_;
    QVariantAnimation* pulse_;
    QVariantAnimation* change_;
    QVariantAnimation* slide_;
    QVariantAnimation* turn_;
};

}  // namespace rokada::ui
