#include "texts/torustexts.h"

#include "explain/rays.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace rokada::ui::texts {

namespace {

struct KindSentence {
    std::string_view kind;
    const char* text;
};

constexpr std::array bothSides{
    KindSentence{"queen",
                 QT_TRANSLATE_NOOP(
                     "Torus", "The queen on %1 gives check from two directions. Blocking one path is not enough.")},
    KindSentence{
        "rook",
        QT_TRANSLATE_NOOP("Torus", "The rook on %1 gives check from two directions. Blocking one path is not enough.")},
    KindSentence{"bishop",
                 QT_TRANSLATE_NOOP(
                     "Torus", "The bishop on %1 gives check from two directions. Blocking one path is not enough.")},
};

QString torusWords(const char* text) { return QCoreApplication::translate("Torus", text); }

/// Returns the first and the last square of a path, for example "a11-j8".
QString ends(const Geometry& board, const Path& piece) {
    if (piece.size() == 1) return square(board, piece.front());
    return square(board, piece.front()) + u'-' + square(board, piece.back());
}

QString squaresOf(const Geometry& board, const Path& path) {
    QStringList names;
    for (const Square s : path) names << square(board, s);
    return names.join(u' ');
}

}  // namespace

QString closedLines(const Position& position, Square pieceName) {
    const Geometry& board = position.book().geometry();
    const auto rule = fiveSquares(position, pieceName);
    if (!rule) {
        return torusWords(QT_TRANSLATE_NOOP("Torus", "On an empty board, each of these lines returns to %1."))
            .arg(square(board, pieceName));
    }
    return torusWords(
               QT_TRANSLATE_NOOP(
                   "Torus",
                   "Rule of five squares: across the edge, the diagonal %1 continues as %2. The other diagonal through "
                   "%3 crosses it again on %4. Between %3 and %4, the other diagonal has the squares %5."))
        .arg(ends(board, rule->pieces[0]), ends(board, rule->pieces[1]), square(board, pieceName),
             square(board, rule->far), squaresOf(board, rule->five));
}

QString checkFromBothSides(const Position& position, Side side) {
    std::set<Square> once;
    for (const Path& line : checks(position, side)) {
        if (once.insert(line.front()).second) continue;
        const Square from = line.front();
        const std::string_view kind = position.book().variant().kinds[kindOf(position[from])].name;
        const auto sentence = std::ranges::find(bothSides, kind, &KindSentence::kind);
        if (sentence == bothSides.end()) return {};
        return torusWords(sentence->text).arg(square(position.book().geometry(), from));
    }
    return {};
}

}  // namespace rokada::ui::texts
