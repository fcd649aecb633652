#include "search/searchwords.h"

#include "texts/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace rokada::ui {

namespace {

QString boardWords(PatternKind kind) {
    switch (kind) {
        case PatternKind::Exact: return QCoreApplication::translate("SearchWords", "this position");
        case PatternKind::Pieces: return QCoreApplication::translate("SearchWords", "these pieces");
        case PatternKind::Pawns: return QCoreApplication::translate("SearchWords", "this pawn structure");
    }
    return {};
}

}  // namespace

Pattern patternOf(const BoardSearch& search) {
    Pattern pattern = search.beside;
    if (!search.anyBoard) pattern.accepted = patternOf(search.board, search.kind, search.free, search.vacant).accepted;
    return pattern;
}

QString wordsFor(const BoardSearch& search) {
    QStringList words;
    if (!search.anyBoard) words << boardWords(search.kind);
    if (search.beside.counts != Pattern().counts || search.beside.balance)
        words << QCoreApplication::translate("SearchWords", "material");
    if (!search.moves.isEmpty()) words << search.moves;
    const QString variant = variantName(search.board.book->variant().id);
    return words.isEmpty() ? variant : QStringLiteral("%1: %2").arg(variant, words.join(QStringLiteral(", ")));
}

}  // namespace rokada::ui
