// Universal Chess Interface: parses lines to typed messages, and writes answers.
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
struct Identify {};    ///< `uci`
struct CheckReady {};  ///< `isready`
struct NewGame {};
struct Stop {};
struct PonderHit {};
struct Quit {};
struct ShowBoard {};  ///< `d`
struct Nothing {};    ///< an empty line, `debug`, `register`
struct SetOption {
    std::string name;
    std::string_view value;
};
struct SetPosition {
    std::optional<std::string> text;  ///< nullopt for the start position
    std::vector<std::string_view> moves;
};
struct Perft {
    int depth = 1;
};
struct Bench {
    int depth = 0;  ///< 0 for each variant's own depth
};

/// Clock of the side with this letter.
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
    std::vector<std::string_view> only;  ///< `searchmoves`
    /// Errors of the line that were corrected: unknown words are ignored and numbers are clamped. A `go` without any
    /// limit becomes a search of one ply.
    std::vector<LineError> corrected;
};

using Message = std::variant<Nothing, Identify, CheckReady, NewGame, Stop, PonderHit, Quit, ShowBoard, SetOption,
                             SetPosition, Go, Perft, Bench>;

/// Parses a line. Skips words before the command, as the protocol demands.
[[nodiscard]] Read<Message> parse(std::string_view line);

/// Returns true if there are clocks, but none for the side with this letter.
[[nodiscard]] bool lacksClock(const Go& go, char seat);
/// Returns the limits of `go` for the side with this letter, without `searchmoves`. If that side has no clock and there
/// is no other limit, uses the shortest clock of the others.
[[nodiscard]] Limits limitsFor(const Go& go, char seat);

// --- answers
/// Returns "cp 31" or "mate -2", with mate in turns of the side to move; see `turnsToMate`.
[[nodiscard]] std::string scoreText(const Position& root, const Variation& line);
/// Returns "info depth 7 seldepth 12 multipv 1 score cp 31 nodes ... pv ..." for variation `index` (from 0) of the
/// report. A bound adds "lowerbound" or "upperbound" after the score. With `chances`, adds "wdl 310 520 170": wins,
/// draws and losses per thousand games.
[[nodiscard]] std::string infoLine(const Position& root, const Report& report, std::size_t index, bool chances = false);
/// Returns "info depth 7 seldepth 12 nodes ... currmove e2e4 currmovenumber 1".
[[nodiscard]] std::string progressLine(const Rulebook& book, const Progress& progress);
/// Returns "bestmove e2e4 ponder e7e5", or "bestmove 0000" without a move.
[[nodiscard]] std::string bestMoveLine(const Rulebook& book, std::optional<Move> best, std::optional<Move> ponder);

}  // namespace rokada::uci
