// The state machine of a move: what a press, a drag, a release or a choice means. No painting, no pixels; every rule is
// asked of core.
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

/// What came of an event: at most one of the first three.
struct InputResult {
    std::optional<Move> move{};
    bool premoved = false;  ///< see `premove`
    std::optional<IllegalMove> illegalMove{};
    std::optional<Law> law{};           ///< besides them: the consequence of a touch
    std::optional<StuckPiece> stuck{};  ///< likewise: why the piece that was just pressed cannot move
    Square takenUp = NoSquare;          ///< a placed piece, which is in the hand now
};

class BoardInput {
public:
    enum class State {
        Idle,
        Inspecting,  ///< shows how a piece moves that cannot be moved now
        Selected,
        Dragging,
        Choosing,  ///< several moves have the same squares
    };

    /// Not owned, may be nullptr. Resets everything.
    void setGame(const Game* game);
    /// A legal move that touched pieces allow.
    [[nodiscard]] bool allows(Move move) const;
    /// The position has changed: back to idle, unless a piece is held for a premove.
    void reset();
    void setEnabled(bool enabled);
    /// With one method only, the other's gestures do not move pieces; keys always do.
    void setMethod(MoveMethod method) { method_ = method; }
    /// While another side is to move, pieces of this side can be given a premove; NoSide for none, and drops it.
    void setPremover(Side side);
    /// The move that will be played when its turn comes. It stays until it is dropped or another game is shown.
    [[nodiscard]] const std::optional<Premove>& premove() const { return premove_; }
    /// False if there is none.
    bool dropPremove() { return std::exchange(premove_, std::nullopt).has_value(); }
    /// Whose pieces people move. What one of them presses out of turn waits, and is selected when the turn comes.
    void setPeople(std::bitset<MaxSides> people) { people_ = people; }
    /// While other sides are at it: the person whose turn comes next. NoSide if wishes do not wait.
    [[nodiscard]] Side waiter() const;
    /// The origin waits for its turn.
    [[nodiscard]] bool waiting() const { return waiting_ != NoSide; }
    /// Drops the premove and returns it as a legal move; of several the one with the strongest piece. Nothing if it is
    /// not legal.
    std::optional<Move> takePremove();
    /// From the next position on a touched piece must move.
    void setTouchMove(bool on);
    /// "I adjust", or no longer; false if it is too late for that.
    bool adjust();
    [[nodiscard]] bool adjusting() const { return touchMove_ && touches_.adjusting(); }
    /// Touched pieces leave only some of the moves.
    [[nodiscard]] bool bound() const { return touchMove_ && enabled_ && touches_.bound(); }

    /// Placed pieces on these squares are taken up again when they are pressed.
    void setTakeable(const SquareSet& squares) { takeable_ = squares; }
    /// A reserve piece comes to the hand, of a press that is still down.
    void takeReserve(Kind kind);

    /// The pointer goes down; `Spot{}` is outside the board.
    InputResult press(Spot spot);
    /// The pointer has moved far enough with the button down. True if a piece comes along.
    bool drag();
    InputResult release(Spot spot);
    /// A press and a release in one, as keys do it.
    InputResult activate(Spot spot);
    /// Chooses one of `choices`.
    InputResult choose(std::size_t index);
    /// One step back; false if there was nothing to leave.
    bool cancel();

    [[nodiscard]] State state() const { return state_; }
    /// The piece or reserve piece that is selected, dragged, inspected or choosing.
    [[nodiscard]] Spot origin() const { return origin_; }
    /// In the order in which they are offered: promotions in falling value, reserve pieces as on the player panel.
    [[nodiscard]] const std::vector<Move>& choices() const { return choices_; }
    /// Of a selected or dragged tower: how many pieces move together. 0 for a single piece, and without towers.
    [[nodiscard]] int lifted() const;
    /// Chooses how many; false if the origin is no tower that can be moved, or not so high.
    bool lift(int pieces);
    /// Why the origin, or so many pieces of it, cannot move. If it is only looked at: by its movement alone.
    [[nodiscard]] std::optional<StuckPiece> stuck() const;
    /// A piece that stands or lies there can be moved now, or in advance; there is a game.
    [[nodiscard]] bool mayPick(Spot spot) const;
    /// Whether the origin can be moved, and is not just looked at.
    [[nodiscard]] bool movable() const;
    /// Squares that a legal move of the origin leads to.
    [[nodiscard]] std::vector<Square> targets() const;
    /// A reserve piece may be picked up from the player panel now.
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
    Side waiting_ = NoSide;  ///< whose turn the origin waits for
    bool byKeys_ = false;    ///< the press in progress is not a pointer's
    bool touchMove_ = false;
    TouchMove touches_;
    std::pair<std::size_t, Key> touchTurn_;  ///< the turn in which pieces were touched: moves played, and the position
    State state_ = State::Idle;
    Spot origin_;
    SquareSet takeable_;         ///< squares of placed pieces that a press takes up again
    Spot pressed_;               ///< where the pointer went down
    int part_ = WholeTower;      ///< how many pieces of a tower move together
    bool fresh_ = false;         ///< the origin was selected by the press that is still down
    bool armed_ = false;         ///< the press is on a target: its release makes the move
    Square refused_ = NoSquare;  ///< the last target that was illegal
    std::vector<Move> choices_;
};

}  // namespace rokada::ui
