#include "texts/lessontexts.h"

#include "texts/hinttexts.h"
#include "texts/illegalmovetexts.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>
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

/// Returns for example "knight g1–f3".
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

/// Returns remarks without arguments; empty for those about pieces, squares and moves.
QString plainRemark(RemarkType type) {
    switch (type) {
        case RemarkType::ChoosePromotion:
            return said(QT_TRANSLATE_NOOP("Lesson", "What does the piece become? Choose."));
        case RemarkType::AnotherPiece: return said(QT_TRANSLATE_NOOP("Lesson", "A different piece is to move."));
        case RemarkType::NoCapture: return said(QT_TRANSLATE_NOOP("Lesson", "This move captures nothing."));
        case RemarkType::NoCheck: return said(QT_TRANSLATE_NOOP("Lesson", "This move gives no check."));
        case RemarkType::Stalemates:
            return said(QT_TRANSLATE_NOOP("Lesson", "Now the other side has no move: stalemate, a draw."));
        case RemarkType::OtherMate:
            return said(QT_TRANSLATE_NOOP("Lesson", "That is mate! But this step asks for something else."));
        case RemarkType::NoPromotion: return said(QT_TRANSLATE_NOOP("Lesson", "Nothing is promoted by this move."));
        case RemarkType::NoCastling: return said(QT_TRANSLATE_NOOP("Lesson", "That is not castling."));
        case RemarkType::NoEnPassant: return said(QT_TRANSLATE_NOOP("Lesson", "That is not a capture en passant."));
        case RemarkType::NoEscape: return said(QT_TRANSLATE_NOOP("Lesson", "Your king was not in check."));
        case RemarkType::WinsNothing: return said(QT_TRANSLATE_NOOP("Lesson", "This move wins nothing."));
        case RemarkType::NotInTheLine: return said(QT_TRANSLATE_NOOP("Lesson", "Another move is asked for here."));
        case RemarkType::AlsoReaches:
            return said(
                QT_TRANSLATE_NOOP("Lesson", "This reaches the goal as well. But this step asks for another move."));
        case RemarkType::AlsoMates:
            return said(
                QT_TRANSLATE_NOOP("Lesson", "This mates in time as well. But this step asks for another move."));
        case RemarkType::AlsoWins:
            return said(
                QT_TRANSLATE_NOOP("Lesson", "This move seems to win as much. But this step asks for another move."));
        case RemarkType::NoWayOn:
            return said(
                QT_TRANSLATE_NOOP("Lesson", "After this move you cannot get all the stars in time. Try another way."));
        case RemarkType::OtherNumber:
            return said(
                QT_TRANSLATE_NOOP("Lesson", "Right tower, right square: now move another number of its pieces."));
        case RemarkType::WrongOption: return said(QT_TRANSLATE_NOOP("Lesson", "No. Try another answer."));
        case RemarkType::SeveralMoves:
            return said(QT_TRANSLATE_NOOP("Lesson", "This may mean several moves. Write from where the piece comes."));
        case RemarkType::NotUnderstood:
            return said(QT_TRANSLATE_NOOP("Lesson", "This cannot be understood. Write it like e4 or Nf3."));
        case RemarkType::OtherAnswer: return said(QT_TRANSLATE_NOOP("Lesson", "This step asks for something else."));
        default: return {};
    }
}

/// Returns remarks about the move %1 of another side.
QString moveRemark(const Position& after, const Remark& remark) {
    const QString move = remark.moves.empty() ? QString() : moveInWords(after, remark.moves.front());
    switch (remark.type) {
        case RemarkType::NoMate:
            return said(QT_TRANSLATE_NOOP("Lesson", "Check, but not mate: there is still %1.")).arg(move);
        case RemarkType::StillMoves:
            return said(QT_TRANSLATE_NOOP("Lesson", "Not yet stalemate: there is still %1.")).arg(move);
        case RemarkType::AllowsMate: return said(QT_TRANSLATE_NOOP("Lesson", "Look: then %1 is mate!")).arg(move);
        case RemarkType::DefenceEscapes:
            return said(QT_TRANSLATE_NOOP("Lesson", "Then comes %1, and you cannot do it in time.")).arg(move);
        case RemarkType::ChecksEnd:
            return said(QT_TRANSLATE_NOOP("Lesson", "Then comes %1, and your checks come to an end.")).arg(move);
        case RemarkType::SlipsToDraw:
            return said(QT_TRANSLATE_NOOP("Lesson", "Then comes %1, and you can no longer win. Find another move!"))
                .arg(move);
        case RemarkType::SlipsToLoss:
            return said(QT_TRANSLATE_NOOP("Lesson", "Then comes %1, and you will lose. Find another move!")).arg(move);
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
    if (!remark.illegal) return said(QT_TRANSLATE_NOOP("Lesson", "Not %1.")).arg(there);
    //: a square, and a sentence that says why it cannot be reached
    return said(QT_TRANSLATE_NOOP("Lesson", "Not %1. %2")).arg(there, of(before, *remark.illegal));
}

QString checksNot(const Position& before, const Remark& remark) {
    const QString there = squareName(before, remark.squares.front());
    if (remark.moves.empty())
        return said(QT_TRANSLATE_NOOP("Lesson", "Not %1: none of your pieces can go there.")).arg(there);
    return said(QT_TRANSLATE_NOOP("Lesson", "Not %1: %2 gives no check."))
        .arg(there, moveInWords(before, remark.moves.front()));
}

QString elsewhere(const Position& before, const Remark& remark) {
    const QString kind = pieceWord(before, remark.piece);
    if (remark.squares.empty()) return said(QT_TRANSLATE_NOOP("Lesson", "No more %1 is needed.")).arg(kind);
    return said(QT_TRANSLATE_NOOP("Lesson", "The %1 belongs elsewhere.")).arg(kind);
}

/// Returns remarks about squares and numbers.
QString countedRemark(const Position& before, const Remark& remark) {
    const QString first = remark.squares.empty() ? QString() : squareName(before, remark.squares.front());
    switch (remark.type) {
        case RemarkType::AnotherSquare:
            return said(QT_TRANSLATE_NOOP("Lesson", "The right piece! But it does not go to %1.")).arg(first);
        case RemarkType::OtherCapture:
            return said(QT_TRANSLATE_NOOP("Lesson", "Not this piece: another one is to be captured."));
        case RemarkType::OtherPromotion:
            return said(QT_TRANSLATE_NOOP("Lesson", "Not a %1 this time.")).arg(pieceWord(before, remark.piece));
        case RemarkType::NotThere: return said(QT_TRANSLATE_NOOP("Lesson", "Not to %1.")).arg(first);
        case RemarkType::LosesMaterial:
            return said(QT_TRANSLATE_NOOP("Lesson", "This move loses material: about %1 pawns."))
                .arg(std::max(1, (remark.number + 50) / 100));
        case RemarkType::TooSlow:
            return remark.number > 0 ? said(QT_TRANSLATE_NOOP("Lesson", "This way takes one move too many."))
                                     : said(QT_TRANSLATE_NOOP("Lesson", "This way takes too many moves."));
        case RemarkType::OtherStarPiece: return said(QT_TRANSLATE_NOOP("Lesson", "Move the piece on %1.")).arg(first);
        case RemarkType::OutOfMoves:
            return said(QT_TRANSLATE_NOOP("Lesson", "This is the last move, but stars are left: %1. Try another move."))
                .arg(remark.number);
        case RemarkType::OtherSquare: return said(QT_TRANSLATE_NOOP("Lesson", "That is %1. Look again.")).arg(first);
        case RemarkType::Missing:
            return said(QT_TRANSLATE_NOOP("Lesson", "All right so far. Still missing: %1.")).arg(remark.number);
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
    const QString squares = squareNames(position, hint.squares);
    switch (hint.type) {
        case LessonHint::Type::Text: return of(*hint.text);
        case LessonHint::Type::Piece: return lookAt(position, *hint.move);
        case LessonHint::Type::Target:
            return said(QT_TRANSLATE_NOOP("Lesson", "Move it like this: %1.")).arg(moveInWords(position, *hint.move));
        case LessonHint::Type::Drop:
            return said(QT_TRANSLATE_NOOP("Lesson", "Place a reserve piece on %1.")).arg(squares);
        case LessonHint::Type::Reason: return reasonHint(position, hint);
        case LessonHint::Type::Count:
            return QCoreApplication::translate("Lesson", "%n square(s) are right.", nullptr, hint.number);
        case LessonHint::Type::Squares:
            return said(QT_TRANSLATE_NOOP("Lesson", "Look at these squares: %1.")).arg(squares);
        case LessonHint::Type::Option:
            return said(QT_TRANSLATE_NOOP("Lesson", "Answer number %1 is right.")).arg(hint.number + 1);
        case LessonHint::Type::Placing:
            return said(QT_TRANSLATE_NOOP("Lesson", "The %1 belongs on %2."))
                .arg(pieceWord(position, hint.piece), squares);
        case LessonHint::Type::TakeBack:
            return said(QT_TRANSLATE_NOOP("Lesson", "From here it cannot be done. Take a move back."));
        case LessonHint::Type::Read: return said(QT_TRANSLATE_NOOP("Lesson", "Read, look at the board, and go on."));
    }
    return {};
}

}  // namespace rokada::ui::texts
