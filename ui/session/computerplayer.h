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
    std::chrono::milliseconds moveTime{2000};  ///< at full strength; weaker levels use less
};

/// Computer player on one seat. Its answer arrives through the event loop, never during the call of `yourTurn`.
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
    /// Returns true while the player is choosing a move.
    [[nodiscard]] bool busy() const { return telling_.active(); }
    /// Requests the best move found so far.
    void moveNow();
    /// Sets the thinking time at full strength from the next turn.
    void setMoveTime(std::chrono::milliseconds time) { engineSettings_.moveTime = time; }
    /// Sets the clock times at the start of the next turn; nullopt without a clock.
    void setClock(std::optional<ClockTimes> clock) { clock_ = clock; }

signals:
    /// Emitted with the chosen legal move as soon as it is found. The player seems to think for the time `shown`.
    void chosen(rokada::Move move, std::chrono::milliseconds shown);
    /// Emitted at most five times a second before `chosen`, with a report on the current position.
    void thought(const rokada::Report& report);
    /// Emitted instead of a move: the player resigns, or claims a draw if one can be claimed.
    void gaveUp(std::chrono::milliseconds shown);
    /// Emitted if the engine cannot search. No move follows until the next turn. `why` is an error text of the system.
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
    std::uint64_t turn_ = 0;  ///< answers to earlier turns are ignored
    bool hurried_ = false;
    std::stop_source unwanted_;     ///< stops the search after `moveNow` if the turn ends
    std::shared_ptr<Notes> notes_;  ///< results of the current turn
    Delay telling_;
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Report)
