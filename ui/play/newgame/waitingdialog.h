// A list of all games that wait: each can be opened or deleted, and what was deleted comes back by Undo.
#pragma once

#include "newgame/waitinggame.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace rokada::ui {

class WaitingDialog final : public QDialog {
    Q_OBJECT
public:
    explicit WaitingDialog(QWidget* parent);

    /// Keeps the current row where it is, as far as there are so many games.
    void setGames(const std::vector<WaitingGame>& games);
    /// Whether a deleted game can come back.
    void setUndoable(bool undoable);
    /// Shows what has happened.
    void say(const QString& sentence);
    [[nodiscard]] QTableWidget& list() { return *list_; }
    [[nodiscard]] QString said() const;

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
    std::vector<QString> files_;  ///< by row
};

}  // namespace rokada::ui
