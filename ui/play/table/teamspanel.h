// Panel above the list of moves in variants with two teams of partners. It shows the players of each team, which of
// them are eliminated, and the material of the teams or the result.
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
class TurnStrip;
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
        std::vector<Side> out;  ///< members who are eliminated
        QString names;
        int worth = 0;  ///< material of all members of the team, in pawns
    };

    void follow();
    void describe();
    [[nodiscard]] QString resultWords() const;
    [[nodiscard]] QString materialWords() const;
    void paintTeam(QPainter& painter, const Team& team, const QRect& box, bool right);
    void paintBar(QPainter& painter, const QRect& box) const;
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] int usedHeight() const;

    const BoardWidget& board_;
    std::array<Team, 2> teams_;
    QString state_;  ///< team with more material and the difference in pawns; the result after the end of the game
    PieceArt art_;
};

/// Adds the `TeamsPanel` and the `TurnStrip` to the side panel. They are shown in variants in which two sides are
/// partners.
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
