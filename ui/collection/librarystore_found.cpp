// What is found in the library: the numbers of games in the order that was asked for, and their rows.
#include "collection/gameindex.h"
#include "collection/librarysearch.h"
#include "collection/librarystore.h"
#include "variants/variants.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <map>

namespace rokada::ui {

namespace {

/// However large the numbers are: the database fails where a sum of whole numbers is too large for it.
QString hintsAsked() {
    return QStringLiteral(
        "(SELECT CAST(max(0, min(total(hints), 9999)) AS INTEGER) FROM seats WHERE seats.game = games.id)");
}

/// Two plies are a move, among four sides four are.
QString aboutMoves() {
    QStringList many;
    for (const VariantInfo& info : allVariants()) {
        if (makeVariant(info, {})->sides() > 2) {
            many << QStringLiteral("'%1'").arg(
                QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size())));
        }
    }
    return QStringLiteral("CASE WHEN game IN (%1) THEN plies / 2.0 ELSE plies END").arg(many.join(QLatin1Char(',')));
}

QString termOf(LibraryOrder order) {
    switch (order) {
        case LibraryOrder::White: return QStringLiteral("white COLLATE NOCASE");
        case LibraryOrder::WhiteRating: return QStringLiteral("whiteelo");
        case LibraryOrder::Black: return QStringLiteral("black COLLATE NOCASE");
        case LibraryOrder::BlackRating: return QStringLiteral("blackelo");
        case LibraryOrder::Result: return QStringLiteral("result");
        case LibraryOrder::Date: return QStringLiteral("date");
        case LibraryOrder::Event: return QStringLiteral("event COLLATE NOCASE");
        // "10" comes behind "9.2".
        case LibraryOrder::Round: return QStringLiteral("CAST(round AS REAL)");
        case LibraryOrder::Eco: return QStringLiteral("eco");
        case LibraryOrder::Named: return QStringLiteral("named");
        case LibraryOrder::Opening: return QStringLiteral("opening");
        case LibraryOrder::Plies: return aboutMoves();
        case LibraryOrder::Variant: return QStringLiteral("game");
        case LibraryOrder::Hints: return hintsAsked();
    }
    return {};
}

/// Equal dates and names are in the order in which the games came, the newest first.
QString orderOf(const LibraryQuery& query) {
    return QStringLiteral("%1 %2, id DESC")
        .arg(termOf(query.order), query.descending ? QStringLiteral("DESC") : QStringLiteral("ASC"));
}

LibraryRow rowFrom(const QSqlQuery& query) {
    const auto text = [&](int column) { return query.value(column).toString(); };
    const auto number = [&](int column) { return query.value(column).toInt(); };
    return {.id = query.value(0).toLongLong(),
            .game = text(1),
            .date = text(2),
            .players = text(3),
            .result = text(4),
            .opening = text(5),
            .event = text(6),
            .round = text(7),
            .eco = text(14),
            .named = text(15),
            .white = text(8),
            .black = text(9),
            .whiteRating = number(10),
            .blackRating = number(11),
            .plies = number(12),
            .moves = movesIn(query.value(17).toByteArray()),
            .hints = number(13),
            .own = number(16) > 0};
}

QString listed(const std::vector<qint64>& ids) {
    QStringList numbers;
    for (const qint64 id : ids) numbers << QString::number(id);
    return numbers.join(QLatin1Char(','));
}

}  // namespace

LibraryPage LibraryStore::find(const LibraryQuery& query) {
    LibraryPage page;
    if (!open()) return page;
    if (query.position) {
        auto places = index_->search(*query.position, query.watch);
        page.stopped = !places;
        if (page.stopped) return page;
        page.places = std::move(*places);
        page.unprepared = index_->unprepared();
        std::vector<qint64> among;
        for (const FoundGame& game : page.places) among.push_back(game.id);
        page.ids = idsAmong(query, &among);
    } else {
        page.ids = idsAmong(query, nullptr);
    }
    const auto first = static_cast<std::ptrdiff_t>(std::min(page.ids.size(), LibraryPage::Rows));
    page.rows = rows({page.ids.begin(), page.ids.begin() + first});
    return page;
}

std::vector<qint64> LibraryStore::ids(const LibraryQuery& query) { return find(query).ids; }

/// Few are asked for by number, of many those are kept that are `among` them, which is sorted.
std::vector<qint64> LibraryStore::idsAmong(const LibraryQuery& query, const std::vector<qint64>* among) {
    constexpr std::size_t Few = 20000;
    std::vector<qint64> ids;
    if (!open()) return ids;
    Conditions conditions = conditionsOf(query);
    const bool few = among && among->size() <= Few;
    if (few) conditions.texts << QStringLiteral("id IN (%1)").arg(listed(*among));
    QSqlQuery found(QSqlDatabase::database(connection_));
    found.setForwardOnly(true);
    found.prepare(QStringLiteral("SELECT id FROM games WHERE %1 ORDER BY %2").arg(conditions.text(), orderOf(query)));
    bind(found, conditions.values);
    if (!found.exec()) return fails(found), ids;
    while (found.next()) {
        const qint64 id = found.value(0).toLongLong();
        if (!among || few || std::binary_search(among->begin(), among->end(), id)) ids.push_back(id);
    }
    return ids;
}

std::vector<LibraryRow> LibraryStore::rows(const std::vector<qint64>& ids) {
    std::vector<LibraryRow> rows;
    if (ids.empty() || !open()) return rows;
    QSqlQuery found(QSqlDatabase::database(connection_));
    found.setForwardOnly(true);
    const bool done = found.exec(
        QStringLiteral(
            "SELECT id, game, date, players, result, opening, event, round, white, black, whiteelo, blackelo, "
            "plies, %1, eco, named, counted, pgn FROM games WHERE id IN (%2)")
            .arg(hintsAsked(), listed(ids)));
    if (!done) fails(found);
    std::map<qint64, LibraryRow> byId;
    while (done && found.next()) byId[found.value(0).toLongLong()] = rowFrom(found);
    // A game that is gone meanwhile has an empty row.
    for (const qint64 id : ids) rows.push_back(byId[id]);
    return rows;
}

}  // namespace rokada::ui
