// Move provider that lets an external engine choose the moves of a computer player.
#pragma once

#include "engines/engineconnection.h"
#include "session/moveprovider.h"

#include <QString>

#include <chrono>
#include <optional>

namespace rokada::ui {

/// Chooses moves by an external engine. Throws exceptions with messages for the user. Each player needs an object of
/// its own.
class ExternalMoveProvider final : public MoveProvider {
public:
    explicit ExternalMoveProvider(external::EngineSpec spec,
                                  const external::EngineTimeouts& timeouts = interactiveTimeouts(),
                                  external::Trace listener = {});

    void hurry(std::stop_token unwanted) override;
    void setGame(const Game& game) override;
    /// Returns the engine's move. The result contains no move if the engine resigns or claims a draw. Throws
    /// `std::runtime_error` with a message for the user if the engine fails.
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& report) override;
    void forget() override { talk_.forget(); }

private:
    QString name_;
    external::Protocol protocol_;
    std::chrono::milliseconds silence_;  ///< maximum time until the first variation in a search without a time limit
    EngineConnection talk_;
    std::optional<Game> game_;
};

/// Combines the variations that an engine sends into a report. Each variation is cut before its first illegal move.
class HeardReport {
public:
    explicit HeardReport(const Task& task) : task_(task) {}
    /// Adds a variation. Returns false and ignores it if its first move is illegal, or if variations with better ranks
    /// are missing.
    bool take(const external::SaidVariation& said);
    [[nodiscard]] const Report& report() const { return report_; }

private:
    const Task& task_;
    Report report_;
};

/// Returns the score of `thought` from the view of the side to move in `root`; 0 if it contains none.
[[nodiscard]] Score scoreOf(const Position& root, const external::Thought& thought);

}  // namespace rokada::ui
