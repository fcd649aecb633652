// Executes SQL queries and notes their failures. Otherwise a failed query would look like a query without results.
#pragma once

#include <QString>

#include <optional>
#include <utility>

class QSqlError;
class QSqlQuery;

namespace rokada::ui {

/// Executes the queries of one database and stores the last failure. All classes that use the connection of a library
/// share one object. Use it only on the thread of the connection.
class CheckedQueries {
public:
    /// Executes a prepared query, or `statement` with a new query. Returns false on failure.
    bool run(QSqlQuery& query);
    bool run(QSqlQuery& query, const QString& statement);
    /// Goes to the next row of an executed query. Returns false after the last row, and on failure.
    bool next(QSqlQuery& query);
    void note(const QSqlError& error);
    /// Notes a failure that does not come from a query of this object. `held` is true if another program has locked the
    /// database.
    void fail(const QString& why, bool held = false);

    /// Returns the error text of the last failure since `forget`; nullopt if no query has failed.
    [[nodiscard]] const std::optional<QString>& failure() const { return failure_; }
    /// Returns the number of all failures so far, including the forgotten ones.
    [[nodiscard]] int failures() const { return failures_; }
    /// Returns true if a query has succeeded since `forget`.
    [[nodiscard]] bool worked() const { return worked_; }
    /// Returns true if a query has failed since `forget` because another program has locked the database.
    [[nodiscard]] bool isHeld() const { return held_; }
    /// Returns the value of `isHeld`, then resets it.
    [[nodiscard]] bool takeHeld() { return std::exchange(held_, false); }
    /// Resets `failure`, `worked` and `isHeld`.
    void forget();

private:
    std::optional<QString> failure_;
    int failures_ = 0;
    bool worked_ = false;
    bool held_ = false;
};

/// Scope in which queries may fail. The destructor discards all failures noted in this scope.
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
