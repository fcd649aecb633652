// Engine session in CECP, the protocol of XBoard. Handles messages and searches to move, to ponder and to analyse.
#pragma once

#include "cecpclock.h"
#include "game/game.h"
#include "linechannel.h"
#include "ownbook.h"
#include "protocol/cecp.h"
#include "searchthread.h"
#include "session.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace rokada::engine {

/// Engine session in CECP. Messages arrive on one thread and search results on another; both can change the game.
class CecpSession final : public Session {
public:
    /// Uses the engine, its table and its threads from `resources`. If `resources` is nullptr, creates its own from
    /// `defaults`.
    explicit CecpSession(LineWriter& out, protocol::Settings defaults = machineSettings(),
                         std::shared_ptr<Resources> resources = {});

    bool handle(std::string_view line) override;
    void refuseLongLine() override;

private:
    /// Mode of the session, which the commands of CECP set.
    enum class Mode { Forced, Playing, Analyzing };

    // Handlers of messages, one for each kind.
    void on(const cecp::Nothing&) {}
    void on(const cecp::Version&);
    void on(const cecp::NewGame&);
    void on(const cecp::SetVariant& message);
    void on(const cecp::Force&) { mode_ = Mode::Forced; }
    void on(const cecp::Go&);
    void on(const cecp::PlayOther&);
    void on(const cecp::TimeControl& message) { clock_.set(message, game_.played()); }
    void on(const cecp::FixedTime& message) { clock_.setTimeOfMove(message.time); }
    void on(const cecp::FixedDepth& message) { clock_.setDepth(std::min(message.depth, MaxPly)); }
    void on(const cecp::Clock& message) { clock_.setRemaining(message.remaining); }
    void on(const cecp::UserMove& message);
    void on(const cecp::MoveNow&) {}
    void on(const cecp::Ping& message);
    void on(const cecp::TakeBack& message);
    void on(const cecp::SetBoard& message);
    void on(const cecp::Result&) { mode_ = Mode::Forced; }
    void on(const cecp::Post& message) { post_ = message.on; }
    void on(const cecp::Ponder& message) { ponders_ = message.on; }
    void on(const cecp::Analyze&) { mode_ = Mode::Analyzing; }
    void on(const cecp::Exit&);
    void on(const cecp::Status&);
    void on(const cecp::Hint&);
    void on(const cecp::Consider& message);
    void on(const cecp::Memory& message);
    void on(const cecp::Cores& message);
    void on(const cecp::SetOption& message);
    void on(const cecp::SetTables& message);
    void on(const cecp::UseBook& message) { settings_.ownBook = message.on; }
    void on(const cecp::ShowBook&);
    void on(const cecp::Quit&) {}

    void moveNow();
    /// Handles a move of the opponent while the engine ponders. Returns true if it is the expected move. The search
    /// then continues as the search for the engine's own move.
    bool ponderHit(std::string_view text);
    bool endsPondering(const cecp::Message& message);
    /// Aborts the search, because its move is no longer needed.
    void abandon();
    /// Starts the search that the mode and the side to move require, if any.
    void carryOn();
    /// Plays a book move for the task. Returns false if the engine must not use a book or has no book move.
    bool playFromBook(const Task& task);
    [[nodiscard]] BookPtr book();
    void finished(const std::optional<SearchResult>& outcome);
    void answerWith(const SearchResult& outcome);
    /// Starts to ponder on the move that `outcome` expects from the opponent.
    void startPondering(const SearchResult& outcome);
    void sendPongs();
    void error(const std::string& what, std::string_view line);
    /// Returns true if the last received position was illegal, and writes an error for `line`.
    bool refusesIllegalBoard(std::string_view line);
    void rejectMove(const std::string& why, std::string_view move);
    void claimResult();
    void restart(const RulebookPtr& book);
    /// Clears all data that belong to the previous position.
    void positionChanged();
    [[nodiscard]] std::vector<Move> considered() const;
    [[nodiscard]] RulebookPtr rulebook();
    [[nodiscard]] std::uint64_t seed() const;
    /// Returns a listener for a search of `root`. This position must use the rulebook of the game.
    [[nodiscard]] SearchListener listener(const Position& root);
    /// Writes each variation of the report if `post` is on.
    void tell(const Position& root, const Report& report);

    LineWriter& out_;
    const protocol::Settings defaults_;
    const std::shared_ptr<Resources> resources_;
    /// Guards all members below except the search thread. The mutex is recursive: if the search thread cannot be
    /// started, the thread that holds the lock delivers the answer itself.
    std::recursive_mutex mutex_;
    protocol::Settings settings_;
    cecp::VariantName variant_;
    Game game_;
    Mode mode_ = Mode::Playing;
    Side seat_ = Side(1);  ///< side of the engine in the mode `Playing`
    std::atomic<bool> post_ = false;
    bool ponders_ = false;
    bool abandoned_ = false;
    bool owesMove_ = false;           ///< true while a search for the engine's own move runs
    bool boardIllegal_ = false;       ///< true if the last received position was illegal
    std::optional<Move> expected_;    ///< move that the engine expects from the opponent while it ponders
    std::vector<Move> excluded_;      ///< moves excluded from analysis
    std::vector<std::string> pongs_;  ///< numbers of the pongs that must be sent after the move
    Progress progress_;               ///< progress of the analysis
    CecpClock clock_;
    std::optional<Move> hint_;
    std::uint64_t gameSeed_ = 1;
    OwnBook book_;
    SearchThread searchThread_;
};

}  // namespace rokada::engine
