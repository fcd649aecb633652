// Shows pages in front of the board. The game continues behind them.
#pragma once

#include <QObject>
#include <QString>

class QStackedWidget;
class QWidget;

namespace rokada::ui {

class WindowActions;

/// Entries of the navigation rail to which a page can belong.
enum class RailPlace { None, Home, Game, Learn, Library, Settings };

class FrontPages final : public QObject {
    Q_OBJECT
public:
    /// All arguments must outlive this object. `stack` holds the page of the board and the other pages.
    FrontPages(QStackedWidget& stack, QWidget& boardPage, WindowActions& actions, QObject* parent);

    /// Returns the parent of the pages.
    [[nodiscard]] QStackedWidget& stack() { return stack_; }
    /// Returns the page that is shown, or nullptr while the board is shown.
    [[nodiscard]] QWidget* shown() const;
    /// Returns the entry of the navigation rail that belongs to the shown page.
    [[nodiscard]] RailPlace place() const { return shown() ? place_ : RailPlace::Game; }
    /// Shows the page in front of the board. `why` is the reason shown for actions that need the visible board.
    void show(QWidget& page, RailPlace place, const QString& why);
    /// Replaces the reason that was passed to `show`, for example when the language has changed.
    void say(const QString& why);
    /// Shows the board again.
    void leave();
    /// Goes back to the page that was shown before this one. Returns false if the board was shown before.
    bool back();

signals:
    /// Emitted when another page or the board is shown.
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
