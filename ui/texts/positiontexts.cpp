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

/// Messages for unreadable texts.
constexpr std::array errorTexts{
    ErrorText{ErrorCode::MissingField, QT_TRANSLATE_NOOP("Fault", "a field is missing")},
    ErrorText{ErrorCode::ExtraField, QT_TRANSLATE_NOOP("Fault", "there is one field too many")},
    ErrorText{ErrorCode::WrongRowCount, QT_TRANSLATE_NOOP("Fault", "the number of rows is wrong")},
    ErrorText{ErrorCode::RowTooShort, QT_TRANSLATE_NOOP("Fault", "the row is too short")},
    ErrorText{ErrorCode::RowTooLong, QT_TRANSLATE_NOOP("Fault", "the row is too long")},
    ErrorText{ErrorCode::BadNumber, QT_TRANSLATE_NOOP("Fault", "this is not a number of empty squares")},
    ErrorText{ErrorCode::MissingHole, QT_TRANSLATE_NOOP("Fault", "a star must stand where the board has no square")},
    ErrorText{ErrorCode::NoSquareHere, QT_TRANSLATE_NOOP("Fault", "the board has no square here")},
    ErrorText{ErrorCode::UnknownPiece, QT_TRANSLATE_NOOP("Fault", "no piece has this letter")},
    ErrorText{ErrorCode::BadReserve, QT_TRANSLATE_NOOP("Fault", "the reserve pieces cannot be read")},
    ErrorText{ErrorCode::BadSide, QT_TRANSLATE_NOOP("Fault", "no side has this letter")},
    ErrorText{ErrorCode::BadRights, QT_TRANSLATE_NOOP("Fault", "the castling rights cannot be read")},
    ErrorText{ErrorCode::BadEnPassant, QT_TRANSLATE_NOOP("Fault", "no pawn has just passed over this square")},
    ErrorText{ErrorCode::BadClock,
              QT_TRANSLATE_NOOP("Fault", "the number of half-moves for the 50-move rule cannot be read")},
    ErrorText{ErrorCode::BadMoveNumber, QT_TRANSLATE_NOOP("Fault", "the move number cannot be read")},
    ErrorText{ErrorCode::BadTower, QT_TRANSLATE_NOOP("Fault", "a tower cannot be read")},
    ErrorText{ErrorCode::BadFlags, QT_TRANSLATE_NOOP("Fault", "the files of unmoved pawns cannot be read")},
};

/// Messages for illegal positions; %1 is the name of a side.
constexpr std::array illegalTexts{
    ErrorText{ErrorCode::NoKing, QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has no king.")},
    ErrorText{ErrorCode::TooManyKings, QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has more than one king.")},
    ErrorText{ErrorCode::PawnOnPromotionSquare,
              QT_TRANSLATE_NOOP("Fault", "Illegal position: a pawn of %1 stands where it would have promoted.")},
    ErrorText{ErrorCode::DeadSideToMove,
              QT_TRANSLATE_NOOP("Fault", "Illegal position: it is the turn of %1, but that side has no king.")},
    ErrorText{ErrorCode::ReserveWithoutRoom,
              QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has more reserve pieces than squares for them.")},
    ErrorText{ErrorCode::TooManyPieces, QT_TRANSLATE_NOOP("Fault", "Illegal position: %1 has more than 16 pieces.")},
};

struct RemarkText {
    PositionRemarkCode code;
    const char* text;
};

/// Remarks; %1 is the number of a field.
constexpr std::array remarkTexts{
    RemarkText{PositionRemarkCode::FieldsSupplied,
               QT_TRANSLATE_NOOP("Fault", "The fields from number %1 on are missing. The usual values were supplied.")},
    RemarkText{PositionRemarkCode::CounterCorrected,
               QT_TRANSLATE_NOOP("Fault", "The number in field %1 is out of bounds. The nearest one was taken.")},
    RemarkText{PositionRemarkCode::RightDropped,
               QT_TRANSLATE_NOOP("Fault", "A right to castle was dropped: the king or the rook stands elsewhere.")},
    RemarkText{PositionRemarkCode::EnPassantDropped,
               QT_TRANSLATE_NOOP("Fault", "The en passant square was dropped: no pawn has just passed over it.")},
    RemarkText{PositionRemarkCode::FlagDropped,
               QT_TRANSLATE_NOOP("Fault", "The first move of a pawn was dropped: no such pawn stands on the file.")},
    RemarkText{PositionRemarkCode::OperationsDropped,
               QT_TRANSLATE_NOOP("Fault", "The operations of the EPD were left out.")},
    RemarkText{PositionRemarkCode::OtherRules,
               QT_TRANSLATE_NOOP("Fault", "The rights to castle fit Chess960 only. It was read as Chess960.")},
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
