// Checks that the reason given for an illegal move is the real one. Without its cause, the move must be legal or
// illegal for another reason. In the slow rules, the rule that the reason names must forbid the move. Uses random games
// of all rule sets, and sparse positions with more pins, checks and castlings.
//
// TRUE_REASONS=3000000 tries that many illegal moves of each variant and prints how often each reason occurred.
// TRUE_MOVED=5000 does the same for castlings of kings and rooks that have moved in a game.
#include "explain/illegalmove.h"
#include "rules/movegen.h"
#include "rules/paths.h"
#include "slowreason.h"
#include "text/arrangement.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "truthrun.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace rokada::test::truereasonTest {
namespace {

constexpr int UsualMoves = ROKADA_NIGHTLY_SIZE ? 3'000'000 : 20'000;
constexpr int UsualCastlings = ROKADA_NIGHTLY_SIZE ? 5'000 : 100;

/// Move that a player attempts.
struct Wish {
    Square from, to;
    int pieces;  ///< number of pieces that move, counted from the top of a tower
};

bool legal(const Position& position, const Wish& wish) {
    if (position.empty(wish.from)) return false;
    const MoveList moves = legalMoves(position);
    return std::ranges::any_of(moves, [&](Move move) {
        if (move.from() != wish.from || move.type() == MoveType::Drop) return false;
        const bool castles = move.type() == MoveType::Castle &&
                             position.book().meansCastling(position.book().castling(position.turn(), move), wish.to);
        if (move.to() != wish.to && !castles) return false;
        return castles || !position.book().towers() || move.pieces() == wish.pieces;
    });
}

class Reason {
public:
    Reason(const RulebookPtr& book, const SlowReasons& slow, const Position& position, const Wish& wish)
        : book_(book),
          slow_(slow),
          position_(position),
          board_(book->geometry()),
          wish_(wish),
          us_(position.turn()),
          why_(whyIllegal(position, wish.from, wish.to, wish.pieces)) {}

    [[nodiscard]] IllegalReason reason() const { return why_.reason; }

    [[nodiscard]] std::string told() const {
        return positionText(position_) + ": " + board_.name(wish_.from) + board_.name(wish_.to) + " with " +
               std::to_string(wish_.pieces) + ", reason " + std::to_string(static_cast<int>(why_.reason)) +
               ", squares " + name(first()) + ' ' + name(second());
    }

    [[nodiscard]] bool isTrue() const { return isCause() && slow_.forbids(why_, wish_.from, wish_.to, wish_.pieces); }

private:
    [[nodiscard]] bool isCause() const {
        switch (why_.reason) {
            case IllegalReason::NothingThere: return first() == wish_.from && position_.empty(first());
            case IllegalReason::NotYourTurn:
                return first() == wish_.from && !position_.empty(first()) && sideOf(position_[first()]) != us_;
            case IllegalReason::MustPlace: return position_.placing(us_);
            case IllegalReason::OwnPiece: return ofSide(first(), us_) && changesWithout(first());
            case IllegalReason::PartnersPiece:
                return first() == wish_.to && !ofSide(first(), us_) && book_->allied(sideOf(position_[first()]), us_) &&
                       changesWithout(first());
            case IllegalReason::KingIsNeverCaptured:
                return first() == wish_.to && position_.king(sideOf(position_[first()])) == first();
            case IllegalReason::PathBlocked:
            case IllegalReason::OnlyWithoutCapture: return !position_.empty(first()) && changesWithout(first());
            case IllegalReason::WallInPath: return wallBetween(first(), second());
            case IllegalReason::OnlyByCapture: return position_.empty(wish_.to) && changesWithPrey();
            case IllegalReason::FirstMoveIsOver: return hasMoved();
            case IllegalReason::NoLongStepHere: return first() == wish_.from && !hasMoved() && !withFirstMove();
            case IllegalReason::FullCircle: return wish_.from == wish_.to && board_.wraps();
            case IllegalReason::KingWouldBeCaptured: return uncoversKing() && changesWithout(first());
            case IllegalReason::Uncovers: return uncoversKing() && kindOf(moved()[first()]) == why_.uncovered;
            case IllegalReason::Pinned: return isPinned() && changesWithout(first());
            case IllegalReason::CheckRemains: return checksNow(first()) && uncoversKing() && changesWithout(first());
            case IllegalReason::PieceCannotHelp:
                return checksNow(first()) && !anyMove(wish_.from) && changesWithout(first());
            case IllegalReason::OtherLineOpen: return checksNow(first()) && oneWayStaysOpen();
            case IllegalReason::NoCastlingRight: return rookAtHome() && changesWithRight();
            case IllegalReason::NoCastlingRook: return !rookAtHome() && changesWithRookAlone();
            case IllegalReason::CastlingInCheck: return checksNow(first()) && changesWithout(first());
            case IllegalReason::CastlingBlocked:
            case IllegalReason::CastlingKingPassesPiece:
            case IllegalReason::CastlingKingReachesPiece:
            case IllegalReason::CastlingRookPassesPiece:
            case IllegalReason::CastlingRookReachesPiece: return !position_.empty(first()) && changesWithout(first());
            case IllegalReason::CastlingRookCovered: {
                const std::vector<Piece> tower = position_.tower(first());
                return tower.size() > 1 && tower.front() == pieceOf(us_, book_->variant().kindOf('R')) &&
                       changesWithRookAlone();
            }
            case IllegalReason::CastlingThroughCheck:
            case IllegalReason::CastlingIntoCheck:
                return attacks(position_, second(), first()) && changesWithout(second());
            case IllegalReason::NotAPieceMove: return !reachesAlone();
            case IllegalReason::GameOver:
            case IllegalReason::NotYourFortress:
            case IllegalReason::SquareOccupied:
            case IllegalReason::OutsideBoard:
            case IllegalReason::CastlingKingAway:
            case IllegalReason::CastlingKingMoved:
            case IllegalReason::CastlingRookMoved: return false;  // these never occur in a test of a single position
        }
        return false;
    }

    [[nodiscard]] Square first() const { return why_.squares[0]; }
    [[nodiscard]] Square second() const { return why_.squares[1]; }
    [[nodiscard]] std::string name(Square square) const { return square == NoSquare ? "-" : board_.name(square); }
    [[nodiscard]] bool ofSide(Square square, Side side) const {
        return square != NoSquare && !position_.empty(square) && sideOf(position_[square]) == side;
    }

    /// Returns the board as an arrangement that can be changed.
    [[nodiscard]] Arrangement board() const { return Arrangement(book_, position_); }
    [[nodiscard]] Position without(Square square) const {
        Arrangement changed = board();
        build(changed, square, {});
        return asItStands(changed);
    }
    [[nodiscard]] bool changesWithRookAlone() const {
        Arrangement changed = board();
        build(changed, first(), {pieceOf(us_, book_->variant().kindOf('R'))});
        return changes(asItStands(changed));
    }
    /// Returns true if the attempted move is legal in the position `there`, or illegal there for another reason.
    [[nodiscard]] bool changes(const Position& there) const {
        return legal(there, wish_) || whyIllegal(there, wish_.from, wish_.to, wish_.pieces) != why_;
    }
    /// Returns true if removing the piece on `square` changes the reason. Returns true for every king, because a
    /// position without the king is invalid.
    [[nodiscard]] bool changesWithout(Square square) const {
        if (square == NoSquare || position_.empty(square)) return false;
        return position_.king(sideOf(position_[square])) == square || changes(without(square));
    }
    [[nodiscard]] Side enemy() const {
        std::size_t side = 0;
        while (book_->allied(Side(side), us_)) ++side;
        return Side(side);
    }
    /// Returns an enemy piece that is neither king nor pawn.
    [[nodiscard]] Piece prey() const {
        std::size_t kind = 0;
        while (Kind(kind) == book_->royalKind() || book_->variant().kinds[kind].pawn) ++kind;
        return pieceOf(enemy(), Kind(kind));
    }
    [[nodiscard]] bool changesWithPrey() const {
        Arrangement changed = board();
        build(changed, wish_.to, {prey()});
        return changes(asItStands(changed));
    }

    /// Returns true if the piece on `attacker`, an enemy of the side to move, attacks `target`.
    [[nodiscard]] static bool attacks(const Position& there, Square attacker, Square target) {
        const auto lines = attacksOn(there, target, there.turn());
        return std::ranges::any_of(lines, [&](const Path& line) { return line.front() == attacker; });
    }
    [[nodiscard]] bool checksNow(Square attacker) const { return attacks(position_, attacker, position_.king(us_)); }
    /// Returns the position after the attempted move, as if it were legal. The side to move stays the same.
    [[nodiscard]] Position moved() const {
        Arrangement changed = board();
        const bool enPassant = wish_.to == position_.state().enPassant && book_->pawns().has(position_[wish_.from]) &&
                               board_.column(wish_.from) != board_.column(wish_.to);
        if (const CastlingPlan* plan = castling()) {
            const Piece king = position_[plan->journey.kingFrom], rook = position_[plan->journey.rookFrom];
            build(changed, plan->journey.kingFrom, {});
            build(changed, plan->journey.rookFrom, {});
            build(changed, plan->journey.kingTo, {king});
            build(changed, plan->journey.rookTo, {rook});
            return asItStands(changed);
        }
        if (!book_->towers()) {
            if (enPassant) build(changed, position_.state().victim, {});
            carryOver(changed, wish_.from, wish_.to);
            return asItStands(changed);
        }
        Position after = position_;
        Undo undo;
        after.make(Move(wish_.from, wish_.to, enPassant ? MoveType::EnPassant : MoveType::Normal, NoKind, wish_.pieces),
                   undo);
        after.setTurn(us_);
        return after;
    }
    [[nodiscard]] const CastlingPlan* castling() const {
        if (position_.king(us_) != wish_.from) return nullptr;
        for (const CastlingPlan& plan : book_->castlings(us_, wish_.from)) {
            if (book_->meansCastling(plan, wish_.to) && (position_.state().rights & plan.right) != 0) return &plan;
        }
        return nullptr;
    }
    /// Returns true if, after the move, the piece on the first named square attacks the king on the second one.
    [[nodiscard]] bool uncoversKing() const {
        const Position after = moved();
        return after.king(us_) == second() && attacks(after, first(), second());
    }
    [[nodiscard]] bool oneWayStaysOpen() const {
        const Position after = moved();
        const auto lines = attacksOn(after, after.king(us_), us_);
        const auto ways = [&](const std::vector<Path>& all) {
            return std::ranges::count_if(all, [&](const Path& line) { return line.front() == first(); });
        };
        return ways(lines) < ways(attacksOn(position_, position_.king(us_), us_)) &&
               std::ranges::any_of(lines, [&](const Path& line) {
                   return line.front() == first() && line[line.size() - 2] == second();
               });
    }
    [[nodiscard]] bool isPinned() const {
        const Position alone = without(wish_.from);
        return !checksNow(first()) && attacks(alone, first(), position_.king(us_));
    }
    [[nodiscard]] bool anyMove(Square from) const {
        const MoveList moves = legalMoves(position_);
        return std::ranges::any_of(moves, [&](Move move) { return move.from() == from; });
    }

    /// Returns true if a wall separates two adjacent squares. Diagonal neighbours are also separated by a wall that
    /// touches their common corner.
    [[nodiscard]] bool wallBetween(Square a, Square b) const {
        const int ax = board_.column(a), ay = board_.row(a), bx = board_.column(b), by = board_.row(b);
        const int cornerX = std::max(ax, bx), cornerY = std::max(ay, by);
        const bool diagonal = ax != bx && ay != by;
        return std::ranges::any_of(board_.walls(), [&](const Wall& wall) {
            const bool touches =
                (wall.x1 == cornerX && wall.y1 == cornerY) || (wall.x2 == cornerX && wall.y2 == cornerY);
            if (diagonal) return touches;
            if (ay == by) return wall.x1 == cornerX && wall.x2 == cornerX && std::min(wall.y1, wall.y2) == ay;
            return wall.y1 == cornerY && wall.y2 == cornerY && std::min(wall.x1, wall.x2) == ax;
        });
    }

    /// Returns true if the piece is not on its start square or has lost the right to its first move.
    [[nodiscard]] bool hasMoved() const {
        const Position start = startPosition(*book_);
        if (start[wish_.from] != position_[wish_.from]) return true;
        const std::uint32_t right = book_->firstMoveRight(us_, wish_.from);
        return right != 0 && (position_.state().rights & right) == 0;
    }
    [[nodiscard]] bool withFirstMove() const {
        Arrangement changed = board();
        changed.rights |= book_->firstMoveRight(us_, wish_.from);
        return legal(asItStands(changed), wish_);
    }

    [[nodiscard]] bool rookAtHome() const {
        const std::vector<Piece> tower = book_->towers() ? position_.tower(first()) : std::vector{position_[first()]};
        return std::ranges::any_of(tower, [&](Piece piece) {
            return piece != NoPiece && sideOf(piece) == us_ && book_->variant().kinds[kindOf(piece)].letter == 'R';
        });
    }
    /// Returns true if the reason changes when the side gets the castling right. A king on a tower cannot have the
    /// right, so it is also taken off its tower.
    [[nodiscard]] bool changesWithRight() const {
        Arrangement changed = board();
        build(changed, wish_.from, {position_[wish_.from]});
        build(changed, first(), {pieceOf(us_, book_->variant().kindOf('R'))});
        changed.rights &= ~book_->castlingRightsOf(us_);
        for (const CastlingPlan& plan : book_->castlings(us_, wish_.from)) {
            if (plan.journey.rookFrom == first()) changed.rights |= plan.right;
        }
        return changes(asItStands(changed));
    }

    /// Returns true if the piece can reach the target when the board has only kings besides it. Tries an empty target,
    /// and a target with an enemy piece.
    [[nodiscard]] bool reachesAlone() const {
        if (wish_.from == wish_.to) return false;
        Arrangement empty = board();
        for (int s = 0; s < board_.size(); ++s) {
            const auto square = static_cast<Square>(s);
            const bool king = !position_.empty(square) && position_.king(sideOf(position_[square])) == square;
            if (square != wish_.from && !king) build(empty, square, {});
        }
        empty.rights = book_->firstMoveRight(us_, wish_.from);
        empty.enPassant = NoSquare;
        const Position quiet = asItStands(empty);
        if (position_.empty(wish_.to) || position_.king(sideOf(position_[wish_.to])) != wish_.to)
            build(empty, wish_.to, {prey()});
        return legal(quiet, wish_) || legal(asItStands(empty), wish_);
    }

    const RulebookPtr& book_;
    const SlowReasons& slow_;
    const Position& position_;
    const Geometry& board_;
    Wish wish_;
    Side us_;
    IllegalMove why_;
};

/// Returns the reasons that occur in the variant.
std::vector<int> kindsOf(std::string_view game) {
    using R = IllegalReason;
    std::vector kinds{
        R::NotYourTurn,        R::NothingThere,        R::OwnPiece,     R::KingIsNeverCaptured, R::OnlyByCapture,
        R::OnlyWithoutCapture, R::KingWouldBeCaptured, R::CheckRemains, R::PieceCannotHelp,     R::NotAPieceMove};
    // Great Shatranj has no sliding pieces and no castling.
    if (game != "greatshatranj") {
        kinds.insert(kinds.end(),
                     {R::PathBlocked, R::FirstMoveIsOver, R::Pinned, R::NoCastlingRight, R::NoCastlingRook,
                      R::CastlingInCheck, R::CastlingBlocked, R::CastlingThroughCheck, R::CastlingIntoCheck});
    }
    if (game == "chess") {
        kinds.insert(kinds.end(),
                     {R::CastlingKingPassesPiece, R::CastlingKingReachesPiece, R::CastlingRookReachesPiece});
    }
    if (game == "vyrt") kinds.insert(kinds.end(), {R::NoLongStepHere, R::FullCircle, R::OtherLineOpen});
    if (game == "fortress") {
        kinds.insert(kinds.end(),
                     {R::MustPlace, R::NotYourFortress, R::SquareOccupied, R::PartnersPiece, R::WallInPath});
    }
    if (game == "tavreli") kinds.insert(kinds.end(), {R::Uncovers, R::CastlingRookCovered});
    std::vector<int> numbers;
    for (const R kind : kinds) numbers.push_back(static_cast<int>(kind));
    return numbers;
}

/// Checks squares on which reserve pieces cannot be placed: squares outside the side's own fortress, and occupied
/// squares.
bool dropsAreTrue(const SlowReasons& slow, const Position& position, KindCounts& counts) {
    const Side us = position.turn();
    const MoveList drops = legalMoves(position);
    for (int s = 0; position.placing(us) && s < position.book().size(); ++s) {
        const auto to = static_cast<Square>(s);
        if (position.empty(to) && s % 16 != 0) continue;
        if (std::ranges::any_of(drops, [&](Move move) { return move.to() == to; })) continue;
        const IllegalMove why = whyIllegalDrop(position, to);
        const bool home = position.book().variant().sideSpecs[us].home.test(to);
        const bool is = why.reason == IllegalReason::NotYourFortress ? !home : home && !position.empty(to);
        ++counts[static_cast<int>(why.reason)];
        if (is && why.squares[0] == to && slow.forbidsDrop(why, to)) continue;
        ADD_FAILURE() << positionText(position) << ": a piece on " << position.book().geometry().name(to);
        return false;
    }
    return true;
}

/// Checks moves from empty squares and moves of other sides' pieces.
bool othersAreTrue(const RulebookPtr& book, const SlowReasons& slow, const Position& position, KindCounts& counts) {
    for (int s = 0; s < book->size(); s += 5) {
        const auto from = static_cast<Square>(s);
        if (!position.empty(from) && sideOf(position[from]) == position.turn()) continue;
        const Reason reason(book, slow, position, {from, static_cast<Square>((s + 7) % book->size()), WholeTower});
        ++counts[static_cast<int>(reason.reason())];
        const bool which =
            reason.reason() == IllegalReason::NothingThere || reason.reason() == IllegalReason::NotYourTurn;
        if (which && reason.isTrue()) continue;
        ADD_FAILURE() << reason.told();
        return false;
    }
    return true;
}

/// Tries every illegal move of every piece of the side to move. Returns false when enough have been tried.
bool eachIllegal(const RuleSet& rules, const RulebookPtr& book, const Position& position, KindCounts& counts,
                 int& left) {
    const SlowReasons slow(rules, position);
    if (!dropsAreTrue(slow, position, counts) || !othersAreTrue(book, slow, position, counts)) return false;
    for (const Square from : position.pieces(position.turn())) {
        for (int to = 0; to < book->geometry().size(); ++to) {
            const int height = std::max(position.height(from), 1);
            for (int pieces = 1; pieces <= height; ++pieces) {
                const Wish wish{from, static_cast<Square>(to), pieces == height ? WholeTower : pieces};
                if (legal(position, wish)) continue;
                const Reason reason(book, slow, position, wish);
                // Most attempts have one of these three reasons; a sample of them is enough.
                const bool usual = reason.reason() == IllegalReason::NotAPieceMove ||
                                   reason.reason() == IllegalReason::OwnPiece ||
                                   reason.reason() == IllegalReason::MustPlace;
                if (usual && (from + to) % 16 != 0) continue;
                ++counts[static_cast<int>(reason.reason())];
                if (!reason.isTrue()) {
                    ADD_FAILURE() << reason.told();
                    return false;
                }
                if (--left <= 0) return false;
            }
        }
    }
    return true;
}

/// Castling that the program refuses because king or rook has moved, compared with the squares where they have been
/// during the game.
class MovedPiece {
public:
    MovedPiece(const Game& game, const CastlingPlan& plan)
        : game_(game), plan_(plan), us_(game.position().turn()), why_(inGame(game, refusal())) {}

    /// Returns true if this castling is illegal and the refusal names its rook. Refusals for other reasons, for example
    /// check, name another square. In Chess960, the refusal can name another rook, because the same move of the king
    /// can mean castling with that rook.
    [[nodiscard]] bool isRefused() const {
        const Wish wish{plan_.journey.kingFrom, plan_.journey.rookFrom, WholeTower};
        return !legal(game_.position(), wish) && refusal().squares[0] == plan_.journey.rookFrom;
    }
    [[nodiscard]] IllegalReason reason() const { return why_.reason; }
    [[nodiscard]] bool isTrue() const {
        switch (why_.reason) {
            case IllegalReason::CastlingKingMoved: return kingWasAway() && why_.squares[0] == plan_.journey.kingFrom;
            case IllegalReason::CastlingRookMoved: return rookArrived() && why_.squares[0] == plan_.journey.rookFrom;
            case IllegalReason::NoCastlingRight: return !hadRight() || (!kingWasAway() && !rookArrived());
            default: return why_ == refusal();
        }
    }
    [[nodiscard]] std::string told() const {
        std::string moves = positionText(game_.start());
        for (std::size_t i = 0; i < game_.played(); ++i) moves += ' ' + moveText(game_.book(), game_.turns()[i].move);
        return moves + ": castling with " + game_.book().geometry().name(plan_.journey.rookFrom) + ", reason " +
               std::to_string(static_cast<int>(why_.reason));
    }

private:
    [[nodiscard]] IllegalMove refusal() const {
        return whyIllegal(game_.position(), plan_.journey.kingFrom, plan_.journey.rookFrom);
    }
    [[nodiscard]] bool hadRight() const {
        bool had = false;
        game_.start().eachCastling(us_,
                                   [&](const CastlingPlan& p) { had |= p.journey.letter == plan_.journey.letter; });
        return had;
    }
    /// Returns true if the king has castled or left its start square. In Chess960, the king can castle without leaving
    /// its square.
    [[nodiscard]] bool kingWasAway() const {
        for (std::size_t i = 0; i < game_.played(); ++i) {
            const Turn& turn = game_.turns()[i];
            const bool castled = turn.before.turn() == us_ && turn.move.type() == MoveType::Castle;
            if (castled || turn.before.king(us_) != plan_.journey.kingFrom) return true;
        }
        return false;
    }
    [[nodiscard]] bool rookArrived() const {
        for (std::size_t i = 0; i < game_.played(); ++i) {
            const Turn& turn = game_.turns()[i];
            if (!turn.move.forced() && turn.move.to() == plan_.journey.rookFrom && carriesRook(turn)) return true;
        }
        return false;
    }
    [[nodiscard]] bool carriesRook(const Turn& turn) const {
        const Square from = turn.move.from();
        std::vector<Piece> moved = game_.book().towers() ? turn.before.tower(from) : std::vector{turn.before[from]};
        if (game_.book().towers()) moved.erase(moved.begin(), moved.end() - turn.before.carried(turn.move));
        return std::ranges::any_of(moved, [&](Piece piece) {
            return sideOf(piece) == us_ && game_.book().variant().kinds[kindOf(piece)].letter == 'R';
        });
    }

    const Game& game_;
    const CastlingPlan& plan_;
    Side us_;
    IllegalMove why_;
};

/// Returns a random move, mostly of the king or a rook, and often back to its start square.
Move shuffled(const Game& game, std::mt19937_64& random) {
    const MoveList moves = game.moves();
    const Position& position = game.position();
    const auto home = [&](Square square) {
        return game.start().king(position.turn()) == square ||
               (!game.start().empty(square) && game.book().variant().kinds[kindOf(game.start()[square])].letter == 'R');
    };
    std::vector<Move> wanted;
    for (const Move move : moves) {
        if (move.type() == MoveType::Castle || move.type() == MoveType::Drop) continue;
        const bool rook = game.book().variant().kinds[kindOf(position[move.from()])].letter == 'R';
        if (!rook && position.king(position.turn()) != move.from()) continue;
        wanted.push_back(move);
        if (home(move.to())) wanted.insert(wanted.end(), 6, move);
    }
    if (wanted.empty() || random() % 4 == 0) return moves[random() % moves.size()];
    return wanted[random() % wanted.size()];
}

/// Plays games from positions with castling rights, and moves kings and rooks to and fro. Returns false when enough
/// have been played.
bool eachMoved(const RuleSet& /*rules*/, const RulebookPtr& book, const Position& position, KindCounts& counts,
               int& left) {
    if (book->castlings().empty()) return false;
    if ((position.state().rights & book->castlingRightsOf(position.turn())) == 0) return true;
    Game game(book, position);
    std::mt19937_64 random(position.key());
    for (int ply = 0; ply < 12 && !game.ending(); ++ply) {
        const Side us = game.position().turn();
        for (const CastlingPlan& plan : book->castlings(us, game.position().king(us))) {
            const MovedPiece piece(game, plan);
            if (!piece.isRefused()) continue;
            ++counts[static_cast<int>(piece.reason())];
            if (!piece.isTrue()) {
                ADD_FAILURE() << piece.told();
                return false;
            }
            if (piece.reason() != IllegalReason::NoCastlingRook && --left <= 0) return false;
        }
        game.play(shuffled(game, random));
    }
    return true;
}

class TrueReasons : public testing::TestWithParam<std::size_t> {};

TEST_P(TrueReasons, TheNamedCauseIsTheCause) {
    const VariantInfo& game = allVariants()[GetParam()];
    const TruthRun run{.variable = "TRUE_REASONS", .usual = UsualMoves, .full = 3'000'000, .seed = 7};
    runTruths(game, run, kindsOf(game.id), eachIllegal);
}

TEST_P(TrueReasons, AKingOrRookThatHasMovedHasMovedInTheGame) {
    const VariantInfo& game = allVariants()[GetParam()];
    if (Rulebook::compile(*makeVariant(game, {}))->castlings().empty()) return;
    const TruthRun run{.variable = "TRUE_MOVED", .usual = UsualCastlings, .full = 5'000, .seed = 23};
    const std::vector kinds{static_cast<int>(IllegalReason::CastlingKingMoved),
                            static_cast<int>(IllegalReason::CastlingRookMoved)};
    runTruths(game, run, kinds, eachMoved);
}

INSTANTIATE_TEST_SUITE_P(Games, TrueReasons, testing::Range(std::size_t{0}, allVariants().size()));

}  // namespace
}  // namespace rokada::test::truereasonTest
