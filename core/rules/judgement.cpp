#include "rules/judgement.h"

#include "rules/blockedposition.h"
#include "rules/movegen.h"

#include <algorithm>
#include <string>

namespace rokada {

namespace {

/// Returns the sorted letters of the pieces of `side`, without the king.
std::string lettersOf(const Position& position, Side side) {
    const Variant& variant = position.book().variant();
    std::string letters;
    for (const Square s : position.pieces(side)) {
        const KindSpec& kind = variant.kinds[kindOf(position[s])];
        if (kind.royal) continue;
        letters += kind.letter;
    }
    std::ranges::sort(letters);
    return letters;
}

bool pawnsOneStepFromPromotion(const Position& position, Side side) {
    const Rulebook& book = position.book();
    return std::ranges::all_of(position.pieces(side), [&](Square s) {
        const auto targets = book.quiets(position[s], s);
        return !book.pawns().has(position[s]) || (!targets.empty() && targets.front().arrival != 0);
    });
}

bool matches(const Position& position, Side side, std::string_view wanted) {
    const std::string pieces = lettersOf(position, side);
    if (wanted == "?") return pieces.size() == 1;
    std::string letters(wanted);
    const bool lastStep = letters.find('p') != std::string::npos;
    std::ranges::replace(letters, 'p', 'P');
    std::ranges::sort(letters);
    return pieces == letters && (!lastStep || pawnsOneStepFromPromotion(position, side));
}

/// Returns true if the position has this material. In variants with two sides, either side can have `material.one`. In
/// variants with four sides, returns true only if all pieces are bare kings.
bool matches(const Position& position, const Material& material) {
    if (position.book().sides() > 2) {
        if (!material.one.empty() || !material.other.empty()) return false;
        for (std::size_t side = 0; side < position.book().sides(); ++side) {
            if (position.pieces(Side(side)).size() > 1 || position.placing(Side(side))) return false;
        }
        return true;
    }
    const auto either = [&](Side a, Side b) {
        return matches(position, a, material.one) && matches(position, b, material.other);
    };
    return either(Side(0), Side(1)) || either(Side(1), Side(0));
}

/// Returns true if all pieces except the kings are of the kind `draws.oneColour` and on squares of one colour. Such a
/// position is dead.
bool allOnOneColour(const Position& position) {
    const Variant& variant = position.book().variant();
    if (variant.draws.oneColour == 0) return false;
    bool onColour[2] = {};
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        for (const Square s : position.pieces(Side(side))) {
            const KindSpec& kind = variant.kinds[kindOf(position[s])];
            if (kind.royal) continue;
            if (kind.letter != variant.draws.oneColour) return false;
            onColour[position.book().geometry().dark(s)] = true;
        }
    }
    return !(onColour[0] && onColour[1]);
}

/// Returns true if the board has more pieces than any list of insufficient material. This fast test avoids most
/// comparisons with the lists.
bool tooManyForLists(const Position& position) {
    std::size_t pieces = 0;
    for (std::size_t side = 0; side < position.book().sides(); ++side) pieces += position.pieces(Side(side)).size();
    return pieces > position.book().maxInsufficient();
}

Ending outOfMoves(const Position& position) {
    const Side side = position.turn();
    if (position.book().variant().elimination) return draw(position, Reason::NobodyMoves);
    return position.inCheck(side) ? loss(position, Reason::Checkmate, side) : draw(position, Reason::Stalemate, side);
}

bool canWin(const Position& position, Side side) {
    const auto own = position.book().rules().canWin(position, side);
    return own.value_or(position.pieces(side).size() > 1 && !deadPosition(position));
}

}  // namespace

Ending draw(const Position& position, Reason reason, Side side, int count) {
    Ending ending{.reason = reason, .side = side, .count = count};
    for (std::size_t s = 0; s < position.book().sides(); ++s) ending.halfPoints[s] = 1;
    return ending;
}

Ending loss(const Position& position, Reason reason, Side loser) {
    Ending ending{.reason = reason, .side = loser};
    for (std::size_t s = 0; s < position.book().sides(); ++s) {
        ending.halfPoints[s] = position.book().allied(Side(s), loser) ? 0 : 2;
    }
    return ending;
}

bool deadPosition(const Position& position) {
    if (allOnOneColour(position)) return true;
    if (tooManyForLists(position) || position.covered() > 0) return false;
    const auto& dead = position.book().variant().draws.insufficient;
    return std::ranges::any_of(dead, [&](const Material& m) { return matches(position, m); });
}

std::optional<Ending> judge(const Position& position) {
    const Rulebook& book = position.book();
    if (book.decided(position.state().living)) {
        for (std::size_t side = 0; side < book.sides(); ++side) {
            if (!position.living(Side(side)) && !book.allied(Side(side), position.turn())) {
                return loss(position, Reason::Checkmate, Side(side));
            }
        }
    }
    if (!hasMoves(position)) return outOfMoves(position);
    if (auto ending = book.rules().judge(position)) return ending;
    if (deadPosition(position)) return draw(position, Reason::DeadPosition);
    if (book.variant().draws.blockedPawns && blockedForGood(position)) return draw(position, Reason::Blocked);
    return std::nullopt;
}

Ending flagFall(const Position& position, Side side, Reason reason) {
    for (std::size_t other = 0; other < position.book().sides(); ++other) {
        const bool enemy = !position.book().allied(Side(other), side);
        if (enemy && canWin(position, Side(other))) return loss(position, reason, side);
    }
    return draw(position, reason, side);
}

int pliesToClaim(const Position& position) {
    const DrawLaws& draws = position.book().variant().draws;
    const bool longer = std::ranges::any_of(draws.longEndings, [&](const Material& m) { return matches(position, m); });
    return longer ? draws.fiftyMoveClaimLong : draws.fiftyMoveClaim;
}

}  // namespace rokada
