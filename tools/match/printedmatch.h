// Match of two engines in one variant with text output: lines while it runs, games in a file, and a summary at the end.
#pragma once

#include "match/match.h"
#include "match/record.h"
#include "matchwords.h"
#include "report.h"

#include <iosfwd>

namespace rokada::match {

struct PrintedPlan {
    std::array<EngineSpec, 2> engines;
    RulebookPtr book;
    int games = 100;  ///< rounded up to whole units
    int concurrency = 1;
    int maxPlies = 0;
    std::optional<Sprt> sprt;
    std::string record;  ///< file to which games are appended; empty for none
    std::string json;    ///< file for the summary; empty for none
};

class PrintedMatch final : private MatchWatcher {
public:
    PrintedMatch(PrintedPlan plan, Openings& openings, Circumstances& around, std::ostream& out);

    /// Plays like `Match` and prints the summary. Prints errors as one line.
    MatchEnd run(const std::stop_token& stop);
    [[nodiscard]] const Standing& standing() const { return standing_; }
    /// Returns the name of a file that could not be written; empty if there is none.
    [[nodiscard]] const std::string& unwritten() const { return unwritten_; }

private:
    bool gameEnded(const GamePlace& place, const Game& game, const GameResult& result) override;
    void unitEnded() override;
    [[nodiscard]] bool write(const GamePlace& place, const Game& game, const GameResult& result);
    void finish();

    PrintedPlan plan_;
    std::ostream& out_;
    Match match_;
    Standing standing_;
    std::string unwritten_;  ///< a file that could not be written
};

}  // namespace rokada::match
