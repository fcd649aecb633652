// The window's actions: made once from a table, used by menus, toolbar and shortcuts alike, named again when the
// language changes.
#pragma once

#include "scene/boardlayout.h"
#include "shell/colourscheme.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>

#include <chrono>
#include <map>
#include <vector>

class QKeyEvent;
class QMainWindow;
class QMenu;
class QToolBar;

namespace rokada::ui {

/// What can be done by menu, key or button.
enum class Act {
    NewGame,
    Resign,
    ClaimDraw,
    OfferDraw,
    PressClock,
    Adjust,
    Pause,
    Quit,
    Undo,
    Redo,
    Hint,
    MoveNow,
    Flip,
    RotateRight,
    RotateLeft,
    NextMargin,
    Centre,
    ClosedLines,
    Board3D,
    AllMoves,
    PieceCard,
    RulesCard,
    MovesPanel,
    ShowThinking,
    StartPage,
    FullScreen,
    Rules,
    Keyboard,
    WhoseTurn,
    TellClocks,
    TellMaterial,
    TellLastMove,
    EnterMove,
    Mute,
    Introduction,
    Preferences,
    About,
};

class WindowActions final : public QObject {
    Q_OBJECT
public:
    explicit WindowActions(QMainWindow* window);

    [[nodiscard]] QAction& operator[](Act act) { return *actions_.at(act); }
    [[nodiscard]] QToolBar& toolBar() { return *toolBar_; }

    /// Chosen ones of the menus with a choice, without a signal.
    void setChosen(Coordinates mode);
    void setChosen(ColourScheme scheme);
    void setChosenLanguage(const QString& language);
    void setThinkingTime(std::chrono::seconds time);
    void setMargin(int squares);

    /// Filled by the owner of the seats.
    [[nodiscard]] QMenu* playersMenu() { return playersMenu_; }
    /// What boards without edges can do besides.
    [[nodiscard]] QMenu* torusMenu() { return torusMenu_; }
    /// Others add to these.
    [[nodiscard]] QMenu* gameMenu() { return gameMenu_; }
    [[nodiscard]] QMenu* moveMenu() { return moveMenu_; }
    [[nodiscard]] QMenu* analysisMenu() { return analysisMenu_; }
    [[nodiscard]] QMenu* viewMenu() { return viewMenu_; }
    [[nodiscard]] QMenu* settingsMenu() { return settingsMenu_; }

    /// All names again.
    void retranslate();
    /// Why an action cannot be used now; empty gives back what it does. What changes or turns the board stays disabled
    /// while that is hidden.
    void setEnabled(Act act, bool enabled, const QString& whyNot = {});

    /// The board is not seen, and why; empty when it is seen again.
    void setBoardHidden(const QString& why);
    /// Letters without Ctrl that work while the board has the focus; Space presses the clock.
    bool letterPressed(const QKeyEvent& press);

signals:
    void coordinatesChosen(rokada::ui::Coordinates mode);
    void colourSchemeChosen(rokada::ui::ColourScheme scheme);
    void languageChosen(const QString& language);
    void thinkingTimeChosen(std::chrono::seconds time);
    void marginChosen(int squares);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    void makeMenus();
    void makeChoices();
    void connectChoices();
    void makeToolBar();
    QMenu* addMenu(QMenu* parent, const char* title);
    QMenu* addChoice(QMenu* parent, const char* title, QActionGroup* group);
    QAction* addTo(QActionGroup* group, const char* text, const QVariant& data);
    void fill(QMenu* menu, std::initializer_list<Act> acts);
    void check(QActionGroup* group, const QVariant& data);
    void paintIcons();

    QMainWindow* window_;
    std::map<Act, QAction*> actions_;
    std::vector<std::pair<QMenu*, const char*>> menus_;
    std::vector<std::pair<QAction*, const char*>> choices_;
    QToolBar* toolBar_;
    QActionGroup* coordinates_;
    QActionGroup* languages_;
    QActionGroup* schemes_;
    QActionGroup* times_;
    QActionGroup* margins_;
    QMenu* playersMenu_ = nullptr;
    QMenu* torusMenu_ = nullptr;
    QMenu* gameMenu_ = nullptr;
    QMenu* moveMenu_ = nullptr;
    QMenu* analysisMenu_ = nullptr;
    QMenu* viewMenu_ = nullptr;
    QMenu* settingsMenu_ = nullptr;
    /// What was asked for, whether or not the board is seen.
    struct Wish {
        bool enabled = true;
        QString whyNot;
    };
    void enable(Act act);

    std::map<Act, Wish> wishes_;
    QString boardHidden_;
};

}  // namespace rokada::ui
