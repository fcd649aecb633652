#include "randomendings.h"

#include "base/scrambled.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

namespace rokada::tools {

namespace {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::size_t below(std::size_t count) {
        state_ = scrambled(state_);
        return static_cast<std::size_t>((state_ >> 11) % count);
    }

private:
    std::uint64_t state_;
};

/// Returns a random empty square. With `corner`, the square is in a corner of the board, at most one square from both
/// edges, because stalemates happen there.
Square anywhere(const Position& position, Random& random, bool corner) {
    const Geometry& board = position.book().geometry();
    while (true) {
        const auto square = Square(random.below(static_cast<std::size_t>(board.size())));
        const int x = board.column(square), y = board.row(square);
        const bool far = x > 1 && x < board.columns() - 2;
        const bool high = y > 1 && y < board.rows() - 2;
        if (position.empty(square) && (!corner || (!far && !high))) return square;
    }
}

Kind anyKind(const Rulebook& book, Random& random) {
    while (true) {
        const auto kind = Kind(random.below(book.variant().kinds.size()));
        if (kind != book.royalKind() && !book.pawns().has(pieceOf(Side(0), kind))) return kind;
    }
}

Kind anyPawn(const Rulebook& book, Random& random) {
    while (true) {
        const auto kind = Kind(random.below(book.variant().kinds.size()));
        if (book.pawns().has(pieceOf(Side(0), kind))) return kind;
    }
}

/// Puts a piece on an empty square. In variants with towers (stacks of pieces), puts it on top of other pieces half of
/// the time.
void putTower(Position& position, Piece piece, Square square, Random& random) {
    constexpr std::size_t MaxBelow = 3;
    const Rulebook& book = position.book();
    const std::size_t below = book.towers() && random.below(2) == 0 ? 1 + random.below(MaxBelow) : 0;
    for (std::size_t i = 0; i < below; ++i) {
        const auto side = Side(random.below(2));
        const Kind kind = random.below(2) == 0 ? anyPawn(book, random) : anyKind(book, random);
        const Piece covered = book.demoted(pieceOf(side, kind));
        if (i == 0) {
            position.put(covered, square);
        } else {
            position.cover(covered, square);
        }
    }
    if (below == 0) {
        position.put(piece, square);
    } else {
        position.cover(piece, square);
    }
}

/// Returns a square from which the pawn promotes with its next step. Returns NoSquare if none is found.
Square beforePromotion(const Position& position, Piece pawn, Random& random) {
    const Rulebook& book = position.book();
    for (int attempt = 0; attempt < 400; ++attempt) {
        const Square square = anywhere(position, random, false);
        bool lastStep = false, promoted = false;
        for (const Promotion& p : book.variant().promotions)
            promoted = promoted || (p.side == sideOf(pawn) && p.squares.test(square));
        for (const Target& t : book.quiets(pawn, square)) {
            const bool becomesAnother = book.towers() && book.onTop(pawn, t.square) != pawn;
            lastStep = lastStep || becomesAnother || book.arrival(t.arrival).count > 0;
        }
        if (lastStep && !promoted) return square;
    }
    return NoSquare;
}

}  // namespace

std::optional<Position> randomEnding(const Rulebook& book, bool promotion, std::uint64_t seed) {
    Random random(seed);
    if (book.sides() != 2 || book.pawnKind() == NoKind) return std::nullopt;
    Position position(book);
    const Side side = Side(random.below(2)), other = Side(side ^ 1);
    position.put(pieceOf(side, book.royalKind()), anywhere(position, random, !promotion));
    position.put(pieceOf(other, book.royalKind()), anywhere(position, random, promotion && random.below(2) == 0));
    if (promotion) {
        const Piece pawn = pieceOf(side, book.towers() ? anyPawn(book, random) : book.pawnKind());
        const Square square = beforePromotion(position, pawn, random);
        if (square == NoSquare) return std::nullopt;
        putTower(position, pawn, square, random);
    } else {
        putTower(position, pieceOf(side, anyKind(book, random)), anywhere(position, random, false), random);
    }
    const std::size_t own = random.below(3), theirs = 1 + random.below(3);
    const auto add = [&](Side who, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const Kind pawn = book.towers() ? anyPawn(book, random) : book.pawnKind();
            const Kind kind = random.below(3) == 0 ? pawn : anyKind(book, random);
            putTower(position, pieceOf(who, kind), anywhere(position, random, false), random);
        }
    };
    add(side, own);
    add(other, theirs + (promotion ? 0 : 1));
    position.settleLiving();
    position.setTurn(side);
    // Parsing the text of the position rejects illegal positions, and gives legal ones the same form as positions of a
    // file.
    auto read = parsePosition(book, positionText(position));
    if (!read || judge(*read) || !hasMoves(*read)) return std::nullopt;
    return *read;
}

}  // namespace rokada::tools
