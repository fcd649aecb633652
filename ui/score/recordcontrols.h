// What a person does with the score sheet: going back and forth, trying moves, variations, comments, notations.
#pragma once

#include "session/gamerecord.h"
#include "shell/feature.h"
#include "texts/notations.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class MovesPanel;
class RecordActions;
class ReviewBar;
class Settings;
class StatusLine;
class WindowActions;

class RecordControls final : public Feature {
    Q_OBJECT
public:
    explicit RecordControls(const WindowContext& context);

    [[nodiscard]] MovesPanel& panel() { return *panel_; }
    [[nodiscard]] RecordActions& actions() { return *actions_; }
    void retranslate() override;

    /// How moves are written from now on.
    void chooseNotation(NotationStyle style);

signals:
    void notationChanged();

private:
    void connectActions();
    void connectParts();
    void showRecord();
    void showPlace();
    [[nodiscard]] QString shownMove() const;
    void updateActions() override;
    void setNotation(NotationStyle style);
    void askForComment();
    [[nodiscard]] bool walk(int key);
    [[nodiscard]] bool keyPressed(const QKeyEvent& press);
    [[nodiscard]] bool wheelTurned(const QWheelEvent& turn);

    MovesPanel* panel_;
    ReviewBar* bar_;
    RecordActions* actions_;
    int wheel_ = 0;  ///< turned since the last step, in eighths of a degree
    bool wasAway_ = false;
};

}  // namespace rokada::ui
