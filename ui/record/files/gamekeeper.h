// Saves the game of a window after every move. Resumes the game of a closed window at the next start.
#pragma once

#include "files/autosave.h"
#include "files/savedgame.h"

#include <QObject>

#include <string>
#include <vector>

namespace rokada::ui {

class GameRecord;
class GameSession;
class StatusLine;

class GameKeeper final : public QObject {
    Q_OBJECT
public:
    GameKeeper(const QString& folder, GameRecord& record, GameSession& session, StatusLine& status, QObject* parent);

    /// Opens the game of the last closed window. The game is paused if its clocks or only computers would run. Returns
    /// false if there is no game to resume. A finished game is not resumed; it is kept for `left()`.
    bool resume();
    /// Returns the path of the private file with the game of this window.
    [[nodiscard]] QString file() const { return file_.file(); }

    /// Kept game: another game has replaced it, or its window was closed.
    struct LeftGame {
        QString file;
        SavedGame saved;
    };
    /// Returns at most `most` kept games, the most recently played game first. Renames damaged files.
    [[nodiscard]] std::vector<LeftGame> left(std::size_t most);
    /// Returns all kept games, the most recently played game first. Renames damaged files.
    [[nodiscard]] std::vector<LeftGame> left();
    /// Returns the number of files of kept games.
    [[nodiscard]] std::size_t waiting();
    /// Deletes a kept game. Returns false if its file is gone or cannot be deleted.
    bool remove(const QString& left);
    [[nodiscard]] bool canRestore() const { return !removed_.empty(); }
    /// Restores the kept game that was deleted last. Precondition: `canRestore()`.
    [[nodiscard]] Written restore();
    /// Opens a kept game, and keeps the game of this window. Returns false if the file is damaged or gone.
    bool resume(const QString& left);
    /// Returns the time when the game of this window was last played.
    [[nodiscard]] const QDateTime& played() const { return played_; }
    /// Keeps an unfinished game of this window. The next start does not resume it automatically.
    void leave();
    /// Returns the error if the game is saved neither to the user's file nor to the private file of the window. Returns
    /// an empty text if the game is saved or empty.
    [[nodiscard]] const QString& savedNowhere() const { return savedNowhere_; }
    /// Waits a limited time until the last state of the game is saved. Afterwards `savedNowhere` is up to date.
    void settle() { file_.settle(); }
    /// Tries again to save the game to the file of the window, and the games of `unsaved`.
    void tryAgain() { keep(); }

    /// Returns the number of replaced games that could not be saved. They stay in memory, and each save tries to save
    /// them again.
    [[nodiscard]] std::size_t unsaved() const { return unsaved_.size(); }
    /// Returns why the replaced games could not be saved.
    [[nodiscard]] const QString& whyUnsaved() const { return whyUnsaved_; }
    /// Returns the unsaved games as text for a PGN file.
    [[nodiscard]] std::string unsavedText() const;
    /// Drops the unsaved games. Call it when they are in a file of the user.
    void dropUnsaved();

signals:
    /// Emitted after an unfinished game has been resumed. The game can be paused.
    void resumed();
    /// Emitted when a kept game or a recorded game is on the board again.
    void cameBack();
    /// Emitted when the value of `savedNowhere()` has changed.
    void savedNowhereChanged();
    /// Emitted when `unsaved` or `whyUnsaved` has changed.
    void unsavedChanged();

private:
    /// Replaced game that could not be saved.
    struct Unsaved {
        QByteArray text;
        QByteArray stored;  ///< earlier state that was saved; empty if there is none
    };

    void keep();
    void noteChange();
    void noteFile();
    void noteWritten(const QByteArray& text, const Written& done);
    void showResult(const Written& done);
    [[nodiscard]] bool inFileOfPerson() const;
    [[nodiscard]] QByteArray textNow() const;
    void dropLeft(const QByteArray& text);
    void leaveGame();
    void leaveFile();
    void dropSurplus();
    void keepUnsaved();
    void saveUnsaved();
    void dropUnsaved(const QByteArray& text);
    void noteMoment(bool other);
    bool tellAside(const QString& file, const QString& aside);
    bool open(const QByteArray& text);
    [[nodiscard]] static bool waits(const GameSetup& setup);

    GameRecord& record_;
    GameSession& session_;
    StatusLine& status_;
    Autosave file_;
    const void* kept_ = nullptr;  ///< the session's game that is in the file
    bool unfinished_ = false;     ///< true if the kept game has enough moves and is not over
    bool finished_ = false;       ///< true if the kept game has enough moves and is over
    bool edited_ = false;         ///< true if the kept game is an edited record that belongs to no file
    QByteArray text_;             ///< last state of the kept game
    QByteArray stored_;           ///< last saved state of the kept game
    bool inFile_ = false;         ///< true if nothing was played since the kept game was saved to a file of the user
    bool safe_ = false;           ///< true if a file of the user contains the kept game
    QByteArray firstText_;        ///< first state of the kept game; empty once it is saved
    QString failure_;             ///< notice that the kept game is not saved for the next session
    QString savedNowhere_;
    std::vector<Unsaved> unsaved_;
    QString whyUnsaved_;
    std::vector<QByteArray> removed_;  ///< texts of deleted games, the latest last
    QDateTime played_;                 ///< time of the last move or of the end of the game
    QDateTime opened_;                 ///< time of play of a saved game that is being opened
    std::size_t moves_ = 0;            ///< number of moves at `played_`
    bool ended_ = false;
};

}  // namespace rokada::ui
