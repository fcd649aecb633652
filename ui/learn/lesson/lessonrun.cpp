#include "lesson/lessonrun.h"

#include "texts/illegalmovetexts.h"
#include "texts/lessontexts.h"

#include "learn/starpath.h"
#include "rules/aftermove.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Pause before a reply and between the moves of a demonstration.
constexpr auto BetweenMoves = 900ms;

using Tone = LessonFeedback::Tone;

}  // namespace

LessonRun::LessonRun(const Lesson& lesson, QObject* parent)
    : QObject(parent), lesson_(lesson), judge_(*lesson.book), pause_(this, BetweenMoves) {
    connect(&pause_, &Delay::timeout, this, &LessonRun::playNext);
    setUp();
}

LessonRun::~LessonRun() = default;

bool LessonRun::done() const { return exercise_->done() && !busy(); }

bool LessonRun::asksForMoves() const {
    const StepType type = step().type;
    return type == StepType::Move || type == StepType::Find || type == StepType::Play || type == StepType::Stars;
}

bool LessonRun::asksForSquares() const {
    const StepType type = step().type;
    return type == StepType::Square || type == StepType::Squares || type == StepType::Setup;
}

bool LessonRun::canTakeBack() const {
    const bool placed = exercise_->canTakeBack() && !exercise_->done();
    return placed || (chosen_.any() && !exercise_->done());
}

void LessonRun::begin(std::size_t step) {
    at_ = std::min(step, lesson_.steps.size() - 1);
    setUp();
    emit begun();
    demonstrate();
}

void LessonRun::setUp() {
    pause_.stop();
    waiting_.clear();
    exercise_ = std::make_unique<Exercise>(step(), judge_);
    game_ = std::make_unique<Game>(Game::practice(lesson_.book, step().position));
    hints_ = 0;
    chosen_.reset();
    proved_.reset();
    forget();
    pickNext();
}

/// Clears the feedback on the last answer.
void LessonRun::forget() {
    feedback_ = {};
    hint_.reset();
    remark_.reset();
}

/// Replaces the game by one that starts from the position of the exercise. The board shows it without animation.
void LessonRun::replaceGame() {
    auto next = std::make_unique<Game>(Game::practice(lesson_.book, exercise_->position()));
    std::swap(game_, next);
    emit replaced();
}

// --- demonstrated moves

void LessonRun::demonstrate() {
    waiting_.assign(step().shown.begin(), step().shown.end());
    if (busy()) pause_.start();
    emit changed();
}

void LessonRun::showAgain() {
    if (step().shown.empty()) return;
    pause_.stop();
    replaceGame();
    demonstrate();
}

void LessonRun::playNext() {
    if (!busy()) return;
    const Move move = waiting_.front();
    waiting_.pop_front();
    const bool shown = step().type == StepType::Read && step().still ? game_->playAlone(move) : game_->play(move);
    if (!shown) waiting_.clear();
    if (busy()) pause_.start();
    emit moved();
    emit changed();
}

// --- answers

void LessonRun::play(Move move) {
    if (busy() || exercise_->done()) return;
    const Position before = exercise_->position();
    const Position after = afterMove(before, move);
    const Verdict verdict = exercise_->answer(MoveAnswer::of(move));
    judge(verdict, before, after);
    if (verdict.type != Verdict::Type::Right && verdict.type != Verdict::Type::GoesOn) return;
    step().type == StepType::Stars ? game_->playAlone(move) : game_->play(move);
    waiting_.assign(verdict.replies.begin(), verdict.replies.end());
    emit moved();
    if (busy()) pause_.start();
    accept(verdict);
}

void LessonRun::refuse(const IllegalMove& illegal) {
    if (busy() || exercise_->done()) return;
    forget();
    say(Tone::Wrong, texts::of(exercise_->position(), illegal));
}

void LessonRun::point(Square square) {
    if (exercise_->done() || square == NoSquare) return;
    if (step().type == StepType::Setup) return place(square);
    if (step().type == StepType::Square) {
        chosen_ = SquareSet().set(square);
        const Verdict verdict = exercise_->answer(SquareAnswer{square});
        if (verdict.type != Verdict::Type::Right) chosen_.reset();
        judge(verdict, exercise_->position(), exercise_->position());
        return accept(verdict);
    }
    if (step().type != StepType::Squares) return;
    chosen_.test(square) ? chosen_.reset(square) : chosen_.set(square);
    forget();
    emit changed();
}

void LessonRun::check() {
    if (exercise_->done()) return;
    const Verdict verdict = exercise_->answer(SquaresAnswer{chosen_});
    judge(verdict, exercise_->position(), exercise_->position());
    proved_ |= remarkedSquares();
    accept(verdict);
}

void LessonRun::choose(std::size_t option) {
    if (exercise_->done()) return;
    const Verdict verdict = exercise_->answer(OptionAnswer{option});
    judge(verdict, exercise_->position(), exercise_->position());
    accept(verdict);
}

void LessonRun::type(const QString& text, const std::vector<Letters>& languages) {
    if (exercise_->done()) return;
    const Verdict verdict = exercise_->answer(TypedAnswer{text.trimmed().toStdString(), languages});
    judge(verdict, exercise_->position(), exercise_->position());
    accept(verdict);
    if (verdict.type != Verdict::Type::Right || step().rightMoves.empty()) return;
    game_->play(step().rightMoves.front());
    emit moved();
}

void LessonRun::read() {
    if (!exercise_->done()) accept(exercise_->answer(ReadAnswer{}));
}

// --- set-up steps

void LessonRun::pickNext() {
    const auto left = exercise_->placingsLeft();
    const auto same = [this](const Placing& p) { return p.piece == inHand_; };
    if (std::ranges::any_of(left, same)) return;
    inHand_ = left.empty() ? NoPiece : left.front().piece;
}

void LessonRun::pick(Piece piece) {
    inHand_ = piece;
    emit changed();
}

void LessonRun::place(Square square) {
    if (inHand_ == NoPiece) return;
    const Verdict verdict = exercise_->answer(PlacingAnswer{inHand_, square});
    judge(verdict, exercise_->position(), exercise_->position());
    if (verdict.type == Verdict::Type::Wrong) {
        remark_->squares = {square};
        return emit changed();
    }
    pickNext();
    replaceGame();
    accept(verdict);
}

// --- help

void LessonRun::takeBack() {
    if (!canTakeBack()) return;
    pause_.stop();
    waiting_.clear();
    chosen_.reset();
    exercise_->takeBack();
    forget();
    pickNext();
    replaceGame();
    emit changed();
}

void LessonRun::restart() {
    setUp();
    emit begun();
    demonstrate();
}

void LessonRun::hint() {
    if (exercise_->done() || busy()) return;
    forget();
    hint_ = lessonHint(*exercise_, std::min(hints_++, 2));
    say(Tone::Hint, texts::of(exercise_->position(), *hint_));
    emit helped();
}

// --- feedback

void LessonRun::say(Tone tone, const QString& text) {
    feedback_ = {tone, text};
    emit changed();
}

void LessonRun::clearMessage() {
    forget();
    emit changed();
}

/// Shows the feedback on a wrong or incomplete answer. A text by the lesson's author takes precedence over the computed
/// reason.
void LessonRun::judge(const Verdict& verdict, const Position& before, const Position& after) {
    forget();
    if (verdict.type != Verdict::Type::Wrong && verdict.type != Verdict::Type::Open) return;
    QString text;
    if (verdict.text) text = texts::of(*verdict.text);
    if (!verdict.remarks.empty()) {
        remark_ = verdict.remarks.front();
        if (text.isEmpty()) text = texts::of(texts::AnsweredPosition{before, after}, *remark_);
    }
    // If squares are missing but none is wrong, the answer is not reported as wrong.
    const bool begun = remark_ && remark_->type == RemarkType::Missing;
    say(verdict.type == Verdict::Type::Open || begun ? Tone::Hint : Tone::Wrong, text);
    if (verdict.type == Verdict::Type::Wrong) emit answeredWrong();
}

void LessonRun::accept(const Verdict& verdict) {
    if (verdict.type == Verdict::Type::GoesOn) {
        //: after a right move, if the step continues
        return say(Tone::GoesOn, tr("Correct! Continue."));
    }
    if (verdict.type != Verdict::Type::Right) return;
    chosen_ |= step().type == StepType::Squares ? step().rightSquares : SquareSet();
    const bool quiet = step().type == StepType::Read;
    say(quiet ? Tone::None : Tone::Right, verdict.text ? texts::of(*verdict.text) : quiet ? QString() : tr("Right!"));
    emit finished();
}

/// Returns the wrong squares of the last answer, as its remark names them. Returns no squares if the remark only says
/// that squares are missing.
SquareSet LessonRun::remarkedSquares() const {
    SquareSet squares;
    if (!remark_ || remark_->type == RemarkType::Missing) return squares;
    for (const Square s : remark_->squares) {
        if (s != NoSquare) squares.set(s);
    }
    return squares;
}

LessonMarks LessonRun::marks() const {
    LessonMarks marks;
    marks.named = step().marks;
    (exercise_->done() ? marks.right : marks.chosen) = chosen_;
    using Line = LessonMarks::Line;
    for (const LessonArrow& arrow : step().arrows)
        marks.lines.push_back({arrow.from, arrow.to, arrow.closed ? Line::Type::Closed : Line::Type::Teacher});
    if (step().type == StepType::Stars) marks.stars = exercise_->starsLeft();
    if (step().type == StepType::Write) {
        marks.named |= step().rightSquares;
        if (!exercise_->done() && !step().rightMoves.empty())
            marks.lines.push_back(
                {step().rightMoves.front().from(), lesson().book->shownTarget(step().rightMoves.front())});
    }
    if (hint_) {
        for (const Square s : hint_->squares) {
            if (s != NoSquare) marks.hinted.set(s);
        }
        if (hint_->move && hint_->squares.size() == 2 && hint_->squares.front() != NoSquare)
            marks.lines.push_back({hint_->squares[0], hint_->squares[1], LessonMarks::Line::Type::Hint});
    }
    // A square that `check` has found wrong stays marked as wrong while it is chosen.
    marks.wrong = (proved_ & chosen_) | remarkedSquares();
    marks.chosen = marks.chosen & ~marks.wrong;
    if (!remark_) return marks;
    // The remark `ChecksNot` says that a move to the chosen square gives no check. Mark only this square, because an
    // arrow for the move would be misleading.
    if (remark_->type == RemarkType::ChecksNot) return marks;
    for (const Move move : remark_->moves) {
        if (move.from() != NoSquare && remark_->type != RemarkType::ChoosePromotion &&
            remark_->type != RemarkType::SeveralMoves)
            marks.lines.push_back({move.from(), lesson().book->shownTarget(move), LessonMarks::Line::Type::Wrong});
    }
    return marks;
}

}  // namespace rokada::ui
