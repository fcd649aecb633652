// The Chess Engine Communication Protocol, version 2, which XBoard speaks: a line of text to a typed message, and what
// the engine answers to lines of text.
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

// --- messages. Texts in them point into the line that was read.
struct Nothing {};  ///< an empty line, or what changes nothing here
struct Version {};  ///< `protover`: what the engine can do is asked for
struct NewGame {};
struct SetVariant {
    std::string_view name;
};
struct Force {};
struct Go {};
struct PlayOther {};
/// `level`: so many moves (0: all) in this time, and an increment.
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
/// `time`: the engine's own clock.
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
    bool fullMove = false;  ///< a turn of every side, not of one
};
struct SetBoard {
    std::string_view text;
};
struct Result {};
struct Post {
    bool on = false;
};
/// `hard` and `easy`: whether to think while the opponent does.
struct Ponder {
    bool on = false;
};
struct Analyze {};
struct Exit {};    ///< from analysis
struct Status {};  ///< `.`: how far analysis has come
struct Hint {};
/// `exclude` and `include`: whether analysis considers this move, or "all".
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
/// `book`: opening moves come from the engine's book.
struct UseBook {
    bool on = false;
};
struct ShowBook {};  ///< `bk`
struct Quit {};

using Message = std::variant<Nothing, Version, NewGame, SetVariant, Force, Go, PlayOther, TimeControl, FixedTime,
                             FixedDepth, Clock, UserMove, MoveNow, Ping, TakeBack, SetBoard, Result, Post, Ponder,
                             Analyze, Exit, Status, Hint, UseBook, ShowBook, Consider, Memory, Cores, SetOption, Quit>;

/// Reads a line. A first word that looks like a move is a `UserMove`.
[[nodiscard]] Read<Message> parse(std::string_view line);

/// A variant under the name that this protocol has for it.
struct VariantName {
    std::string_view name, game;
    std::string_view rules;   ///< those that this name stands for: "name=value", separated by blanks
    std::string_view pieces;  ///< lines that teach XBoard how the pieces move, where its defaults differ
};
/// The names of XBoard, then the ids of variants that it does not know.
[[nodiscard]] std::span<const VariantName> variantNames();

/// A legal move as `moveTextOfXBoard` writes it; errors as those of `parseMove`.
[[nodiscard]] Parsed<Move> readMove(const Position& position, std::string_view text);

// --- answers
/// All `feature` lines, with the options that have no command of their own.
[[nodiscard]] std::string featureLines(std::string_view engineName, const protocol::Settings& defaults);
/// Thinking output for variation `index` (from 0) of the report: depth, score, centiseconds, nodes; then longest
/// variation, nodes a second and endgame tables asked (of which nothing is counted), a tab, and the moves. A score that
/// is a lower bound has "!" at the end, an upper one "?".
[[nodiscard]] std::string thinkingLine(const Position& root, const Report& report, std::size_t index);
/// "stat01: 1234 30000 7 5 30 e2e4": centiseconds, nodes, depth, moves left, all moves, the move that is searched.
[[nodiscard]] std::string statusLine(const Rulebook& book, const Progress& progress);
/// Moves of a book for a position: each on a line of its own behind a tab, with its share in per cent.
[[nodiscard]] std::string bookLines(const Rulebook& book, std::span<const BookMove> moves);
/// "1-0", "0-1" or "1/2-1/2", from the view of the first side.
[[nodiscard]] std::string_view resultText(const Ending& ending);

}  // namespace rokada::cecp
