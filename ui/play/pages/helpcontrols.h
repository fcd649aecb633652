// Help menu: a summary of the rules, the list of keys, and the dialog about the program.
#pragma once

#include "shell/feature.h"
#include "shell/offers.h"

class QMainWindow;

namespace rokada::ui {

class GameSession;
class WindowActions;
class Offers;
class WindowAction;

class HelpControls final : public Feature, public RulesHelp {
    Q_OBJECT
public:
    HelpControls(QMainWindow& window, GameSession& session, WindowActions& actions, Offers& offers);

    void showRules() override;
    void updateActions() override;

private:
    void makeActions();
    void showAbout();
    void show(const QString& title, const QString& html);

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    WindowAction* rules_ = nullptr;
};

}  // namespace rokada::ui
