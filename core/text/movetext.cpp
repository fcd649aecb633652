#include "text/movetext.h"

#include "base/characters.h"
#include "rules/movegen.h"
#include "text/notation.h"
#include "text/pawnreach.h"
#include "text/positionletters.h"
#include "text/writtenmove.h"

#include <algorithm>

namespace rokada {

namespace {

/// Maximum length in characters of a move with its symbols.
constexpr std::size_t LongestText = 32;

/// English piece letters and the text of a move in UTF-32, in the form that the move parser needs.
struct EnglishText {
    std::array<char32_t, MaxKinds> capitals{};
    std::array<char32_t, LongestText> room{};
    MoveAlphabet alphabet{.letters = {}, .longest = 1};
    std::u32string_view text;

    EnglishText(const Variant& variant, std::string_view written) {
        for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
            capitals[kind] = static_cast<char32_t>(variant.kinds[kind].letter);
            alphabet.letters[kind] = {&capitals[kind], 1};
        }
        std::ranges::transform(written, room.begin(), [](char c) { return static_cast<unsigned char>(c); });
        const std::size_t size = withoutMarks({room.data(), written.size()}).size();
        // In coordinate notation, the promotion letter is lower case.
        const bool small = size > 1 && digit(written[size - 2]) && !digit(written[size - 1]);
        if (small) room[size - 1] = static_cast<unsigned char>(upper(written[size - 1]));
        text = {room.data(), size};
    }
    EnglishText(const EnglishText&) = delete;
    EnglishText& operator=(const EnglishText&) = delete;
};

/// Appends the legal moves that can fit the text. If the text names a piece, generates only the moves of pieces of this
/// kind, because move generation takes most of the time.
void addCandidates(const Position& position, const WrittenMove& written, MoveList& moves) {
    const Rulebook& book = position.book();
    const Side us = position.turn();
    if (written.type != WrittenMove::Type::Normal || position.placing(us)) return legalMoves(position, moves);
    for (const Square from : position.pieces(us)) {
        const Piece piece = position[from];
        if (!written.coordinates() && !written.names(kindOf(piece))) continue;
        if (!written.from(book.geometry(), from) ||
            (written.to != NoSquare && !mayMoveTo(book, piece, from, written.to)))
            continue;
        ordinaryMovesFrom(position, from, moves);
    }
}

/// Returns ":" and the number of pieces if only a part of a tower moves; otherwise an empty text.
std::string partText(Move move) {
    const bool part = move.type() != MoveType::Castle && move.pieces() > 0 && move.pieces() != WholeTower;
    return part ? ":" + std::to_string(move.pieces()) : "";
}

/// Removes the number of pieces if it equals the height of the tower, because a move of a whole tower is written
/// without a number.
std::string_view withoutHeight(const Position& position, std::string_view text) {
    const auto colon = text.rfind(':');
    const auto from = position.book().geometry().read(text);
    if (!position.book().towers() || colon == std::string_view::npos || !from) return text;
    const bool whole = text.substr(colon + 1) == std::to_string(position.height(from->square));
    return whole ? text.substr(0, colon) : text;
}

/// Returns true if the text after the squares is the number of pieces that leave a tower, for example ":2".
bool namesPart(std::string_view rest) {
    return rest.size() > 1 && rest.size() < 4 && rest[0] == ':' && rest[1] != '0' &&
           std::all_of(rest.begin() + 1, rest.end(), digit);
}

/// Finds the castling that a text means. The text has the squares of the king and its target, or of king and rook.
/// Programs use both forms for any start position.
std::optional<Move> castlingMeant(const Position& position, const MoveList& moves, std::string_view text) {
    const Rulebook& book = position.book();
    const std::string king = book.geometry().name(position.king(position.turn()));
    if (!text.starts_with(king)) return std::nullopt;
    const Square to = book.geometry().named(text.substr(king.size()));
    const auto found = std::ranges::find_if(moves, [&](Move move) {
        return move.type() == MoveType::Castle && book.meansCastling(book.castling(position.turn(), move), to);
    });
    return found == moves.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::string moveText(const Rulebook& book, Move move) {
    const Geometry& board = book.geometry();
    if (move.forced()) return "0000";
    if (move.type() == MoveType::Drop)
        return std::string(1, book.variant().kinds[move.becomes()].letter) + "@" + board.name(move.to());
    std::string text = board.name(move.from()) + board.name(book.shownTarget(move));
    if (promotionChosen(book, move)) text += lower(book.variant().kinds[move.becomes()].letter);
    return text + partText(move);
}

std::string moveTextOfXBoard(const Rulebook& book, Move move) {
    if (move.type() != MoveType::Castle || !book.variant().rooksOnAnyFile) return moveText(book, move);
    const auto plans = book.castlings();
    const auto plan = std::ranges::find(plans, move, &CastlingPlan::move);
    return plan->journey.isShort() ? "O-O" : "O-O-O";
}

Parsed<Move> parseMove(const Position& position, std::string_view text) {
    const Rulebook& book = position.book();
    if (text.empty()) return parseError(0, ErrorCode::EmptyMove);
    const MoveList moves = legalMoves(position);
    const std::string_view meant = withoutHeight(position, text);
    for (const Move move : moves) {
        if (!move.forced() && moveText(book, move) == meant) return move;
    }
    if (const auto castling = castlingMeant(position, moves, meant)) return *castling;
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
    if (!rest.empty() && !letter && !(book.towers() && namesPart(rest)))
        return parseError(from->length + to->length, ErrorCode::NotAMove);
    return parseError(0, ErrorCode::IllegalMove);
}

std::string shortText(const Position& position, Move move) {
    const Variant& variant = position.book().variant();
    return written(position.book(), partsOf(position, move), Notation{.letters = englishLetters(variant)});
}

Parsed<Move> parseShort(const Position& position, std::string_view text) {
    if (text.empty()) return parseError(0, ErrorCode::EmptyMove);
    if (text.size() > LongestText) return parseError(0, ErrorCode::NotAMove);
    const EnglishText english(position.book().variant(), text);
    return parseShort(position, english.text, english.alphabet);
}

Parsed<Move> parseShort(const Position& position, std::u32string_view text, const MoveAlphabet& alphabet) {
    if (text.empty() || text.size() > LongestText) return parseError(0, ErrorCode::NotAMove);
    std::optional<Move> found;
    bool read = false, ambiguous = false;
    eachReading(position.book(), {&alphabet, 1}, {}, text, [&](const WrittenMove& written) {
        read = true;
        MoveList moves;
        addCandidates(position, written, moves);
        for (const Move move : moves) {
            if (!fits(position, move, written)) continue;
            ambiguous |= found && *found != move;
            found = move;
        }
    });
    if (!read) return parseError(0, ErrorCode::NotAMove);
    if (!found) return parseError(0, ErrorCode::IllegalMove);
    if (ambiguous) return parseError(0, ErrorCode::AmbiguousMove);
    return *found;
}

}  // namespace rokada
