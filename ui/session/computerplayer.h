// A computer player. It chooses moves on a worker thread; a turn can be cancelled.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "kit/delay.h"
#include "session/moveprovider.h"

#include "game/game.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace rokada::ui {

/// Settings of a computer player.
struct EngineSettings {
    Level level = Level::full();
    std::uint64_t seed = 1;
    /// Time per move without a clock at full strength. Weaker levels use less.
    std::chrono::milliseconds moveTime{2000};
};

/// Computer player of one side. It emits its answer from the event loop, never during the call of `yourTurn`.
class ComputerPlayer final : public QObject {
    Q_OBJECT
public:
    ComputerPlayer(std::shared_ptr<MoveProvider> provider, const EngineSettings& engineSettings,
                   QObject* parent = nullptr);
    ~ComputerPlayer() override;

    /// Starts the player's turn. `game` must not change until a move is chosen or the turn is cancelled.
    void yourTurn(const Game& game);
    /// Cancels the turn. No move will follow.
    void cancel();
    /// Returns true while the engine chooses a move.
    [[nodiscard]] bool busy() const { return telling_.active(); }
    /// Ends the search early. `chosen` then delivers the best move found so far.
    void moveNow();
    /// Sets the time per move at full strength without a clock, from the next turn.
    void setMoveTime(std::chrono::milliseconds time) { engineSettings_.moveTime = time; }
    /// Sets the clock times for the next turn; nullopt without a clock.
    void setClock(std::optional<ClockTimes> clock) { clock_ = clock; }

signals:
    /// Emitted with the chosen legal move as soon as it is found. `shown` is the time that the player shall seem to
    /// need. The session delays the move until this time has passed since the beginning of the turn.
    void chosen(rokada::Move move, std::chrono::milliseconds shown);
    /// Emitted at most five times a second until `chosen`, with the latest search report.
    void thought(const rokada::Report& report);
    /// Emitted instead of `chosen` if the engine returns no move. The session then claims a draw if possible, and
    /// resigns otherwise.
    void gaveUp(std::chrono::milliseconds shown);
    /// Emitted instead of `chosen` if the engine cannot search. `why` is an error text of the system.
    void failed(const QString& why);

private:
    class Notes;
    [[nodiscard]] Task taskOf(const Game& game) const;
    void arrive(Move move, std::chrono::milliseconds shown);
    void tell();
    void endTurn();

    std::shared_ptr<MoveProvider> provider_;
    EngineSettings engineSettings_;
    std::optional<ClockTimes> clock_;
    std::uint64_t turn_ = 0;  ///< number of the current turn; results of earlier turns are ignored
    bool hurried_ = false;
    std::stop_source unwanted_;     ///< requests a stop, at the end of the turn, of a search that `moveNow` has hurried
    std::shared_ptr<Notes> notes_;  ///< latest search report of the current turn
    Delay telling_;
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Report)
