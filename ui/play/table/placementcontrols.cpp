#include "table/placementcontrols.h"

#include "ai/evaluation/evaluation.h"
#include "ai/search/dropchoice.h"
#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "game/placement.h"
#include "kit/statusline.h"
#include "scene/pieceart.h"
#include "session/occupants.h"
#include "session/placementmemory.h"
#include "shell/sidepanel.h"
#include "shell/windowsignals.h"
#include "table/tablesettings.h"
#include "texts/names.h"
#include "texts/sidetexts.h"
#include "texts/texts.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int SignSize = 96;

}  // namespace

PlacementControls::PlacementControls(QMainWindow& window, GameSession& session, BoardWidget& board,
                                     SidePanel& sidePanel, StatusLine& status, Settings& settings,
                                     WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      board_(board),
      sidePanel_(sidePanel),
      status_(status),
      settings_(settings),
      windowSignals_(windowSignals),
      bar_(new PlacementBar(&window_)),
      curtain_(new Curtain(&board_)) {
    offers.add<SecretPlacing>(*this);
    sidePanel_.add(Strip::Placement, bar_);
    connect(bar_, &PlacementBar::wanted, this,
            [this](int number) { request(static_cast<PlacementBar::Request>(number)); });
    connect(&session_, &GameSession::started, this, &PlacementControls::begin);
    connect(&session_, &GameSession::changed, this, &PlacementControls::follow);
    connect(&session_, &GameSession::pauseChanged, this, [this](bool paused) {
        // The game stays paused during a secret placement, because no player may move until all reserve pieces are
        // placed.
        if (!paused && secret()) session_.setPaused(true);
    });
    connect(&board_, &BoardWidget::movePrepared, this, [this](Move move) {
        if (plan_.place(move)) showPlan();
    });
    connect(&board_, &BoardWidget::placedTakenUp, this, [this](Square square) {
        const Kind kind = plan_.takeBack(square);
        if (kind == NoKind) return;
        showPlan();
        board_.takeReserve(kind);
    });
    connect(curtain_, &Curtain::lifted, this, [this] {
        showPlan();
        board_.setFocus();
    });
}

PlacementControls::~PlacementControls() = default;

void PlacementControls::begin() {
    plan_.end();
    curtain_->hide();
    requests_.clear();
    forgetSuggestion();
    evaluator_.reset();
    played_ = 0;
    board_.setMode(&BoardMode::preparing, false);
    board_.setMode(&BoardMode::takeable, {});
    fresh_ = true;
}

/// Starts the secret placement if the new game has one. Precondition: all listeners of `GameSession::started` have been
/// called.
void PlacementControls::beginInSecret() {
    const Game& game = *session_.game();
    if (!placesInSecret(session_)) return;
    std::vector<Side> people;
    for (std::size_t i = 0; i < game.book().sides(); ++i) {
        const auto side = Side((game.position().turn() + i) % game.book().sides());
        if (session_.human(side)) people.push_back(side);
    }
    plan_.begin(game, people);
    session_.setPaused(true);
    handOver();
}

/// Updates the placement after a move or a takeback.
void PlacementControls::follow() {
    const Game& game = *session_.game();
    // A takeback ends the automatic placement of the remaining pieces.
    if (game.played() < played_) requests_.clear();
    played_ = game.played();
    forgetSuggestion();
    if (std::exchange(fresh_, false)) beginInSecret();
    if (secret() && (game.ending() || played_ > 0)) leaveSecret();
    remember();
    if (secret()) return showPlan();
    showBar();
    const auto side = game.position().turn();
    if (!game.ending() && game.position().placing(side) && session_.humanToMove() && requests_.contains(side))
        QTimer::singleShot(0, this, &PlacementControls::playRequest);
}

/// Ends the secret placement, and shows the game on the board again.
void PlacementControls::leaveSecret() {
    plan_.end();
    curtain_->hide();
    board_.setMode(&BoardMode::preparing, false);
    board_.setMode(&BoardMode::takeable, {});
    board_.setGame(session_.game());
}

void PlacementControls::showBar() {
    const Game& game = *session_.game();
    const Side side = game.position().turn();
    bool people = false;
    for (std::size_t i = 0; i < session_.setup().seats.size(); ++i)
        people = people || (session_.human(Side(i)) && game.position().living(Side(i)));
    if (!session_.playing() || !game.position().placing(side) || !people) return bar_->hide();
    bar_->setRemembers(!remembered(side).empty());
    bar_->showProgress(texts::placed(game, side, nameOf(side)), false, !session_.humanToMove());
}

/// Hides the board behind the curtain until the next person is ready to place pieces. Hides nothing if only one person
/// places pieces.
void PlacementControls::handOver() {
    showPlan();
    emit windowSignals_.placingHandedOver(plan_.side());
    if (plan_.people() == 1) return;
    const auto sideId = session_.game()->book().variant().sideSpecs[plan_.side()].name;
    bar_->hide();
    const QString name = nameOf(plan_.side());
    curtain_->close(texts::passTo(sideId, name), texts::sitAlone(sideId, name), tr("No one else is looking"),
                    PieceArt().emblem(sideId, SignSize, board_.devicePixelRatioF()));
}

void PlacementControls::showPlan() {
    forgetSuggestion();
    BoardMode planning = board_.mode();
    planning.preparing = true;
    planning.enabled = !plan_.complete();
    planning.takeable = plan_.squares();
    board_.setGame(plan_.board());
    board_.setMode(planning);
    if (!curtain_->isHidden()) return;
    const auto sideId = session_.game()->book().variant().sideSpecs[plan_.side()].name;
    bar_->setRemembers(!remembered(plan_.side()).empty());
    bar_->showProgress(texts::placed(sideId, nameOf(plan_.side()), plan_.placed(), plan_.wanted()), true,
                       plan_.complete());
    // Sends the prompt only to screen readers, because the placement bar or the curtain shows it.
    status_.announcePrompt(turnText());
}

/// Returns the name of the person who plays a side. Returns an empty text if no name was entered, and for computers.
QString PlacementControls::nameOf(Side side) const {
    const Seat& seat = session_.setup().seats[side];
    return seat.human ? seat.name : QString();
}

QString PlacementControls::turnText() const {
    if (!secret()) return {};
    const Side side = plan_.side();
    return texts::placesInSecret(session_.game()->book().variant().sideSpecs[side].name, nameOf(side));
}

void PlacementControls::request(PlacementBar::Request request) {
    if (request == PlacementBar::Suggestion) return suggest();
    if (!secret()) return requestOpenly(request);
    if (request == PlacementBar::Ready) return ready();
    if (request == PlacementBar::Clear) {
        plan_.clear();
    } else {
        plan_.fill([this, request](const Position& position) { return chosen(position, request); });
    }
    showPlan();
    board_.setFocus();
}

/// Handles a button in a placement that is not secret, in which players place one piece at a time. Places one piece;
/// `follow` places the remaining pieces in the next turns of this person.
void PlacementControls::requestOpenly(PlacementBar::Request request) {
    if (!session_.humanToMove()) return;
    requests_[session_.game()->position().turn()] = request;
    playRequest();
    board_.setFocus();
}

/// Handles the suggestion button: the first press shows a suggestion on the board, the second press places the piece.
/// If a reserve piece is selected, the suggestion is for this piece.
void PlacementControls::suggest() {
    const Game& game = *board_.game();
    if (!secret() && !session_.humanToMove()) return;
    const Kind selected = board_.frame().attention.reserve;
    board_.setFocus();
    if (suggested_ && (selected == NoKind || selected == suggested_->becomes())) return accept(*suggested_);
    suggested_ = chooseDrop(evaluator(), game.position(), session_.setup().seed, selected);
    bar_->setSuggested(true);
    board_.setNotes(&BoardNotes::advice, adviceOf(game, *suggested_, true));
    const QString piece = kindName(game.book().variant().kinds[suggested_->becomes()].name);
    //: %1: a piece; %2: the square on which the computer would place it
    status_.showMessage(tr("Suggestion: %1 on %2. Accept it, or place another piece.")
                            .arg(piece, texts::square(game.book().geometry(), suggested_->to())));
}

void PlacementControls::accept(Move suggestion) {
    if (!secret()) {
        session_.play(suggestion);
    } else if (plan_.place(suggestion)) {
        showPlan();
    }
}

void PlacementControls::forgetSuggestion() {
    suggested_.reset();
    bar_->setSuggested(false);
}

const Evaluator& PlacementControls::evaluator() {
    if (!evaluator_) evaluator_ = std::make_unique<Evaluator>(session_.game()->book());
    return *evaluator_;
}

void PlacementControls::playRequest() {
    const Game& game = *session_.game();
    const auto request = requests_.find(game.position().turn());
    if (request == requests_.end() || !session_.humanToMove() || !game.position().placing(request->first)) return;
    session_.play(chosen(game.position(), request->second));
}

/// Returns the next drop for a request. If the squares of the request are occupied, returns the drop that the computer
/// chooses.
Move PlacementControls::chosen(const Position& position, PlacementBar::Request request) {
    const Rulebook& book = position.book();
    const std::uint64_t seed = session_.setup().seed;
    if (request == PlacementBar::ByLot) return dropByLot(position, seed);
    if (request == PlacementBar::UsualPlaces || request == PlacementBar::LikeLastTime) {
        const MoveList legal = legalMoves(position);
        const bool usual = request == PlacementBar::UsualPlaces;
        for (const Move move : usual ? usualPlacement(book, position.turn()) : remembered(position.turn())) {
            if (std::ranges::find(legal, move) != legal.end()) return move;
        }
    }
    return chooseDrop(evaluator(), position, seed);
}

/// Stores the placements of all people in the settings, after the last reserve piece has been placed.
void PlacementControls::remember() {
    if (session_.viewing()) return;
    const Game& game = *session_.game();
    const Turn* last = game.last();
    if (last == nullptr || last->move.type() != MoveType::Drop || game.position().placing(game.position().turn()))
        return;
    for (std::size_t seat = 0; seat < game.book().sides(); ++seat) {
        const QString memory = session_.human(Side(seat)) ? placementMemory(game, Side(seat)) : QString();
        if (!memory.isEmpty()) settings_.set(keys::lastPlacement(game.book().variant().id, seat), memory);
    }
}

/// Returns the stored placement for `side`. If there is none, adapts the stored placement of another side.
std::vector<Move> PlacementControls::remembered(Side side) const {
    const Rulebook& book = session_.game()->book();
    for (std::size_t i = 0; i < book.sides(); ++i) {
        const QString memory = settings_.get(keys::lastPlacement(book.variant().id, (side + i) % book.sides()));
        auto moves = rememberedPlacement(book, side, memory);
        if (!moves.empty()) return moves;
    }
    return {};
}

void PlacementControls::ready() {
    if (!plan_.complete()) return;
    if (plan_.next()) return handOver();
    const auto moves =
        plan_.moves([this](const Position& position) { return chosen(position, PlacementBar::Suggestion); });
    leaveSecret();
    session_.placeAll(moves);
    std::vector<Square> squares;
    squares.reserve(moves.size());
    for (const Move move : moves) squares.push_back(move.to());
    session_.setPaused(false);
    board_.moveShow().reveal(squares);
    board_.setFocus();
}

void PlacementControls::retranslate() {
    bar_->retranslate();
    if (!session_.game()) return;
    if (!secret()) return showBar();
    curtain_->isHidden() ? showPlan() : handOver();
}

}  // namespace rokada::ui
