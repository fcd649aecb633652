#include "gamesession.h"

#include <algorithm>

namespace rokada::ui {

GameSession::GameSession(QObject* parent) : QObject(parent), thinker_(onePlyThinker()) {}

GameSession::~GameSession() { callOff(); }

void GameSession::start(GameSetup setup) {
    callOff();
    setup_ = std::move(setup);
    setup_.seats.resize(setup_.book->sides());
    // Whoever still shows the old game hears of the new one before the old one is gone.
    const auto old = std::exchange(
        game_, setup_.start ? std::make_unique<Game>(setup_.book, *setup_.start) : std::make_unique<Game>(setup_.book));
    seatPlayers();
    emit started();
    proceed();
}

void GameSession::restart() {
    if (game_) start(GameSetup(setup_));
}

void GameSession::seatPlayers() {
    players_.clear();
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const auto side = Side(i);
        if (setup_.seats[i].human) {
            players_.push_back(std::make_unique<HumanPlayer>());
        } else {
            players_.push_back(std::make_unique<ComputerPlayer>(thinker_, setup_.seed, leastDelay_));
        }
        connect(players_.back().get(), &Player::chosen, this, [this, side](Move move) { chosen(side, move); });
    }
}

void GameSession::callOff() {
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
    players_[side]->yourTurn(*game_);
    emit turnStarted(side);
}

void GameSession::chosen(Side side, Move move) {
    if (game_->ending() || game_->position().turn() != side || !game_->play(move)) return;
    emit moved(*game_->last());
    proceed();
}

bool GameSession::humanToMove() const { return game_ && !game_->ending() && human(game_->position().turn()); }

bool GameSession::play(Move move) {
    if (!humanToMove() || !game_->legal(move)) return false;
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

bool GameSession::canUndo() const {
    if (!game_ || !game_->canUndo()) return false;
    if (game_->ending() && human(game_->position().turn())) return true;
    const auto& turns = game_->turns();
    return std::any_of(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(game_->played()),
                       [this](const Turn& turn) { return human(turn.before.turn()); });
}

bool GameSession::canRedo() const { return game_ && game_->canRedo(); }

void GameSession::undo() {
    if (!canUndo()) return;
    apart([this] {
        do game_->undo();
        while (!humanToMove() && game_->canUndo());
    });
}

void GameSession::redo() {
    if (!canRedo()) return;
    apart([this] {
        do game_->redo();
        while (!humanToMove() && game_->canRedo());
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
