#include "board/readingtexts.h"

#include "explain/surroundings.h"
#include "texts/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct LineWords {
    QPoint direction;
    const char* text;
};

constexpr std::array lineWords{
    LineWords{{0, -1}, QT_TRANSLATE_NOOP("Spoken", "From %1 up: %2.")},
    LineWords{{0, 1}, QT_TRANSLATE_NOOP("Spoken", "From %1 down: %2.")},
    LineWords{{-1, 0}, QT_TRANSLATE_NOOP("Spoken", "From %1 to the left: %2.")},
    LineWords{{1, 0}, QT_TRANSLATE_NOOP("Spoken", "From %1 to the right: %2.")},
};

/// Returns the piece that a move to the target would capture: "e5, black pawn".
QString victim(const SpokenBoard& board, const TargetMark& mark) {
    const Square captured = mark.victim == NoSquare ? mark.square : mark.victim;
    const QString name = spokenSquare(board.geometry(), mark.square, board.speech);
    const QString piece = sidesPiece(board.variant(), board.position()[captured]);
    if (captured == mark.square) return QStringLiteral("%1, %2").arg(name, piece);
    //: a square, and a pawn that is captured en passant, with its own square
    return spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1, capturing the %2 on %3 en passant"))
        .arg(name, piece, spokenSquare(board.geometry(), captured, board.speech));
}

struct Reached {
    QStringList moves, captures, castlings;
};

Reached reachedFrom(const SpokenBoard& board, Square square) {
    Reached reached;
    auto marks = marksOf(board.game, square);
    std::ranges::sort(marks, [](const TargetMark& a, const TargetMark& b) { return a.square < b.square; });
    for (const TargetMark& mark : marks) {
        if (!mark.target) continue;
        if (mark.capture) {
            reached.captures << victim(board, mark);
        } else {
            const bool castles = mark.extra == TargetMark::Extra::Castling;
            (castles ? reached.castlings : reached.moves) << spokenSquare(board.geometry(), mark.square, board.speech);
        }
    }
    return reached;
}

/// Next square on the line, and the text about the step to it.
struct Next {
    Square square = NoSquare;
    QString said;
};

Next nextOn(const SpokenBoard& board, Square from, QPoint direction) {
    const Delta step = board.layout.onBoard(direction);
    switch (borderOf(board.variant(), from, step)) {
        case Border::Wall: return {NoSquare, spokenWords(QT_TRANSLATE_NOOP("Spoken", "wall"))};
        case Border::Edge: return {NoSquare, spokenWords(QT_TRANSLATE_NOOP("Spoken", "edge"))};
        case Border::Gate: return {board.geometry().step(from, step), spokenWords(QT_TRANSLATE_NOOP("Spoken", "gate"))};
        case Border::Open: break;
    }
    const Square next = board.geometry().step(from, step);
    const bool over = board.layout.screenPlace(next) != board.layout.screenPlace(from) + direction;
    if (!over) return {next, {}};
    return {next, spokenWords(QT_TRANSLATE_NOOP("Spoken", "edge (the board continues at %1)"))
                      .arg(spokenSquare(board.geometry(), next, board.speech))};
}

}  // namespace

QString movesFrom(const SpokenBoard& board, Square square) {
    QStringList sentences{squareInShort(board, square) + u'.'};
    const Piece piece = board.position()[square];
    if (piece == NoPiece) return sentences.front();
    const Reached reached = reachedFrom(board, square);
    const bool mover = !board.game.ending() && sideOf(piece) == board.position().turn();
    if (!mover)
        sentences << spokenWords(
            QT_TRANSLATE_NOOP("Spoken", "It is not this side's turn. The piece could go to these squares."));
    const auto say = [&](const char* text, const QStringList& squares, const QString& between) {
        if (!squares.isEmpty()) sentences << spokenWords(text).arg(squares.join(between));
    };
    say(QT_TRANSLATE_NOOP("Spoken", "Moves: %1."), reached.moves, QStringLiteral(", "));
    say(QT_TRANSLATE_NOOP("Spoken", "Captures: %1."), reached.captures, QStringLiteral("; "));
    say(QT_TRANSLATE_NOOP("Spoken", "Castling: %1."), reached.castlings, QStringLiteral(", "));
    if (reached.moves.isEmpty() && reached.captures.isEmpty() && reached.castlings.isEmpty()) {
        if (!mover) sentences.removeLast();
        sentences << (mover ? spokenWords(QT_TRANSLATE_NOOP("Spoken", "The piece has no legal move."))
                            : spokenWords(QT_TRANSLATE_NOOP(
                                  "Spoken", "It is not this side's turn. The piece has no square to go to.")));
    }
    return sentences.join(QLatin1Char(' '));
}

QString lineFrom(const SpokenBoard& board, Square square, QPoint direction) {
    QStringList said;
    for (Square at = square;;) {
        const Next next = nextOn(board, at, direction);
        if (!next.said.isEmpty()) said << next.said;
        if (next.square == NoSquare) break;
        if (next.square == square) {
            said << spokenWords(QT_TRANSLATE_NOOP("Spoken", "back to square %1"))
                        .arg(spokenSquare(board.geometry(), square, board.speech));
            break;
        }
        at = next.square;
        said << squareInShort(board, at);
    }
    const auto line = std::ranges::find_if(lineWords, [&](const LineWords& w) { return w.direction == direction; });
    return spokenWords(line->text)
        .arg(spokenSquare(board.geometry(), square, board.speech), said.join(QStringLiteral("; ")));
}

QString choices(const Variant& variant, const std::vector<Move>& moves) {
    QStringList items;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        const QString name = move.type() == MoveType::Castle ? spokenWords(QT_TRANSLATE_NOOP("Spoken", "castling"))
                             : move.becomes() == NoKind      ? spokenWords(QT_TRANSLATE_NOOP("Spoken", "move"))
                                                             : kindName(variant.kinds[move.becomes()].name);
        //: a number and what it chooses: "1 queen"
        items << spokenWords(QT_TRANSLATE_NOOP("Spoken", "%1 %2")).arg(i + 1).arg(name);
    }
    return spokenWords(QT_TRANSLATE_NOOP("Spoken", "Choose one: %1.")).arg(items.join(QStringLiteral(", ")));
}

}  // namespace rokada::ui::texts
