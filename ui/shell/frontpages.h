// Pages in front of the board; the game goes on behind them.
#pragma once

#include "shell/railplace.h"

#include <QObject>
#include <QString>

class QStackedWidget;
class QWidget;

namespace rokada::ui {

class WindowActions;

class FrontPages final : public QObject {
    Q_OBJECT
public:
    /// All of them must outlive it. `stack` gets the page of the board and the others.
    FrontPages(QStackedWidget& stack, QWidget& boardPage, WindowActions& actions, QObject* parent);

    /// The parent for pages.
    [[nodiscard]] QStackedWidget& stack() { return stack_; }
    /// nullptr while the board is shown.
    [[nodiscard]] QWidget* shown() const;
    /// The place in the rail of what is shown.
    [[nodiscard]] RailPlace place() const { return shown() ? place_ : RailPlace::Game; }
    /// In front of the board; `why` says to disabled actions that the board is hidden.
    void show(QWidget& page, RailPlace place, const QString& why);
    /// The same page with its reason in another language.
    void say(const QString& why);
    /// Back to the board.
    void leave();
    /// Back to the page that was shown before this one; false if that was the board.
    bool back();

signals:
    /// Another page, or the board, is shown.
    void changed();

private:
    struct Shown {
        QWidget* page = nullptr;
        RailPlace place = RailPlace::None;
        QString why;
    };

    QStackedWidget& stack_;
    QWidget& boardPage_;
    WindowActions& actions_;
    RailPlace place_ = RailPlace::None;
    QString why_;
    Shown before_;
};

}  // namespace rokada::ui
