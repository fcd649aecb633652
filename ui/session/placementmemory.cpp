#include "session/placementmemory.h"

#include <QStringList>

namespace rokada::ui {

namespace {

/// Returns the square rotated by `quarters` quarter turns. Returns NoSquare if the board is not square.
Square turned(const Geometry& board, Square square, int quarters) {
    if (square == NoSquare || board.columns() != board.rows()) return NoSquare;
    // Coordinates from the centre of the board, in half squares.
    const int last = board.columns() - 1;
    const Delta place = Delta{2 * board.column(square) - last, 2 * board.row(square) - last}.turned(quarters);
    return board.at((place.dx + last) / 2, (place.dy + last) / 2);
}

}  // namespace

QString placementMemory(const Game& game, Side side) {
    const Variant& variant = game.book().variant();
    const int back = (4 - variant.sideSpecs[side].quarterTurns % 4) % 4;
    QStringList places;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        if (turn.move.type() != MoveType::Drop || turn.before.turn() != side) continue;
        const Square square = turned(variant.geometry, turn.move.to(), back);
        if (square == NoSquare) return {};
        places << QLatin1Char(variant.kinds[turn.move.becomes()].letter) +
                      QString::fromStdString(variant.geometry.name(square));
    }
    return places.join(u' ');
}

std::vector<Move> rememberedPlacement(const Rulebook& book, Side side, const QString& memory) {
    const Variant& variant = book.variant();
    std::vector<Move> moves;
    for (const QString& place : memory.split(u' ', Qt::SkipEmptyParts)) {
        const Kind kind = variant.kindOf(place.front().toLatin1());
        const Square named = variant.geometry.named(place.mid(1).toStdString());
        const Square square = turned(variant.geometry, named, variant.sideSpecs[side].quarterTurns);
        if (kind == NoKind || square == NoSquare || !variant.sideSpecs[side].home.test(square)) return {};
        moves.emplace_back(NoSquare, square, MoveType::Drop, kind);
    }
    return moves;
}

}  // namespace rokada::ui
