#include "window/panelwidths.h"

#include "board/boardwidget.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "session/gamesession.h"
#include "variants/variants.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int Narrowest = 280;
constexpr int Widest = 380;
constexpr int WidestWith3D = 720;
constexpr int MostPixels = 4000;
/// Menus, toolbar and status line; player panels and names of squares; ghosts on both sides count as squares.
constexpr int AroundColumn = 92, AroundBoard = 100, Ghosts = 2;
/// Layouts round; a hand moves more.
constexpr int Unmoved = 8;

}  // namespace

Setting<int> keys::panelWidth(std::string_view game) {
    return setting::number(QStringLiteral("games/%1/panelWidth").arg(latin(game)), 0, 0, MostPixels);
}

void declarePanels(Settings& settings) {
    for (const VariantInfo& game : allVariants()) settings.declare(keys::panelWidth(game.id));
}

int usualPanelWidth(const Geometry& board, QSize window) {
    const int ghosts = board.wraps() ? Ghosts : 0;
    const int height = std::max(0, window.height() - AroundColumn - AroundBoard);
    const int needed = height * (board.columns() + ghosts) / (board.rows() + ghosts) + AroundBoard / 2;
    const int widest = board.wraps() ? std::min(WidestWith3D, window.width() * 9 / 20) : Widest;
    return std::clamp(window.width() - needed, Narrowest, std::max(Narrowest, widest));
}

PanelWidths::PanelWidths(const WindowContext& context, QDockWidget& moves) : Feature(context), moves_(moves) {
    in_.window.installEventFilter(this);
    moves_.installEventFilter(this);
    connect(&in_.session, &GameSession::leaving, this, &PanelWidths::keep);
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

bool PanelWidths::chosenByHand() const {
    return in_.settings.get(keys::panelWidth(game_)) > 0 || std::abs(seen_ - applied_) > Unmoved;
}

void PanelWidths::keep() {
    if (game_.empty() || applied_ == 0 || !beside() || std::abs(moves_.width() - applied_) <= Unmoved) return;
    in_.settings.set(keys::panelWidth(game_), std::min(moves_.width(), MostPixels));
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
    const int width = chosen > 0 ? chosen : usualPanelWidth(game->book().geometry(), in_.window.size());
    // At once: a board that grows for a moment would be a board that moves.
    in_.window.resizeDocks({&moves_}, {width}, Qt::Horizontal);
    in_.window.layout()->activate();
    applied_ = seen_ = moves_.width();
    window_ = in_.window.size();
}

/// As long as nobody has chosen a width it follows that of the window. A panel that is resized with its window comes
/// here before the window does, and is not moved by a hand.
bool PanelWidths::eventFilter(QObject* watched, QEvent* event) {
    const bool panel = watched == &moves_;
    if (event->type() == QEvent::Close && !panel) keep();
    if (event->type() != QEvent::Resize) return Feature::eventFilter(watched, event);
    if (panel && in_.window.size() == window_) seen_ = moves_.width();
    if (!panel && applied_ > 0 && !chosenByHand()) {
        applied_ = 0;
        applyLater();
    }
    if (!panel) window_ = in_.window.size();
    return Feature::eventFilter(watched, event);
}

}  // namespace rokada::ui
