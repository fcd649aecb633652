// Chess Engine Communication Protocol, version 2, of XBoard: parses lines to typed messages, and writes answers.
#pragma once

#include "ai/search/engine.h"
#include "book/openingbook.h"
#include "protocol/linewords.h"
#include "protocol/settings.h"
#include "rules/ending.h"

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace rokada::cecp {

using protocol::LineError;
using protocol::LineErrorCode;
using protocol::Read;
using std::chrono::milliseconds;

// --- messages; their string views point into the parsed line
struct Nothing {};  ///< an empty line, or a command without effect
struct Version {};  ///< `protover`: asks for the features
struct NewGame {};
struct SetVariant {
    std::string_view name;
};
struct Force {};
struct Go {};
struct PlayOther {};
/// `level`: number of moves (0 for all), base time and increment.
struct TimeControl {
    int moves = 0;
    milliseconds base{0};
    milliseconds increment{0};
};
struct FixedTime {
    milliseconds time{0};
};
struct FixedDepth {
    int depth = 0;
};
/// `time`: clock of the engine.
struct Clock {
    milliseconds remaining{0};
};
struct UserMove {
    std::string_view text;
};
struct MoveNow {};
struct Ping {
    std::string_view number;
};
struct TakeBack {
    bool fullMove = false;  ///< true for a turn of every side, false for one turn
};
struct SetBoard {
    std::string_view text;
};
struct Result {};
struct Post {
    bool on = false;
};
/// `hard` and `easy`: pondering on or off.
struct Ponder {
    bool on = false;
};
struct Analyze {};
struct Exit {};    ///< ends analysis
struct Status {};  ///< `.`: asks for the progress of the analysis
struct Hint {};
/// `exclude` and `include`: removes or adds a move, or "all", for analysis.
struct Consider {
    bool yes = false;
    std::string_view move;
};
struct Memory {
    int megabytes = 0;
};
struct Cores {
    int number = 0;
};
struct SetOption {
    std::string_view name, value;
};
/// `book`: opening moves from the engine's book.
struct UseBook {
    bool on = false;
};
struct ShowBook {};  ///< `bk`
struct Quit {};

using Message = std::variant<Nothing, Version, NewGame, SetVariant, Force, Go, PlayOther, TimeControl, FixedTime,
                             FixedDepth, Clock, UserMove, MoveNow, Ping, TakeBack, SetBoard, Result, Post, Ponder,
                             Analyze, Exit, Status, Hint, UseBook, ShowBook, Consider, Memory, Cores, SetOption, Quit>;

/// Parses a line. A first word that looks like a move is a `UserMove`.
[[nodiscard]] Read<Message> parse(std::string_view line);

/// Name of a variant in this protocol.
struct VariantName {
    std::string_view name, game;
    std::string_view rules;   ///< rule options that the name implies: "name=value", separated by spaces
    std::string_view pieces;  ///< lines that tell XBoard how the pieces move, if its defaults differ
};
/// Returns the names of XBoard, then the ids of variants that it does not know.
[[nodiscard]] std::span<const VariantName> variantNames();

/// Parses a legal move in the format of `moveTextOfXBoard`. Errors are those of `parseMove`.
[[nodiscard]] Parsed<Move> readMove(const Position& position, std::string_view text);

// --- answers
/// Returns all `feature` lines, with the options that have no command of their own.
[[nodiscard]] std::string featureLines(std::string_view engineName, const protocol::Settings& defaults);
/// Returns the thinking output for variation `index` (from 0): depth, score, centiseconds, nodes; then selective depth,
/// nodes per second and table hits (always 0), a tab, and the moves. "!" at the end marks a lower bound, "?" an upper
/// bound.
[[nodiscard]] std::string thinkingLine(const Position& root, const Report& report, std::size_t index);
/// Returns "stat01: 1234 30000 7 5 30 e2e4": centiseconds, nodes, depth, moves left, number of moves, current move.
[[nodiscard]] std::string statusLine(const Rulebook& book, const Progress& progress);
/// Returns the book moves of a position, one on each line after a tab, with percentages.
[[nodiscard]] std::string bookLines(const Rulebook& book, std::span<const BookMove> moves);
/// Returns "1-0", "0-1" or "1/2-1/2" from the view of the first side.
[[nodiscard]] std::string_view resultText(const Ending& ending);

}  // namespace rokada::cecp
