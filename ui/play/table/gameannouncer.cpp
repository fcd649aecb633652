#include "table/gameannouncer.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "kit/statusline.h"
#include "scene/boardscene.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "session/opponents.h"
#include "shell/boardevents.h"
#include "shell/offers.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "table/endbanner.h"
#include "table/placementcontrols.h"
#include "texts/endingtexts.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"
#include "texts/names.h"
#include "texts/texts.h"
#include "texts/towertexts.h"

#include <QKeyEvent>

#include <algorithm>
#include <optional>
#include <utility>

namespace rokada::ui {

GameAnnouncer::GameAnnouncer(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                             BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status,
                             WindowSignals& windowSignals)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      events_(events),
      sidePanel_(sidePanel),
      status_(status),
      banner_(new EndBanner(&window_)) {
    sidePanel_.add(Strip::End, banner_);
    connectSession();
    connectBoard();
    actions_.add({.name = "whoseTurn",
                  .text = QT_TRANSLATE_NOOP("Action", "&Whose Turn?"),
                  .shortcut = "Shift+F7",
                  .tip = QT_TRANSLATE_NOOP("Action", "Say whose turn it is"),
                  .place = {menus::Help, 210},
                  .needsGame = true},
                 this, [this] { status_.showMessage(turnText()); });
    connect(&record_, &GameRecord::changed, this, &GameAnnouncer::showPlace);
    connect(&record_, &GameRecord::moved, this, &GameAnnouncer::showPlace);
    connect(banner_, &EndBanner::reviewWanted, this, [this] {
        record_.first();
        board_.setFocus();
        review_->open();
    });
    connect(&windowSignals, &WindowSignals::boardCovered, this, &GameAnnouncer::setBoardHidden);
    connect(&windowSignals, &WindowSignals::reviewOpened, this, &GameAnnouncer::stepBack);
    connect(&windowSignals, &WindowSignals::reviewFound, banner_, &EndBanner::setReviewed);
    connect(banner_, &EndBanner::rematchWanted, &session_, &GameSession::restart);
    connect(banner_, &EndBanner::swapWanted, &session_, &GameSession::restartSwapped);
    connect(&windowSignals, &WindowSignals::gameRated, this, [this](const QString& words, int next) {
        next_ = next == 0 ? std::nullopt : std::optional(Level::ofSteps(next));
        const auto* opponent = next_ ? opponentOf(session_.setup().book->variant().id, *next_) : nullptr;
        banner_->showRating(words, opponent ? nameOf(*opponent) : QString());
    });
    connect(banner_, &EndBanner::nextWanted, this, [this] {
        if (next_) session_.restartAgainst(*next_);
    });
    connect(banner_, &EndBanner::newGameWanted, this, [this] { actions_.named("newGame").trigger(); });
}

void GameAnnouncer::join(const Offers& offers) {
    placing_ = offers.find<SecretPlacing>();
    review_ = offers.find<GameReview>();
    banner_->setReviewable(review_ != nullptr);
}

void GameAnnouncer::connectSession() {
    connect(&session_, &GameSession::started, this, [this] {
        banner_->hide();
        status_.clear();
        showGame();
    });
    connect(&session_, &GameSession::moved, this, &GameAnnouncer::showMoved);
    connect(&session_, &GameSession::changed, this, &GameAnnouncer::showChange);
    connect(&session_, &GameSession::turnStarted, this, &GameAnnouncer::showTurn);
    connect(&session_, &GameSession::ended, this, &GameAnnouncer::showEnd);
}

void GameAnnouncer::connectBoard() {
    connect(&status_, &StatusLine::shown, this, [this] {
        board_.setPanels(&PanelWords::message, {status_.waitingPrompt(), status_.heldMessage()});
    });
    connect(&board_, &BoardWidget::squareHovered, this, &GameAnnouncer::showSquare);
    connect(&board_, &BoardWidget::illegalMoveTried, this,
            [this](const IllegalMove& illegalMove) { refuse(texts::of(record_.game()->position(), illegalMove)); });
    connect(&board_.moveShow(), &MoveShow::explained, this, &GameAnnouncer::refuse);
    connect(&board_, &BoardWidget::pictureChanged, this, [this] {
        if (board_.frame().attention.selected() != refusedFrom_) withdrawRefusal();
    });
    events_.onKey(EventOrder::Refusal, [this](const QKeyEvent& press) {
        if (press.key() == Qt::Key_Escape) withdrawRefusal();
        return false;
    });
}

void GameAnnouncer::refuse(const QString& why) {
    refusal_ = why;
    refusedFrom_ = board_.frame().attention.selected();
    // Only screen readers get the message, because the board shows the reason beside the square.
    status_.announceMessage(refusal_);
}

/// Removes the reason of the last illegal move. Called when another piece is selected, after a move, and on Esc.
void GameAnnouncer::withdrawRefusal() { status_.withdraw(std::exchange(refusal_, QString())); }

/// Returns the result and its reason. In a game with an arbiter, adds the article of the laws that decided the game.
QString GameAnnouncer::verdict() const {
    const Game& game = *session_.game();
    const auto law = session_.setup().laws.arbiter ? lawOf(*game.ending()) : std::nullopt;
    const QString why = texts::verdict(game);
    //: %1: a sentence with the result; %2: the article of the laws that decided the game
    return law ? tr("%1 (%2)").arg(why, texts::source(*law, game.book().variant())) : why;
}

/// Called when the shown position changes. Collapses the end banner while an earlier position is shown, and expands it
/// afterwards, unless the user had collapsed it. Updates the prompt in the status line.
void GameAnnouncer::showPlace() {
    const bool stays = session_.viewing() && !record_.seeking();
    const bool away = session_.game() && !stays && record_.isDetached();
    const bool was = std::exchange(wasAway_, away);
    if (!was && !away) return;
    if (away && !was && !banner_->folded()) {
        banner_->fold(true);
        standsBack_ = true;
    }
    if (!away && std::exchange(standsBack_, false)) banner_->fold(false);
    if (session_.game()) prompt();
}

/// Shows the side to move or the result in the status line. Sends it only to screen readers if a player panel, the
/// placement bar or the end banner already shows it.
void GameAnnouncer::prompt() {
    const Game& game = *session_.game();
    const QString turn = turnText();
    if (game.ending() && !session_.viewing() && !record_.isDetached()) return status_.announcePrompt(verdict());
    const Position& position = game.position();
    // In an earlier position or a viewed game, the review bar names the move, and a player panel shows the side to
    // move.
    if ((session_.viewing() || record_.isDetached()) && !record_.seeking()) return status_.announcePrompt(turn);
    // During secret placement, the placement bar or the curtain names the player.
    if (placing_ && placing_->secret()) return status_.announcePrompt(turn);
    const bool plain = turn == texts::toMove(position) && !position.inCheck(position.turn());
    plain ? status_.announcePrompt(turn) : status_.prompt(turn);
}

void GameAnnouncer::showMoved(const Turn& turn) {
    // The reason of the last illegal move is obsolete after a move.
    withdrawRefusal();
    if (session_.human(turn.before.turn())) status_.clear();
    const Game& game = *session_.game();
    // Shows the message about a hopeless position only after the move that makes it hopeless.
    if (game.ending() || !texts::hopeless(turn.before).isEmpty()) return;
    const QString hopeless = texts::hopeless(game.position());
    if (!hopeless.isEmpty()) status_.showMessage(hopeless);
}

void GameAnnouncer::showChange() {
    banner_->hide();
    if (session_.pressing() != NoSide || session_.viewing()) prompt();
}

void GameAnnouncer::showTurn() {
    const QString claim = texts::of(session_.claimable());
    claim.isEmpty() ? prompt() : status_.prompt(claim);
}

void GameAnnouncer::showEnd() {
    status_.clear();
    prompt();
    banner_->announce(verdict(), peopleAmongFour(session_));
    banner_->fold(false);
    banner_->show();
}

void GameAnnouncer::showSquare(Square square) {
    // Uses the game on the board, because `record_` can still contain the previous game when a new game starts.
    const Game* shown = square == NoSquare ? nullptr : board_.game();
    if (shown == nullptr) return status_.showSquare({});
    const std::optional<Position> mate = finalMate(*shown);
    const QString words = texts::squareAndPiece(mate ? *mate : shown->position(), square);
    const auto targets = board_.input().targets();
    const bool target = std::ranges::find(targets, square) != targets.end();
    const Square from = target ? board_.frame().attention.selected() : NoSquare;
    // A list outside the board already shows the pieces of the tower.
    const bool listed = !board_.frame().look.fans && shown->position().height(square) > 1;
    if (listed && from == NoSquare) return status_.showSquare({});
    status_.showSquare(
        from == NoSquare ? words : texts::ontoTower(shown->position(), from, square, board_.input().lifted(), words));
}

QString GameAnnouncer::turnText() const {
    const Game* game = session_.game();
    if (!game) return {};
    if (record_.seeking()) return searchText();
    if (session_.viewing()) return tr("Viewing a recorded game");
    if (record_.isDetached()) {
        const Game& shown = *record_.game();
        //: the user looks at an earlier position; %1: "White to move"
        if (!shown.ending()) return tr("Viewing: %1").arg(texts::toMove(shown.position()));
    }
    if (game->ending()) return texts::result(game->book(), *game->ending());
    if (placing_ && placing_->secret()) return placing_->turnText();
    if (session_.pressing() != NoSide) return tr("You have moved. Press the clock.");
    return texts::toMove(game->position());
}

/// Returns a text about the state of the exercise in which the user searches for a better move.
QString GameAnnouncer::searchText() const {
    using Answer = GameRecord::TrialMoves::Answer;
    switch (record_.trialMoves().answer) {
        case Answer::Open: break;
        case Answer::Found: return tr("You found a better move");
        case Answer::Shown: return tr("This is the best move");
    }
    return tr("Find a better move");
}

void GameAnnouncer::setBoardHidden(bool hidden) {
    boardHidden_ = hidden;
    nameWindow();
}

/// Sets the window title to the name of the variant.
void GameAnnouncer::nameWindow() {
    const Game* game = session_.game();
    if (!game || boardHidden_) return window_.setWindowTitle(tr("Rokada"));
    //: title of the window; %1: name of the variant
    window_.setWindowTitle(tr("%1 - Rokada").arg(variantName(game->book().variant().id)));
}

/// Updates all texts about the game after another game has started.
void GameAnnouncer::showGame() {
    const Game* game = session_.game();
    nameWindow();
    if (!game) return;
    status_.showRules(rulesDuringPlay(game->start()));
}

void GameAnnouncer::retranslate() {
    board_.setAccessibleName(tr("Board"));
    showGame();
    const Game* game = session_.game();
    if (!game) return;
    if (game->ending() && !session_.viewing()) banner_->announce(verdict(), peopleAmongFour(session_));
    prompt();
    status_.clear();
    status_.showSquare({});
}

bool GameAnnouncer::stepBack() {
    const bool open = banner_->isVisible() && !banner_->folded();
    if (open) banner_->fold(true);
    standsBack_ = false;
    return open;
}

}  // namespace rokada::ui
