#include "collection/checkedqueries.h"

#include "collection/librarytables.h"

#include <QSqlError>
#include <QSqlQuery>

namespace rokada::ui {

/// A query that could not be prepared has another error when it is executed, without a code and a reason.
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

/// After the last row there is no error. The error of a row that is asked for after a failed query says nothing.
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
