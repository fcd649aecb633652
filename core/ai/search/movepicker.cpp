#include "ai/search/movepicker.h"

#include "ai/evaluation/see.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace rokada {

MovePicker::MovePicker(const PickerContext& context, Wanted wanted)
    : context_(context),
      wanted_(wanted),
      base_(context.arena.used()),
      first_(context.arena.top()),
      current_(first_),
      end_(first_),
      bad_(first_) {
    const bool usable = context_.tableMove != Move() && isOrdinaryMove(context_.position, context_.tableMove) &&
                        (wanted != Wanted::Noisy || isNoisy(context_.position, context_.tableMove));
    if (!usable) context_.tableMove = Move();
}

bool MovePicker::next(Move& move) {
    switch (stage_) {
        case Stage::Table:
            stage_ = wanted_ == Wanted::Evasions ? Stage::MakeAll : Stage::MakeNoisy;
            if (context_.tableMove != Move()) {
                move = context_.tableMove;
                return true;
            }
            return next(move);
        case Stage::MakeNoisy:
            scoreNoisy();
            stage_ = Stage::GoodNoisy;
            [[fallthrough]];
        case Stage::GoodNoisy:
            if (goodNoisy(move)) return true;
            stage_ = wanted_ == Wanted::Noisy ? Stage::BadNoisy : Stage::FirstKiller;
            if (wanted_ == Wanted::Noisy) return next(move);
            [[fallthrough]];
        case Stage::FirstKiller:
            stage_ = Stage::SecondKiller;
            if (killer(0, move)) return true;
            [[fallthrough]];
        case Stage::SecondKiller:
            stage_ = Stage::MakeQuiet;
            if (killer(1, move)) return true;
            [[fallthrough]];
        case Stage::MakeQuiet:
            scoreQuiets();
            stage_ = Stage::Quiet;
            [[fallthrough]];
        case Stage::Quiet:
            while (pickBest(move)) {
                if (!isKiller(move)) return true;
            }
            stage_ = Stage::BadNoisy;
            current_ = first_;
            end_ = bad_;
            [[fallthrough]];
        case Stage::BadNoisy:
            // Quiescence search skips losing captures.
            if (wanted_ != Wanted::Noisy && current_ < end_) {
                move = (current_++)->move;
                return true;
            }
            stage_ = Stage::Done;
            return false;
        case Stage::MakeAll:
            scoreAll();
            stage_ = Stage::All;
            [[fallthrough]];
        case Stage::All:
            if (pickBest(move)) return true;
            stage_ = Stage::Done;
            return false;
        case Stage::Done: return false;
    }
    return false;
}

void MovePicker::take(const MoveList& moves) {
    current_ = end_ = bad_;
    for (const Move move : moves) {
        if (move == context_.tableMove || move.forced()) continue;
        std::construct_at(end_++, MoveArena::Scored{move, 0});
    }
    context_.arena.setUsed(base_ + static_cast<std::size_t>(end_ - first_));
}

void MovePicker::scoreNoisy() {
    MoveList moves;
    noisyMoves(context_.position, moves);
    take(moves);
    for (auto* m = current_; m < end_; ++m) m->score = noisyScore(m->move);
}

void MovePicker::scoreQuiets() {
    MoveList moves;
    quietMoves(context_.position, moves);
    take(moves);
    for (auto* m = current_; m < end_; ++m) m->score = quietScore(m->move);
}

void MovePicker::scoreAll() {
    constexpr int CapturesFirst = 1 << 24;
    MoveList moves;
    legalMoves(context_.position, moves);
    take(moves);
    for (auto* m = current_; m < end_; ++m) {
        m->score = isNoisy(context_.position, m->move) ? CapturesFirst + noisyScore(m->move) : quietScore(m->move);
    }
}

int MovePicker::noisyScore(Move move) const {
    const Position& position = context_.position;
    const Piece piece = position[move.from()];
    const Piece captured = position[move.to()];
    Score gain = context_.evaluator.captureValue(position, move);
    if (move.becomes() != NoKind) gain += context_.evaluator.value(move.becomes()) - context_.evaluator.value(piece);
    return gain * 16 - context_.evaluator.value(piece) / 8 +
           context_.history.capture(piece, move.to(), captured).value() / 8;
}

int MovePicker::quietScore(Move move) const {
    if (move.from() == NoSquare) return 0;
    History& history = context_.history;
    const Piece piece = context_.position[move.from()];
    int score = history.quiet(piece, move.to()).value();
    for (const Step step : context_.earlier) {
        if (step != History::NoStep) score += history.reply(step, piece, move.to()).value();
    }
    return score;
}

bool MovePicker::pickBest(Move& move) {
    if (current_ == end_) return false;
    // Score and index are combined in one number, so that a maximum without branches finds the first of the best moves.
    // A branch would often be mispredicted.
    const auto rank = [this](const MoveArena::Scored* m) { return std::int64_t{m->score} * (1 << 16) + (end_ - m); };
    std::int64_t highest = rank(current_);
    for (const auto* m = current_ + 1; m < end_; ++m) highest = std::max(highest, rank(m));
    std::swap(*current_, end_[-(highest & 0xFFFF)]);
    move = (current_++)->move;
    return true;
}

bool MovePicker::goodNoisy(Move& move) {
    while (pickBest(move)) {
        if (seeAtLeast(context_.evaluator, context_.position, move, 0)) return true;
        *bad_++ = {move, 0};  // overwrites only moves that were already picked
    }
    return false;
}

bool MovePicker::killer(std::size_t index, Move& move) const {
    move = context_.killers[index];
    return move != Move() && move != context_.tableMove && (index == 0 || move != context_.killers[0]) &&
           !isNoisy(context_.position, move) && isOrdinaryMove(context_.position, move);
}

}  // namespace rokada
