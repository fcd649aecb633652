// Applies the preferences to the boards of the window, and opens the dialog in which they are chosen.
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
class WindowNews;
class ActionChoice;
class BoardWidget;
class Language;
class PreferencesDialog;
class NotationChoice;
class Board3DPanel;
class Settings;
class StartControls;
class StatusLine;

class PreferenceControls final : public Feature, public SettingsCheck {
    Q_OBJECT
public:
    PreferenceControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                       PreferencePages& pages, StatusLine& status, Settings& settings, Language& language,
                       WindowNews& news, Offers& offers);
    ~PreferenceControls() override;

    void join(const Offers& offers) override;
    /// nullptr while it is closed.
    [[nodiscard]] PreferencesDialog* dialog() const;
    void repairSettings() override;

    void retranslate() override;

private:
    void open();
    void connectDialog();
    void makeMenus();
    void makeLanguages();
    void chooseCoordinates(Coordinates mode);
    void chooseLanguage(const QString& language);
    void chooseScheme(ColourScheme scheme);
    void changeLooks();
    /// Boards and their animation as the settings say.
    void applyLooks();

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    Language& language_;
    NotationChoice* notation_ = nullptr;
    ActionChoice* coordinates_ = nullptr;
    ActionChoice* languages_ = nullptr;
    ActionChoice* schemes_ = nullptr;
    QPointer<PreferencesDialog> dialog_;
};

}  // namespace rokada::ui
