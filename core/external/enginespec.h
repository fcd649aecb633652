// One engine as it is described on the command line: how it is started, what it speaks, how long it may think.
#pragma once

#include "external/answer.h"
#include "external/patience.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada::external {

/// A clock: so much time at the beginning, so much after each own move; with `moves`, the time is given again after so
/// many.
struct TimeControl {
    Milliseconds base{0};
    Milliseconds increment{0};
    int moves = 0;
};

/// How much an engine may think. Exactly one of time per move and clock, or neither; nodes and depth may be added.
struct ThinkLimit {
    std::optional<Milliseconds> moveTime;
    std::optional<TimeControl> clock;
    std::uint64_t nodes = 0;
    int depth = 0;
    std::vector<std::string> only;  ///< consider no other moves; UCI alone knows that

    /// Without any it thinks until it is stopped.
    [[nodiscard]] bool any() const { return moveTime || clock || nodes > 0 || depth > 0; }
};

enum class Protocol : std::uint8_t { Uci, Cecp };

/// How a CECP engine, which knows only whole seconds a move, is told about a time per move.
enum class CecpTime : std::uint8_t {
    St,     ///< `st` with the seconds, a fraction where there is one
    Inc,    ///< a game with little but an increment
    Clock,  ///< a clock that shows the same before every move
};

struct EngineSpec {
    std::string name;
    std::vector<std::string> command;
    Protocol protocol = Protocol::Uci;
    std::string variant;  ///< the engine's name of the variant; empty: ours
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<std::string> init;  ///< CECP: lines to send at the beginning of each game
    ThinkLimit limit;
    CecpTime cecpTime = CecpTime::St;
    double timeFactor = 1;  ///< CECP: the time that is told is the wanted one times this
    int memory = 0;         ///< CECP: megabytes; 0: the engine's own choice
    bool restart = false;   ///< a new process for every game
};

/// "60+0.6", "40/60", "40/60+0.1", in seconds.
[[nodiscard]] Answer<TimeControl> parseTimeControl(std::string_view text);
/// Reads one limit "movetime", "nodes", "depth" or "tc" into `limit`. False: no such limit; an error: a bad value.
[[nodiscard]] Answer<bool> readLimit(ThinkLimit& limit, std::string_view key, std::string_view value);
/// "name=ours cmd='rokada-engine uci' proto=uci option.Hash=16 movetime=100"; what has blanks stands in quotes.
[[nodiscard]] Answer<EngineSpec> parseEngine(std::string_view text);

}  // namespace rokada::external
