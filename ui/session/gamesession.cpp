#include "session/gamesession.h"

#include "ai/evaluation/evaluation.h"
#include "session/gamechoice.h"
#include "session/opponents.h"
#include "text/positiontext.h"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <utility>

namespace rokada::ui {

namespace {

/// Search time for a hint. It is short, so that the hint appears soon.
constexpr std::chrono::milliseconds AdviceTime(1000);

/// Draws a new start position for a repeated game if the variant has numbered start positions (Chess960).
void drawAgain(GameSetup& setup) {
    if (setup.start && startNumber(*setup.start)) setup.start = drawnStart(*setup.book, std::random_device()());
}

/// Number of turns of each player before a computer accepts a draw in a position in which it is not lost.
constexpr std::size_t TurnsBeforeDraw = 10;
/// Number of turns of each player before a computer offers a draw.
constexpr std::size_t TurnsBeforeOffer = 40;
/// Number of consecutive turns with an even position before a computer offers a draw.
constexpr int EvenTurns = 10;
constexpr Score Even = 15,
                Lost = -300;  // centipawns up to which a position counts as even, and at which it counts as lost

}  // namespace

GameSession::GameSession(QObject* parent)
    : QObject(parent), provider_(engineMoveProvider()), time_(new SessionTime(this)), pace_(new MovePace(this)) {
    connect(pace_, &MovePace::due, this, &GameSession::answer);
    connect(pace_, &MovePace::shown, this, &GameSession::releaseClocks);
    connect(time_, &SessionTime::flagFell, this, &GameSession::timeOut);
}

GameSession::~GameSession() { cancel(); }

void GameSession::start(GameSetup setup) {
    setup.helped = false;
    auto game = setup.start ? std::make_unique<Game>(setup.book, *setup.start) : std::make_unique<Game>(setup.book);
    begin(std::move(setup), std::move(game), {});
}

void GameSession::resume(GameSetup setup, Game game, Resumption resumption) {
    begin(std::move(setup), std::make_unique<Game>(std::move(game)), std::move(resumption));
}

void GameSession::begin(GameSetup setup, std::unique_ptr<Game> game, Resumption resumption) {
    cancel();
    if (game_) emit leaving();
    emit coming();
    provider_->forget();
    setup_ = std::move(setup);
    setup_.seats.resize(setup_.book->sides());
    for (Seat& seat : setup_.seats) seat.level = levelInPlay(setup_.book->variant().id, seat.level);
    pace_->reset();
    pace_->setSpeed(PlaySpeed::Usual);
    viewing_ = resumption.viewing;
    const bool paused = std::exchange(paused_, resumption.paused && !viewing_ && !game->ending());
    claimsNext_ = false;
    pressing_ = undoAsker_ = NoSide;
    offers_ = DrawOffers(setup_.seats.size());
    scores_ = {};
    evenTurns_ = {};
    time_->reset(*setup_.book, setup_.times);
    // Keeps the previous game alive until `started` has been emitted, because viewers still point to it.
    const auto old = std::exchange(game_, std::move(game));
    seatComputers();
    if (resumption.times) restore(std::move(*resumption.times));
    emit started();
    if (paused != paused_) emit pauseChanged(paused_);
    proceed();
}

/// Restores the clocks. If a player had moved but not pressed the clock, the game waits for the press again.
void GameSession::restore(TimesKept times) {
    const Side turn = times.now.turn;
    const bool moved = !game_->ending() && game_->last() != nullptr && game_->last()->before.turn() == turn;
    if (moved && turn != game_->position().turn() && human(turn) && setup_.laws.pressClock) pressing_ = turn;
    time_->restore(*game_, std::move(times));
}

void GameSession::restart() {
    if (!game_) return;
    GameSetup setup = setup_;
    drawAgain(setup);
    start(std::move(setup));
}

void GameSession::restartAgainst(Level level) {
    if (!game_) return;
    GameSetup setup = setup_;
    for (Seat& seat : setup.seats) {
        if (!seat.human) seat.level = level;
    }
    drawAgain(setup);
    start(std::move(setup));
}

void GameSession::restartSwapped() {
    if (!game_) return;
    GameSetup setup = setup_;
    std::rotate(setup.seats.rbegin(), setup.seats.rbegin() + 1, setup.seats.rend());
    if (!setup.times.empty()) std::rotate(setup.times.rbegin(), setup.times.rbegin() + 1, setup.times.rend());
    drawAgain(setup);
    start(std::move(setup));
}

void GameSession::seatComputers() {
    computers_.clear();
    adviser_.reset();
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) computers_.push_back(computerFor(Side(i)));
}

/// Returns a new computer player for a side, or nullptr for a person. Its seed stays the same for the whole game, so
/// that a weak player always overlooks the same things.
std::unique_ptr<ComputerPlayer> GameSession::computerFor(Side side) {
    const Seat& seat = setup_.seats[side];
    if (seat.human) return nullptr;
    const auto others = seat.engine.isEmpty() || !engineMaker_ ? nullptr : engineMaker_(seat.engine);
    const EngineSettings engineSettings{seat.level, setup_.seed + side, timeForMove()};
    auto computer = std::make_unique<ComputerPlayer>(others ? others : provider_, engineSettings);
    connect(computer.get(), &ComputerPlayer::thought, this, [this, side](const Report& report) {
        if (report.depth > 0) scores_[side] = report.variations.front().score;  // book moves have no score
        emit thought(side, report);
    });
    connect(computer.get(), &ComputerPlayer::chosen, this, [this, side](Move move, std::chrono::milliseconds shown) {
        pace_->hold(move, shown, [this, side] { return hurries(side); });
    });
    connect(computer.get(), &ComputerPlayer::gaveUp, this,
            [this](std::chrono::milliseconds shown) { pace_->hold(Move(), shown, [] { return true; }); });
    connect(computer.get(), &ComputerPlayer::failed, this, [this](const QString& why) {
        setPaused(true);
        emit thinkingFailed(why);
    });
    return computer;
}

void GameSession::setSeat(Side side, const Seat& seat) {
    Seat& old = setup_.seats[side];
    const bool samePlayer =
        old.human == seat.human && (seat.human || (old.level == seat.level && old.engine == seat.engine));
    const bool turn = playing() && game_->position().turn() == side;
    if (turn && !samePlayer) cancel();
    old = seat;
    if (!samePlayer) {
        computers_[side] = computerFor(side);
        noteHelp();
    }
    emit seatsChanged();
    if (turn && !samePlayer) proceed();
}

void GameSession::noteHelp() {
    if (!playing() || std::exchange(setup_.helped, true)) return;
    emit helpUsed();
}

void GameSession::setMoveTime(std::chrono::milliseconds time) {
    moveTime_ = time;
    passOnMoveTime();
}

std::chrono::milliseconds GameSession::timeForMove() const {
    constexpr std::chrono::milliseconds QuickTime(100);
    return pace_->speed() == PlaySpeed::Quick ? std::min(moveTime_, QuickTime) : moveTime_;
}

void GameSession::passOnMoveTime() {
    for (const auto& computer : computers_) {
        if (computer) computer->setMoveTime(timeForMove());
    }
}

void GameSession::setSpeed(PlaySpeed speed) {
    pace_->setSpeed(speed);
    passOnMoveTime();
}

void GameSession::moveNow() {
    if (!thinking()) return;
    computer(game_->position().turn()).moveNow();
    pace_->release();
}

void GameSession::advise() {
    if (!humanToMove()) return;
    if (adviser_ && adviser_->busy()) return;
    noteHelp();
    const Side side = game_->position().turn();
    adviser_ = std::make_unique<ComputerPlayer>(provider_, EngineSettings{.seed = setup_.seed, .moveTime = AdviceTime});
    connect(adviser_.get(), &ComputerPlayer::thought, this,
            [this, side](const Report& report) { emit thought(side, report); });
    connect(adviser_.get(), &ComputerPlayer::chosen, this, &GameSession::advised);
    connect(adviser_.get(), &ComputerPlayer::failed, this, &GameSession::thinkingFailed);
    adviser_->yourTurn(*game_);
}

void GameSession::setPaused(bool paused) {
    if (!game_ || viewing_ || paused == paused_) return;
    cancel();
    paused_ = paused;
    if (paused) time_->stop();
    emit pauseChanged(paused);
    if (!game_->ending()) proceed();
}

void GameSession::cancel() {
    if (adviser_) adviser_->cancel();
    for (const auto& computer : computers_) {
        if (computer) computer->cancel();
    }
    pace_->drop();
}

/// Returns true if this side is in time trouble. A computer then moves without waiting for animations.
bool GameSession::hurries(Side side) const {
    constexpr Millis Trouble{10'000};
    return time_->timed() && time_->left(side) < Trouble;
}

/// Plays the move that a computer has chosen. An empty move means that the computer gives up.
void GameSession::answer(Move move) {
    const Side side = game_->position().turn();
    move == Move() ? giveUp(side) : chosen(side, move);
}

/// Claims a draw for a computer if one can be claimed; otherwise the computer resigns.
void GameSession::giveUp(Side side) {
    if (game_->claimable() != Claim::None) return grantClaim(std::nullopt, side);
    apart([this, side] { game_->resign(side); });
}

/// Continues after every change of the game: starts the turn of the side to move, or reports the end of the game.
void GameSession::proceed() {
    clocksHeld_ = false;
    claimsNext_ = claimsNext_ && mayClaim();
    if (viewing_) return emit changed();
    const bool over = game_->ending().has_value();
    if (over) {
        pressing_ = NoSide;
        dropQuestions();
        noteFlag(time_->now());
        time_->stop();
    } else {
        if (pressing_ == NoSide) time_->begin(*game_);
        runClocks();
    }
    emit changed();
    if (over) {
        emit ended(*game_->ending());
        return;
    }
    if (pressing_ != NoSide) return;
    const Side side = game_->position().turn();
    if (!paused_ && !human(side)) {
        const auto clock = time_->timesFor(side);
        pace_->ask(clock);
        computer(side).setClock(clock);
        computer(side).yourTurn(*game_);
    }
    emit turnStarted(side);
}

void GameSession::runClocks() {
    const bool waits = setup_.clocksWait && game_->played() == 0;
    paused_ || waits || clocksHeld_ ? time_->stop() : time_->resume();
}

void GameSession::holdClocks() {
    if (!playing()) return;
    clocksHeld_ = true;
    runClocks();
}

void GameSession::releaseClocks() {
    if (std::exchange(clocksHeld_, false) && playing()) runClocks();
}

/// Plays the chosen move of a player. Ends the game on time instead if a flag has fallen.
void GameSession::chosen(Side side, Move move) {
    if (game_->ending() || pressing_ != NoSide || game_->position().turn() != side || !game_->legal(move)) return;
    const Millis moment = time_->now();
    if (time_->clock().flag(moment) != NoSide) return timeOut(time_->clock().flag(moment));
    if (!human(side) && claimsDraw(side, move)) return;
    game_->play(move);
    pace_->noteMove(!human(side), isNotableTurn(*game_));
    if (adviser_) adviser_->cancel();
    const bool presses = human(side) && setup_.laws.pressClock && time_->timed() && !game_->ending();
    if (presses) pressing_ = side;
    emit moved(*game_->last());
    if (!presses) return complete(side, moment);
    emit changed();
    emit asked();
}

/// Presses the clock after the move of `side` and starts the next turn. If the move has ended the game, a fallen flag
/// does not count.
void GameSession::complete(Side side, Millis moment) {
    pressing_ = NoSide;
    if (!game_->ending() && !time_->press(*game_, moment)) return timeOut(side);
    offers_.moved(side);
    undoAsker_ = NoSide;
    emit asked();
    if (!human(side) && offersDraw(side) && game_->ending()) return;
    proceed();
}

void GameSession::pressClock() {
    if (pressing_ == NoSide || paused_) return;
    const Side side = pressing_;
    const Millis moment = time_->now();
    complete(side, moment);
}

/// If a flag is down when the game ends in another way than on time, reports that the flag does not count: the result
/// on the board remains valid.
void GameSession::noteFlag(Millis moment) {
    const Side fallen = time_->clock().running() ? time_->clock().flag(moment) : NoSide;
    if (fallen != NoSide && game_->ending()->reason != Reason::Time) emit ruled(Law::EndBeforeFlag, fallen);
}

void GameSession::timeOut(Side side) {
    if (game_->ending()) return;
    pressing_ = NoSide;
    const bool two = setup_.seats.size() == 2;
    apart([this, side] { game_->flag(side); });
    if (!two) emit ruled(Law::FlagFall, side);
}

void GameSession::settleFlags() {
    const GameClock& clock = time_->clock();
    if (game_->ending() || !clock.disputed()) return;
    const Law law = ruleOnFlags(clock);
    if (law == Law::FlagsPlayOn) time_->beginNextPeriods();
    if (law == Law::FlagsDraw) apart([this] { game_->drawOnTime(); });
    emit ruled(law, NoSide);
}

bool GameSession::humanToMove() const {
    const bool open = playing() && pressing_ == NoSide && human(game_->position().turn());
    return open && !(paused_ && time_->timed());
}

bool GameSession::thinking() const {
    return playing() && !paused_ && pressing_ == NoSide && !human(game_->position().turn());
}

bool GameSession::play(Move move) {
    if (!humanToMove() || !game_->legal(move)) return false;
    if (std::exchange(claimsNext_, false)) {
        claim(move);
        return true;
    }
    if (guard_ && !guard_(move)) return false;
    if (std::exchange(paused_, false)) emit pauseChanged(false);
    chosen(game_->position().turn(), move);
    return true;
}

/// Stops all computers, calls `action`, which changes the game, and starts the next turn.
template <class Action>
void GameSession::apart(Action action) {
    cancel();
    dropQuestions();
    claimsNext_ = false;
    action();
    proceed();
}

bool GameSession::placeAll(const std::vector<Move>& moves) {
    if (!playing()) return false;
    Game trial(*game_);
    for (const Move move : moves) {
        if (move.type() != MoveType::Drop || !trial.play(move)) return false;
    }
    apart([&] {
        for (const Move move : moves) game_->play(move);
    });
    return true;
}

/// Returns true if undo and redo go one ply at a time: during a pause, or if no person plays. Otherwise they go to a
/// turn of a person.
bool GameSession::stepwise() const { return paused_ || std::ranges::none_of(setup_.seats, &Seat::human); }

bool GameSession::canUndo() const {
    if (!game_ || viewing_ || !game_->canUndo() || setup_.laws.takeBacksInForce() == TakeBacks::None) return false;
    if (stepwise() || (game_->ending() && human(game_->position().turn()))) return true;
    const auto& turns = game_->turns();
    return std::any_of(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(game_->played()),
                       [this](const Turn& turn) { return human(turn.before.turn()); });
}

bool GameSession::canRedo() const { return game_ && !viewing_ && game_->canRedo(); }

void GameSession::undo() {
    if (!canUndo()) return;
    const bool asks = setup_.laws.takeBacksInForce() == TakeBacks::Agreed && !game_->ending() && consentOf() != NoSide;
    if (!asks) return takeBack();
    if (undoAsker_ != NoSide) return;
    undoAsker_ = game_->last()->before.turn();
    emit asked();
}

Side GameSession::consentOf() const {
    if (game_->last() == nullptr) return NoSide;
    const Side asker = game_->last()->before.turn();
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const bool other = Side(i) != asker && human(asker) && human(Side(i));
        if (other && !setup_.book->allied(Side(i), asker) && game_->position().living(Side(i))) return Side(i);
    }
    return NoSide;
}

void GameSession::answerUndo(bool granted) {
    if (std::exchange(undoAsker_, NoSide) == NoSide) return;
    emit asked();
    if (granted) takeBack();
}

void GameSession::takeBack() {
    noteHelp();
    setup_.helped = true;  // also after the end of the game, because a takeback continues the game
    const bool single = stepwise();
    if (single) setPaused(true);
    apart([this, single] {
        pressing_ = NoSide;
        do game_->undo();
        while (!single && !humanToMove() && game_->canUndo());
        time_->goBack(*game_);
    });
}

void GameSession::redo() {
    if (!canRedo()) return;
    const bool single = stepwise();
    apart([this, single] {
        do game_->redo();
        while (!single && !humanToMove() && game_->canRedo());
        time_->goBack(*game_);
    });
}

Side GameSession::resigner() const {
    if (!playing()) return NoSide;
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

// --- draws: offers, answers and claims

Claim GameSession::claimable() const { return humanToMove() ? game_->claimable() : Claim::None; }

bool GameSession::mayClaim() const { return humanToMove() && (setup_.laws.arbiter || claimable() != Claim::None); }

void GameSession::claim(std::optional<Move> named) {
    if (!humanToMove() || (named && !game_->legal(*named))) return;
    const ClaimRuling ruling = ruleOnClaim(*game_, named);
    const Side claimant = game_->position().turn();
    if (ruling.right()) return grantClaim(named, claimant);
    if (!setup_.laws.arbiter) return;
    ruleOnWrongClaim(ruling, claimant);
    // After a wrong claim, the named move must be played (FIDE 9.5.3).
    if (named && !game_->ending() && game_->position().turn() == claimant) play(*named);
}

void GameSession::claimWithNext(bool on) { claimsNext_ = on && mayClaim(); }

void GameSession::grantClaim(std::optional<Move> named, Side claimant) {
    cancel();
    emit ruled(Law::ClaimRight, claimant);
    named ? game_->claim(*named) : game_->claim();
    if (named) emit moved(*game_->last());
    proceed();
}

/// Claims a draw for a computer, in the current position or with its chosen move, unless it evaluates its position as
/// better than equal. Returns true if the draw was claimed.
bool GameSession::claimsDraw(Side side, Move move) {
    const bool onBoard = game_->claimable() != Claim::None;
    if (!onBoard && game_->claimable(move) == Claim::None) return false;
    if (outlook(side) > 0) return false;
    grantClaim(onBoard ? std::nullopt : std::optional(move), side);
    return true;
}

/// Offers a draw for a computer if the game has been long and even. Returns true if it has made the offer.
bool GameSession::offersDraw(Side side) {
    evenTurns_[side] = std::abs(outlook(side)) <= Even ? evenTurns_[side] + 1 : 0;
    const auto sides = setup_.seats.size();
    const bool late = game_->played() >= TurnsBeforeOffer * sides && evenTurns_[side] >= EvenTurns;
    if (game_->ending() || !late || !offers_.mayOffer(side)) return false;
    for (std::size_t i = 0; i < sides; ++i) {
        if (setup_.book->allied(Side(i), side) || !human(Side(i)) || !game_->position().living(Side(i))) continue;
        offers_.offer(side, OfferMoment::AfterMove);
        settleOffer();
        return true;
    }
    return false;
}

void GameSession::ruleOnWrongClaim(const ClaimRuling& ruling, Side claimant) {
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const bool enemy = !setup_.book->allied(Side(i), claimant) && game_->position().living(Side(i));
        if (enemy && ruling.toOpponents.count() > 0) time_->add(Side(i), ruling.toOpponents);
    }
    if (ruling.fromClaimant.count() > 0) time_->add(claimant, -ruling.fromClaimant);
    const bool falls = time_->clock().flag(time_->now()) != NoSide;
    emit ruled(falls ? Law::ClaimFlag : ruling.law, claimant);
    if (falls) return timeOut(claimant);
    if (ruling.offers && offers_.mayOffer(claimant)) {
        offers_.offer(claimant, OfferMoment::BeforeMove);
        settleOffer();
    }
}

Side GameSession::drawOfferer() const {
    if (!playing()) return NoSide;
    const Side side = pressing_ != NoSide ? pressing_ : resigner();
    return side != NoSide && (offers_.mayOffer(side) || offers_.awaits(side)) ? side : NoSide;
}

void GameSession::offerDraw() {
    const Side side = drawOfferer();
    if (side == NoSide) return;
    const OfferMoment moment = pressing_ == side                  ? OfferMoment::AfterMove
                               : side == game_->position().turn() ? OfferMoment::BeforeMove
                                                                  : OfferMoment::OpponentsTurn;
    const Law law = offers_.offer(side, moment);
    if (setup_.laws.arbiter) emit ruled(law, side);
    settleOffer();
}

void GameSession::answerDraw(Side side, bool accepted) {
    if (!offers_.awaits(side)) return;
    accepted ? offers_.accept(side) : offers_.refuse();
    emit drawAnswered(side, accepted);
    settleOffer();
}

/// Answers the open draw offer for all computers. The game is drawn when all players have agreed.
void GameSession::settleOffer() {
    const DrawOffers open = offers_;
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const auto side = Side(i);
        if (!open.awaits(side) || human(side) || !game_->position().living(side)) continue;
        const bool wants = wantsDraw(side);
        wants ? offers_.accept(side) : offers_.refuse();
        emit drawAnswered(side, wants);
    }
    if (offers_.agreed(game_->position().state().living)) {
        cancel();
        game_->agreeDraw();
        return proceed();
    }
    emit asked();
}

bool GameSession::tooEarlyForDraw() const { return game_->played() < TurnsBeforeDraw * setup_.seats.size(); }

/// Returns true if this computer accepts a draw: after the opening if its position is not better than equal, and at any
/// time if its position is lost.
bool GameSession::wantsDraw(Side side) const { return outlook(side) <= (tooEarlyForDraw() ? Lost : 0); }

/// Returns the evaluation of the position in centipawns from the view of the computer on `side`.
Score GameSession::outlook(Side side) const {
    if (scores_[side]) return *scores_[side];
    const Score score = Evaluator(*setup_.book).evaluate(game_->position());
    return setup_.book->allied(side, game_->position().turn()) ? score : -score;
}

void GameSession::dropQuestions() {
    offers_.refuse();
    undoAsker_ = NoSide;
    emit asked();
}

}  // namespace rokada::ui
