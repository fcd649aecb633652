// Height for a panel that shares its side of the window with others.
#pragma once

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

/// Visible, and not behind another tab: Qt keeps that one visible beyond the edge of the window.
[[nodiscard]] bool isSeen(const QDockWidget& dock);

/// The tallest of the docks above and below `dock` gives it what it lacks.
void giveHeight(QMainWindow& window, QDockWidget& dock, int height);

/// Two docks that stand one above the other share their height: `dock` gets the rest when the other one has what it
/// wants, but neither more than this share nor less than it needs.
void shareHeight(QMainWindow& window, QDockWidget& dock, QDockWidget& other, int wanted, double most);

/// Where the docks above and below `dock` and itself, with the height in which it is read with ease, need more than
/// there is, it becomes a tab of the tallest of them, but of `kept`, which stays seen.
void shareWhereTight(QMainWindow& window, QDockWidget& dock, const QDockWidget& kept, int easy);

}  // namespace rokada::ui
