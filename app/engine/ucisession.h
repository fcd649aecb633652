// The engine as a UCI program: what its messages do.
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
    /// Its own resources, made by the settings, unless some are given: then their table and threads count.
    explicit UciSession(LineWriter& out, protocol::Settings defaults = machineSettings(),
                        std::shared_ptr<Resources> resources = {});

    bool handle(std::string_view line) override;
    void refuseLongLine() override;

private:
    // one for each kind of message; true if there may be another line
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

    /// Whether no search is running; reports an error if there is one.
    bool idle();
    /// Starts a game; what a refused position left behind is over.
    void begin(Game game);
    /// Says why a position is refused. Nothing is answered for an earlier one.
    void refuse(const std::string& why);
    /// Whether the last position was read; tells if it was not.
    bool hasPosition();
    /// "info string ...".
    void inform(const std::string& what);
    void applySetting(const protocol::OfferedOption& option);
    [[nodiscard]] Limits limitsOf(const uci::Go& message);
    /// The book's answer to a task, if there is one and it is wanted.
    [[nodiscard]] std::optional<SearchResult> bookMove(const Task& task);
    /// Tells what is wrong with the book's file.
    void examineBook();
    [[nodiscard]] std::uint64_t seed() const;
    [[nodiscard]] SearchListener listener();
    /// Tells that this failed.
    [[nodiscard]] Thinker::Failed failed(const char* what);

    [[nodiscard]] RulebookPtr rulebook();

    LineWriter& out_;
    const protocol::Settings defaults_;
    protocol::Settings settings_;
    const std::shared_ptr<Resources> resources_;
    Game game_;
    bool refused_ = false;        ///< the last position could not be read: `game_` is not what was asked for
    std::uint64_t gameSeed_ = 1;  ///< in place of a seed that is not set
    OwnBook book_;
    Thinker thinker_;
};

}  // namespace rokada::engine
