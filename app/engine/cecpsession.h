// Engine session in the XBoard protocol (CECP): handles messages and runs searches for a move, for pondering and for
// analysis.
#pragma once

#include "cecpclock.h"
#include "game/game.h"
#include "linechannel.h"
#include "ownbook.h"
#include "protocol/cecp.h"
#include "session.h"
#include "thinker.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace rokada::engine {

/// Messages arrive on one thread and search results on another; both change the game.
class CecpSession final : public Session {
public:
    /// Creates its own resources from the settings unless `resources` are given; then their table and threads are used.
    explicit CecpSession(LineWriter& out, protocol::Settings defaults = machineSettings(),
                         std::shared_ptr<Resources> resources = {});

    bool handle(std::string_view line) override;
    void refuseLongLine() override;

private:
    /// State of the session.
    enum class Mode { Forced, Playing, Analyzing };

    // Handlers, one for each kind of message.
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
    void on(const cecp::UseBook& message) { settings_.ownBook = message.on; }
    void on(const cecp::ShowBook&);
    void on(const cecp::Quit&) {}

    void moveNow();
    /// Handles an opponent's move while pondering. Returns true if it is the expected move; the search then continues
    /// as a ponder hit.
    bool ponderHit(std::string_view text);
    bool endsPondering(const cecp::Message& message);
    /// Aborts a search whose move is no longer needed.
    void abandon();
    /// Starts the search that the mode and the side to move require.
    void carryOn();
    /// Plays a book move for this task. Returns false if there is none or books are not wanted.
    bool playFromBook(const Task& task);
    [[nodiscard]] BookPtr book();
    void finished(const std::optional<SearchResult>& outcome);
    void answerWith(const SearchResult& outcome);
    /// Searches the reply to the move that is expected after this one.
    void startPondering(const SearchResult& outcome);
    void sendPongs();
    void error(const std::string& what, std::string_view line);
    /// Returns true if the last position was illegal, after writing an error for `line`.
    bool refusesIllegalBoard(std::string_view line);
    void rejectMove(const std::string& why, std::string_view move);
    void claimResult();
    void restart(const RulebookPtr& book);
    /// Clears data of the previous position.
    void positionChanged();
    [[nodiscard]] std::vector<Move> considered() const;
    [[nodiscard]] RulebookPtr rulebook();
    [[nodiscard]] std::uint64_t seed() const;
    /// Returns a listener for a search of this position, which must use the rulebook of the game.
    [[nodiscard]] SearchListener listener(const Position& root);
    /// Writes every variation if `post` is on.
    void tell(const Position& root, const Report& report);

    LineWriter& out_;
    const protocol::Settings defaults_;
    const std::shared_ptr<Resources> resources_;
    /// Guards all members below except the thinker. Recursive: if no thread can be started, the answer comes
    /// immediately.
    std::recursive_mutex mutex_;
    protocol::Settings settings_;
    cecp::VariantName variant_;
    Game game_;
    Mode mode_ = Mode::Playing;
    Side seat_ = Side(1);  ///< side of the engine, in playing mode
    std::atomic<bool> post_ = false;
    bool ponders_ = false;
    bool abandoned_ = false;
    bool owesMove_ = false;           ///< a search for the engine's own move is running
    bool boardIllegal_ = false;       ///< the last received position is illegal
    std::optional<Move> expected_;    ///< expected move of the opponent, while pondering
    std::vector<Move> excluded_;      ///< moves excluded from analysis
    std::vector<std::string> pongs_;  ///< pongs to send after the move
    Progress progress_;               ///< progress of the analysis
    CecpClock clock_;
    std::optional<Move> hint_;
    std::uint64_t gameSeed_ = 1;
    OwnBook book_;
    Thinker thinker_;
};

}  // namespace rokada::engine
