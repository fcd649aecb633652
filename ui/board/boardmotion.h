// What moves on a board: men on their way, men who leave or appear, the board itself when it is scrolled or turned, a
// wall that answers, men who become others, the halo of a strange man. Writes how far everything is into the state of
// the board, and says when to paint.
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointF>

class QVariantAnimation;

namespace rokada::ui {

struct BoardState;

class BoardMotion final : public QObject {
    Q_OBJECT
public:
    /// The state must outlive the motion.
    BoardMotion(BoardState& state, QObject* parent);

    /// How long a man is on his way; 0 for no motion at all.
    void setDuration(int milliseconds);
    [[nodiscard]] bool on() const { return duration_ > 0; }

    void beginGlide();
    /// The man who is returning goes to this point.
    void beginReturn(QPointF home);
    void beginFade();
    void beginPulse();
    /// Men become others; after a glide it begins by itself.
    void beginChange();
    /// Without motion the halo stays as it is for its time.
    void beginMovePattern();
    /// The squares come from where they are seen now, this far away.
    void beginSlide(QPoint from, bool far);
    void endSlide();
    /// The board comes from this many quarter turns clockwise.
    void beginTurn(int quarters);

signals:
    void advanced();
    /// The men have arrived.
    void arrived();
    /// Men have become others.
    void transformed();

private:
    QVariantAnimation* made(int milliseconds);

    BoardState& state_;
    int duration_;
    QVariantAnimation* glide_;
    QVariantAnimation* return_;
    QVariantAnimation* fade_;
    QVariantAnimation* pulse_;
    QVariantAnimation* change_;
    QVariantAnimation* movePattern_;
    QVariantAnimation* slide_;
    QVariantAnimation* turn_;
};

}  // namespace rokada::ui
