// Executes the queries of one database and notes their failures, so that no failure looks like an empty result.
#pragma once

#include <QString>

#include <optional>
#include <utility>

class QSqlError;
class QSqlQuery;

namespace rokada::ui {

/// Executes queries and notes their failures. All parts of a library share one object. Use it only on the thread of its
/// connection.
class CheckedQueries {
public:
    /// Executes a prepared query, or `statement` with a new query. Returns false on failure.
    bool run(QSqlQuery& query);
    bool run(QSqlQuery& query, const QString& statement);
    /// Goes to the next row. Returns false after the last row, and on failure.
    bool next(QSqlQuery& query);
    void note(const QSqlError& error);
    /// Notes a failure that no query has reported. `held` means that another program holds the database.
    void fail(const QString& why, bool held = false);

    /// Returns the database's text of the last failure since `forget`, or nullopt if nothing has failed.
    [[nodiscard]] const std::optional<QString>& failure() const { return failure_; }
    /// Returns the number of failures so far; `forget` does not reset it.
    [[nodiscard]] int failures() const { return failures_; }
    /// Returns true if a query has succeeded since `forget`.
    [[nodiscard]] bool worked() const { return worked_; }
    /// Returns true if a query has failed because another program holds the database.
    [[nodiscard]] bool isHeld() const { return held_; }
    /// Returns the same as `isHeld`, and resets it.
    [[nodiscard]] bool takeHeld() { return std::exchange(held_, false); }
    /// Forgets the failure.
    void forget();

private:
    std::optional<QString> failure_;
    int failures_ = 0;
    bool worked_ = false;
    bool held_ = false;
};

/// Marks a scope in which queries are allowed to fail. The destructor discards the failures noted in this scope.
class OptionalQueries {
public:
    explicit OptionalQueries(CheckedQueries& queries) : queries_(queries), before_(queries) {}
    ~OptionalQueries() { queries_ = before_; }
    OptionalQueries(const OptionalQueries&) = delete;
    OptionalQueries& operator=(const OptionalQueries&) = delete;

private:
    CheckedQueries& queries_;
    CheckedQueries before_;
};

}  // namespace rokada::ui
