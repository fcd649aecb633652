// Files and the clipboard: open, save, recent files, many games in a file, drop, copy and paste.
#pragma once

#include "files/gamefile.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <memory>
#include <optional>

class QFileDialog;
class QMainWindow;
class QTemporaryFile;

namespace rokada::ui {

class FormerGame;
class GamePicker;
class GameRecord;
class GameSession;
class PasteDialog;
struct Pasted;
class RecentFiles;
class Settings;
class StatusLine;

class FileControls final : public Feature {
    Q_OBJECT
public:
    explicit FileControls(const WindowContext& context);
    ~FileControls() override;

    /// nullptr while it is closed.
    [[nodiscard]] GamePicker* picker() const;
    [[nodiscard]] PasteDialog* preview() const;
    /// The game that undo brings back after another one was opened or pasted.
    [[nodiscard]] FormerGame& former() { return *former_; }

    /// Looks what is in a file: a position is shown first; of several games one is to be chosen.
    void open(const QString& path);
    /// Writes the game into a file of its own.
    bool saveAs(const QString& path);
    /// Writes the game where it came from.
    void save();
    /// Shows a game or a position before it replaces the board's, offers a choice among many games, and plays a move.
    /// False if it is nothing of the kind.
    bool paste(const QString& text);
    /// A game comes to the board, with people on all sides.
    bool start(PgnGame game);

signals:
    /// A position is to be changed before it comes to the board.
    void editWanted(const rokada::RulebookPtr& book, const rokada::Position& position);
    /// The game was written into a file.
    void saved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFileActions();
    void makeClipboardActions();
    [[nodiscard]] QFileDialog* fileDialog(const QString& title, const QString& filters);
    void askForFile();
    void askForName();
    bool openPosition(const QString& path);
    void show(const GameFile& file, const GameEntry& entry);
    void startFrom(const RulebookPtr& book, const Position& position);
    void preview(Pasted pasted);
    void chooseAmong(const QString& text);
    void remember(const QString& path);
    [[nodiscard]] std::string gameText() const;

    /// Where the game on the board came from.
    struct Origin {
        QString path;
        GamePlace place;
        FileStamp stamp;
    };

    RecentFiles* recent_;
    FormerGame* former_;
    QPointer<GamePicker> picker_;
    QPointer<PasteDialog> preview_;
    std::unique_ptr<QTemporaryFile> pasted_;  ///< many games, while one is being chosen
    std::optional<Origin> origin_;
    std::map<int, std::optional<Origin>> origins_;  ///< of what undo may bring back
};

}  // namespace rokada::ui
