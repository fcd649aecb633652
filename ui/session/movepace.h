// When a computer's move may come: not before the last one has been seen.
#pragma once

#include "kit/delay.h"

#include <QObject>

#include <chrono>
#include <set>

namespace rokada::ui {

/// Whoever shows a move (an animation, a transformation, a board that rolls up) begins and ends here; a short rest
/// follows. Somebody who never ends is not waited for longer than some seconds.
class MovePace final : public QObject {
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds UsualRest{300};
    static constexpr std::chrono::milliseconds UsualBetween{900};

    explicit MovePace(QObject* parent);

    /// Between computers' moves there is at least this time, so that people can follow.
    void setBetween(std::chrono::milliseconds time) { between_ = time; }
    /// Nothing is waited for any more, for games that nobody looks at.
    void setOff() { off_ = true; }

    /// A move was played, by a computer or by a person.
    void noteMove(bool byComputer);
    void begin(const QObject* who);
    void end(const QObject* who);
    /// Nothing is being shown: what was begun ends.
    void reset();
    [[nodiscard]] bool atRest() const { return off_ || !rest_.active(); }

signals:
    void rested();

private:
    void waitOn();

    std::chrono::milliseconds between_ = UsualBetween;
    std::set<const QObject*> showing_;
    std::chrono::milliseconds earliest_{0};  ///< of the next move, by what was played before
    Delay rest_;
    bool off_ = false;
};

}  // namespace rokada::ui
