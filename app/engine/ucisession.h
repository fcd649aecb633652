// Engine session in UCI. Handles messages and runs searches.
#pragma once

#include "game/game.h"
#include "linechannel.h"
#include "ownbook.h"
#include "protocol/settings.h"
#include "protocol/uci.h"
#include "searchthread.h"
#include "session.h"

#include <string>

namespace rokada::engine {

class UciSession final : public Session {
public:
    /// Uses the engine, its table and its threads from `resources`. If `resources` is nullptr, creates its own from
    /// `defaults`.
    explicit UciSession(LineWriter& out, protocol::Settings defaults = machineSettings(),
                        std::shared_ptr<Resources> resources = {});

    bool handle(std::string_view line) override;
    void refuseLongLine() override;

private:
    // Handlers of messages, one for each kind. A handler returns false if the session ends.
    bool on(const uci::Nothing&) { return true; }
    bool on(const uci::Identify&);
    bool on(const uci::CheckReady&);
    bool on(const uci::NewGame&);
    bool on(const uci::Stop&);
    bool on(const uci::PonderHit&);
    bool on(const uci::Quit&);
    bool on(const uci::ShowBoard&);
    bool on(const uci::SetOption& message);
    bool on(const uci::SetPosition& message);
    bool on(const uci::Go& message);
    bool on(const uci::Perft& message);
    bool on(const uci::Bench& message);

    /// Returns true if no search runs; otherwise reports an error.
    bool idle();
    /// Replaces the current game by `game`. The last position then counts as accepted.
    void begin(Game game);
    /// Reports why a position is rejected. Later commands then report an error instead of using an earlier position.
    void refuse(const std::string& why);
    /// Returns true if the last position was accepted; otherwise reports an error.
    bool hasPosition();
    /// Writes a line "info string ..." with the text `what`.
    void inform(const std::string& what);
    void applySetting(const protocol::OfferedOption& option);
    [[nodiscard]] Limits limitsOf(const uci::Go& message);
    /// Returns a book move for the task. Returns nullopt if the engine must not use a book or has no book move.
    [[nodiscard]] std::optional<SearchResult> bookMove(const Task& task);
    /// Reports an error if the book file cannot be read.
    void examineBook();
    [[nodiscard]] std::uint64_t seed() const;
    [[nodiscard]] SearchListener listener();
    /// Returns a callback that reports a failure of the work `what`, with its reason.
    [[nodiscard]] SearchThread::Failed failed(const char* what);

    [[nodiscard]] RulebookPtr rulebook();

    LineWriter& out_;
    const protocol::Settings defaults_;
    protocol::Settings settings_;
    const std::shared_ptr<Resources> resources_;
    Game game_;
    bool refused_ = false;        ///< true if the last position was rejected; `game_` is then an older game
    std::uint64_t gameSeed_ = 1;  ///< seed of the current game; used if the option `Seed` is 0
    OwnBook book_;
    SearchThread searchThread_;
};

}  // namespace rokada::engine
