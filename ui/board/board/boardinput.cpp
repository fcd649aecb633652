#include "board/boardinput.h"

#include "explain/piecevalues.h"
#include "rules/paths.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Sorts moves by the value of the promoted piece, the highest first.
void strongestFirst(const Rulebook& book, std::vector<Move>& moves) {
    const auto values = pieceValues(book);
    const auto worth = [&](Move move) { return move.becomes() == NoKind ? 0 : values[move.becomes()].mean(); };
    std::ranges::stable_sort(moves, [&](Move one, Move other) { return worth(one) > worth(other); });
}

}  // namespace

void BoardInput::setGame(const Game* game) {
    game_ = game;
    premove_.reset();
    touchTurn_ = {};
    leave();
    reset();
}

void BoardInput::reset() {
    beginTouching();
    armed_ = false;
    if (holdsPremover()) return;
    if (stillWaits()) {
        if (!enabled_) return;
        waiting_ = NoSide;
        state_ = State::Selected;
        return liftMost();
    }
    leave();
    pressed_ = {};
}

void BoardInput::setEnabled(bool enabled) {
    if (enabled_ == enabled) return;
    enabled_ = enabled;
    reset();
}

void BoardInput::setTouchMove(bool on) {
    touchMove_ = on;
    touchTurn_ = {};
    reset();
}

/// Starts touch-move for the current turn. If it has already started for this turn, keeps the earlier touches.
void BoardInput::beginTouching() {
    if (!touchMove_ || game_ == nullptr) return;
    const std::pair turn(game_->played() + 1, game_->position().key());
    if (std::exchange(touchTurn_, turn) != turn) touches_.begin(game_->position());
}

bool BoardInput::adjust() {
    if (!touchMove_ || game_ == nullptr || !enabled_) return false;
    if (!touches_.adjusting()) {
        if (!touches_.adjust()) return false;
    } else {
        touches_.stopAdjusting();
    }
    leave();
    return true;
}

/// Returns the moves that can be played now. Under touch-move, returns only those that the touched pieces allow.
std::vector<Move> BoardInput::legalMoves() const {
    if (touchMove_ && !game_->ending()) return touches_.allowed();
    const MoveList moves = game_->moves();
    return {moves.begin(), moves.end()};
}

bool BoardInput::allows(Move move) const {
    if (game_ == nullptr || !enabled_) return false;
    const auto moves = legalMoves();
    return std::ranges::find(moves, move) != moves.end();
}

/// Returns true if touch-move forces the selected piece to move, so that it cannot be deselected.
bool BoardInput::held() const {
    if (!bound()) return false;
    const auto moves = touches_.allowed();
    return std::ranges::any_of(moves, [this](Move move) { return move.from() == origin_.square; });
}

/// Touches the piece on a square. Returns the law of touch-move that applies now. Returns nullopt if the touch has
/// changed nothing.
std::optional<Law> BoardInput::touch(Square square) {
    if (!touchMove_ || !enabled_ || square == NoSquare || game_->ending()) return std::nullopt;
    const auto before = touches_.law();
    touches_.touch(square);
    return touches_.law() == before ? std::nullopt : touches_.law();
}

void BoardInput::leave() {
    state_ = State::Idle;
    origin_ = {};
    choices_.clear();
    refused_ = NoSquare;
    part_ = WholeTower;
    waiting_ = NoSide;
}

bool BoardInput::placing() const {
    if (game_ == nullptr || !enabled_ || game_->ending()) return false;
    return game_->position().placing(game_->position().turn());
}

bool BoardInput::mayPick(Spot spot) const {
    if (premoving()) {
        const Piece own = spot.square == NoSquare ? NoPiece : game_->position()[spot.square];
        return own != NoPiece && sideOf(own) == premover_;
    }
    if (!enabled_ || game_->ending()) return false;
    if (spot.reserve != NoKind) return placing();
    const Piece piece = spot.square == NoSquare ? NoPiece : game_->position()[spot.square];
    if (piece == NoPiece || sideOf(piece) != game_->position().turn()) return false;
    if (!bound()) return !(touchMove_ && touches_.adjusting());
    const auto& left = touches_.allowed();
    return std::ranges::any_of(left, [&](Move move) { return move.from() == spot.square; });
}

bool BoardInput::movable() const { return game_ != nullptr && !origin_.nowhere() && mayPick(origin_); }

/// Returns true if the user enters `move` by choosing the square `to`. Castling is entered by choosing the square of
/// the rook, or the target of the king if no ordinary king move leads there.
bool BoardInput::means(Move move, Square to) const {
    if (move.type() != MoveType::Castle) return move.to() == to;
    const Rulebook& book = game_->book();
    return book.meansCastling(book.castling(game_->position().turn(), move), to);
}

/// Returns the legal moves from `origin_` to a square. Without an origin, returns all placements of reserve pieces on
/// the square.
std::vector<Move> BoardInput::movesTo(Square to) const { return movesFrom(origin_, to); }

std::vector<Move> BoardInput::movesFrom(Spot origin, Square to) const {
    std::vector<Move> found;
    if (!enabled_) return found;
    for (const Move move : legalMoves()) {
        const bool drops = move.type() == MoveType::Drop;
        if (drops != (origin.square == NoSquare)) continue;
        if (drops && origin.reserve != NoKind && move.becomes() != origin.reserve) continue;
        if (!drops && move.from() != origin.square) continue;
        const int wanted = origin == origin_ ? part_ : WholeTower;
        if (game_->book().towers() && move.pieces() != wanted) continue;
        if (means(move, to)) found.push_back(move);
    }
    return found;
}

bool BoardInput::leadsTo(Square to) const {
    if (!premoving()) return !movesTo(to).empty();
    const auto squares = possiblePremoves(game_->position(), origin_.square);
    return std::ranges::find(squares, to) != squares.end();
}

std::optional<Move> BoardInput::takePremove() {
    const auto premove = std::exchange(premove_, std::nullopt);
    if (!premove || game_ == nullptr || game_->ending()) return std::nullopt;
    auto moves = movesFrom({premove->from}, premove->to);
    if (moves.empty()) return std::nullopt;
    strongestFirst(game_->book(), moves);
    return moves.front();
}

std::vector<Square> BoardInput::targets() const {
    std::vector<Square> found;
    if (!movable()) return found;
    if (premoving()) return possiblePremoves(game_->position(), origin_.square);
    for (int s = 0; s < game_->book().size(); ++s) {
        if (!movesTo(Square(s)).empty()) found.push_back(Square(s));
    }
    return found;
}

IllegalMove BoardInput::illegalMoveTo(Square to) const {
    if (game_->ending()) return {IllegalReason::GameOver};
    if (waiter() != NoSide && (waiting() || origin_.nowhere()))
        return {IllegalReason::NotYourTurn, {origin_.square, NoSquare}};
    if (to == NoSquare)
        return {origin_.square == NoSquare ? IllegalReason::NotYourFortress : IllegalReason::OutsideBoard};
    if (origin_.square == NoSquare) return whyIllegalDrop(game_->position(), to);
    if (premoving() && mayPick(origin_)) return {IllegalReason::NotAPieceMove};
    if (!enabled_) return {IllegalReason::NotYourTurn, {origin_.square, NoSquare}};
    return inGame(*game_, whyIllegal(game_->position(), origin_.square, to, lifted() == 0 ? WholeTower : part_));
}

void BoardInput::pick(Spot spot) {
    leave();
    origin_ = spot;
    fresh_ = true;
    state_ = mayPick(spot) ? State::Selected : State::Inspecting;
    if (state_ == State::Inspecting && mayWait(spot)) waiting_ = waiter();
    liftMost();
}

InputResult BoardInput::press(Spot spot) {
    armed_ = false;
    fresh_ = false;
    pressed_ = spot;
    if (game_ == nullptr) return {};
    if (state_ == State::Choosing) {
        cancel();
        pressed_ = {};
        return {};
    }
    if (spot.nowhere()) {
        if (!held()) leave();
        return {};
    }
    const bool taken = spot.square != NoSquare && takeable_.test(spot.square) && !game_->position().empty(spot.square);
    if (taken && !leadsTo(spot.square)) return {.takenUp = spot.square};
    return pressPiece(spot);
}

void BoardInput::takeReserve(Kind kind) {
    pick({NoSquare, kind});
    pressed_ = origin_;
    fresh_ = false;
}

/// Handles a press on a piece or square. Under touch-move, the press also touches the piece.
InputResult BoardInput::pressPiece(Spot spot) {
    const auto law = touch(spot.square);
    const bool own = spot.square != NoSquare && !game_->position().empty(spot.square) &&
                     sideOf(game_->position()[spot.square]) == game_->position().turn();
    const bool forgotten = bound() && own && !mayPick(spot) && movesTo(spot.square).empty();
    if (forgotten) return {.law = touches_.law()};
    const bool selected = state_ == State::Selected && movable();
    InputResult outcome = selected ? pressSelected(spot) : pressFree(spot);
    // Do not report the two best-known laws when a piece is touched. Above, they are reported when the player ignores
    // them.
    const bool known = law == Law::OwnTouched || law == Law::BothTouched;
    outcome.law = known ? std::nullopt : law;
    if (fresh_) outcome.stuck = stuck();
    return outcome;
}

std::optional<StuckPiece> BoardInput::stuck() const {
    if (origin_.square == NoSquare) return std::nullopt;
    if (state_ == State::Inspecting) return whyNoTarget(game_->position(), origin_.square);
    if (state_ != State::Selected || premoving()) return std::nullopt;
    const int pieces = lifted() == 0 ? WholeTower : part_;
    const auto moves = legalMoves();
    if (std::ranges::any_of(moves, [&](Move move) {
            return move.from() == origin_.square && (lifted() == 0 || move.pieces() == pieces);
        }))
        return std::nullopt;
    return whyStuck(game_->position(), origin_.square, pieces);
}

/// Handles a press while no movable piece is selected. A press on a piece that cannot be moved shows its movement.
InputResult BoardInput::pressFree(Spot spot) {
    const Position& position = game_->position();
    if (mayPick(spot) || mayWait(spot) || (spot.square != NoSquare && !position.empty(spot.square))) {
        if (spot != origin_) pick(spot);
        return {};
    }
    if (state_ == State::Inspecting) return pressInspected(spot);
    const Side next = waiter();
    if (next != NoSide && spot.square != NoSquare && position.placing(next))
        return {.illegalMove = illegalMoveTo(spot.square)};
    if (!placing() || spot.square == NoSquare) return {};
    armed_ = !movesTo(spot.square).empty();
    if (armed_) return {};
    return {.illegalMove = whyIllegalDrop(position, spot.square)};
}

/// Handles a press while a piece is inspected, which means that only its movement is shown. If the pressed square
/// belongs to this movement, explains why the piece cannot move there now.
InputResult BoardInput::pressInspected(Spot spot) {
    if (origin_.square == NoSquare) return {.illegalMove = illegalMoveTo(spot.square)};
    const auto seen = pseudoLegalTargets(game_->position(), origin_.square);
    const bool meant = std::ranges::any_of(seen, [&](const PseudoLegalTarget& g) { return g.square == spot.square; });
    const InputResult outcome = meant ? InputResult{.illegalMove = illegalMoveTo(spot.square)} : InputResult{};
    if (!meant || !waiting()) leave();
    return outcome;
}

InputResult BoardInput::pressSelected(Spot spot) {
    if (spot == origin_) return {};
    // A dragged premove can end on a piece of the player's side, because that piece can be captured before the premove
    // is played.
    const bool other = premoving() && mayPick(spot);
    if (!other && spot.square != NoSquare && leadsTo(spot.square)) {
        armed_ = true;
        return {};
    }
    if (mayPick(spot)) {
        pick(spot);
        return {};
    }
    if (spot.square == NoSquare) return {};
    if (spot.square == refused_ && !game_->position().empty(spot.square)) {
        pick(spot);
        return {};
    }
    refused_ = spot.square;
    return {.illegalMove = illegalMoveTo(spot.square)};
}

bool BoardInput::drag() {
    if (game_ == nullptr || pressed_.nowhere() || state_ == State::Choosing) return false;
    if (state_ == State::Dragging) return true;
    // A drag moves the pressed piece. The press no longer counts as the target of another selected piece.
    if (method_ == MoveMethod::Click || !mayPick(pressed_)) return false;
    if (pressed_ != origin_) pick(pressed_);
    armed_ = false;
    state_ = State::Dragging;
    return true;
}

InputResult BoardInput::release(Spot spot) {
    const Spot pressed = std::exchange(pressed_, {});
    if (game_ == nullptr) return {};
    if (state_ == State::Dragging) return drop(spot);
    if (pressed.nowhere()) return {};
    if (spot != pressed) return releaseElsewhere(pressed, spot);
    const bool clicks = byKeys_ || method_ != MoveMethod::Drag;
    if (std::exchange(armed_, false) && clicks) return arrive(spot.square);
    if (spot == origin_ && !fresh_ && !held()) leave();
    return {};
}

/// Handles the end of an attempt to drag a piece that cannot be moved now. Explains why.
InputResult BoardInput::releaseElsewhere(Spot pressed, Spot spot) {
    armed_ = false;
    if (state_ != State::Inspecting || pressed != origin_ || spot.square == NoSquare) return {};
    return {.illegalMove = illegalMoveTo(spot.square)};
}

InputResult BoardInput::drop(Spot spot) {
    state_ = State::Selected;
    if (spot == origin_) return {};
    if (spot.square != NoSquare && leadsTo(spot.square)) return arrive(spot.square);
    const InputResult outcome{.illegalMove = illegalMoveTo(spot.square)};
    if (spot.nowhere() && !held()) leave();
    return outcome;
}

InputResult BoardInput::activate(Spot spot) {
    byKeys_ = true;
    const InputResult pressed = press(spot);
    InputResult released = release(spot);
    byKeys_ = false;
    released.law = pressed.law;
    released.stuck = pressed.stuck;
    return pressed.illegalMove ? pressed : released;
}

InputResult BoardInput::arrive(Square to) {
    if (!premoving()) return commit(movesTo(to));
    premove_ = Premove{origin_.square, to};
    leave();
    return {.premoved = true};
}

InputResult BoardInput::commit(std::vector<Move> moves) {
    if (moves.size() == 1) {
        leave();
        return {.move = moves.front()};
    }
    if (touchMove_) touches_.release(moves.front().from(), moves.front().to());
    choices_ = std::move(moves);
    // Reserve pieces keep the order of the player panel, because the same number keys select them there.
    if (choices_.front().type() != MoveType::Drop) strongestFirst(game_->book(), choices_);
    state_ = State::Choosing;
    return {};
}

InputResult BoardInput::choose(std::size_t index) {
    if (state_ != State::Choosing || index >= choices_.size()) return {};
    const Move move = choices_[index];
    leave();
    return {.move = move};
}

bool BoardInput::cancel() {
    if (state_ == State::Choosing && touchMove_) return true;
    if (state_ == State::Choosing) {
        choices_.clear();
        state_ = origin_.nowhere() ? State::Idle : State::Selected;
        return true;
    }
    if (state_ == State::Dragging) {
        state_ = State::Selected;
        pressed_ = {};
        return true;
    }
    const bool something = state_ != State::Idle;
    if (!held()) leave();
    pressed_ = {};
    armed_ = false;
    return something;
}

// --- number of tower pieces to move

/// Selects the whole tower to move, or as many of its top pieces as have a legal move.
void BoardInput::liftMost() {
    if (origin_.square == NoSquare || state_ != State::Selected || premoving()) return;
    const int height = game_->position().height(origin_.square);
    if (height < 2) return;
    int most = 0;
    for (const Move move : legalMoves()) {
        if (move.from() == origin_.square) most = std::max(most, game_->position().carried(move));
    }
    if (most > 0 && most < height) part_ = most;
}

int BoardInput::lifted() const {
    if (game_ == nullptr || origin_.square == NoSquare || !movable() || premoving()) return 0;
    const int height = game_->position().height(origin_.square);
    return height < 2 ? 0 : std::min(part_, height);
}

bool BoardInput::lift(int pieces) {
    if (lifted() == 0 || pieces < 1 || state_ == State::Choosing) return false;
    const int height = game_->position().height(origin_.square);
    if (pieces > height) return false;
    part_ = pieces == height ? WholeTower : pieces;
    refused_ = NoSquare;
    return true;
}

// --- presses out of turn: premoves and waiting pieces

/// Returns true if it is another side's turn and a premove is possible.
bool BoardInput::premoving() const {
    if (game_ == nullptr || enabled_ || premover_ == NoSide || game_->ending()) return false;
    const Position& position = game_->position();
    return position.turn() != premover_ && position.living(premover_) && !position.placing(premover_);
}

/// Returns true if the piece selected for a premove still exists. It stays selected after moves of other sides.
bool BoardInput::holdsPremover() const {
    const bool held = state_ == State::Selected || state_ == State::Dragging;
    if (!held || game_ == nullptr || premover_ == NoSide || origin_.square == NoSquare || game_->ending()) return false;
    const Piece piece = game_->position()[origin_.square];
    return piece != NoPiece && sideOf(piece) == premover_;
}

/// If a piece of this side waits for its turn, selects it for a premove.
void BoardInput::setPremover(Side side) {
    premover_ = side;
    if (side == NoSide) premove_.reset();
    if (!waiting() || !premoving() || !mayPick(origin_)) return;
    waiting_ = NoSide;
    state_ = State::Selected;
}

/// Returns NoSide under touch-move, because touches before the player's turn do not count.
Side BoardInput::waiter() const {
    if (game_ == nullptr || enabled_ || touchMove_ || game_->ending()) return NoSide;
    const Position& position = game_->position();
    const std::size_t sides = game_->book().sides();
    for (std::size_t i = 0; i < sides; ++i) {
        const auto side = Side((position.turn() + i) % sides);
        if (people_.test(side) && position.living(side)) return side;
    }
    return NoSide;
}

/// Returns true if the piece at `spot` belongs to the person who plays next. Such a piece can wait for its turn. If
/// this person has reserve pieces to place, only these can wait.
bool BoardInput::mayWait(Spot spot) const {
    const Side side = waiter();
    if (side == NoSide) return false;
    const Position& position = game_->position();
    if (spot.reserve != NoKind) return position.placing(side);
    if (spot.square == NoSquare || position.placing(side)) return false;
    return !position.empty(spot.square) && sideOf(position[spot.square]) == side;
}

/// Returns true if the piece that was pressed out of turn still exists, and its player is still the next person to
/// move.
bool BoardInput::stillWaits() const {
    if (!waiting() || game_ == nullptr || game_->ending()) return false;
    if (!enabled_) return waiter() == waiting_ && mayWait(origin_);
    return game_->position().turn() == waiting_ && mayPick(origin_);
}

}  // namespace rokada::ui
