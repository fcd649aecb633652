// Dialog with all waiting games: games in files that can be resumed. The user can open or delete each game. Undo
// restores a deleted game.
#pragma once

#include "newgame/waitinggame.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QPushButton;
class QTableWidget;
class QWidget;

namespace rokada::ui {

class GameKeeper;

class WaitingDialog final : public QDialog {
    Q_OBJECT
public:
    explicit WaitingDialog(QWidget* parent);

    /// Replaces the list of games. Keeps the number of the selected row if the row still exists.
    void setGames(const std::vector<WaitingGame>& games);
    /// Enables or disables the Undo button.
    void setUndoable(bool undoable);
    /// Shows the message `sentence` below the list.
    void say(const QString& sentence);

signals:
    void openWanted(const QString& file);
    void deletionWanted(const QString& file);
    void undoWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeButtons();
    void enableButtons();
    void openCurrent();
    void deleteCurrent();
    [[nodiscard]] QString current() const;

    QTableWidget* list_;
    QLabel* message_;
    QPushButton* open_;
    QPushButton* delete_;
    QPushButton* undo_;
    std::vector<QString> files_;  ///< file of the game in each row
};

/// Opens the dialog and handles its buttons.
class WaitingGames final : public QObject {
    Q_OBJECT
public:
    /// Makes this object a child of `keeper`. `window` becomes the parent of the dialog.
    WaitingGames(GameKeeper& keeper, QWidget& window);

    void show();

signals:
    void continueWanted(const QString& file);
    /// Emitted when the user has deleted or restored a game.
    void changed();

private:
    void fill();
    void open(const QString& file);
    void remove(const QString& file);
    void restore();

    GameKeeper& keeper_;
    QWidget& window_;
    QPointer<WaitingDialog> dialog_;
};

}  // namespace rokada::ui
