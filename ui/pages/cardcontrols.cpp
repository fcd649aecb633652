#include "pages/cardcontrols.h"

#include "board/boardwidget.h"
#include "kit/dockbuttons.h"
#include "kit/dockroom.h"
#include "pages/rulescard.h"
#include "scene/boardscene.h"
#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/windowactions.h"

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

CardControls::CardControls(const WindowContext& context, QDockWidget& neighbour)
    : Feature(context), card_(new RulesCard(&in_.window)), neighbour_(neighbour) {
    in_.window.installEventFilter(this);
    if (in_.window.width() < RoomyWindow) {
        besideNeighbour();
    } else {
        onTheLeft();
    }
    in_.column.addRoom(*card_, [this](QWidget* strips) { card_->hold(strips); });
    connect(&in_.session, &GameSession::started, this, &CardControls::showGame);
    connect(&in_.session, &GameSession::changed, this, &CardControls::keepTrue, Qt::QueuedConnection);
    connect(&in_.record, &GameRecord::moved, this, &CardControls::keepTrue, Qt::QueuedConnection);
    connect(&in_.board, &BoardWidget::squareHovered, this, [this](Square square) { pointed_ = square; });
    makeActions();
    connect(card_, &RulesCard::squaresPointed, this, [this](const SquareSet& squares) {
        const Game* game = in_.session.game();
        const bool same = game != nullptr && card_->book() && !elsewhere_;
        in_.board.lightNamed(same ? squares : SquareSet());
    });
    connect(card_, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        shown_->setChecked(!card_->isHidden());
        // Below the 3D board little would be left of a page.
        if (seen) giveHeight(in_.window, *card_, in_.window.height() * 3 / 5);
    });
}

void CardControls::makeActions() {
    in_.actions.add({.name = "pieceCard",
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
    shown_ =
        &in_.actions.add({.name = "rulesCard",
                          .text = QT_TRANSLATE_NOOP("Action", "R&ules Card"),
                          .tip = QT_TRANSLATE_NOOP("Action", "The pieces, the rules and the options of this variant"),
                          .place = {menus::View, 240},
                          .checkable = true},
                         this, show);
}

void CardControls::besideNeighbour() {
    // A card that hides after it became a tab would leave an empty tab bar over the lower edge of its neighbour.
    card_->hide();
    in_.window.addDockWidget(Qt::RightDockWidgetArea, card_);
    in_.window.tabifyDockWidget(&neighbour_, card_);
}

void CardControls::onTheLeft() {
    in_.window.addDockWidget(Qt::LeftDockWidgetArea, card_);
    in_.window.resizeDocks({card_}, {RoomyCard}, Qt::Horizontal);
}

/// The board is the largest thing: in a window that becomes narrow the card leaves its place on the left, and comes
/// back with the room.
void CardControls::fit(int before, int now) {
    const bool left = in_.window.dockWidgetArea(card_) == Qt::LeftDockWidgetArea && !card_->isFloating();
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
    if (in_.window.dockWidgetArea(card_) != Qt::LeftDockWidgetArea) return false;
    const int height = in_.window.height() - RowsOfWindow;
    const int width = in_.window.width() - NamesOfBoard - (neighbour_.isHidden() ? 0 : NarrowNeighbour);
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
    if (in_.session.game()) card_->setBook(in_.session.game()->sharedBook());
}

void CardControls::showGame() {
    leaveRulesOf();
    byHand_ = false;
    if (crowdsBoard()) giveWay();
    pointed_ = NoSquare;
    card_->setBook(in_.session.game()->sharedBook());
}

/// Of a piece that has gone it is no longer said how many moves it has.
void CardControls::keepTrue() {
    const auto piece = card_->piece();
    const Game* game = in_.board.game();
    if (!piece || piece->movesNow < 0 || game == nullptr || elsewhere_) return;
    const bool stands = game->position()[piece->square] == piece->piece;
    const CardPiece now = stands ? cardOf(*game, piece->square) : CardPiece{piece->piece, piece->square};
    if (now.movesNow != piece->movesNow) card_->refreshPiece(now);
}

/// The card of the piece that is pointed at, or else selected; the rules if there is none. The same once more closes
/// it.
void CardControls::showPointed() {
    const Game* game = in_.board.game();
    if (game == nullptr) return;
    byHand_ = true;
    const auto stands = [&](Square square) { return square != NoSquare && !game->position().empty(square); };
    const Square square = stands(pointed_) ? pointed_ : in_.board.selectedSquare();
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
    const bool beside = in_.window.dockWidgetArea(card_) == Qt::RightDockWidgetArea && !card_->isFloating();
    if (beside && !card_->isHidden()) emit openedBesideMoves();
}

void CardControls::retranslate() {
    card_->retranslate();
    nameTabButtonsOf(in_.window);
}

}  // namespace rokada::ui
