#include "text/movetext.h"

#include "rules/movegen.h"
#include "text/notation.h"
#include "text/positionletters.h"

#include <algorithm>

namespace rokada {

namespace {

bool captures(const Position& position, Move move) {
    return move.type() == MoveType::EnPassant || (move.type() != MoveType::Drop && !position.empty(move.to()));
}

const KindSpec& kindSpecOf(const Position& position, Move move) {
    return position.book().variant().kinds[kindOf(position[move.from()])];
}

std::string castleText(const Rulebook& book, Move move) {
    const auto plans = book.castlings();
    const auto plan = std::find_if(plans.begin(), plans.end(), [&](const CastlingPlan& p) { return p.move == move; });
    return plan->journey.letter == 'K' ? "O-O" : "O-O-O";
}

// --- reading --------------------------------------------------------------------------------------------------------

/// A parsed move: what the text says, and nothing else.
struct Wish {
    char letter = 0;          ///< of the piece; 0 for a pawn
    std::string_view origin;  ///< "", "g", "1", "g1"
    std::string_view target;  ///< "f3"; "e" in a pawn's "de"
    char becomes = 0;
    bool takes = false;  ///< a capture was written
};

std::string_view withoutMarks(std::string_view text) {
    while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) text.remove_suffix(1);
    return text;
}

bool fits(const Position& position, Move move, const Wish& wish) {
    if (move.type() == MoveType::Drop || move.type() == MoveType::Castle || move.forced()) return false;
    const Geometry& board = position.book().geometry();
    const KindSpec& piece = kindSpecOf(position, move);
    if (wish.letter == 0 ? !piece.pawn : piece.letter != wish.letter) return false;
    if (wish.takes && !captures(position, move)) return false;
    const std::string from = board.name(move.from()), to = board.name(move.to());
    const bool fileOnly = wish.target.size() == 1;
    if (fileOnly ? to[0] != wish.target[0] || from[0] == to[0] : to != wish.target) return false;
    const bool originFits =
        wish.origin.empty() || wish.origin == from || wish.origin == from.substr(0, 1) || wish.origin == from.substr(1);
    if (!originFits) return false;
    const char becomes = move.becomes() == NoKind ? '\0' : position.book().variant().kinds[move.becomes()].letter;
    return promotionChosen(position.book(), move) ? becomes == wish.becomes
                                                  : wish.becomes == 0 || becomes == wish.becomes;
}

Parsed<Move> theOnlyOne(const Position& position, const MoveList& moves, const Wish& wish) {
    const auto wanted = [&](Move m) { return fits(position, m, wish); };
    const Move* found = std::find_if(moves.begin(), moves.end(), wanted);
    if (found == moves.end()) return parseError(0, ErrorCode::IllegalMove);
    if (std::find_if(found + 1, moves.end(), wanted) != moves.end()) return parseError(0, ErrorCode::AmbiguousMove);
    return *found;
}

/// Splits "g1" of "Ng1-f3", "Ng1xf3", "N1f3", "Nf3" and the like from the target at the end.
std::optional<Wish> split(const Rulebook& book, std::string_view text) {
    Wish wish;
    const bool letter = !text.empty() && text[0] >= 'A' && text[0] <= 'Z';
    if (letter && book.variant().kindOf(text[0]) != NoKind) {
        if (!book.variant().kinds[book.variant().kindOf(text[0])].pawn) wish.letter = text[0];
        text.remove_prefix(1);
    }
    if (!text.empty() && text.back() >= 'A' && text.back() <= 'Z') {
        wish.becomes = text.back();
        text.remove_suffix(1);
        if (!text.empty() && text.back() == '=') text.remove_suffix(1);
    }
    std::size_t start = text.size();
    while (start > 0 && text[start - 1] >= '0' && text[start - 1] <= '9') --start;
    if (start == 0) return std::nullopt;
    wish.target = text.substr(start - 1);
    wish.origin = text.substr(0, start - 1);
    const bool separated =
        !wish.origin.empty() && std::string_view("x:-").find(wish.origin.back()) != std::string_view::npos;
    if (separated) {
        wish.takes = wish.origin.back() != '-';
        wish.origin.remove_suffix(1);
    }
    const bool twoFiles = wish.target.size() == 1 && wish.origin.size() == 1 && wish.letter == 0;  // a pawn's "exd"
    wish.takes |= twoFiles;
    const bool knownTarget = twoFiles || book.geometry().named(wish.target) != NoSquare;
    return knownTarget ? std::optional(wish) : std::nullopt;
}

std::optional<Move> castlingMeant(const Position& position, const MoveList& moves, std::string_view text) {
    std::string letters(text);
    std::replace(letters.begin(), letters.end(), '0', 'O');
    const auto meant = [&](Move m) {
        return m.type() == MoveType::Castle && castleText(position.book(), m) == letters;
    };
    const Move* found = std::find_if(moves.begin(), moves.end(), meant);
    return found == moves.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::string moveText(const Rulebook& book, Move move) {
    const Geometry& board = book.geometry();
    if (move.forced()) return "0000";
    if (move.type() == MoveType::Drop)
        return std::string(1, book.variant().kinds[move.becomes()].letter) + "@" + board.name(move.to());
    std::string text = board.name(move.from()) + board.name(move.to());
    if (promotionChosen(book, move)) text += lower(book.variant().kinds[move.becomes()].letter);
    return text;
}

Parsed<Move> parseMove(const Position& position, std::string_view text) {
    const Rulebook& book = position.book();
    if (text.empty()) return parseError(0, ErrorCode::EmptyMove);
    MoveList moves;
    legalMoves(position, moves);
    for (const Move move : moves) {
        if (!move.forced() && moveText(book, move) == text) return move;
    }
    if (text.size() > 1 && text[1] == '@') {
        if (book.variant().kindOf(text[0]) == NoKind) return parseError(0, ErrorCode::NotAMove);
        return book.geometry().named(text.substr(2)) == NoSquare ? parseError(2, ErrorCode::BadSquare)
                                                                 : parseError(0, ErrorCode::IllegalMove);
    }
    const auto from = book.geometry().read(text);
    if (!from) return parseError(0, ErrorCode::BadSquare);
    const auto to = book.geometry().read(text.substr(from->length));
    if (!to) return parseError(from->length, ErrorCode::BadSquare);
    const std::string_view rest = text.substr(from->length + to->length);
    const bool letter =
        rest.size() == 1 && book.variant().kindOf(upper(rest[0])) != NoKind && upper(rest[0]) != rest[0];
    if (!rest.empty() && !letter) return parseError(from->length + to->length, ErrorCode::NotAMove);
    return parseError(0, ErrorCode::IllegalMove);
}

std::string shortText(const Position& position, Move move) {
    const Variant& variant = position.book().variant();
    return written(position.book(), partsOf(position, move), Notation{.letters = englishLetters(variant)});
}

Parsed<Move> parseShort(const Position& position, std::string_view text) {
    if (text.empty()) return parseError(0, ErrorCode::EmptyMove);
    text = withoutMarks(text);
    if (const auto coordinates = parseMove(position, text)) return coordinates;
    MoveList moves;
    legalMoves(position, moves);
    if (const auto castling = castlingMeant(position, moves, text)) return *castling;
    if (const auto wish = split(position.book(), text)) return theOnlyOne(position, moves, *wish);
    return parseError(0, ErrorCode::NotAMove);
}

}  // namespace rokada
