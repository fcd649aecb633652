#include "text/writtenmove.h"

#include "text/notation.h"

#include <algorithm>

namespace rokada {

namespace {

/// Characters that write castling, two or three times: a Latin letter, a Cyrillic letter or the digit 0.
constexpr std::u32string_view CastleSigns = U"OО0";

bool isMark(char32_t c) { return c == U'+' || c == U'#' || c == U'!' || c == U'?'; }

char32_t small(char32_t c) {
    if (c >= U'A' && c <= U'Z') return c - U'A' + U'a';
    if (c >= U'А' && c <= U'Я') return c - U'А' + U'а';
    return c;
}

char32_t capital(char32_t c) {
    if (c >= U'a' && c <= U'z') return c - U'a' + U'A';
    return c;
}

/// Returns true if `spelling` turns the piece letter `letter` into `text`.
bool same(const Spelling& spelling, std::u32string_view letter, std::u32string_view text) {
    if (letter.size() != text.size()) return false;
    for (std::size_t i = 0; i < letter.size(); ++i) {
        if (spelling(letter[i]) != text[i]) return false;
    }
    return true;
}

bool file(char c) { return c >= 'a' && c <= 'z'; }

/// Buffer for a text with two squares. The longest one is "l12xl12=".
struct Squares {
    std::array<char, 8> room{};
    std::size_t size = 0;

    [[nodiscard]] std::string_view text() const { return {room.data(), size}; }
};

/// Converts a text to ASCII. Returns nullopt if it has other characters, because square names have only ASCII
/// characters.
std::optional<Squares> squaresIn(std::u32string_view text) {
    Squares squares;
    if (text.size() > squares.room.size()) return std::nullopt;
    for (const char32_t c : text) {
        if (c >= 0x80) return std::nullopt;
        squares.room[squares.size++] = static_cast<char>(c);
    }
    return squares;
}

/// Parses the origin of a move: "g", "1", "g1" or nothing. Returns false for other text.
bool readOrigin(std::string_view text, WrittenMove& written) {
    if (!text.empty() && file(text[0])) {
        written.file = text[0];
        text.remove_prefix(1);
    }
    if (text.empty()) return true;
    if (text.size() > 1 && text[0] == '0') return false;
    written.rank = 0;
    for (; !text.empty() && digit(text[0]); text.remove_prefix(1)) written.rank = written.rank * 10 + (text[0] - '0');
    return text.empty();
}

/// Parses the target of a move: a square such as "f3", or the target file of a pawn capture such as "exd".
bool readDestination(const Rulebook& book, std::string_view text, WrittenMove& written) {
    if (text.size() > 1) {
        written.to = book.geometry().named(text);
        return written.to != NoSquare;
    }
    written.toFile = text[0];
    written.captures = true;
    return !written.named && file(text[0]) && written.file != 0 && written.rank == WrittenMove::NoRank &&
           written.file != text[0];
}

/// Returns true if a text means the castling `move`: "O-O", or a king move to its castling target or to its rook.
bool castlingFits(const Position& position, Move move, const WrittenMove& written) {
    const CastlingPlan& plan = position.book().castling(position.turn(), move);
    if (written.type == WrittenMove::Type::Normal) {
        const bool king = written.coordinates() || written.names(position.book().royalKind());
        return king && !written.captures && !written.promotes &&
               written.from(position.book().geometry(), move.from()) && written.to != NoSquare &&
               position.book().meansCastling(plan, written.to);
    }
    return plan.journey.isShort() == (written.type == WrittenMove::Type::CastleShort);
}

/// Tests quickly whether a text can be squares. Squares end in a digit, or are the files of a pawn capture.
bool maybeSquares(std::u32string_view text, const WrittenMove& written) {
    constexpr std::size_t LongestFiles = 3;
    return !text.empty() && (digit32(text.back()) || (!written.named && text.size() <= LongestFiles));
}

/// Returns the set of pawn kinds, with one bit for each kind.
std::uint16_t pawnKinds(const Rulebook& book) {
    return static_cast<std::uint16_t>((book.pawns() & piecesOf(Side(0))).bits);
}

/// Returns true if the number of pieces that leave a tower fits the move. Without a number, the whole tower moves.
bool partFits(const Position& position, Move move, const WrittenMove& written) {
    return written.part == 0 ? move.pieces() == WholeTower : written.part == position.carried(move);
}

template <class Char>
PartedText<Char> parted(std::basic_string_view<Char> text) {
    PartedText<Char> whole{.text = std::basic_string<Char>(text)};
    constexpr auto None = std::basic_string_view<Char>::npos;
    const bool brackets = text.find(Char('(')) != None;
    const std::size_t open = brackets ? text.find(Char('(')) : text.rfind(Char(':'));
    if (open == None) return whole;
    std::size_t at = open + 1;
    int part = 0;
    while (at < text.size() && text[at] >= Char('0') && text[at] <= Char('9') && part <= MaxTower)
        part = part * 10 + static_cast<int>(text[at++] - Char('0'));
    const bool closed = brackets ? at < text.size() && text[at] == Char(')') : at == text.size();
    if (!closed || part == 0 || text[open + 1] == Char('0')) return whole;
    if (brackets) ++at;
    return {whole.text.substr(0, open) + whole.text.substr(at), part};
}

bool promotionFits(const Rulebook& book, Move move, const WrittenMove& written) {
    if (!written.promotes) return !promotionChosen(book, move);
    return move.becomes() != NoKind && (written.promotion >> move.becomes() & 1) != 0;
}

}  // namespace

std::u32string_view withoutMarks(std::u32string_view text) {
    while (!text.empty() && isMark(text.back())) text.remove_suffix(1);
    if (text.empty() || digit32(text.back())) return text;
    for (const std::u32string_view enPassant : {U"e.p.", U"ep"}) {
        if (!text.ends_with(enPassant)) continue;
        const std::u32string_view move = text.substr(0, text.size() - enPassant.size());
        if (!move.empty() && digit32(move.back())) return move;  // otherwise, the characters are files
    }
    return text;
}

PartedText<char32_t> withoutPart(std::u32string_view text) { return parted(text); }
PartedText<char> withoutPart(std::string_view text) { return parted(text); }

char32_t Spelling::operator()(char32_t c) const {
    if (anyCase) c = small(c);
    if (c < U'А' || written.empty()) return c;
    const std::size_t at = written.find(small(c));
    if (at == std::u32string_view::npos) return c;
    return small(c) == c ? meant[at] : capital(meant[at]);
}

std::uint16_t kindsSpelled(const MoveAlphabet& alphabet, const Spelling& spelling, std::u32string_view letter) {
    unsigned kinds = 0;
    for (std::size_t kind = 0; kind < MaxKinds; ++kind) {
        if (same(spelling, alphabet.letters[kind], letter)) kinds |= 1u << kind;
    }
    return static_cast<std::uint16_t>(kinds);
}

std::optional<WrittenMove> readCastling(const Spelling& spelling, std::u32string_view text) {
    const auto stands = [&](char32_t sign) { return !text.empty() && spelling(sign) == text[0]; };
    if (std::ranges::none_of(CastleSigns, stands)) return std::nullopt;
    std::size_t signs = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == text[0]) {
            ++signs;
        } else if (text[at] != U'-' || text[at - 1] == U'-' || at + 1 == text.size()) {
            return std::nullopt;
        }
    }
    if (signs != 2 && signs != 3) return std::nullopt;
    return WrittenMove{.type = signs == 2 ? WrittenMove::Type::CastleShort : WrittenMove::Type::CastleLong};
}

bool readSquares(const Rulebook& book, std::u32string_view text, WrittenMove& written) {
    if (written.promotes && !text.empty() && (text.back() == U'=' || text.back() == U'/')) text.remove_suffix(1);
    if (written.named && !text.empty() && text.front() == U'@') {
        written.drops = true;
        text.remove_prefix(1);
    }
    if (!maybeSquares(text, written)) return false;
    if (!written.named) written.pieces = pawnKinds(book);
    const auto squares = squaresIn(text);
    if (!squares) return false;
    std::size_t start = squares->size;
    while (start > 0 && digit(squares->room[start - 1])) --start;
    if (start == 0) return false;
    std::string_view origin = squares->text().substr(0, start - 1);
    if (!origin.empty() && (origin.back() == 'x' || origin.back() == ':' || origin.back() == '-')) {
        written.captures = origin.back() != '-';
        origin.remove_suffix(1);
    }
    return readOrigin(origin, written) && readDestination(book, squares->text().substr(start - 1), written);
}

bool fits(const Position& position, Move move, const WrittenMove& written) {
    if (move.forced()) return false;
    const Rulebook& book = position.book();
    const Geometry& board = book.geometry();
    if (move.type() == MoveType::Castle) return castlingFits(position, move, written);
    if (written.type != WrittenMove::Type::Normal) return false;
    if (written.to == NoSquare ? board.fileLetter(board.column(move.to())) != written.toFile : move.to() != written.to)
        return false;
    if (move.type() == MoveType::Drop) {
        return written.names(move.becomes()) && written.file == 0 && written.rank == WrittenMove::NoRank &&
               !written.captures && !written.promotes;
    }
    if (written.drops || !written.from(board, move.from())) return false;
    if (!written.coordinates() && !written.names(kindOf(position[move.from()]))) return false;
    if (book.towers() && !partFits(position, move, written)) return false;
    const bool captures = move.type() == MoveType::EnPassant || position.hostile(move.to());
    if (captures ? written.withoutFile() : written.captures) return false;
    return promotionFits(book, move, written);
}

}  // namespace rokada
