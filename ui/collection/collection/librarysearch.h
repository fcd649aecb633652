// What is looked for in the library, as conditions of SQL.
#pragma once

#include "collection/librarygame.h"

#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

namespace rokada::ui {

/// Conditions and their values, in the same order.
struct Conditions {
    QStringList texts{QStringLiteral("deleted = 0")};
    QVariantList values;

    void add(const QString& text, const QVariant& value) {
        texts << text;
        values << value;
    }
    [[nodiscard]] QString text() const { return texts.join(QLatin1String(" AND ")); }
};

[[nodiscard]] Conditions conditionsOf(const LibraryQuery& query);
void bind(QSqlQuery& query, const QVariantList& values);

}  // namespace rokada::ui
