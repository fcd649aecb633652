// Brings what a person prefers to the boards of the window, and opens the dialog in which it is chosen.
#pragma once

#include "session/gamesession.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class Language;
class PreferencesDialog;
class RecordActions;
class Board3DPanel;
class Settings;
class StartControls;
class StatusLine;
class WindowActions;

class PreferenceControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        RecordActions& recordActions;
        BoardWidget& board;
        Board3DPanel& board3D;
        StartControls& start;
        StatusLine& status;
        const Language& language;
    };
    PreferenceControls(const Parts& parts, Settings& settings);

    /// nullptr while it is closed. Others add their pages when it has been `opened`.
    [[nodiscard]] PreferencesDialog* dialog() const;
    /// Says in the status line what was wrong with the stored settings.
    void repairSettings();
    /// Boards and what moves on them as the settings want it.
    void applyLooks();

signals:
    void opened(rokada::ui::PreferencesDialog& dialog);

private:
    void open();
    void connectDialog();

    Parts in_;
    Settings& settings_;
    QPointer<PreferencesDialog> dialog_;
};

}  // namespace rokada::ui
