#include "randomwall.h"

#include "text/arrangement.h"

#include <array>

namespace rokada::test {

std::optional<Position> randomWall(const RulebookPtr& book, std::mt19937_64& random) {
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    Arrangement board(book);
    const Geometry& squares = book->geometry();
    const auto at = [&](std::size_t file, std::size_t rank) {
        return squares.at(static_cast<int>(file), static_cast<int>(rank));
    };
    const auto piece = [&](std::size_t side, char letter) {
        return pieceOf(Side(side), book->variant().kindOf(letter));
    };
    std::size_t rank = 1 + below(5);
    std::array<std::size_t, 8> wall{};  // rank of White's pawn on each file
    bool gap = true;
    for (std::size_t file = 0; file < 8; ++file) {
        if (below(8) == 0) rank = 1 + below(5);
        wall[file] = rank;
        gap = !gap && below(3) == 0;
        if (gap) continue;
        build(board, at(file, rank), {piece(0, 'P')});
        build(board, at(file, rank + 1), {piece(1, 'P')});
    }
    // Puts a piece on a random empty square, mostly on its own side of the pawns.
    const auto put = [&](std::size_t side, char letter) {
        for (;;) {
            const std::size_t file = below(8), row = below(8);
            const bool own = side == 0 ? row < wall[file] : row > wall[file] + 1;
            if (board.pieces[at(file, row)] == NoPiece && (own || below(30) == 0))
                return build(board, at(file, row), {piece(side, letter)});
        }
    };
    put(0, 'K');
    put(1, 'K');
    constexpr std::array<std::size_t, 16> pieces{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2};
    for (std::size_t more = pieces[below(pieces.size())]; more > 0; --more) put(below(2), "BBNRQ"[below(5)]);
    board.rights = 0;
    board.turn = Side(below(2));
    return positionOf(board);
}

}  // namespace rokada::test
