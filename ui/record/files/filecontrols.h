// Files and the clipboard: open, save, recent files, many games in a file, drop, copy and paste.
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
class WindowNews;
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
                 StatusLine& status, Settings& settings, WindowNews& news, Offers& offers);
    ~FileControls() override;

    /// nullptr while it is closed.
    [[nodiscard]] GamePicker* picker() const;
    [[nodiscard]] PasteDialog* preview() const;
    /// A file is being looked at, of which it is not known yet what is in it.
    [[nodiscard]] bool looking() const;
    /// A game that was chosen is on its way.
    [[nodiscard]] bool reading() const { return reading_ != nullptr; }
    [[nodiscard]] FormerGame& former() override { return *former_; }
    [[nodiscard]] UnsavedEdits& unsaved() override { return *unsaved_; }

    void open(const QString& path) override;
    /// Writes the game into a file of its own, or back where it came from if that is the same file. False if it could
    /// not.
    bool saveAs(const QString& path);
    void save() override;
    void askForName() override;
    /// Shows a game or a position before it replaces the board's, offers a choice among many games, and plays a move.
    /// False if it is nothing of the kind.
    bool paste(const QString& text);
    void openGame(const QString& path, int number) override;
    [[nodiscard]] bool canStep() const override;
    void step(int by) override;
    bool show(PgnGame game, const QString& from) override { return start(std::move(game), {}, from); }
    /// A record comes to the board, to be viewed; false if the board cannot play it. `from` names where it comes from
    /// in the notice about what its reader found; the clipboard if it is empty.
    bool start(PgnGame game, std::optional<RecordSource> source = {}, const QString& from = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Where the game on the board begins, or one that it could not play instead.
    struct Origin {
        QString path;
        std::uint64_t at = 0;
        std::optional<Encoding> oldEncoding{};  ///< of the file, see `GameFile`
    };

    void makeFileActions();
    void makeClipboardActions();
    [[nodiscard]] QFileDialog* fileDialog(const QString& title, const QString& filters);
    void askForFile();
    void noteSaved(const QString& path);
    void noteNotSaved(const QString& why);
    /// What a file begins with, read on a thread.
    struct Look {
        QString error;                ///< why it cannot be read; empty if it can
        std::optional<QString> text;  ///< all of it, if it is small enough for a position
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
    bool saveInPlace();
    void startFrom(const RulebookPtr& book, const Position& position);
    void preview(Pasted pasted);
    void chooseAmong(const QString& text);
    void remember(const QString& path);
    [[nodiscard]] std::string gameText() const;
    void noteRewritten(const Rewritten& game, const GameTree& written);
    void askForNameOf(int edit);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    StatusLine& status_;
    Settings& settings_;
    WindowNews& news_;
    RecentFiles* recent_;
    FormerGame* former_;
    UnsavedEdits* unsaved_;
    QPointer<GamePicker> picker_;
    bool looking_ = false;
    std::unique_ptr<GameFile> reading_;  ///< of which one game is being read
    std::optional<Origin> origin_;
    QPointer<PasteDialog> preview_;
    std::unique_ptr<QTemporaryFile> pasted_;  ///< many games, while one is being chosen
    QString found_;                           ///< the notice about what the reader of the record found
    CallQueue calls_;
    BackgroundJob look_;
};

}  // namespace rokada::ui
