// When a computer's move may come: not before the last one has been seen.
#pragma once

#include "game/game.h"
#include "kit/delay.h"

#include <QObject>

#include <chrono>
#include <set>

namespace rokada::ui {

/// How fast computers play among themselves when people only look on.
enum class Tempo { Usual, Faster, Quick };

/// The last turn has led to more than a piece on another square: a check, a transformation, an elimination.
[[nodiscard]] bool bringsNews(const Game& game);

/// Whoever shows a move (an animation, a transformation, a board that rolls up) begins and ends here; a short rest
/// follows. Somebody who never ends is not waited for longer than some seconds.
class MovePace final : public QObject {
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds UsualRest{300};
    /// After a move that brought news: a check, a transformation, an elimination.
    static constexpr std::chrono::milliseconds NewsRest{800};
    static constexpr std::chrono::milliseconds UsualBetween{900};
    static constexpr std::chrono::milliseconds FastBetween{200};

    explicit MovePace(QObject* parent);

    /// Between computers' moves there is at least this time, so that people can follow.
    void setBetween(std::chrono::milliseconds time) { between_ = time; }
    /// Faster: with a short rest only; quick: nothing is waited for.
    void setTempo(Tempo tempo);
    [[nodiscard]] Tempo tempo() const { return tempo_; }
    /// Nothing is waited for any more, for games that nobody looks at.
    void setOff() { off_ = true; }

    /// A move was played, by a computer or by a person; with news there is more to see.
    void noteMove(bool byComputer, bool news = false);
    void begin(const QObject* who);
    void end(const QObject* who);
    /// Nothing is being shown: what was begun ends.
    void reset();
    [[nodiscard]] bool atRest() const { return off_ || tempo_ == Tempo::Quick || !rest_.active(); }
    /// The last move has been shown to its end, and `UsualRest` longer: whoever looks has seen it.
    [[nodiscard]] bool lastSeen() const { return off_ || !look_.active(); }

signals:
    void rested();
    /// `lastSeen` is true now.
    void seen();

private:
    void waitOn();

    std::chrono::milliseconds between_ = UsualBetween;
    Tempo tempo_ = Tempo::Usual;
    std::set<const QObject*> showing_;
    std::chrono::milliseconds after_ = UsualRest;  ///< what is shown of the last move, there is a rest so long
    std::chrono::milliseconds earliest_{0};        ///< of the next move, by what was played before
    std::chrono::milliseconds seenAt_{0};          ///< when the last move has been there long enough
    Delay rest_;
    Delay look_;
    bool off_ = false;
};

}  // namespace rokada::ui
