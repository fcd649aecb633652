#include "collection/librarysearch.h"

namespace rokada::ui {

namespace {

/// Returns an SQL LIKE pattern that finds the case-folded `text` anywhere in a column.
QString anywhere(const QString& text) {
    QString pattern = text.toCaseFolded();
    for (const char* special : {"\\", "%", "_"})
        pattern.replace(QLatin1String(special), QStringLiteral("\\") + QLatin1String(special));
    return QLatin1Char('%') + pattern + QLatin1Char('%');
}

/// Returns an SQL expression that tests a text of a game. `number` is the column with its number in the table `names`,
/// and `ofName` tests a row of that table. `earlier` tests a row that still contains the text itself.
QString either(const QString& number, const QString& ofName, const QString& earlier) {
    return QStringLiteral("(%1 IN (SELECT id FROM names WHERE %2) OR (form IS NULL AND (%3)))")
        .arg(number, ofName, earlier);
}

void addOpening(const QString& moves, Conditions& conditions) {
    if (moves.trimmed().isEmpty()) return;
    QStringList any;
    for (const auto& [game, opening] : openingsMeant(moves)) {
        const QString first = opening.section(QLatin1Char(' '), 0, LibraryGame::OpeningPlies - 1);
        const QString longer = first + QStringLiteral(" %");
        any << QStringLiteral("(game = ? AND %1)")
                   .arg(either(QStringLiteral("firstmoves"), QStringLiteral("name = ? OR name LIKE ?"),
                               QStringLiteral("opening = ? OR opening LIKE ?")));
        conditions.values << game << first << longer << first << longer;
    }
    conditions.texts << (any.isEmpty() ? QStringLiteral("0")
                                       : QStringLiteral("(%1)").arg(any.join(QLatin1String(" OR "))));
}

/// Adds the condition on the name of the opening. The text can be the beginning of an ECO code, part of an English
/// name, or part of a name in the language of the program. In the last case, `query.meant` contains the English names.
void addNamed(const LibraryQuery& query, Conditions& conditions) {
    const QString text = query.named.trimmed(),
                  name = either(QStringLiteral("openingname"), QStringLiteral("folded LIKE ? ESCAPE '\\'"),
                                QStringLiteral("named LIKE ? ESCAPE '\\'"));
    if (text.isEmpty()) return;
    QStringList any{QStringLiteral("eco LIKE ? ESCAPE '\\'"), name}, all;
    conditions.values << anywhere(text).mid(1) << anywhere(text) << anywhere(text);
    for (const QStringList& names : query.meant) {
        all << QStringLiteral("(%1)").arg(QStringList(names.size(), name).join(QLatin1String(" OR ")));
        for (const QString& english : names) conditions.values << anywhere(english) << anywhere(english);
    }
    if (!all.isEmpty()) any << all.join(QLatin1String(" AND "));
    conditions.texts << QStringLiteral("(%1)").arg(any.join(QLatin1String(" OR ")));
}

}  // namespace

QString Conditions::text() const {
    if (texts.isEmpty()) return QStringLiteral("deleted = 0");
    // The sign keeps SQLite from reading the games in the order of their dates, which needs ten times as long.
    return QStringLiteral("+deleted = 0 AND ") + texts.join(QLatin1String(" AND "));
}

Conditions conditionsOf(const LibraryQuery& query) {
    Conditions conditions;
    if (!query.player.trimmed().isEmpty()) {
        const QString names = QStringLiteral("(SELECT id FROM names WHERE folded LIKE ? ESCAPE '\\')");
        const QString player = anywhere(query.player.trimmed());
        // The players of a team, and those of earlier rows, are in the table of seats.
        conditions.texts << QStringLiteral(
                                "(whitename IN %1 OR blackname IN %1 OR id IN (SELECT game FROM seats WHERE folded "
                                "LIKE ? ESCAPE '\\'))")
                                .arg(names);
        conditions.values << player << player << player;
    }
    if (!query.game.isEmpty()) conditions.add(QStringLiteral("game = ?"), query.game);
    if (!query.result.isEmpty()) conditions.add(QStringLiteral("result = ?"), query.result);
    if (!query.from.isEmpty()) conditions.add(QStringLiteral("date >= ?"), query.from);
    // '~' sorts after all digits and hyphens, so that a latest date "2026" includes every date of that year.
    if (!query.to.isEmpty()) conditions.add(QStringLiteral("date <= ?"), QString(query.to + QLatin1Char('~')));
    addNamed(query, conditions);
    addOpening(query.opening, conditions);
    return conditions;
}

void bind(QSqlQuery& query, const QVariantList& values) {
    for (const QVariant& value : values) query.addBindValue(value);
}

}  // namespace rokada::ui
