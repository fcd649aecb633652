// Guide for people who do not know a variant with teams of partners. For the first four moves that human players make
// in the game, a strip below the moves tells in which direction the pawns go, and what the walls forbid.
#pragma once

#include "shell/feature.h"

#include "base/basics.h"

#include <QString>

#include <optional>
#include <vector>

namespace rokada::ui {

class BoardWidget;
class GameSession;
class GuideStrip;
class Settings;
class SidePanel;
class WindowAction;
class WindowActions;

class RoundGuide final : public Feature {
    Q_OBJECT
public:
    RoundGuide(GameSession& session, BoardWidget& board, WindowActions& actions, SidePanel& sidePanel,
               Settings& settings);

    void retranslate() override;

private:
    void follow();
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString directionWords(Side side) const;
    [[nodiscard]] std::optional<int> pawnDirection(Side side) const;
    [[nodiscard]] std::vector<Side> moversAmongPeople() const;

    GameSession& session_;
    BoardWidget& board_;
    Settings& settings_;
    GuideStrip* strip_;
    WindowAction* wanted_;
};

}  // namespace rokada::ui
