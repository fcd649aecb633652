// Runs one step of a lesson: judges answers, plays the replies of the other sides, and takes moves back. A wrong answer
// does not change the board, so the learner can always try again.
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
    Square from = NoSquare;  ///< NoSquare if the reserve piece `becomes` is placed
    Square to = NoSquare;
    Kind becomes = NoKind;  ///< kind of promotion or reserve piece; NoKind if there is nothing to choose or the choice
                            ///< is still open
    /// Number of tower pieces as in `Move::pieces`; 0 if there is nothing to choose or the choice is still open.
    int pieces = 0;

    static MoveAnswer of(Move move) { return {move.from(), move.to(), move.becomes(), move.pieces()}; }
};
struct SquareAnswer {
    Square square = NoSquare;
};
struct SquaresAnswer {
    SquareSet squares;  ///< all squares that the learner has selected
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

/// Judgement of an answer.
struct Verdict {
    enum class Type : std::uint8_t {
        Right,   ///< completes the step
        GoesOn,  ///< right, but the step needs more answers
        Open,    ///< incomplete answer: `remarks` says which choice is missing (`ChoosePromotion`, `SeveralMoves`)
        Wrong,
    };
    Type type = Type::Wrong;
    /// Reasons for a wrong answer, most serious first. A wrong answer has at least one.
    std::vector<Remark> remarks;
    const LessonText* text = nullptr;  ///< text of the lesson author for this answer, or nullptr
    std::vector<Move> replies;         ///< moves of the other sides after the answer; they are already played
};

/// Runs one lesson step. Not thread-safe.
class Exercise {
public:
    /// `step` and `judge` must outlive the exercise. `judge` must be for the rulebook of the step.
    Exercise(const LessonStep& step, const GoalJudge& judge);

    [[nodiscard]] const LessonStep& step() const { return step_; }
    [[nodiscard]] const Position& position() const { return states_.back().position; }
    [[nodiscard]] bool done() const { return done_; }
    /// Returns the number of moves that the learner has left in a `Play` or `Stars` step; never negative.
    [[nodiscard]] int movesLeft() const;
    /// Returns the number of moves that the learner has made in a `Play` or `Stars` step.
    [[nodiscard]] int made() const { return now().own; }
    /// Returns true if the learner can still complete the step within the move limit, against any replies.
    [[nodiscard]] bool solvable() const;
    /// Returns the stars of a `Stars` step that the piece has not visited yet.
    [[nodiscard]] const SquareSet& starsLeft() const { return states_.back().stars; }
    /// Returns the square of the piece that visits the stars of a `Stars` step.
    [[nodiscard]] Square piece() const { return states_.back().piece; }
    /// Returns the pieces of a `Setup` step that must still be placed.
    [[nodiscard]] std::vector<Placing> placingsLeft() const;

    /// Judges an answer. Plays a right move and the replies to it.
    Verdict answer(const LessonAnswer& answer);
    [[nodiscard]] bool canTakeBack() const { return states_.size() > 1; }
    /// Takes back the learner's last move or placement and the replies to it.
    void takeBack();
    void restart();

    /// Returns the right legal moves in the current position, listed by the lesson or computed; empty if no move is
    /// right.
    [[nodiscard]] std::vector<Move> rightMoves() const;
    /// Returns the right moves that the step lists. In a `Play` step, returns the next moves of all lines that begin
    /// with the moves played so far.
    [[nodiscard]] std::vector<Move> listedMoves() const;

private:
    struct State {
        Position position;
        SquareSet stars;
        Square piece = NoSquare;
        SquareSet placed;
        std::vector<Move> played;  ///< moves of all sides since the start of the step
        /// Number of moves that the learner has made.
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
    mutable GoalSolver solver_;  ///< mutable because it caches search results
    std::vector<State> states_;
    bool done_ = false;
};

}  // namespace rokada
