#include "texts/refusaltexts.h"

#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

/// What is put into a sentence: squares, a man and his square, or a square with a man and his square.
enum class Says { Nothing, Squares, Man, SecondSquareAndMan };

struct Sentence {
    Cause cause;
    Says says;
    const char* text;
};

constexpr std::array sentences{
    Sentence{Cause::GameOver, Says::Nothing, QT_TRANSLATE_NOOP("Refusal", "The game is over.")},
    Sentence{Cause::NothingThere, Says::Squares, QT_TRANSLATE_NOOP("Refusal", "There is no man on %1.")},
    Sentence{Cause::MustDeploy, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "First all reserves must be put into your fortress.")},
    Sentence{Cause::NotYourFortress, Says::Squares,
             QT_TRANSLATE_NOOP("Refusal", "Reserves enter your own fortress only; %1 is not in it.")},
    Sentence{Cause::SquareTaken, Says::Man,
             QT_TRANSLATE_NOOP("Refusal", "A reserve needs an empty square: the %1 stands on %2.")},
    Sentence{Cause::OwnMan, Says::Man, QT_TRANSLATE_NOOP("Refusal", "Your own %1 stands on %2.")},
    Sentence{Cause::PartnersMan, Says::Man, QT_TRANSLATE_NOOP("Refusal", "Your partner's %1 stands on %2.")},
    Sentence{Cause::KingIsNeverTaken, Says::Nothing, QT_TRANSLATE_NOOP("Refusal", "A king is never taken.")},
    Sentence{Cause::WayBlocked, Says::Man, QT_TRANSLATE_NOOP("Refusal", "The way is blocked by the %1 on %2.")},
    Sentence{Cause::WallInTheWay, Says::Squares,
             QT_TRANSLATE_NOOP("Refusal", "The wall between %1 and %2 is in the way.")},
    Sentence{Cause::OnlyByCapture, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "This man goes there only to take, and there is nobody to be taken.")},
    Sentence{Cause::OnlyWithoutCapture, Says::Man,
             QT_TRANSLATE_NOOP("Refusal", "This man does not take that way, and the %1 stands on %2.")},
    Sentence{Cause::FirstMoveIsOver, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "The long step is for a man's first move only.")},
    Sentence{Cause::WholeWayRound, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "The way round leads back to the same square, and that is no move.")},
    Sentence{Cause::KingWouldBeTaken, Says::Man,
             QT_TRANSLATE_NOOP("Refusal", "Your king would be taken by the %1 on %2.")},
    Sentence{Cause::CastlingRightLost, Says::Nothing,
             QT_TRANSLATE_NOOP("Refusal", "No castling there: the king or the rook has moved.")},
    Sentence{Cause::CastlingInCheck, Says::Man,
             QT_TRANSLATE_NOOP("Refusal", "No castling out of check: the %1 on %2 attacks your king.")},
    Sentence{Cause::CastlingBlocked, Says::Man,
             QT_TRANSLATE_NOOP("Refusal", "No castling: the %1 on %2 stands between king and rook.")},
    Sentence{Cause::CastlingThroughCheck, Says::SecondSquareAndMan,
             QT_TRANSLATE_NOOP("Refusal", "No castling over %1: the %2 on %3 attacks it.")},
    Sentence{Cause::DoesNotMoveSo, Says::Nothing, QT_TRANSLATE_NOOP("Refusal", "This man does not move so.")},
};

QString manOn(const Position& position, Square s) {
    return position.empty(s) ? QString() : kindName(position.book().variant().kinds[kindOf(position[s])].name);
}

/// Whose turn it is instead.
QString notYourTurn(const Position& position) {
    struct Mover {
        std::string_view army;
        const char* text;
    };
    static constexpr std::array movers{
        Mover{"white", QT_TRANSLATE_NOOP("Refusal", "Not now: it is White's turn.")},
        Mover{"black", QT_TRANSLATE_NOOP("Refusal", "Not now: it is Black's turn.")},
        Mover{"red", QT_TRANSLATE_NOOP("Refusal", "Not now: it is Red's turn.")},
        Mover{"blue", QT_TRANSLATE_NOOP("Refusal", "Not now: it is Blue's turn.")},
    };
    const auto army = position.book().variant().armies[position.turn()].name;
    const auto it = std::find_if(movers.begin(), movers.end(), [&](const Mover& m) { return m.army == army; });
    return it == movers.end() ? QString() : QCoreApplication::translate("Refusal", it->text);
}

/// The end of a wall stops diagonal steps as well.
bool diagonal(const Geometry& board, Square a, Square b) {
    return board.column(a) != board.column(b) && board.row(a) != board.row(b);
}

struct TroubleWords {
    Trouble trouble;
    const char* text;
};

constexpr std::array troubles{
    TroubleWords{Trouble::MissingField, QT_TRANSLATE_NOOP("Fault", "a field is missing")},
    TroubleWords{Trouble::ExtraField, QT_TRANSLATE_NOOP("Fault", "there is a field too many")},
    TroubleWords{Trouble::WrongRowCount, QT_TRANSLATE_NOOP("Fault", "the number of rows is wrong")},
    TroubleWords{Trouble::RowTooShort, QT_TRANSLATE_NOOP("Fault", "the row is too short")},
    TroubleWords{Trouble::RowTooLong, QT_TRANSLATE_NOOP("Fault", "the row is too long")},
    TroubleWords{Trouble::BadNumber, QT_TRANSLATE_NOOP("Fault", "this is no number of empty squares")},
    TroubleWords{Trouble::MissingHole, QT_TRANSLATE_NOOP("Fault", "a star must stand where the board has no square")},
    TroubleWords{Trouble::NoSquareHere, QT_TRANSLATE_NOOP("Fault", "the board has no square here")},
    TroubleWords{Trouble::UnknownPiece, QT_TRANSLATE_NOOP("Fault", "no man has this letter")},
    TroubleWords{Trouble::BadReserve, QT_TRANSLATE_NOOP("Fault", "the reserves cannot be read")},
    TroubleWords{Trouble::ReserveWithoutRoom,
                 QT_TRANSLATE_NOOP("Fault", "there are more reserves than empty squares for them")},
    TroubleWords{Trouble::BadSide, QT_TRANSLATE_NOOP("Fault", "no side has this letter")},
    TroubleWords{Trouble::DeadSideToMove, QT_TRANSLATE_NOOP("Fault", "the side to move has no king")},
    TroubleWords{Trouble::BadRights, QT_TRANSLATE_NOOP("Fault", "the castling rights cannot be read")},
    TroubleWords{Trouble::BadEnPassant, QT_TRANSLATE_NOOP("Fault", "no pawn has just passed over this square")},
    TroubleWords{Trouble::BadClock, QT_TRANSLATE_NOOP("Fault", "the number of quiet moves cannot be read")},
    TroubleWords{Trouble::BadMoveNumber, QT_TRANSLATE_NOOP("Fault", "the number of the move cannot be read")},
    TroubleWords{Trouble::BadFlags, QT_TRANSLATE_NOOP("Fault", "the files of unmoved pawns cannot be read")},
    TroubleWords{Trouble::NoKing, QT_TRANSLATE_NOOP("Fault", "a side has no king")},
    TroubleWords{Trouble::TooManyKings, QT_TRANSLATE_NOOP("Fault", "a side has more than one king")},
    TroubleWords{Trouble::PawnOnPromotionSquare,
                 QT_TRANSLATE_NOOP("Fault", "a pawn stands where it would have promoted")},
    TroubleWords{Trouble::OpponentInCheck, QT_TRANSLATE_NOOP("Fault", "the side that has just moved is in check")},
    TroubleWords{Trouble::EmptyMove, QT_TRANSLATE_NOOP("Fault", "there is no move")},
    TroubleWords{Trouble::BadSquare, QT_TRANSLATE_NOOP("Fault", "the board has no square of this name")},
    TroubleWords{Trouble::NotAMove, QT_TRANSLATE_NOOP("Fault", "this cannot be read as a move")},
    TroubleWords{Trouble::IllegalMove, QT_TRANSLATE_NOOP("Fault", "this move is not legal")},
    TroubleWords{Trouble::AmbiguousMove, QT_TRANSLATE_NOOP("Fault", "several moves can be meant")},
    TroubleWords{Trouble::BadTimeControl, QT_TRANSLATE_NOOP("Fault", "the time control cannot be read")},
    TroubleWords{Trouble::UnknownVariant, QT_TRANSLATE_NOOP("Fault", "there is no such game")},
    TroubleWords{Trouble::UnknownOption, QT_TRANSLATE_NOOP("Fault", "the game has no such rule option")},
    TroubleWords{Trouble::UnknownValue, QT_TRANSLATE_NOOP("Fault", "the rule option has no such value")},
    TroubleWords{Trouble::MissingEquals, QT_TRANSLATE_NOOP("Fault", "an equals sign is missing")},
};

}  // namespace

QString of(const Position& position, const Refusal& refusal) {
    const Geometry& board = position.book().geometry();
    const auto [first, second] = refusal.squares;
    if (refusal.cause == Cause::NotYourTurn) return notYourTurn(position);
    if (refusal.cause == Cause::KingWouldBeTaken && first == NoSquare) {
        return QCoreApplication::translate("Refusal", "Your king would be taken there.");
    }
    if (refusal.cause == Cause::NotYourFortress && first == NoSquare) {
        return QCoreApplication::translate("Refusal", "Reserves enter your own fortress only.");
    }
    if (refusal.cause == Cause::WallInTheWay && diagonal(board, first, second)) {
        return QCoreApplication::translate("Refusal", "The end of the wall stops the step between %1 and %2.")
            .arg(square(board, first), square(board, second));
    }
    const auto it =
        std::find_if(sentences.begin(), sentences.end(), [&](const Sentence& s) { return s.cause == refusal.cause; });
    if (it == sentences.end()) return {};
    QString text = QCoreApplication::translate("Refusal", it->text);
    switch (it->says) {
        case Says::Nothing: return text;
        case Says::Man: return text.arg(manOn(position, first), square(board, first));
        case Says::SecondSquareAndMan:
            return text.arg(square(board, first), manOn(position, second), square(board, second));
        case Says::Squares: break;
    }
    text = text.replace(QLatin1String("%1"), square(board, first));
    return second == NoSquare ? text : text.replace(QLatin1String("%2"), square(board, second));
}

QString of(const Fault& fault) {
    const auto it =
        std::find_if(troubles.begin(), troubles.end(), [&](const TroubleWords& t) { return t.trouble == fault.what; });
    const QString what = it == troubles.end() ? QString() : QCoreApplication::translate("Fault", it->text);
    const QString place = QString::number(fault.at + 1);
    if (fault.field == 0) return QCoreApplication::translate("Fault", "Character %1: %2.").arg(place, what);
    //: the place in a position text
    return QCoreApplication::translate("Fault", "Field %1, character %2: %3.")
        .arg(QString::number(fault.field), place, what);
}

}  // namespace rokada::ui::texts
