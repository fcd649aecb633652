// Saves the game of a window after every move, and resumes the game of an earlier window.
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

    /// Resumes the earlier game, paused. Returns false if there is none. A finished one is kept with the games of
    /// `left`.
    bool resume();
    /// Returns the file of the window's game.
    [[nodiscard]] QString file() const { return file_.file(); }

    /// Game that was replaced by another one, or finished in an earlier window.
    struct Left {
        QString file;
        SavedGame saved;
    };
    /// Returns at most `most` of these games, the one played last first. Renames damaged files.
    [[nodiscard]] std::vector<Left> left(std::size_t most);
    /// Returns all of these games, the one played last first.
    [[nodiscard]] std::vector<Left> left();
    /// Returns the number of files with such games.
    [[nodiscard]] std::size_t waiting() const { return static_cast<std::size_t>(file_.left().size()); }
    /// Deletes one of these games. Returns false if it is gone or cannot be deleted.
    bool remove(const QString& left);
    [[nodiscard]] bool canRestore() const { return !removed_.empty(); }
    /// Restores the game deleted last. Precondition: `canRestore`.
    [[nodiscard]] Written restore();
    /// Resumes one of these games; the game of the window is kept in exchange. Returns false if it is damaged or gone.
    bool resume(const QString& left);
    /// Returns when the game of the window was last played.
    [[nodiscard]] const QDateTime& played() const { return played_; }
    /// Keeps the game of the window, but the next start does not resume it automatically.
    void leave();
    /// Returns why the game of the window is in no file, neither the user's nor that of the window; empty if it is
    /// saved or there is nothing to lose.
    [[nodiscard]] const QString& savedNowhere() const { return savedNowhere_; }
    /// Tries again to save the game to the file of the window, and the games of `unsaved`.
    void tryAgain() { keep(); }

    /// Returns the number of replaced games that are in no file. They stay in memory until they can be saved; each save
    /// tries it again.
    [[nodiscard]] std::size_t unsaved() const { return unsaved_.size(); }
    /// Returns why they are in no file.
    [[nodiscard]] const QString& whyUnsaved() const { return whyUnsaved_; }
    /// Returns these games for a PGN file.
    [[nodiscard]] std::string unsavedText() const;
    /// Drops these games, because they are in a file of the user.
    void dropUnsaved();

signals:
    /// Emitted when a game has been resumed, paused.
    void resumed();
    /// Emitted when a kept game or viewed record is on the board again.
    void cameBack();
    /// Emitted when `savedNowhere` has changed.
    void savedNowhereChanged();
    /// Emitted when `unsaved` or `whyUnsaved` has changed.
    void unsavedChanged();

private:
    /// Replaced game that is in no file.
    struct Unsaved {
        QByteArray text;
        QByteArray stored;  ///< earlier state that was saved; empty if there is none
    };

    void keep();
    void noteChange();
    void noteFile();
    void noteWritten(const Written& done);
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
    bool unfinished_ = false;     ///< it has enough moves and is not over
    bool finished_ = false;       ///< it has enough moves and is over
    bool edited_ = false;         ///< it is an edited record that belongs to no file
    QByteArray text_;             ///< its last state
    QByteArray stored_;           ///< its last state that was saved
    bool inFile_ = false;         ///< nothing was played since it was saved to a file of the user
    QString failure_;             ///< notice that it is not saved for the next start
    QString savedNowhere_;
    std::vector<Unsaved> unsaved_;
    QString whyUnsaved_;
    std::vector<QByteArray> removed_;  ///< texts of deleted games, the latest last
    QDateTime played_;                 ///< time of the last move or of the end of the game
    QDateTime opened_;                 ///< the same of a game that is being opened
    std::size_t moves_ = 0;            ///< number of moves at that time
    bool ended_ = false;
};

}  // namespace rokada::ui
