// What moves on a board: pieces on their way, pieces that vanish or appear, the board itself when it is scrolled or
// turned, a wall that flashes, pieces that transform. Writes the progress of everything, and says when to paint.
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
    /// The progress must outlive the motion, which belongs to the board.
    BoardMotion(BoardProgress& progress, QWidget& board);

    /// How long a move takes; 0 for no animation.
    void setDuration(int milliseconds);
    /// Something that begins now is seen to move.
    [[nodiscard]] bool on() const;

    /// Over the cut of a board that wraps a piece takes its time, so that it is seen to go out and to come in.
    void beginGlide(bool overCut);
    /// Pieces on their way stay where they are.
    void pauseGlide();
    /// Pieces on their way are there at once; false if there are none.
    bool finishGlide();
    /// The returning piece goes to this point.
    void beginReturn(QPointF home);
    /// Pieces appear, which is quick, or vanish with their side; after a mate that is seen for a while first.
    enum class Fading { Appears, Vanishes, Mated };
    void beginFade(Fading fading);
    void beginPulse();
    /// Pieces transform.
    void beginChange();
    /// Another move is to be shown: what was shown of the last one ends without a word.
    void endMove();
    /// The squares come from where they are seen now, this far away.
    void beginSlide(QPoint from, bool far);
    void endSlide();
    /// The board comes from this many quarter turns clockwise.
    void beginTurn(int quarters);

signals:
    void advanced();
    /// The pieces have arrived.
    void arrived();
    /// Pieces have transformed.
    void transformed();
    /// Pieces have vanished or appeared.
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
