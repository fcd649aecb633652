// Saves the game of a window to a private file after every move. Resumes the game of a closed window at the next start.
// Also keeps the files of games that another game has replaced on the board ("kept games").
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

    /// Opens the game of the last closed window. The game is paused if it has clocks or if only computers play. A
    /// finished game is not resumed, but becomes a kept game. Returns false if there is no game to resume.
    bool resume();
    /// Returns the path of the private file with the game of this window.
    [[nodiscard]] QString file() const { return file_.file(); }

    /// Kept game: a game that another game has replaced, or whose window was closed.
    struct LeftGame {
        QString file;
        SavedGame saved;
    };
    /// Returns at most `most` kept games, the most recently played game first. Reports and renames damaged files.
    [[nodiscard]] std::vector<LeftGame> left(std::size_t most);
    /// Returns all kept games, the most recently played game first. Reports and renames damaged files.
    [[nodiscard]] std::vector<LeftGame> left();
    /// Returns the number of files of kept games.
    [[nodiscard]] std::size_t waiting();
    /// Deletes the kept game in the file `left`. Returns false if the file does not exist or cannot be deleted.
    bool remove(const QString& left);
    [[nodiscard]] bool canRestore() const { return !removed_.empty(); }
    /// Restores the kept game that was deleted last. Precondition: `canRestore()`.
    [[nodiscard]] Written restore();
    /// Opens the kept game in the file `left`. The game of this window becomes a kept game. Returns false if the file
    /// is damaged or does not exist.
    bool resume(const QString& left);
    /// Returns the time of the last move, or of the end, of the game in this window.
    [[nodiscard]] const QDateTime& played() const { return played_; }
    /// Makes an unfinished game of this window a kept game, so that the next start does not resume it by itself.
    void leave();
    /// Returns the error of saving if no file contains the current state of the game: neither a file of the user nor
    /// the private file. Returns an empty text if the game is saved or empty.
    [[nodiscard]] const QString& savedNowhere() const { return savedNowhere_; }
    /// Waits a limited time until the current state of the game is saved. Afterwards `savedNowhere` is up to date.
    void settle() { file_.settle(); }
    /// Tries again to save the current game, and the replaced games that could not be saved.
    void tryAgain() { keep(); }

    /// Returns the number of replaced games that could not be saved. They stay in memory. Each later save tries to save
    /// them again.
    [[nodiscard]] std::size_t unsaved() const { return unsaved_.size(); }
    /// Returns the error of saving the replaced games.
    [[nodiscard]] const QString& whyUnsaved() const { return whyUnsaved_; }
    /// Returns the replaced games that could not be saved, as text for a PGN file.
    [[nodiscard]] std::string unsavedText() const;
    /// Forgets the replaced games that could not be saved. Call it when they are in a file of the user.
    void dropUnsaved();

signals:
    /// Emitted after an unfinished game has been resumed. The resumed game can be paused.
    void resumed();
    /// Emitted when a saved game is on the board again: a game in progress, a finished game, or a viewed record.
    void cameBack();
    /// Emitted when the value of `savedNowhere()` has changed.
    void savedNowhereChanged();
    /// Emitted when `unsaved` or `whyUnsaved` has changed.
    void unsavedChanged();

private:
    /// Replaced game that could not be saved.
    struct Unsaved {
        QByteArray text;
        QByteArray stored;  ///< earlier state of the game that was saved; empty if there is none
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
    const void* kept_ = nullptr;  ///< last saved game of the session, only for comparison of pointers
    bool unfinished_ = false;     ///< true if the saved game has at least `FewestPlies` plies and is not over
    bool finished_ = false;       ///< true if the saved game has at least `FewestPlies` plies and is over
    bool edited_ = false;         ///< true if the saved game is an edited record without a file of the user
    QByteArray text_;             ///< last state of the saved game, as text
    QByteArray stored_;           ///< last state that was written to the private file
    bool inFile_ = false;         ///< true if the game has not changed since it was saved to a file of the user
    bool safe_ = false;           ///< true if a file of the user contains the current state of the game
    QByteArray firstText_;        ///< state of the game when it came to the board; empty after it was saved
    QString failure_;             ///< shown notice that the game is not saved for the next session; empty if there is
                                  ///< none
    QString savedNowhere_;
    std::vector<Unsaved> unsaved_;
    QString whyUnsaved_;
    std::vector<QByteArray> removed_;  ///< texts of deleted games, the latest last
    QDateTime played_;                 ///< time of the last move or of the end of the game
    QDateTime opened_;                 ///< time of play of a saved game while it is being opened; otherwise invalid
    std::size_t moves_ = 0;            ///< number of moves at `played_`
    bool ended_ = false;
};

}  // namespace rokada::ui
