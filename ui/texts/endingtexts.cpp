#include "texts/endingtexts.h"

#include "texts/names.h"
#include "texts/texts.h"

#include "explain/insufficientmaterial.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct Alone {
    std::string_view kind;
    const char* text;
};

/// Men that are too few in some game.
constexpr std::array alone{
    Alone{"queen", QT_TRANSLATE_NOOP("Ending", "Draw: a queen alone cannot mate here.")},
    Alone{"rook", QT_TRANSLATE_NOOP("Ending", "Draw: a rook alone cannot mate here.")},
    Alone{"bishop", QT_TRANSLATE_NOOP("Ending", "Draw: a bishop alone cannot mate here.")},
    Alone{"knight", QT_TRANSLATE_NOOP("Ending", "Draw: a knight alone cannot mate here.")},
    Alone{"pawn", QT_TRANSLATE_NOOP("Ending", "Draw: a pawn alone cannot mate here, whatever it becomes.")},
    Alone{"elephant", QT_TRANSLATE_NOOP("Ending", "Draw: an elephant alone cannot mate here.")},
};

/// "king, rook, bishop"
QString listOf(const Rulebook& book, const std::vector<Kind>& pieces) {
    const auto& kinds = book.variant().kinds;
    QStringList names{kindName(kinds[book.royalKind()].name)};
    for (const Kind kind : pieces) names << kindName(kinds[kind].name);
    return names.join(QStringLiteral(", "));
}

QString deadPositionText(const Rulebook& book, const InsufficientMaterial& material) {
    using MoveType = InsufficientMaterial::Type;
    if (material.type == MoveType::Kings)
        return QCoreApplication::translate("Ending", "Draw: kings alone cannot mate.");
    if (material.type == MoveType::OneColour) {
        return QCoreApplication::translate("Ending",
                                           "Draw: bishops that all stand on squares of one colour cannot mate.");
    }
    if (material.type == MoveType::OnePiece) {
        const auto name = book.variant().kinds[material.pieces[0].front()].name;
        const auto it = std::find_if(alone.begin(), alone.end(), [&](const Alone& a) { return a.kind == name; });
        if (it != alone.end()) return QCoreApplication::translate("Ending", it->text);
    }
    //: two lists of men: "king, knight, knight" and "king"
    return QCoreApplication::translate("Ending", "Draw: nobody can mate with what is left: %1 – %2.")
        .arg(listOf(book, material.pieces[0]), listOf(book, material.pieces[1]));
}

}  // namespace

QString verdict(const Game& game) {
    const Ending& ending = *game.ending();
    if (ending.reason == Reason::DeadPosition) {
        if (const auto material = insufficientMaterial(game.position()))
            return deadPositionText(game.book(), *material);
    }
    return of(game.book(), ending);
}

QString hopeless(const Position& position) {
    const auto material = hopelessMaterial(position);
    if (!material) return {};
    //: two lists of men: "king, rook, bishop" and "king"
    return QCoreApplication::translate("Ending", "Nobody can force a mate any more with what is left: %1 – %2.")
        .arg(listOf(position.book(), material->pieces[0]), listOf(position.book(), material->pieces[1]));
}

}  // namespace rokada::ui::texts
