// A computer that decides the moves of a seat, in its own thread. "Your turn" goes in, one move comes out, and the turn
// may be called off.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "kit/delay.h"
#include "session/thinker.h"

#include "game/game.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace rokada::ui {

/// How a computer plays.
struct EngineSettings {
    Level level = Level::full();
    std::uint64_t seed = 1;
    /// A move comes no earlier after the question. Unset: after a time that suits level and position.
    std::optional<std::chrono::milliseconds> leastDelay;
    std::chrono::milliseconds moveTime{2000};  ///< of full strength; weaker levels take less
};

/// A computer. Its answer arrives through the event loop, never within `yourTurn`.
class ComputerPlayer final : public QObject {
    Q_OBJECT
public:
    ComputerPlayer(std::shared_ptr<Thinker> thinker, const EngineSettings& engineSettings, QObject* parent = nullptr);
    ~ComputerPlayer() override;

    /// It is this player's turn. The game stays as it is until the player has chosen or the turn is called off.
    void yourTurn(const Game& game);
    /// No move is wanted any more; none will come.
    void callOff();
    /// It is its turn, and it has not chosen yet.
    [[nodiscard]] bool busy() const { return telling_.active(); }
    /// The best move so far is wanted at once.
    void moveNow();
    /// From the next turn on.
    void setMoveTime(std::chrono::milliseconds time) { engineSettings_.moveTime = time; }
    /// From the next turn on; nothing: after a time that suits level and position.
    void setLeastDelay(std::optional<std::chrono::milliseconds> delay) { engineSettings_.leastDelay = delay; }
    /// What its clock says at the beginning of the next turn; nothing if it has none.
    void setClock(std::optional<ClockTimes> clock) { clock_ = clock; }

signals:
    void chosen(rokada::Move move);
    /// What it thinks about the position that it was asked about: at most five times a second, and before `chosen`.
    void thought(const rokada::Report& report);
    /// It makes no move: it resigns, or claims a draw where that can be claimed.
    void gaveUp();
    /// It cannot think, and will not choose until it is asked again. `why` is in the words of the system.
    void failed(const QString& why);

private:
    class Notes;
    [[nodiscard]] Task taskOf(const Game& game) const;
    [[nodiscard]] std::chrono::milliseconds leastDelay() const;
    /// The answer is there; it may be too early.
    void arrive();
    void tell();
    void deliver();
    void endTurn();

    std::shared_ptr<Thinker> thinker_;
    EngineSettings engineSettings_;
    std::optional<ClockTimes> clock_;
    std::uint64_t turn_ = 0;  ///< answers to earlier turns are not wanted
    std::chrono::milliseconds asked_{0};
    bool hurried_ = false;
    std::stop_source unwanted_;     ///< of an answer that was hurried
    std::shared_ptr<Notes> notes_;  ///< of this turn
    Delay telling_;
    Delay waiting_;  ///< runs when the answer is there too early
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Report)
