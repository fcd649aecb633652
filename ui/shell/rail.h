// The navigation rail at the left edge of the window: buttons for pages, a new game, settings and the menu.
#pragma once

#include "kit/icons.h"

#include <QWidget>

#include <vector>

class QMenu;
class QVBoxLayout;

namespace rokada::ui {

class RailButton;
class WindowAction;
class WindowActions;
enum class RailPlace;

class Rail final : public QWidget {
    Q_OBJECT
public:
    Rail(WindowActions& actions, QWidget* parent);

    /// Connects the buttons to their actions. Call it when all features exist.
    void fill();
    /// Marks the entry of the shown page.
    void setCurrent(RailPlace place);
    /// Shows icons without labels, for narrow windows.
    void setBrief(bool brief);
    /// Opens the complete menu beside the rail.
    void openMenu();
    void retranslate();

signals:
    /// Emitted when the user wants to return to the board.
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
