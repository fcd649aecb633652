#include "game/game.h"

#include "rules/forced.h"
#include "rules/judgement.h"
#include "text/positiontext.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace rokada {

namespace {

Reason reasonOf(EliminationCause cause) {
    switch (cause) {
        case EliminationCause::Mate: return Reason::Checkmate;
        case EliminationCause::Resignation: return Reason::Resignation;
        case EliminationCause::Time: return Reason::Time;
        case EliminationCause::IllegalMove: return Reason::IllegalMove;
    }
    return Reason::Resignation;
}

}  // namespace

Game::Game(const RulebookPtr& book) : Game(book, startPosition(*book)) {}

Game::Game(RulebookPtr book, const Position& start) : Game(std::move(book), start, Laws::All) {}

Game Game::practice(RulebookPtr book, const Position& start) { return {std::move(book), start, Laws::MovesOnly}; }

Game::Game(RulebookPtr book, const Position& start, Laws laws)
    : book_(std::move(book)), laws_(laws), start_(start), position_(start) {
    assert(&start.book() == book_.get());
    std::vector<Move> forced;
    settle(forced);
    start_ = position_;
    startKey_ = position_.key();
    ending_ = startEnding_ = verdict();
}

MoveList Game::moves() const {
    MoveList moves;
    if (!ending_ && !kingless()) legalMoves(position_, moves);
    return moves;
}

bool Game::legal(Move move) const { return !move.forced() && moves().contains(move); }

/// Eliminates mated sides and passes for stalemated sides, until the side to move has a legal move or the game is over.
void Game::settle(std::vector<Move>& forced) {
    if (!kingless()) rokada::settle(position_, &forced);
}

void Game::record(Turn turn) {
    turn.key = position_.key();
    turn.occurrences = earlierOccurrences(turn.key) + 1;
    turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(played_), turns_.end());
    turns_.push_back(std::move(turn));
    ++played_;
}

bool Game::play(Move move) {
    if (!legal(move)) return false;
    Turn turn{.before = position_, .move = move, .forced = {}, .ending = {}};
    Undo undo;
    position_.make(move, undo);
    settle(turn.forced);
    record(std::move(turn));
    conclude();
    return true;
}

bool Game::playOn(Move move) {
    const auto ended = std::exchange(ending_, std::nullopt);
    if (play(move)) return true;
    ending_ = ended;
    return false;
}

bool Game::playAlone(Move move) {
    if (!legal(move)) return false;
    Turn turn{.before = position_, .move = move, .forced = {}, .ending = {}};
    const Side side = position_.turn();
    Undo undo;
    position_.make(move, undo);
    position_.setTurn(side);
    record(std::move(turn));
    conclude();
    return true;
}

/// Returns the ending that the rules prescribe. An ending by the position alone, such as mate, comes before repetition
/// and the fifty-move rule.
std::optional<Ending> Game::verdict() const {
    if (laws_ == Laws::MovesOnly && (kingless() || hasMoves(position_))) return std::nullopt;
    const DrawLaws& draws = book_->variant().draws;
    const int halfmoveClock = position_.state().halfmoveClock;
    if (auto ending = judge(position_)) return ending;
    if (draws.repetitionAutomatic > 0 && occurrences() >= draws.repetitionAutomatic) {
        return draw(position_, Reason::Repetition, NoSide, occurrences());
    }
    if (draws.fiftyMoveAutomatic > 0 && halfmoveClock >= draws.fiftyMoveAutomatic) {
        return draw(position_, Reason::FiftyMoves, NoSide, halfmoveClock);
    }
    return std::nullopt;
}

void Game::conclude() {
    ending_ = verdict();
    if (ending_ && book_->decided(position_.state().living)) ending_->side = lastEliminated();
    turns_[played_ - 1].ending = ending_;
}

/// Ends the game without a move. Undone moves can no longer be redone.
void Game::end(const Ending& ending) {
    turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(played_), turns_.end());
    ending_ = ending;
}

Side Game::lastEliminated() const {
    const Turn& turn = turns_[played_ - 1];
    const auto left = std::find_if(turn.forced.rbegin(), turn.forced.rend(),
                                   [](Move m) { return m.type() == MoveType::Elimination; });
    return left == turn.forced.rend() ? turn.move.eliminated() : left->eliminated();
}

std::optional<Ending> Game::endingByMoves() const { return played_ == 0 ? startEnding_ : turns_[played_ - 1].ending; }

bool Game::canUndo() const { return played_ > 0 || ending_ != startEnding_; }

void Game::undo() {
    if (ending_ != endingByMoves()) {
        ending_ = endingByMoves();
        return;
    }
    if (played_ == 0) return;
    position_ = turns_[--played_].before;
    ending_ = endingByMoves();
}

void Game::overrule() {
    if (!ending_ || !hasMoves(position_)) return;
    ending_.reset();
    (played_ == 0 ? startEnding_ : turns_[played_ - 1].ending).reset();
}

void Game::redo() {
    if (!canRedo()) return;
    const Turn& turn = turns_[played_++];
    Undo undo;
    position_.make(turn.move, undo);
    for (const Move move : turn.forced) position_.make(move, undo);
    ending_ = turn.ending;
}

/// Returns the number of occurrences of a position up to the current turn. Each turn stores its occurrence count, so it
/// is enough to find the last occurrence. This keeps games with many repetitions fast.
int Game::earlierOccurrences(Key key) const {
    const auto end = std::make_reverse_iterator(turns_.begin());
    const auto last = std::find_if(end - static_cast<std::ptrdiff_t>(played_), end,
                                   [&](const Turn& turn) { return turn.key == key; });
    return last == end ? static_cast<int>(startKey_ == key) : last->occurrences;
}

int Game::occurrences() const { return played_ == 0 ? 1 : turns_[played_ - 1].occurrences; }

Claim Game::claimable() const {
    if (ending_) return Claim::None;
    const int repetition = book_->variant().draws.repetitionClaim;
    const int limit = pliesToClaim(position_);
    if (repetition > 0 && occurrences() >= repetition) return Claim::Repetition;
    if (limit > 0 && position_.state().halfmoveClock >= limit) return Claim::FiftyMoves;
    return Claim::None;
}

Claim Game::claimable(Move move) const {
    if (ending_ || !legal(move)) return Claim::None;
    Game after = *this;
    after.play(move);
    return after.claimable();
}

Ending Game::claimed(Claim claim, Side claimant) const {
    const bool repeated = claim == Claim::Repetition;
    return repeated ? draw(position_, Reason::RepetitionClaim, claimant, occurrences())
                    : draw(position_, Reason::FiftyMovesClaim, claimant, position_.state().halfmoveClock);
}

bool Game::claim() {
    const Claim right = claimable();
    if (right == Claim::None) return false;
    end(claimed(right, position_.turn()));
    return true;
}

bool Game::claim(Move move) {
    const Claim right = claimable(move);
    if (right == Claim::None) return false;
    const Side claimant = position_.turn();
    play(move);
    end(claimed(right, claimant));
    turns_[played_ - 1].ending = ending_;
    return true;
}

/// Ends a two-player game. In other variants eliminates the side; the game ends if it was the last side of its team.
void Game::eliminate(Side side, EliminationCause cause) {
    if (ending_ || !position_.living(side)) return;
    const Reason reason = reasonOf(cause);
    if (!book_->variant().elimination) {
        end(reason == Reason::Resignation ? loss(position_, reason, side) : flagFall(position_, side, reason));
        return;
    }
    Turn turn{.before = position_, .move = Move::elimination(side, cause), .forced = {}, .ending = {}};
    Undo undo;
    position_.make(turn.move, undo);
    settle(turn.forced);
    record(std::move(turn));
    conclude();
    if (ending_ && ending_->reason == Reason::Checkmate && turns_.back().forced.empty()) {
        ending_ = turns_[played_ - 1].ending = loss(position_, reason, side);
    }
}

void Game::leave(Move elimination) { eliminate(elimination.eliminated(), elimination.cause()); }

void Game::resign(Side side) { eliminate(side, EliminationCause::Resignation); }

void Game::flag(Side side) { eliminate(side, EliminationCause::Time); }

void Game::forfeit(Side side) { eliminate(side, EliminationCause::IllegalMove); }

void Game::drawOnTime() {
    if (!ending_) end(draw(position_, Reason::Time));
}

void Game::agreeDraw() {
    if (!ending_) end(draw(position_, Reason::Agreement));
}

}  // namespace rokada
