// Opens the dialog with all waiting games (games in files that can be resumed), and handles its buttons.
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace rokada::ui {

class GameKeeper;
class WaitingDialog;

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
