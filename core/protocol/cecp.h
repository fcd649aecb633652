// Chess Engine Communication Protocol, version 2 (XBoard): parses lines into typed messages and writes answers.
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

/// Name of Syzygy endgame tables in CECP.
inline constexpr std::string_view SyzygyType = "syzygy";

// --- messages; their string views point into the parsed line
struct Nothing {};  ///< an empty line or a command without effect
struct Version {};  ///< `protover`: asks for the features
struct NewGame {};
struct SetVariant {
    std::string_view name;
};
struct Force {};
struct Go {};
struct PlayOther {};
/// `level`: sets the number of moves per session (0 for the whole game), the base time and the increment.
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
/// `time`: sets the remaining time of the engine.
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
    bool fullMove = false;  ///< true to take back one turn of every side, false to take back one turn
};
struct SetBoard {
    std::string_view text;
};
struct Result {};
struct Post {
    bool on = false;
};
/// `hard` and `easy`: turns pondering on or off.
struct Ponder {
    bool on = false;
};
struct Analyze {};
struct Exit {};    ///< `exit`: ends the analysis
struct Status {};  ///< `.`: asks for the progress of the analysis
struct Hint {};
/// `exclude` removes a move, or "all" moves, from the analysis. `include` adds them again.
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
/// `egtpath`: sets the folders of the endgame tables with this type, for example "syzygy".
struct SetTables {
    std::string_view type, folders;
};
/// `book on` and `book off`: allows or forbids moves from the engine's opening book.
struct UseBook {
    bool on = false;
};
struct ShowBook {};  ///< `bk`: asks for the book moves of the position
struct Quit {};

using Message =
    std::variant<Nothing, Version, NewGame, SetVariant, Force, Go, PlayOther, TimeControl, FixedTime, FixedDepth, Clock,
                 UserMove, MoveNow, Ping, TakeBack, SetBoard, Result, Post, Ponder, Analyze, Exit, Status, Hint,
                 UseBook, ShowBook, Consider, Memory, Cores, SetOption, SetTables, Quit>;

/// Parses a line. A first word that looks like a move is a `UserMove`.
[[nodiscard]] Read<Message> parse(std::string_view line);

/// Name of a variant in CECP, with the id of this variant in Rokada (`game`).
struct VariantName {
    std::string_view name, game;
    std::string_view rules;  ///< rule options that the name implies, as "name=value", separated by spaces
    /// Lines that define the moves of the pieces for XBoard; empty for XBoard's defaults.
    std::string_view pieces;
};
/// Returns the names that XBoard knows, followed by the ids of the variants that it does not know.
[[nodiscard]] std::span<const VariantName> variantNames();

/// Parses a legal move in the format of `moveTextOfXBoard`. Returns the errors of `parseMove`.
[[nodiscard]] Parsed<Move> readMove(const Position& position, std::string_view text);

// --- answers
/// Returns all `feature` lines. They contain the options for which CECP has no command.
[[nodiscard]] std::string featureLines(std::string_view engineName, const protocol::Settings& defaults);
/// Returns the thinking output for the variation with this index, from 0. It contains depth, score, centiseconds,
/// nodes, selective depth, nodes per second, hits in endgame tables, a tab, and the moves. A final "!" marks a lower
/// bound, a final "?" an upper bound.
[[nodiscard]] std::string thinkingLine(const Position& root, const Report& report, std::size_t index);
/// Returns for example "stat01: 1234 30000 7 5 30 e2e4": centiseconds, nodes, depth, number of moves left, number of
/// all moves, current move.
[[nodiscard]] std::string statusLine(const Rulebook& book, const Progress& progress);
/// Returns the book moves of a position. Each line has a tab, a move and its percentage.
[[nodiscard]] std::string bookLines(const Rulebook& book, std::span<const BookMove> moves);
/// Returns "1-0" if the first side has won, "0-1" if it has lost, or "1/2-1/2".
[[nodiscard]] std::string_view resultText(const Ending& ending);

}  // namespace rokada::cecp
