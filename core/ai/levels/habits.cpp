#include "ai/levels/habits.h"

#include "ai/levels/phase.h"

#include <algorithm>

namespace rokada {

namespace {

/// Penalties of moving a heavy piece (`HeavyPiece`) and an edge pawn (`RimPawn`), in percent of the penalty of a king
/// move.
constexpr int HeavyPiece = 70, RimPawn = 60;

}  // namespace

Habits::Habits(const Evaluator& evaluator, const Position& root, int strictness)
    : evaluator_(evaluator), root_(root), strictness_(strictness) {
    if (strictness_ == 0) return;
    const Rulebook& book = root_.book();
    const bool open = isOpening(evaluator_, root_);
    if (!open || root_.placing(root_.turn()) || root_.inCheck(root_.turn())) {
        strictness_ = 0;
        return;
    }
    Score sum = 0;
    int count = 0;
    for (const Square s : root_.pieces(root_.turn())) {
        if (s == root_.king(root_.turn()) || book.pawns().has(root_[s])) continue;
        sum += evaluator_.value(root_[s]);
        ++count;
    }
    usual_ = count == 0 ? 0 : sum / count;
}

Score Habits::cost(Move move) const {
    if (strictness_ == 0 || move.from() >= root_.book().size() || move.forced() || move.type() == MoveType::Castle ||
        root_.captured(move) != NoPiece)
        return 0;
    if (move.from() == root_.king(root_.turn())) return strictness_;
    const Piece piece = root_[move.from()];
    if (root_.book().pawns().has(piece)) return guardsLess(piece, move.from()) ? strictness_ * RimPawn / 100 : 0;
    return heavy(piece) ? strictness_ * HeavyPiece / 100 : 0;
}

bool Habits::heavy(Piece piece) const { return evaluator_.value(piece) > usual_; }

/// Returns true if the pawn on `from` is an edge pawn: another pawn of the side guards more squares.
bool Habits::guardsLess(Piece pawn, Square from) const {
    const Rulebook& book = root_.book();
    std::size_t most = 0;
    for (const Square s : root_.pieces(root_.turn())) {
        if (book.pawns().has(root_[s])) most = std::max(most, book.captures(root_[s], s).size());
    }
    return book.captures(pawn, from).size() < most;
}

}  // namespace rokada
