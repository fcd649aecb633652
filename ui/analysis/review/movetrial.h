// "Try Again": at a bad move of a reviewed game a better one is looked for on the board. What is tried is judged by the
// engine, on a thread of its own, and stands in no record.
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
        Asking,   ///< a move is waited for
        Judging,  ///< the engine looks at it
        Judged,
        Told,    ///< the best move is shown
        Failed,  ///< the engine could not think: `why`
    };

    MoveTrial(GameRecord& record, QObject* parent);
    ~MoveTrial() override;

    /// Shows the place before the bad move and waits for better ones, each looked at as the second look of a review
    /// with so many nodes does. Another trial is left.
    void begin(const ReviewedMove& bad, const MoveFault& fault, std::uint64_t nodes);
    /// Back to the place before the move.
    void again();
    void tellBest();
    /// Back to the move that was played. By another place in the record it ends too.
    void end();
    /// Shows the position after these moves, from the place before the bad move on.
    void walk(std::vector<Move> moves);

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool active() const { return state_ != State::Idle; }
    [[nodiscard]] const ReviewedMove& bad() const { return bad_; }
    /// The move that was tried; all of it when it is judged.
    [[nodiscard]] const ReviewedMove& tried() const { return tried_; }
    [[nodiscard]] const MoveFault& fault() const { return fault_; }
    /// It is no worse than what the review calls sound.
    [[nodiscard]] bool accepted() const { return state_ == State::Judged && tried_.grade == MoveGrade::Sound; }
    /// The board shows the position after the move that was tried, and no other.
    [[nodiscard]] bool atTried() const { return state_ == State::Judged && walked_ == std::vector{tried_.played}; }
    /// The board shows the place before it.
    [[nodiscard]] bool atStart() const { return walked_.empty(); }
    /// The game up to the bad move; while a trial is active.
    [[nodiscard]] const Game& before() const { return *before_; }
    [[nodiscard]] Task root() const { return {.book = before_->sharedBook(), .position = before_->position()}; }
    [[nodiscard]] const QString& why() const { return why_; }

signals:
    void changed();

private:
    struct Judgement {
        ReviewedMove move;
        MoveFault fault;
    };

    void enter(State state, std::vector<Move> walked);
    [[nodiscard]] GameRecord::Supposition::Answer answer() const;
    void judge(Move move);
    void think(Move move);
    void hear(const std::optional<Judgement>& judgement);
    void drop();

    GameRecord& record_;
    State state_ = State::Idle;
    ReviewedMove bad_, tried_;
    MoveFault badFault_, fault_;
    std::vector<Move> walked_;
    std::optional<Game> before_;
    std::uint64_t nodes_ = 0;
    QString why_;
    int number_ = 0;  ///< of what is looked at; news of earlier ones are not wanted
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
