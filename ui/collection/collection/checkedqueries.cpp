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
    const bool unprepared = prepared.isValid() && query.lastError().nativeErrorCode().isEmpty();
    note(unprepared ? prepared : query.lastError());
    return false;
}

bool CheckedQueries::run(QSqlQuery& query, const QString& statement) {
    const bool done = query.exec(statement);
    worked_ = worked_ || done;
    if (!done) note(query.lastError());
    return done;
}

/// After the last row there is no error.
bool CheckedQueries::next(QSqlQuery& query) {
    if (query.next()) return true;
    if (query.lastError().isValid()) note(query.lastError());
    return false;
}

void CheckedQueries::note(const QSqlError& error) { fail(error.databaseText(), saysHeld(error)); }

/// The first reason counts: what follows from it has reasons that say nothing.
void CheckedQueries::fail(const QString& why, bool held) {
    if (!failure_) failure_ = why;
    ++failures_;
    held_ = held_ || held;
}

void CheckedQueries::forget() {
    failure_.reset();
    worked_ = held_ = false;
}

}  // namespace rokada::ui
