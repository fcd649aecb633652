#include "pages/cardcontrols.h"

#include "board/boardwidget.h"
#include "kit/dockbuttons.h"
#include "kit/dockroom.h"
#include "pages/rulescard.h"
#include "scene/boardscene.h"
#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/offers.h"
#include "shell/windowactions.h"
#include "shell/windownews.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// A wide window has room for the card on its left.
constexpr int RoomyWindow = 1600;
constexpr int RoomyCard = 320;
/// Menus, toolbar, status line, player panels; names of ranks; the moves on the other side.
constexpr int RowsOfWindow = 190, NamesOfBoard = 50, NarrowNeighbour = 280;
/// So many per cent of its size the board keeps beside a card that nobody has asked for.
constexpr int LeastOfBoard = 80;

CardPiece cardOf(const Game& game, Square square) {
    const auto marks = marksOf(game, square);
    const auto moves = std::ranges::count_if(marks, &TargetMark::target);
    return {game.position()[square], square, static_cast<int>(moves)};
}

}  // namespace

CardControls::CardControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                           BoardWidget& board, BoardColumn& column, WindowNews& news, Offers& offers)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      column_(column),
      news_(news),
      card_(new RulesCard(&window_)) {
    offers.add<RulesCards>(*this);
    window_.installEventFilter(this);
    column_.addRoom(RoomOrder::Rules, *card_, [this](QWidget* strips) { card_->hold(strips); });
    connect(&session_, &GameSession::started, this, &CardControls::showGame);
    connect(&session_, &GameSession::changed, this, &CardControls::keepTrue, Qt::QueuedConnection);
    connect(&record_, &GameRecord::moved, this, &CardControls::keepTrue, Qt::QueuedConnection);
    connect(&board_, &BoardWidget::squareHovered, this, [this](Square square) { pointed_ = square; });
    makeActions();
    connect(card_, &RulesCard::squaresPointed, this, [this](const SquareSet& squares) {
        const Game* game = session_.game();
        const bool same = game != nullptr && card_->book() && !elsewhere_;
        board_.setNotes(&BoardNotes::named, same ? squares : SquareSet());
    });
    connect(card_, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        shown_->setChecked(!card_->isHidden());
        // Below the 3D board little would be left of a page.
        if (seen) giveHeight(window_, *card_, window_.height() * 3 / 5);
    });
}

void CardControls::join(const Offers& offers) {
    if (auto* moves = offers.find<MovesDock>()) {
        neighbour_ = &moves->dock();
        moves->lendButtons(*card_, [this](QWidget* buttons) { card_->hold(buttons); });
    }
    if (window_.width() < RoomyWindow) {
        besideNeighbour();
    } else {
        onTheLeft();
    }
}

void CardControls::makeActions() {
    actions_.add({.name = "pieceCard",
                  .text = QT_TRANSLATE_NOOP("Action", "&Piece Card"),
                  .shortcut = "F2",
                  .tip = QT_TRANSLATE_NOOP("Action", "How the piece under the pointer or the cursor moves"),
                  .place = {menus::View, 230},
                  .letter = BoardKey{Qt::Key_I, 31}},
                 this, &CardControls::showPointed);
    const auto show = [this](bool shown) {
        byHand_ = shown;
        card_->setVisible(shown);
        if (shown) card_->raise();
        tellOpened();
    };
    shown_ = &actions_.add({.name = "rulesCard",
                            .text = QT_TRANSLATE_NOOP("Action", "R&ules Card"),
                            .tip = QT_TRANSLATE_NOOP("Action", "The pieces, the rules and the options of this variant"),
                            .place = {menus::View, 240},
                            .checkable = true},
                           this, show);
}

void CardControls::besideNeighbour() {
    // A card that hides after it became a tab would leave an empty tab bar over the lower edge of its neighbour.
    card_->hide();
    window_.addDockWidget(Qt::RightDockWidgetArea, card_);
    if (neighbour_) window_.tabifyDockWidget(neighbour_, card_);
}

void CardControls::onTheLeft() {
    window_.addDockWidget(Qt::LeftDockWidgetArea, card_);
    window_.resizeDocks({card_}, {RoomyCard}, Qt::Horizontal);
}

/// The board is the largest thing: in a window that becomes narrow the card leaves its place on the left, and comes
/// back with the room.
void CardControls::fit(int before, int now) {
    const bool left = window_.dockWidgetArea(card_) == Qt::LeftDockWidgetArea && !card_->isFloating();
    const bool narrowed = before >= RoomyWindow && now < RoomyWindow;
    if (left && !card_->isHidden() && (narrowed || crowdsBoard())) {
        giveWay();
    } else if (before < RoomyWindow && now >= RoomyWindow && gaveWay_) {
        gaveWay_ = false;
        onTheLeft();
        card_->show();
    }
}

void CardControls::giveWay() {
    gaveWay_ = true;
    besideNeighbour();
}

/// Beside it the board would be much smaller than without it, and nobody has asked for it in this game.
bool CardControls::crowdsBoard() const {
    if (byHand_ || card_->isHidden() || card_->isFloating()) return false;
    if (window_.dockWidgetArea(card_) != Qt::LeftDockWidgetArea) return false;
    const int height = window_.height() - RowsOfWindow;
    const int width = window_.width() - NamesOfBoard - (!neighbour_ || neighbour_->isHidden() ? 0 : NarrowNeighbour);
    const int alone = std::min(width, height);
    return std::min(width - card_->width(), height) * 100 < alone * LeastOfBoard;
}

bool CardControls::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        const auto& resize = static_cast<const QResizeEvent&>(*event);
        const int before = resize.oldSize().width();
        const int now = resize.size().width();
        // The window lays its panels out first.
        QMetaObject::invokeMethod(
            this, [this, before, now] { fit(before, now); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void CardControls::showRulesOf(const VariantInfo& info, bool staysOpen) {
    elsewhere_ = true;
    staysOpen_ = staysOpen;
    card_->setBook(Rulebook::compile(*makeVariant(info, {})));
    card_->show();
    card_->raise();
}

/// The card is closed as it was opened.
void CardControls::leaveRulesOf() {
    if (!std::exchange(elsewhere_, false)) return;
    if (!staysOpen_) card_->hide();
    if (session_.game()) card_->setBook(session_.game()->sharedBook());
}

void CardControls::showGame() {
    leaveRulesOf();
    byHand_ = false;
    if (crowdsBoard()) giveWay();
    pointed_ = NoSquare;
    card_->setBook(session_.game()->sharedBook());
}

/// Of a piece that has gone it is no longer said how many moves it has.
void CardControls::keepTrue() {
    const auto piece = card_->piece();
    const Game* game = board_.game();
    if (!piece || piece->movesNow < 0 || game == nullptr || elsewhere_) return;
    const bool stands = game->position()[piece->square] == piece->piece;
    const CardPiece now = stands ? cardOf(*game, piece->square) : CardPiece{piece->piece, piece->square};
    if (now.movesNow != piece->movesNow) card_->refreshPiece(now);
}

/// The card of the piece that is pointed at, or else selected; the rules if there is none. The same once more closes
/// it.
void CardControls::showPointed() {
    const Game* game = board_.game();
    if (game == nullptr) return;
    byHand_ = true;
    const auto stands = [&](Square square) { return square != NoSquare && !game->position().empty(square); };
    const Square square = stands(pointed_) ? pointed_ : board_.frame().attention.selected();
    if (!stands(square)) {
        const bool shown = card_->isVisible() && !card_->piece();
        card_->setVisible(!shown);
        if (!shown) card_->showRules();
    } else {
        const auto before = card_->piece();
        const bool shown = card_->isVisible() && before && before->square == square && before->movesNow >= 0;
        card_->setVisible(!shown);
        if (!shown) card_->showPiece(cardOf(*game, square));
    }
    if (!card_->isHidden()) card_->raise();
    tellOpened();
}

void CardControls::tellOpened() {
    const bool beside = window_.dockWidgetArea(card_) == Qt::RightDockWidgetArea && !card_->isFloating();
    if (beside && !card_->isHidden()) emit news_.rulesOpenedBesideMoves();
}

void CardControls::retranslate() {
    card_->retranslate();
    nameTabButtonsOf(window_);
}

}  // namespace rokada::ui
