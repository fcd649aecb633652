#include "slowrules/movement.h"

#include <algorithm>
#include <array>

namespace slow {

namespace {

using Ways = std::vector<Way>;

Ways joined(Ways one, const Ways& other) {
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

/// All forms of the offset (a,b): every sign, both orders.
Ways leaps(int a, int b) {
    Ways ways;
    for (int dx = -2; dx <= 2; ++dx)
        for (int dy = -2; dy <= 2; ++dy) {
            const int wide = std::max(std::abs(dx), std::abs(dy));
            const int narrow = std::min(std::abs(dx), std::abs(dy));
            if (wide == std::max(a, b) && narrow == std::min(a, b)) ways.push_back({dx, dy});
        }
    return ways;
}

Ways sliding(Ways ways) {
    for (Way& way : ways) way.slides = true;
    return ways;
}

Ways onlyMoving(Ways ways) {
    for (Way& way : ways) way.captures = false;
    return ways;
}

Ways rookLines() { return sliding(leaps(1, 0)); }
Ways bishopLines() { return sliding(leaps(1, 1)); }
Ways queenLines() { return joined(rookLines(), bishopLines()); }
Ways kingSteps() { return joined(leaps(1, 0), leaps(1, 1)); }

/// Chess, Vyrt, Fortress.
Ways orthodox(char kind) {
    switch (kind) {
        case 'K': return kingSteps();
        case 'Q': return queenLines();
        case 'R': return rookLines();
        case 'B': return bishopLines();
        case 'N': return leaps(1, 2);
        default: return {};
    }
}

/// greatshatranj.md, section 4.
Ways shatranj(char kind) {
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

/// bolyar.md, section 4: two squares away at most; backwards straight and for captures only.
Ways boat(int forward) {
    Ways ways;
    for (int dx = -2; dx <= 2; ++dx)
        for (int dy = 0; dy <= 2; ++dy) {
            if (dx == 0 && dy == 0) continue;
            const bool straight = dx == 0 || dy == 0;
            ways.push_back({dx, dy * forward, false, true, straight});
        }
    ways.push_back({0, -forward, false, false, true});
    ways.push_back({0, -2 * forward, false, false, true});
    return ways;
}

Ways bolyar(char kind, int forward) {
    switch (kind) {
        case 'B': return joined(bishopLines(), {{0, forward, false, true, false}});
        case 'Y': return joined(rookLines(), onlyMoving(bishopLines()));
        case 'G': return queenLines();
        case 'L': return boat(forward);
        default: return orthodox(kind);
    }
}

using Table = std::array<std::array<std::array<Ways, 26>, 2>, 5>;

Table allWays() {
    Table table;
    for (std::size_t game = 0; game < 5; ++game)
        for (std::size_t seat = 0; seat < 2; ++seat)
            for (std::size_t letter = 0; letter < 26; ++letter) {
                const char kind = static_cast<char>('A' + letter);
                Ways& ways = table[game][seat][letter];
                if (game == static_cast<std::size_t>(Game::GreatShatranj))
                    ways = shatranj(kind);
                else if (game == static_cast<std::size_t>(Game::Bolyar))
                    ways = bolyar(kind, seat == 0 ? 1 : -1);
                else
                    ways = orthodox(kind);
            }
    return table;
}

}  // namespace

const std::vector<Way>& waysOf(const Rules& rules, Man man) {
    static const Table table = allWays();
    const std::size_t seat = man.side == 'b' ? 1 : 0;
    return table[static_cast<std::size_t>(rules.game)][seat][static_cast<std::size_t>(man.kind - 'A')];
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
    // Vyrt, section 5: on ranks 9 to 12 both sides go away from the middle.
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
    const Man man = state.at(from);
    bool found = false;
    if (man.kind == 'P') {
        for (const Square prey : pawnPrey(state.rules, man.side, from)) found = found || prey == target;
        return found;
    }
    for (const Way& way : waysOf(state.rules, man)) {
        if (!way.captures) continue;
        walk(state, from, way, [&](Square square) { found = found || square == target; });
    }
    return found;
}

bool attackedBy(const State& state, Square target, char by) {
    for (int x = 0; x < 16; ++x)
        for (int y = 0; y < 16; ++y)
            if (state.at({x, y}).side == by && attacks(state, {x, y}, target)) return true;
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
