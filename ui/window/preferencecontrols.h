// Applies the preferences to the window, and shows the preferences page.
#pragma once

#include "scene/boardlayout.h"
#include "session/gamesession.h"
#include "shell/colourscheme.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class Offers;
class GameSession;
class WindowActions;
class PreferencePages;
class WindowSignals;
class ActionChoice;
class BoardWidget;
class Language;
class PreferencesPage;
class StartScreen;
class ThemeChooser;
class WindowAction;
class NotationChoice;
class FrontPages;
class Settings;
class StatusLine;

/// Feature that contains the preferences page and the menus for its settings.
class PreferenceControls final : public Feature, public SettingsCheck {
    Q_OBJECT
public:
    PreferenceControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                       PreferencePages& pages, FrontPages& front, StatusLine& status, Settings& settings,
                       Language& language, WindowSignals& windowSignals, Offers& offers);
    ~PreferenceControls() override;

    void join(const Offers& offers) override;
    void repairSettings() override;

    void retranslate() override;

private:
    void open();
    void leave();
    void makePage();
    void refresh();
    void makeMenus();
    void makeLanguages();
    void addScheme();
    void addThemes();
    void addCoordinates();
    void addExplanations();
    void addLanguage();
    void addNotation();
    void addEngines();
    void chooseCoordinates(Coordinates mode);
    void chooseLanguage(const QString& language);
    void chooseScheme(ColourScheme scheme);
    void changeLooks();
    /// Applies the settings for drawings, colours and animation to the board.
    void applyLooks();
    [[nodiscard]] bool shown() const;

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    PreferencePages& pages_;
    FrontPages& front_;
    StatusLine& status_;
    Settings& settings_;
    Language& language_;
    NotationChoice* notation_ = nullptr;
    ActionChoice* coordinates_ = nullptr;
    ActionChoice* languages_ = nullptr;
    ActionChoice* schemes_ = nullptr;
    WindowAction* shown_ = nullptr;
    StartScreen* start_ = nullptr;
    PreferencesPage* page_ = nullptr;
    QPointer<ThemeChooser> themes_;
};

}  // namespace rokada::ui
