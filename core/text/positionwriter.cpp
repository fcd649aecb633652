#include "text/positionletters.h"
#include "text/positiontext.h"

namespace rokada {

namespace {

std::string rowText(const Position& position, int y) {
    const Geometry& board = position.book().geometry();
    std::string text;
    int empty = 0;
    const auto flush = [&] {
        if (empty > 0) text += std::to_string(empty);
        empty = 0;
    };
    for (int x = 0; x < board.columns(); ++x) {
        const Square square = board.at(x, y);
        if (square != NoSquare && position.empty(square)) {
            ++empty;
            continue;
        }
        flush();
        text += square == NoSquare ? "*" : cellText(position, square);
    }
    flush();
    return text;
}

std::string reservePiecesText(const Position& position) {
    const Variant& variant = position.book().variant();
    std::string text;
    for (std::size_t side = 0; side < variant.sides(); ++side) {
        for (std::size_t i = 0; i < position.book().reserveKinds().size(); ++i) {
            for (int n = position.reserve(Side(side), i); n > 0; --n) {
                text += letterOf(variant, pieceOf(Side(side), position.book().reserveKinds()[i]));
            }
        }
    }
    return text.empty() ? text : "[" + text + "]";
}

/// Returns a castling right in X-FEN: the letter of the wing for the outermost rook, and the file for another rook.
std::string rightText(const Position& position, const CastlingPlan& plan) {
    const Variant& variant = position.book().variant();
    const Castling& c = plan.journey;
    if (!variant.rooksOnAnyFile) return rightText(variant, c);
    const Piece rook = pieceOf(c.side, variant.kindOf('R'));
    const auto plans = position.book().castlings(c.side, c.kingFrom);
    const auto outermost = std::ranges::find_if(plans, [&](const CastlingPlan& p) {
        return p.journey.letter == c.letter && position[p.journey.rookFrom] == rook;
    });
    if (outermost->right == plan.right) return rightText(variant, c);
    const Geometry& board = position.book().geometry();
    const char file = board.fileLetter(board.column(c.rookFrom));
    return {c.side == 0 ? upper(file) : file};
}

std::string rightsText(const Position& position) {
    std::string text;
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        position.eachCastling(Side(side), [&](const CastlingPlan& plan) { text += rightText(position, plan); });
    }
    return text.empty() ? "-" : text;
}

std::string flagsText(const Position& position) {
    const Rulebook& book = position.book();
    std::string text;
    for (std::size_t side = 0; side < book.sides(); ++side) {
        for (const auto& [letter, square] : frontRow(book, Side(side))) {
            if ((position.state().rights & book.firstMoveRight(Side(side), square)) == 0) continue;
            text += side == 0 ? upper(letter) : letter;
        }
    }
    return text.empty() ? "-" : text;
}

/// Returns a tower (stack of pieces) in brackets. After each pawn stands the letter of its identity, the kind to which
/// it promotes.
std::string towerText(const Variant& variant, const std::vector<Piece>& tower) {
    std::string text;
    for (const Piece piece : tower) {
        text += letterOf(variant, piece);
        const char identity = variant.kinds[kindOf(piece)].identity;
        if (identity != 0) text += lower(identity);
    }
    return "(" + text + ")";
}

}  // namespace

std::string cellText(const Position& position, Square square) {
    const Rulebook& book = position.book();
    const Variant& variant = book.variant();
    if (!book.towers()) return letterOf(variant, position[square]);
    const bool strange = book.pawns().has(position[square]) &&
                         kindOf(position[square]) != book.pawnOfFile(book.geometry().column(square));
    const bool brackets = strange || position.height(square) > 1;
    return brackets ? towerText(variant, position.tower(square)) : letterOf(variant, position[square]);
}

std::string positionText(const Position& position) {
    const Variant& variant = position.book().variant();
    const State& state = position.state();
    std::string text;
    for (int y = position.book().geometry().rows() - 1; y >= 0; --y) {
        text += rowText(position, y);
        if (y > 0) text += '/';
    }
    text += reservePiecesText(position);
    text += std::string(" ") + variant.sideSpecs[state.turn].letter + " " + rightsText(position) + " ";
    text += state.enPassant == NoSquare ? "-" : position.book().geometry().name(state.enPassant);
    text += " " + std::to_string(state.halfmoveClock) + " " + std::to_string(state.moveNumber);
    if (variant.tracksFirstMoves) text += " " + flagsText(position);
    return text;
}

}  // namespace rokada
