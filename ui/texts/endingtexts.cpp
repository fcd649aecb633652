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

/// Pieces that are insufficient material in some variant.
constexpr std::array alone{
    Alone{"queen", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone queen).")},
    Alone{"rook", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone rook).")},
    Alone{"bishop", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone bishop).")},
    Alone{"knight", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone knight).")},
    Alone{"pawn", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone pawn, whatever it becomes).")},
    Alone{"elephant", QT_TRANSLATE_NOOP("Ending", "Draw: insufficient material (a lone elephant).")},
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
        return QCoreApplication::translate("Ending", "Draw: insufficient material (kings alone).");
    if (material.type == MoveType::OneColour) {
        return QCoreApplication::translate("Ending", "Draw: insufficient material (bishops on squares of one colour).");
    }
    if (material.type == MoveType::OnePiece) {
        const auto name = book.variant().kinds[material.pieces[0].front()].name;
        const auto it = std::find_if(alone.begin(), alone.end(), [&](const Alone& a) { return a.kind == name; });
        if (it != alone.end()) return QCoreApplication::translate("Ending", it->text);
    }
    //: two lists of pieces: "king, knight, knight" and "king"
    return QCoreApplication::translate("Ending", "Draw: insufficient material (%1 – %2).")
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
    //: two lists of pieces: "king, rook, bishop" and "king"
    return QCoreApplication::translate("Ending", "Neither side can force mate any more: %1 – %2.")
        .arg(listOf(position.book(), material->pieces[0]), listOf(position.book(), material->pieces[1]));
}

}  // namespace rokada::ui::texts
