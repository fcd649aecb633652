// Keeps the game of a window in its file after every move, and finds the game of an earlier window.
#pragma once

#include "files/autosave.h"
#include "files/savedgame.h"

#include <QObject>

#include <vector>

namespace rokada::ui {

class GameRecord;
class GameSession;
class StatusLine;

class GameKeeper final : public QObject {
    Q_OBJECT
public:
    GameKeeper(const QString& folder, GameRecord& record, GameSession& session, StatusLine& status, QObject* parent);

    /// Resumes the earlier game, paused; false if there is none. One that is over waits with the games in `left`.
    bool resume();
    [[nodiscard]] QString file() const { return file_.file(); }

    /// A game that another one has replaced, or that an earlier window has finished.
    struct Left {
        QString file;
        SavedGame saved;
    };
    /// The last ones to be played, `most` of them, the last one first. Damaged ones are set aside.
    [[nodiscard]] std::vector<Left> left(std::size_t most);
    /// All of them, the last one first.
    [[nodiscard]] std::vector<Left> left();
    /// How many files of such games there are.
    [[nodiscard]] std::size_t waiting() const { return static_cast<std::size_t>(file_.left().size()); }
    /// Deletes one of these. False if it is gone, or cannot be deleted.
    bool remove(const QString& left);
    [[nodiscard]] bool canRestore() const { return !removed_.empty(); }
    /// Brings the game back that was deleted last. Precondition: `canRestore`.
    [[nodiscard]] Written restore();
    /// Resumes one of these; the game of the window is kept in its place. False if it is damaged or gone.
    bool resume(const QString& left);
    /// When the game of the window was played last.
    [[nodiscard]] const QDateTime& played() const { return played_; }
    /// The next start does not resume the game of the window by itself.
    void leave();
    /// Why the game of the window is in no file at all: neither in one of a person nor in that of the window. Empty if
    /// it is in one, or if there is nothing to lose.
    [[nodiscard]] const QString& savedNowhere() const { return savedNowhere_; }
    /// Tries again to write the game into the file of the window.
    void tryAgain() { keep(); }

signals:
    /// A game is resumed, paused.
    void resumed();
    /// What was kept is on the board: such a game, one that is over, or a record that is viewed.
    void cameBack();
    /// `savedNowhere` gives another answer.
    void savedNowhereChanged();

private:
    void keep();
    void noteChange();
    void noteFile();
    void noteWritten(const Written& done);
    [[nodiscard]] bool inFileOfPerson() const;
    [[nodiscard]] QByteArray textNow() const;
    void dropLeft(const QByteArray& text);
    void leaveFile();
    void noteMoment(bool other);
    bool tellAside(const QString& aside);
    bool open(const QByteArray& text);
    [[nodiscard]] static bool waits(const GameSetup& setup);

    GameRecord& record_;
    GameSession& session_;
    StatusLine& status_;
    Autosave file_;
    const void* kept_ = nullptr;  ///< the session's game that is in the file
    bool unfinished_ = false;     ///< it has some moves and is not over
    bool finished_ = false;       ///< it has some moves and is over
    bool inFile_ = false;         ///< nothing was played since it was written into the file of a person
    QString failure_;             ///< the notice that it is not kept for the next start
    QString savedNowhere_;
    std::vector<QByteArray> removed_;  ///< the texts of deleted games, the last one last
    QDateTime played_;                 ///< when the last move was made, or the game ended
    QDateTime opened_;                 ///< the same of a game that is just being opened
    std::size_t moves_ = 0;            ///< that the game had then
    bool ended_ = false;
};

}  // namespace rokada::ui
