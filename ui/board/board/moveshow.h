// Shows a move on a board. First, pieces arrive, transform, vanish or appear. Then labels beside the squares, the
// callouts, show the consequences of the move.
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
        Side side = NoSide;  ///< player on whose panel the callout is shown if there is no square
    };

    /// All arguments must outlive this object. `frame` is the frame of `shown`.
    MoveShow(ShownBoard& shown, const BoardFrame& frame, BoardMotion& motion, QObject* parent);

    /// Returns true if animations are shown.
    [[nodiscard]] bool animates() const;
    /// Starts the animation after the board has read its game. Returns true if pieces are moving.
    bool begin();
    /// Animates the appearance of pieces that were placed all at once.
    void reveal(const std::vector<Square>& squares);
    /// If `held` is true, pieces wait and no consequences are shown, because the move is first shown elsewhere.
    void setHeld(bool held);
    /// Moves the pieces to their targets while the show is held.
    void land();
    /// Shows callouts in labels beside their squares or on player panels, for a limited time.
    void tell(const std::vector<Callout>& callouts, const QFont& font);
    /// Shows a text to the player to move until the next move or until it is dismissed.
    void explain(Square square, const QString& words, const QFont& font);
    /// Removes the explanation.
    void putAwayExplanation();
    /// Places the labels again after a change of size. Explanations stay beside their squares. Callouts are removed.
    void layOut(const QFont& font);
    /// Returns the rectangles of the callouts. Returns an empty list when they have expired.
    [[nodiscard]] std::vector<QRect> calloutRects() const;
    /// Returns the texts of the callouts.
    [[nodiscard]] QStringList calloutWords() const;

signals:
    /// Emitted when the pieces have arrived and transformed. Not emitted without animation.
    void landed();
    /// Emitted after `landed`, when pieces have also vanished and appeared. The move is then shown completely. Not
    /// emitted without animation.
    void settled();
    /// Emitted with the text of a label that explains why a piece cannot move.
    void explained(const QString& words);
    /// Emitted when the callouts have expired, and when the board is held or released.
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
