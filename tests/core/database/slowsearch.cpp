#include "slowsearch.h"

#include <algorithm>

namespace rokada::test {

namespace {

bool fits(const Position& position, const Pattern& pattern) {
    const Rulebook& book = position.book();
    int balance = 0;
    std::array<int, 64> counts{};
    for (std::size_t s = 0; s < static_cast<std::size_t>(book.size()); ++s) {
        const Piece piece = position[Square(s)];
        if ((pattern.accepted[s] >> piece & 1) == 0) return false;
        if (piece != NoPiece) ++counts[piece], balance += pattern.worth[piece];
    }
    const PackedState state = stateOf(position);
    for (std::size_t s = 0; book.towers() && s < static_cast<std::size_t>(book.size()); ++s) {
        for (const std::size_t place : {coveredPlace(s, 0), coveredPlace(s, 1)}) {
            if ((pattern.accepted[place] >> state.places[place] & 1) == 0) return false;
        }
    }
    for (std::size_t side = 0; side < book.sides(); ++side) {
        for (std::size_t i = 0; i < book.reserveKinds().size(); ++i) {
            if ((pattern.accepted[MaxSquares + 4 * side + i] >> position.reserve(Side(side), i) & 1) == 0) return false;
        }
    }
    for (std::size_t piece = 0; piece < NoPiece; ++piece) {
        if (counts[piece] < pattern.counts[piece].least || counts[piece] > pattern.counts[piece].most) return false;
    }
    if (pattern.balance && (balance < pattern.balance->least || balance > pattern.balance->most)) return false;
    return pattern.turn == NoSide || pattern.turn == position.turn();
}

bool fits(const Position& position, Move move, const SequenceStep& step) {
    if (step.readings.empty()) return true;
    // A promotion without a named piece matches every promotion.
    const bool promoted = move.becomes() != NoKind && move.type() == MoveType::Normal;
    return std::ranges::any_of(step.readings, [&](const WrittenMove& written) {
        const bool unsaid = promoted && !written.promotes;
        return rokada::fits(
            position, unsaid ? Move(move.from(), move.to(), MoveType::Normal, NoKind, move.pieces()) : move, written);
    });
}

bool continues(const std::vector<Position>& positions, const std::vector<Move>& moves, const MoveSequence& sequence,
               std::size_t ply, std::size_t step) {
    if (step == sequence.size()) return true;
    for (std::size_t at = ply; at < moves.size(); ++at) {
        if (fits(positions[at], moves[at], sequence[step]) && continues(positions, moves, sequence, at + 1, step + 1))
            return true;
        if (!sequence[step].later) return false;
    }
    return false;
}

}  // namespace

std::vector<Position> positionsOf(const GameTree& tree) {
    std::vector<Position> positions{tree.start()};
    for (const Move move : movesOf(tree)) {
        positions.push_back(positions.back());
        advance(positions.back(), move);
    }
    return positions;
}

std::vector<Move> movesOf(const GameTree& tree) {
    std::vector<Move> moves;
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node))
        moves.push_back(tree.move(node));
    return moves;
}

std::optional<int> slowlyFound(const GameTree& tree, const Pattern& pattern) {
    int inSuccession = 0, ply = 0;
    for (const Position& position : positionsOf(tree)) {
        inSuccession = fits(position, pattern) ? inSuccession + 1 : 0;
        if (inSuccession == pattern.plies) return ply - inSuccession + 1;
        ++ply;
    }
    return std::nullopt;
}

bool sameBoard(const Position& a, const Position& b) {
    for (std::size_t s = 0; s < static_cast<std::size_t>(a.book().size()); ++s) {
        if (a[Square(s)] != b[Square(s)] || a.height(Square(s)) != b.height(Square(s))) return false;
        for (int n = 1; n < a.height(Square(s)); ++n) {
            if (a.below(Square(s), n) != b.below(Square(s), n)) return false;
        }
    }
    return a.turn() == b.turn() && a.state().reservePieces == b.state().reservePieces;
}

bool slowlyHas(const GameTree& tree, const MoveSequence& sequence) {
    const auto positions = positionsOf(tree);
    const auto moves = movesOf(tree);
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (fits(positions[ply], moves[ply], sequence.front()) && continues(positions, moves, sequence, ply + 1, 1))
            return true;
    }
    return false;
}

}  // namespace rokada::test
