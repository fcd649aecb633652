// The window's actions for files and the clipboard: made once from a table, named again when the language changes.
#pragma once

#include <QAction>
#include <QObject>
#include <QStringList>

#include <map>

class QMainWindow;
class QMenu;

namespace rokada::ui {

class WindowActions;

enum class FileAct { Open, Save, SaveAs, CopyGame, CopyPosition, CopyDrawing, Paste };

class FileActions final : public QObject {
    Q_OBJECT
public:
    /// Adds them to the menus.
    FileActions(QMainWindow* window, WindowActions& actions);

    [[nodiscard]] QAction& operator[](FileAct act) { return *actions_.at(act); }
    /// Others add to it.
    [[nodiscard]] QMenu* exchangeMenu() { return exchange_; }
    [[nodiscard]] QMenu* recentMenu() { return recent_; }
    /// The newest first.
    void setRecent(const QStringList& paths);
    void retranslate();

signals:
    void recentChosen(const QString& path);

private:
    std::map<FileAct, QAction*> actions_;
    QMenu* recent_;
    QMenu* exchange_;
};

}  // namespace rokada::ui
