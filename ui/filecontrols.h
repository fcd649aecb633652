// Files and the clipboard: open, save, recent files, many games in a file, drop, copy and paste.
#pragma once

#include "gamefile.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QFileDialog;
class QMainWindow;

namespace rokada::ui {

class FileActions;
class GamePicker;
class GameRecord;
class GameSession;
class Settings;
class StatusLine;
class WindowActions;

class FileControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        WindowActions& actions;
        GameSession& session;
        GameRecord& record;
        StatusLine& status;
    };
    FileControls(const Parts& parts, Settings& settings);

    [[nodiscard]] FileActions& actions() { return *actions_; }
    /// nullptr while it is closed.
    [[nodiscard]] GamePicker* picker() const;

    /// Looks what games are in a file; with several, somebody chooses.
    void open(const QString& path);
    /// Writes the game into a file of its own.
    bool saveAs(const QString& path);
    /// Writes the game where it came from.
    void save();
    /// A game or a position text.
    bool paste(const QString& text);
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    [[nodiscard]] QFileDialog* fileDialog(const QString& title);
    void askForFile();
    void askForName();
    void show(const GameFile& file, const GameEntry& entry);
    bool start(PgnGame game);
    bool pastePosition(const QString& text);
    bool pasteGame(const QString& text);
    void remember(const QString& path);
    [[nodiscard]] std::string gameText() const;

    /// Where the game on the board came from.
    struct Origin {
        QString path;
        GamePlace place;
        FileStamp stamp;
    };

    Parts in_;
    Settings& settings_;
    FileActions* actions_;
    QPointer<GamePicker> picker_;
    std::optional<Origin> origin_;
};

}  // namespace rokada::ui
