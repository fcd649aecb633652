// Match between two engines in one variant, with text output. Prints lines during the match and a summary at its end,
// and writes the games to a file.
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
    int games = 100;  ///< number of games, rounded up to complete units; a unit is all games with one opening
    int concurrency = 1;
    int maxPlies = 0;
    std::optional<Sprt> sprt;
    std::string record;  ///< file to which the games are appended; empty if none is wanted
    std::string json;    ///< file for the summary as JSON; empty if none is wanted
};

class PrintedMatch final : private MatchWatcher {
public:
    PrintedMatch(PrintedPlan plan, Openings& openings, MatchContext& context, std::ostream& out);

    /// Plays the match, and prints the games and the summary. Prints an error as one line.
    MatchEnd run(const std::stop_token& stop);
    [[nodiscard]] const MatchScore& score() const { return score_; }
    /// Returns an error message about the file that could not be written. Returns an empty string if all files were
    /// written.
    [[nodiscard]] const std::string& unwritten() const { return unwritten_; }

private:
    bool gameEnded(const GamePlace& place, const Game& game, const GameResult& result) override;
    void unitEnded() override;
    [[nodiscard]] bool write(const GamePlace& place, const Game& game, const GameResult& result);
    void finish();

    PrintedPlan plan_;
    std::ostream& out_;
    Match match_;
    MatchScore score_;
    std::string unwritten_;  ///< error message about the file that could not be written
};

}  // namespace rokada::match
