#include <algorithm>
#include <cctype>

#include "slowrules/castling.h"
#include "slowrules/movement.h"
#include "slowrules/promotion.h"
#include "slowrules/tavreli.h"
#include "slowrules/text.h"

namespace slow {

namespace {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Parses a decimal number without leading zeros. Returns nullopt if the text is invalid.
std::optional<int> readNumber(const std::string& text) {
    if (text.empty() || text.size() > 9 || !std::ranges::all_of(text, isDigit)) return std::nullopt;
    if (text.size() > 1 && text[0] == '0') return std::nullopt;
    return std::stoi(text);
}

/// Removes the letters of one piece from the front of the text. Returns nullopt if they are no piece.
std::optional<Piece> takePiece(const Rules& rules, std::string& text) {
    for (const char side : seats(rules)) {
        for (const char kind : kinds(rules)) {
            const std::string letters = pieceText(rules, {side, kind});
            if (!text.starts_with(letters)) continue;
            text.erase(0, letters.size());
            return Piece{side, kind};
        }
    }
    return std::nullopt;
}

/// Removes the number of empty squares from the front of the text, and returns it. Returns 0 if the number is invalid.
std::size_t takeRun(std::string& text) {
    std::string digits;
    while (!text.empty() && isDigit(text[0])) {
        digits += text[0];
        text.erase(0, 1);
    }
    return static_cast<std::size_t>(readNumber(digits).value_or(0));
}

bool readRow(State& state, const std::vector<Square>& row, std::string text) {
    std::size_t column = 0;
    while (!text.empty()) {
        if (column >= row.size()) return false;
        if (text[0] == '*') {
            if (exists(state.rules, row[column++])) return false;
            text.erase(0, 1);
        } else if (isDigit(text[0])) {
            const std::size_t run = takeRun(text);
            if (run == 0 || run > row.size() - column) return false;
            for (const std::size_t end = column + run; column < end; ++column)
                if (!exists(state.rules, row[column])) return false;
        } else if (state.rules.game == Game::Tavreli) {
            if (!takeCell(state, row[column++], text)) return false;
        } else {
            const auto piece = takePiece(state.rules, text);
            if (!piece || !exists(state.rules, row[column])) return false;
            state.at(row[column++]) = *piece;
        }
    }
    return column == row.size();
}

bool readReservePieces(State& state, std::string text) {
    if (text.empty()) return false;
    while (!text.empty()) {
        const auto piece = takePiece(state.rules, text);
        const auto kind = piece ? reserveKinds.find(piece->kind) : std::string::npos;
        if (kind == std::string::npos) return false;
        ++state.reservePieces[static_cast<std::size_t>(seatOf(piece->side))][kind];
    }
    return true;
}

bool readPlacement(State& state, std::string text) {
    const auto bracket = text.find('[');
    if (state.rules.game == Game::Fortress && bracket != std::string::npos) {
        if (text.back() != ']') return false;
        if (!readReservePieces(state, text.substr(bracket + 1, text.size() - bracket - 2))) return false;
        text.erase(bracket);
    }
    const auto cells = drawnRows(state.rules);
    const auto rows = split(text, '/');
    if (rows.size() != cells.size()) return false;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (!readRow(state, cells[row], rows[row])) return false;
    return true;
}

bool readTurn(State& state, const std::string& text) {
    if (text.size() != 1 || seats(state.rules).find(text[0]) == std::string::npos) return false;
    state.turn = text[0];
    return true;
}

/// Reads the castling rights of Chess960, in X-FEN (KQkq) or Shredder-FEN (file letters of the rooks). Each right may
/// occur only once.
bool readChess960Rights(State& state, const std::string& text) {
    for (const char c : text) {
        const bool white = c >= 'A' && c <= 'Z';
        const char side = white ? 'w' : 'b';
        const char letter = white ? c : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        const bool named = letter == 'K' || letter == 'Q';
        if (!named && (letter < 'A' || letter > 'H')) return false;
        const Castling* right =
            named ? castlingNamed(state, side, letter) : castlingWithRook(state, side, letter - 'A');
        if (!right) continue;
        const Castling*& place = state.rights[rightIndex(side, right->letter)];
        if (place) return false;
        place = right;
    }
    return true;
}

bool readRights(State& state, std::string text) {
    if (text == "-") return true;
    if (text.empty()) return false;
    if (state.rules.chess960) return readChess960Rights(state, text);
    for (const RightName& name : rightNames(state.rules)) {
        if (!text.starts_with(name.text)) continue;
        text.erase(0, name.text.size());
        state.rights[rightIndex(name.side, name.letter)] = castlingNamed(state, name.side, name.letter);
    }
    return text.empty();
}

bool readPassed(State& state, const std::string& text) {
    if (text == "-") return true;
    const Game game = state.rules.game;
    if (game == Game::GreatShatranj || game == Game::Fortress) return false;
    state.passed = squareOf(state.rules, text);
    return state.passed.has_value();
}

bool readCounters(State& state, const std::string& clock, const std::string& number) {
    state.clock = readNumber(clock).value_or(-1);
    state.number = readNumber(number).value_or(0);
    return state.clock >= 0 && state.number >= 1;
}

bool readFlags(State& state, const std::string& text) {
    const int last = state.rules.game == Game::Vyrt ? 11 : 7;
    if (text == "-") return true;
    if (text.empty()) return false;
    char before = 0;
    for (const char c : text) {
        const bool white = c >= 'A' && c <= 'A' + last;
        const bool black = c >= 'a' && c <= 'a' + last;
        // The letters must be sorted by their character codes, so upper case comes first.
        if (!(white || black) || c <= before) return false;
        state.unmoved[white ? 0 : 1][static_cast<std::size_t>(c - (white ? 'A' : 'a'))] = true;
        before = c;
    }
    return true;
}

/// Marks all pawns of the front rows as unmoved. Used if the seventh field of the position text is missing.
void assumeUnmoved(State& state) {
    for (auto& files : state.unmoved) files.fill(true);
}

void dropIdleRights(State& state) {
    for (const Castling*& right : state.rights) {
        const bool kept = right && state.rules.castling && standsAtHome(state, *right);
        if (!kept) right = nullptr;
    }
}

void dropIdleFlags(State& state) {
    for (const char side : {'w', 'b'}) {
        for (int file = 0; file < 12; ++file) {
            bool& flag = state.unmoved[side == 'w' ? 0 : 1][static_cast<std::size_t>(file)];
            flag = flag && isFrontFile(file) && state.at(frontSquare(side, file)) == Piece{side, 'P'};
        }
    }
}

bool hasProperPieces(const State& state) {
    if (state.rules.game == Game::Tavreli) return hasProperTowers(state);
    for (const char side : seats(state.rules)) {
        const auto kings = squaresWith(state, {side, 'K'}).size();
        const bool hasPieces = !squaresOfSide(state, side).empty() || reserveCount(state, side) > 0;
        const bool needsKing = state.rules.game != Game::Fortress || hasPieces;
        if (kings > 1 || (needsKing && kings == 0)) return false;
        for (const Square pawn : squaresWith(state, {side, 'P'}))
            if (promotesPawns(state.rules, side, pawn)) return false;
    }
    return true;
}

}  // namespace

std::optional<State> readState(const Rules& rules, const std::string& text) {
    State state;
    state.rules = rules;
    const auto fields = split(text, ' ');
    const bool tracked = rules.game == Game::Vyrt || rules.game == Game::Tavreli;
    const bool flagged = tracked && fields.size() == 7;
    if (fields.size() != 6 && !flagged) return std::nullopt;
    const bool wellFormed = readPlacement(state, fields[0]) && readTurn(state, fields[1]) &&
                            readRights(state, fields[2]) && readPassed(state, fields[3]) &&
                            readCounters(state, fields[4], fields[5]);
    if (!wellFormed) return std::nullopt;
    if (tracked) {
        if (flagged && !readFlags(state, fields[6])) return std::nullopt;
        if (!flagged) assumeUnmoved(state);
        if (rules.game == Game::Vyrt) dropIdleFlags(state);
    }
    if (rules.game == Game::Tavreli) {
        dropIdleTowerRights(state);
    } else {
        dropIdleRights(state);
    }
    if (!hasProperPieces(state)) return std::nullopt;
    const char other = nextSeat(rules, state.turn);
    if (rules.game != Game::Fortress && kingAttacked(state, other)) return std::nullopt;
    return state;
}

}  // namespace slow
