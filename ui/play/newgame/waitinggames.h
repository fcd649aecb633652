// The list of all games that wait, and what its buttons do.
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
    /// It is a child of the keeper. `window` is below the list.
    WaitingGames(GameKeeper& keeper, QWidget& window);

    void show();

signals:
    void continueWanted(const QString& file);
    /// A game was deleted or has come back.
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
