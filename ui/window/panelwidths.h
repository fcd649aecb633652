// How wide the panels beside the board are: what the board of this game does not need, or what was chosen for it.
#pragma once

#include "kit/delay.h"
#include "kit/settings.h"
#include "shell/feature.h"

#include <QSize>

#include <string>

class QDockWidget;

namespace rokada {
class Geometry;
}

class QMainWindow;

namespace rokada::ui {

class Offers;
class GameSession;
class Settings;
class RulesCard;

namespace keys {

/// In pixels; 0 for the usual width.
[[nodiscard]] Setting<int> panelWidth(std::string_view game);

}  // namespace keys

void declarePanels(Settings& settings);

/// The usual width in a window of this size. What a board that wraps leaves is for its copy in 3D.
[[nodiscard]] int usualPanelWidth(const Geometry& board, QSize window);

/// The width of a card on the other side whose text would like to be so wide: as much as neither the board nor a narrow
/// panel needs.
[[nodiscard]] int usualCardWidth(const Geometry& board, QSize window, int wanted);

/// The widest panel that leaves the board the better part of the window.
[[nodiscard]] int widestPanel(const Geometry& board, QSize window);

class PanelWidths final : public Feature {
    Q_OBJECT
public:
    /// The panel with the moves stands for all that are above and below it.
    PanelWidths(QMainWindow& window, GameSession& session, Settings& settings);

    void join(const Offers& offers) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watch(RulesCard& card);
    [[nodiscard]] bool beside() const;
    [[nodiscard]] int elsewhere() const;
    [[nodiscard]] bool cardIsFree() const;
    void keep();
    void keepSeen();
    void followCard();
    void applyLater();
    void apply();

    QMainWindow& window_;
    GameSession& session_;
    Settings& settings_;
    QDockWidget* moves_ = nullptr;
    RulesCard* card_ = nullptr;
    std::string game_;         ///< whose width is in force; empty before the first one
    int applied_ = 0;          ///< what the panel got
    int seen_ = 0;             ///< its width since, as long as the window had the same size
    bool cardChosen_ = false;  ///< somebody has dragged its edge
    QSize size_;
    Delay dragged_;       ///< since a hand has made the panel wider or narrower
    bool waits_ = false;  ///< it will be applied when the window has been laid out
};

}  // namespace rokada::ui
