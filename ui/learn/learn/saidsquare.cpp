#include "learn/saidsquare.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

struct SaidLetter {
    char file;
    const char* name;
};

constexpr std::array saidLetters{
    SaidLetter{'a', QT_TRANSLATE_NOOP("Said", "ay")},  SaidLetter{'b', QT_TRANSLATE_NOOP("Said", "bee")},
    SaidLetter{'c', QT_TRANSLATE_NOOP("Said", "see")}, SaidLetter{'d', QT_TRANSLATE_NOOP("Said", "dee")},
    SaidLetter{'e', QT_TRANSLATE_NOOP("Said", "ee")},  SaidLetter{'f', QT_TRANSLATE_NOOP("Said", "ef")},
    SaidLetter{'g', QT_TRANSLATE_NOOP("Said", "gee")}, SaidLetter{'h', QT_TRANSLATE_NOOP("Said", "aitch")},
    SaidLetter{'i', QT_TRANSLATE_NOOP("Said", "eye")}, SaidLetter{'j', QT_TRANSLATE_NOOP("Said", "jay")},
    SaidLetter{'k', QT_TRANSLATE_NOOP("Said", "kay")}, SaidLetter{'l', QT_TRANSLATE_NOOP("Said", "el")},
    SaidLetter{'m', QT_TRANSLATE_NOOP("Said", "em")},  SaidLetter{'n', QT_TRANSLATE_NOOP("Said", "en")},
    SaidLetter{'o', QT_TRANSLATE_NOOP("Said", "oh")},  SaidLetter{'p', QT_TRANSLATE_NOOP("Said", "pee")},
    SaidLetter{'z', QT_TRANSLATE_NOOP("Said", "zed")}};

constexpr std::array saidNumbers{
    QT_TRANSLATE_NOOP("Said", "one"),      QT_TRANSLATE_NOOP("Said", "two"),      QT_TRANSLATE_NOOP("Said", "three"),
    QT_TRANSLATE_NOOP("Said", "four"),     QT_TRANSLATE_NOOP("Said", "five"),     QT_TRANSLATE_NOOP("Said", "six"),
    QT_TRANSLATE_NOOP("Said", "seven"),    QT_TRANSLATE_NOOP("Said", "eight"),    QT_TRANSLATE_NOOP("Said", "nine"),
    QT_TRANSLATE_NOOP("Said", "ten"),      QT_TRANSLATE_NOOP("Said", "eleven"),   QT_TRANSLATE_NOOP("Said", "twelve"),
    QT_TRANSLATE_NOOP("Said", "thirteen"), QT_TRANSLATE_NOOP("Said", "fourteen"), QT_TRANSLATE_NOOP("Said", "fifteen"),
    QT_TRANSLATE_NOOP("Said", "sixteen")};

QString said(const char* word) { return QCoreApplication::translate("Said", word); }

}  // namespace

QString saidSquare(const Geometry& board, Square square) {
    const std::string name = board.name(square);
    const auto letter = std::ranges::find(saidLetters, name.front(), &SaidLetter::file);
    const auto rank = static_cast<std::size_t>(board.rankNumber(board.row(square)) - 1);
    if (letter == saidLetters.end() || rank >= saidNumbers.size()) return QString::fromStdString(name);
    //: a square as it is spoken, for example "gee five"; %1: name of the file; %2: number of the rank
    return said(QT_TRANSLATE_NOOP("Said", "%1 %2")).arg(said(letter->name), said(saidNumbers[rank]));
}

}  // namespace rokada::ui
