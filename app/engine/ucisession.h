// Engine session in UCI: handles messages and runs searches.
#pragma once

#include "game/game.h"
#include "linechannel.h"
#include "ownbook.h"
#include "protocol/settings.h"
#include "protocol/uci.h"
#include "session.h"
#include "thinker.h"

#include <string>

namespace rokada::engine {

class UciSession final : public Session {
public:
    /// Creates its own resources from the settings unless `resources` are given; then their table and threads are used.
    explicit UciSession(LineWriter& out, protocol::Settings defaults = machineSettings(),
                        std::shared_ptr<Resources> resources = {});

    bool handle(std::string_view line) override;
    void refuseLongLine() override;

private:
    // Handlers, one for each kind of message. They return true if another line can follow.
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

    /// Returns true if no search is running; otherwise reports an error.
    bool idle();
    /// Starts a game and clears the state of a rejected position.
    void begin(Game game);
    /// Reports why a position is rejected. Later commands are not answered for an earlier position.
    void refuse(const std::string& why);
    /// Returns true if the last position was read; otherwise reports an error.
    bool hasPosition();
    /// Writes "info string ...".
    void inform(const std::string& what);
    void applySetting(const protocol::OfferedOption& option);
    [[nodiscard]] Limits limitsOf(const uci::Go& message);
    /// Returns the book move for a task, if books are wanted and there is one.
    [[nodiscard]] std::optional<SearchResult> bookMove(const Task& task);
    /// Reports an error of the book file.
    void examineBook();
    [[nodiscard]] std::uint64_t seed() const;
    [[nodiscard]] SearchListener listener();
    /// Returns a callback that reports this failure.
    [[nodiscard]] Thinker::Failed failed(const char* what);

    [[nodiscard]] RulebookPtr rulebook();

    LineWriter& out_;
    const protocol::Settings defaults_;
    protocol::Settings settings_;
    const std::shared_ptr<Resources> resources_;
    Game game_;
    bool refused_ = false;        ///< the last position could not be read, so `game_` is an older one
    std::uint64_t gameSeed_ = 1;  ///< used if no seed is set
    OwnBook book_;
    Thinker thinker_;
};

}  // namespace rokada::engine
