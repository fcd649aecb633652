#include <cctype>

#include "slowrules/castling.h"
#include "slowrules/tavreli.h"
#include "slowrules/text.h"

namespace slow {

namespace {

std::string rowText(const State& state, const std::vector<Square>& row) {
    std::string text;
    int run = 0;
    const auto endRun = [&] {
        if (run > 0) text += std::to_string(run);
        run = 0;
    };
    for (const Square cell : row) {
        const bool there = exists(state.rules, cell);
        if (there && !state.at(cell)) {
            ++run;
            continue;
        }
        endRun();
        const bool towers = there && state.rules.game == Game::Tavreli;
        text += towers ? cellText(state, cell) : there ? pieceText(state.rules, state.at(cell)) : "*";
    }
    endRun();
    return text;
}

std::string reservePiecesText(const State& state) {
    std::string text;
    for (const char side : seats(state.rules)) {
        for (std::size_t kind = 0; kind < reserveKinds.size(); ++kind) {
            for (int i = 0; i < state.reservePieces[static_cast<std::size_t>(seatOf(side))][kind]; ++i)
                text += std::string{side, reserveKinds[kind]};
        }
    }
    return text.empty() ? "" : "[" + text + "]";
}

/// Returns the file letter of the castling's rook. A position text of Chess960 contains this letter instead of K or Q
/// if another rook stands farther outside.
std::string rookFileText(const Castling& right) {
    return {static_cast<char>((right.side == 'w' ? 'A' : 'a') + right.rookFrom.x)};
}

std::string orDash(const std::string& text) { return text.empty() ? "-" : text; }

}  // namespace

std::string pieceText(const Rules& rules, Piece piece) {
    if (rules.game == Game::Fortress) return std::string{piece.side, piece.kind};
    return {piece.side == 'w' ? piece.kind : static_cast<char>(std::tolower(piece.kind))};
}

std::vector<RightName> rightNames(const Rules& rules) {
    std::vector<RightName> names;
    for (const char side : seats(rules)) {
        for (const char letter : {'K', 'Q'}) {
            const bool prefixed = rules.game == Game::Fortress;
            names.push_back({prefixed ? std::string{side, letter} : pieceText(rules, {side, letter}), side, letter});
        }
    }
    return names;
}

std::string placementText(const State& state) {
    std::string text;
    for (const auto& row : drawnRows(state.rules)) text += (text.empty() ? "" : "/") + rowText(state, row);
    return text + reservePiecesText(state);
}

std::string rightsText(const State& state) {
    std::string text;
    for (const RightName& name : rightNames(state.rules)) {
        const Castling* right = state.rights[rightIndex(name.side, name.letter)];
        if (!right) continue;
        const bool named = right == castlingNamed(state, name.side, name.letter);
        text += named ? name.text : rookFileText(*right);
    }
    return orDash(text);
}

std::string flagsText(const State& state) {
    std::string text;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (std::size_t file = 0; file < 12; ++file)
            if (state.unmoved[seat][file]) text += static_cast<char>((seat == 0 ? 'A' : 'a') + static_cast<char>(file));
    }
    return orDash(text);
}

std::string writeState(const State& state) {
    std::string text = placementText(state) + " " + state.turn + " " + rightsText(state) + " ";
    text += state.passed ? nameOf(state.rules, *state.passed) : "-";
    text += " " + std::to_string(state.clock) + " " + std::to_string(state.number);
    if (state.rules.game == Game::Vyrt || state.rules.game == Game::Tavreli) text += " " + flagsText(state);
    return text;
}

}  // namespace slow
