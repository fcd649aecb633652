// Asks the user what to do with unsaved games, edits and notes before the window closes.
#pragma once

#include <QMessageBox>
#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class GameFiles;
class GameKeeper;
class GameRecord;
class Offers;
class StatusLine;
class WindowSignals;

/// Asks about unsaved data when the window closes, and shows a permanent notice while a game could not be saved to any
/// file.
class CloseGuard final : public QObject {
    Q_OBJECT
public:
    CloseGuard(QMainWindow& window, GameRecord& record, const Offers& offers, WindowSignals& windowSignals,
               StatusLine& status);

    /// Returns true if the window may close at once. Otherwise asks the user and returns false. The window is then
    /// closed after the answer, unless the user cancels.
    bool mayClose();
    /// Returns the open question, or nullptr if no question is open.
    [[nodiscard]] QMessageBox* question() const { return question_; }

private:
    void follow(GameKeeper& keeper);
    [[nodiscard]] QString savedNowhere() const;
    [[nodiscard]] QString earlierUnsaved() const;
    [[nodiscard]] QStringList unsaved() const;
    [[nodiscard]] QString fate() const;
    void ask();
    void prepareSaving();
    void answer(QMessageBox::StandardButton button);
    void showSavedNowhere();
    void showEarlierUnsaved();
    void saveEarlier();

    QMainWindow& window_;
    GameRecord& record_;
    GameFiles* files_;  ///< nullptr if games cannot be saved
    StatusLine& status_;
    QPointer<GameKeeper> keeper_;
    QPointer<QMessageBox> question_;
    QString alarm_;         ///< shown notice that the game is saved nowhere; empty if there is none
    QString earlierAlarm_;  ///< shown notice that earlier games are saved nowhere; empty if there is none
    bool givenUp_ = false;  ///< true if the user has chosen to close without saving
    bool closing_ = false;  ///< true if the window must close when everything is saved
};

}  // namespace rokada::ui
