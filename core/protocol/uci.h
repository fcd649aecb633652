// The Universal Chess Interface: a line of text to a typed message, and what the engine answers to lines of text.
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

// --- messages. Texts in them point into the line that was read.
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
    std::optional<std::string> text;  ///< nothing: the start position
    std::vector<std::string_view> moves;
};
struct Perft {
    int depth = 1;
};
struct Bench {
    int depth = 0;  ///< 0: each variant its own
};

/// The clock of the side with this letter.
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
    /// What was wrong in the line: unknown words do not count, numbers out of bounds count as the nearest within, and
    /// if nothing is left that ends a search, it is one ply.
    std::vector<LineError> corrected;
};

using Message = std::variant<Nothing, Identify, CheckReady, NewGame, Stop, PonderHit, Quit, ShowBoard, SetOption,
                             SetPosition, Go, Perft, Bench>;

/// Reads a line. Words before the command are skipped, as the protocol wants.
[[nodiscard]] Read<Message> parse(std::string_view line);

/// There are clocks, but none for the side with this letter.
[[nodiscard]] bool lacksClock(const Go& go, char seat);
/// What `go` asks for, without the moves to search, for the side with this letter. If it lacks a clock, the shortest of
/// the others counts, unless there is another limit.
[[nodiscard]] Limits limitsFor(const Go& go, char seat);

// --- answers
/// "cp 31" or "mate -2": mate in so many turns of the side to move, see `turnsToMate`.
[[nodiscard]] std::string scoreText(const Position& root, const Variation& line);
/// "info depth 7 seldepth 12 multipv 1 score cp 31 nodes ... pv ...", for variation `index` (from 0) of the report on a
/// position. A score that is a bound has "lowerbound" or "upperbound" behind it. With `chances` it is told as "wdl 310
/// 520 170" too: wins, draws and losses of a thousand games.
[[nodiscard]] std::string infoLine(const Position& root, const Report& report, std::size_t index, bool chances = false);
/// "info depth 7 seldepth 12 nodes ... currmove e2e4 currmovenumber 1".
[[nodiscard]] std::string progressLine(const Rulebook& book, const Progress& progress);
/// "bestmove e2e4 ponder e7e5"; "bestmove 0000" for no move.
[[nodiscard]] std::string bestMoveLine(const Rulebook& book, std::optional<Move> best, std::optional<Move> ponder);

}  // namespace rokada::uci
