// External engine as a move provider of the session.
#pragma once

#include "engines/engineconnection.h"
#include "session/moveprovider.h"

#include <QString>

#include <chrono>
#include <optional>

namespace rokada::ui {

/// Move provider that asks an external engine. Failures are exceptions with user-readable texts. Each seat needs an
/// object of its own.
class ExternalMoveProvider final : public MoveProvider {
public:
    explicit ExternalMoveProvider(external::EngineSpec spec,
                                  const external::EngineTimeouts& timeouts = interactiveTimeouts(),
                                  external::Trace listener = {});

    void hurry(std::stop_token unwanted) override;
    void setGame(const Game& game) override;
    /// Returns the engine's move. Returns no move if the engine resigns or claims a draw. Throws `std::runtime_error`
    /// with a user-readable text if the engine fails.
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& report) override;
    void forget() override { talk_.forget(); }

private:
    QString name_;
    external::Protocol protocol_;
    std::chrono::milliseconds silence_;  ///< maximum time until the first variation in a search without a time limit
    EngineConnection talk_;
    std::optional<Game> game_;
};

/// Converts the variations of an engine into a report. A variation ends before its first illegal move.
class HeardReport {
public:
    explicit HeardReport(const Task& task) : task_(task) {}
    /// Adds a variation. Returns false if its first move is illegal, or if a variation with a better rank is missing.
    bool take(const external::SaidVariation& said);
    [[nodiscard]] const Report& report() const { return report_; }

private:
    const Task& task_;
    Report report_;
};

/// Returns the score of `thought` in centipawns, from the engine's point of view; 0 if it has none.
[[nodiscard]] Score scoreOf(const Position& root, const external::Thought& thought);

}  // namespace rokada::ui
