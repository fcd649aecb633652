#include "words.h"

#include "commands.h"

#include <ostream>

namespace rokada::engine {

namespace {

const char* words(Reason reason) {
    switch (reason) {
        case Reason::Checkmate: return "checkmate";
        case Reason::Stalemate: return "stalemate";
        case Reason::NobodyMoves: return "nobody has a move";
        case Reason::DeadPosition: return "dead position";
        case Reason::BareKing: return "bare king";
        case Reason::Repetition: return "repetition";
        case Reason::QuietMoves: return "move limit";
        case Reason::RepetitionClaim: return "repetition, claimed";
        case Reason::QuietMovesClaim: return "move limit, claimed";
        case Reason::Resignation: return "resignation";
        case Reason::Agreement: return "agreement";
        case Reason::IllegalMove: return "illegal move";
        case Reason::Time: return "time";
    }
    return "";
}

}  // namespace

const char* words(Trouble what) {
    switch (what) {
        case Trouble::MissingField: return "a field is missing";
        case Trouble::ExtraField: return "there is a field too many";
        case Trouble::WrongRowCount: return "wrong number of rows";
        case Trouble::RowTooShort: return "the row is too short";
        case Trouble::RowTooLong: return "the row is too long";
        case Trouble::BadNumber: return "bad number of empty squares";
        case Trouble::MissingHole: return "no square exists here, '*' expected";
        case Trouble::NoSquareHere: return "'*' on a square that exists";
        case Trouble::UnknownPiece: return "unknown piece";
        case Trouble::BadReserve: return "bad reserve";
        case Trouble::ReserveWithoutRoom: return "no room for the reserve";
        case Trouble::BadSide: return "unknown side to move";
        case Trouble::DeadSideToMove: return "the side to move has no king";
        case Trouble::BadRights: return "bad castling rights";
        case Trouble::BadEnPassant: return "bad en passant square";
        case Trouble::BadClock: return "bad half-move clock";
        case Trouble::BadMoveNumber: return "bad move number";
        case Trouble::BadFlags: return "bad double-step flags";
        case Trouble::NoKing: return "a side has no king";
        case Trouble::TooManyKings: return "a side has more than one king";
        case Trouble::PawnOnPromotionSquare: return "a pawn stands where it promotes";
        case Trouble::OpponentInCheck: return "the side not to move is in check";
        case Trouble::EmptyMove: return "the move is empty";
        case Trouble::BadSquare: return "no such square";
        case Trouble::NotAMove: return "not a move";
        case Trouble::IllegalMove: return "illegal move";
        case Trouble::AmbiguousMove: return "the move is ambiguous";
        case Trouble::BadTimeControl: return "bad time control";
        case Trouble::UnknownVariant: return "unknown game";
        case Trouble::UnknownOption: return "unknown rule option";
        case Trouble::UnknownValue: return "unknown value of the rule option";
        case Trouble::MissingEquals: return "'=' and a value expected";
    }
    return "";
}

std::string words(const Fault& fault) {
    std::string text = std::string(words(fault.what)) + " at character " + std::to_string(fault.at + 1);
    if (fault.field > 0) text += " (field " + std::to_string(fault.field) + ")";
    return text;
}

std::string words(protocol::Flaw flaw) {
    switch (flaw) {
        case protocol::Flaw::UnknownCommand: return "unknown command";
        case protocol::Flaw::MissingWord: return "a word is missing";
        case protocol::Flaw::UnknownWord: return "unknown word";
        case protocol::Flaw::BadNumber: return "bad number";
        case protocol::Flaw::UnknownOption: return "unknown option";
        case protocol::Flaw::UnknownValue: return "unknown value of the option";
    }
    return "";
}

std::string words(const protocol::LineFault& fault) {
    return words(fault.what) + " at character " + std::to_string(fault.at + 1);
}

std::string words(const Rulebook& book, const Ending& ending) {
    std::string text = ending.drawn() ? "draw, " : "";
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (ending.drawn() || ending.halfPoints[side] == 0) continue;
        text += std::string(book.variant().armies[side].name) + " wins, ";
    }
    text += words(ending.reason);
    if (ending.side != NoSide) text += std::string(" of ") + std::string(book.variant().armies[ending.side].name);
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
