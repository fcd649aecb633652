#include "window/panelwidths.h"

#include "board/boardwidget.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "pages/rulescard.h"
#include "session/gamesession.h"
#include "shell/offers.h"
#include "variants/variants.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int Narrowest = 280;
constexpr int NarrowestCard = 320;
constexpr int Widest = 380;
constexpr int WidestWith3D = 600;
constexpr int MostPixels = 4000;
/// Menus, toolbar and status line; player panels and names of squares; ghosts on both sides count as squares.
constexpr int AroundColumn = 92, AroundBoard = 100, Ghosts = 2;
/// So many per cent of the size that it could have a board keeps beside panels that somebody has made wide.
constexpr int LeastOfBoard = 70;
/// Layouts round; a hand moves more.
constexpr int Unmoved = 8;
/// A hand that rests has chosen.
constexpr std::chrono::seconds Dragged{1};

bool handIsDown() { return QGuiApplication::mouseButtons() != Qt::NoButton; }

/// What the board needs to be as high as the window lets it.
int neededBy(const Geometry& board, QSize window) {
    const int ghosts = board.wraps() ? Ghosts : 0;
    const int height = std::max(0, window.height() - AroundColumn - AroundBoard);
    return height * (board.columns() + ghosts) / (board.rows() + ghosts) + AroundBoard / 2;
}

}  // namespace

Setting<int> keys::panelWidth(std::string_view game) {
    return setting::number(QStringLiteral("games/%1/panelWidth").arg(latin(game)), 0, 0, MostPixels);
}

void declarePanels(Settings& settings) {
    for (const VariantInfo& game : allVariants()) settings.declare(keys::panelWidth(game.id));
}

int usualPanelWidth(const Geometry& board, QSize window) {
    const int widest = board.wraps() ? std::min(WidestWith3D, window.width() * 2 / 5) : Widest;
    return std::clamp(window.width() - neededBy(board, window), Narrowest, std::max(Narrowest, widest));
}

int usualCardWidth(const Geometry& board, QSize window, int wanted) {
    return std::clamp(window.width() - neededBy(board, window) - Narrowest, NarrowestCard,
                      std::max(NarrowestCard, wanted));
}

int widestPanel(const Geometry& board, QSize window) {
    const int least = std::min(neededBy(board, window), window.width()) * LeastOfBoard / 100;
    return std::max(Narrowest, window.width() - least);
}

PanelWidths::PanelWidths(QMainWindow& window, GameSession& session, Settings& settings)
    : window_(window), session_(session), settings_(settings), dragged_(this, Dragged) {
    window_.installEventFilter(this);
    connect(&session_, &GameSession::leaving, this, &PanelWidths::keep);
    connect(&dragged_, &Delay::over, this, &PanelWidths::keep);
    connect(&session_, &GameSession::started, this, [this] {
        game_ = session_.game()->book().variant().id;
        applied_ = 0;
        applyLater();
    });
}

void PanelWidths::join(const Offers& offers) {
    if (auto* rules = offers.find<RulesCards>()) watch(rules->card());
    auto* moves = offers.find<MovesDock>();
    if (!moves) return;
    moves_ = &moves->dock();
    moves_->installEventFilter(this);
    connect(moves_, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        if (seen && applied_ == 0) applyLater();
    });
}

void PanelWidths::watch(RulesCard& card) {
    card_ = &card;
    card_->installEventFilter(this);
    connect(card_, &QDockWidget::dockLocationChanged, this, &PanelWidths::followCard);
    connect(card_, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        if (seen) applyLater();
    });
}

bool PanelWidths::beside() const {
    if (!moves_) return false;
    const Qt::DockWidgetArea area = window_.dockWidgetArea(moves_);
    const bool side = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    return side && !moves_->isFloating() && moves_->isVisible();
}

void PanelWidths::keep() {
    if (game_.empty() || applied_ == 0 || !beside() || std::abs(moves_->width() - applied_) <= Unmoved) return;
    settings_.set(keys::panelWidth(game_), std::min(moves_->width(), MostPixels));
}

/// A card that leaves its side leaves its width too, which the layout gives to the board alone.
void PanelWidths::followCard() {
    cardChosen_ = false;
    keepSeen();
    applyLater();
}

/// What a hand has chosen since the width was applied.
void PanelWidths::keepSeen() {
    if (applied_ == 0 || std::abs(seen_ - applied_) <= Unmoved) return;
    settings_.set(keys::panelWidth(game_), std::min(seen_, MostPixels));
}

void PanelWidths::applyLater() {
    if (std::exchange(waits_, true)) return;
    QMetaObject::invokeMethod(this, &PanelWidths::apply, Qt::QueuedConnection);
}

void PanelWidths::apply() {
    waits_ = false;
    const Game* game = session_.game();
    if (game == nullptr || !beside()) return;
    const int chosen = settings_.get(keys::panelWidth(game_));
    const Geometry& board = game->book().geometry();
    const QSize whole = window_.size();
    const bool both = cardIsFree();
    const int card = both ? usualCardWidth(board, whole, card_->easyWidth()) : elsewhere();
    const QSize room = whole - QSize(card, 0);
    const int width = chosen > 0 ? std::min(chosen, widestPanel(board, room)) : usualPanelWidth(board, room);
    // At once: a board that grows for a moment would be a board that moves.
    if (both) {
        window_.resizeDocks({card_, moves_}, {card, width}, Qt::Horizontal);
    } else {
        window_.resizeDocks({moves_}, {width}, Qt::Horizontal);
    }
    window_.layout()->activate();
    applied_ = seen_ = moves_->width();
    size_ = window_.size();
}

/// On the other side, and nobody has made it wider or narrower.
bool PanelWidths::cardIsFree() const {
    return card_ && !cardChosen_ && card_->isVisible() && !card_->isFloating() &&
           window_.dockWidgetArea(card_) == Qt::LeftDockWidgetArea &&
           window_.dockWidgetArea(moves_) == Qt::RightDockWidgetArea;
}

/// What panels on the other side take.
int PanelWidths::elsewhere() const {
    int width = 0;
    const Qt::DockWidgetArea own = window_.dockWidgetArea(moves_);
    for (auto* dock : window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const Qt::DockWidgetArea area = window_.dockWidgetArea(dock);
        const bool side = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (side && area != own && dock->isVisible() && !dock->isFloating()) width = std::max(width, dock->width());
    }
    return width;
}

/// The width follows that of the window: one that somebody has chosen as far as it leaves the board enough. A panel
/// that is resized with its window comes here before the window does, and is not moved by a hand.
bool PanelWidths::eventFilter(QObject* watched, QEvent* event) {
    if (card_ && watched == card_) {
        const bool dragged = handIsDown() && window_.size() == size_;
        if (event->type() == QEvent::Resize && dragged) cardChosen_ = true;
        return Feature::eventFilter(watched, event);
    }
    const bool panel = watched == moves_;
    if (event->type() == QEvent::Close && !panel) keep();
    if (event->type() != QEvent::Resize) return Feature::eventFilter(watched, event);
    if (panel && window_.size() == size_) {
        seen_ = moves_->width();
        if (handIsDown()) dragged_.start();
    }
    if (!panel && applied_ > 0) {
        keepSeen();
        applied_ = 0;
        applyLater();
    }
    if (!panel) size_ = window_.size();
    return Feature::eventFilter(watched, event);
}

}  // namespace rokada::ui
