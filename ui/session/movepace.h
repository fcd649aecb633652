// Decides when a computer may move: after the time that it seems to think, and not before the last move has been seen.
#pragma once

#include "kit/delay.h"

#include "ai/search/task.h"
#include "game/game.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <optional>
#include <set>

namespace rokada::ui {

/// Pace of computers that play among themselves.
enum class PlaySpeed { Usual, Faster, Quick };

/// Returns true if the last turn did more than move a piece: check, transformation, elimination.
[[nodiscard]] bool isNotableTurn(const Game& game);

/// Returns how long a computer player seems to think, from question to answer, including the search: 0.3 to 3 seconds
/// by level, longer if several moves look equal, short for the only move and for recaptures. At full strength only the
/// minimum applies. Deterministic for the same task and result.
[[nodiscard]] std::chrono::milliseconds shownThinking(const Task& task, const SearchResult& outcome);

/// Returns the longest normal thinking time for one move with this clock.
[[nodiscard]] std::chrono::milliseconds timeShare(const ClockTimes& clock);

/// Holds the move of a computer until it is due. Each animation calls `begin` and `end`; a short rest follows its end.
/// The wait for an animation that does not end is limited to some seconds.
class MovePace final : public QObject {
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds UsualRest{300};
    /// Rest after a check, a transformation or an elimination.
    static constexpr std::chrono::milliseconds NewsRest{800};
    static constexpr std::chrono::milliseconds UsualBetween{900};
    static constexpr std::chrono::milliseconds FastBetween{200};

    explicit MovePace(QObject* parent);

    /// Sets the minimum time between computer moves, so that people can follow.
    void setBetween(std::chrono::milliseconds time) { between_ = time; }
    /// Sets the pace. Faster: no thinking is shown, and only a short rest; Quick: no waiting.
    void setSpeed(PlaySpeed speed);
    [[nodiscard]] PlaySpeed speed() const { return speed_; }
    /// Sets the time from question to answer, in place of `shownThinking`. Moves then do not wait for animations.
    void setLeast(std::chrono::milliseconds time) { least_ = time; }

    /// Begins the turn of a computer with these times of its clock; nullopt without a clock.
    void ask(const std::optional<ClockTimes>& clock);
    /// Holds the answer until the computer has seemed to think for `shown` and the last move has been seen. `hurries`
    /// is called when the thinking is over: if it returns true, the answer does not wait for animations.
    void hold(Move move, std::chrono::milliseconds shown, std::function<bool()> hurries);
    /// Ends the thinking of this turn, also if the answer has not come yet.
    void release();
    /// Drops the answer.
    void drop();

    /// Records a played move. If `news` is true, the turn was notable, and the rest after it is longer.
    void noteMove(bool byComputer, bool news = false);
    /// Marks the beginning and the end of an animation by `who`.
    void begin(const QObject* who);
    void end(const QObject* who);
    /// Ends all animations.
    void reset();
    /// Returns true if no animation or rest is active.
    [[nodiscard]] bool atRest() const { return least_ || speed_ == PlaySpeed::Quick || !rest_.active(); }
    /// Returns true if the last move was shown completely and at least `UsualRest` has passed.
    [[nodiscard]] bool lastSeen() const { return least_ || !look_.active(); }

signals:
    /// Emitted with the answer when it may be played.
    void due(rokada::Move move);
    /// Emitted when `lastSeen` becomes true.
    void seen();

private:
    [[nodiscard]] std::chrono::milliseconds thinkingTime(std::chrono::milliseconds shown) const;
    void endThinking();
    void emitDue();
    void waitOn();

    std::chrono::milliseconds between_ = UsualBetween;
    PlaySpeed speed_ = PlaySpeed::Usual;
    std::optional<std::chrono::milliseconds> least_;
    std::optional<std::chrono::milliseconds> share_;  ///< maximum thinking time, if there is a clock
    std::chrono::milliseconds asked_{0};              ///< time when the turn began
    bool released_ = false;                           ///< true if no thinking is shown in this turn
    std::optional<Move> held_;
    std::function<bool()> hurries_;
    std::set<const QObject*> showing_;
    std::chrono::milliseconds after_ = UsualRest;  ///< rest after the animation of the last move
    std::chrono::milliseconds earliest_{0};        ///< earliest time of the next move, set by the moves before it
    std::chrono::milliseconds seenAt_{0};          ///< time when the last move has been shown long enough
    Delay thinking_;                               ///< runs while the computer seems to think about the held answer
    Delay rest_;
    Delay look_;
};

}  // namespace rokada::ui
