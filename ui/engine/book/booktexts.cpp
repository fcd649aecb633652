#include "book/booktexts.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace rokada::ui {

namespace {

/// Maximum number of moves in a sentence.
constexpr qsizetype MaxNamed = 3;

}  // namespace

QString shareText(double share) {
    //: a share below one per cent
    if (share > 0 && share < 0.005) return QCoreApplication::translate("Books", "<1 %");
    //: %1: a share, in per cent
    return QCoreApplication::translate("Books", "%1 %").arg(std::lround(100 * share));
}

QString bookMovesText(const OpeningBook& book, const Position& position, NotationStyle style) {
    const std::vector<BookMove> moves = book.moves(position);
    QStringList parts;
    for (const BookMove& move : moves) {
        if (parts.size() == MaxNamed) break;
        parts << moveText(position, move.move, style) + QLatin1Char(' ') + shareText(shareOf(move, moves));
    }
    return unbroken(parts.join(QStringLiteral(", ")));
}

}  // namespace rokada::ui
