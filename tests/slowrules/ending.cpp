#include "slowrules/ending.h"

#include <algorithm>

#include "slowrules/movement.h"
#include "slowrules/play.h"
#include "slowrules/tavreli.h"
#include "slowrules/text.h"

namespace slow {

namespace {

/// Returns the kind letters of a side's pieces except the king, in alphabetical order.
std::string companions(const State& state, char side) {
    std::string letters;
    for (const Square square : squaresOfSide(state, side))
        if (state.at(square).kind != 'K') letters += state.at(square).kind;
    std::ranges::sort(letters);
    return letters;
}

bool isOneOf(const std::string& letters, const std::vector<std::string>& list) {
    return std::ranges::find(list, letters) != list.end();
}

/// Returns true if both sides have only kings and bishops, and all bishops are on squares of one colour. Such a
/// position is a draw in chess.
bool bishopsOfOneColour(const State& state) {
    bool dark = false;
    bool light = false;
    for (const char side : {'w', 'b'}) {
        for (const Square square : squaresOfSide(state, side)) {
            if (state.at(square).kind == 'K') continue;
            if (state.at(square).kind != 'B') return false;
            (isDark(square) ? dark : light) = true;
        }
    }
    return !(dark && light);
}

bool isDead(const State& state) {
    const std::string white = companions(state, 'w');
    const std::string black = companions(state, 'b');
    const std::string both = white + black;
    switch (state.rules.game) {
        case Game::Chess: return both.empty() || both == "N" || bishopsOfOneColour(state);
        case Game::GreatShatranj: return isOneOf(both, {"", "N", "E"});
        case Game::Bolyar: return both.empty();
        case Game::Vyrt:
            if (white.size() <= 1 && black.size() <= 1) return true;
            return (white.empty() || black.empty()) && isOneOf(both, {"NN", "BN", "NR", "BB"});
        case Game::Fortress: return false;
        case Game::Tavreli: return onlyKingsAnywhere(state);
    }
    return false;
}

/// Returns the side that has lost all pieces except its king, if the bare king rule of Great Shatranj applies. Returns
/// '-' if it does not apply.
char bareKing(const State& state) {
    const char x = state.turn;
    const char y = opponent(x);
    const bool xBare = companions(state, x).empty();
    const bool yBare = companions(state, y).empty();
    if (xBare == yBare) return '-';
    if (yBare) return y;
    if (companions(state, y).size() > 1) return x;
    for (const Move& move : legalMoves(state))
        if (state.at(move.to)) return '-';
    return x;
}

Outcome outcomeOfTwo(const State& state) {
    if (!canMove(state, state.turn)) return kingAttacked(state, state.turn) ? Outcome::Mate : Outcome::Stalemate;
    const bool bareKingCounts = state.rules.game == Game::GreatShatranj && state.rules.bareKing != BareKing::Off;
    if (bareKingCounts && bareKing(state) != '-')
        return state.rules.bareKing == BareKing::Win ? Outcome::BareKingWin : Outcome::BareKingDraw;
    return isDead(state) ? Outcome::Dead : Outcome::Playing;
}

Outcome outcomeOfFour(const State& state) {
    if (onlyTeam(state) != '-') return Outcome::TeamWins;
    bool movable = false;
    bool onlyKings = true;
    for (const char side : seats(state.rules)) {
        movable = movable || (isLiving(state, side) && canMove(state, side));
        onlyKings = onlyKings && companions(state, side).empty() && reserveCount(state, side) == 0;
    }
    if (!movable) return Outcome::NobodyMoves;
    return onlyKings ? Outcome::OnlyKings : Outcome::Playing;
}

}  // namespace

Outcome outcomeOf(const State& state) {
    return state.rules.game == Game::Fortress ? outcomeOfFour(state) : outcomeOfTwo(state);
}

char winnerOf(const State& state) {
    switch (outcomeOf(state)) {
        case Outcome::Mate: return opponent(state.turn);
        case Outcome::BareKingWin: return opponent(bareKing(state));
        case Outcome::TeamWins: return onlyTeam(state);
        case Outcome::Playing:
        case Outcome::Stalemate:
        case Outcome::Dead:
        case Outcome::BareKingDraw:
        case Outcome::NobodyMoves:
        case Outcome::OnlyKings: return '-';
    }
    return '-';
}

std::string repetitionText(const State& state) {
    const auto moves = legalMoves(state);
    const bool enPassant = std::ranges::any_of(moves, [](const Move& move) { return move.enPassant; });
    std::string key = placementText(state) + " " + state.turn + " " + rightsText(state) + " ";
    key += enPassant ? nameOf(state.rules, *state.passed) : "-";
    if (state.rules.game == Game::Vyrt || state.rules.game == Game::Tavreli) key += " " + flagsText(state);
    return key;
}

}  // namespace slow
