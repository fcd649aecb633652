#include "texts/opponenttexts.h"

#include "ai/levels/perception.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cstdint>

namespace rokada::ui::texts {

namespace {

QString said(const char* text) { return QCoreApplication::translate("Opponent", text); }

/// Depth in plies up to which a sentence names the depth. Beyond it, the number of positions is what limits a search.
constexpr int NamedDepth = 8;

/// Returns the number rounded to two digits, followed by zeros.
std::uint64_t rounded(std::uint64_t number) {
    std::uint64_t unit = 1;
    while (number / unit >= 100) unit *= 10;
    return (number + unit / 2) / unit * unit;
}

QString joined(QStringList sentences) {
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString foresight(const QString& name, const Weakness& weakness) {
    //: %1: name of an opponent, %2: a number, "3,200"
    if (weakness.depth > NamedDepth)
        return said(QT_TRANSLATE_NOOP("Opponent", "%1 looks at up to %2 positions for each move."))
            .arg(name, QLocale().toString(static_cast<qulonglong>(rounded(weakness.nodes))));
    //: %1: name of an opponent, %2: a number from 2 on
    if (weakness.depth > 1)
        return said(QT_TRANSLATE_NOOP("Opponent", "%1 looks up to %2 plies ahead.")).arg(name).arg(weakness.depth);
    //: %1: name of an opponent
    if (weakness.exchanges)
        return said(QT_TRANSLATE_NOOP("Opponent", "%1 looks at the next move and the captures after it.")).arg(name);
    //: %1: name of an opponent
    return said(QT_TRANSLATE_NOOP("Opponent", "%1 looks only at the next move.")).arg(name);
}

/// Returns the share of moves of this `oddness` that the opponent overlooks, in per cent and rounded to steps of five.
/// The oddness of a move measures how hard it is to notice; see `Perception`.
int percentOverlooked(const Weakness& weakness, int oddness) {
    constexpr int Step = 5;
    return Step * qRound(100 * Perception::overlookedShare(weakness, oddness) / Step);
}

/// Returns a sentence about the share of overlooked moves. Like `certainties`, it has no subject, because it follows
/// the sentence of `foresight`. The returned sentence is about moves of average oddness, or about the most noticeable
/// moves if the opponent overlooks all moves of average oddness.
QString oversights(const Weakness& weakness) {
    const bool plain = Perception::overlookedShare(weakness, Perception::AverageOddness) >= 1;
    const int percent = percentOverlooked(weakness, plain ? Perception::PlainOddness : Perception::AverageOddness);
    if (percent == 0) return {};
    const char* text = plain ? QT_TRANSLATE_NOOP("Opponent", "Overlooks about %1% of simple moves.")
                             : QT_TRANSLATE_NOOP("Opponent", "Overlooks about %1% of long or backward moves.");
    return said(text).arg(percent);
}

/// Returns the sentence of `oversights` with words instead of numbers. An opponent that overlooks all moves of average
/// oddness overlooks a third or more of the most noticeable ones.
QString oversightsInWords(const Weakness& weakness) {
    constexpr int Most = 60, Many = 30;
    if (Perception::overlookedShare(weakness, Perception::AverageOddness) >= 1)
        return said(QT_TRANSLATE_NOOP("Opponent", "Overlooks many simple moves."));
    const int percent = percentOverlooked(weakness, Perception::AverageOddness);
    if (percent == 0) return {};
    if (percent < Many) return said(QT_TRANSLATE_NOOP("Opponent", "Overlooks some long or backward moves."));
    return percent < Most ? said(QT_TRANSLATE_NOOP("Opponent", "Overlooks many long or backward moves."))
                          : said(QT_TRANSLATE_NOOP("Opponent", "Overlooks most long or backward moves."));
}

/// Returns the foresight in full moves, each with its answer.
QString foresightInMoves(const QString& name, const Weakness& weakness) {
    if (weakness.depth <= 1) return foresight(name, weakness);
    //: %1: name of an opponent
    if (weakness.depth > NamedDepth) return said(QT_TRANSLATE_NOOP("Opponent", "%1 looks many moves ahead.")).arg(name);
    const int moves = (weakness.depth + 1) / 2;
    //: %1: name of an opponent
    return QCoreApplication::translate("Opponent", "%1 looks about %n move(s) ahead.", nullptr, moves).arg(name);
}

/// Returns a sentence about tactics that the opponent never overlooks.
QString sights(const Weakness& weakness) {
    if (weakness.seesMates) return said(QT_TRANSLATE_NOOP("Opponent", "Always sees mate in one."));
    if (weakness.seesQueens)
        return said(QT_TRANSLATE_NOOP("Opponent", "Always sees captures of the strongest pieces."));
    return {};
}

QString certainties(const Weakness& weakness) {
    const QString seen = sights(weakness);
    if (!seen.isEmpty() || weakness.guardedMoves == 0) return seen;
    return said(QT_TRANSLATE_NOOP("Opponent", "Never allows mate in one up to move %1.")).arg(weakness.guardedMoves);
}

}  // namespace

QString playingManner(const QString& name, const Weakness& weakness) {
    return joined({foresightInMoves(name, weakness), oversightsInWords(weakness), sights(weakness)});
}

QString playingStrength(const QString& name, const Weakness& weakness) {
    return joined({foresight(name, weakness), oversights(weakness), certainties(weakness)});
}

QString playingStyle(const Style& style) {
    if (style.offers > 0) return said(QT_TRANSLATE_NOOP("Opponent", "Often offers pieces."));
    if (style.offers < 0) return said(QT_TRANSLATE_NOOP("Opponent", "Rarely risks a piece."));
    if (style.storm > 0) return said(QT_TRANSLATE_NOOP("Opponent", "Often advances pawns towards the enemy king."));
    if (style.checks > 0) return said(QT_TRANSLATE_NOOP("Opponent", "Often gives check."));
    if (style.exchanges > 0) return said(QT_TRANSLATE_NOOP("Opponent", "Likes to exchange pieces."));
    if (style.exchanges < 0) return said(QT_TRANSLATE_NOOP("Opponent", "Avoids exchanges."));
    if (style.leapers > 0) return said(QT_TRANSLATE_NOOP("Opponent", "Likes to move leaping pieces such as knights."));
    if (style.gamble > 0) return said(QT_TRANSLATE_NOOP("Opponent", "Takes risks in the opening."));
    return style.pace < 100 ? said(QT_TRANSLATE_NOOP("Opponent", "Plays fast.")) : QString();
}

}  // namespace rokada::ui::texts
