// Creates the tables of a library, and converts those of earlier versions.
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <initializer_list>

class QSqlError;
class QSqlQuery;

namespace rokada::ui {

struct LibraryGame;
struct LibrarySeat;

/// Returns true if the error means that another program or window holds the database.
[[nodiscard]] bool saysHeld(const QSqlError& error);
/// Returns true for SQLite's error codes of a damaged file and of a file that is no database.
[[nodiscard]] bool saysDamaged(const QSqlError& error);

/// Columns of a seat that are not part of the PGN text.
struct SeatCounts {
    qint64 level, half, moves, thought, hints;
};
/// Sets the counts, clamped to their valid ranges.
void setCounts(const SeatCounts& counts, LibrarySeat& seat);
/// Reads level, half points, moves, thinking time and hints from this column and the next ones. Values are clamped to
/// their valid ranges.
void readCounts(const QSqlQuery& row, int column, LibrarySeat& seat);
/// Reads rows of side, level, half points, moves, thinking time and hints. Ignores sides that the game does not have.
void readSeats(QSqlQuery& rows, LibraryGame& game);

/// Creates and converts the tables of one database.
class LibraryTables {
public:
    /// `database` must be open.
    explicit LibraryTables(const QSqlDatabase& database);

    /// Creates or converts the tables. Returns false on failure, if a newer version of the program made the file, or if
    /// another program's tables are in it. The change is made completely or not at all.
    bool make();
    /// Returns the database's text of the last error; empty if the failure has another cause.
    [[nodiscard]] QString whatFailed() const { return failure_; }
    /// Returns true if another program holds the database.
    [[nodiscard]] bool held() const { return held_; }

private:
    [[nodiscard]] bool has();
    bool makeEmpty();
    bool addHints();
    bool addColumns();
    bool fillColumns();
    bool execute(const QString& statement);
    bool executeAll(std::initializer_list<const char*> statements);
    /// Executes a prepared query, or `statement` with a new query. On failure, notes the error and returns false.
    bool run(QSqlQuery& query);
    bool run(QSqlQuery& query, const QString& statement);
    void noteFailure(const QSqlQuery& query);

    QSqlDatabase database_;
    QString failure_;
    bool held_ = false;
};

}  // namespace rokada::ui
