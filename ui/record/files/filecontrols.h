// Files and clipboard: opening and saving, recent files, files with many games, drag and drop, copy and paste.
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
    /// Returns true while the type or the list of games of a file is being determined.
    [[nodiscard]] bool looking() const;
    /// Returns true while a chosen game is being read.
    [[nodiscard]] bool reading() const { return reading_ != nullptr; }
    [[nodiscard]] FormerGame& former() override { return *former_; }
    [[nodiscard]] UnsavedEdits& unsaved() override { return *unsaved_; }

    void open(const QString& path) override;
    /// Saves the game to a new file, or in place if `path` is the file of the record. Returns false on failure.
    bool saveAs(const QString& path);
    void save() override;
    void askForName() override;
    void askForNameOf(std::function<std::string()> games, std::function<void()> saved) override;
    /// Shows a preview of a game or position, offers a choice among several games, or plays a move. Returns false if
    /// the text is none of these.
    bool paste(const QString& text);
    void openGame(const QString& path, int number) override;
    [[nodiscard]] bool canStep() const override;
    void step(int by) override;
    bool show(PgnGame game, const QString& from) override { return start(std::move(game), {}, from); }
    /// Shows a record at its start position. Returns false if the variant is not supported. `from` is the file name for
    /// notices about problems in the record. If `from` is empty, the notices name the clipboard.
    bool start(PgnGame game, std::optional<RecordSource> source = {}, const QString& from = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Place, in its file, of the game on the board. If the board could not play the game that was opened last, it is
    /// the place of that game.
    struct Origin {
        QString path;
        std::uint64_t at = 0;
        std::optional<Encoding> oldEncoding{};  ///< encoding of games that are not in UTF-8, see `GameFile`
    };

    void makeFileActions();
    void makeClipboardActions();
    [[nodiscard]] QFileDialog* fileDialog(const QString& title, const QString& filters);
    [[nodiscard]] QFileDialog* saveDialog();
    void askForFile();
    void saveOthers(const QString& path, const std::string& games, const std::function<void()>& saved);
    void noteSaved(const QString& path);
    void noteNotSaved(const QString& why);
    /// Result of reading the beginning of a file on a worker thread.
    struct Look {
        QString error;                ///< why the file cannot be read; empty on success
        std::optional<QString> text;  ///< contents of the file; nullopt if it is too large for a position
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
    std::unique_ptr<GameFile> reading_;  ///< file from which a game is being read
    std::optional<Origin> origin_;
    QPointer<PasteDialog> preview_;
    std::unique_ptr<QTemporaryFile> pasted_;  ///< temporary file with pasted games, while the user chooses one
    QString found_;                           ///< notice about problems in the record on the board
    CallQueue calls_;
    BackgroundJob look_;
};

}  // namespace rokada::ui
