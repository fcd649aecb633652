// Lesson as data: steps with a board, texts in three languages, and right answers. docs/lessons.md describes how to
// write one.
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

/// Languages of every text.
inline constexpr std::array<std::string_view, 3> LessonLanguages{"en", "ru", "bg"};

/// Limits of a lesson file.
struct LessonLimits {
    static constexpr std::size_t FileBytes = std::size_t{64} << 10;
    static constexpr std::size_t LineBytes = 1500;
    static constexpr std::size_t TextCharacters = 400;
    static constexpr std::size_t LeastSteps = 5, MostSteps = 12;
    static constexpr std::size_t Hints = 3;
    static constexpr std::size_t Options = 6;
    static constexpr std::size_t Wrongs = 24;
    static constexpr std::size_t Lines = 16;
    static constexpr std::size_t Words = 64;  ///< words of one line: squares, moves, arrows
    static constexpr std::size_t Stars = 8;
    static constexpr int PlayMoves = 6;
    static constexpr int StarMoves = 16;
    static constexpr std::size_t Errors = 100;
};

/// Text in all languages, UTF-8, in the order of `LessonLanguages`.
struct LessonText {
    std::array<std::string, LessonLanguages.size()> in;
    LessonPlace place;  ///< place of the element that the text belongs to

    [[nodiscard]] bool given() const { return place.line != 0; }
};

enum class StepType : std::uint8_t {
    Read,     ///< read the text; can show moves
    Move,     ///< play one move
    Find,     ///< play the move shown in notation
    Write,    ///< type the move or square name shown on the board
    Square,   ///< click one square
    Squares,  ///< click all squares of a set
    Choice,   ///< choose an option
    Play,     ///< reach a goal in several moves against replies
    Stars,    ///< visit all stars with one piece while the other sides do not move
    Setup,    ///< place pieces on their squares
};

enum class GoalType : std::uint8_t {
    None,
    Capture,    ///< capture any piece, or one on the given squares
    Check,      ///< attack an enemy king
    Mate,       ///< checkmate the next enemy
    Stalemate,  ///< stalemate the next enemy
    Escape,     ///< get out of check
    Win,        ///< win material against the best replies
    Promote,    ///< promote to any kind or to the given one, so that the new piece cannot be captured with profit
    Reach,      ///< move to one of the squares
    Castle,
    EnPassant,
    Safe,       ///< leave no own piece that can be captured with profit
    Perpetual,  ///< `Play` only: give check after check without end
};

struct Goal {
    GoalType type = GoalType::None;
    SquareSet squares;
    Kind kind = NoKind;
    LessonPlace place;
};

struct LessonArrow {
    Square from = NoSquare, to = NoSquare;
    bool closed = false;  ///< the way is blocked
};

/// Computed set: the squares that the piece on `from` can reach.
struct Reaching {
    Square from = NoSquare;
    bool capturesOnly = false;
};

/// Text for particular wrong moves or squares.
struct WrongAnswer {
    std::vector<Move> moves;
    SquareSet squares;
    LessonText text;
};

struct LessonOption {
    LessonText text;
    LessonText because;  ///< explanation of a wrong option; optional for a right one
    bool right = false;
};

/// A piece and its square.
struct Placing {
    Piece piece = NoPiece;
    Square square = NoSquare;
    LessonPlace place;
};

/// One step. Its type decides which members are used.
struct LessonStep {
    StepType type = StepType::Read;
    LessonPlace place;
    LessonText text;
    Position position;    ///< empty board if none is given
    bool turned = false;  ///< the board is shown from the side to move
    bool still = false;   ///< the other sides do not move (always true for `Stars`)
    SquareSet marks;
    std::vector<LessonArrow> arrows;
    std::vector<Move> shown;  ///< demonstration

    std::vector<Move> rightMoves;
    SquareSet rightSquares;
    bool asksForChecks = false;  ///< `rightSquares` are the squares on which a move gives check
    Reaching reaching;           ///< set if `rightSquares` was computed from a piece
    LessonPlace rightPlace;
    Goal goal;
    int moves = 1;                                 ///< own moves of `Play` and `Stars`; 0 for any number
    std::vector<std::vector<Move>> lines;          ///< `Play`: own moves and replies in turn
    GoalType aim = GoalType::None;                 ///< `Play` with lines only: goal by which wrong moves are explained
    std::shared_ptr<const Opposition> opposition;  ///< `Play`: opponent that knows the right moves, instead of a search
    std::vector<LessonOption> options;
    Square piece = NoSquare;  ///< piece of `Stars`
    SquareSet stars;
    std::vector<Placing> placings;

    std::vector<LessonText> hints;
    LessonText praise;
    std::vector<WrongAnswer> wrongs;

    explicit LessonStep(const Rulebook& book) : position(book) {}
};

/// A lesson. All of its positions use `book`.
struct Lesson {
    RulebookPtr book;
    std::string id;
    std::string course;
    LessonText title;
    std::vector<LessonStep> steps;
};

}  // namespace rokada
