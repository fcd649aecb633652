// Creates the tables of a library database, and converts tables of earlier versions of the program.
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <initializer_list>

class QByteArray;
class QSqlError;
class QSqlQuery;
class QVariant;

namespace rokada::ui {

class CheckedQueries;
struct LibraryGame;
struct LibrarySeat;

/// Returns true if the error means that another program or window has locked the database.
[[nodiscard]] bool saysHeld(const QSqlError& error);
/// Returns true if the error means that the file is damaged or is not a database.
[[nodiscard]] bool saysDamaged(const QSqlError& error);

/// Data of one player that the PGN text does not contain, in the units of `LibrarySeat`.
struct SeatCounts {
    qint64 level, half, moves, thought, hints;
};
/// Sets the data of `seat`, limited to the valid ranges.
void setCounts(const SeatCounts& counts, LibrarySeat& seat);
/// Reads level, half points, moves, thinking time and hints from five columns of `row`, of which `column` is the first.
/// Limits the values to the valid ranges.
void readCounts(const QSqlQuery& row, int column, LibrarySeat& seat);
/// Reads the data of the players from rows of side, level, half points, moves, thinking time and hints. Ignores sides
/// that the game does not have.
void readSeats(QSqlQuery& rows, CheckedQueries& queries, LibraryGame& game);

/// Returns the PGN text in a value of the column `pgn`. Notes a failure and returns an empty text if it is damaged.
[[nodiscard]] QByteArray textIn(const QVariant& stored, CheckedQueries& queries);

/// Creates and converts the tables of one database.
class LibraryTables {
public:
    /// Versions of the tables in `PRAGMA user_version`. Both have the same tables. In `SomeEarlier`, some rows are
    /// still as an earlier version of the program wrote them: their column `form` is NULL, see `EarlierGames`.
    static constexpr int SomeEarlier = 6, AllCurrent = 7;

    /// `database` must be open. Failures are noted in `queries`.
    LibraryTables(const QSqlDatabase& database, CheckedQueries& queries);

    /// Creates or converts the tables, completely or not at all. Returns false on failure, also if a newer version of
    /// the program made the file, or if it contains tables of another program.
    bool make();

private:
    [[nodiscard]] bool has();
    bool makeEmpty();
    bool convert(int version);
    bool addHints();
    bool addColumns();
    bool addNames();
    [[nodiscard]] static QString shownGames();
    bool fillColumns();
    bool execute(const QString& statement);
    bool executeAll(std::initializer_list<const char*> statements);
    bool refuse(const QString& why);

    QSqlDatabase database_;
    CheckedQueries& queries_;
};

}  // namespace rokada::ui
