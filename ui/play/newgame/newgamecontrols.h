// Actions that open the dialog for a new game. Starts the game that the user chooses in the dialog.
#pragma once

#include "rules/variant.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class WindowActions;
class Settings;
class Offers;
class NewGameDialog;

class NewGameControls final : public Feature, public NewGames {
    Q_OBJECT
public:
    NewGameControls(QMainWindow& window, GameSession& session, WindowActions& actions, Settings& settings,
                    Offers& offers);

    void ask(const VariantInfo& variant) override;

private:
    /// Opens the dialog with the page of a variant, or of the variant of the last game if it is null.
    void open(const VariantInfo* variant);
    void askForTheSame();

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    Settings& settings_;
    QPointer<NewGameDialog> dialog_;
};

}  // namespace rokada::ui
