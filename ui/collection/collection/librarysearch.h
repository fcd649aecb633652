// Translates the search conditions of the list of games (`LibraryQuery`) into SQL.
#pragma once

#include "collection/librarygame.h"

#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

namespace rokada::ui {

/// SQL conditions that are joined by AND. `values` are the values for their placeholders, in the same order.
struct Conditions {
    QStringList texts;
    QVariantList values;

    /// Adds a condition with one placeholder, and the value of the placeholder.
    void add(const QString& text, const QVariant& value) {
        texts << text;
        values << value;
    }
    /// Returns the conditions as an SQL expression that deleted games do not match.
    [[nodiscard]] QString text() const;
};

/// Returns the SQL conditions for `query`, except those that SQL cannot test: its position (`GameIndex`) and its words
/// (`WordFinder`).
[[nodiscard]] Conditions conditionsOf(const LibraryQuery& query);
/// Binds `values` to the placeholders of `query`, in their order.
void bind(QSqlQuery& query, const QVariantList& values);

}  // namespace rokada::ui
