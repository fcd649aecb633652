// Height for a panel that shares its side of the window with others.
#pragma once

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

/// Visible, and not behind another tab: Qt keeps that one visible beyond the edge of the window.
[[nodiscard]] bool isSeen(const QDockWidget& dock);

/// Of the docks above and below `dock`; nullptr if there is none.
[[nodiscard]] QDockWidget* tallestBeside(const QMainWindow& window, const QDockWidget& dock);

/// The tallest of the docks above and below `dock` gives it what it lacks.
void giveHeight(QMainWindow& window, QDockWidget& dock, int height);

/// Two docks that stand one above the other share their height: `dock` gets the rest when the other one has what it
/// wants, but neither more than `most` nor less than it needs.
void shareHeight(QMainWindow& window, QDockWidget& dock, QDockWidget& other, int wanted, int most);

/// Where the docks above and below `dock` and itself, with the height in which it is read with ease, need more than
/// there is, it becomes a tab of the tallest of them, but of `kept`, which stays seen and wants this height.
void shareWhereTight(QMainWindow& window, QDockWidget& dock, int easy, const QDockWidget& kept, int wanted);

}  // namespace rokada::ui
