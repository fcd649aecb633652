// Runs the animations of a board: moving pieces, pieces that vanish or appear, scrolling and rotating the board,
// flashing walls, and pieces that change their kind. Writes the progress to `BoardProgress` and requests repaints.
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

    /// Starts the movement of pieces. If `overCut` is true, a piece crosses an edge of a board that wraps around. The
    /// movement then takes longer, so that the user can see where the piece leaves and enters.
    void beginGlide(bool overCut);
    /// Pauses the moving pieces where they are.
    void pauseGlide();
    /// Moves the pieces to their targets at once. Returns false if no pieces are moving.
    bool finishGlide();
    /// Animates the return of a piece to the point `home`, after an illegal move. Precondition:
    /// `BoardProgress::returning` is set.
    void beginReturn(QPointF home);
    /// Kinds of fades. `Appears`: pieces appear quickly. `Vanishes`: pieces of an eliminated side vanish, or pieces
    /// appear slowly. `Mated`: the mate is shown for a while before the pieces of the mated side vanish.
    enum class Fading { Appears, Vanishes, Mated };
    void beginFade(Fading fading);
    /// Starts the flash of a wall.
    void beginPulse();
    /// Starts the animation of pieces that change their kind, for example by promotion.
    void beginChange();
    /// Ends the animation of the last move without signals, before another move is shown.
    void endMove();
    /// Animates the scrolling of squares from the offset `from`, in pixels, to their places. If `far` is true, it takes
    /// longer.
    void beginSlide(QPoint from, bool far);
    void endSlide();
    /// Animates a rotation of the board by this number of clockwise quarter turns. Precondition: the board already has
    /// its new rotation.
    void beginTurn(int quarters);

signals:
    /// Emitted after each animation frame.
    void advanced();
    /// Emitted when the moving pieces have arrived.
    void arrived();
    /// Emitted when pieces have changed their kind.
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
