// The tables of a library, and how those of earlier versions become today's.
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <initializer_list>

class QSqlError;
class QSqlQuery;

namespace rokada::ui {

struct LibraryGame;
struct LibrarySeat;

/// Another program or window holds the database.
[[nodiscard]] bool saysHeld(const QSqlError& error);
/// SQLite's codes for a file that is broken or none of its own.
[[nodiscard]] bool saysDamaged(const QSqlError& error);

/// What the table of seats has besides names.
struct SeatCounts {
    qint64 level, half, moves, thought, hints;
};
/// Each within its bounds, whatever the file says.
void setCounts(const SeatCounts& counts, LibrarySeat& seat);
/// From level, halves of points, moves, thought and hints, which stand in this column and behind it; each within its
/// bounds, whatever the file says.
void readCounts(const QSqlQuery& row, int column, LibrarySeat& seat);
/// From rows of side, level, halves of points, moves, thought and hints; seats that the game does not have do not
/// count.
void readSeats(QSqlQuery& rows, LibraryGame& game);

class LibraryTables {
public:
    /// Of an open database.
    explicit LibraryTables(const QSqlDatabase& database);

    /// All or none. False if it fails, if a newer program has made the file, or if the tables are somebody else's.
    bool make();
    /// Why it failed, in the words of the database; empty if it was not the database.
    [[nodiscard]] QString whatFailed() const { return failure_; }
    /// It failed because another program holds the database.
    [[nodiscard]] bool held() const { return held_; }

private:
    [[nodiscard]] bool has();
    bool makeEmpty();
    bool addHints();
    bool addColumns();
    bool fillColumns();
    bool execute(const QString& statement);
    bool executeAll(std::initializer_list<const char*> statements);
    /// Executes a prepared query, or a statement with a new one. False, and the reason is noted, if that failed.
    bool run(QSqlQuery& query);
    bool run(QSqlQuery& query, const QString& statement);
    void noteFailure(const QSqlQuery& query);

    QSqlDatabase database_;
    QString failure_;
    bool held_ = false;
};

}  // namespace rokada::ui
