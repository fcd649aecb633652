// Creates the tables of a library, and converts tables of earlier versions.
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
/// Returns true if the error means that the file is damaged or is not a database.
[[nodiscard]] bool saysDamaged(const QSqlError& error);

/// Values of a seat that are not in the PGN text, in the units of `LibrarySeat`.
struct SeatCounts {
    qint64 level, half, moves, thought, hints;
};
/// Sets the values of `seat`, clamped to their valid ranges.
void setCounts(const SeatCounts& counts, LibrarySeat& seat);
/// Reads level, half points, moves, thinking time and hints from five columns of `row`, beginning with `column`. Clamps
/// the values to their valid ranges.
void readCounts(const QSqlQuery& row, int column, LibrarySeat& seat);
/// Reads the seats of `game`. The columns of `rows` are side, level, half points, moves, thinking time and hints.
/// Ignores sides that the game does not have.
void readSeats(QSqlQuery& rows, LibraryGame& game);

/// Creates and converts the tables of one database.
class LibraryTables {
public:
    /// `database` must be open.
    explicit LibraryTables(const QSqlDatabase& database);

    /// Creates or converts the tables, completely or not at all. Returns false on failure, if a newer version of the
    /// program made the file, or if the file contains the tables of another program.
    bool make();
    /// Returns the error text of the database for the last error. It is empty if the failure has another cause.
    [[nodiscard]] QString whatFailed() const { return failure_; }
    /// Returns true if the last failure was caused by another program that holds the database.
    [[nodiscard]] bool held() const { return held_; }

private:
    [[nodiscard]] bool has();
    bool makeEmpty();
    bool addHints();
    bool addColumns();
    bool fillColumns();
    bool execute(const QString& statement);
    bool executeAll(std::initializer_list<const char*> statements);
    /// Executes a prepared query, or `statement` with a new query. On failure, stores the error and returns false.
    bool run(QSqlQuery& query);
    bool run(QSqlQuery& query, const QString& statement);
    void noteFailure(const QSqlQuery& query);

    QSqlDatabase database_;
    QString failure_;
    bool held_ = false;
};

}  // namespace rokada::ui
