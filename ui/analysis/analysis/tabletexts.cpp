#include "analysis/tabletexts.h"

#include "texts/byside.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr std::array wins{
    BySide{"white", QT_TRANSLATE_NOOP("Tables", "Endgame tables: White wins.")},
    BySide{"black", QT_TRANSLATE_NOOP("Tables", "Endgame tables: Black wins.")},
};

/// Returns the sentence about a win of this side, with the distance to the next capture or pawn move.
QString winInPlies(std::string_view side, int plies) {
    if (side == "white") {
        return QCoreApplication::translate(
            "Tables", "Endgame tables: White wins, %n plies to a capture, a pawn move or mate.", nullptr, plies);
    }
    return QCoreApplication::translate(
        "Tables", "Endgame tables: Black wins, %n plies to a capture, a pawn move or mate.", nullptr, plies);
}

/// Returns the sentence about a win of this side, with the number of its moves until mate.
QString winInMoves(std::string_view side, int moves) {
    if (side == "white")
        return QCoreApplication::translate("Tables", "Endgame tables: White mates in %n move(s).", nullptr, moves);
    return QCoreApplication::translate("Tables", "Endgame tables: Black mates in %n move(s).", nullptr, moves);
}

/// Returns the text for one line of `tableMoves`, with "%1" in place of the moves that have this result.
QString heading(TableResult result) {
    switch (result) {
        //: %1: list of moves
        case TableResult::Win: return QCoreApplication::translate("Tables", "Winning: %1");
        //: %1: list of moves
        case TableResult::CursedWin:
            return QCoreApplication::translate("Tables", "Winning without the 50-move rule: %1");
        //: %1: list of moves
        case TableResult::Draw: return QCoreApplication::translate("Tables", "Drawing: %1");
        //: %1: list of moves
        case TableResult::BlessedLoss:
            return QCoreApplication::translate("Tables", "Losing without the 50-move rule: %1");
        //: %1: list of moves
        case TableResult::Loss: return QCoreApplication::translate("Tables", "Losing: %1");
    }
    return {};
}

}  // namespace

QString tableWords(const Position& position, const TableValues& values) {
    const auto [result, zeroing, mate] = values.value;
    const auto side = [&](bool mover) { return sideIdOf(position.book(), Side(position.turn() ^ (mover ? 0 : 1))); };
    switch (result) {
        case TableResult::Draw: return QCoreApplication::translate("Tables", "Endgame tables: draw.");
        case TableResult::CursedWin:
        case TableResult::BlessedLoss:
            return QCoreApplication::translate("Tables", "Endgame tables: draw by the 50-move rule.");
        case TableResult::Win:
        case TableResult::Loss: break;
    }
    const std::string_view winner = side(result == TableResult::Win);
    if (mate > 0) return winInMoves(winner, (mate + 1) / 2);
    return zeroing > 0 ? winInPlies(winner, zeroing) : bySide(wins, "Tables", winner);
}

QString tableMoves(const Position& position, const TableValues& values, NotationStyle style) {
    constexpr std::array order{TableResult::Win, TableResult::CursedWin, TableResult::Draw, TableResult::BlessedLoss,
                               TableResult::Loss};
    QStringList lines;
    for (const TableResult result : order) {
        QStringList moves;
        for (const auto& [move, value, rank] : values.moves) {
            if (value.result != result) continue;
            const QString text = spoken(moveText(position, move, style));
            if (value.mate > 0) {
                moves << QStringLiteral("%1 (#%2)").arg(text).arg((value.mate + 1) / 2);
            } else {
                moves << (value.zeroing > 0 ? QStringLiteral("%1 (%2)").arg(text).arg(value.zeroing) : text);
            }
        }
        if (!moves.empty()) lines << heading(result).arg(moves.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace rokada::ui
