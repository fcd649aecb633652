// The tables of a library, and how those of earlier versions become today's.
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <initializer_list>

class QSqlQuery;

namespace rokada::ui {

struct LibraryGame;
struct LibrarySeat;

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

private:
    [[nodiscard]] bool has();
    bool makeEmpty();
    bool addHints();
    bool addColumns();
    bool fillColumns();
    bool execute(const QString& statement);
    bool executeAll(std::initializer_list<const char*> statements);
    bool fails(const QSqlQuery& query);

    QSqlDatabase database_;
    QString failure_;
};

}  // namespace rokada::ui
