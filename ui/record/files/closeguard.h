// The only question at the end: what becomes of games, edits and notes that are in no file.
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
class WindowNews;

/// As long as a game is saved nowhere, the window says so in a notice that nobody can close, and does not close
/// without a question.
class CloseGuard final : public QObject {
    Q_OBJECT
public:
    CloseGuard(QMainWindow& window, GameRecord& record, const Offers& offers, WindowNews& news, StatusLine& status);

    /// True if the window may close. Otherwise it closes by itself once the question is answered.
    bool mayClose();
    /// nullptr while nothing is asked.
    [[nodiscard]] QMessageBox* question() const { return question_; }

private:
    void follow(GameKeeper& keeper);
    [[nodiscard]] QString savedNowhere() const;
    [[nodiscard]] QStringList unsaved() const;
    [[nodiscard]] QString fate() const;
    void ask();
    void answer(QMessageBox::StandardButton button);
    void showSavedNowhere();

    QMainWindow& window_;
    GameRecord& record_;
    GameFiles* files_;  ///< nullptr if no games are saved
    StatusLine& status_;
    QPointer<GameKeeper> keeper_;
    QPointer<QMessageBox> question_;
    QString alarm_;         ///< the notice that the game is saved nowhere
    bool givenUp_ = false;  ///< no file is wanted
    bool closing_ = false;  ///< when they are saved the window closes
};

}  // namespace rokada::ui
