#include "text/notation.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "rules/paths.h"
#include "text/pawnreach.h"
#include "text/positionletters.h"

#include <algorithm>
#include <utility>

namespace rokada {

namespace {

using Type = MoveParts::Type;
using Threat = MoveParts::Threat;

bool shortSide(const Position& position, Move move) {
    return position.book().castling(position.turn(), move).journey.isShort();
}

char letterAt(const Position& position, Square square) {
    return position.book().variant().kinds[kindOf(position[square])].letter;
}

/// Sets the parts of the origin square that the text needs if another piece of the same kind can move to the same
/// target.
void tellApart(const Position& position, const MoveList& moves, Move move, MoveParts& parts) {
    const Geometry& board = position.book().geometry();
    const char letter = letterAt(position, move.from());
    bool rival = false, sameFile = false, sameRank = false;
    for (const Move other : moves) {
        const bool alike = other.to() == move.to() && other.from() != move.from() && other.type() != MoveType::Drop &&
                           other.type() != MoveType::Castle && letterAt(position, other.from()) == letter;
        if (!alike) continue;
        rival = true;
        sameFile |= board.column(other.from()) == board.column(move.from());
        sameRank |= board.row(other.from()) == board.row(move.from());
    }
    const bool pawnCaptures = parts.pawn && parts.takes;
    parts.needsFile = pawnCaptures || (rival && (!sameFile || sameRank));
    parts.needsRank = sameFile;
    // With towers, the text names the square of a pawn if its file is not enough, or if a part of a tower captures.
    if (position.book().towers() && parts.pawn && (sameFile || (parts.part > 0 && parts.takes)))
        parts.needsFile = parts.needsRank = true;
}

/// Appends the legal moves of other pieces of the same kind to the same square. Generates the moves of as few pieces as
/// possible, because move generation takes most of the time. With towers, generates all moves for a pawn: many pawns
/// can have rivals, and all moves together are generated quickly.
void addRivals(const Position& position, Move move, bool pawn, MoveList& moves) {
    const bool all = pawn && position.book().towers();
    if (all || position.placing(position.turn())) return legalMoves(position, moves);
    const char letter = letterAt(position, move.from());
    for (const Square from : position.pieces(position.turn())) {
        const bool alike = from != move.from() && letterAt(position, from) == letter;
        if (alike && mayMoveTo(position.book(), position[from], from, move.to()))
            ordinaryMovesFrom(position, from, moves);
    }
}

Threat threatAfter(const Position& position, Move move) {
    const Position after = afterMove(position, move);
    // Only new checks count: an older check of the next side does not make this move a checkmate.
    if (newlyInCheck(position, after, after.turn())) {
        const MoveList replies = legalMoves(after);
        if (replies.empty() || replies[0].type() == MoveType::Elimination) return Threat::Mate;
    }
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        if (!position.book().allied(Side(side), position.turn()) && newlyInCheck(position, after, Side(side)))
            return Threat::Check;
    }
    return Threat::None;
}

std::string castlingIn(Type type, const std::string& letter) {
    const std::string two = letter + '-' + letter;
    return type == Type::CastleShort ? two : two + '-' + letter;
}

std::string originText(const Geometry& board, const MoveParts& parts, bool inFull) {
    std::string text;
    if (inFull || parts.needsFile) text += board.fileLetter(board.column(parts.from));
    if (inFull || parts.needsRank) text += std::to_string(board.rankNumber(board.row(parts.from)));
    return text;
}

std::string normalText(const Geometry& board, const MoveParts& parts, const Notation& notation) {
    const bool inFull = notation.form == Notation::Form::Long;
    std::string text = notation.letters[parts.piece] + originText(board, parts, inFull);
    if (parts.part > 0) text += '(' + std::to_string(parts.part) + ')';
    if (parts.takes) {
        text += notation.takes;
    } else if (inFull) {
        text += '-';
    }
    text += board.name(parts.to);
    if (parts.becomes != NoKind) text += notation.promotes + notation.letters[parts.becomes];
    return text;
}

std::string coordinates(const Rulebook& book, const MoveParts& parts) {
    if (parts.type == Type::Forced) return "-";
    std::string text = book.geometry().name(parts.from) + book.geometry().name(parts.to);
    if (parts.chosen) text += lower(book.variant().kinds[parts.becomes].letter);
    if (parts.part > 0) text += ':' + std::to_string(parts.part);
    return text;
}

}  // namespace

bool promotionChosen(const Rulebook& book, Move move) {
    if (move.becomes() == NoKind || move.type() == MoveType::Drop) return false;
    const char letter = book.variant().kinds[move.becomes()].letter;
    const auto& promotions = book.variant().promotions;
    return std::ranges::any_of(promotions, [&](const Promotion& p) {
        return p.into.size() > 1 && p.into.find(letter) != std::string_view::npos && p.squares.test(move.to());
    });
}

MoveParts partsOf(const Position& position, Move move) {
    const Rulebook& book = position.book();
    MoveParts parts{.from = move.from(), .to = book.shownTarget(move), .becomes = move.becomes()};
    if (move.forced()) {
        parts.type = Type::Forced;
        return parts;
    }
    parts.threat = threatAfter(position, move);
    if (move.type() == MoveType::Drop) {
        parts.type = Type::Drop;
        parts.piece = std::exchange(parts.becomes, NoKind);
        return parts;
    }
    parts.piece = kindOf(position[move.from()]);
    if (move.type() == MoveType::Castle) {
        parts.type = shortSide(position, move) ? Type::CastleShort : Type::CastleLong;
        return parts;
    }
    parts.pawn = book.variant().kinds[parts.piece].pawn;
    parts.takes = move.type() == MoveType::EnPassant || position.hostile(move.to());
    if (move.pieces() != WholeTower) parts.part = move.pieces();
    parts.chosen = promotionChosen(book, move);
    MoveList moves;
    addRivals(position, move, parts.pawn, moves);
    tellApart(position, moves, move, parts);
    return parts;
}

Letters englishLetters(const Variant& variant) {
    Letters letters;
    for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
        if (!variant.kinds[kind].pawn) letters[kind] = variant.kinds[kind].letter;
    }
    return letters;
}

std::string written(const Rulebook& book, const MoveParts& parts, const Notation& notation) {
    std::string text;
    switch (parts.type) {
        case Type::Forced: return "-";
        case Type::Drop: text = notation.letters[parts.piece] + '@' + book.geometry().name(parts.to); break;
        case Type::CastleShort:
        case Type::CastleLong: text = castlingIn(parts.type, notation.castle); break;
        case Type::Normal: text = normalText(book.geometry(), parts, notation); break;
    }
    if (notation.form == Notation::Form::Coordinates && parts.type != Type::Drop) return coordinates(book, parts);
    if (parts.threat == Threat::None) return text;
    return text + (parts.threat == Threat::Mate ? notation.mate : notation.check);
}

}  // namespace rokada
