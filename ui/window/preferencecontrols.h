// Applies the preferences to the boards of the window, and opens the dialog in which they are chosen.
#pragma once

#include "scene/boardlayout.h"
#include "session/gamesession.h"
#include "shell/colourscheme.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class ActionChoice;
class BoardWidget;
class Language;
class PreferencesDialog;
class RecordControls;
class Board3DPanel;
class Settings;
class StartControls;
class StatusLine;

class PreferenceControls final : public Feature {
    Q_OBJECT
public:
    PreferenceControls(const WindowContext& context, RecordControls& record);
    ~PreferenceControls() override;

    /// nullptr while it is closed.
    [[nodiscard]] PreferencesDialog* dialog() const;
    /// Says in the status line what was wrong with the stored settings.
    void repairSettings();

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

    RecordControls& record_;
    ActionChoice* coordinates_ = nullptr;
    ActionChoice* languages_ = nullptr;
    ActionChoice* schemes_ = nullptr;
    QPointer<PreferencesDialog> dialog_;
};

}  // namespace rokada::ui
