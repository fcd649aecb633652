// Trial ("Try Again"): the user looks for a better move at a mistake of a reviewed game. The engine evaluates each
// tried move on a worker thread. The record is not changed.
#pragma once

#include "analysis/movefault.h"
#include "game/game.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "session/gamerecord.h"

#include <QObject>

#include <optional>
#include <vector>

namespace rokada::ui {

class MoveTrial final : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,
        Asking,   ///< the user has not made a move yet
        Judging,  ///< the engine is evaluating the tried move
        Judged,
        BestShown,  ///< the best move is shown
        Failed,     ///< the engine could not search; `why` returns the reason
    };

    MoveTrial(GameRecord& record, QObject* parent);
    ~MoveTrial() override;

    /// Starts a trial at the mistake `bad`, and ends the current trial if there is one. Shows the position before the
    /// mistake and waits for the user's move. Each tried move is evaluated as in a review with this effort, but with at
    /// most 500 000 nodes.
    void begin(const ReviewedMove& bad, const MoveFault& fault, ReviewEffort effort);
    /// Takes the tried move or the best move back, so that the user can try another move.
    void retry();
    /// Shows the best move as the solution (state `BestShown`).
    void tellBest();
    /// Ends the trial and shows the move that was played in the game. The trial also ends when another node is shown.
    void end();
    /// Shows the position after `moves`, which begin at the position before the mistake. Has an effect only in the
    /// states `Judged` and `BestShown`.
    void walk(std::vector<Move> moves);

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool active() const { return state_ != State::Idle; }
    [[nodiscard]] const ReviewedMove& bad() const { return bad_; }
    /// Returns the tried move. Its evaluation is complete when the state is `Judged`.
    [[nodiscard]] const ReviewedMove& tried() const { return tried_; }
    [[nodiscard]] const MoveFault& fault() const { return fault_; }
    /// Returns true if the tried move has been evaluated and is not a mistake.
    [[nodiscard]] bool accepted() const { return state_ == State::Judged && tried_.grade == MoveGrade::Sound; }
    /// Returns true if the board shows the position directly after the tried move.
    [[nodiscard]] bool atTried() const { return state_ == State::Judged && walked_ == std::vector{tried_.played}; }
    /// Returns true if the board shows the position before the mistake.
    [[nodiscard]] bool atStart() const { return walked_.empty(); }
    /// Returns the game up to the mistake. Precondition: a trial is active.
    [[nodiscard]] const Game& before() const { return *before_; }
    [[nodiscard]] Task root() const { return {.book = before_->sharedBook(), .position = before_->position()}; }
    [[nodiscard]] const QString& why() const { return why_; }

signals:
    /// Emitted after every change of the state.
    void changed();

private:
    struct Judgement {
        ReviewedMove move;
        MoveFault fault;
    };

    void enter(State state, std::vector<Move> walked);
    [[nodiscard]] GameRecord::TrialMoves::Answer answer() const;
    void judge(Move move);
    void think(Move move);
    void onEvaluated(const std::optional<Judgement>& judgement);
    void drop();

    GameRecord& record_;
    State state_ = State::Idle;
    ReviewedMove bad_, tried_;
    MoveFault badFault_, fault_;
    std::vector<Move> walked_;
    std::optional<Game> before_;
    ReviewEffort effort_;
    QString why_;
    int number_ = 0;  ///< number of the last search; results of earlier searches are ignored
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
