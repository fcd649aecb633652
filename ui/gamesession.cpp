#include "gamesession.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// A person who asks for help does not want to wait.
constexpr std::chrono::milliseconds AdviceTime(1000);

}  // namespace

GameSession::GameSession(QObject* parent) : QObject(parent), thinker_(engineThinker()) {}

GameSession::~GameSession() { callOff(); }

void GameSession::start(GameSetup setup) {
    callOff();
    thinker_->forget();
    setup_ = std::move(setup);
    setup_.seats.resize(setup_.book->sides());
    const bool paused = std::exchange(paused_, false);
    // Whoever still shows the old game hears of the new one before the old one is gone.
    const auto old = std::exchange(
        game_, setup_.start ? std::make_unique<Game>(setup_.book, *setup_.start) : std::make_unique<Game>(setup_.book));
    seatPlayers();
    emit started();
    if (paused) emit pauseChanged(false);
    proceed();
}

void GameSession::restart() {
    if (game_) start(GameSetup(setup_));
}

void GameSession::seatPlayers() {
    players_.clear();
    adviser_.reset();
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) players_.push_back(playerFor(Side(i)));
}

std::unique_ptr<Player> GameSession::playerFor(Side side) {
    std::unique_ptr<Player> player;
    const Seat& seat = setup_.seats[side];
    if (seat.human) {
        player = std::make_unique<HumanPlayer>();
    } else {
        // Each seat has a seed of its own, and the same one from move to move: a weak player stays blind for the same
        // things.
        const Manner manner{seat.level, setup_.seed + side, leastDelay_, moveTime_};
        auto computer = std::make_unique<ComputerPlayer>(thinker_, manner);
        connect(computer.get(), &ComputerPlayer::thought, this,
                [this, side](const Report& report) { emit thought(side, report); });
        player = std::move(computer);
    }
    connect(player.get(), &Player::chosen, this, [this, side](Move move) { chosen(side, move); });
    return player;
}

void GameSession::setSeat(Side side, const Seat& seat) {
    Seat& old = setup_.seats[side];
    const bool samePlayer = old.human == seat.human && (seat.human || old.level == seat.level);
    const bool turn = !game_->ending() && game_->position().turn() == side;
    if (turn && !samePlayer) callOff();
    old = seat;
    if (!samePlayer) players_[side] = playerFor(side);
    emit seatsChanged();
    if (turn && !samePlayer) proceed();
}

void GameSession::setMoveTime(std::chrono::milliseconds time) {
    moveTime_ = time;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        if (!human(Side(i))) computer(Side(i)).setMoveTime(time);
    }
}

void GameSession::moveNow() {
    if (thinking()) computer(game_->position().turn()).moveNow();
}

void GameSession::advise() {
    if (!humanToMove()) return;
    if (adviser_ && adviser_->busy()) return adviser_->moveNow();
    const Side side = game_->position().turn();
    adviser_ = std::make_unique<ComputerPlayer>(
        thinker_, Manner{.seed = setup_.seed, .leastDelay = std::chrono::milliseconds(0), .moveTime = AdviceTime});
    connect(adviser_.get(), &ComputerPlayer::thought, this,
            [this, side](const Report& report) { emit thought(side, report); });
    connect(adviser_.get(), &ComputerPlayer::chosen, this, &GameSession::advised);
    adviser_->yourTurn(*game_);
}

void GameSession::setPaused(bool paused) {
    if (!game_ || paused == paused_) return;
    callOff();
    paused_ = paused;
    emit pauseChanged(paused);
    if (!game_->ending()) proceed();
}

void GameSession::callOff() {
    if (adviser_) adviser_->callOff();
    for (const auto& player : players_) player->callOff();
}

/// Asks the next player, or says that the game is over.
void GameSession::proceed() {
    emit changed();
    if (game_->ending()) {
        emit ended(*game_->ending());
        return;
    }
    const Side side = game_->position().turn();
    if (!paused_ || human(side)) players_[side]->yourTurn(*game_);
    emit turnStarted(side);
}

void GameSession::chosen(Side side, Move move) {
    if (game_->ending() || game_->position().turn() != side || !game_->play(move)) return;
    if (adviser_) adviser_->callOff();
    emit moved(*game_->last());
    proceed();
}

bool GameSession::humanToMove() const { return game_ && !game_->ending() && human(game_->position().turn()); }

bool GameSession::thinking() const { return game_ && !game_->ending() && !paused_ && !human(game_->position().turn()); }

bool GameSession::play(Move move) {
    if (!humanToMove() || !game_->legal(move)) return false;
    if (std::exchange(paused_, false)) emit pauseChanged(false);
    static_cast<HumanPlayer&>(*players_[game_->position().turn()]).decide(move);
    return true;
}

/// Changes the game while nobody thinks about it.
template <class Action>
void GameSession::apart(Action action) {
    callOff();
    action();
    proceed();
}

/// Undo and redo go by single plies: there is no decision of a person to go to.
bool GameSession::stepwise() const {
    return paused_ ||
           std::none_of(setup_.seats.begin(), setup_.seats.end(), [](const Seat& seat) { return seat.human; });
}

bool GameSession::canUndo() const {
    if (!game_ || !game_->canUndo()) return false;
    if (stepwise() || (game_->ending() && human(game_->position().turn()))) return true;
    const auto& turns = game_->turns();
    return std::any_of(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(game_->played()),
                       [this](const Turn& turn) { return human(turn.before.turn()); });
}

bool GameSession::canRedo() const { return game_ && game_->canRedo(); }

void GameSession::undo() {
    if (!canUndo()) return;
    const bool single = stepwise();
    if (single) setPaused(true);
    apart([this, single] {
        do game_->undo();
        while (!single && !humanToMove() && game_->canUndo());
    });
}

void GameSession::redo() {
    if (!canRedo()) return;
    const bool single = stepwise();
    apart([this, single] {
        do game_->redo();
        while (!single && !humanToMove() && game_->canRedo());
    });
}

Side GameSession::resigner() const {
    if (!game_ || game_->ending()) return NoSide;
    const Position& position = game_->position();
    const std::size_t sides = setup_.seats.size();
    for (std::size_t back = 0; back < sides; ++back) {
        const auto side = Side((position.turn() + sides - back) % sides);
        if (position.living(side) && human(side)) return side;
    }
    return NoSide;
}

void GameSession::resign() {
    const Side side = resigner();
    if (side == NoSide) return;
    apart([this, side] { game_->resign(side); });
}

Claim GameSession::claimable() const { return humanToMove() ? game_->claimable() : Claim::None; }

void GameSession::claim() {
    if (claimable() == Claim::None) return;
    apart([this] { game_->claim(); });
}

bool GameSession::canAgreeDraw() const {
    if (!humanToMove()) return false;
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        if (game_->position().living(Side(i)) && !human(Side(i))) return false;
    }
    return true;
}

void GameSession::agreeDraw() {
    if (!canAgreeDraw()) return;
    apart([this] { game_->agreeDraw(); });
}

}  // namespace rokada::ui
