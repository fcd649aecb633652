// An engine of others as one of the session's computers.
#pragma once

#include "engines/enginetalk.h"
#include "session/thinker.h"

#include <QString>

#include <chrono>
#include <optional>

namespace rokada::ui {

/// Its failures are exceptions whose words are for people. Each seat needs one of its own.
class ExternalThinker final : public Thinker {
public:
    explicit ExternalThinker(external::EngineSpec spec, const external::Patience& patience = patienceAtTable(),
                             external::Trace listener = {});

    void hurry(std::stop_token unwanted) override;
    void hear(const Game& game) override;
    /// No move: it resigns, or claims a draw that can be claimed.
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const Told& told) override;
    void forget() override { talk_.forget(); }

private:
    QString name_;
    external::Protocol protocol_;
    std::chrono::milliseconds silence_;  ///< for which it may think without a word where no time limits it
    EngineTalk talk_;
    std::optional<Game> game_;
};

/// What an engine says about its best variations, as our reports say it; without moves that are not legal there.
class HeardReport {
public:
    explicit HeardReport(const Task& task) : task_(task) {}
    /// False if there is no legal move in it.
    bool take(const external::SaidVariation& said);
    [[nodiscard]] const Report& report() const { return report_; }

private:
    const Task& task_;
    Report report_;
};

/// From the view of the engine; 0 if it has said nothing.
[[nodiscard]] Score scoreOf(const Position& root, const external::Thought& thought);

}  // namespace rokada::ui
