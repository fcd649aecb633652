// The navigation at the left: pages, a new game, settings, and the whole menu.
#pragma once

#include "kit/icons.h"
#include "shell/railplace.h"

#include <QWidget>

#include <vector>

class QMenu;
class QVBoxLayout;

namespace rokada::ui {

class RailButton;
class WindowAction;
class WindowActions;

class Rail final : public QWidget {
    Q_OBJECT
public:
    Rail(WindowActions& actions, QWidget* parent);

    /// The actions of its buttons, when all features are there.
    void fill();
    /// The page that is shown.
    void setCurrent(RailPlace place);
    /// Icons alone, in a window that is not wide.
    void setBrief(bool brief);
    /// Opens the whole menu beside the rail.
    void openMenu();
    void retranslate();

signals:
    /// Back to the board.
    void gameWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    RailButton& add(const char* name, Icon icon);
    void follow(RailButton& button, WindowAction& action);
    void sizeButtons();

    WindowActions& actions_;
    QVBoxLayout* column_;
    std::vector<RailButton*> buttons_;
    RailButton* home_;
    RailButton* new_;
    RailButton* game_;
    RailButton* learn_;
    RailButton* library_;
    RailButton* settings_;
    RailButton* menuButton_;
    QMenu* menu_;
    bool brief_ = false;
};

}  // namespace rokada::ui
