// Runs one step of a lesson: takes answers, judges them, replies for the other sides, and takes moves back. A wrong
// answer does not change the board, so the learner cannot get stuck.
#pragma once

#include "explain/movereason.h"
#include "learn/remarks.h"
#include "text/notation.h"

#include <memory>
#include <span>
#include <string>
#include <variant>

namespace rokada {

// --- answers
struct MoveAnswer {
    Square from = NoSquare;  ///< NoSquare for a placement of `becomes` from the reserve
    Square to = NoSquare;
    Kind becomes = NoKind;  ///< NoKind if there is no choice, or if it has not been made
    int pieces = 0;  ///< number of tower pieces as in `Move`; 0 if there is no choice, or if it has not been made

    static MoveAnswer of(Move move) { return {move.from(), move.to(), move.becomes(), move.pieces()}; }
};
struct SquareAnswer {
    Square square = NoSquare;
};
struct SquaresAnswer {
    SquareSet squares;  ///< complete set that the learner submits
};
struct OptionAnswer {
    std::size_t option = 0;
};
struct PlacingAnswer {
    Piece piece = NoPiece;
    Square square = NoSquare;
};
struct TypedAnswer {
    std::string text;
    std::span<const Letters> languages;  ///< languages whose piece letters are accepted
};
/// Confirms that the learner has read the text or seen the demonstration.
struct ReadAnswer {};

using LessonAnswer =
    std::variant<ReadAnswer, MoveAnswer, SquareAnswer, SquaresAnswer, OptionAnswer, PlacingAnswer, TypedAnswer>;

/// Result of an answer.
struct Verdict {
    enum class Type : std::uint8_t {
        Right,   ///< completes the step
        GoesOn,  ///< right, but the step is not complete
        Open,    ///< incomplete answer: a choice is missing (`ChoosePromotion`, `SeveralMoves`)
        Wrong,
    };
    Type type = Type::Wrong;
    std::vector<Remark> remarks;       ///< reasons for a wrong answer, most serious first; never empty for one
    const LessonText* text = nullptr;  ///< text of the lesson author for this answer, or nullptr
    std::vector<Move> replies;         ///< moves of the other sides, already played
};

/// State of one lesson step. Not thread-safe.
class Exercise {
public:
    /// `step` and `judge`, which belongs to its rulebook, must outlive the exercise.
    Exercise(const LessonStep& step, const GoalJudge& judge);

    [[nodiscard]] const LessonStep& step() const { return step_; }
    [[nodiscard]] const Position& position() const { return states_.back().position; }
    [[nodiscard]] bool done() const { return done_; }
    /// Returns the number of own moves left in `Play` and `Stars`; never negative.
    [[nodiscard]] int movesLeft() const;
    /// Returns the number of own moves made in `Play` and `Stars`.
    [[nodiscard]] int made() const { return now().own; }
    /// Returns true if the step can still be completed in time against any replies. Valid after each right answer.
    [[nodiscard]] bool solvable() const;
    /// For `Stars`: the stars not yet visited, and the square of the piece.
    [[nodiscard]] const SquareSet& starsLeft() const { return states_.back().stars; }
    [[nodiscard]] Square piece() const { return states_.back().piece; }
    /// For `Setup`: the pieces that must still be placed.
    [[nodiscard]] std::vector<Placing> placingsLeft() const;

    Verdict answer(const LessonAnswer& answer);
    [[nodiscard]] bool canTakeBack() const { return states_.size() > 1; }
    /// Takes back the last own move or placement, with the replies to it.
    void takeBack();
    void restart();

    /// Returns the legal moves that are right here, listed or computed; empty if there is none.
    [[nodiscard]] std::vector<Move> rightMoves() const;
    /// Returns the moves that the step, or the lines followed this far, list as right.
    [[nodiscard]] std::vector<Move> listedMoves() const;

private:
    struct State {
        Position position;
        SquareSet stars;
        Square piece = NoSquare;
        SquareSet placed;
        std::vector<Move> played;  ///< own moves and replies
        int own = 0;
    };

    Verdict take(const ReadAnswer& answer);
    Verdict take(const MoveAnswer& answer);
    Verdict take(const SquareAnswer& answer);
    Verdict take(const SquaresAnswer& answer);
    Verdict take(const OptionAnswer& answer);
    Verdict take(const PlacingAnswer& answer);
    Verdict take(const TypedAnswer& answer);

    [[nodiscard]] const State& now() const { return states_.back(); }
    Verdict finished();
    [[nodiscard]] static Verdict wrong(Remark remark, const LessonText* text = nullptr);
    Verdict judged(Move move);
    Verdict starMove(Move move);
    Verdict typedSquare(const TypedAnswer& answer);
    Verdict played(Move move, bool reached);
    void replyTo(State& state, std::vector<Move>& replies) const;
    [[nodiscard]] bool right(Move move) const;
    [[nodiscard]] bool reached(Move move) const;
    [[nodiscard]] std::optional<Move> scripted(const std::vector<Move>& played) const;
    [[nodiscard]] bool inLine(Move move, bool& last) const;
    [[nodiscard]] bool solvablePlay() const;
    [[nodiscard]] const LessonText* textFor(Move move) const;
    [[nodiscard]] const LessonText* textFor(Square square) const;
    [[nodiscard]] Remark noCheckOn(Square square) const;
    [[nodiscard]] Remark notRight(Square square) const;

    const LessonStep& step_;
    const GoalJudge& judge_;
    mutable Forcing forcing_;  ///< mutable because it is a cache
    std::vector<State> states_;
    bool done_ = false;
};

}  // namespace rokada
