// The window: puts board, session and features together, and keeps its own place on the screen.
#pragma once

#include <QMainWindow>

class QKeySequence;
class QStackedWidget;

namespace rokada::ui {

class BoardColumn;
class BoardEvents;
class BoardFollower;
class BoardWidget;
class CloseGuard;
class GameRecord;
class GameSession;
class Language;
class PreferencePages;
class Settings;
class StatusLine;
class WindowActions;

class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// Settings and language must outlive the window.
    MainWindow(Settings& settings, Language& language);
    ~MainWindow() override;

    [[nodiscard]] GameSession& session() { return *session_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    /// A feature, or another object of which the window has only one, by its type.
    template <class T>
    [[nodiscard]] T& part() {
        return *findChild<T*>();
    }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString whyNot(const QKeySequence& keys) const;
    void restorePlace();
    void restoreDocks();
    void addOwnActions();
    void retranslate();
    void updateActions();

    Settings& settings_;
    GameSession* session_;
    WindowActions* actions_;
    StatusLine* status_;
    QStackedWidget* centre_;
    BoardColumn* column_;
    BoardWidget* board_;
    BoardFollower* follower_;
    BoardEvents* events_;
    GameRecord* record_;
    PreferencePages* pages_;
    CloseGuard* closeGuard_;
};

}  // namespace rokada::ui
