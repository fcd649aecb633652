// Actions that open the rules card. It is a page of the side panel with the rules of the variant, or with one of its
// pieces.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QObject>

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class SidePanel;
class Offers;
class BoardWidget;
class RulesCard;
class WindowAction;

class CardControls final : public Feature, public RulesCards {
    Q_OBJECT
public:
    CardControls(GameSession& session, GameRecord& record, WindowActions& actions, BoardWidget& board,
                 SidePanel& sidePanel, Offers& offers);

    [[nodiscard]] RulesCard& card() override { return *card_; }
    void showRulesOf(const VariantInfo& info) override;
    void leaveRulesOf() override;
    void retranslate() override;

private:
    void makeActions();
    void showGame();
    void keepTrue();
    void showPointed();

    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    RulesCard* card_;
    WindowAction* shown_ = nullptr;
    Square pointed_ = NoSquare;  ///< square under the pointer or the keyboard cursor; NoSquare if there is none
    bool elsewhere_ = false;     ///< true if the card shows a variant that is not on the board
    bool wasOpen_ = false;       ///< true if the card was open before `showRulesOf`
};

}  // namespace rokada::ui
