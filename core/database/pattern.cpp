#include "database/pattern.h"

namespace rokada {

namespace {

std::uint64_t bit(std::size_t content) { return std::uint64_t{1} << (content & 63); }

std::uint64_t acceptedOn(const Arrangement& board, std::size_t square, PatternKind kind, const SquareSet& vacant) {
    const Piece piece = board.pieces[square];
    const std::uint64_t pawns = board.book->pawns().bits;
    switch (kind) {
        case PatternKind::Exact: return bit(piece);
        case PatternKind::Pieces:
            if (piece != NoPiece) return bit(piece);
            return vacant.test(square) ? Pattern::Empty : Pattern::Anything;
        case PatternKind::Pawns: return (pawns & bit(piece)) != 0 ? bit(piece) : ~pawns;
    }
    return Pattern::Anything;
}

void acceptCovered(const Arrangement& board, const SquareSet& free, Pattern& pattern) {
    const PackedState state = stateOf(asItStands(board));
    for (std::size_t square = 0; square < board.pieces.size(); ++square) {
        for (const std::size_t half : {0u, 1u}) {
            const std::size_t place = coveredPlace(square, half);
            if (!free.test(square)) pattern.accepted[place] = bit(state.places[place]);
        }
    }
}

}  // namespace

bool Pattern::empty() const {
    Pattern nothing;
    nothing.plies = plies;
    nothing.worth = worth;
    return *this == nothing;
}

Pattern patternOf(const Arrangement& board, PatternKind kind, const SquareSet& free, const SquareSet& vacant) {
    Pattern pattern;
    if (kind == PatternKind::Exact && board.book->towers()) acceptCovered(board, free, pattern);
    for (std::size_t square = 0; square < board.pieces.size(); ++square) {
        if (!free.test(square)) pattern.accepted[square] = acceptedOn(board, square, kind, vacant);
    }
    for (std::size_t side = 0; side < board.book->sides() && kind == PatternKind::Exact; ++side) {
        for (std::size_t index = 0; index < board.book->reserveKinds().size(); ++index) {
            pattern.accepted[reservePlace(side, index)] =
                bit(static_cast<std::size_t>(board.reservePieces[side][index]));
        }
    }
    return pattern;
}

Pattern exactly(const PackedState& state) {
    Pattern pattern;
    pattern.turn = state.turn;
    for (std::size_t place = 0; place < MaxPlaces; ++place) pattern.accepted[place] = bit(state.places[place]);
    return pattern;
}

}  // namespace rokada
