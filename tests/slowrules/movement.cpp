#include "slowrules/movement.h"

#include <algorithm>
#include <array>

namespace slow {

namespace {

using MoveAtoms = std::vector<MoveAtom>;

MoveAtoms joined(MoveAtoms one, const MoveAtoms& other) {
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

/// Returns all leaps by `a` squares in one direction and `b` squares at right angles to it.
MoveAtoms leaps(int a, int b) {
    MoveAtoms atoms;
    for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = -2; dy <= 2; ++dy) {
            const int wide = std::max(std::abs(dx), std::abs(dy));
            const int narrow = std::min(std::abs(dx), std::abs(dy));
            if (wide == std::max(a, b) && narrow == std::min(a, b)) atoms.push_back({dx, dy});
        }
    }
    return atoms;
}

MoveAtoms sliding(MoveAtoms atoms) {
    for (MoveAtom& atom : atoms) atom.slides = true;
    return atoms;
}

MoveAtoms onlyMoving(MoveAtoms atoms) {
    for (MoveAtom& atom : atoms) atom.captures = false;
    return atoms;
}

MoveAtoms rookLines() { return sliding(leaps(1, 0)); }
MoveAtoms bishopLines() { return sliding(leaps(1, 1)); }
MoveAtoms queenLines() { return joined(rookLines(), bishopLines()); }
MoveAtoms kingSteps() { return joined(leaps(1, 0), leaps(1, 1)); }

/// Returns the movement of a piece kind in chess, Vyrt chess, fortress chess and Tavreli.
MoveAtoms orthodox(char kind) {
    switch (kind) {
        case 'K': return kingSteps();
        case 'Q': return queenLines();
        case 'R': return rookLines();
        case 'B': return bishopLines();
        case 'N': return leaps(1, 2);
        case 'H': return joined(queenLines(), leaps(1, 2));  // Helgi
        default: return {};
    }
}

/// Returns the movement of a piece kind in Great Shatranj.
MoveAtoms shatranj(char kind) {
    switch (kind) {
        case 'K':
        case 'S': return kingSteps();
        case 'G': return joined(kingSteps(), joined(leaps(2, 0), leaps(2, 2)));
        case 'M': return joined(leaps(1, 2), joined(leaps(1, 0), leaps(2, 0)));
        case 'H': return joined(leaps(1, 2), joined(leaps(1, 1), leaps(2, 2)));
        case 'E': return joined(leaps(1, 1), leaps(2, 2));
        case 'W': return joined(leaps(1, 0), leaps(2, 0));
        case 'N': return leaps(1, 2);
        default: return {};
    }
}

/// Returns the movement of a boat in Bolyar chess. It leaps to any empty square up to two files to the side and up to
/// two ranks ahead. On its own file and rank, it also captures by these leaps. It also captures, but cannot move, one
/// or two squares straight backwards.
MoveAtoms boat(int forward) {
    MoveAtoms atoms;
    for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = 0; dy <= 2; ++dy) {
            if (dx == 0 && dy == 0) continue;
            const bool straight = dx == 0 || dy == 0;
            atoms.push_back({dx, dy * forward, false, true, straight});
        }
    }
    atoms.push_back({0, -forward, false, false, true});
    atoms.push_back({0, -2 * forward, false, false, true});
    return atoms;
}

MoveAtoms bolyar(char kind, int forward) {
    switch (kind) {
        case 'B': return joined(bishopLines(), {{0, forward, false, true, false}});
        case 'Y': return joined(rookLines(), onlyMoving(bishopLines()));
        case 'G': return queenLines();
        case 'L': return boat(forward);
        default: return orthodox(kind);
    }
}

using Table = std::array<std::array<std::array<MoveAtoms, 26>, 2>, 6>;

Table allAtoms() {
    Table table;
    for (std::size_t game = 0; game < 6; ++game) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            for (std::size_t letter = 0; letter < 26; ++letter) {
                const char kind = static_cast<char>('A' + letter);
                MoveAtoms& atoms = table[game][seat][letter];
                if (game == static_cast<std::size_t>(Game::GreatShatranj)) {
                    atoms = shatranj(kind);
                } else if (game == static_cast<std::size_t>(Game::Bolyar)) {
                    atoms = bolyar(kind, seat == 0 ? 1 : -1);
                } else {
                    atoms = orthodox(kind);
                }
            }
        }
    }
    return table;
}

}  // namespace

const std::vector<MoveAtom>& atomsOf(const Rules& rules, Piece piece) {
    static const Table table = allAtoms();
    const std::size_t seat = piece.side == 'b' ? 1 : 0;
    return table[static_cast<std::size_t>(rules.game)][seat][static_cast<std::size_t>(piece.kind - 'A')];
}

Square aheadOf(const Rules& rules, char side, Square pawn) {
    if (rules.game == Game::Fortress) {
        switch (side) {
            case 'b': return {1, 0};
            case 'r': return {0, -1};
            case 'u': return {-1, 0};
            default: return {0, 1};
        }
    }
    // With the option `rearPawnsOutward`, the pawns of both sides on ranks 9 to 12 move away from the centre.
    const bool outward = rules.rearPawnsOutward && pawn.y >= 8;
    return {0, (side == 'w') != outward ? 1 : -1};
}

std::vector<Square> pawnPrey(const Rules& rules, char side, Square pawn) {
    const auto [dx, dy] = aheadOf(rules, side, pawn);
    std::vector<Square> prey;
    for (const int aside : {-1, 1}) {
        const auto square = dx == 0 ? landing(rules, pawn, aside, dy) : landing(rules, pawn, dx, aside);
        if (square) prey.push_back(*square);
    }
    return prey;
}

bool attacks(const State& state, Square from, Square target) {
    const Piece piece = state.at(from);
    bool found = false;
    if (piece.kind == 'P') {
        for (const Square prey : pawnPrey(state.rules, piece.side, from)) found = found || prey == target;
        return found;
    }
    for (const MoveAtom& atom : atomsOf(state.rules, piece)) {
        if (!atom.captures) continue;
        walk(state, from, atom, [&](Square square) { found = found || square == target; });
    }
    return found;
}

bool attackedBy(const State& state, Square target, char by) {
    for (int x = 0; x < 16; ++x) {
        for (int y = 0; y < 16; ++y)
            if (state.at({x, y}).side == by && attacks(state, {x, y}, target)) return true;
    }
    return false;
}

bool attackedByEnemies(const State& state, Square target, char owner) {
    for (const char side : seats(state.rules))
        if (enemies(state.rules, owner, side) && attackedBy(state, target, side)) return true;
    return false;
}

bool kingAttacked(const State& state, char side) {
    const auto king = kingOf(state, side);
    return king && attackedByEnemies(state, *king, side);
}

}  // namespace slow
