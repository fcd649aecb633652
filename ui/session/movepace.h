// Decides when a computer's move is played: after a natural thinking time, and after people have seen the last move.
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

/// Speed of the computers. The user can change it when only computers are left in a game.
enum class PlaySpeed { Usual, Faster, Quick };

/// Returns true if the last turn did more than move a piece: it gave check, changed a piece or eliminated a side.
[[nodiscard]] bool isNotableTurn(const Game& game);

/// Returns the time between the beginning of a computer's turn and its move, so that the computer seems to think. The
/// search takes a part of this time. The time is 0.3 to 3 seconds, longer at higher levels and if several moves look
/// equal. It is 0.3 seconds for recaptures, for the only legal move and at full strength. The same task and result give
/// the same time.
[[nodiscard]] std::chrono::milliseconds shownThinking(const Task& task, const SearchResult& outcome);

/// Returns the longest normal thinking time for one move with this clock, about a fortieth of the remaining time.
[[nodiscard]] std::chrono::milliseconds timeShare(const ClockTimes& clock);

/// Holds the chosen move of a computer until it may be played. Views call `begin` and `end` around each animation. A
/// short rest follows each animation. An animation delays the next move by at most five seconds.
class MovePace final : public QObject {
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds UsualRest{300};
    /// Rest after a turn for which `isNotableTurn` is true.
    static constexpr std::chrono::milliseconds NewsRest{800};
    static constexpr std::chrono::milliseconds UsualBetween{900};
    static constexpr std::chrono::milliseconds FastBetween{200};

    explicit MovePace(QObject* parent);

    /// Sets the minimum time from one move of a computer to the next, so that people can follow.
    void setBetween(std::chrono::milliseconds time) { between_ = time; }
    /// Sets the speed. `Faster` shows no thinking time and keeps only a short rest. `Quick` does not wait at all.
    void setSpeed(PlaySpeed speed);
    [[nodiscard]] PlaySpeed speed() const { return speed_; }
    /// Sets a fixed thinking time in place of `shownThinking`. Moves then do not wait for animations. Used by tests and
    /// demos.
    void setLeast(std::chrono::milliseconds time) { least_ = time; }

    /// Starts the turn of a computer. `clock` limits its thinking time; nullopt without a clock.
    void ask(const std::optional<ClockTimes>& clock);
    /// Emits `due` with the computer's move, at the earliest when the time `shown` has passed since `ask`. The clock
    /// and the speed can shorten this time. The move then also waits until `atRest` returns true, unless `hurries`
    /// returns true at the end of the time.
    void hold(Move move, std::chrono::milliseconds shown, std::function<bool()> hurries);
    /// Ends the thinking time of this turn, even if the move has not been chosen yet.
    void release();
    /// Drops the held move.
    void drop();

    /// Records a played move. `news` is the value of `isNotableTurn`: if true, the rest after the move is longer.
    void noteMove(bool byComputer, bool news = false);
    /// Marks the beginning and the end of an animation by the view `who`.
    void begin(const QObject* who);
    void end(const QObject* who);
    /// Forgets all animations and rests.
    void reset();
    /// Returns true if no animation and no rest delays the next move.
    [[nodiscard]] bool atRest() const { return least_ || speed_ == PlaySpeed::Quick || !rest_.active(); }
    /// Returns true if the animation of the last move has ended at least `UsualRest` ago.
    [[nodiscard]] bool lastSeen() const { return least_ || !look_.active(); }

signals:
    /// Emitted with the held move when it may be played.
    void due(rokada::Move move);
    /// Emitted when `lastSeen` becomes true.
    void seen();
    /// Emitted when all animations have ended, or have lasted too long to be waited for.
    void shown();

private:
    [[nodiscard]] std::chrono::milliseconds thinkingTime(std::chrono::milliseconds shown) const;
    void endThinking();
    void emitDue();
    void waitOn();

    std::chrono::milliseconds between_ = UsualBetween;
    PlaySpeed speed_ = PlaySpeed::Usual;
    std::optional<std::chrono::milliseconds> least_;
    std::optional<std::chrono::milliseconds> share_;  ///< maximum thinking time of this turn; unset without a clock
    std::chrono::milliseconds asked_{0};              ///< time at which the turn began
    bool released_ = false;                           ///< true if no thinking is shown in this turn
    std::optional<Move> held_;
    std::function<bool()> hurries_;
    std::set<const QObject*> showing_;
    std::chrono::milliseconds after_ = UsualRest;  ///< rest after the animation of the last move
    std::chrono::milliseconds earliest_{0};        ///< earliest time of the next move
    std::chrono::milliseconds seenAt_{0};          ///< time at which `lastSeen` becomes true if no animation runs
    Delay thinking_;                               ///< runs during the thinking time of the held move
    Delay rest_;
    Delay look_;
};

}  // namespace rokada::ui
