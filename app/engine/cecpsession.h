// The engine as a program for XBoard: what its messages do, and its searches: for a move, while pondering and in
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

/// Messages arrive on one thread, found moves on another; both change the game.
class CecpSession final : public Session {
public:
    /// Its own resources, made by the settings, unless some are given: then their table and threads count.
    explicit CecpSession(LineWriter& out, protocol::Settings defaults = machineSettings(),
                         std::shared_ptr<Resources> resources = {});

    bool handle(std::string_view line) override;
    void refuseLongLine() override;

private:
    /// What is going on.
    enum class Mode { Forced, Playing, Analyzing };

    // one for each kind of message
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
    /// Whether this move was expected: then the search that has begun on it goes on with it.
    bool ponderHit(std::string_view text);
    bool endsPondering(const cecp::Message& message);
    /// Aborts a search whose move is no longer wanted.
    void abandon();
    /// Starts whatever the mode and the side to move require.
    void carryOn();
    /// Plays a move of the book for this task; false if there is none, or it is not wanted.
    bool playFromBook(const Task& task);
    [[nodiscard]] BookPtr book();
    void finished(const std::optional<SearchResult>& outcome);
    void answerWith(const SearchResult& outcome);
    /// Thinks about the reply to the move that is expected after this one.
    void startPondering(const SearchResult& outcome);
    void sendPongs();
    void error(const std::string& what, std::string_view line);
    /// Whether the last position was illegal, which is answered as an error of `line`.
    bool refusesIllegalBoard(std::string_view line);
    void rejectMove(const std::string& why, std::string_view move);
    void claimResult();
    void restart(const RulebookPtr& book);
    /// What was said of the last position does not count for this one.
    void positionChanged();
    [[nodiscard]] std::vector<Move> considered() const;
    [[nodiscard]] RulebookPtr rulebook();
    [[nodiscard]] std::uint64_t seed() const;
    /// For a search of this position, of a rulebook that is the game's.
    [[nodiscard]] SearchListener listener(const Position& root);
    /// Every variation, with `post`.
    void tell(const Position& root, const Report& report);

    LineWriter& out_;
    const protocol::Settings defaults_;
    const std::shared_ptr<Resources> resources_;
    /// Guards everything below but the thinker. Recursive: where no thread can be started an answer comes at once.
    std::recursive_mutex mutex_;
    protocol::Settings settings_;
    cecp::VariantName variant_;
    Game game_;
    Mode mode_ = Mode::Playing;
    Side seat_ = Side(1);  ///< the engine's, when it plays
    std::atomic<bool> post_ = false;
    bool ponders_ = false;
    bool abandoned_ = false;
    bool owesMove_ = false;           ///< a search for a move of its own is running
    bool boardIllegal_ = false;       ///< the last position that was sent
    std::optional<Move> expected_;    ///< of the opponent, while pondering
    std::vector<Move> excluded_;      ///< from analysis
    std::vector<std::string> pongs_;  ///< for when the move is made
    Progress progress_;               ///< of the analysis
    CecpClock clock_;
    std::optional<Move> hint_;
    std::uint64_t gameSeed_ = 1;
    OwnBook book_;
    Thinker thinker_;
};

}  // namespace rokada::engine
