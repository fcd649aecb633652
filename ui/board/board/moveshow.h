// Shows a move on a board. First, pieces move, change their kind, vanish or appear. Then labels beside the squares, the
// callouts, tell the consequences of the move.
#pragma once

#include "base/basics.h"
#include "kit/delay.h"

#include <QFont>
#include <QObject>
#include <QRect>
#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

class BoardMotion;
struct BoardFrame;
struct BoardProgress;
struct LabelPlace;
struct ShownBoard;

class MoveShow final : public QObject {
    Q_OBJECT
public:
    /// Short text about a consequence of the last move.
    struct Callout {
        Square square = NoSquare;
        QString words;
        Side side = NoSide;  ///< player on whose panel the callout is shown if `square` is NoSquare
    };

    /// All arguments must outlive this object. `frame` is the frame of `shown`.
    MoveShow(ShownBoard& shown, const BoardFrame& frame, BoardMotion& motion, QObject* parent);

    /// Returns true if animations are enabled and the board is visible.
    [[nodiscard]] bool animates() const;
    /// Starts the animation of the last move, after the board has read its game. Returns true if pieces are moving.
    bool begin();
    /// Animates the appearance of pieces that were placed all at once.
    void reveal(const std::vector<Square>& squares);
    /// If `held` is true, pauses the animation and hides the consequences of the move, because the 3D board shows the
    /// move first. If it is false, shows the rest of the move.
    void setHeld(bool held);
    /// Moves the pieces to their targets at once, while the 3D board covers the board.
    void land();
    /// Shows callouts beside their squares or on player panels for a few seconds.
    void tell(const std::vector<Callout>& callouts, const QFont& font);
    /// Shows a text beside `square` until the next move or until `putAwayExplanation`. It is turned towards the player
    /// to move.
    void explain(Square square, const QString& words, const QFont& font);
    /// Removes the text of `explain`.
    void putAwayExplanation();
    /// Places the labels again after a change of size. An explanation stays beside its square. Callouts are removed.
    void layOut(const QFont& font);
    /// Returns the rectangles of the visible callouts.
    [[nodiscard]] std::vector<QRect> calloutRects() const;
    /// Returns the texts of the visible callouts.
    [[nodiscard]] QStringList calloutWords() const;

signals:
    /// Emitted when the pieces have arrived and changed their kind. Not emitted without animation.
    void landed();
    /// Emitted after `landed`, when pieces have also vanished and appeared. The move is then shown completely. Not
    /// emitted without animation.
    void settled();
    /// Emitted with the text of a label that explains why a piece cannot move.
    void explained(const QString& words);
    /// Emitted when callouts or explanations have appeared or disappeared, and when the animation was paused or
    /// continued.
    void changed();

private:
    void showRest();
    [[nodiscard]] bool crossesCut() const;
    [[nodiscard]] LabelPlace placeOf(Square square) const;
    void keep(const LabelPlace& place, const QString& words, const QFont& font);
    [[nodiscard]] int turnsOfReader() const;

    ShownBoard& shown_;
    BoardProgress& progress_;
    const BoardFrame& frame_;
    BoardMotion& motion_;
    Delay read_;
    bool explaining_ = false;
    Square explained_ = NoSquare;
};

}  // namespace rokada::ui
