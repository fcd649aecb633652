// Brings finished and saved games into the library, and opens library and statistics.
#pragma once

#include "collection/librarygame.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <vector>

class QMainWindow;

namespace rokada::ui {

struct ImportReport;
class Collections;
class FileControls;
class GameRecord;
class GameSession;
class Library;
class LibraryDialog;
class Settings;
class StatisticsDialog;
class StatusLine;
class WindowAction;

class LibraryControls final : public Feature {
    Q_OBJECT
public:
    LibraryControls(const WindowContext& context, FileControls& files);

    /// Until then nothing is kept and nothing can be opened.
    void keepIn(const QString& folder);
    /// Of own games.
    [[nodiscard]] Library* library() const { return library_; }
    [[nodiscard]] Collections* collections() const { return collections_; }
    /// nullptr while they are closed.
    [[nodiscard]] LibraryDialog* dialog() const;
    /// Opens the library, if there is one.
    void openLibrary();
    /// The game on the board has been reviewed: what was found is kept with it, if the library knows it.
    void keepReview();
    /// The game on the board was kept from an earlier time: the library may have a row for it already.
    void noteEarlier();

signals:
    void opened(rokada::ui::LibraryDialog& dialog);
    /// A game of this collection has come to the board.
    void gameOpened(const QString& collection);

private:
    using Millis = std::chrono::milliseconds;
    struct Spent {
        int moves = 0;
        Millis time{0};
    };

    /// What is known about the current game besides its record.
    struct Played {
        bool own = false;       ///< something was played in this program
        bool earlier = false;   ///< it came back as it was left, and nothing was played since
        qint64 kept = 0;        ///< what the library has of it
        Library* in = nullptr;  ///< in which that is
        int game = 0;           ///< a number for each game of the session
        std::array<Spent, MaxSides> spent{};
    };

    void connectSession();
    void begin();
    void leave();
    [[nodiscard]] bool belongsToFile() const;
    void noteMove(Side mover);
    void keep();
    void keepEarlier(bool orNew);
    void tellKept(bool kept);
    void noteKept(int game, qint64 id, Library& in);
    [[nodiscard]] GameTree treeNow() const;
    [[nodiscard]] LibraryGame gameNow() const;
    LibraryDialog* openCollection(const QString& file);
    void tellImported(Library& library, const ImportReport& report);
    void openStatistics();
    void showPly(int ply);
    void openGame(const QByteArray& pgn, Library& from, qint64 id, std::vector<qint64> among);
    void makeSteps();
    void step(int by);

    FileControls& files_;
    WindowAction& openLibrary_;
    WindowAction& openStatistics_;
    Collections* collections_ = nullptr;
    Library* library_ = nullptr;  ///< own games
    QPointer<LibraryDialog> dialog_;
    QPointer<StatisticsDialog> statistics_;
    Played played_;
    qint64 passed_ = 0;             ///< a game of them that the board could not play
    std::vector<qint64> among_;     ///< found together with the game that was opened last
    std::map<int, Played> former_;  ///< of what undo may bring back
    int games_ = 0;
    Millis turnSince_{0};
};

}  // namespace rokada::ui
