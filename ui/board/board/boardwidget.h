// Interactive board: turns clicks and keys into legal moves. Its base class displays the board.
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

    /// Sets the allowed actions.
    void setMode(const BoardMode& mode);
    template <class Part>
    void setMode(Part BoardMode::*part, std::type_identity_t<Part> value) {
        setMode(with(mode(), part, std::move(value)));
    }
    [[nodiscard]] const BoardMode& mode() const { return interaction_.mode; }
    /// Returns the input state: selected piece and its targets, choices, premove.
    [[nodiscard]] const BoardInput& input() const { return interaction_.input; }
    /// Sets the notes. If a move is recommended, deselects any other piece, because the user could mistake a target of
    /// that piece for the recommended target.
    void setNotes(const BoardNotes& notes) override;
    using BoardDisplay::setNotes;

    /// Acts like a click on the square, with the same signals.
    void choose(Square square);
    /// Enters a move that was chosen outside the board. Returns false if touch-move forbids it or no move is allowed
    /// now.
    bool enter(Move move);
    /// Puts a reserve piece into the hand during a press. The button is still down.
    void takeReserve(Kind kind);
    /// Switches "I adjust" on or off. While it is on, touches do not count. Returns false if touch-move is off or a
    /// piece was touched already.
    bool adjust();
    /// Plays the premove and clears it. Returns false if the premove is not legal.
    bool playPremove();
    void dropPremove();
    /// Shows the keyboard cursor on `square`. NoSquare selects the last square of the cursor, or the square on which a
    /// piece was last dropped; at first, the square of the king of the side to move.
    void showCursor(Square square = NoSquare);
    /// Sets the number of pieces of a tower (stack of pieces) that move together. Uses the selected tower, or the tower
    /// under the cursor if nothing is selected. Returns false if there is no tower of at least this height.
    bool lift(int pieces);
    /// Returns the contents of the board as screen readers need them. Precondition: there is a game.
    [[nodiscard]] SpokenBoard spoken() const;

signals:
    /// Emitted while `BoardMode::pointing` is set, when a square was pressed and released.
    void squarePointed(rokada::Square square);
    /// Emitted when a premove was made or cancelled on the board.
    void premoveChanged();
    /// Emitted when a square was pressed while a veil covers the board. The press has no other effect.
    void veilPressed();
    /// Emitted when the user has entered a legal move, unless one of the next two signals is emitted.
    void moveChosen(rokada::Move move);
    /// Emitted instead of `moveChosen` while `BoardMode::trying` is set.
    void moveTried(rokada::Move move);
    /// Emitted instead of `moveChosen` while `BoardMode::preparing` is set.
    void movePrepared(rokada::Move move);
    /// Emitted when a press picks up a placed reserve piece. The receiver removes it from the square and calls
    /// `takeReserve`.
    void placedTakenUp(rokada::Square square);
    /// Emitted when an illegal move was tried, with its reason.
    void illegalMoveTried(const rokada::IllegalMove& illegalMove);
    /// Emitted when the user has added or erased drawings.
    void marksDrawn();
    /// Emitted when the user tries to draw while `BoardMode::silent` is set.
    void drawingRefused();
    /// Emitted when a touched piece brings a law of touch-move into force.
    void touchRuled(rokada::Law law);
    /// Emitted when a player panel is clicked. `at` is in global coordinates.
    void panelClicked(rokada::Side side, QPoint at);
    /// Emitted when the number of pieces of the selected tower that move together has changed. `height` is the height
    /// of the tower.
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
    void chooseItem(std::size_t item);
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
