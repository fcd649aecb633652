#include "window/panelwidths.h"

#include "board/boardwidget.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "pages/rulescard.h"
#include "session/gamesession.h"
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

PanelWidths::PanelWidths(const WindowContext& context, QDockWidget& moves, RulesCard& card)
    : Feature(context), moves_(moves), card_(card), dragged_(this, Dragged) {
    in_.window.installEventFilter(this);
    moves_.installEventFilter(this);
    card_.installEventFilter(this);
    connect(&card_, &QDockWidget::dockLocationChanged, this, &PanelWidths::followCard);
    connect(&card_, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        if (seen) applyLater();
    });
    connect(&in_.session, &GameSession::leaving, this, &PanelWidths::keep);
    connect(&dragged_, &Delay::over, this, &PanelWidths::keep);
    connect(&in_.session, &GameSession::started, this, [this] {
        game_ = in_.session.game()->book().variant().id;
        applied_ = 0;
        applyLater();
    });
    connect(&moves_, &QDockWidget::visibilityChanged, this, [this](bool seen) {
        if (seen && applied_ == 0) applyLater();
    });
}

bool PanelWidths::beside() const {
    const Qt::DockWidgetArea area = in_.window.dockWidgetArea(&moves_);
    const bool side = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    return side && !moves_.isFloating() && moves_.isVisible();
}

void PanelWidths::keep() {
    if (game_.empty() || applied_ == 0 || !beside() || std::abs(moves_.width() - applied_) <= Unmoved) return;
    in_.settings.set(keys::panelWidth(game_), std::min(moves_.width(), MostPixels));
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
    in_.settings.set(keys::panelWidth(game_), std::min(seen_, MostPixels));
}

void PanelWidths::applyLater() {
    if (std::exchange(waits_, true)) return;
    QMetaObject::invokeMethod(this, &PanelWidths::apply, Qt::QueuedConnection);
}

void PanelWidths::apply() {
    waits_ = false;
    const Game* game = in_.session.game();
    if (game == nullptr || !beside()) return;
    const int chosen = in_.settings.get(keys::panelWidth(game_));
    const Geometry& board = game->book().geometry();
    const QSize whole = in_.window.size();
    const bool both = cardIsFree();
    const int card = both ? usualCardWidth(board, whole, card_.easyWidth()) : elsewhere();
    const QSize room = whole - QSize(card, 0);
    const int width = chosen > 0 ? std::min(chosen, widestPanel(board, room)) : usualPanelWidth(board, room);
    // At once: a board that grows for a moment would be a board that moves.
    if (both) {
        in_.window.resizeDocks({&card_, &moves_}, {card, width}, Qt::Horizontal);
    } else {
        in_.window.resizeDocks({&moves_}, {width}, Qt::Horizontal);
    }
    in_.window.layout()->activate();
    applied_ = seen_ = moves_.width();
    window_ = in_.window.size();
}

/// On the other side, and nobody has made it wider or narrower.
bool PanelWidths::cardIsFree() const {
    return !cardChosen_ && card_.isVisible() && !card_.isFloating() &&
           in_.window.dockWidgetArea(&card_) == Qt::LeftDockWidgetArea &&
           in_.window.dockWidgetArea(&moves_) == Qt::RightDockWidgetArea;
}

/// What panels on the other side take.
int PanelWidths::elsewhere() const {
    int width = 0;
    const Qt::DockWidgetArea own = in_.window.dockWidgetArea(&moves_);
    for (auto* dock : in_.window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const Qt::DockWidgetArea area = in_.window.dockWidgetArea(dock);
        const bool side = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (side && area != own && dock->isVisible() && !dock->isFloating()) width = std::max(width, dock->width());
    }
    return width;
}

/// The width follows that of the window: one that somebody has chosen as far as it leaves the board enough. A panel
/// that is resized with its window comes here before the window does, and is not moved by a hand.
bool PanelWidths::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &card_) {
        const bool dragged = handIsDown() && in_.window.size() == window_;
        if (event->type() == QEvent::Resize && dragged) cardChosen_ = true;
        return Feature::eventFilter(watched, event);
    }
    const bool panel = watched == &moves_;
    if (event->type() == QEvent::Close && !panel) keep();
    if (event->type() != QEvent::Resize) return Feature::eventFilter(watched, event);
    if (panel && in_.window.size() == window_) {
        seen_ = moves_.width();
        if (handIsDown()) dragged_.start();
    }
    if (!panel && applied_ > 0) {
        keepSeen();
        applied_ = 0;
        applyLater();
    }
    if (!panel) window_ = in_.window.size();
    return Feature::eventFilter(watched, event);
}

}  // namespace rokada::ui
