#include "texts/piecewords.h"

#include "kit/latin.h"
#include "texts/materialtexts.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

/// Three forms of a piece's name: "the rook" as subject and as object, and "a rook". Other languages decline them
/// differently.
struct PieceWords {
    std::string_view kind;
    const char* subject;
    const char* object;
    const char* some;
};

constexpr std::array pieceWords{
    PieceWords{"king", QT_TRANSLATE_NOOP("PieceSubject", "the king"), QT_TRANSLATE_NOOP("PieceObject", "the king"),
               QT_TRANSLATE_NOOP("SomePiece", "a king")},
    PieceWords{"queen", QT_TRANSLATE_NOOP("PieceSubject", "the queen"), QT_TRANSLATE_NOOP("PieceObject", "the queen"),
               QT_TRANSLATE_NOOP("SomePiece", "a queen")},
    PieceWords{"rook", QT_TRANSLATE_NOOP("PieceSubject", "the rook"), QT_TRANSLATE_NOOP("PieceObject", "the rook"),
               QT_TRANSLATE_NOOP("SomePiece", "a rook")},
    PieceWords{"bishop", QT_TRANSLATE_NOOP("PieceSubject", "the bishop"),
               QT_TRANSLATE_NOOP("PieceObject", "the bishop"), QT_TRANSLATE_NOOP("SomePiece", "a bishop")},
    PieceWords{"knight", QT_TRANSLATE_NOOP("PieceSubject", "the knight"),
               QT_TRANSLATE_NOOP("PieceObject", "the knight"), QT_TRANSLATE_NOOP("SomePiece", "a knight")},
    PieceWords{"pawn", QT_TRANSLATE_NOOP("PieceSubject", "the pawn"), QT_TRANSLATE_NOOP("PieceObject", "the pawn"),
               QT_TRANSLATE_NOOP("SomePiece", "a pawn")},
    PieceWords{"officer", QT_TRANSLATE_NOOP("PieceSubject", "the officer"),
               QT_TRANSLATE_NOOP("PieceObject", "the officer"), QT_TRANSLATE_NOOP("SomePiece", "an officer")},
    PieceWords{"bolyar", QT_TRANSLATE_NOOP("PieceSubject", "the bolyar"),
               QT_TRANSLATE_NOOP("PieceObject", "the bolyar"), QT_TRANSLATE_NOOP("SomePiece", "a bolyar")},
    PieceWords{"boat", QT_TRANSLATE_NOOP("PieceSubject", "the boat"), QT_TRANSLATE_NOOP("PieceObject", "the boat"),
               QT_TRANSLATE_NOOP("SomePiece", "a boat")},
    PieceWords{"general", QT_TRANSLATE_NOOP("PieceSubject", "the general"),
               QT_TRANSLATE_NOOP("PieceObject", "the general"), QT_TRANSLATE_NOOP("SomePiece", "a general")},
    PieceWords{"wfda", QT_TRANSLATE_NOOP("PieceSubject", "the general"),
               QT_TRANSLATE_NOOP("PieceObject", "the general"), QT_TRANSLATE_NOOP("SomePiece", "a general")},
    PieceWords{"minister", QT_TRANSLATE_NOOP("PieceSubject", "the minister"),
               QT_TRANSLATE_NOOP("PieceObject", "the minister"), QT_TRANSLATE_NOOP("SomePiece", "a minister")},
    PieceWords{"highpriest", QT_TRANSLATE_NOOP("PieceSubject", "the high priest"),
               QT_TRANSLATE_NOOP("PieceObject", "the high priest"), QT_TRANSLATE_NOOP("SomePiece", "a high priest")},
    PieceWords{"elephant", QT_TRANSLATE_NOOP("PieceSubject", "the elephant"),
               QT_TRANSLATE_NOOP("PieceObject", "the elephant"), QT_TRANSLATE_NOOP("SomePiece", "an elephant")},
    PieceWords{"woody", QT_TRANSLATE_NOOP("PieceSubject", "the war machine"),
               QT_TRANSLATE_NOOP("PieceObject", "the war machine"), QT_TRANSLATE_NOOP("SomePiece", "a war machine")},
    PieceWords{"soldier", QT_TRANSLATE_NOOP("PieceSubject", "the soldier"),
               QT_TRANSLATE_NOOP("PieceObject", "the soldier"), QT_TRANSLATE_NOOP("SomePiece", "a soldier")},
    PieceWords{"volkhv", QT_TRANSLATE_NOOP("PieceSubject", "the volkhv"),
               QT_TRANSLATE_NOOP("PieceObject", "the volkhv"), QT_TRANSLATE_NOOP("SomePiece", "a volkhv")},
    PieceWords{"knyaz", QT_TRANSLATE_NOOP("PieceSubject", "the prince"), QT_TRANSLATE_NOOP("PieceObject", "the prince"),
               QT_TRANSLATE_NOOP("SomePiece", "a prince")},
    PieceWords{"ratoborets", QT_TRANSLATE_NOOP("PieceSubject", "the ratoborets"),
               QT_TRANSLATE_NOOP("PieceObject", "the ratoborets"), QT_TRANSLATE_NOOP("SomePiece", "a ratoborets")},
    PieceWords{"archer", QT_TRANSLATE_NOOP("PieceSubject", "the archer"),
               QT_TRANSLATE_NOOP("PieceObject", "the archer"), QT_TRANSLATE_NOOP("SomePiece", "an archer")},
    PieceWords{"rider", QT_TRANSLATE_NOOP("PieceSubject", "the rider"), QT_TRANSLATE_NOOP("PieceObject", "the rider"),
               QT_TRANSLATE_NOOP("SomePiece", "a rider")},
    PieceWords{"ratnik", QT_TRANSLATE_NOOP("PieceSubject", "the ratnik"),
               QT_TRANSLATE_NOOP("PieceObject", "the ratnik"), QT_TRANSLATE_NOOP("SomePiece", "a ratnik")},
    PieceWords{"helgi", QT_TRANSLATE_NOOP("PieceSubject", "Helgi"), QT_TRANSLATE_NOOP("PieceObject", "Helgi"),
               QT_TRANSLATE_NOOP("SomePiece", "Helgi")},
};

using Form = const char* PieceWords::*;

QString formOf(const Rulebook& book, Kind kind, Form form, const char* context) {
    const std::string_view name = book.variant().kinds[kind].name;
    const auto* entry = std::ranges::find(pieceWords, name, &PieceWords::kind);
    return entry == pieceWords.end() ? latin(name) : QCoreApplication::translate(context, entry->*form);
}

QString standing(const Rulebook& book, const QString& name, Square at) {
    //: a piece and its square
    return QCoreApplication::translate("Motif", "%1 on %2").arg(name, square(book.geometry(), at));
}

QString counted(const Rulebook& book, Kind kind, int count) {
    if (count == 1) return formOf(book, kind, &PieceWords::some, "SomePiece");
    return countedPieces(book.variant().kinds[kind].name, count);
}

}  // namespace

QString subject(const Rulebook& book, Piece piece, Square square) {
    return standing(book, formOf(book, kindOf(piece), &PieceWords::subject, "PieceSubject"), square);
}

QString object(const Rulebook& book, Piece piece, Square square) {
    return standing(book, formOf(book, kindOf(piece), &PieceWords::object, "PieceObject"), square);
}

QString someOf(const Rulebook& book, const std::vector<Kind>& kinds) {
    // Pawns that promote to different pieces are different kinds with the same name, so names are compared.
    const auto name = [&](Kind kind) { return book.variant().kinds[kind].name; };
    QStringList parts;
    for (auto kind = kinds.begin(); kind != kinds.end(); ++kind) {
        const auto alike = [&](Kind other) { return name(other) == name(*kind); };
        if (std::any_of(kinds.begin(), kind, alike)) continue;
        parts << counted(book, *kind, static_cast<int>(std::count_if(kind, kinds.end(), alike)));
    }
    return listed(std::move(parts));
}

QString listed(QStringList parts) {
    if (parts.empty()) return {};
    QString last = parts.takeLast();
    if (parts.empty()) return last;
    //: two kinds of pieces, or several and one
    return QCoreApplication::translate("SomePiece", "%1 and %2").arg(parts.join(QStringLiteral(", ")), last);
}

}  // namespace rokada::ui::texts
