#include "learn/exercise.h"

#include "explain/typedmove.h"
#include "explain/typedspelling.h"
#include "learn/lessonopponent.h"
#include "learn/starpath.h"
#include "rules/forced.h"
#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>
#include <iterator>

namespace rokada {

namespace {

Remark remarkAt(RemarkType type, std::vector<Square> squares) {
    return {.type = type, .squares = std::move(squares), .moves = {}, .illegal = {}};
}

Remark remarkOf(RemarkType type, std::vector<Move> moves = {}) {
    return {.type = type, .squares = {}, .moves = std::move(moves), .illegal = {}};
}

Remark remarkIllegal(const IllegalMove& illegal) {
    return {.type = RemarkType::Illegal, .squares = {}, .moves = {}, .illegal = illegal};
}

std::vector<Move> meantBy(const Position& position, const MoveAnswer& answer) {
    const MoveList list = legalMoves(position);
    std::vector<Move> meant;
    for (const Move move : list) {
        const bool drop = answer.from == NoSquare;
        if (drop != (move.type() == MoveType::Drop) || move.forced()) continue;
        if (move.to() != answer.to || (!drop && move.from() != answer.from)) continue;
        if (answer.pieces != 0 && move.pieces() != answer.pieces) continue;
        if (answer.becomes == NoKind || move.becomes() == answer.becomes) meant.push_back(move);
    }
    return meant;
}

bool contains(const std::vector<Move>& moves, Move move) { return std::ranges::find(moves, move) != moves.end(); }

bool beginsWith(const std::vector<Move>& line, const std::vector<Move>& played) {
    return line.size() > played.size() && std::ranges::equal(played, std::span(line).first(played.size()));
}

}  // namespace

Exercise::Exercise(const LessonStep& step, const GoalJudge& judge)
    : step_(step), judge_(judge), solver_(judge, step.goal, step.position.turn()) {
    restart();
}

void Exercise::restart() {
    states_ = {State{step_.position, step_.stars, step_.piece, {}, {}, 0}};
    done_ = false;
}

void Exercise::takeBack() {
    if (!canTakeBack()) return;
    states_.pop_back();
    done_ = false;
}

int Exercise::movesLeft() const { return std::max(0, step_.moves - now().own); }

bool Exercise::solvable() const {
    if (done_) return true;
    switch (step_.type) {
        case StepType::Stars: return starPath(position(), piece(), starsLeft(), movesLeft()).has_value();
        case StepType::Play: return solvablePlay();
        default: return true;  // one right answer completes the step, and a wrong answer does not change it
    }
}

bool Exercise::solvablePlay() const {
    if (step_.opponent) return !step_.opponent->best(position()).empty();
    if (scripted(now().played)) return true;
    return step_.goal.type != GoalType::None && solver_.fewest(position(), movesLeft()).has_value();
}

std::vector<Placing> Exercise::placingsLeft() const {
    std::vector<Placing> left;
    std::ranges::copy_if(step_.placings, std::back_inserter(left),
                         [&](const Placing& p) { return !now().placed.test(p.square); });
    return left;
}

Verdict Exercise::answer(const LessonAnswer& answer) {
    return std::visit([&](const auto& given) { return take(given); }, answer);
}

Verdict Exercise::finished() {
    done_ = true;
    return {.type = Verdict::Type::Right,
            .remarks = {},
            .text = step_.praise.given() ? &step_.praise : nullptr,
            .replies = {}};
}

Verdict Exercise::wrong(Remark remark, const LessonText* text) {
    return {.type = Verdict::Type::Wrong, .remarks = {std::move(remark)}, .text = text, .replies = {}};
}

Verdict Exercise::take(const ReadAnswer& /*answer*/) { return step_.type == StepType::Read ? finished() : wrong({}); }

// --- moves

Verdict Exercise::take(const MoveAnswer& answer) {
    const bool moves = step_.type == StepType::Move || step_.type == StepType::Find || step_.type == StepType::Play ||
                       step_.type == StepType::Stars;
    if (!moves) return wrong({});
    const std::vector<Move> meant = meantBy(position(), answer);
    if (meant.empty()) {
        const bool drop = answer.from == NoSquare;
        return wrong(remarkIllegal(drop ? whyIllegalDrop(position(), answer.to)
                                        : whyIllegal(position(), answer.from, answer.to)));
    }
    if (meant.size() > 1) {
        return {.type = Verdict::Type::Open,
                .remarks = {remarkOf(RemarkType::ChoosePromotion, meant)},
                .text = nullptr,
                .replies = {}};
    }
    return step_.type == StepType::Stars ? starMove(meant.front()) : judged(meant.front());
}

Verdict Exercise::judged(Move move) {
    if (step_.opponent) {
        if (auto slip = step_.opponent->mistake(position(), move)) return wrong(std::move(*slip), textFor(move));
        return played(move, reached(move));
    }
    if (right(move)) return played(move, reached(move));
    const AskedMove ask{step_, solver_, movesLeft(), listedMoves()};
    return {.type = Verdict::Type::Wrong,
            .remarks = remarksOn(judge_, ask, position(), move),
            .text = textFor(move),
            .replies = {}};
}

/// Returns true if the move continues a listed line. Sets `last` to true if no line continues after the move.
bool Exercise::inLine(Move move, bool& last) const {
    std::vector<Move> with = now().played;
    with.push_back(move);
    bool found = false;
    last = true;
    for (const auto& line : step_.lines) {
        if (line == with) found = true;
        if (!beginsWith(line, with)) continue;
        found = true;
        last = false;
    }
    return found;
}

bool Exercise::right(Move move) const {
    if (step_.type != StepType::Play) {
        if (!step_.rightMoves.empty()) return contains(step_.rightMoves, move);
        return judge_.reached(step_.goal, position(), move);
    }
    bool last = false;
    if (inLine(move, last)) return true;
    if (step_.goal.type == GoalType::None) return false;
    return solver_.forces(position(), move, movesLeft());
}

/// Returns true if `move`, which is right, completes the step.
bool Exercise::reached(Move move) const {
    if (step_.type != StepType::Play) return true;
    if (step_.opponent) return step_.opponent->reached(position(), move, now().own + 1);
    if (step_.goal.type != GoalType::None) return judge_.reached(step_.goal, position(), move);
    bool last = false;
    return inLine(move, last) && last;
}

std::optional<Move> Exercise::scripted(const std::vector<Move>& played) const {
    for (const auto& line : step_.lines) {
        if (beginsWith(line, played)) return line[played.size()];
    }
    return std::nullopt;
}

std::vector<Move> Exercise::listedMoves() const {
    if (step_.type != StepType::Play) return step_.rightMoves;
    std::vector<Move> moves;
    for (const auto& line : step_.lines) {
        if (beginsWith(line, now().played)) moves.push_back(line[now().played.size()]);
    }
    return moves;
}

Verdict Exercise::played(Move move, bool reached) {
    State next = now();
    Undo undo;
    next.position.make(move, undo);
    next.played.push_back(move);
    ++next.own;
    std::vector<Move> replies;
    if (!reached) replyTo(next, replies);
    // A step with a draw to hold is also completed if the learner has no legal move: stalemate is a draw.
    const bool stuck = step_.opponent && !hasMoves(next.position);
    states_.push_back(std::move(next));
    if (!reached && !stuck)
        return {.type = Verdict::Type::GoesOn, .remarks = {}, .text = nullptr, .replies = std::move(replies)};
    Verdict verdict = finished();
    verdict.replies = std::move(replies);
    return verdict;
}

/// Plays for the other sides until the learner is to move.
void Exercise::replyTo(State& state, std::vector<Move>& replies) const {
    const Side side = position().turn();
    settle(state.position);
    while (state.position.turn() != side && hasMoves(state.position)) {
        std::optional<Move> reply = scripted(state.played);
        if (!reply && step_.opponent) reply = step_.opponent->reply(state.position);
        if (!reply) reply = solver_.reply(state.position, std::max(1, step_.moves - state.own));
        Undo undo;
        state.position.make(*reply, undo);
        state.played.push_back(*reply);
        replies.push_back(*reply);
        settle(state.position);
    }
}

Verdict Exercise::starMove(Move move) {
    if (move.from() != piece()) return wrong(remarkAt(RemarkType::OtherStarPiece, {piece()}));
    State next = now();
    next.position = afterAlone(position(), move);
    next.piece = move.to();
    next.stars.reset(move.to());
    ++next.own;
    const bool all = next.stars.none();
    Remark remark = remarkOf(next.own >= step_.moves ? RemarkType::OutOfMoves : RemarkType::NoWayOn);
    remark.number = next.stars.count();
    states_.push_back(std::move(next));
    if (all) return finished();
    if (!solvable()) {
        states_.pop_back();
        return wrong(std::move(remark));
    }
    return {.type = Verdict::Type::GoesOn, .remarks = {}, .text = nullptr, .replies = {}};
}

const LessonText* Exercise::textFor(Move move) const {
    for (const WrongAnswer& wrong : step_.wrongs) {
        if (contains(wrong.moves, move)) return &wrong.text;
    }
    return nullptr;
}

// --- squares

const LessonText* Exercise::textFor(Square square) const {
    for (const WrongAnswer& wrong : step_.wrongs) {
        if (square != NoSquare && wrong.squares.test(square)) return &wrong.text;
    }
    return nullptr;
}

/// Reports that no move to `square` gives check. Adds a legal move to this square if there is one.
Remark Exercise::noCheckOn(Square square) const {
    Remark remark = remarkAt(RemarkType::ChecksNot, {square});
    const MoveList moves = legalMoves(position());
    const auto to = std::ranges::find_if(moves, [&](Move move) { return move.to() == square; });
    if (to != moves.end()) remark.moves = {*to};
    return remark;
}

/// Explains why `square` is not a right answer.
Remark Exercise::notRight(Square square) const {
    if (step_.asksForChecks) return noCheckOn(square);
    const Square from = step_.reaching.from;
    if (from == NoSquare) return remarkAt(RemarkType::OtherSquare, {square});
    Remark remark = remarkAt(RemarkType::NotReached, {square});
    const bool own = sideOf(position()[from]) == position().turn();
    if (own && square != from && meantBy(position(), {from, square, NoKind}).empty())
        remark.illegal = whyIllegal(position(), from, square);
    return remark;
}

Verdict Exercise::take(const SquareAnswer& answer) {
    if (step_.type != StepType::Square || answer.square == NoSquare) return wrong({});
    if (step_.rightSquares.test(answer.square)) return finished();
    return wrong(notRight(answer.square), textFor(answer.square));
}

Verdict Exercise::take(const SquaresAnswer& answer) {
    if (step_.type != StepType::Squares) return wrong({});
    const SquareSet extra = answer.squares & ~step_.rightSquares;
    if (extra.any()) {
        Square first = NoSquare;
        extra.forEach([&](Square s) { first = first == NoSquare ? s : first; });
        Remark remark = notRight(first);
        // The author's text explains the first wrong square only, but the remark contains all wrong squares.
        extra.forEach([&](Square s) {
            if (s != first) remark.squares.push_back(s);
        });
        return wrong(std::move(remark), textFor(first));
    }
    const int missing = (step_.rightSquares & ~answer.squares).count();
    if (missing == 0) return finished();
    Remark remark = remarkOf(RemarkType::Missing);
    remark.number = missing;
    return wrong(std::move(remark));
}

// --- other answers

Verdict Exercise::take(const OptionAnswer& answer) {
    if (step_.type != StepType::Choice || answer.option >= step_.options.size()) return wrong({});
    const LessonOption& option = step_.options[answer.option];
    const LessonText* because = option.because.given() ? &option.because : nullptr;
    if (!option.right) return wrong(remarkOf(RemarkType::WrongOption), because);
    Verdict verdict = finished();
    if (because != nullptr) verdict.text = because;
    return verdict;
}

Verdict Exercise::take(const PlacingAnswer& answer) {
    if (step_.type != StepType::Setup) return wrong({});
    Remark elsewhere = remarkOf(RemarkType::BelongsElsewhere);
    elsewhere.piece = answer.piece;
    bool fits = false;
    for (const Placing& placing : placingsLeft()) {
        if (placing.piece != answer.piece) continue;
        fits = fits || placing.square == answer.square;
        elsewhere.squares.push_back(placing.square);
    }
    if (!fits || !position().empty(answer.square)) return wrong(std::move(elsewhere));
    State next = now();
    next.position.put(answer.piece, answer.square);
    next.placed.set(answer.square);
    states_.push_back(std::move(next));
    if (placingsLeft().empty()) return finished();
    return {.type = Verdict::Type::GoesOn, .remarks = {}, .text = nullptr, .replies = {}};
}

Verdict Exercise::take(const TypedAnswer& answer) {
    if (step_.type != StepType::Write) return wrong({});
    if (step_.rightSquares.any()) return typedSquare(answer);
    const std::vector<Move> meant = typedMoves(position(), answer.text, answer.languages);
    if (meant.size() > 1) {
        return {.type = Verdict::Type::Open,
                .remarks = {remarkOf(RemarkType::SeveralMoves, meant)},
                .text = nullptr,
                .replies = {}};
    }
    if (meant.size() == 1) {
        if (contains(step_.rightMoves, meant.front())) return finished();
        return wrong(remarkOf(RemarkType::OtherMove, meant), textFor(meant.front()));
    }
    const TypedWish wish = typedWish(position(), answer.text, answer.languages);
    if (wish.illegalMove) return wrong(remarkIllegal(*wish.illegalMove));
    if (!wish.moves.empty()) return wrong(remarkOf(RemarkType::SeveralMoves, wish.moves));
    return wrong(remarkOf(RemarkType::NotUnderstood));
}

/// Judges a typed square name. Accepts upper case and letters of a Cyrillic keyboard.
Verdict Exercise::typedSquare(const TypedAnswer& answer) {
    Square typed = NoSquare;
    readTyped(answer.text, answer.languages, [&](auto, const Spelling&, std::u32string_view text) {
        std::string name;
        for (const char32_t c : text) {
            const char32_t small = c >= U'A' && c <= U'Z' ? c - U'A' + U'a' : c;
            name += small < 128 ? static_cast<char>(small) : '?';
        }
        typed = position().book().geometry().named(name);
        return typed != NoSquare;
    });
    if (typed == NoSquare) return wrong(remarkOf(RemarkType::NotUnderstood));
    if (step_.rightSquares.test(typed)) return finished();
    return wrong(remarkAt(RemarkType::OtherSquare, {typed}), textFor(typed));
}

std::vector<Move> Exercise::rightMoves() const {
    std::vector<Move> found;
    if (done_ || position().king(position().turn()) == NoSquare) return found;
    if (step_.type == StepType::Stars) {
        const auto path = starPath(position(), piece(), starsLeft(), movesLeft());
        if (path && !path->empty()) found.push_back(path->front());
        return found;
    }
    if (step_.opponent) return step_.opponent->best(position());
    if (step_.type != StepType::Play && !step_.rightMoves.empty()) return step_.rightMoves;
    const MoveList list = legalMoves(position());
    std::ranges::copy_if(list, std::back_inserter(found), [&](Move m) { return right(m); });
    return found;
}

}  // namespace rokada
