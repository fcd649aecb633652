// Asks what to do with unsaved games, edits and notes before the window closes.
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

/// Shows a permanent notice while the game is not saved to any file. Asks before the window closes if data are unsaved.
class CloseGuard final : public QObject {
    Q_OBJECT
public:
    CloseGuard(QMainWindow& window, GameRecord& record, const Offers& offers, WindowSignals& windowSignals,
               StatusLine& status);

    /// Returns true if the window may close. Otherwise asks the user, and closes the window after the answer.
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
    QString alarm_;         ///< notice that the game is saved nowhere
    QString earlierAlarm_;  ///< notice that replaced games are saved nowhere
    bool givenUp_ = false;  ///< the user does not want to save
    bool closing_ = false;  ///< the window closes when everything is saved
};

}  // namespace rokada::ui
