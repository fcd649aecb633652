// Panel above the list of moves in variants with two teams of partners. It shows the players of each team and the
// material of the teams. A strip below the list names the player to move.
#pragma once

#include "scene/pieceart.h"
#include "shell/feature.h"
#include "shell/panelpage.h"

#include "base/basics.h"

#include <array>
#include <vector>

namespace rokada::ui {

class BoardWidget;
class GameSession;
class SidePanel;
struct BoardScene;

class TeamsPanel final : public PanelPage {
    Q_OBJECT
public:
    /// `board` must outlive the panel.
    TeamsPanel(const BoardWidget& board, QWidget* parent);

    void retranslate();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Team {
        std::vector<Side> members;
        QString names;
        int worth = 0;  ///< material of all members of the team, in pawns
    };

    void follow();
    void describe();
    void paintTeam(QPainter& painter, const Team& team, const QRect& box, bool right);
    void paintBar(QPainter& painter, const QRect& box) const;
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] int usedHeight() const;

    const BoardWidget& board_;
    std::array<Team, 2> teams_;
    QString material_;  ///< team with more material, and the difference in pawns
    PieceArt art_;
};

/// Strip that names the player to move and the next player.
class TurnStrip final : public QWidget {
    Q_OBJECT
public:
    /// `board` must outlive the strip.
    TurnStrip(const BoardWidget& board, QWidget* parent);

    /// Shows the strip in games with more than two sides.
    void setWanted(bool wanted);
    /// Updates the words and the visibility. The strip is hidden after the end of the game.
    void follow();
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString wordsOf(const BoardScene& scene) const;
    [[nodiscard]] int px(double length) const;

    const BoardWidget& board_;
    bool wanted_ = false;
    QString words_;  ///< player to move and next player; empty after the end of the game
    Side mover_ = NoSide;
    PieceArt art_;
};

/// Adds the panel and the strip to the side panel, in variants in which two sides are partners.
class TeamControls final : public Feature {
    Q_OBJECT
public:
    TeamControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel);

    void retranslate() override;

private:
    void showGame();

    GameSession& session_;
    TeamsPanel* panel_;
    TurnStrip* turn_;
};

}  // namespace rokada::ui
