#include "texts/thoughttexts.h"

#include "ai/evaluation/matecount.h"
#include "ai/search/tableroot.h"
#include "book/bookplay.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cstdlib>

namespace rokada::ui {

namespace {

/// Maximum number of moves of a variation that are shown. More moves do not fit and are unreliable.
constexpr std::size_t LongestVariation = 16;

QString words(const Variation& line, const Position& position) {
    const Score score = line.score;
    if (isMate(score)) {
        const int moves = std::abs(turnsToMate(position, score, line.moves));
        return score > 0 ? QCoreApplication::translate("Thinking", "mate in %n", nullptr, moves)
                         : QCoreApplication::translate("Thinking", "mated in %n", nullptr, moves);
    }
    // The signs mean a won and a lost position, as in the Chess Informant.
    if (std::abs(score) >= TableWin) return score > 0 ? QStringLiteral("+\u2212") : QStringLiteral("\u2212+");
    QString pawns = QLocale().toString(std::abs(score) / 100.0, 'f', 2);
    if (score == 0) return pawns;
    return (score > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + pawns;
}

/// Returns the move number before a move, "12. " or "12... ". Returns an empty text if the move is written without
/// number.
QString number(const Position& position, bool first) {
    if (position.book().sides() > 2) return {};
    const int move = position.state().moveNumber;
    if (position.turn() == Side(0)) return QStringLiteral("%1. ").arg(move);
    return first ? QStringLiteral("%1... ").arg(move) : QString();
}

}  // namespace

QString Thought::text() const {
    QStringList parts{depth};
    if (!score.isEmpty()) parts << score;
    QStringList moves;
    for (const ExpectedMove& move : variation) moves << move.text;
    parts << moves.join(QLatin1Char(' '));
    return parts.join(QStringLiteral("   "));
}

Thought thoughtOf(const Game& game, const Report& report, NotationStyle style) {
    const Variation& best = report.variations.front();
    Thought thought{.depth = QCoreApplication::translate("Thinking", "depth %1").arg(report.depth),
                    .score = words(best, game.position()),
                    .variation = {}};
    if (fromBook(report)) {
        //: instead of the depth: the move is from an opening book
        thought.depth = QCoreApplication::translate("Thinking", "book");
        thought.score.clear();
    }
    // A second `Game` is needed because it adds the forced moves of the rules and ends the variation where the game
    // would end.
    Game expected(game.sharedBook(), game.position());
    for (const Move move : best.moves) {
        const Position& position = expected.position();
        if (thought.variation.size() >= LongestVariation || !expected.legal(move)) break;
        const QString text = spoken(moveText(position, move, style));
        thought.variation.push_back({position.turn(), number(position, thought.variation.empty()) + text});
        expected.play(move);
    }
    return thought;
}

}  // namespace rokada::ui
