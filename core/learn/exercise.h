// A step that somebody works on: takes answers, judges them, replies for the defence, takes back. A wrong
// answer changes nothing on the board, so there is never a dead end.
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
    Square from = NoSquare;  ///< NoSquare: `becomes` is placed from the reserve
    Square to = NoSquare;
    Kind becomes = NoKind;  ///< NoKind where there is no choice, or where it was not made yet
    int pieces = 0;         ///< of a tower, as in `Move`; 0 likewise

    static MoveAnswer of(Move move) { return {move.from(), move.to(), move.becomes(), move.pieces()}; }
};
struct SquareAnswer {
    Square square = NoSquare;
};
struct SquaresAnswer {
    SquareSet squares;  ///< all of them, when the learner says that these are all
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
    std::span<const Letters> languages;  ///< letters of the pieces that may be typed
};
/// The learner has read, or seen the demonstration.
struct ReadAnswer {};

using LessonAnswer =
    std::variant<ReadAnswer, MoveAnswer, SquareAnswer, SquaresAnswer, OptionAnswer, PlacingAnswer, TypedAnswer>;

/// What an answer has come to.
struct Verdict {
    enum class Type : std::uint8_t {
        Right,   ///< the step is done
        GoesOn,  ///< right so far
        Open,    ///< not yet an answer: a choice is missing (`ChoosePromotion`, `SeveralMoves`)
        Wrong,
    };
    Type type = Type::Wrong;
    std::vector<Remark> remarks;       ///< why it is wrong, the first is the gravest; of a wrong answer never empty
    const LessonText* text = nullptr;  ///< the teacher's own words for this answer, if there are any
    std::vector<Move> replies;         ///< of the other sides, already played
};

class Exercise {
public:
    /// The step, and the judge of its rulebook, must outlive the exercise.
    Exercise(const LessonStep& step, const GoalJudge& judge);

    [[nodiscard]] const LessonStep& step() const { return step_; }
    [[nodiscard]] const Position& position() const { return states_.back().position; }
    [[nodiscard]] bool done() const { return done_; }
    /// Own moves that are left, of `Play` and `Stars`; never negative.
    [[nodiscard]] int movesLeft() const;
    /// Own moves so far, likewise.
    [[nodiscard]] int made() const { return now().own; }
    /// From here the step can still be done in time, whatever the others reply. After every answer that was right.
    [[nodiscard]] bool solvable() const;
    /// Of `Stars`: those not yet visited, and where the piece is.
    [[nodiscard]] const SquareSet& starsLeft() const { return states_.back().stars; }
    [[nodiscard]] Square piece() const { return states_.back().piece; }
    /// Of `Setup`: what is still to be put onto the board.
    [[nodiscard]] std::vector<Placing> placingsLeft() const;

    Verdict answer(const LessonAnswer& answer);
    [[nodiscard]] bool canTakeBack() const { return states_.size() > 1; }
    /// Takes the last own move or piece back, with the replies to it.
    void takeBack();
    void restart();

    /// Legal moves that are right here, listed or found; nothing if there is none.
    [[nodiscard]] std::vector<Move> rightMoves() const;
    /// What is named as right here: by the step, or by the lines that have been followed so far.
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
    mutable Forcing forcing_;  ///< mutable because it only remembers what is so
    std::vector<State> states_;
    bool done_ = false;
};

}  // namespace rokada
