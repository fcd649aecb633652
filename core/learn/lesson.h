// A lesson as data: steps with a board, texts in three languages, and what is right. docs/lessons.md says how one is
// written.
#pragma once

#include "base/squareset.h"
#include "learn/lessonerror.h"
#include "rules/position.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

class Opposition;

/// Every text has all of them.
inline constexpr std::array<std::string_view, 3> LessonLanguages{"en", "ru", "bg"};

/// What a file may hold; more is an error.
struct LessonLimits {
    static constexpr std::size_t FileBytes = std::size_t{64} << 10;
    static constexpr std::size_t LineBytes = 1500;
    static constexpr std::size_t TextCharacters = 400;
    static constexpr std::size_t LeastSteps = 5, MostSteps = 12;
    static constexpr std::size_t Hints = 3;
    static constexpr std::size_t Options = 6;
    static constexpr std::size_t Wrongs = 24;
    static constexpr std::size_t Lines = 16;
    static constexpr std::size_t Words = 64;  ///< of one line: squares, moves, arrows
    static constexpr std::size_t Stars = 8;
    static constexpr int PlayMoves = 6;
    static constexpr int StarMoves = 16;
    static constexpr std::size_t Errors = 100;
};

/// One text, UTF-8, in the order of `LessonLanguages`.
struct LessonText {
    std::array<std::string, LessonLanguages.size()> in;
    LessonPlace place;  ///< of what it belongs to

    [[nodiscard]] bool given() const { return place.line != 0; }
};

enum class StepType : std::uint8_t {
    Read,     ///< nothing to do; may show moves
    Move,     ///< play one move
    Find,     ///< play the move that is shown in notation
    Write,    ///< type the move, or the name of the square, that is shown on the board
    Square,   ///< click one square
    Squares,  ///< click all squares of a set
    Choice,   ///< a question with options
    Play,     ///< reach a goal in several moves against a defence
    Stars,    ///< visit all stars with one piece; the other side does not move
    Setup,    ///< put pieces onto their squares
};

enum class GoalType : std::uint8_t {
    None,
    Capture,    ///< of any piece, or on one of the squares
    Check,      ///< an enemy king is attacked
    Mate,       ///< the next enemy is mated
    Stalemate,  ///< the next enemy is stalemated
    Escape,     ///< the own king was in check
    Win,        ///< material, after the best replies
    Promote,    ///< to any kind, or to this one, and the new piece cannot be captured with profit
    Reach,      ///< one of the squares
    Castle,
    EnPassant,
    Safe,       ///< no own piece can be captured with profit
    Perpetual,  ///< of `Play`: check after check without an end
};

struct Goal {
    GoalType type = GoalType::None;
    SquareSet squares;
    Kind kind = NoKind;
    LessonPlace place;
};

struct LessonArrow {
    Square from = NoSquare, to = NoSquare;
    bool closed = false;  ///< there is no way
};

/// A computed set: the squares that the piece on `from` reaches.
struct Reaching {
    Square from = NoSquare;
    bool capturesOnly = false;
};

/// A text for particular wrong moves or squares.
struct WrongAnswer {
    std::vector<Move> moves;
    SquareSet squares;
    LessonText text;
};

struct LessonOption {
    LessonText text;
    LessonText because;  ///< why it is wrong; a right one may have it too
    bool right = false;
};

/// A piece and where it belongs.
struct Placing {
    Piece piece = NoPiece;
    Square square = NoSquare;
    LessonPlace place;
};

/// One step. Which members count follows from its type.
struct LessonStep {
    StepType type = StepType::Read;
    LessonPlace place;
    LessonText text;
    Position position;    ///< an empty board if none was given
    bool turned = false;  ///< the board is seen from the side that is to move
    bool still = false;   ///< the other sides do not move (always so in `Stars`)
    SquareSet marks;
    std::vector<LessonArrow> arrows;
    std::vector<Move> shown;  ///< a demonstration

    std::vector<Move> rightMoves;
    SquareSet rightSquares;
    bool asksForChecks = false;  ///< `rightSquares` are those on which a move gives check
    Reaching reaching;           ///< if `rightSquares` was computed from a piece
    LessonPlace rightPlace;
    Goal goal;
    int moves = 1;                                 ///< of `Play` and `Stars`: own moves; 0 if any number will do
    std::vector<std::vector<Move>> lines;          ///< of `Play`: own moves and the replies to them, in turn
    GoalType aim = GoalType::None;                 ///< of `Play` by lines alone: what wrong moves are measured by
    std::shared_ptr<const Opposition> opposition;  ///< of `Play`: who knows what is right, instead of all moves tried
    std::vector<LessonOption> options;
    Square piece = NoSquare;  ///< of `Stars`
    SquareSet stars;
    std::vector<Placing> placings;

    std::vector<LessonText> hints;
    LessonText praise;
    std::vector<WrongAnswer> wrongs;

    explicit LessonStep(const Rulebook& book) : position(book) {}
};

struct Lesson {
    RulebookPtr book;
    std::string id;
    std::string course;
    LessonText title;
    std::vector<LessonStep> steps;
};

}  // namespace rokada
