// Actions for files and the clipboard: opening and saving games, recent files, files with many games, drag and drop,
// copy and paste.
#pragma once

#include "files/gamefile.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "session/recordsource.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QFileDialog;
class QMainWindow;
class QTemporaryFile;

namespace rokada::ui {

class WindowActions;
class WindowSignals;
class Offers;
class FormerGame;
class GamePicker;
class GameRecord;
class GameSession;
class PasteDialog;
struct Pasted;
class RecentFiles;
class Settings;
class StatusLine;
class UnsavedEdits;

class FileControls final : public Feature, public GameFiles {
    Q_OBJECT
public:
    FileControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                 StatusLine& status, Settings& settings, WindowSignals& windowSignals, Offers& offers);
    ~FileControls() override;

    /// Returns the dialog to choose a game of a file, or nullptr while it is closed.
    [[nodiscard]] GamePicker* picker() const;
    [[nodiscard]] PasteDialog* preview() const;
    /// Returns true while a file is being opened, or is being scanned for its list of games.
    [[nodiscard]] bool looking() const;
    /// Returns true while a single game of a file is being looked for or read.
    [[nodiscard]] bool reading() const { return reading_ != nullptr; }
    [[nodiscard]] FormerGame& former() override { return *former_; }
    [[nodiscard]] UnsavedEdits& unsaved() override { return *unsaved_; }

    void open(const QString& path) override;
    /// Saves the game on the board to a new file. If `path` is the file that contains the game, replaces the game in
    /// this file. Returns false on failure.
    bool saveAs(const QString& path);
    void save() override;
    void askForName() override;
    void askForNameOf(std::function<std::string()> games, std::function<void()> saved) override;
    /// Handles a pasted text: shows a preview of a game or a position, offers a choice among several games, or plays a
    /// move. Returns false and shows an error if the text is none of these.
    bool paste(const QString& text);
    void openGame(const QString& path, int number) override;
    [[nodiscard]] bool canStep() const override;
    void step(int by) override;
    bool show(PgnGame game, const QString& from) override { return start(std::move(game), {}, from); }
    /// Views a recorded game at its start position. Returns false and shows an error if the game is not playable, for
    /// example because its variant is not supported. `source` is the place of the game in its file. `from` is the file
    /// name for messages about problems; if it is empty, they name the clipboard.
    bool start(PgnGame game, std::optional<RecordSource> source = {}, const QString& from = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Place of a game in its file, from which the user steps to the next or previous game.
    struct Origin {
        QString path;
        std::uint64_t at = 0;
        std::optional<Encoding> oldEncoding{};  ///< encoding of games that are not in UTF-8; see
                                                ///< `GameFile::oldEncoding`
    };

    void makeFileActions();
    void makeClipboardActions();
    [[nodiscard]] QFileDialog* fileDialog(const QString& title, const QString& filters);
    [[nodiscard]] QFileDialog* saveDialog();
    void askForFile();
    void saveOthers(const QString& path, const std::string& games, const std::function<void()>& saved);
    void noteSaved(const QString& path);
    void noteNotSaved(const QString& why);
    /// Result of opening a file on a worker thread.
    struct Look {
        QString error;                ///< error text; empty if the file can be read
        std::optional<QString> text;  ///< contents of a small file; nullopt if the file is too large to be a position
    };
    void take(const QString& path, const Look& look);
    bool openPosition(const QString& path, const QString& text);
    void choose(const QString& path);
    void read(const QString& path, const GamePlace& place, std::optional<Encoding> oldEncoding);
    void stopReading();
    void stepFrom(const Origin& origin, int by);
    void pick(const QString& path, std::optional<Encoding> oldEncoding,
              std::function<std::int64_t(const GameList&)> wanted, const QString& otherwise);
    void show(const PgnGame& game, RecordSource source, std::optional<Encoding> oldEncoding);
    bool showEdits(const RecordSource& source);
    void tellFindings(const PgnReport& report, const QString& from);
    [[nodiscard]] QString proposedName() const;
    void startFrom(const RulebookPtr& book, const Position& position);
    void preview(Pasted pasted);
    void chooseAmong(const QString& text);
    void remember(const QString& path);
    [[nodiscard]] std::string gameText() const;
    void noteRewritten(const Rewritten& game, const GameTree& written);
    void askForNameOfEdit(int number);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    StatusLine& status_;
    Settings& settings_;
    WindowSignals& windowSignals_;
    RecentFiles* recent_;
    FormerGame* former_;
    UnsavedEdits* unsaved_;
    QPointer<GamePicker> picker_;
    bool looking_ = false;
    std::unique_ptr<GameFile> reading_;  ///< file in which a game is being looked for or read
    std::optional<Origin> origin_;
    QPointer<PasteDialog> preview_;
    std::unique_ptr<QTemporaryFile> pasted_;  ///< temporary file with pasted games, while the user chooses one
    QString found_;                           ///< shown message about problems in the game on the board; empty if there
                                              ///< is none
    CallQueue calls_;
    BackgroundJob look_;
};

}  // namespace rokada::ui
