#include "motifs/positionanalysis.h"

#include "ai/evaluation/see.h"
#include "rules/aftermove.h"

#include <algorithm>

namespace rokada {

namespace {

Square capturedBy(const Position& position, Move move) {
    if (move.type() == MoveType::EnPassant) return position.state().victim;
    const bool arrives = move.from() != NoSquare && move.type() != MoveType::Castle;
    return arrives && position.hostile(move.to()) ? move.to() : NoSquare;
}

}  // namespace

int gainOf(const Evaluator& evaluator, const Position& position, Move move) {
    const Square square = capturedBy(position, move);
    const bool enPassant = move.type() == MoveType::EnPassant;
    const int most = square == NoSquare ? 0
                     : enPassant        ? evaluator.value(position[square])
                                        : evaluator.captureValue(position, move);
    if (enPassant || move.type() == MoveType::Bonus) {
        const Position next = afterMove(position, move);
        return next.attacked(move.to(), position.book().hostile(position.turn())) ? 0 : most;
    }
    // Finds the gain by bisection to within 5 centipawns, between 0 and the value of the captured piece.
    int low = 0, high = most;
    if (!seeAtLeast(evaluator, position, move, 1)) return 0;
    while (high - low > 5) {
        const int middle = (low + high + 1) / 2;
        (seeAtLeast(evaluator, position, move, middle) ? low : high) = middle;
    }
    return seeAtLeast(evaluator, position, move, high) ? high : low;
}

bool matesAtOnce(const Position& position, Move move) {
    const Position next = afterMove(position, move);
    const Side side = next.turn();
    if (next.book().allied(side, position.turn()) || next.king(side) == NoSquare) return false;
    return !next.placing(side) && next.inCheck(side) && !hasOrdinaryMoves(next);
}

PositionAnalysis::PositionAnalysis(const Evaluator& evaluator, const Position& position)
    : evaluator_(evaluator), position_(position) {
    if (book().pawnKind() != NoKind) least_ = evaluator.value(book().pawnKind()) * 3 / 4;
}

int PositionAnalysis::worth(Square square) const {
    return position_.empty(square) || royal(square) ? 0 : evaluator_.value(position_[square]);
}

bool PositionAnalysis::royal(Square square) const {
    return !position_.empty(square) && kindOf(position_[square]) == book().royalKind();
}

bool PositionAnalysis::enemy(Side side, Square square) const {
    const Piece piece = position_[square];
    return piece != NoPiece && book().hostile(side).has(piece) && position_.living(sideOf(piece));
}

PieceSet PositionAnalysis::teamOf(Side side) const {
    PieceSet team;
    for (std::size_t s = 0; s < book().sides(); ++s) {
        if (book().allied(Side(s), side)) team = team | piecesOf(Side(s));
    }
    return team;
}

Position PositionAnalysis::turnedTo(Side side) const {
    Position turned = position_;
    if (turned.turn() == side) return turned;
    turned.setEnPassant(NoSquare);
    turned.setTurn(side);
    return turned;
}

const std::vector<CaptureGain>& PositionAnalysis::captureGains(Side by) const {
    auto& known = captureGains_[by];
    if (known) return *known;
    known.emplace();
    if (!position_.living(by) || position_.placing(by) || position_.king(by) == NoSquare) return *known;
    const Position turned = turnedTo(by);
    MoveList moves;
    noisyMoves(turned, moves);
    for (const Move move : moves) {
        const Square square = capturedBy(turned, move);
        if (square == NoSquare || !enemy(by, square)) continue;
        const int gain = gainOf(evaluator_, turned, move);
        if (gain >= least_) known->push_back({move, square, gain});
    }
    std::ranges::stable_sort(*known, std::ranges::greater(), &CaptureGain::gain);
    return *known;
}

std::optional<CaptureGain> PositionAnalysis::captureGainOn(Side by, Square square) const {
    for (const CaptureGain& capture : captureGains(by)) {
        if (capture.square == square) return capture;
    }
    return std::nullopt;
}

std::optional<CaptureGain> PositionAnalysis::dangerOn(Side owner, Square square) const {
    std::optional<CaptureGain> worst;
    for (std::size_t s = 0; s < book().sides(); ++s) {
        if (book().allied(Side(s), owner)) continue;
        const auto capture = captureGainOn(Side(s), square);
        if (capture && (!worst || capture->gain > worst->gain)) worst = capture;
    }
    return worst;
}

bool PositionAnalysis::trapped(Side by, Square square) const {
    const Side owner = sideOf(position_[square]);
    if (!captureGainOn(by, square)) return false;
    const Position theirs = turnedTo(owner);
    if (theirs.inCheck(owner)) return false;
    MoveList moves;
    ordinaryMovesFrom(theirs, square, moves);
    return std::ranges::none_of(moves, [&](Move move) {
        const int won = theirs.hostile(move.to()) ? worth(move.to()) : 0;
        const PositionAnalysis there(evaluator_, afterMove(theirs, move));
        const auto capture = there.captureGainOn(by, move.to());
        return !capture || capture->gain <= won + least_;
    });
}

bool PositionAnalysis::checking(Side by) const {
    for (std::size_t s = 0; s < book().sides(); ++s) {
        const bool enemy = !book().allied(Side(s), by) && position_.living(Side(s));
        if (enemy && position_.king(Side(s)) != NoSquare && position_.inCheck(Side(s))) return true;
    }
    return false;
}

std::optional<Move> PositionAnalysis::mateInOne(Side by) const {
    auto& known = mates_[by];
    if (known) return *known;
    known.emplace();
    if (!position_.living(by) || position_.placing(by) || position_.king(by) == NoSquare || checking(by)) return *known;
    const Position turned = turnedTo(by);
    const MoveList moves = legalMoves(turned);
    const auto* mate = std::ranges::find_if(moves, [&](Move m) { return matesAtOnce(turned, m); });
    if (mate != moves.end()) *known = *mate;
    return *known;
}

}  // namespace rokada
