#include "texts/illegalmovetexts.h"

#include "texts/byside.h"
#include "texts/cardtexts.h"
#include "texts/names.h"
#include "texts/positiontexts.h"
#include "texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

/// Arguments of a sentence. A piece is always followed by its square.
enum class Says { Nothing, Squares, Piece, UncoveredPiece, PieceAndSecondSquare, SecondSquareAndPiece };

struct Sentence {
    IllegalReason reason;
    Says says;
    const char* text;
};

/// Sentence for a variant in which the royal piece is not called king. It replaces the sentence `ofKing`.
struct RoyalSentence {
    std::string_view kind;
    std::string_view ofKing;
    const char* text;
};

constexpr std::array royalSentences{
    RoyalSentence{"volkhv", "You cannot capture a king.", QT_TRANSLATE_NOOP("Refusal", "You cannot capture a volkhv.")},
    RoyalSentence{"volkhv", "After this move, the %1 on %2 could capture your king.",
                  QT_TRANSLATE_NOOP("Refusal", "After this move, the %1 on %2 could capture your volkhv.")},
    RoyalSentence{"volkhv", "Your king would be in check on that square.",
                  QT_TRANSLATE_NOOP("Refusal", "Your volkhv would be in check on that square.")},
    RoyalSentence{"volkhv", "You cannot castle on that side: there is no rook on %1.",
                  QT_TRANSLATE_NOOP("Refusal", "You cannot castle on that side: there is no ratoborets on %1.")},
    RoyalSentence{"volkhv", "You cannot castle: the king is not on its original square.",
                  QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the volkhv is not on its original square.")},
    RoyalSentence{"volkhv", "You cannot castle on that side: the king has moved.",
                  QT_TRANSLATE_NOOP("Refusal", "You cannot castle on that side: the volkhv has moved.")},
    RoyalSentence{"volkhv", "You cannot castle on that side: the rook has moved.",
                  QT_TRANSLATE_NOOP("Refusal", "You cannot castle on that side: the ratoborets has moved.")},
    RoyalSentence{"volkhv", "You cannot castle out of check: the %1 on %2 attacks your king.",
                  QT_TRANSLATE_NOOP("Refusal", "You cannot castle out of check: the %1 on %2 attacks your volkhv.")},
    RoyalSentence{
        "volkhv", "You cannot castle: the %1 on %2 stands between the king and the rook.",
        QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the %1 on %2 stands between the volkhv and the ratoborets.")},
    RoyalSentence{
        "volkhv", "The %1 on %2 gives check. This move does not stop the check.",
        QT_TRANSLATE_NOOP("Refusal", "The %1 on %2 gives check to your volkhv. This move does not stop the check.")},
    RoyalSentence{
        "volkhv", "The %1 on %2 gives check. Your piece cannot stop the check.",
        QT_TRANSLATE_NOOP("Refusal", "The %1 on %2 gives check to your volkhv. Your piece cannot stop the check.")},
    RoyalSentence{
        "volkhv", "This piece is pinned: without it, the %1 on %2 could capture your king.",
        QT_TRANSLATE_NOOP("Refusal", "This piece is pinned: without it, the %1 on %2 could capture your volkhv.")},
    RoyalSentence{"volkhv", "You cannot castle: the %1 on %2 stands on the rook.",
                  QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the %1 on %2 stands on the ratoborets.")},
    RoyalSentence{"volkhv", "After this move, the uncovered %1 on %2 could capture your king.",
                  QT_TRANSLATE_NOOP("Refusal", "After this move, the uncovered %1 on %2 could capture your volkhv.")},
    RoyalSentence{
        "volkhv", "Your king cannot move: every square around it is attacked or occupied.",
        QT_TRANSLATE_NOOP("Refusal", "Your volkhv cannot move: every square around it is attacked or occupied.")},
    RoyalSentence{"volkhv", "This piece cannot move: any move would put its own king in check.",
                  QT_TRANSLATE_NOOP("Refusal", "This piece cannot move: any move would put its own volkhv in check.")},
};

/// Translates the sentence `text`, or the sentence that replaces it for the royal piece of this variant.
QString said(const Position& position, const char* text) {
    const std::string_view royal = position.book().variant().kinds[position.book().royalKind()].name;
    const auto own = std::ranges::find_if(royalSentences, [&](const RoyalSentence& sentence) {
        return sentence.kind == royal && sentence.ofKing == text;
    });
    return QCoreApplication::translate("Refusal", own == royalSentences.end() ? text : own->text);
}

/// Sentences that are used for illegal moves and also for pieces without a legal move.
constexpr const char* PinnedSaid =
    QT_TRANSLATE_NOOP("Refusal", "This piece is pinned: without it, the %1 on %2 could capture your king.");
constexpr const char* CheckRemainsSaid =
    QT_TRANSLATE_NOOP("Refusal", "The %1 on %2 gives check. This move does not stop the check.");
constexpr const char* UncoversSaid =
    //: %1: an enemy's piece that lies under the moving one; %2: their square
    QT_TRANSLATE_NOOP("Refusal", "After this move, the uncovered %1 on %2 could capture your king.");
constexpr const char* CannotHelpSaid =
    QT_TRANSLATE_NOOP("Refusal", "The %1 on %2 gives check. Your piece cannot stop the check.");

constexpr std::array sentences{
    Sentence{IllegalReason::GameOver, Says::Nothing, QT_TRANSLATE_NOOP("Refusal", "The game is over.")},
    Sentence{IllegalReason::NothingThere, Says::Squares, QT_TRANSLATE_NOOP("Refusal", "There is no piece on %1.")},
    Sentence{IllegalReason::MustPlace, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "Place all your reserve pieces first.")},
    Sentence{IllegalReason::NotYourFortress, Says::Squares,
             QT_TRANSLATE_NOOP("Refusal", "You cannot place a piece on %1: it is outside your fortress.")},
    Sentence{IllegalReason::SquareOccupied, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "Choose an empty square: the %1 is on %2.")},
    Sentence{IllegalReason::OwnPiece, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot capture your own %1 on %2.")},
    Sentence{IllegalReason::PartnersPiece, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot capture your partner's %1 on %2.")},
    Sentence{IllegalReason::KingIsNeverCaptured, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "You cannot capture a king.")},
    Sentence{IllegalReason::PathBlocked, Says::Piece, QT_TRANSLATE_NOOP("Refusal", "The %1 on %2 blocks the path.")},
    Sentence{IllegalReason::WallInPath, Says::Squares,
             QT_TRANSLATE_NOOP("Refusal", "The wall between %1 and %2 blocks the path.")},
    Sentence{
        IllegalReason::OnlyByCapture, Says::Nothing,
        QT_TRANSLATE_NOOP("Refusal", "This piece can move to that square only to capture, but the square is empty.")},
    Sentence{IllegalReason::OnlyWithoutCapture, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "This piece can move to %2, but it cannot capture the %1 on that square.")},
    Sentence{IllegalReason::FirstMoveIsOver, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "Only a piece that has not moved can make a double step.")},
    Sentence{IllegalReason::NoLongStepHere, Says::Piece,
             QT_TRANSLATE_NOOP(
                 "Refusal", "Only pieces of the front row have a double step. The %1 on %2 stands behind that row.")},
    Sentence{IllegalReason::FullCircle, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "A piece cannot move all the way around to its own square.")},
    Sentence{IllegalReason::KingWouldBeCaptured, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "After this move, the %1 on %2 could capture your king.")},
    Sentence{IllegalReason::Pinned, Says::Piece, PinnedSaid},
    Sentence{IllegalReason::Uncovers, Says::UncoveredPiece, UncoversSaid},
    Sentence{IllegalReason::CheckRemains, Says::Piece, CheckRemainsSaid},
    Sentence{
        IllegalReason::OtherLineOpen, Says::PieceAndSecondSquare,
        //: %1: a piece; %2: its square; %3: another square
        QT_TRANSLATE_NOOP("Refusal", "This move blocks only one path: the %1 on %2 still gives check through %3.")},
    Sentence{IllegalReason::PieceCannotHelp, Says::Piece, CannotHelpSaid},
    Sentence{IllegalReason::NoCastlingRight, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle on that side: the position gives no right to do so.")},
    Sentence{IllegalReason::NoCastlingRook, Says::Squares,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle on that side: there is no rook on %1.")},
    Sentence{IllegalReason::CastlingKingAway, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the king is not on its original square.")},
    Sentence{IllegalReason::CastlingKingMoved, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle on that side: the king has moved.")},
    Sentence{IllegalReason::CastlingRookMoved, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle on that side: the rook has moved.")},
    Sentence{IllegalReason::CastlingInCheck, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle out of check: the %1 on %2 attacks your king.")},
    Sentence{IllegalReason::CastlingBlocked, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the %1 on %2 stands between the king and the rook.")},
    Sentence{IllegalReason::CastlingKingPassesPiece, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the king would pass over the %1 on %2.")},
    Sentence{IllegalReason::CastlingKingReachesPiece, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the %1 on %2 stands where the king would go.")},
    Sentence{IllegalReason::CastlingRookPassesPiece, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the rook would pass over the %1 on %2.")},
    Sentence{IllegalReason::CastlingRookReachesPiece, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the %1 on %2 stands where the rook would go.")},
    Sentence{IllegalReason::CastlingRookCovered, Says::Piece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle: the %1 on %2 stands on the rook.")},
    Sentence{IllegalReason::CastlingThroughCheck, Says::SecondSquareAndPiece,
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle through %1: the %2 on %3 attacks that square.")},
    Sentence{IllegalReason::CastlingIntoCheck, Says::SecondSquareAndPiece,
             //: %1: the square where the king would arrive; %2: a piece; %3: its square
             QT_TRANSLATE_NOOP("Refusal", "You cannot castle to %1: the %2 on %3 attacks that square.")},
    Sentence{IllegalReason::NotAPieceMove, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "This piece cannot move to that square.")},
    Sentence{IllegalReason::OutsideBoard, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "That square is outside the board. The piece was not moved.")},
};

QString pieceOn(const Position& position, Square s) {
    return position.empty(s) ? QString() : kindName(position.book().variant().kinds[kindOf(position[s])].name);
}

/// Returns a message which says whose turn it is.
QString notYourTurn(const Position& position) {
    static constexpr std::array movers{
        BySide{"white", QT_TRANSLATE_NOOP("Refusal", "It is White's turn.")},
        BySide{"black", QT_TRANSLATE_NOOP("Refusal", "It is Black's turn.")},
        BySide{"red", QT_TRANSLATE_NOOP("Refusal", "It is Red's turn.")},
        BySide{"blue", QT_TRANSLATE_NOOP("Refusal", "It is Blue's turn.")},
    };
    static constexpr std::array placers{
        BySide{"white", QT_TRANSLATE_NOOP("Refusal", "It is White's turn to place a piece.")},
        BySide{"black", QT_TRANSLATE_NOOP("Refusal", "It is Black's turn to place a piece.")},
        BySide{"red", QT_TRANSLATE_NOOP("Refusal", "It is Red's turn to place a piece.")},
        BySide{"blue", QT_TRANSLATE_NOOP("Refusal", "It is Blue's turn to place a piece.")},
    };
    const bool places = position.placing(position.turn());
    return bySide(places ? placers : movers, "Refusal", sideIdOf(position.book(), position.turn()));
}

/// Returns a sentence about how the piece on a square moves, with a space before it. Returns an empty text for kinds
/// without a description.
QString movementOf(const Position& position, Square s) {
    const Variant& variant = position.book().variant();
    const QString how = howItMoves(variant.id, variant.kinds[kindOf(position[s])].name);
    return how.isEmpty() ? how : QLatin1Char(' ') + how;
}

/// Returns the sentence for a reason whose square is unknown. Returns an empty text if the square is known.
QString withoutSquare(const Position& position, const IllegalMove& illegalMove) {
    if (illegalMove.squares[0] != NoSquare) return {};
    if (illegalMove.reason == IllegalReason::KingWouldBeCaptured)
        return said(position, QT_TRANSLATE_NOOP("Refusal", "Your king would be in check on that square."));
    if (illegalMove.reason == IllegalReason::NotYourFortress)
        return QCoreApplication::translate("Refusal", "Place reserve pieces in your own fortress.");
    if (illegalMove.reason == IllegalReason::NoCastlingRook)
        return QCoreApplication::translate("Refusal",
                                           "You cannot castle on that side: there is no rook to castle with.");
    return {};
}

/// Returns true if the step from `a` to `b` is diagonal. A diagonal step has its own message, because the end of a wall
/// can block it.
bool diagonal(const Geometry& board, Square a, Square b) {
    return board.column(a) != board.column(b) && board.row(a) != board.row(b);
}

struct ErrorText {
    ErrorCode errorCode;
    const char* text;
};

constexpr std::array errorTexts{
    ErrorText{ErrorCode::EmptyMove, QT_TRANSLATE_NOOP("Fault", "the move is empty")},
    ErrorText{ErrorCode::BadSquare, QT_TRANSLATE_NOOP("Fault", "the board has no such square")},
    ErrorText{ErrorCode::NotAMove, QT_TRANSLATE_NOOP("Fault", "this is not a move")},
    ErrorText{ErrorCode::IllegalMove, QT_TRANSLATE_NOOP("Fault", "illegal move")},
    ErrorText{ErrorCode::AmbiguousMove, QT_TRANSLATE_NOOP("Fault", "ambiguous move")},
    ErrorText{ErrorCode::BadTimeControl, QT_TRANSLATE_NOOP("Fault", "the time control cannot be read")},
    ErrorText{ErrorCode::UnknownVariant, QT_TRANSLATE_NOOP("Fault", "there is no such variant")},
    ErrorText{ErrorCode::UnknownOption, QT_TRANSLATE_NOOP("Fault", "the variant has no such rule option")},
    ErrorText{ErrorCode::UnknownValue, QT_TRANSLATE_NOOP("Fault", "the rule option has no such value")},
    ErrorText{ErrorCode::MissingEquals, QT_TRANSLATE_NOOP("Fault", "an equals sign is missing")},
};

}  // namespace

QString of(const Position& position, const IllegalMove& illegalMove) {
    const Geometry& board = position.book().geometry();
    const auto [first, second] = illegalMove.squares;
    if (illegalMove.reason == IllegalReason::NotYourTurn) return notYourTurn(position);
    if (const QString text = withoutSquare(position, illegalMove); !text.isEmpty()) return text;
    if (illegalMove.reason == IllegalReason::WallInPath && diagonal(board, first, second)) {
        return QCoreApplication::translate("Refusal", "The end of a wall blocks the diagonal step from %1 to %2.")
            .arg(square(board, first), square(board, second));
    }
    if (illegalMove.reason == IllegalReason::NotAPieceMove && first != NoSquare && !position.empty(first)) {
        return QCoreApplication::translate("Refusal", "This piece cannot move to that square.") +
               movementOf(position, first);
    }
    const auto it = std::ranges::find(sentences, illegalMove.reason, &Sentence::reason);
    if (it == sentences.end()) return {};
    QString text = said(position, it->text);
    switch (it->says) {
        case Says::Nothing: return text;
        case Says::Piece: return text.arg(pieceOn(position, first), square(board, first));
        case Says::UncoveredPiece:
            return text.arg(kindName(position.book().variant(), illegalMove.uncovered), square(board, first));
        case Says::PieceAndSecondSquare:
            return text.arg(pieceOn(position, first), square(board, first), square(board, second));
        case Says::SecondSquareAndPiece:
            return text.arg(square(board, first), pieceOn(position, second), square(board, second));
        case Says::Squares: break;
    }
    text = text.replace(QLatin1String("%1"), square(board, first));
    return second == NoSquare ? text : text.replace(QLatin1String("%2"), square(board, second));
}

QString missing(const Position& position, Kind kind) {
    static constexpr std::array owners{
        BySide{"white", QT_TRANSLATE_NOOP("Refusal", "White has no %1.")},
        BySide{"black", QT_TRANSLATE_NOOP("Refusal", "Black has no %1.")},
        BySide{"red", QT_TRANSLATE_NOOP("Refusal", "Red has no %1.")},
        BySide{"blue", QT_TRANSLATE_NOOP("Refusal", "Blue has no %1.")},
    };
    if (kind == NoKind) return {};
    return bySide(owners, "Refusal", sideIdOf(position.book(), position.turn()))
        .arg(kindName(position.book().variant(), kind));
}

QString unreached(const Position& position, Square to) {
    //: %1: a square that no piece of the typed kind can reach
    return QCoreApplication::translate("Refusal", "No piece of this kind can go to %1.")
        .arg(square(position.book().geometry(), to));
}

QString of(const Position& position, const StuckPiece& stuck) {
    const auto about = [&](const char* text) {
        return said(position, text).arg(pieceOn(position, stuck.by), square(position.book().geometry(), stuck.by));
    };
    switch (stuck.reason) {
        case StuckReason::ReserveFirst:
            return QCoreApplication::translate("Refusal", "Place all your reserve pieces first.");
        case StuckReason::InCheck: return about(CannotHelpSaid);
        case StuckReason::CheckRemains: return about(CheckRemainsSaid);
        case StuckReason::Pinned: return about(PinnedSaid);
        case StuckReason::Uncovers:
            return said(position, UncoversSaid)
                .arg(kindName(position.book().variant(), stuck.uncovered),
                     square(position.book().geometry(), stuck.by));
        case StuckReason::NoSafeSquare:
            return said(
                position,
                QT_TRANSLATE_NOOP("Refusal", "Your king cannot move: every square around it is attacked or occupied."));
        case StuckReason::OwnKing:
            return said(position, QT_TRANSLATE_NOOP(
                                      "Refusal", "This piece cannot move: any move would put its own king in check."));
        case StuckReason::Placing:
            return QCoreApplication::translate("Refusal", "Place all reserve pieces before you move.");
        case StuckReason::ShutIn: break;
    }
    if (stuck.by != NoSquare)
        return about(QT_TRANSLATE_NOOP("Refusal", "This piece cannot move: the %1 on %2 blocks it."));
    return QCoreApplication::translate(
        "Refusal", "This piece cannot move: it has no free square to go to and nothing to capture.");
}

QString of(const ParseError& parseError) {
    if (parseError.field > 0) return positionError(parseError);
    const auto it = std::ranges::find(errorTexts, parseError.what, &ErrorText::errorCode);
    const QString what = it == errorTexts.end() ? QString() : QCoreApplication::translate("Fault", it->text);
    return QCoreApplication::translate("Fault", "Character %1: %2.").arg(QString::number(parseError.at + 1), what);
}

}  // namespace rokada::ui::texts
