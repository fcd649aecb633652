// How a move is shown on a board: pieces arrive, transform, vanish or appear; then what follows from it is seen. News
// of it are read beside their squares.
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
    /// What the last move has brought.
    struct News {
        Square square = NoSquare;
        QString words;
        Side side = NoSide;  ///< without a square: on the panel of this player
    };

    /// All must outlive it; the frame is that of what is shown.
    MoveShow(ShownBoard& shown, const BoardFrame& frame, BoardMotion& motion, QObject* parent);

    /// What begins now is seen to move.
    [[nodiscard]] bool animates() const;
    /// The board has read its game. True if pieces are on their way.
    bool begin();
    /// These pieces have just been placed all at once.
    void reveal(const std::vector<Square>& squares);
    /// The move is shown elsewhere first: pieces wait, and nothing that follows from it is seen before that has ended.
    void setHeld(bool held);
    /// While it is held: pieces are where they go.
    void land();
    void tell(const std::vector<News>& news, const QFont& font);
    /// Words that have to be understood, to the player to move: they stay until the next move, or until they are put
    /// away.
    void explain(Square square, const QString& words, const QFont& font);
    /// The same about the move that is recommended, beside its marks; there must be one.
    void advise(const QString& words, const QFont& font);
    void putAwayExplanation();
    /// The board has got another place or size: what has to be understood stays beside its square, news go.
    void layOut(const QFont& font);
    /// The labels with news; empty when they have been read.
    [[nodiscard]] std::vector<QRect> newsRects() const;
    /// What is written on them.
    [[nodiscard]] QStringList newsWords() const;

signals:
    /// Pieces have arrived and have transformed; never sent without animation.
    void landed();
    /// Those that vanish or appear by it have done so too: the move has been shown to its end; never sent without
    /// animation.
    void settled();
    /// Words beside a square: why a piece cannot move.
    void explained(const QString& words);
    /// News have been read, or the board is held or let go.
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
    Square explained_ = NoSquare;  ///< what is explained; else it is advice
};

}  // namespace rokada::ui
