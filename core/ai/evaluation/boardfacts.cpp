#include "ai/evaluation/boardfacts.h"

#include <algorithm>
#include <limits>
#include <map>

namespace rokada {

namespace {

/// Assumed probability that a square is empty in the middle game, for `BoardFacts::reach`.
constexpr double Empty = 2.0 / 3.0;

std::vector<Square> allSquares(const Rulebook& book) {
    std::vector<Square> squares;
    squares.reserve(static_cast<std::size_t>(book.size()));
    for (int s = 0; s < book.size(); ++s) squares.push_back(Square(s));
    return squares;
}

/// Returns the expected number of reachable squares in a list of targets. A square behind other squares counts with the
/// probability that all these other squares are empty.
double weighted(std::span<const Target> list) {
    double sum = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].duplicate) continue;
        double chance = 1;
        for (std::size_t j = 0; j < i; ++j) chance *= j + list[j].hides > i ? Empty : 1;
        sum += chance;
    }
    return sum;
}

}  // namespace

BoardFacts::BoardFacts(const Rulebook& book) : size_(static_cast<std::size_t>(book.size())) {
    classify(book);
    measureKings(book);
    measureReach(book);
    walkPawns(book);
    measurePromotion(book);
}

void BoardFacts::classify(const Rulebook& book) {
    const Geometry& board = book.geometry();
    std::map<std::pair<int, int>, int> numbers;
    for (const Square s : allSquares(book)) colours_[s] = board.dark(s) ? 1 : 2;
    for (std::size_t side = 0; side < book.sides(); ++side) {
        const int turns = book.variant().sideSpecs[side].quarterTurns;
        for (const Square s : allSquares(book)) {
            // Coordinates relative to the centre of the board, doubled so that they are integers.
            const Delta fromMiddle{2 * board.column(s) - (board.columns() - 1), 2 * board.row(s) - (board.rows() - 1)};
            const Delta seen = fromMiddle.turned(4 - turns);
            advance_[side][s] = static_cast<std::uint8_t>((seen.dy + board.rows() - 1) / 2);
            if (board.wraps()) continue;
            const auto [it, fresh] =
                numbers.try_emplace({seen.dy, std::abs(seen.dx)}, static_cast<int>(numbers.size()));
            classes_[side][s] = static_cast<std::uint8_t>(it->second);
        }
    }
    classCount_ = std::max<int>(1, static_cast<int>(numbers.size()));
}

void BoardFacts::measureKings(const Rulebook& book) {
    const Piece king = pieceOf(Side(0), book.royalKind());
    zones_.resize(size_);
    for (const Square s : allSquares(book)) {
        zones_[s].push_back(s);
        for (const Target& t : book.targets(king, s)) zones_[s].push_back(t.square);
    }
    kingWalks_.assign(size_ * size_, std::numeric_limits<std::uint8_t>::max());
    freedom_.resize(size_);
    for (const Square from : allSquares(book)) {
        std::vector<Square> edge{from};
        kingWalks_[from * size_ + from] = 0;
        for (int steps = 1; !edge.empty(); ++steps) {
            std::vector<Square> further;
            for (const Square s : edge) {
                for (const Square to : zones_[s]) {
                    std::uint8_t& known = kingWalks_[from * size_ + to];
                    if (known <= steps) continue;
                    known = static_cast<std::uint8_t>(steps);
                    longestWalk_ = std::max(longestWalk_, steps);
                    further.push_back(to);
                }
            }
            edge = std::move(further);
            if (steps <= 2) freedom_[from] += static_cast<int>(edge.size());
        }
    }
    kingSteps_ = kingWalks_;
    for (std::uint8_t& steps : kingSteps_) steps = std::min<std::uint8_t>(steps, FarAway);
}

void BoardFacts::measureReach(const Rulebook& book) {
    reachFrom_.assign(MaxKinds * size_, 0);
    for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
        const Piece piece = pieceOf(Side(0), Kind(kind));
        for (const Square s : allSquares(book)) {
            const double both = weighted(book.targets(piece, s));
            const double reach = both + (2 * weighted(book.captures(piece, s)) + weighted(book.quiets(piece, s))) / 3;
            reachFrom_[kind * size_ + s] = reach;
            reach_[kind] += reach / static_cast<double>(size_);
        }
    }
}

void BoardFacts::walkPawns(const Rulebook& book) {
    pawnPaths_.resize(book.sides() * size_);
    if (book.pawnKind() == NoKind) return;
    for (std::size_t side = 0; side < book.sides(); ++side) {
        const Piece pawn = pieceOf(Side(side), book.pawnKind());
        for (const Square from : allSquares(book)) {
            PawnPath& path = pawnPath(Side(side), from);
            Square at = from;
            for (std::size_t step = 1; step <= size_; ++step) {
                const auto quiets = book.quiets(pawn, at);
                if (quiets.empty()) break;
                at = quiets.front().square;
                if (step == 1) path.next = at;
                path.ahead.set(at);
                if (quiets.front().arrival == 0) continue;
                path.steps = static_cast<std::uint8_t>(std::min<std::size_t>(step, 255));
                break;
            }
        }
        findNeighbours(book, Side(side));
    }
    for (std::size_t side = 0; side < book.sides(); ++side) {
        for (std::size_t enemy = 0; enemy < book.sides(); ++enemy) {
            if (!book.allied(Side(side), Side(enemy))) findStoppers(book, Side(side), Side(enemy));
        }
    }
}

void BoardFacts::findNeighbours(const Rulebook& book, Side side) {
    const Piece pawn = pieceOf(side, book.pawnKind());
    // A pawn on `from` can guard the squares that it attacks from `from` or from any square of its path.
    for (const Square from : allSquares(book)) {
        for (const Square at : allSquares(book)) {
            if (at != from && !pawnPath(side, from).ahead.test(at)) continue;
            for (const Target& t : book.captures(pawn, at)) pawnPath(side, t.square).neighbours.set(from);
        }
    }
}

void BoardFacts::findStoppers(const Rulebook& book, Side side, Side enemy) {
    const Piece theirs = pieceOf(enemy, book.pawnKind());
    for (const Square from : allSquares(book)) {
        SquareSet covers;  // squares that the enemy pawn on `from` occupies or attacks, now or after advancing
        covers.set(from);
        for (const Square at : allSquares(book)) {
            if (at != from && !pawnPath(enemy, from).ahead.test(at)) continue;
            for (const Target& t : book.captures(theirs, at)) covers.set(t.square);
        }
        for (const Square own : allSquares(book)) {
            if (pawnPath(side, own).ahead.meets(covers)) pawnPath(side, own).stoppers[enemy].set(from);
        }
    }
}

void BoardFacts::measurePromotion(const Rulebook& book) {
    toPromotion_.assign(book.sides() * MaxKinds * size_, FarAway);
    const auto known = [&](std::size_t side, std::size_t kind, Square s) -> std::uint8_t& {
        return toPromotion_[(side * MaxKinds + kind) * size_ + s];
    };
    for (std::size_t side = 0; side < book.sides(); ++side) {
        for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
            const Piece piece = pieceOf(Side(side), Kind(kind));
            for (std::uint8_t moves = 1; moves < FarAway; ++moves) {
                for (const Square s : allSquares(book)) {
                    const auto leads = [&](const Target& t) {
                        return !t.firstMoveOnly && (t.arrival != 0 || known(side, kind, t.square) < moves);
                    };
                    const auto any = [&](std::span<const Target> list) { return std::ranges::any_of(list, leads); };
                    std::uint8_t& here = known(side, kind, s);
                    if (here == FarAway && (any(book.targets(piece, s)) || any(book.quiets(piece, s)))) here = moves;
                }
            }
        }
    }
}

}  // namespace rokada
