#include "ai/network/inputs.h"

#include "text/positiontext.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the square as the viewer sees it. With two sides the board is mirrored, so that kings stay on their half of
/// the board. With four sides it is rotated.
Square seenBy(const Rulebook& book, Side viewer, Square square) {
    const Geometry& board = book.geometry();
    const int turns = book.variant().sideSpecs[viewer].quarterTurns;
    if (turns == 0) return square;
    if (book.sides() == 2) return board.at(board.column(square), board.rows() - 1 - board.row(square));
    const Delta fromMiddle{2 * board.column(square) - (board.columns() - 1),
                           2 * board.row(square) - (board.rows() - 1)};
    const Delta seen = fromMiddle.turned(4 - turns);
    return board.at((seen.dx + board.columns() - 1) / 2, (seen.dy + board.rows() - 1) / 2);
}

std::size_t piecesOf(const Position& position) {
    std::size_t count = 0;
    for (std::size_t side = 0; side < position.book().sides(); ++side) count += position.pieces(Side(side)).size();
    return count;
}

}  // namespace

NetworkInputs::NetworkInputs(const Rulebook& book)
    : size_(static_cast<std::size_t>(book.size())),
      onTop_(static_cast<int>(book.sides() * book.variant().kinds.size()) * book.size()),
      count_(book.towers() ? 3 * onTop_ : onTop_),
      allPieces_(piecesOf(startPosition(book))),
      numbers_(book.sides() * Pieces * size_) {
    const std::size_t kinds = book.variant().kinds.size();
    for (std::size_t viewer = 0; viewer < book.sides(); ++viewer) {
        for (std::size_t side = 0; side < book.sides(); ++side) {
            const std::size_t seat = (side + book.sides() - viewer) % book.sides();
            for (std::size_t kind = 0; kind < kinds; ++kind) {
                const Piece piece = pieceOf(Side(side), Kind(kind));
                for (std::size_t s = 0; s < size_; ++s) {
                    const std::size_t number = (seat * kinds + kind) * size_ + seenBy(book, Side(viewer), Square(s));
                    numbers_[(viewer * Pieces + piece) * size_ + s] = static_cast<std::uint16_t>(number);
                }
            }
        }
    }
}

std::size_t NetworkInputs::stage(const Position& position) const {
    return std::min(piecesOf(position) * Stages / (allPieces_ + 1), Stages - 1);
}

}  // namespace rokada
