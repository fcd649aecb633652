#include "analysis/variationtexts.h"

#include "ai/evaluation/chances.h"
#include "ai/evaluation/matecount.h"
#include "ai/search/tableroot.h"
#include "analysis/threat.h"
#include "book/openingbook.h"
#include "scene/emblemhtml.h"
#include "texts/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace rokada::ui {

namespace {

/// Maximum number of moves per variation, in the panel and in speech. Later moves do not fit and are unreliable.
constexpr std::size_t LongestVariation = 20, LongestSpoken = 6;
const QChar Minus(0x2212);
constexpr std::uint64_t Million = 1'000'000;

/// Returns the move number before a move, "12. " or "12… ". Returns an empty text for moves that need no number.
/// `first` is true for the first move of the variation.
QString numberOf(const Position& position, bool first) {
    const int move = position.state().moveNumber;
    const bool said = first && position.book().sides() > 2;
    if (said || position.turn() == Side(0)) return QStringLiteral("%1. ").arg(move);
    return first ? QStringLiteral("%1\u2026 ").arg(move) : QString();
}

/// Returns the move in words. With more than two sides, the name of the side comes first.
QString spokenMove(const VariationMove& move) {
    const QString text = spoken(move.text);
    return move.mover.empty() ? text : sideName(move.mover) + QLatin1Char(' ') + text;
}

QString mateText(const Position& root, Score score, std::span<const Move> line) {
    const Score forFirst = forFirstTeam(root, score);
    const int turns = std::abs(turnsToMate(root, score, line));
    return forFirst > 0 ? QStringLiteral("#%1").arg(turns) : QStringLiteral("#%1%2").arg(Minus).arg(turns);
}

/// Returns how many moves of the variation, counted from its first move, are in the opening book of `style`.
std::size_t bookedMoves(const Task& root, const Variation& variation, const VariationStyle& style) {
    return style.book ? style.book->follows(root.position, variation.moves) : 0;
}

QString bookTip() { return QCoreApplication::translate("Analysis", "Move of the opening book"); }

/// Plays a move of a variation. In a game that had ended before the variation although legal moves exist, for example
/// by a bare king, plays on. Returns false if the move is illegal, or if the variation has ended the game.
bool playInVariation(Game& game, Move move, bool endedBefore) {
    return endedBefore ? game.playOn(move) : game.play(move);
}

}  // namespace

QString valueText(const Position& root, Score score, ScoreStyle style, std::span<const Move> line, int decimals) {
    const Score forFirst = forFirstTeam(root, score);
    if (isMate(score)) return mateText(root, score, line);
    if (std::abs(score) >= TableWin) return forFirst > 0 ? QStringLiteral("+\u2212") : QStringLiteral("\u2212+");
    if (style == ScoreStyle::Chances) {
        return QCoreApplication::translate("Analysis", "%1 %")
            .arg(QLocale().toString(static_cast<int>(std::lround(100 * valueShare(root, score)))));
    }
    const double unit = std::pow(10, decimals);
    const double rounded = std::round(forFirst / 100.0 * unit) / unit;
    QString pawns = QLocale().toString(std::abs(rounded), 'f', decimals);
    if (rounded == 0) return pawns;
    return (rounded > 0 ? QLatin1Char('+') : Minus) + pawns;
}

QString valueHtml(const Position& root, Score score, ScoreStyle style, std::span<const Move> line) {
    const bool white = forFirstTeam(root, score) >= 0;
    return QStringLiteral("<span style=\"color:%1; font-weight:600\">%2</span>")
        .arg(QLatin1String(white ? "#25211b" : "#ffffff"), valueText(root, score, style, line));
}

double valueShare(const Position& root, Score score) {
    const auto forFirst = forFirstTeam(root, score);
    if (isMate(score)) return forFirst > 0 ? 1 : 0;
    return winningChance(forFirst, chanceScale(root.book().variant().id));
}

std::vector<VariationMove> movesOf(const Task& root, const Variation& variation, NotationStyle style) {
    std::vector<VariationMove> moves;
    // Play the variation in a new game, because `Game` also makes the forced moves of the rules, such as eliminations.
    Game expected(root.book, root.position);
    const bool ended = expected.ending().has_value();
    for (const Move move : variation.moves) {
        const Position position = expected.position();
        if (moves.size() >= LongestVariation || !playInVariation(expected, move, ended)) break;
        const std::string_view mover =
            root.book->sides() > 2 ? root.book->variant().sideSpecs[position.turn()].name : std::string_view();
        moves.push_back({move, numberOf(position, moves.empty()) + moveText(position, move, style), mover});
    }
    return moves;
}

Game gameAfter(const Task& root, const Variation& variation, std::size_t moves) {
    Game game(root.book, root.position);
    const bool ended = game.ending().has_value();
    for (std::size_t i = 0; i < std::min(moves, variation.moves.size()); ++i) {
        if (!playInVariation(game, variation.moves[i], ended)) break;
    }
    return game;
}

QString moveHtml(const VariationMove& move) {
    const auto html = [](const QString& text) {
        return text.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;"));
    };
    if (move.mover.empty()) return html(move.text);
    // Put the emblem of the side between the move number and the move.
    const auto number = move.text.lastIndexOf(QLatin1Char(' ')) + 1;
    return html(move.text.left(number)) + emblemHtml(move.mover) + html(QLatin1Char(' ') + move.text.mid(number));
}

QString moveLink(std::size_t rank, std::size_t number, const VariationMove& move, const QString& look,
                 const QString& tip) {
    const QString title = tip.isEmpty() ? QString() : QStringLiteral(" title=\"%1\"").arg(tip.toHtmlEscaped());
    return QStringLiteral("<a class=\"%1\"%2 href=\"move:%3/%4\">%5</a>")
        .arg(look, title, QString::number(rank), QString::number(number), moveHtml(move));
}

QString variationsHtml(const Task& root, const Report& report, const VariationStyle& style) {
    QString rows;
    const std::size_t count = std::min(style.most, report.variations.size());
    for (std::size_t rank = 0; rank < count; ++rank) {
        const Variation& variation = report.variations[rank];
        const QString value = valueHtml(root.position, variation.score, style.values, variation.moves);
        const std::size_t booked = bookedMoves(root, variation, style);
        QStringList moves;
        for (const VariationMove& move : movesOf(root, variation, style.notation)) {
            const auto number = static_cast<std::size_t>(moves.size()) + 1;
            const bool fromBook = number <= booked;
            const QString look = QLatin1String(number == 1 ? "first" : "rest") + QLatin1String(fromBook ? " book" : "");
            moves << moveLink(rank, number, move, look, fromBook ? bookTip() : QString());
        }
        rows += QStringLiteral(
                    "<tr><td align=\"center\"><a href=\"move:%1/0\">%2</a></td><td>%3</td>"
                    "<td align=\"right\"><a href=\"fold:%1\"><img src=\"chevron:down\" "
                    "style=\"vertical-align:middle\"></a></td></tr>")
                    .arg(QString::number(rank), value, moves.join(QLatin1Char(' ')));
    }
    if (rows.isEmpty()) return {};
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(rows);
}

QString spokenAnalysis(const Task& root, const Report& report, const VariationStyle& style) {
    QStringList sentences{QCoreApplication::translate("Analysis", "Depth %1.").arg(report.depth)};
    const std::size_t count = std::min(style.most, report.variations.size());
    for (std::size_t rank = 0; rank < count; ++rank) {
        const Variation& variation = report.variations[rank];
        QStringList moves;
        for (const VariationMove& move : movesOf(root, variation, style.notation)) {
            if (static_cast<std::size_t>(moves.size()) < LongestSpoken) moves << spokenMove(move);
        }
        //: %1: number of the variation; %2: its value, as "+0.34"; %3: its moves
        sentences << QCoreApplication::translate("Analysis", "%1: %2, %3.")
                         .arg(rank + 1)
                         .arg(valueText(root.position, variation.score, style.values, variation.moves),
                              moves.join(QLatin1Char(' ')));
        if (const std::size_t booked = bookedMoves(root, variation, style); booked > 0)
            sentences << QCoreApplication::translate("Analysis", "Book moves: %1.").arg(booked);
    }
    return sentences.join(QLatin1Char(' '));
}

QString progressText(const Report& report) {
    const auto elapsed = static_cast<std::uint64_t>(std::max<std::int64_t>(1, report.elapsed.count()));
    const std::uint64_t speed = report.nodes * 1000 / elapsed;
    if (speed >= Million) {
        //: progress of a search; %1: depth in plies; %2: millions of positions per second, for example "1.8"
        return QCoreApplication::translate("Analysis", "Depth %1, %2 million positions per second")
            .arg(report.depth)
            .arg(QLocale().toString(static_cast<double>(speed) / Million, 'f', 1));
    }
    //: progress of a search; %1: depth in plies; %2: thousands of positions per second, for example "340"
    return QCoreApplication::translate("Analysis", "Depth %1, %2 thousand positions per second")
        .arg(report.depth)
        .arg(QLocale().toString(static_cast<qulonglong>((speed + 500) / 1000)));
}

QString progressDetails(const Report& report) {
    const auto thousands = QLocale().toString(static_cast<qulonglong>((report.nodes + 500) / 1000));
    //: progress of a search; %1: depth in plies; %2: largest depth in plies; %3: thousands of positions; %4: percentage
    return QCoreApplication::translate("Analysis", "Depth %1/%2, %3 thousand positions, hash table %4 % full")
        .arg(report.depth)
        .arg(report.selectiveDepth)
        .arg(thousands)
        .arg((report.hashFull + 5) / 10);
}

}  // namespace rokada::ui
