#include "explain/movereason.h"

#include "explain/danger.h"
#include "rules/aftermove.h"
#include "rules/mateinone.h"
#include "rules/movegen.h"
#include "rules/paths.h"
#include "text/positiontext.h"

#include <algorithm>
#include <set>

namespace rokada {

namespace {

/// Minimum change in the number of reachable squares that is a reason for a move.
constexpr int Telling = 3;

/// Finds the strongest reason for one move by testing the reasons in the order of `MoveReasonType`.
class Reasoner {
public:
    Reasoner(const Position& position, Move move)
        : before_(position),
          after_(position),
          book_(position.book()),
          move_(move),
          side_(position.turn()),
          values_(pieceValues(book_)) {
        Undo undo;
        after_.make(move, undo);
        for (std::size_t i = 0; i < book_.sides(); ++i) {
            if (book_.allied(side_, Side(i))) own_ = own_ | piecesOf(Side(i));
        }
    }

    [[nodiscard]] MoveReason answer() const {
        if (countMoves(before_) == 1) return {MoveReasonType::Only};
        if (mates()) return {MoveReasonType::Mate};
        if (before_.inCheck(side_)) return answerToCheck();
        if (const MoveReason why = prevention(); why.type != MoveReasonType::None) return why;
        using Question = MoveReason (Reasoner::*)() const;
        for (const Question question :
             {&Reasoner::capture, &Reasoner::promotion, &Reasoner::check, &Reasoner::castling, &Reasoner::escape,
              &Reasoner::threat, &Reasoner::help, &Reasoner::development, &Reasoner::opening, &Reasoner::cover,
              &Reasoner::freedom, &Reasoner::denial, &Reasoner::reach, &Reasoner::room, &Reasoner::hindrance}) {
            const MoveReason found = (this->*question)();
            if (found.type != MoveReasonType::None) return found;
        }
        return {};
    }

private:
    [[nodiscard]] int worth(Piece piece) const { return values_[kindOf(piece)].pawns(); }
    [[nodiscard]] PieceSet enemies() const { return book_.hostile(side_); }
    [[nodiscard]] bool onBoard() const { return move_.from() != NoSquare; }

    [[nodiscard]] bool mates() const {
        const Side next = after_.turn();
        return !book_.allied(side_, next) && !after_.placing(next) && after_.inCheck(next) && !hasOrdinaryMoves(after_);
    }

    [[nodiscard]] Square captureSquare() const {
        return move_.type() == MoveType::EnPassant ? before_.state().victim : move_.to();
    }

    [[nodiscard]] MoveReason answerToCheck() const {
        const auto lines = checks(before_, side_);
        const auto taken =
            std::ranges::find_if(lines, [&](const Path& line) { return line.front() == captureSquare(); });
        const Square by = taken == lines.end() ? lines.front().front() : taken->front();
        const MoveReasonType how = taken != lines.end()                  ? MoveReasonType::TakesChecker
                                   : move_.from() == before_.king(side_) ? MoveReasonType::LeavesCheck
                                                                         : MoveReasonType::BlocksCheck;
        return {how, before_[by], by};
    }

    [[nodiscard]] MoveReason prevention() const {
        const auto threat = threatenedMate(before_);
        if (!threat || mateInOne(after_)) return {};
        return {MoveReasonType::PreventsMate, before_[threat->from()], threat->from()};
    }

    [[nodiscard]] MoveReason capture() const {
        if (!onBoard() || move_.type() == MoveType::Castle) return {};
        const Square where = captureSquare();
        if (!before_.hostile(where)) return {};
        const Piece captured = before_[where];
        // Both squares are tested, because a pawn captured en passant is not on the target square and may be protected.
        const bool loose =
            !after_.attacked(move_.to(), enemies()) && (where == move_.to() || !before_.attacked(where, enemies()));
        const bool worthier = worth(captured) > worth(before_[move_.from()]) && before_[move_.from()] != king();
        return {loose      ? MoveReasonType::CapturesLoose
                : worthier ? MoveReasonType::CapturesWorthier
                           : MoveReasonType::Captures,
                captured, where};
    }

    [[nodiscard]] Piece king() const { return pieceOf(side_, book_.royalKind()); }

    [[nodiscard]] MoveReason promotion() const {
        if (!onBoard() || move_.becomes() == NoKind) return {};
        return {MoveReasonType::Promotes, pieceOf(side_, move_.becomes()), move_.to()};
    }

    [[nodiscard]] MoveReason check() const {
        MoveReason found;
        for (std::size_t i = 0; i < book_.sides(); ++i) {
            const Side enemy = Side(i);
            if (book_.allied(side_, enemy) || !after_.living(enemy)) continue;
            if (!after_.inCheck(enemy) || before_.inCheck(enemy)) continue;
            std::set<Square> pieces;
            const std::vector<Path> lines = checks(after_, enemy);
            for (const Path& line : lines) pieces.insert(line.front());
            if (pieces.size() < lines.size()) return {MoveReasonType::ChecksTwice};
            found.type = MoveReasonType::Checks;
        }
        return found;
    }

    /// In Chess960, castling can leave the king or the rook on its square. Such castling is not a reason.
    [[nodiscard]] MoveReason castling() const {
        if (move_.type() != MoveType::Castle) return {};
        const Castling& journey = book_.castling(side_, move_).journey;
        const bool both = journey.kingFrom != journey.kingTo && journey.rookFrom != journey.rookTo;
        return {both ? MoveReasonType::Castles : MoveReasonType::None};
    }

    [[nodiscard]] bool endangered(const Position& position, Square square) const {
        return rokada::endangered(position, square, values_);
    }

    /// Returns true if the piece on `square` is not the moved piece and is still there after the move.
    [[nodiscard]] bool stays(Square square) const {
        return square != move_.from() && square != move_.to() && after_[square] == before_[square];
    }

    [[nodiscard]] MoveReason escape() const {
        if (!onBoard() || !endangered(before_, move_.from()) || endangered(after_, move_.to())) return {};
        return {MoveReasonType::Saves, before_[move_.from()], move_.from()};
    }

    /// Returns true if this side's piece on `from` could legally capture on `square` if the side were to move.
    [[nodiscard]] bool capturesFrom(const Position& position, Square from, Square square) const {
        const std::vector<Move> moves = capturesOf(position, square, side_);
        return std::ranges::any_of(moves, [&](Move move) { return move.from() == from; });
    }

    /// Finds the most valuable enemy piece that the moved piece attacks now and did not attack before.
    [[nodiscard]] MoveReason threat() const {
        MoveReason best;
        if (endangered(after_, move_.to())) return best;
        std::set<Square> old;
        if (onBoard()) {
            for (const PseudoLegalTarget& target : pseudoLegalTargets(before_, move_.from())) old.insert(target.square);
        }
        for (const PseudoLegalTarget& target : pseudoLegalTargets(after_, move_.to())) {
            const Piece piece = after_[target.square];
            if (!target.capture || piece == NoPiece || old.count(target.square) != 0) continue;
            if (!capturesFrom(after_, move_.to(), target.square)) continue;
            const bool loose = !after_.attacked(target.square, enemies());
            const bool worthier = worth(piece) > worth(after_[move_.to()]) && after_[move_.to()] != king();
            const bool dearest = best.piece == NoPiece || worth(piece) > worth(best.piece);
            if ((loose || worthier) && dearest) best = {MoveReasonType::Attacks, piece, target.square};
        }
        return best;
    }

    /// Finds the side's most valuable piece, other than the moved one, that was in danger before the move and is safe
    /// after it.
    [[nodiscard]] MoveReason help() const {
        MoveReason best;
        for (const Square square : before_.pieces(side_)) {
            const Piece piece = before_[square];
            if (!stays(square) || (best.piece != NoPiece && worth(piece) <= worth(best.piece))) continue;
            if (endangered(before_, square) && !endangered(after_, square))
                best = {MoveReasonType::Guards, piece, square};
        }
        return best;
    }

    /// Returns the squares that the piece can move to or capture on. The result does not depend on the side to move, so
    /// castling and en passant are left out.
    [[nodiscard]] SquareSet squaresOf(const Position& position, Square square) const {
        const Side side = sideOf(position[square]);
        Side other{};
        while (book_.allied(other, side)) other = Side(other + 1);
        SquareSet squares;
        for (const PseudoLegalTarget& target : pseudoLegalTargets(withTurn(position, other), square)) {
            if (target.capture || target.reach != rokada::Reach::Capture) squares.set(target.square);
        }
        return squares;
    }

    [[nodiscard]] int reachOf(const Position& position, Square square) const {
        return squaresOf(position, square).count();
    }

    /// Returns the reason "development" if a piece leaves its start square and reaches more squares. Pawns do not
    /// count, because they only make way for other pieces. Kings do not count, because they are safe on their start
    /// square.
    [[nodiscard]] MoveReason development() const {
        if (!onBoard() || startPosition(book_)[move_.from()] != before_[move_.from()]) return {};
        const Piece piece = before_[move_.from()];
        if (piece == king() || worth(piece) < 2 || move_.type() == MoveType::Castle) return {};
        const int before = reachOf(before_, move_.from());
        const int after = reachOf(after_, move_.to());
        if (after <= before) return {};
        return {MoveReasonType::Develops, piece, move_.to(), before, after};
    }

    /// Finds the side's piece that gains the most squares although it does not move.
    [[nodiscard]] MoveReason opening() const {
        MoveReason best;
        for (const Square square : before_.pieces(side_)) {
            const Piece piece = before_[square];
            if (piece == king() || !stays(square) || worth(piece) < 2) continue;
            const int before = reachOf(before_, square);
            const int after = reachOf(after_, square);
            if (after - before < Telling) continue;
            if (after - before > best.after - best.before) best = {MoveReasonType::Opens, piece, square, before, after};
        }
        return best;
    }

    /// Finds the side's most valuable piece that was undefended before the move and is defended after it.
    [[nodiscard]] MoveReason cover() const {
        MoveReason best;
        for (const Square square : before_.pieces(side_)) {
            const Piece piece = before_[square];
            if (piece == king() || !stays(square)) continue;
            if (best.piece != NoPiece && worth(piece) <= worth(best.piece)) continue;
            const bool protects = !before_.attacked(square, own_) && after_.attacked(square, own_);
            if (protects && !capturableForNothing(after_, square)) best = {MoveReasonType::Covers, piece, square};
        }
        return best;
    }

    [[nodiscard]] MoveReason freedom() const {
        const Square king = after_.king(side_);
        if (!onBoard() || king == NoSquare || move_.from() == before_.king(side_)) return {};
        MoveList moves;
        ordinaryMovesFrom(before_, king, moves);
        if (moves.size() > 0) return {};
        for (const PseudoLegalTarget& target : pseudoLegalTargets(after_, king)) {
            const bool open = after_.empty(target.square) && target.reach != rokada::Reach::Capture;
            if (open && !after_.attacked(target.square, enemies())) return {MoveReasonType::Frees, this->king(), king};
        }
        return {};
    }

    /// Returns the squares of the enemy pieces, except kings, that can legally move to the empty `square` and could be
    /// captured there by the moved pawn.
    [[nodiscard]] std::vector<Square> visitorsOf(Square square) const {
        std::vector<Square> found;
        for (const Path& line : attacksOn(after_, square, side_)) {
            const Square from = line.front();
            if (kindOf(after_[from]) != book_.royalKind() && isCapturedOn(square, from)) found.push_back(from);
        }
        return found;
    }

    [[nodiscard]] bool isCapturedOn(Square square, Square visitor) const {
        const Position enemys = withTurn(after_, sideOf(after_[visitor]));
        if (enemys.placing(enemys.turn())) return false;
        MoveList moves;
        ordinaryMovesFrom(enemys, visitor, moves);
        return std::ranges::any_of(moves, [&](Move visit) {
            if (visit.to() != square) return false;
            const Position there = afterMove(enemys, visit);
            return capturesFrom(there, move_.to(), square);
        });
    }

    /// Finds the most valuable enemy piece that could have moved to a square that the moved pawn attacks now.
    [[nodiscard]] MoveReason denial() const {
        MoveReason best;
        const bool pawn = book_.pawns().has(after_[move_.to()]);
        if (!pawn || endangered(after_, move_.to())) return best;
        for (const PseudoLegalTarget& target : pseudoLegalTargets(after_, move_.to())) {
            const bool empty = before_.empty(target.square) && after_.empty(target.square);
            if (!empty || target.reach == rokada::Reach::Quiet || before_.attacked(target.square, own_)) continue;
            for (const Square square : visitorsOf(target.square)) {
                const Piece piece = after_[square];
                if (worth(piece) <= worth(after_[move_.to()])) continue;
                if (best.piece == NoPiece || worth(piece) > worth(best.piece))
                    best = {MoveReasonType::Denies, piece, target.square};
            }
        }
        return best;
    }

    [[nodiscard]] MoveReason reach() const {
        const int before = onBoard() ? reachOf(before_, move_.from()) : 0;
        const int after = reachOf(after_, move_.to());
        if (after - before < Telling) return {};
        return {MoveReasonType::Reach, after_[move_.to()], move_.to(), before, after};
    }

    /// Returns the squares that all pieces of a side reach; squares reached by several pieces count once.
    [[nodiscard]] SquareSet squaresOfAll(const Position& position, Side side) const {
        SquareSet squares;
        for (const Square square : position.pieces(side)) squares |= squaresOf(position, square);
        return squares;
    }

    [[nodiscard]] MoveReason room() const {
        const int before = squaresOfAll(before_, side_).count();
        const int after = squaresOfAll(after_, side_).count();
        if (after - before < Telling) return {};
        return {MoveReasonType::Room, NoPiece, NoSquare, before, after};
    }

    [[nodiscard]] MoveReason hindrance() const {
        SquareSet was, is;
        for (std::size_t i = 0; i < book_.sides(); ++i) {
            if (book_.allied(side_, Side(i)) || !before_.living(Side(i))) continue;
            was |= squaresOfAll(before_, Side(i));
            is |= squaresOfAll(after_, Side(i));
        }
        const int before = was.count(), after = is.count();
        if (before - after < Telling) return {};
        return {MoveReasonType::Hinders, NoPiece, NoSquare, before, after};
    }

    const Position& before_;
    Position after_;
    const Rulebook& book_;
    Move move_;
    Side side_;
    std::vector<PieceValue> values_;
    PieceSet own_;
};

}  // namespace

MoveReason moveReasonFor(const Position& position, Move move) {
    if (move.forced()) return {};
    return Reasoner(position, move).answer();
}

}  // namespace rokada
