#include "collection/nametable.h"

#include "collection/checkedqueries.h"

#include <QSqlDatabase>

namespace rokada::ui {

namespace {

/// Maximum number of names that are kept in memory.
constexpr qsizetype MaxKnown = 200'000;

}  // namespace

QString NameTable::creation() {
    return QStringLiteral("CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT)");
}

QStringList NameTable::columns() {
    return {QStringLiteral("whitename"), QStringLiteral("blackname"), QStringLiteral("eventname"),
            QStringLiteral("openingname"), QStringLiteral("firstmoves")};
}

NameTable::NameTable(const QSqlDatabase& database, CheckedQueries& queries)
    : queries_(queries), select_(database), insert_(database) {
    select_.prepare(QStringLiteral("SELECT id FROM names WHERE name = ?"));
    insert_.prepare(QStringLiteral("INSERT INTO names (name, folded) VALUES (?, ?)"));
}

QVariant NameTable::numberOf(const QString& name) {
    if (name.isEmpty()) return {};
    if (const auto known = known_.constFind(name); known != known_.constEnd()) return *known;
    if (known_.size() >= MaxKnown) known_.clear();
    select_.bindValue(0, name);
    if (!queries_.run(select_)) return {};
    const bool found = queries_.next(select_);
    const QVariant number = found ? select_.value(0) : QVariant();
    select_.finish();
    if (found) return known_[name] = number.toLongLong();
    insert_.bindValue(0, name);
    insert_.bindValue(1, name.toCaseFolded());
    if (!queries_.run(insert_)) return {};
    return known_[name] = insert_.lastInsertId().toLongLong();
}

QString NamesOfGames::of(const QVariant& number) {
    if (number.isNull()) return {};
    if (names_.isEmpty()) {
        query_.setForwardOnly(true);
        queries_.run(query_, QStringLiteral("SELECT id, name FROM names"));
        while (queries_.next(query_)) names_[query_.value(0).toLongLong()] = query_.value(1).toString();
    }
    return names_.value(number.toLongLong());
}

}  // namespace rokada::ui
