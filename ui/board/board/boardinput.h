// State machine for entering moves: interprets presses, drags, releases and choices. No painting and no pixels; all
// rules come from core.
#pragma once

#include "scene/boardlook.h"
#include "scene/boardscene.h"

#include "explain/illegalmove.h"
#include "explain/premove.h"
#include "explain/stuckpiece.h"
#include "game/game.h"
#include "game/touchmove.h"

#include <bitset>
#include <optional>
#include <utility>
#include <vector>

namespace rokada::ui {

/// Result of an input event. At most one of `move`, `premoved` and `illegalMove` is set.
struct InputResult {
    std::optional<Move> move{};
    bool premoved = false;  ///< true if the event has entered a premove
    std::optional<IllegalMove> illegalMove{};
    std::optional<Law> law{};  ///< consequence of touching a piece, in addition to the other results
    std::optional<StuckPiece>
        stuck{};                ///< reason why the piece just pressed cannot move, in addition to the other results
    Square takenUp = NoSquare;  ///< square of a placed piece that is now in the hand
};

class BoardInput {
public:
    enum class State {
        Idle,
        Inspecting,  ///< shows the movement of a piece that cannot be moved now
        Selected,
        Dragging,
        Choosing,  ///< asks for one of several moves with the same squares
    };

    /// Sets the game and resets all input. The caller owns the game. `game` may be nullptr.
    void setGame(const Game* game);
    /// Returns true if `move` is legal and the touched pieces allow it.
    [[nodiscard]] bool allows(Move move) const;
    /// Returns to idle after a change of position, unless a piece is held for a premove.
    void reset();
    void setEnabled(bool enabled);
    /// Sets how pieces are moved. If only one method is set, gestures of the other method do not move pieces. Keys
    /// always move pieces.
    void setMethod(MoveMethod method) { method_ = method; }
    /// Sets the side that can enter premoves while another side is to move. NoSide disables premoves and drops the
    /// current premove.
    void setPremover(Side side);
    /// Returns the move that will be played on the player's turn. It stays until it is dropped or another game is
    /// shown.
    [[nodiscard]] const std::optional<Premove>& premove() const { return premove_; }
    /// Drops the premove. Returns false if there is none.
    bool dropPremove() { return std::exchange(premove_, std::nullopt).has_value(); }
    /// Sets the sides that people play. A piece that a person presses out of turn waits, and is selected on that
    /// person's turn.
    void setPeople(std::bitset<MaxSides> people) { people_ = people; }
    /// Returns the side of the person who plays next, while the pieces cannot be moved. Returns NoSide if no piece can
    /// wait for its turn.
    [[nodiscard]] Side waiter() const;
    /// Returns true if the piece at `origin` waits for its turn.
    [[nodiscard]] bool waiting() const { return waiting_ != NoSide; }
    /// Drops the premove and returns it as a legal move. Chooses the most valuable of several promotions. Returns
    /// nullopt if the premove is not legal.
    std::optional<Move> takePremove();
    /// Turns touch-move on or off. Touches count from the next position.
    void setTouchMove(bool on);
    /// Toggles "I adjust", with which touches do not count. Returns false if it is too late to adjust.
    bool adjust();
    [[nodiscard]] bool adjusting() const { return touchMove_ && touches_.adjusting(); }
    /// Returns true if touched pieces restrict the moves.
    [[nodiscard]] bool bound() const { return touchMove_ && enabled_ && touches_.bound(); }

    /// Sets squares whose placed pieces are picked up when pressed.
    void setTakeable(const SquareSet& squares) { takeable_ = squares; }
    /// Puts a reserve piece into the hand, as part of a press that is still down.
    void takeReserve(Kind kind);

    /// Handles a button press. `Spot{}` is outside the board.
    InputResult press(Spot spot);
    /// Handles a pointer that has moved far enough with the button down. Returns true if a piece is dragged.
    bool drag();
    /// Handles the release of the button. `Spot{}` is outside the board.
    InputResult release(Spot spot);
    /// Handles a press and a release on the same spot, as keys do.
    InputResult activate(Spot spot);
    /// Enters the move at this index of `choices`.
    InputResult choose(std::size_t index);
    /// Cancels one step of the input, for example a selection. Returns false if there is nothing to cancel.
    bool cancel();

    [[nodiscard]] State state() const { return state_; }
    /// Returns the piece or reserve piece that is selected, dragged, inspected or being chosen.
    [[nodiscard]] Spot origin() const { return origin_; }
    /// Returns the choices in display order: promotions by falling value, reserve pieces as on the player panel.
    [[nodiscard]] const std::vector<Move>& choices() const { return choices_; }
    /// Returns how many pieces of the selected or dragged tower move together; 0 for a single piece and without towers.
    [[nodiscard]] int lifted() const;
    /// Sets how many pieces of the tower at `origin` move together. Returns false if there is no movable tower of that
    /// height.
    bool lift(int pieces);
    /// Returns the reason why the piece at `origin`, or the lifted part of the tower, cannot move. For an inspected
    /// piece, only its movement counts.
    [[nodiscard]] std::optional<StuckPiece> stuck() const;
    /// Returns true if the piece at `spot` can be moved now or by a premove. Precondition: there is a game.
    [[nodiscard]] bool mayPick(Spot spot) const;
    /// Returns true if the piece at `origin` can be moved, false if it is only inspected.
    [[nodiscard]] bool movable() const;
    /// Returns the target squares of legal moves of the piece at `origin`.
    [[nodiscard]] std::vector<Square> targets() const;
    /// Returns true if a reserve piece can be picked up from the player panel.
    [[nodiscard]] bool placing() const;

private:
    [[nodiscard]] bool premoving() const;
    [[nodiscard]] bool holdsPremover() const;
    [[nodiscard]] bool mayWait(Spot spot) const;
    [[nodiscard]] bool stillWaits() const;
    [[nodiscard]] bool leadsTo(Square to) const;
    [[nodiscard]] std::vector<Move> legalMoves() const;
    [[nodiscard]] bool held() const;
    void beginTouching();
    std::optional<Law> touch(Square square);
    InputResult pressPiece(Spot spot);
    [[nodiscard]] std::vector<Move> movesTo(Square to) const;
    [[nodiscard]] std::vector<Move> movesFrom(Spot origin, Square to) const;
    [[nodiscard]] IllegalMove illegalMoveTo(Square to) const;
    [[nodiscard]] bool means(Move move, Square to) const;
    InputResult pressFree(Spot spot);
    InputResult pressInspected(Spot spot);
    InputResult pressSelected(Spot spot);
    InputResult releaseElsewhere(Spot pressed, Spot spot);
    InputResult drop(Spot spot);
    InputResult arrive(Square to);
    InputResult commit(std::vector<Move> moves);
    void pick(Spot spot);
    void liftMost();
    void leave();

    const Game* game_ = nullptr;
    bool enabled_ = true;
    MoveMethod method_ = MoveMethod::Both;
    Side premover_ = NoSide;
    std::optional<Premove> premove_;
    std::bitset<MaxSides> people_;
    Side waiting_ = NoSide;  ///< side for whose turn the piece at `origin_` waits
    bool byKeys_ = false;    ///< true if the current press comes from the keyboard
    bool touchMove_ = false;
    TouchMove touches_;
    std::pair<std::size_t, Key>
        touchTurn_;  ///< turn to which the touches belong: number of moves played, and key of the position
    State state_ = State::Idle;
    Spot origin_;
    SquareSet takeable_;         ///< squares whose placed pieces are picked up by a press
    Spot pressed_;               ///< square of the button press
    int part_ = WholeTower;      ///< number of tower pieces that move together
    bool fresh_ = false;         ///< true if the press that is still down has selected the piece at `origin_`
    bool armed_ = false;         ///< true if the press is on a target, so its release makes the move
    Square refused_ = NoSquare;  ///< last illegal target
    std::vector<Move> choices_;
};

}  // namespace rokada::ui
