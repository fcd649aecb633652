// Universal Chess Interface: parses lines into typed messages and writes answers.
#pragma once

#include "ai/search/engine.h"
#include "protocol/linewords.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rokada::uci {

using protocol::LineError;
using protocol::LineErrorCode;
using protocol::Read;

// --- messages; their string views point into the parsed line
struct Identify {};    ///< command `uci`
struct CheckReady {};  ///< command `isready`
struct NewGame {};
struct Stop {};
struct PonderHit {};
struct Quit {};
struct ShowBoard {};  ///< `d`: asks for a text diagram of the position
struct Nothing {};    ///< an empty line, `debug` or `register`, which have no effect
struct SetOption {
    std::string name;
    std::string_view value;
};
struct SetPosition {
    std::optional<std::string> text;  ///< position text; nullopt for the start position
    std::vector<std::string_view> moves;
};
struct Perft {
    int depth = 1;
};
struct Bench {
    int depth = 0;  ///< search depth in plies; 0 for the default depth of each variant
};

/// Clock of the side whose letter is `seat`.
struct SeatTime {
    char seat = 0;
    std::optional<std::chrono::milliseconds> remaining;
    std::chrono::milliseconds increment{0};
};
struct Go {
    int depth = 0;
    std::uint64_t nodes = 0;
    int mate = 0;
    std::optional<std::chrono::milliseconds> moveTime;
    std::vector<SeatTime> clocks;
    int movesToGo = 0;
    bool infinite = false;
    bool ponder = false;
    std::vector<std::string_view> only;  ///< moves after `searchmoves`; empty for all legal moves
    /// Errors of the line that were corrected. Unknown words are ignored, and numbers are clamped. If an erroneous `go`
    /// has no limit, `depth` is 1.
    std::vector<LineError> corrected;
};

using Message = std::variant<Nothing, Identify, CheckReady, NewGame, Stop, PonderHit, Quit, ShowBoard, SetOption,
                             SetPosition, Go, Perft, Bench>;

/// Parses a line. Skips unknown words before the command, as the protocol demands.
[[nodiscard]] Read<Message> parse(std::string_view line);

/// Returns true if `go` has clocks, but no clock for the side with this letter.
[[nodiscard]] bool lacksClock(const Go& go, char seat);
/// Returns the search limits of `go` for the side with this letter, without `searchmoves`. If this side has no clock
/// and `go` has no other limit, uses the clock with the least time among those of the other sides.
[[nodiscard]] Limits limitsFor(const Go& go, char seat);

// --- answers
/// Returns for example "cp 31" or "mate -2". Mates are counted in turns of the side to move; see `turnsToMate`.
[[nodiscard]] std::string scoreText(const Position& root, const Variation& line);
/// Returns for example "info depth 7 seldepth 12 multipv 1 score cp 31 nodes ... pv ..." for the variation with this
/// index, from 0. If the score is a bound, "lowerbound" or "upperbound" follows it. If `chances` is set, "wdl 310 520
/// 170" gives wins, draws and losses per thousand games.
[[nodiscard]] std::string infoLine(const Position& root, const Report& report, std::size_t index, bool chances = false);
/// Returns for example "info depth 7 seldepth 12 nodes ... currmove e2e4 currmovenumber 1".
[[nodiscard]] std::string progressLine(const Rulebook& book, const Progress& progress);
/// Returns for example "bestmove e2e4 ponder e7e5". Returns "bestmove 0000" if there is no move.
[[nodiscard]] std::string bestMoveLine(const Rulebook& book, std::optional<Move> best, std::optional<Move> ponder);

}  // namespace rokada::uci
