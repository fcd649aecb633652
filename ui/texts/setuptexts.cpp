#include "texts/setuptexts.h"

#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct ArmyWords {
    std::string_view army;
    const char* text;
};

constexpr std::array men{ArmyWords{"white", QT_TRANSLATE_NOOP("Setup", "white %1")},
                         ArmyWords{"black", QT_TRANSLATE_NOOP("Setup", "black %1")},
                         ArmyWords{"red", QT_TRANSLATE_NOOP("Setup", "red %1")},
                         ArmyWords{"blue", QT_TRANSLATE_NOOP("Setup", "blue %1")}};

/// %1 is the army, %2 are squares.
struct FlawWords {
    Trouble what;
    const char* text;
};

constexpr std::array flawWords{
    FlawWords{Trouble::NoKing, QT_TRANSLATE_NOOP("Setup", "%1: there is no king.")},
    FlawWords{Trouble::TooManyKings, QT_TRANSLATE_NOOP("Setup", "%1: more than one king (%2).")},
    FlawWords{Trouble::PawnOnPromotionSquare,
              QT_TRANSLATE_NOOP("Setup", "%1: a pawn stands where it would have promoted (%2).")},
    FlawWords{Trouble::ReserveWithoutRoom,
              QT_TRANSLATE_NOOP("Setup", "%1: more reserves than empty squares in the fortress.")},
    FlawWords{Trouble::DeadSideToMove, QT_TRANSLATE_NOOP("Setup", "%1 is to move, but is out of the game.")},
    FlawWords{Trouble::BadEnPassant, QT_TRANSLATE_NOOP("Setup", "No pawn has just passed over %2.")},
    FlawWords{Trouble::OpponentInCheck,
              QT_TRANSLATE_NOOP("Setup", "%1 is in check, but it is the other side's turn (%2).")},
};

QString squaresText(const Rulebook& book, const std::vector<Square>& squares) {
    QStringList names;
    for (const Square s : squares) names << square(book.geometry(), s);
    return names.join(QStringLiteral(", "));
}

}  // namespace

QString man(const Variant& variant, Piece piece) {
    const std::string_view army = variant.armies[sideOf(piece)].name;
    const auto words = std::find_if(men.begin(), men.end(), [&](const ArmyWords& w) { return w.army == army; });
    const QString kind = kindName(variant.kinds[kindOf(piece)].name);
    return words == men.end() ? kind : QCoreApplication::translate("Setup", words->text).arg(kind);
}

QString of(const Rulebook& book, const Flaw& flaw) {
    const auto words =
        std::find_if(flawWords.begin(), flawWords.end(), [&](const FlawWords& w) { return w.what == flaw.what; });
    if (words == flawWords.end()) return {};
    QString text = QCoreApplication::translate("Setup", words->text);
    if (flaw.side != NoSide) text.replace(QLatin1String("%1"), armyName(book.variant().armies[flaw.side].name));
    return text.replace(QLatin1String("%2"), squaresText(book, flaw.squares));
}

}  // namespace rokada::ui::texts
