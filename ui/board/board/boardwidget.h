// The board to play on: turns presses and keys into legal moves. How it looks is its base's matter.
#pragma once

#include "board/boarddisplay.h"

#include "board/squaretexts.h"
#include "explain/stuckpiece.h"
#include "game/laws.h"

#include <optional>

namespace rokada::ui {

class BoardWidget : public BoardDisplay {
    Q_OBJECT
public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// What hands may do here.
    void setMode(const BoardMode& mode);
    template <class Part>
    void setMode(Part BoardMode::*part, std::type_identity_t<Part> value) {
        setMode(with(mode(), part, std::move(value)));
    }
    [[nodiscard]] const BoardMode& mode() const { return hands_.mode; }
    /// What hands hold: the selected piece and its targets, choices, the premove.
    [[nodiscard]] const BoardInput& input() const { return hands_.input; }
    /// Another piece that is selected is put down when a move is recommended: its targets would be taken for those of
    /// the recommended one.
    void setNotes(const BoardNotes& notes) override;
    using BoardDisplay::setNotes;

    /// As if the square were clicked.
    void choose(Square square);
    /// A move that was chosen without the board; false if touched pieces forbid it, or no move is allowed.
    bool enter(Move move);
    /// A reserve piece comes to the hand, of a press that is still down.
    void takeReserve(Kind kind);
    /// "I adjust", or no longer; false if it is too late for that.
    bool adjust();
    /// Chooses the premove, which is then cleared; false if it is not legal.
    bool playPremove();
    void dropPremove();
    /// The keyboard's cursor comes to a square; without one where it was or where somebody has clicked, at first to
    /// the king of the side to move.
    void showCursor(Square square = NoSquare);
    /// So many pieces of the selected tower move together; without a selection of the tower under the cursor. False if
    /// there is none, or it is not so high.
    bool lift(int pieces);
    /// What is read aloud; there must be a game.
    [[nodiscard]] SpokenBoard spoken() const;

signals:
    /// A square while squares are only pointed at.
    void squarePointed(rokada::Square square);
    /// A premove was made or cancelled on the board.
    void premoveChanged();
    /// A square under the veil was pressed or chosen; nothing else has come of it.
    void veilPressed();
    /// A legal move of the game's position.
    void moveChosen(rokada::Move move);
    /// The same while moves are only tried.
    void moveTried(rokada::Move move);
    /// The same while a placement is planned.
    void movePrepared(rokada::Move move);
    /// The owner takes it off the square and gives it to the hand (`takeReserve`).
    void placedTakenUp(rokada::Square square);
    void illegalMoveTried(const rokada::IllegalMove& illegalMove);
    /// A person has drawn something, or wiped what was drawn.
    void marksDrawn();
    /// Drawing was attempted while the board is silent.
    void drawingRefused();
    /// The consequence of touched pieces.
    void touchRuled(rokada::Law law);
    /// More about a player is asked for: the player panel was clicked, at this point of the screen.
    void panelClicked(rokada::Side side, QPoint at);
    /// So many pieces of the selected tower of `height` now move together.
    void partChosen(int pieces, int height);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void pressLeft(QPoint point, Qt::KeyboardModifiers keys);
    void releaseLeft(QPoint point, QPoint onScreen);
    void drop(QPoint point);
    void choosePressed(QPoint point);
    void take(const InputResult& outcome);
    void take(const InputResult& outcome, const Spot& wished, QPoint near);
    void send(Move move);
    void explainStuck(const std::optional<StuckPiece>& stuck);
    void showIllegalMove(const IllegalMove& illegalMove, const Spot& wished, QPoint near);
    void rule(Law law, Square touched);
    void readOn();
    void hover(QPoint point);
    void hoverChooser(QPoint point);
    bool takeBackPremove();
    bool keyInChooser(int key);
    bool keyOnBoard(const QKeyEvent& event);
    bool escape();
    bool moveCursor(QPoint direction);
    void beginDrawing(const QMouseEvent& event);
    void endDrawing(QPoint point);
    bool wipe();
    bool dropAdvice();
    [[nodiscard]] bool followsAdvice() const;
    bool liftAdvised();
    [[nodiscard]] bool scrollKey(const QKeyEvent& event);
    void askPattern(bool asked);
    bool pickReserve(int number);
    [[nodiscard]] bool graspable(const Spot& spot) const;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Move)
Q_DECLARE_METATYPE(rokada::IllegalMove)
