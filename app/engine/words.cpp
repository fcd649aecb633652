#include "words.h"

#include "commands.h"

#include <cctype>
#include <ostream>

namespace rokada::engine {

namespace {

const char* words(Reason reason) {
    switch (reason) {
        case Reason::Checkmate: return "checkmate";
        case Reason::Stalemate: return "stalemate";
        case Reason::NobodyMoves: return "no side has a legal move";
        case Reason::DeadPosition: return "dead position";
        case Reason::Blocked: return "dead position, blocked pawns";
        case Reason::BareKing: return "bare king";
        case Reason::Repetition: return "repetition";
        case Reason::FiftyMoves: return "move limit";
        case Reason::RepetitionClaim: return "repetition, claimed";
        case Reason::FiftyMovesClaim: return "move limit, claimed";
        case Reason::Resignation: return "resignation";
        case Reason::Agreement: return "agreement";
        case Reason::IllegalMove: return "illegal move";
        case Reason::Time: return "time";
    }
    return "";
}

}  // namespace

const char* words(ErrorCode what) {
    switch (what) {
        case ErrorCode::MissingField: return "missing field";
        case ErrorCode::ExtraField: return "unexpected extra field";
        case ErrorCode::WrongRowCount: return "wrong number of rows";
        case ErrorCode::RowTooShort: return "the row is too short";
        case ErrorCode::RowTooLong: return "the row is too long";
        case ErrorCode::BadNumber: return "bad number of empty squares";
        case ErrorCode::MissingHole: return "'*' expected: the board has no square here";
        case ErrorCode::NoSquareHere: return "unexpected '*': the board has a square here";
        case ErrorCode::UnknownPiece: return "unknown piece";
        case ErrorCode::BadReserve: return "bad reserve piece";
        case ErrorCode::ReserveWithoutRoom: return "too many reserve pieces for the empty squares";
        case ErrorCode::BadSide: return "unknown side to move";
        case ErrorCode::DeadSideToMove: return "the side to move has no king";
        case ErrorCode::BadRights: return "bad castling rights";
        case ErrorCode::BadEnPassant: return "bad en passant square";
        case ErrorCode::BadClock: return "bad half-move clock";
        case ErrorCode::BadMoveNumber: return "bad move number";
        case ErrorCode::BadTower: return "bad tower";
        case ErrorCode::TooManyPieces: return "too many pieces of one side";
        case ErrorCode::BadFlags: return "bad double-step flags";
        case ErrorCode::NoKing: return "a side has no king";
        case ErrorCode::TooManyKings: return "a side has more than one king";
        case ErrorCode::PawnOnPromotionSquare: return "pawn on a promotion square";
        case ErrorCode::OpponentInCheck: return "the side not to move is in check";
        case ErrorCode::EmptyMove: return "the move is empty";
        case ErrorCode::BadSquare: return "no such square";
        case ErrorCode::NotAMove: return "not a move";
        case ErrorCode::IllegalMove: return "illegal move";
        case ErrorCode::AmbiguousMove: return "the move is ambiguous";
        case ErrorCode::BadTimeControl: return "bad time control";
        case ErrorCode::UnknownVariant: return "unknown variant";
        case ErrorCode::UnknownOption: return "unknown rule option";
        case ErrorCode::UnknownValue: return "unknown value of the rule option";
        case ErrorCode::MissingEquals: return "'=' and a value expected";
    }
    return "";
}

std::string words(const ParseError& parseError) {
    std::string text = std::string(words(parseError.what)) + " at character " + std::to_string(parseError.at + 1);
    if (parseError.field > 0) text += " (field " + std::to_string(parseError.field) + ")";
    return text;
}

std::string positionWords(const Variant& variant, const ParseError& error) {
    const auto name = [&](Side side) {
        std::string text(variant.sideSpecs[side].name);
        text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
        return text;
    };
    const std::string place =
        " (field " + std::to_string(error.field) + ", column " + std::to_string(error.at + 1) + ")";
    if (error.side == NoSide) return "The position cannot be read: " + std::string(words(error.what)) + place;
    const std::string side = name(error.side);
    std::string why;
    switch (error.what) {
        case ErrorCode::NoKing: why = side + " has no king"; break;
        case ErrorCode::TooManyKings: why = side + " has more than one king"; break;
        case ErrorCode::PawnOnPromotionSquare: why = "a pawn of " + side + " is on a promotion square"; break;
        case ErrorCode::OpponentInCheck:
            why = side + " is in check, but it is " + name(Side(error.side ^ 1)) + "'s turn";
            break;
        case ErrorCode::DeadSideToMove: why = side + " is to move, but has no king"; break;
        case ErrorCode::ReserveWithoutRoom: why = side + " has more reserve pieces than squares for them"; break;
        case ErrorCode::TooManyPieces: why = side + " has more than 16 pieces"; break;
        default: why = side + ": " + words(error.what);
    }
    return "Illegal position: " + why + place;
}

std::string words(const PositionRemark& remark) {
    const auto said = [&] {
        switch (remark.what) {
            case PositionRemarkCode::FieldsSupplied:
                return "fields are missing from here on, the default values are used";
            case PositionRemarkCode::CounterCorrected: return "the counter is out of range, the nearest value is used";
            case PositionRemarkCode::RightDropped:
                return "a castling right was removed, the king or the rook is not on its square";
            case PositionRemarkCode::EnPassantDropped:
                return "the en passant square was removed, no pawn can have just passed it";
            case PositionRemarkCode::FlagDropped:
                return "the double step of a pawn was removed, no such pawn is on the file";
            case PositionRemarkCode::OperationsDropped: return "the EPD operations were ignored";
            case PositionRemarkCode::OtherRules: return "read as Chess960";
        }
        return "";
    };
    return std::string(said()) + " (field " + std::to_string(remark.field) + ")";
}

const char* words(BookErrorCode what) {
    switch (what) {
        case BookErrorCode::Empty: return "the book is empty";
        case BookErrorCode::TooLarge: return "the file is too large";
        case BookErrorCode::Unknown: return "not an opening book";
        case BookErrorCode::OtherVersion: return "unsupported newer book format";
        case BookErrorCode::OtherVariant: return "the book is for another variant";
        case BookErrorCode::OtherKeys: return "incompatible hash keys";
        case BookErrorCode::Cut: return "truncated or overlong file";
        case BookErrorCode::Damaged: return "wrong checksum";
        case BookErrorCode::Unsorted: return "keys are not sorted";
        case BookErrorCode::BadMoves: return "bad moves";
    }
    return "";
}

const char* words(SyzygyErrorCode what) {
    switch (what) {
        case SyzygyErrorCode::NotBuiltIn: return "built without endgame tables";
        case SyzygyErrorCode::Unreadable: return "cannot be read";
        case SyzygyErrorCode::NoTables: return "no endgame tables (*.rtbw)";
        case SyzygyErrorCode::NotATable: return "not an endgame table";
        case SyzygyErrorCode::Cut: return "truncated or overlong file";
        case SyzygyErrorCode::Stopped: return "stopped";
    }
    return "";
}

std::string words(protocol::LineErrorCode error) {
    switch (error) {
        case protocol::LineErrorCode::UnknownCommand: return "unknown command";
        case protocol::LineErrorCode::MissingWord: return "missing argument";
        case protocol::LineErrorCode::UnknownWord: return "unknown word";
        case protocol::LineErrorCode::BadNumber: return "bad number";
        case protocol::LineErrorCode::UnknownOption: return "unknown option";
        case protocol::LineErrorCode::UnknownValue: return "unknown value of the option";
    }
    return "";
}

std::string words(const protocol::LineError& parseError) {
    return words(parseError.what) + " at character " + std::to_string(parseError.at + 1);
}

std::string words(const Rulebook& book, const Ending& ending) {
    std::string text = ending.drawn() ? "draw, " : "";
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (ending.drawn() || ending.halfPoints[side] == 0) continue;
        text += std::string(book.variant().sideSpecs[side].name) + " wins, ";
    }
    text += words(ending.reason);
    if (ending.side != NoSide) text += std::string(" of ") + std::string(book.variant().sideSpecs[ending.side].name);
    if (ending.count > 0) text += " (" + std::to_string(ending.count) + ")";
    return text;
}

int complain(std::ostream& err, const std::string& what) {
    std::string line = what;
    for (char& c : line) {
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    }
    err << "rokada-engine: " << line << '\n';
    return BadInput;
}

}  // namespace rokada::engine
