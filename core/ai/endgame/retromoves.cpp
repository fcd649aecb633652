#include "ai/endgame/retromoves.h"

#include "rules/position.h"
#include "text/positiontext.h"

#include <algorithm>

namespace rokada {

namespace {

/// Appends the moves of one target list of the rulebook. With `ride`, a move also records which earlier squares of its
/// line must be empty (see `Target::hides`).
void append(std::span<const Target> list, bool ride, std::vector<RetroMove>& retroMoves) {
    for (std::size_t j = 0; j < list.size(); ++j) {
        if (list[j].firstMoveOnly) continue;
        RetroMove retroMove{.end = list[j].square, .arrival = list[j].arrival};
        for (std::size_t i = 0; ride && i < j; ++i) {
            if (i + list[i].hides > j) retroMove.between.set(list[i].square);
        }
        retroMoves.push_back(retroMove);
    }
}

[[nodiscard]] bool before(const RetroMove& a, const RetroMove& b) { return a.end < b.end; }

}  // namespace

RetroMoves::RetroMoves(const Rulebook& book)
    : book_(book), size_(static_cast<std::size_t>(book.size())), kinds_(book.variant().kinds.size()) {
    closed_.resize(book.sides() * kinds_ * size_, true);
    for (std::size_t side = 0; side < book.sides(); ++side) {
        for (std::size_t kind = 0; kind < kinds_; ++kind) list(pieceOf(Side(side), Kind(kind)));
    }
    const Position start = startPosition(book);
    for (std::size_t s = 0; s < size_; ++s) {
        if (!start.empty(Square(s))) closed_[at(start[Square(s)], Square(s))] = false;
    }
}

void RetroMoves::list(Piece piece) {
    std::vector<std::vector<RetroMove>> backwards(size_);
    for (std::size_t s = 0; s < size_; ++s) {
        const auto from = Square(s);
        std::vector<RetroMove> quiet, taking;
        append(book_.targets(piece, from), true, quiet);
        taking = quiet;
        append(book_.quiets(piece, from), true, quiet);
        append(book_.captures(piece, from), false, taking);
        for (const RetroMove& retroMove : quiet) {
            if (retroMove.arrival != 0) {
                changes_.data().push_back(retroMove);
            } else {
                backwards[retroMove.end].push_back({retroMove.between, from, 0});
                closed_[at(piece, retroMove.end)] = false;
            }
        }
        for (const RetroMove& retroMove : taking) {
            if (retroMove.arrival == 0) closed_[at(piece, retroMove.end)] = false;
        }
        changes_.close();
        listAttacks(std::move(taking));
    }
    for (const auto& retroMoves : backwards) {
        into_.data().insert(into_.data().end(), retroMoves.begin(), retroMoves.end());
        into_.close();
    }
}

void RetroMoves::listAttacks(std::vector<RetroMove> retroMoves) {
    std::ranges::stable_sort(retroMoves, before);
    auto next = retroMoves.begin();
    for (std::size_t to = 0; to < size_; ++to) {
        for (; next != retroMoves.end() && next->end == to; ++next) attacks_.data().push_back(*next);
        attacks_.close();
    }
}

bool RetroMoves::sameArrival(std::uint8_t a, std::uint8_t b) const {
    const Arrival &one = book_.arrival(a), &other = book_.arrival(b);
    return one.count == other.count && one.type == other.type && one.kinds == other.kinds;
}

bool RetroMoves::sameRetroMoves(std::span<const RetroMove> ours, std::span<const RetroMove> theirs,
                                const SquareMap& map) const {
    if (ours.size() != theirs.size()) return false;
    return std::ranges::all_of(ours, [&](const RetroMove& retroMove) {
        SquareSet between;
        for (std::size_t s = 0; s < size_; ++s) {
            if (retroMove.between.test(Square(s))) between.set(map[s]);
        }
        return std::ranges::any_of(theirs, [&](const RetroMove& r) {
            return r.end == map[retroMove.end] && r.between == between && sameArrival(r.arrival, retroMove.arrival);
        });
    });
}

bool RetroMoves::alikeAt(Piece one, Piece other, Square square, const SquareMap& map) const {
    const Square image = map[square];
    if (!sameRetroMoves(into(one, square), into(other, image), map)) return false;
    if (!sameRetroMoves(changes(one, square), changes(other, image), map)) return false;
    for (std::size_t to = 0; to < size_; ++to) {
        if (!sameRetroMoves(attacks(one, square, Square(to)), attacks(other, image, map[to]), map)) return false;
    }
    return true;
}

bool RetroMoves::alike(Piece one, Piece other, const SquareMap& map) const {
    for (std::size_t s = 0; s < size_; ++s) {
        if (!alikeAt(one, other, Square(s), map)) return false;
    }
    return true;
}

// --- symmetries -----------------------------------------------------------------------------------------------------

namespace {

/// Returns the map that mirrors and then shifts the board. Returns nullopt if the image of a square is not a square of
/// the board.
std::optional<SquareMap> redrawn(const Geometry& board, bool mirrorX, bool mirrorY, Delta shift) {
    SquareMap map;
    map.fill(NoSquare);
    for (int s = 0; s < board.size(); ++s) {
        const int x = mirrorX ? board.columns() - 1 - board.column(Square(s)) : board.column(Square(s));
        const int y = mirrorY ? board.rows() - 1 - board.row(Square(s)) : board.row(Square(s));
        const Square image = board.at((x + shift.dx) % board.columns(), (y + shift.dy) % board.rows());
        if (image == NoSquare) return std::nullopt;
        map[static_cast<std::size_t>(s)] = image;
    }
    return map;
}

SquareMap after(const SquareMap& first, const SquareMap& second, std::size_t size) {
    SquareMap both;
    both.fill(NoSquare);
    for (std::size_t s = 0; s < size; ++s) both[s] = second[first[s]];
    return both;
}

/// Returns all maps that are products of the generators, with the identity first. Precondition: the maps commute.
std::vector<SquareMap> generated(const std::vector<SquareMap>& generators, std::size_t size) {
    SquareMap identity;
    for (std::size_t s = 0; s < MaxSquares; ++s) identity[s] = s < size ? Square(s) : NoSquare;
    std::vector<SquareMap> group{identity};
    for (const SquareMap& generator : generators) {
        const std::vector<SquareMap> smaller = group;
        for (SquareMap power = generator; power != identity; power = after(power, generator, size)) {
            for (const SquareMap& map : smaller) group.push_back(after(map, power, size));
        }
    }
    return group;
}

bool movesEverySquare(const std::vector<SquareMap>& group, std::size_t size) {
    return std::none_of(group.begin() + 1, group.end(), [&](const SquareMap& map) {
        for (std::size_t s = 0; s < size; ++s) {
            if (map[s] == s) return true;
        }
        return false;
    });
}

/// Returns the pieces and all pieces to which they can promote. Returns nullopt if a promotion has the type `Bonus`:
/// only the code of the variant knows the effects of such a promotion, so no symmetry is certain.
std::optional<std::vector<Piece>> withSuccessors(const RetroMoves& retroMoves, std::span<const Piece> pieces) {
    std::vector<Piece> all(pieces.begin(), pieces.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (int s = 0; s < retroMoves.book().size(); ++s) {
            for (const RetroMove& retroMove : retroMoves.changes(all[i], Square(s))) {
                const Arrival& arrival = retroMoves.arrival(retroMove);
                if (arrival.type == MoveType::Bonus) return std::nullopt;
                for (std::size_t k = 0; k < arrival.count; ++k) {
                    const Piece piece = pieceOf(sideOf(all[i]), arrival.kinds[k]);
                    if (std::ranges::find(all, piece) == all.end()) all.push_back(piece);
                }
            }
        }
    }
    return all;
}

}  // namespace

std::vector<SquareMap> freeSymmetries(const RetroMoves& retroMoves, std::span<const Piece> pieces) {
    const Geometry& board = retroMoves.book().geometry();
    const auto size = static_cast<std::size_t>(board.size());
    const auto all = withSuccessors(retroMoves, pieces);
    std::vector<SquareMap> generators;
    for (const bool first : {true, false}) {
        const auto map = board.wraps() ? redrawn(board, false, false, first ? Delta{1, 0} : Delta{0, 1})
                                       : redrawn(board, first, !first, {});
        if (!map || !all || !movesEverySquare(generated({*map}, size), size)) continue;
        const bool unnoticed = std::ranges::all_of(*all, [&](Piece p) { return retroMoves.alike(p, p, *map); });
        if (unnoticed) generators.push_back(*map);
    }
    return generated(generators, size);
}

std::optional<SquareMap> sideSwap(const RetroMoves& retroMoves) {
    const Geometry& board = retroMoves.book().geometry();
    for (int shift = 0; shift < (board.wraps() ? board.rows() : 1); ++shift) {
        const auto map = redrawn(board, false, true, {0, shift});
        if (!map) continue;
        bool swaps = true;
        for (std::size_t kind = retroMoves.book().variant().kinds.size(); swaps && kind-- > 0;) {
            const Piece one = pieceOf(Side(0), Kind(kind)), other = pieceOf(Side(1), Kind(kind));
            swaps = retroMoves.alike(one, other, *map) && retroMoves.alike(other, one, *map);
        }
        if (swaps) return map;
    }
    return std::nullopt;
}

}  // namespace rokada
