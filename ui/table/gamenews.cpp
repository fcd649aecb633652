#include "table/gamenews.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "kit/statusline.h"
#include "scene/boardscene.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/boardcolumn.h"
#include "shell/boardevents.h"
#include "shell/windowactions.h"
#include "table/endbanner.h"
#include "table/placementcontrols.h"
#include "texts/endingtexts.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"
#include "texts/names.h"
#include "texts/texts.h"
#include "texts/towertexts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolBar>

#include <algorithm>
#include <optional>
#include <utility>

namespace rokada::ui {

GameNews::GameNews(const WindowContext& context, PlacementControls& placement)
    : Feature(context),
      placement_(placement),
      banner_(new EndBanner(&in_.window)),
      variantLabel_(new QLabel(&in_.window)) {
    in_.column.add(Strip::End, banner_);
    makeLabel();
    connectSession();
    connectBoard();
    in_.actions.add({.name = "whoseTurn",
                     .text = QT_TRANSLATE_NOOP("Action", "&Whose Turn?"),
                     .shortcut = "Shift+F7",
                     .tip = QT_TRANSLATE_NOOP("Action", "Say again who is to move"),
                     .place = {menus::Help, 210},
                     .needsGame = true},
                    this, [this] { in_.status.reason(turnText()); });
    connect(&in_.record, &GameRecord::changed, this, &GameNews::showPlace);
    connect(&in_.record, &GameRecord::moved, this, &GameNews::showPlace);
    connect(banner_, &EndBanner::reviewWanted, this, [this] {
        in_.record.first();
        in_.board.setFocus();
    });
    connect(banner_, &EndBanner::rematchWanted, &in_.session, &GameSession::restart);
    connect(banner_, &EndBanner::swapWanted, &in_.session, &GameSession::restartSwapped);
    connect(banner_, &EndBanner::newGameWanted, this, [this] { in_.actions.named("newGame").trigger(); });
}

/// At the right end of the toolbar.
void GameNews::makeLabel() {
    auto* words = new QWidget(&in_.window);
    auto* row = new QHBoxLayout(words);
    row->setContentsMargins(8, 0, 8, 0);
    row->addStretch(1);
    row->addWidget(variantLabel_);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    in_.actions.addToToolBar(490, words);
    QFont bold = variantLabel_->font();
    bold.setBold(true);
    variantLabel_->setFont(bold);
}

void GameNews::connectSession() {
    connect(&in_.session, &GameSession::started, this, [this] {
        banner_->hide();
        in_.status.clear();
        showGame();
    });
    connect(&in_.session, &GameSession::moved, this, &GameNews::showMoved);
    connect(&in_.session, &GameSession::changed, this, &GameNews::showChange);
    connect(&in_.session, &GameSession::turnStarted, this, &GameNews::showTurn);
    connect(&in_.session, &GameSession::ended, this, &GameNews::showEnd);
}

void GameNews::connectBoard() {
    connect(&in_.status, &StatusLine::shown, this,
            [this] { in_.board.tell(in_.status.waitingPrompt(), in_.status.heldReason()); });
    connect(&in_.board, &BoardWidget::squareHovered, this, &GameNews::showSquare);
    connect(&in_.board, &BoardWidget::illegalMoveTried, this,
            [this](const IllegalMove& illegalMove) { refuse(texts::of(in_.record.game()->position(), illegalMove)); });
    connect(&in_.board.moveShow(), &MoveShow::explained, this, &GameNews::refuse);
    connect(&in_.board, &BoardWidget::pictureChanged, this, [this] {
        if (in_.board.selectedSquare() != refusedFrom_) withdrawRefusal();
    });
    in_.events.onKey(EventOrder::Refusal, [this](const QKeyEvent& press) {
        if (press.key() == Qt::Key_Escape) withdrawRefusal();
        return false;
    });
}

void GameNews::refuse(const QString& why) {
    refusal_ = why;
    refusedFrom_ = in_.board.selectedSquare();
    in_.status.reason(refusal_);
}

/// Whoever has another piece in hand, or sees another position, has understood.
void GameNews::withdrawRefusal() { in_.status.withdraw(std::exchange(refusal_, QString())); }

/// Who has won and why, with the law where an arbiter is at the table and the clock decided.
QString GameNews::verdict() const {
    const Game& game = *in_.session.game();
    const auto law = in_.session.setup().laws.arbiter ? lawOf(*game.ending()) : std::nullopt;
    const QString why = texts::verdict(game);
    //: a sentence and the law behind it
    return law ? tr("%1 (%2)").arg(why, texts::source(*law, game.book().variant())) : why;
}

/// The status line speaks of the position that is looked at, as board and panels do; the banner stands back meanwhile,
/// unless somebody has folded it already.
void GameNews::showPlace() {
    const bool stays = in_.session.viewing() && !in_.record.seeking();
    const bool away = in_.session.game() && !stays && in_.record.away();
    const bool was = std::exchange(wasAway_, away);
    if (!was && !away) return;
    if (away && !was && !banner_->folded()) {
        banner_->fold(true);
        standsBack_ = true;
    }
    if (!away && std::exchange(standsBack_, false)) banner_->fold(false);
    if (in_.session.game()) prompt();
}

/// Whose turn it is, or who has won. The line says what player panels, the bar of placement and the banner do not.
void GameNews::prompt() {
    const Game& game = *in_.session.game();
    const QString turn = turnText();
    if (game.ending() && !in_.session.viewing() && !in_.record.away()) return in_.status.silentPrompt(verdict());
    const Position& position = game.position();
    const bool plain = turn == texts::toMove(position) && !position.inCheck(position.turn());
    const bool seen = plain && !in_.board.panelRect(position.turn()).isEmpty();
    seen ? in_.status.silentPrompt(turn) : in_.status.prompt(turn);
}

void GameNews::showMoved(const Turn& turn) {
    // A new move makes the reason of an illegal one obsolete, whoever has made it.
    withdrawRefusal();
    if (in_.session.human(turn.before.turn())) in_.status.clear();
    const Game& game = *in_.session.game();
    // Said once, when it comes to that.
    if (game.ending() || !texts::hopeless(turn.before).isEmpty()) return;
    const QString hopeless = texts::hopeless(game.position());
    if (!hopeless.isEmpty()) in_.status.reason(hopeless);
}

void GameNews::showChange() {
    banner_->hide();
    if (in_.session.pressing() != NoSide || in_.session.viewing()) prompt();
}

void GameNews::showTurn() {
    const QString claim = texts::of(in_.session.claimable());
    claim.isEmpty() ? prompt() : in_.status.prompt(claim);
}

void GameNews::showEnd() {
    in_.status.clear();
    prompt();
    banner_->announce(verdict(), peopleAmongFour(in_.session));
    banner_->fold(false);
    banner_->show();
}

void GameNews::showSquare(Square square) {
    // Of the game that the board shows: the record may not have followed a new one yet.
    const Game* shown = square == NoSquare ? nullptr : in_.board.game();
    if (shown == nullptr) return in_.status.showSquare({});
    const std::optional<Position> mate = finalMate(*shown);
    const QString words = texts::squareAndPiece(mate ? *mate : shown->position(), square);
    const auto targets = in_.board.targets();
    const bool target = std::ranges::find(targets, square) != targets.end();
    const Square from = target ? in_.board.selectedSquare() : NoSquare;
    in_.status.showSquare(
        from == NoSquare ? words : texts::ontoTower(shown->position(), from, square, in_.board.lifted(), words));
}

QString GameNews::turnText() const {
    const Game* game = in_.session.game();
    if (!game) return {};
    if (in_.record.seeking()) return searchText();
    if (in_.session.viewing()) return tr("Viewing a record");
    if (in_.record.away()) {
        const Game& shown = *in_.record.game();
        //: %1 is "White to move", in a position that has been played already
        if (!shown.ending()) return tr("Looking back: %1").arg(texts::toMove(shown.position()));
    }
    if (game->ending()) return texts::result(game->book(), *game->ending());
    if (placement_.secret()) return placement_.turnText();
    const QString turn = texts::toMove(game->position());
    if (in_.session.pressing() != NoSide) return tr("The move is made: press the clock.");
    const bool waits = in_.session.paused() && !in_.session.humanToMove();
    //: %1 is "White to move"
    return waits ? tr("%1 - paused").arg(turn) : turn;
}

/// Of a better move.
QString GameNews::searchText() const {
    using Answer = GameRecord::Supposition::Answer;
    switch (in_.record.supposed().answer) {
        case Answer::Open: break;
        case Answer::Found: return tr("A better move is found");
        case Answer::Told: return tr("This is the best move");
    }
    return tr("Looking for a better move");
}

void GameNews::setBoardHidden(bool hidden) {
    boardHidden_ = hidden;
    nameWindow();
}

/// After what is seen in it.
void GameNews::nameWindow() {
    const Game* game = in_.session.game();
    if (!game || boardHidden_) return in_.window.setWindowTitle(tr("Rokada"));
    //: title of the window, with the name of the game
    in_.window.setWindowTitle(tr("%1 - Rokada").arg(variantName(game->book().variant().id)));
}

/// Everything that is said of the game in words.
void GameNews::showGame() {
    const Game* game = in_.session.game();
    nameWindow();
    if (!game) return;
    const Variant& variant = game->book().variant();
    variantLabel_->setText(variantName(variant.id));
    in_.status.showRules(unusualRules(game->start()));
}

void GameNews::retranslate() {
    in_.board.setAccessibleName(tr("Board"));
    showGame();
    const Game* game = in_.session.game();
    if (!game) return;
    if (game->ending() && !in_.session.viewing()) banner_->announce(verdict(), peopleAmongFour(in_.session));
    prompt();
    in_.status.clear();
    in_.status.showSquare({});
}

bool GameNews::foldBanner() {
    const bool open = banner_->isVisible() && !banner_->folded();
    if (open) banner_->fold(true);
    standsBack_ = false;
    return open;
}

}  // namespace rokada::ui
