// Pages in front of the board that take the whole window; the game goes on behind them.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <QString>

#include <utility>
#include <vector>

class QDockWidget;
class QMainWindow;
class QStackedWidget;
class QWidget;

namespace rokada::ui {

class BoardColumn;
class WindowActions;

class FrontPages final : public QObject {
    Q_OBJECT
public:
    /// All of them must outlive it. `stack` gets the column and the pages.
    FrontPages(QMainWindow& window, QStackedWidget& stack, BoardColumn& column, WindowActions& actions);

    /// The parent for pages.
    [[nodiscard]] QStackedWidget& stack() { return stack_; }
    /// nullptr while the board is shown.
    [[nodiscard]] QWidget* shown() const;
    /// In front of the board; `why` says to disabled actions that the board is hidden.
    void show(QWidget& page, const QString& why);
    /// The same page with its reason in another language.
    void say(const QString& why);
    /// The panels come back already, before the board does: a game that comes has some of its own.
    void showPanels();
    /// Back to the board.
    void leave();
    /// Where the window's panels are while the board is shown.
    [[nodiscard]] QByteArray windowState() const;
    /// The panel comes back with the board.
    [[nodiscard]] bool keeps(const QWidget& panel) const;

signals:
    /// Another page, or the board, is shown.
    void changed();

private:
    void bringForward(QWidget& page);
    void hidePanels();
    void sizePanels(const std::vector<std::pair<QPointer<QDockWidget>, QSize>>& panels);

    QMainWindow& window_;
    QStackedWidget& stack_;
    BoardColumn& column_;
    WindowActions& actions_;
    QByteArray state_;
    std::vector<QPointer<QWidget>> hidden_;
    /// Of those, the ones that were not behind another tab, and how large they were.
    std::vector<std::pair<QPointer<QDockWidget>, QSize>> inFront_;
};

}  // namespace rokada::ui
