#include "record/pgnmove.h"

#include "base/characters.h"
#include "rules/movegen.h"
#include "text/movetext.h"

#include <optional>
#include <string>

namespace rokada {

namespace {

bool letter(char c) { return c >= 'a' && c <= 'z'; }
/// Parsed short notation; numbers, so that comparing with many moves is cheap.
struct Pieces {
    Kind piece = NoKind;
    Kind becomes = NoKind;
    char file = 0;
    int rank = 0;
    bool takes = false;
    Square to = NoSquare;
};

/// The usual forms only: "Nf3", "Nbxd7", "N1d2", "Qh4e1", "exd8=Q".
std::optional<Pieces> captured(const Rulebook& book, std::string_view text) {
    Pieces pieces;
    pieces.piece = book.pawnKind();
    if (!text.empty() && capital(text[0])) {
        pieces.piece = book.variant().kindOf(text[0]);
        text.remove_prefix(1);
    }
    if (text.size() > 2 && text[text.size() - 2] == '=') {
        pieces.becomes = book.variant().kindOf(text.back());
        if (pieces.becomes == NoKind) return std::nullopt;
        text.remove_suffix(2);
    }
    std::size_t start = text.size();
    while (start > 0 && digit(text[start - 1])) --start;
    if (pieces.piece == NoKind || start == 0 || start == text.size()) return std::nullopt;
    pieces.to = book.geometry().named(text.substr(start - 1));
    if (pieces.to == NoSquare) return std::nullopt;
    text = text.substr(0, start - 1);
    if (!text.empty() && text.back() == 'x') {
        pieces.takes = true;
        text.remove_suffix(1);
    }
    if (!text.empty() && letter(text[0])) {
        pieces.file = text[0];
        text.remove_prefix(1);
    }
    for (; !text.empty() && digit(text[0]) && pieces.rank < 100; text.remove_prefix(1)) {
        pieces.rank = pieces.rank * 10 + (text[0] - '0');
    }
    return text.empty() ? std::optional(pieces) : std::nullopt;
}

bool fits(const Position& position, Move move, const Pieces& pieces) {
    if (move.to() != pieces.to || move.type() == MoveType::Drop || move.type() == MoveType::Castle || move.forced()) {
        return false;
    }
    const Geometry& board = position.book().geometry();
    return kindOf(position[move.from()]) == pieces.piece && move.becomes() == pieces.becomes &&
           (pieces.file == 0 || board.fileLetter(board.column(move.from())) == pieces.file) &&
           (pieces.rank == 0 || board.rankNumber(board.row(move.from())) == pieces.rank) &&
           (!pieces.takes || move.type() == MoveType::EnPassant || !position.empty(move.to()));
}

/// The move, if there is one and only one.
std::optional<Move> quickly(const Position& position, std::string_view text) {
    const auto pieces = captured(position.book(), text);
    if (!pieces) return std::nullopt;
    MoveList moves;
    legalMoves(position, moves);
    std::optional<Move> found;
    for (const Move move : moves) {
        if (!fits(position, move, *pieces)) continue;
        if (found) return std::nullopt;
        found = move;
    }
    return found;
}

/// "e8/Q" as "e8=Q", "exd6e.p." as "exd6".
std::string tidied(std::string_view text) {
    std::string tidy(text);
    for (const std::string_view ending : {"e.p.", "ep"}) {
        if (tidy.size() > ending.size() && tidy.ends_with(ending)) tidy.erase(tidy.size() - ending.size());
    }
    if (tidy.size() > 2 && tidy[tidy.size() - 2] == '/') tidy[tidy.size() - 2] = '=';
    return tidy;
}

}  // namespace

Parsed<Move> pgnMove(const Position& position, std::string_view text) {
    while (!text.empty() && (text.back() == '+' || text.back() == '#')) text.remove_suffix(1);
    if (const auto move = quickly(position, text)) return *move;
    return parseShort(position, tidied(text));
}

}  // namespace rokada
