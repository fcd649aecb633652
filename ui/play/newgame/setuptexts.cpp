#include "newgame/setuptexts.h"

#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct SideWords {
    std::string_view sideId;
    const char* text;
};

constexpr std::array pieces{SideWords{"white", QT_TRANSLATE_NOOP("Setup", "white %1")},
                            SideWords{"black", QT_TRANSLATE_NOOP("Setup", "black %1")},
                            SideWords{"red", QT_TRANSLATE_NOOP("Setup", "red %1")},
                            SideWords{"blue", QT_TRANSLATE_NOOP("Setup", "blue %1")}};

/// Text of an error. %1 is replaced by the name of the side, and %2 by the squares.
struct ErrorText {
    ErrorCode what;
    const char* text;
};

constexpr std::array errorTexts{
    ErrorText{ErrorCode::NoKing, QT_TRANSLATE_NOOP("Setup", "%1 has no king.")},
    ErrorText{ErrorCode::TooManyKings, QT_TRANSLATE_NOOP("Setup", "%1 has more than one king (%2).")},
    ErrorText{ErrorCode::PawnOnPromotionSquare,
              QT_TRANSLATE_NOOP("Setup", "%1 has a pawn on a promotion square (%2).")},
    ErrorText{ErrorCode::ReserveWithoutRoom,
              QT_TRANSLATE_NOOP("Setup", "%1 has more reserve pieces than empty squares in the fortress.")},
    ErrorText{ErrorCode::DeadSideToMove, QT_TRANSLATE_NOOP("Setup", "%1 is to move but has been eliminated.")},
    ErrorText{ErrorCode::BadEnPassant, QT_TRANSLATE_NOOP("Setup", "No pawn can have passed %2 on the last move.")},
    ErrorText{ErrorCode::OpponentInCheck, QT_TRANSLATE_NOOP("Setup", "%1 is in check, but it is not %1's turn (%2).")},
    ErrorText{ErrorCode::BadTower, QT_TRANSLATE_NOOP("Setup", "No piece can cover a volkhv or a promoted piece (%2).")},
    ErrorText{ErrorCode::TooManyPieces, QT_TRANSLATE_NOOP("Setup", "%1 has more than 16 pieces.")},
};

QString squaresText(const Rulebook& book, const std::vector<Square>& squares) {
    QStringList names;
    for (const Square s : squares) names << square(book.geometry(), s);
    return names.join(QStringLiteral(", "));
}

/// Returns the name of a kind. Adds "promoted" to the name of a promoted kind if an unpromoted kind has the same
/// letter.
QString kindText(const Variant& variant, Kind kind) {
    const KindSpec& spec = variant.kinds[kind];
    const QString name = kindName(variant, kind);
    const bool twin = std::ranges::any_of(
        variant.kinds, [&](const KindSpec& other) { return !other.promoted && other.letter == spec.letter; });
    //: %1: name of a piece that was a pawn
    return spec.promoted && twin ? QCoreApplication::translate("Setup", "%1, promoted").arg(name) : name;
}

}  // namespace

QString squareAndPiece(const Arrangement& board, Square square, int above) {
    QString words = squareAndPiece(asItStands(board), square);
    if (above == 0) return words;
    const std::vector<Piece> tower = towerOf(board, square);
    const Piece chosen = tower[tower.size() - 1 - static_cast<std::size_t>(above)];
    //: %1: a square and its top piece; %2: number of the selected piece of the tower, counted from the top; %3: the
    //: selected piece
    return QCoreApplication::translate("Setup", "%1, piece number %2 from the top: %3")
        .arg(words)
        .arg(above + 1)
        .arg(piece(board.book->variant(), chosen));
}

QString piece(const Variant& variant, Piece piece) {
    const std::string_view sideId = variant.sideSpecs[sideOf(piece)].name;
    const auto words = std::ranges::find(pieces, sideId, &SideWords::sideId);
    const QString kind = kindText(variant, kindOf(piece));
    return words == pieces.end() ? kind : QCoreApplication::translate("Setup", words->text).arg(kind);
}

QString of(const Rulebook& book, const ArrangementError& error) {
    const auto words = std::ranges::find(errorTexts, error.what, &ErrorText::what);
    if (words == errorTexts.end()) return {};
    QString text = QCoreApplication::translate("Setup", words->text);
    if (error.side != NoSide) text.replace(QLatin1String("%1"), sideName(book.variant().sideSpecs[error.side].name));
    return text.replace(QLatin1String("%2"), squaresText(book, error.squares));
}

}  // namespace rokada::ui::texts
