// Description of an engine on the command line: command, protocol and limits.
#pragma once

#include "external/answer.h"
#include "external/enginetimeouts.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada::external {

/// Time control: a base time and an increment after each own move. If `moves` is not 0, the base time is added again
/// after that many moves.
struct TimeControl {
    Milliseconds base{0};
    Milliseconds increment{0};
    int moves = 0;
};

/// Limits of an engine. At most one of `moveTime` and `clock` is set. Limits of nodes and depth can be set too.
struct ThinkLimit {
    std::optional<Milliseconds> moveTime;
    std::optional<TimeControl> clock;
    std::uint64_t nodes = 0;
    int depth = 0;
    std::vector<std::string> only;  ///< root moves to search, empty for all; UCI only

    /// Returns true if a limit is set. Without one the engine thinks until it is stopped.
    [[nodiscard]] bool any() const { return moveTime || clock || nodes > 0 || depth > 0; }
};

enum class Protocol : std::uint8_t { Uci, Cecp };

/// Ways to give a CECP engine a time per move. The protocol itself only knows whole seconds.
enum class CecpTime : std::uint8_t {
    St,     ///< the command `st` with seconds, and a fraction if needed
    Inc,    ///< a time control with almost no base time and an increment
    Clock,  ///< a clock that shows the same time before every move
};

/// Engine with its command, options and limits.
struct EngineSpec {
    std::string name;
    std::vector<std::string> command;
    Protocol protocol = Protocol::Uci;
    std::string variant;  ///< name of the variant for the engine; if empty, the default name is sent
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<std::string> init;  ///< CECP: lines to send at the start of each game
    ThinkLimit limit;
    CecpTime cecpTime = CecpTime::St;
    double timeFactor = 1;  ///< CECP: factor for the times sent to the engine
    int memory = 0;         ///< CECP: hash memory in megabytes; 0 for the engine's default
    bool restart = false;   ///< true to start a new process for every game
};

/// Parses a time control such as "60+0.6", "40/60" or "40/60+0.1". Times are in seconds.
[[nodiscard]] Answer<TimeControl> parseTimeControl(std::string_view text);
/// Parses the value of one limit into `limit`. The key is "movetime", "nodes", "depth" or "tc". Returns false for
/// another key, and an error for a bad value.
[[nodiscard]] Answer<bool> readLimit(ThinkLimit& limit, std::string_view key, std::string_view value);
/// Parses a text such as "name=ours cmd='rokada-engine uci' proto=uci option.Hash=16 movetime=100". Values with spaces
/// need quotes.
[[nodiscard]] Answer<EngineSpec> parseEngine(std::string_view text);

}  // namespace rokada::external
