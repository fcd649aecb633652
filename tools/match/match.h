// A match of two engines: units of games, played in parallel, counted, written down, ended.
#pragma once

#include "openings.h"
#include "record.h"
#include "report.h"

#include <atomic>
#include <fstream>
#include <iosfwd>
#include <stop_token>

namespace rokada::match {

struct MatchPlan {
    std::array<EngineSpec, 2> engines;
    RulebookPtr book;
    int games = 100;  ///< rounded up to whole units
    int concurrency = 1;
    int maxPlies = 0;
    std::optional<Sprt> sprt;
    std::string record;  ///< file to which games are appended; empty: none
    std::string json;    ///< file for the summary; empty: none
};

/// Who sits where in the games of a unit: by how many quarter turns the opening is turned, and which team the first
/// engine plays. Two sides: colours swapped. Four: every quarter turn once; the first engine has each team twice and
/// begins twice, so neither team nor turn favours it.
struct Seating {
    int quarterTurns = 0;
    int teamOfFirst = 0;
};
[[nodiscard]] std::vector<Seating> seatings(std::size_t sides);

/// How a match went.
enum class MatchEnd : std::uint8_t { Complete, Interrupted, Broken };

class Match {
public:
    Match(MatchPlan plan, Openings& openings, Circumstances& around, std::ostream& out);

    /// Plays until all games are played, the sequential test is decided, or `stop` is requested, and prints the
    /// summary. Errors are printed as one line.
    MatchEnd run(const std::stop_token& stop);
    [[nodiscard]] const Standing& standing() const { return standing_; }

private:
    void work(int worker);
    bool playUnit(std::size_t unit, Players& players, Table& table);
    [[nodiscard]] bool takeGame(const Table& table, const GameResult& result, std::size_t unit, std::size_t game);
    void takeUnit(std::size_t halfPoints);
    void write(const Game& game, const GameResult& result, std::size_t unit, std::size_t number);
    [[nodiscard]] std::vector<std::string> seatNames(int teamOfFirst) const;
    void breakOff(const std::string& why);
    void finish();

    MatchPlan plan_;
    Openings& openings_;
    Circumstances& around_;
    std::ostream& out_;
    std::vector<Seating> seatings_;
    std::size_t units_;
    std::atomic<std::size_t> nextUnit_{0};
    std::stop_source stop_;

    std::mutex lock_;  ///< for everything below, while workers run
    std::ofstream record_;
    Standing standing_;
    std::string broken_;
    bool decided_ = false;
};

}  // namespace rokada::match
