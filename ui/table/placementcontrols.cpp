#include "table/placementcontrols.h"

#include "ai/evaluation/evaluation.h"
#include "ai/search/dropchoice.h"
#include "board/boardwidget.h"
#include "game/placement.h"
#include "kit/statusline.h"
#include "scene/pieceart.h"
#include "session/occupants.h"
#include "session/placementmemory.h"
#include "shell/boardcolumn.h"
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

PlacementControls::PlacementControls(const WindowContext& context)
    : Feature(context), bar_(new PlacementBar(&in_.window)), curtain_(new Curtain(&in_.column)) {
    in_.column.add(Strip::Placement, bar_);
    connect(bar_, &PlacementBar::wanted, this, [this](int number) { wish(static_cast<PlacementBar::Wish>(number)); });
    connect(&in_.session, &GameSession::started, this, &PlacementControls::begin);
    connect(&in_.session, &GameSession::changed, this, &PlacementControls::follow);
    connect(&in_.session, &GameSession::pauseChanged, this, [this](bool paused) {
        // No moves are allowed before all reserve pieces are placed.
        if (!paused && secret()) in_.session.setPaused(true);
    });
    connect(&in_.board, &BoardWidget::movePrepared, this, [this](Move move) {
        if (plan_.place(move)) showPlan();
    });
    connect(&in_.board, &BoardWidget::placedTakenUp, this, [this](Square square) {
        const Kind kind = plan_.takeBack(square);
        if (kind == NoKind) return;
        showPlan();
        in_.board.takeReserve(kind);
    });
    connect(curtain_, &Curtain::lifted, this, [this] {
        showPlan();
        in_.board.setFocus();
    });
}

PlacementControls::~PlacementControls() = default;

void PlacementControls::begin() {
    plan_.end();
    curtain_->hide();
    wishes_.clear();
    suggested_.reset();
    evaluator_.reset();
    played_ = 0;
    in_.board.setPreparing(false);
    in_.board.setTakeable({});
    fresh_ = true;
}

/// Not before all listeners have got the new game.
void PlacementControls::beginInSecret() {
    const Game& game = *in_.session.game();
    if (!placesInSecret(in_.session)) return;
    std::vector<Side> people;
    for (std::size_t i = 0; i < game.book().sides(); ++i) {
        const auto side = Side((game.position().turn() + i) % game.book().sides());
        if (in_.session.human(side)) people.push_back(side);
    }
    plan_.begin(game, people);
    in_.session.setPaused(true);
    handOver();
}

/// The game has changed: by a move, or by going back.
void PlacementControls::follow() {
    const Game& game = *in_.session.game();
    // A placement that is taken back is to be made again.
    if (game.played() < played_) wishes_.clear();
    played_ = game.played();
    suggested_.reset();
    bar_->setSuggested(false);
    if (std::exchange(fresh_, false)) beginInSecret();
    if (secret() && (game.ending() || played_ > 0)) leaveSecret();
    remember();
    if (secret()) return showPlan();
    showBar();
    const auto side = game.position().turn();
    if (!game.ending() && game.position().placing(side) && in_.session.humanToMove() && wishes_.contains(side))
        QTimer::singleShot(0, this, &PlacementControls::playWish);
}

/// The board shows the game itself again.
void PlacementControls::leaveSecret() {
    plan_.end();
    curtain_->hide();
    in_.board.setPreparing(false);
    in_.board.setTakeable({});
    in_.board.setGame(in_.session.game());
}

void PlacementControls::showBar() {
    const Game& game = *in_.session.game();
    const Side side = game.position().turn();
    bool people = false;
    for (std::size_t i = 0; i < in_.session.setup().seats.size(); ++i)
        people = people || (in_.session.human(Side(i)) && game.position().living(Side(i)));
    if (!in_.session.playing() || !game.position().placing(side) || !people) return bar_->hide();
    bar_->setRemembers(!remembered(side).empty());
    bar_->showProgress(texts::placed(game, side), false, !in_.session.humanToMove());
}

/// The board goes to the next person; with one person there is nothing to hide.
void PlacementControls::handOver() {
    showPlan();
    emit handedOver(plan_.side());
    if (plan_.people() == 1) return;
    const auto sideId = in_.session.game()->book().variant().sideSpecs[plan_.side()].name;
    bar_->hide();
    curtain_->close(texts::passTo(sideId), texts::sitAlone(sideId), tr("I Sit Alone"),
                    PieceArt().emblem(sideId, SignSize, in_.board.devicePixelRatioF()));
}

void PlacementControls::showPlan() {
    in_.board.setPreparing(true);
    in_.board.setGame(plan_.board());
    in_.board.setInputEnabled(!plan_.complete());
    in_.board.setTakeable(plan_.squares());
    if (!curtain_->isHidden()) return;
    const auto sideId = in_.session.game()->book().variant().sideSpecs[plan_.side()].name;
    bar_->setRemembers(!remembered(plan_.side()).empty());
    bar_->showProgress(texts::placed(sideId, plan_.placed(), plan_.wanted()), true, plan_.complete());
    in_.status.prompt(turnText());
}

QString PlacementControls::turnText() const {
    return secret() ? texts::placesInSecret(in_.session.game()->book().variant().sideSpecs[plan_.side()].name)
                    : QString();
}

void PlacementControls::wish(PlacementBar::Wish wish) {
    if (!secret()) return wishOpenly(wish);
    if (wish == PlacementBar::Ready) return ready();
    if (wish == PlacementBar::Clear) {
        plan_.clear();
    } else {
        plan_.fill([this, wish](const Position& position) { return chosen(position, wish); });
    }
    showPlan();
    in_.board.setFocus();
}

/// One piece is placed now, the others when it is this person's turn again.
void PlacementControls::wishOpenly(PlacementBar::Wish wish) {
    if (!in_.session.humanToMove()) return;
    if (wish == PlacementBar::Suggestion) return suggest();
    wishes_[in_.session.game()->position().turn()] = wish;
    playWish();
    in_.board.setFocus();
}

/// It is seen first; the second press places it. Any other placement is as good an answer.
void PlacementControls::suggest() {
    const Position& position = in_.session.game()->position();
    in_.board.setFocus();
    if (suggested_) {
        in_.session.play(Move(*suggested_));
        return;
    }
    suggested_ = chosen(position, PlacementBar::Suggestion);
    bar_->setSuggested(true);
    in_.board.setAdvice(*suggested_, true);
    const QString piece = kindName(position.book().variant().kinds[suggested_->becomes()].name);
    //: %1 is a piece, %2 the square on which the computer would place it
    in_.status.reason(tr("Suggested: %1 on %2. Place it, or place another piece yourself.")
                          .arg(piece, texts::square(position.book().geometry(), suggested_->to())));
}

void PlacementControls::playWish() {
    const Game& game = *in_.session.game();
    const auto wish = wishes_.find(game.position().turn());
    if (wish == wishes_.end() || !in_.session.humanToMove() || !game.position().placing(wish->first)) return;
    in_.session.play(chosen(game.position(), wish->second));
}

/// Where an own piece is on the wanted square already, the computer's choice is used.
Move PlacementControls::chosen(const Position& position, PlacementBar::Wish wish) {
    const Rulebook& book = position.book();
    const std::uint64_t seed = in_.session.setup().seed;
    if (wish == PlacementBar::ByLot) return dropByLot(position, seed);
    if (wish == PlacementBar::UsualPlaces || wish == PlacementBar::LikeLastTime) {
        MoveList legal;
        legalMoves(position, legal);
        const bool usual = wish == PlacementBar::UsualPlaces;
        for (const Move move : usual ? usualPlacement(book, position.turn()) : remembered(position.turn())) {
            if (std::ranges::find(legal, move) != legal.end()) return move;
        }
    }
    if (!evaluator_) evaluator_ = std::make_unique<Evaluator>(book);
    return chooseDrop(*evaluator_, position, seed);
}

/// When the last reserve piece is placed.
void PlacementControls::remember() {
    if (in_.session.viewing()) return;
    const Game& game = *in_.session.game();
    const Turn* last = game.last();
    if (last == nullptr || last->move.type() != MoveType::Drop || game.position().placing(game.position().turn()))
        return;
    for (std::size_t seat = 0; seat < game.book().sides(); ++seat) {
        const QString memory = in_.session.human(Side(seat)) ? placementMemory(game, Side(seat)) : QString();
        if (!memory.isEmpty()) in_.settings.set(keys::lastPlacement(game.book().variant().id, seat), memory);
    }
}

/// On this seat, or else on another one.
std::vector<Move> PlacementControls::remembered(Side side) const {
    const Rulebook& book = in_.session.game()->book();
    for (std::size_t i = 0; i < book.sides(); ++i) {
        const QString memory = in_.settings.get(keys::lastPlacement(book.variant().id, (side + i) % book.sides()));
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
    in_.session.placeAll(moves);
    std::vector<Square> squares;
    squares.reserve(moves.size());
    for (const Move move : moves) squares.push_back(move.to());
    in_.session.setPaused(false);
    in_.board.reveal(squares);
    in_.board.setFocus();
}

void PlacementControls::retranslate() {
    bar_->retranslate();
    if (!in_.session.game()) return;
    if (!secret()) return showBar();
    curtain_->isHidden() ? showPlan() : handOver();
}

}  // namespace rokada::ui
