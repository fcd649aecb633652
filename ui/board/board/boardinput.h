// State machine for entering moves: interprets presses, drags, releases and choices. It does not paint and uses no
// pixels. All rules come from core.
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
    /// Law of touch-move that a touched piece brings into force; set in addition to the other results.
    std::optional<Law> law{};
    std::optional<StuckPiece>
        stuck{};  ///< reason why the piece just pressed cannot move, in addition to the other results
    /// Square of a placed reserve piece that the press picks up again; see `setTakeable`.
    Square takenUp = NoSquare;
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
    /// Clears the selection after a change of position. Keeps it if the piece is selected for a premove or waits for
    /// its turn.
    void reset();
    void setEnabled(bool enabled);
    /// Sets the gestures that move pieces with the pointer: clicks, drags or both. Keys always move pieces.
    void setMethod(MoveMethod method) { method_ = method; }
    /// Sets the side that can enter premoves while another side is to move. NoSide disables premoves and drops the
    /// current premove.
    void setPremover(Side side);
    /// Returns the premove, which will be played on the player's turn. It stays until it is dropped or another game is
    /// shown.
    [[nodiscard]] const std::optional<Premove>& premove() const { return premove_; }
    /// Drops the premove. Returns false if there is none.
    bool dropPremove() { return std::exchange(premove_, std::nullopt).has_value(); }
    /// Sets the sides that people play. If a person presses a piece out of turn, the piece waits and is selected on
    /// that person's turn.
    void setPeople(std::bitset<MaxSides> people) { people_ = people; }
    /// Returns the side of the person who plays next, while input is disabled. Returns NoSide if no piece can wait for
    /// its turn.
    [[nodiscard]] Side waiter() const;
    /// Returns true if the piece at `origin` waits for its turn.
    [[nodiscard]] bool waiting() const { return waiting_ != NoSide; }
    /// Drops the premove and returns it as a legal move. Chooses the most valuable of several promotions. Returns
    /// nullopt if the premove is not legal.
    std::optional<Move> takePremove();
    /// Turns touch-move on or off. Touches count from the next position.
    void setTouchMove(bool on);
    /// Switches "I adjust" on or off. While it is on, touches do not count. Returns false if touch-move is off or a
    /// piece was touched already.
    bool adjust();
    [[nodiscard]] bool adjusting() const { return touchMove_ && touches_.adjusting(); }
    /// Returns true if touch-move restricts the moves, because pieces were touched.
    [[nodiscard]] bool bound() const { return touchMove_ && enabled_ && touches_.bound(); }

    /// Sets the squares from which a press picks up a placed reserve piece again.
    void setTakeable(const SquareSet& squares) { takeable_ = squares; }
    /// Puts a reserve piece into the hand during a press. The button is still down.
    void takeReserve(Kind kind);

    /// Handles a button press. `Spot{}` is outside the board.
    InputResult press(Spot spot);
    /// Handles the start of a drag, when the pointer has moved far enough with the button down. Returns true if a piece
    /// is dragged.
    bool drag();
    /// Handles the release of the button. `Spot{}` is outside the board.
    InputResult release(Spot spot);
    /// Handles a press and a release on the same spot, as keys do.
    InputResult activate(Spot spot);
    /// Enters the move at this index of `choices`.
    InputResult choose(std::size_t index);
    /// Cancels one step of the input: a choice, a drag or a selection. Returns false if there is nothing to cancel.
    bool cancel();

    [[nodiscard]] State state() const { return state_; }
    /// Returns the square or reserve piece that is selected, dragged, or inspected (only its movement is shown), or
    /// whose move is being chosen from `choices`.
    [[nodiscard]] Spot origin() const { return origin_; }
    /// Returns the moves to choose from in display order: promotions by falling value, reserve pieces as on the player
    /// panel.
    [[nodiscard]] const std::vector<Move>& choices() const { return choices_; }
    /// Returns the number of pieces of the selected tower (stack of pieces) that move together. Returns 0 for a single
    /// piece and without a selection.
    [[nodiscard]] int lifted() const;
    /// Sets the number of pieces of the tower at `origin` that move together. Returns false if there is no movable
    /// tower of at least this height.
    bool lift(int pieces);
    /// Returns the reason why the piece at `origin`, or the selected part of its tower, cannot move. Returns nullopt if
    /// it can. For an inspected piece, returns a reason only if the piece has no target square at all.
    [[nodiscard]] std::optional<StuckPiece> stuck() const;
    /// Returns true if the piece at `spot` can be moved now or by a premove. Precondition: there is a game.
    [[nodiscard]] bool mayPick(Spot spot) const;
    /// Returns true if the piece at `origin` can be moved. Returns false if only its movement is shown.
    [[nodiscard]] bool movable() const;
    /// Returns the target squares of legal moves of the piece at `origin`.
    [[nodiscard]] std::vector<Square> targets() const;
    /// Returns true if reserve pieces can be picked up from the player panel now.
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
    SquareSet takeable_;         ///< squares from which a press picks up a placed reserve piece
    Spot pressed_;               ///< square or reserve piece of the button press
    int part_ = WholeTower;      ///< number of tower pieces that move together
    bool fresh_ = false;         ///< true if the press that is still down has selected the piece at `origin_`
    bool armed_ = false;         ///< true if the press is on a target, so its release makes the move
    Square refused_ = NoSquare;  ///< last illegal target; a second press on it selects its piece
    std::vector<Move> choices_;
};

}  // namespace rokada::ui
