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

/// Returns the text for one line of `tableMoves`, with "%1" in place of the moves that have this result.
QString heading(SyzygyResult result) {
    switch (result) {
        //: %1: list of moves
        case SyzygyResult::Win: return QCoreApplication::translate("Tables", "Winning: %1");
        //: %1: list of moves
        case SyzygyResult::CursedWin:
            return QCoreApplication::translate("Tables", "Winning without the 50-move rule: %1");
        //: %1: list of moves
        case SyzygyResult::Draw: return QCoreApplication::translate("Tables", "Drawing: %1");
        //: %1: list of moves
        case SyzygyResult::BlessedLoss:
            return QCoreApplication::translate("Tables", "Losing without the 50-move rule: %1");
        //: %1: list of moves
        case SyzygyResult::Loss: return QCoreApplication::translate("Tables", "Losing: %1");
    }
    return {};
}

}  // namespace

QString tableWords(const Position& position, const SyzygyRoot& values) {
    const auto [result, zeroing] = values.value;
    const auto side = [&](bool mover) { return sideIdOf(position.book(), Side(position.turn() ^ (mover ? 0 : 1))); };
    switch (result) {
        case SyzygyResult::Draw: return QCoreApplication::translate("Tables", "Endgame tables: draw.");
        case SyzygyResult::CursedWin:
        case SyzygyResult::BlessedLoss:
            return QCoreApplication::translate("Tables", "Endgame tables: draw by the 50-move rule.");
        case SyzygyResult::Win:
        case SyzygyResult::Loss: break;
    }
    const std::string_view winner = side(result == SyzygyResult::Win);
    return zeroing > 0 ? winInPlies(winner, zeroing) : bySide(wins, "Tables", winner);
}

QString tableMoves(const Position& position, const SyzygyRoot& values, NotationStyle style) {
    constexpr std::array order{SyzygyResult::Win, SyzygyResult::CursedWin, SyzygyResult::Draw,
                               SyzygyResult::BlessedLoss, SyzygyResult::Loss};
    QStringList lines;
    for (const SyzygyResult result : order) {
        QStringList moves;
        for (const auto& [move, value, rank] : values.moves) {
            if (value.result != result) continue;
            const QString text = spoken(moveText(position, move, style));
            moves << (value.zeroing > 0 ? QStringLiteral("%1 (%2)").arg(text).arg(value.zeroing) : text);
        }
        if (!moves.empty()) lines << heading(result).arg(moves.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace rokada::ui
