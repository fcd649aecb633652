#include "texts/lessontexts.h"

#include "texts/hinttexts.h"
#include "texts/illegalmovetexts.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace rokada::ui::texts {

namespace {

QString said(const char* text) { return QCoreApplication::translate("Lesson", text); }

QString squareName(const Position& position, Square s) { return square(position.book().geometry(), s); }

QString pieceWord(const Position& position, Piece piece) {
    return piece == NoPiece ? QString() : kindName(position.book().variant().kinds[kindOf(piece)].name);
}

QString squareNames(const Position& position, const std::vector<Square>& squares) {
    QStringList names;
    for (const Square s : squares) {
        if (s != NoSquare) names << squareName(position, s);
    }
    return names.join(QStringLiteral(", "));
}

/// Returns a move in words, for example "knight g1–f3".
QString moveInWords(const Position& position, Move move) {
    if (move.from() == NoSquare) {
        //: a reserve piece and where it is placed
        return said(QT_TRANSLATE_NOOP("Lesson", "%1 to %2"))
            .arg(kindName(position.book().variant().kinds[move.becomes()].name), squareName(position, move.to()));
    }
    //: a piece, from where and where to: knight g1–f3
    return said(QT_TRANSLATE_NOOP("Lesson", "%1 %2–%3"))
        .arg(pieceWord(position, position[move.from()]), squareName(position, move.from()),
             squareName(position, move.to()));
}

/// Returns the text of a remark that needs no arguments. Returns an empty text for other remarks.
QString plainRemark(RemarkType type) {
    switch (type) {
        case RemarkType::ChoosePromotion: return said(QT_TRANSLATE_NOOP("Lesson", "Choose the promotion piece."));
        case RemarkType::AnotherPiece: return said(QT_TRANSLATE_NOOP("Lesson", "Move a different piece."));
        case RemarkType::NoCapture: return said(QT_TRANSLATE_NOOP("Lesson", "This move captures nothing."));
        case RemarkType::NoCheck: return said(QT_TRANSLATE_NOOP("Lesson", "This move gives no check."));
        case RemarkType::Stalemates:
            return said(QT_TRANSLATE_NOOP("Lesson", "The other side has no legal move. It is stalemate: a draw."));
        case RemarkType::OtherMate:
            return said(QT_TRANSLATE_NOOP("Lesson", "That is checkmate, but this step asks for something else."));
        case RemarkType::NoPromotion: return said(QT_TRANSLATE_NOOP("Lesson", "This move does not promote a pawn."));
        case RemarkType::NoCastling: return said(QT_TRANSLATE_NOOP("Lesson", "That is not castling."));
        case RemarkType::NoEnPassant: return said(QT_TRANSLATE_NOOP("Lesson", "That is not a capture en passant."));
        case RemarkType::NoEscape: return said(QT_TRANSLATE_NOOP("Lesson", "Your king was not in check."));
        case RemarkType::WinsNothing: return said(QT_TRANSLATE_NOOP("Lesson", "This move wins nothing."));
        case RemarkType::NotInTheLine: return said(QT_TRANSLATE_NOOP("Lesson", "This step asks for another move."));
        case RemarkType::AlsoReaches:
            return said(
                QT_TRANSLATE_NOOP("Lesson", "This move also reaches the goal, but this step asks for another move."));
        case RemarkType::AlsoMates:
            return said(QT_TRANSLATE_NOOP(
                "Lesson", "This move also mates in the moves that are left. But this step asks for another move."));
        case RemarkType::AlsoWins:
            return said(QT_TRANSLATE_NOOP("Lesson",
                                          "This move seems to win just as much, but this step asks for another move."));
        case RemarkType::NoWayOn:
            return said(QT_TRANSLATE_NOOP(
                "Lesson",
                "After this move you cannot get all the stars in the moves that are left. Try another path."));
        case RemarkType::OtherNumber:
            return said(QT_TRANSLATE_NOOP(
                "Lesson", "You chose the right tower and the right square. Now move a different number of pieces."));
        case RemarkType::WrongOption: return said(QT_TRANSLATE_NOOP("Lesson", "No. Try another answer."));
        case RemarkType::SeveralMoves:
            return said(
                QT_TRANSLATE_NOOP("Lesson", "More than one move fits. Write which square the piece comes from."));
        case RemarkType::NotUnderstood:
            return said(QT_TRANSLATE_NOOP("Lesson", "This is not a move. Write a move like e4 or Nf3."));
        case RemarkType::OtherAnswer: return said(QT_TRANSLATE_NOOP("Lesson", "This step asks for something else."));
        default: return {};
    }
}

/// Returns the text of a remark about a move that another side can make. %1 is this move.
QString moveRemark(const Position& after, const Remark& remark) {
    const QString move = remark.moves.empty() ? QString() : moveInWords(after, remark.moves.front());
    switch (remark.type) {
        case RemarkType::NoMate:
            return said(QT_TRANSLATE_NOOP("Lesson", "It is check but not mate: the move %1 is possible.")).arg(move);
        case RemarkType::StillMoves:
            return said(QT_TRANSLATE_NOOP("Lesson", "It is not stalemate yet: the move %1 is possible.")).arg(move);
        case RemarkType::AllowsMate: return said(QT_TRANSLATE_NOOP("Lesson", "Look: the reply %1 is mate!")).arg(move);
        case RemarkType::DefenceEscapes:
            return said(QT_TRANSLATE_NOOP("Lesson",
                                          "After the reply %1 you cannot reach the goal in the moves that are left."))
                .arg(move);
        case RemarkType::ChecksEnd:
            return said(QT_TRANSLATE_NOOP("Lesson", "After the reply %1 you have no more checks.")).arg(move);
        case RemarkType::SlipsToDraw:
            return said(QT_TRANSLATE_NOOP("Lesson", "After the reply %1 you can no longer win. Find another move!"))
                .arg(move);
        case RemarkType::SlipsToLoss:
            return said(QT_TRANSLATE_NOOP("Lesson", "After the reply %1 you lose. Find another move!")).arg(move);
        case RemarkType::OtherMove: return said(QT_TRANSLATE_NOOP("Lesson", "You wrote %1. Look again.")).arg(move);
        default: return {};
    }
}

QString hangs(const Position& after, const Remark& remark) {
    const Square piece = remark.squares.front();
    return said(QT_TRANSLATE_NOOP("Lesson", "Your %1 on %2 could be captured by the %3 on %4."))
        .arg(pieceWord(after, after[piece]), squareName(after, piece), pieceWord(after, after[remark.squares.back()]),
             squareName(after, remark.squares.back()));
}

QString notReached(const Position& before, const Remark& remark) {
    const QString there = squareName(before, remark.squares.front());
    if (!remark.illegal) return said(QT_TRANSLATE_NOOP("Lesson", "%1 is the wrong square.")).arg(there);
    //: a square, and a sentence that says why it cannot be reached
    return said(QT_TRANSLATE_NOOP("Lesson", "%1 is the wrong square. %2")).arg(there, of(before, *remark.illegal));
}

QString checksNot(const Position& before, const Remark& remark) {
    const QString there = squareName(before, remark.squares.front());
    if (remark.moves.empty())
        return said(QT_TRANSLATE_NOOP("Lesson", "%1 is the wrong square: none of your pieces can go there."))
            .arg(there);
    return said(QT_TRANSLATE_NOOP("Lesson", "%1 is the wrong square: the move %2 does not give check."))
        .arg(there, moveInWords(before, remark.moves.front()));
}

QString elsewhere(const Position& before, const Remark& remark) {
    const QString kind = pieceWord(before, remark.piece);
    if (remark.squares.empty())
        return said(QT_TRANSLATE_NOOP("Lesson", "You have placed every %1 that you need.")).arg(kind);
    return said(QT_TRANSLATE_NOOP("Lesson", "Put the %1 on another square.")).arg(kind);
}

/// Returns the text of a remark about squares or numbers.
QString countedRemark(const Position& before, const Remark& remark) {
    const QString first = remark.squares.empty() ? QString() : squareName(before, remark.squares.front());
    switch (remark.type) {
        case RemarkType::AnotherSquare:
            return said(QT_TRANSLATE_NOOP("Lesson", "This is the right piece, but %1 is the wrong square.")).arg(first);
        case RemarkType::OtherCapture: return said(QT_TRANSLATE_NOOP("Lesson", "Capture a different piece."));
        case RemarkType::OtherPromotion:
            return said(QT_TRANSLATE_NOOP("Lesson", "Do not choose this promotion: %1."))
                .arg(pieceWord(before, remark.piece));
        case RemarkType::NotThere: return said(QT_TRANSLATE_NOOP("Lesson", "Do not move to %1.")).arg(first);
        case RemarkType::LosesMaterial:
            return said(QT_TRANSLATE_NOOP("Lesson", "This move loses material worth about %1 pawns."))
                .arg(std::max(1, (remark.number + 50) / 100));
        case RemarkType::TooSlow:
            return remark.number > 0 ? said(QT_TRANSLATE_NOOP("Lesson", "This path takes one move too many."))
                                     : said(QT_TRANSLATE_NOOP("Lesson", "This path takes too many moves."));
        case RemarkType::OtherStarPiece: return said(QT_TRANSLATE_NOOP("Lesson", "Move the piece on %1.")).arg(first);
        case RemarkType::OutOfMoves:
            return said(QT_TRANSLATE_NOOP("Lesson",
                                          "This is the last move, but some stars are left: %1. Try another move."))
                .arg(remark.number);
        case RemarkType::OtherSquare:
            return said(QT_TRANSLATE_NOOP("Lesson", "That is the square %1. Look again.")).arg(first);
        case RemarkType::Missing:
            return said(QT_TRANSLATE_NOOP("Lesson", "So far so good. Squares still missing: %1.")).arg(remark.number);
        default: return {};
    }
}

QString reasonHint(const Position& position, const LessonHint& hint) {
    const QString why = whyGood(position, *hint.move);
    return goodMoveAndWhy(position, *hint.move, why.isEmpty() ? nothingStandsOut() : why, NotationStyle::International);
}

}  // namespace

QString of(const LessonText& text) {
    //: the code of this language, as in the lessons: en, ru, bg
    const QString code = said(QT_TRANSLATE_NOOP("Lesson", "en"));
    const auto at = std::ranges::find(LessonLanguages, code.toStdString());
    const auto index = at == LessonLanguages.end() ? 0 : static_cast<std::size_t>(at - LessonLanguages.begin());
    return QString::fromStdString(text.in[index]);
}

QString of(const AnsweredPosition& position, const Remark& remark) {
    switch (remark.type) {
        case RemarkType::Illegal: return remark.illegal ? of(position.before, *remark.illegal) : QString();
        case RemarkType::PieceHangs: return hangs(position.after, remark);
        case RemarkType::NotReached: return notReached(position.before, remark);
        case RemarkType::ChecksNot: return checksNot(position.before, remark);
        case RemarkType::BelongsElsewhere: return elsewhere(position.before, remark);
        default: break;
    }
    QString text = plainRemark(remark.type);
    if (text.isEmpty()) text = moveRemark(position.after, remark);
    return text.isEmpty() ? countedRemark(position.before, remark) : text;
}

QString of(const Position& position, const LessonHint& hint) {
    static const QRegularExpression digits(QStringLiteral("\\d")), letters(QStringLiteral("\\D"));
    const QString squares = squareNames(position, hint.squares);
    switch (hint.type) {
        case LessonHint::Type::Text: return of(*hint.text);
        case LessonHint::Type::Piece: return lookAt(position, *hint.move);
        case LessonHint::Type::Target:
            return said(QT_TRANSLATE_NOOP("Lesson", "Play this move: %1.")).arg(moveInWords(position, *hint.move));
        case LessonHint::Type::Drop:
            return said(QT_TRANSLATE_NOOP("Lesson", "Place a reserve piece on %1.")).arg(squares);
        case LessonHint::Type::Reason: return reasonHint(position, hint);
        case LessonHint::Type::Count:
            return QCoreApplication::translate("Lesson", "The answer has %n square(s).", nullptr, hint.number);
        case LessonHint::Type::File:
            return said(QT_TRANSLATE_NOOP("Lesson", "The square is on the %1 file."))
                .arg(QString(squares).remove(digits));
        case LessonHint::Type::Rank:
            return said(QT_TRANSLATE_NOOP("Lesson", "The square is on rank %1.")).arg(QString(squares).remove(letters));
        case LessonHint::Type::Squares:
            return said(QT_TRANSLATE_NOOP("Lesson", "Look at these squares: %1.")).arg(squares);
        case LessonHint::Type::Option:
            return said(QT_TRANSLATE_NOOP("Lesson", "Answer number %1 is right.")).arg(hint.number + 1);
        case LessonHint::Type::Placing:
            return said(QT_TRANSLATE_NOOP("Lesson", "The %1 belongs on %2."))
                .arg(pieceWord(position, hint.piece), squares);
        case LessonHint::Type::TakeBack:
            return said(QT_TRANSLATE_NOOP("Lesson", "You cannot reach the goal from this position. Undo a move."));
        case LessonHint::Type::Read:
            return said(QT_TRANSLATE_NOOP("Lesson", "Read the text, look at the board, and continue."));
    }
    return {};
}

}  // namespace rokada::ui::texts
