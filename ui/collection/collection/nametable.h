// Table of the texts that many games of a collection share: names of players and openings, events, and first moves. A
// game stores the number of such a text.
#pragma once

#include <QHash>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariant>

class QSqlDatabase;

namespace rokada::ui {

class CheckedQueries;

/// Finds and adds texts of the table `names`. A text is never removed or renumbered, so that several windows can use
/// one file. Use it only on the thread of the connection.
class NameTable {
public:
    /// Returns the statement that creates the table.
    [[nodiscard]] static QString creation();
    /// Returns the columns of the table `games` that contain numbers of names.
    [[nodiscard]] static QStringList columns();

    NameTable(const QSqlDatabase& database, CheckedQueries& queries);

    /// Returns the number of `name` and adds it if it is new. Returns NULL for an empty name. A failure is noted in the
    /// queries.
    [[nodiscard]] QVariant numberOf(const QString& name);
    /// Call it when a transaction was rolled back, because names that it added are no longer in the table.
    void forget() { known_.clear(); }

private:
    CheckedQueries& queries_;
    QSqlQuery select_, insert_;
    QHash<QString, qint64> known_;  ///< numbers that were looked up before
};

/// All texts of the table `names`, in memory. They are read when the first one is needed.
class NamesOfGames {
public:
    NamesOfGames(const QSqlDatabase& database, CheckedQueries& queries) : query_(database), queries_(queries) {}

    /// Returns the text with this number; empty for NULL.
    [[nodiscard]] QString of(const QVariant& number);

private:
    QSqlQuery query_;
    CheckedQueries& queries_;
    QHash<qint64, QString> names_;
};

}  // namespace rokada::ui
