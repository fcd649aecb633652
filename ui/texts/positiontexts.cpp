#include "texts/positiontexts.h"

#include "texts/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct ErrorText {
    ErrorCode errorCode;
    const char* text;
};

/// Messages about position texts that cannot be read.
constexpr std::array errorTexts{
    ErrorText{ErrorCode::MissingField, QT_TRANSLATE_NOOP("Fault", "a field is missing")},
    ErrorText{ErrorCode::ExtraField, QT_TRANSLATE_NOOP("Fault", "there is an extra field")},
    ErrorText{ErrorCode::WrongRowCount, QT_TRANSLATE_NOOP("Fault", "the number of rows is wrong")},
    ErrorText{ErrorCode::RowTooShort, QT_TRANSLATE_NOOP("Fault", "the row is too short")},
    ErrorText{ErrorCode::RowTooLong, QT_TRANSLATE_NOOP("Fault", "the row is too long")},
    ErrorText{ErrorCode::BadNumber, QT_TRANSLATE_NOOP("Fault", "the number of empty squares is not valid")},
    ErrorText{ErrorCode::MissingHole, QT_TRANSLATE_NOOP("Fault", "'*' is required where the board has no square")},
    ErrorText{ErrorCode::NoSquareHere, QT_TRANSLATE_NOOP("Fault", "the board has no square at this place")},
    ErrorText{ErrorCode::UnknownPiece, QT_TRANSLATE_NOOP("Fault", "unknown piece letter")},
    ErrorText{ErrorCode::BadReserve, QT_TRANSLATE_NOOP("Fault", "the reserve pieces cannot be read")},
    ErrorText{ErrorCode::BadSide, QT_TRANSLATE_NOOP("Fault", "unknown side letter")},
    ErrorText{ErrorCode::BadRights, QT_TRANSLATE_NOOP("Fault", "the castling rights cannot be read")},
    ErrorText{ErrorCode::BadEnPassant,
              QT_TRANSLATE_NOOP("Fault", "no pawn can have passed this square on the last move")},
    ErrorText{ErrorCode::BadClock, QT_TRANSLATE_NOOP("Fault", "the number of plies for the 50-move rule is not valid")},
    ErrorText{ErrorCode::BadMoveNumber, QT_TRANSLATE_NOOP("Fault", "the move number cannot be read")},
    ErrorText{ErrorCode::BadTower, QT_TRANSLATE_NOOP("Fault", "the pieces of a tower cannot be read")},
    ErrorText{ErrorCode::BadFlags, QT_TRANSLATE_NOOP("Fault", "the files of unmoved pawns cannot be read")},
};

/// Messages for illegal positions; %1 is the name of a side.
constexpr std::array illegalTexts{
    ErrorText{ErrorCode::NoKing, QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has no king.")},
    ErrorText{ErrorCode::TooManyKings, QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has more than one king.")},
    ErrorText{ErrorCode::PawnOnPromotionSquare,
              QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has a pawn on a promotion square.")},
    ErrorText{ErrorCode::DeadSideToMove,
              QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 is to move but has no king.")},
    ErrorText{ErrorCode::ReserveWithoutRoom,
              QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has more reserve pieces than squares for them.")},
    ErrorText{ErrorCode::TooManyPieces, QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has more than 16 pieces.")},
};

struct RemarkText {
    PositionRemarkCode code;
    const char* text;
};

/// Messages about corrections of a position text; %1 is the number of the corrected field.
constexpr std::array remarkTexts{
    RemarkText{PositionRemarkCode::FieldsSupplied,
               QT_TRANSLATE_NOOP("Fault", "The fields from number %1 on are missing. Rokada uses the default values.")},
    RemarkText{
        PositionRemarkCode::CounterCorrected,
        QT_TRANSLATE_NOOP("Fault", "The number in field %1 is out of range. Rokada uses the nearest valid number.")},
    RemarkText{PositionRemarkCode::RightDropped,
               QT_TRANSLATE_NOOP("Fault", "A castling right was removed: the king or the rook is not on its square.")},
    RemarkText{
        PositionRemarkCode::EnPassantDropped,
        QT_TRANSLATE_NOOP("Fault", "The en passant square was removed: no pawn can have passed it on the last move.")},
    RemarkText{PositionRemarkCode::FlagDropped,
               QT_TRANSLATE_NOOP("Fault", "The right to a double step was removed: no unmoved pawn is on the file.")},
    RemarkText{PositionRemarkCode::OperationsDropped, QT_TRANSLATE_NOOP("Fault", "The EPD operations were ignored.")},
    RemarkText{PositionRemarkCode::OtherRules,
               QT_TRANSLATE_NOOP("Fault", "The castling rights fit only Chess960. The position was read as Chess960.")},
};

QString inCheck(Side waits) {
    if (waits == 0)
        return QCoreApplication::translate("Fault", "Illegal position: White is in check, but it is Black's turn.");
    return QCoreApplication::translate("Fault", "Illegal position: Black is in check, but it is White's turn.");
}

QString sentenceOf(const ParseError& error) {
    if (error.what == ErrorCode::OpponentInCheck) return inCheck(error.side);
    const auto illegal = std::ranges::find(illegalTexts, error.what, &ErrorText::errorCode);
    if (illegal != illegalTexts.end() && error.side != NoSide) {
        constexpr std::array<const char*, MaxSides> sides{"white", "black", "red", "blue"};
        return QCoreApplication::translate("Fault", illegal->text).arg(sideName(sides[error.side]));
    }
    const auto unread = std::ranges::find(errorTexts, error.what, &ErrorText::errorCode);
    const QString what = unread == errorTexts.end() ? QString() : QCoreApplication::translate("Fault", unread->text);
    return QCoreApplication::translate("Fault", "The position cannot be read: %1.").arg(what);
}

}  // namespace

QString positionError(const ParseError& error) {
    //: a sentence about a position text, and the place in the text that it is about
    return QCoreApplication::translate("Fault", "%1 (Field %2, column %3)")
        .arg(sentenceOf(error), QString::number(error.field), QString::number(error.at + 1));
}

QString of(const PositionRemark& remark) {
    const auto found = std::ranges::find(remarkTexts, remark.what, &RemarkText::code);
    QString text = QCoreApplication::translate("Fault", found->text);
    return text.replace(QLatin1String("%1"), QString::number(remark.field));
}

QString of(const std::vector<PositionRemark>& remarks) {
    QStringList sentences;
    for (const PositionRemark& remark : remarks) sentences << of(remark);
    sentences.removeDuplicates();
    return sentences.join(QLatin1Char(' '));
}

}  // namespace rokada::ui::texts
