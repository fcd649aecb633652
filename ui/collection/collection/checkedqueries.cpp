#include "collection/checkedqueries.h"

#include "collection/librarytables.h"

#include <QSqlError>
#include <QSqlQuery>

namespace rokada::ui {

/// Executes a prepared query. If its preparation failed, the error of the execution has no code and no reason, so the
/// error of the preparation is noted instead.
bool CheckedQueries::run(QSqlQuery& query) {
    const QSqlError prepared = query.lastError();
    const bool done = query.exec();
    worked_ = worked_ || done;
    if (done) return true;
    const bool unindexed = prepared.isValid() && query.lastError().nativeErrorCode().isEmpty();
    note(unindexed ? prepared : query.lastError());
    return false;
}

bool CheckedQueries::run(QSqlQuery& query, const QString& statement) {
    const bool done = query.exec(statement);
    worked_ = worked_ || done;
    if (!done) note(query.lastError());
    return done;
}

/// Goes to the next row. The end of the rows is not an error. After a noted failure, further errors of `next` are only
/// its consequences and are not noted.
bool CheckedQueries::next(QSqlQuery& query) {
    if (query.next()) return true;
    if (query.lastError().isValid() && !failure_) note(query.lastError());
    return false;
}

void CheckedQueries::note(const QSqlError& error) { fail(error.databaseText(), saysHeld(error)); }

void CheckedQueries::fail(const QString& why, bool held) {
    failure_ = why;
    ++failures_;
    held_ = held_ || held;
}

void CheckedQueries::forget() {
    failure_.reset();
    worked_ = held_ = false;
}

}  // namespace rokada::ui
