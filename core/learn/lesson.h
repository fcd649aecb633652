// Lesson as data: steps with a board, texts in three languages and right answers. docs/lessons.md describes how to
// write a lesson.
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

class LessonOpponent;

/// Languages in which a lesson must give each text.
inline constexpr std::array<std::string_view, 3> LessonLanguages{"en", "ru", "bg"};

/// Limits of a lesson file.
struct LessonLimits {
    static constexpr std::size_t FileBytes = std::size_t{64} << 10;
    static constexpr std::size_t LineBytes = 1500;
    static constexpr std::size_t TextCharacters = 400;
    static constexpr std::size_t MinSteps = 5, MaxSteps = 12;
    static constexpr std::size_t Hints = 3;
    static constexpr std::size_t Options = 6;
    static constexpr std::size_t Wrongs = 24;
    static constexpr std::size_t Lines = 16;
    static constexpr std::size_t Words = 64;  ///< words in one line of the file: squares, moves or arrows
    static constexpr std::size_t Stars = 8;
    static constexpr int PlayMoves = 6;
    static constexpr int StarMoves = 16;
    static constexpr std::size_t Errors = 100;
};

/// UTF-8 text in all languages, in the order of `LessonLanguages`.
struct LessonText {
    std::array<std::string, LessonLanguages.size()> in;
    LessonPlace place;  ///< place, in the file, of the element that the text describes; line 0 if there is no text

    [[nodiscard]] bool given() const { return place.line != 0; }
};

/// Types of lesson steps, by what the learner must do.
enum class StepType : std::uint8_t {
    Read,     ///< read the text; can show moves
    Move,     ///< play one right move
    Find,     ///< play on the board the move that is shown in notation
    Write,    ///< type the notation of the move, or the name of the square, that the board shows
    Square,   ///< click one square
    Squares,  ///< click all squares that match the description
    Choice,   ///< choose an option
    Play,     ///< reach a goal in several moves against replies
    Stars,    ///< visit all stars with one piece while the other sides do not move
    Setup,    ///< place pieces on their squares
};

/// Goals that the moves of a step must reach. Squares and kind are the members of `Goal`.
enum class GoalType : std::uint8_t {
    None,
    Capture,    ///< capture a piece; if squares are given, on one of them
    Check,      ///< give check to an enemy
    Mate,       ///< checkmate the next enemy
    Stalemate,  ///< stalemate the next enemy
    Escape,     ///< move out of check
    Win,        ///< win material against the best replies
    Promote,    ///< promote, to the given kind if there is one; no enemy may be able to capture the new piece with
                ///< profit
    Reach,      ///< move to one of the squares
    Castle,
    EnPassant,
    Safe,       ///< leave no piece of the learner's side where an enemy can capture it with profit
    Perpetual,  ///< give perpetual check; only in `Play` steps
};

struct Goal {
    GoalType type = GoalType::None;
    SquareSet squares;
    Kind kind = NoKind;
    LessonPlace place;
};

struct LessonArrow {
    Square from = NoSquare, to = NoSquare;
    bool closed = false;  ///< true if the piece cannot move along the arrow because its path is blocked
};

/// Set of squares that the rules compute: the squares that the piece on `from` can reach.
struct Reaching {
    Square from = NoSquare;
    bool capturesOnly = false;
};

/// Explanation of particular wrong moves or squares.
struct WrongAnswer {
    std::vector<Move> moves;
    SquareSet squares;
    LessonText text;
};

struct LessonOption {
    LessonText text;
    LessonText because;  ///< explanation why the option is wrong or right; optional for a right option
    bool right = false;
};

/// Piece with the square on which it must be placed.
struct Placing {
    Piece piece = NoPiece;
    Square square = NoSquare;
    LessonPlace place;
};

/// One step of a lesson. `type` decides which members it uses.
struct LessonStep {
    StepType type = StepType::Read;
    LessonPlace place;
    LessonText text;
    Position position;    ///< position on the board; an empty board if the step gives none
    bool turned = false;  ///< true if the board is shown from the side to move
    bool still = false;   ///< true if the other sides do not move; always true for `Stars`
    SquareSet marks;
    std::vector<LessonArrow> arrows;
    std::vector<Move> shown;  ///< moves that the step demonstrates

    std::vector<Move> rightMoves;
    SquareSet rightSquares;
    bool asksForChecks = false;  ///< true if `rightSquares` are the squares to which a move gives check
    /// Piece whose possible targets are `rightSquares`. `from` is NoSquare if the squares were not computed from a
    /// piece.
    Reaching reaching;
    LessonPlace rightPlace;
    Goal goal;
    int moves = 1;  ///< number of moves that the learner has in `Play` and `Stars`; 0 for no limit
    /// `Play`: right variations, with the moves of the learner and the replies.
    std::vector<std::vector<Move>> lines;
    /// `Play` with `lines` but without a `goal`: purpose of the lines, which is used only to explain wrong moves.
    GoalType aim = GoalType::None;
    /// `Play`: opponent that decides which moves are right; nullptr if `GoalSolver` decides.
    std::shared_ptr<const LessonOpponent> opponent;
    std::vector<LessonOption> options;
    Square piece = NoSquare;  ///< `Stars`: square of the piece that visits the stars
    SquareSet stars;
    std::vector<Placing> placings;

    std::vector<LessonText> hints;
    LessonText praise;
    std::vector<WrongAnswer> wrongs;

    explicit LessonStep(const Rulebook& book) : position(book) {}
};

/// One lesson. All its positions use `book`.
struct Lesson {
    RulebookPtr book;
    std::string id;
    std::string course;
    LessonText title;
    std::vector<LessonStep> steps;
};

}  // namespace rokada
