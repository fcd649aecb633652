// Fuzz target for position texts (FEN) and text diagrams. It must be possible to write, read and play every accepted
// position.
#include "parts.h"
#include "targets.h"

#include "rules/movegen.h"
#include "text/diagramtext.h"
#include "text/positiontext.h"

namespace rokada::fuzz {

namespace {

/// Checks that every move can be made and unmade.
void expectPlayable(Position position) {
    const MoveList moves = legalMoves(position);
    const Key key = position.key();
    for (const Move move : moves) {
        Undo undo;
        position.make(move, undo);
        position.unmake(move, undo);
        expect(position.key() == key, "a move that is taken back leaves no trace");
    }
    expect(hasMoves(position) == !moves.empty(), "there are moves if one is found");
}

void expectSameAgain(const Rulebook& book, const Position& position) {
    const std::string text = positionText(position);
    const auto again = parsePosition(book, text);
    expect(again.has_value(), "a position that was read can be written and read");
    expect(positionText(*again) == text && again->key() == position.key(), "it is the same position again");
}

void expectSameDrawing(const Rulebook& book, const Position& position) {
    const auto again = parseDiagram(book, diagramText(position));
    expect(again.has_value(), "a drawing of a position can be read");
    expect(diagramText(*again) == diagramText(position), "it is the same drawing again");
}

}  // namespace

int position::testOneInput(std::string_view input) {
    const Rulebook& book = *rulesNamed(takeLine(input));
    const auto read = parsePosition(book, input);
    if (read) {
        expectSameAgain(book, *read);
        expectPlayable(*read);
        expectSameDrawing(book, *read);
    } else {
        expect(read.error().at <= input.size(), "an error is within the text");
    }
    const auto drawn = parseDiagram(book, input);
    if (drawn) {
        expectSameAgain(book, *drawn);
        expectSameDrawing(book, *drawn);
    } else {
        expect(drawn.error().at <= input.size(), "an error is within the drawing");
    }
    return 0;
}

}  // namespace rokada::fuzz
