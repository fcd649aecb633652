// What a person does with the score sheet: going back and forth, trying moves, lines, comments, notations.
#pragma once

#include "session/gamerecord.h"
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

class RecordControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        StatusLine& status;
        MovesPanel& moves;
        ReviewBar& bar;
    };
    /// To be made after everybody else who listens to the session: what it shows comes on top of theirs.
    RecordControls(const Parts& parts, Settings& settings);

    [[nodiscard]] GameRecord& record() { return record_; }
    [[nodiscard]] RecordActions& actions() { return *actions_; }
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void connectParts();
    void showRecord();
    void showPlace();
    [[nodiscard]] QString shownMove() const;
    void updateActions();
    void setNotation(NotationStyle style);
    void askForComment();
    [[nodiscard]] bool walk(int key);

    Parts in_;
    Settings& settings_;
    GameRecord record_;
    RecordActions* actions_;
    int wheel_ = 0;  ///< turned since the last step, in eighths of a degree
    bool wasAway_ = false;
};

}  // namespace rokada::ui
