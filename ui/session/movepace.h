// Decides when a computer may move: not before the last move has been seen.
#pragma once

#include "game/game.h"
#include "kit/delay.h"

#include <QObject>

#include <chrono>
#include <set>

namespace rokada::ui {

/// Pace of computers that play among themselves.
enum class Tempo { Usual, Faster, Quick };

/// Returns true if the last turn did more than move a piece: check, transformation, elimination.
[[nodiscard]] bool bringsNews(const Game& game);

/// Each animation calls `begin` and `end`; a short rest follows its end. An animation that never ends is waited for
/// some seconds only.
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
    /// Sets the pace. Faster: only a short rest; Quick: no waiting.
    void setTempo(Tempo tempo);
    [[nodiscard]] Tempo tempo() const { return tempo_; }
    /// Disables all waiting, for games without viewers.
    void setOff() { off_ = true; }

    /// Records a played move. With `news` the rest is longer.
    void noteMove(bool byComputer, bool news = false);
    /// Marks the beginning and the end of an animation by `who`.
    void begin(const QObject* who);
    void end(const QObject* who);
    /// Ends all animations.
    void reset();
    /// Returns true if no animation or rest is active.
    [[nodiscard]] bool atRest() const { return off_ || tempo_ == Tempo::Quick || !rest_.active(); }
    /// Returns true if the last move was shown completely and at least `UsualRest` has passed.
    [[nodiscard]] bool lastSeen() const { return off_ || !look_.active(); }

signals:
    /// Emitted when the rest after an animation has ended.
    void rested();
    /// Emitted when `lastSeen` becomes true.
    void seen();

private:
    void waitOn();

    std::chrono::milliseconds between_ = UsualBetween;
    Tempo tempo_ = Tempo::Usual;
    std::set<const QObject*> showing_;
    std::chrono::milliseconds after_ = UsualRest;  ///< rest after the animation of the last move
    std::chrono::milliseconds earliest_{0};        ///< of the next move, because of the moves before
    std::chrono::milliseconds seenAt_{0};          ///< time when the last move has been shown long enough
    Delay rest_;
    Delay look_;
    bool off_ = false;
};

}  // namespace rokada::ui
