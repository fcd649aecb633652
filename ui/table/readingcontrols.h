// The board without looking at it: keys that read, news of what others have played, and how much is said.
#pragma once

#include "session/gamesession.h"

#include <QObject>

class QKeyEvent;

namespace rokada::ui {

class BoardWidget;
class GameRecord;
class PreferenceControls;
class PreferencesDialog;
class Settings;
class StatusLine;
class WindowActions;

class ReadingControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        StatusLine& status;
        GameRecord& record;
        PreferenceControls& preferences;
    };
    ReadingControls(const Parts& parts, Settings& settings, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectNews();
    void addPage(PreferencesDialog& dialog);
    [[nodiscard]] QString wordsOf(const Game& game, const Turn& turn) const;
    void tellLastMove();
    void tellShown();
    void tellChoices();
    void tellTakenBack();
    bool keyPressed(const QKeyEvent& press);
    void tellEdge(QPoint direction);
    void readLine(QPoint direction);
    void readMoves();
    [[nodiscard]] bool cursorIsOn();

    Parts in_;
    Settings& settings_;
    std::size_t played_ = 0;
    std::size_t choices_ = 0;  ///< how many were offered when it was last looked
    bool wasAway_ = false;
};

}  // namespace rokada::ui
