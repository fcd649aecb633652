#include "collection/collectionsummary.h"

#include "collection/checkedqueries.h"
#include "collection/librarystore.h"
#include "variants/variants.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <map>

namespace rokada::ui {

namespace {

/// Number of first plies by which the table of openings groups games.
constexpr int CountedPlies = 4;
/// Width of each range of game lengths, in moves: 1-20, 21-40 and so on.
constexpr int Step = 20;

/// Stores `ids` in the temporary table `chosen`, which only this connection sees, and removes its previous rows.
/// Returns false on failure.
bool choose(LibraryStore& store, const std::vector<qint64>& ids) {
    CheckedQueries& queries = store.queries();
    QSqlQuery query(store.database());
    if (!queries.run(query, QStringLiteral("CREATE TEMP TABLE IF NOT EXISTS chosen (id INTEGER PRIMARY KEY)")) ||
        !queries.run(query, QStringLiteral("BEGIN")))
        return false;
    bool done = queries.run(query, QStringLiteral("DELETE FROM chosen"));
    query.prepare(QStringLiteral("INSERT OR IGNORE INTO chosen VALUES (?)"));
    for (auto id = ids.begin(); done && id != ids.end(); ++id) {
        query.bindValue(0, *id);
        done = queries.run(query);
    }
    return queries.run(query, QStringLiteral("COMMIT")) && done;
}

/// Returns the name of the range of game lengths with the index `step`, from 0, for example "41-60" for 2.
QString lengthOf(int step) { return QStringLiteral("%1-%2").arg(step * Step + 1).arg((step + 1) * Step); }

/// Returns the number of sides of the variant `game`; 2 if the variant is unknown.
int sidesOf(const QString& game) {
    const VariantInfo* info = findVariant(game.toStdString());
    return info == nullptr ? 2 : static_cast<int>(makeVariant(*info, {})->sideSpecs.size());
}

using Counts = std::map<std::pair<QString, QString>, ResultCount>;

void add(Counts& counts, const QString& name, const QString& game, const QString& result, bool forBlack = false) {
    ResultCount& count = counts[{name, game}];
    count.name = name;
    count.game = game;
    count.add(result, forBlack);
}

std::vector<ResultCount> listed(const Counts& counts) {
    std::vector<ResultCount> list;
    for (const auto& [key, count] : counts) list.push_back(count);
    return list;
}

std::vector<ResultCount> maxFirst(const Counts& counts) {
    std::vector<ResultCount> list = listed(counts);
    std::ranges::stable_sort(list, std::ranges::greater(), &ResultCount::games);
    if (list.size() > CollectionSummary::MaxRows) list.resize(CollectionSummary::MaxRows);
    return list;
}

/// Counts the game for each player in `team`, a text with names separated by " + ". If `forBlack` is true, the result
/// counts from the point of view of Black's team.
void addPlayers(Counts& counts, const QString& team, const QString& result, bool forBlack) {
    for (const QString& name : team.split(QStringLiteral(" + "), Qt::SkipEmptyParts)) {
        if (name != QLatin1String("?")) add(counts, name, {}, result, forBlack);
    }
}

struct AllCounts {
    Counts variants, openings, players, years;
    std::map<int, ResultCount> lengths;
    std::map<QString, int> sides;

    /// Converts the length of a game of the variant `game` from plies to full moves, rounded up.
    int moves(const QString& game, int plies) {
        const auto known = sides.find(game);
        const int each = known != sides.end() ? known->second : sides.emplace(game, sidesOf(game)).first->second;
        return (plies + each - 1) / each;
    }
};

void addGame(const QSqlQuery& row, AllCounts& counts, CollectionSummary& summary) {
    const auto text = [&](int column) { return row.value(column).toString(); };
    const QString game = text(0), result = text(2);
    const int moves = counts.moves(game, row.value(3).toInt());
    summary.all.add(result, false);
    summary.averageMoves += moves;
    add(counts.variants, game, {}, result);
    add(counts.years, text(1).left(4), {}, result);
    add(counts.openings, text(4).section(QLatin1Char(' '), 0, CountedPlies - 1), game, result);
    addPlayers(counts.players, text(5), result, false);
    addPlayers(counts.players, text(6), result, true);
    const int step = std::max(0, moves - 1) / Step;
    ResultCount& length = counts.lengths[step];
    length.name = lengthOf(step);
    length.add(result, false);
}

}  // namespace

double ResultCount::score() const {
    const int decided = won + drawn + lost;
    return decided == 0 ? -1 : 100.0 * (won + 0.5 * drawn) / decided;
}

void ResultCount::add(const QString& result, bool forBlack) {
    ++games;
    const bool white = result == QLatin1String("1-0"), black = result == QLatin1String("0-1");
    won += forBlack ? black : white;
    lost += forBlack ? white : black;
    drawn += result == QLatin1String("1/2-1/2");
}

CollectionSummary summaryOf(LibraryStore& store, const std::vector<qint64>& ids) {
    CollectionSummary summary;
    const int before = store.queries().failures();
    if (!store.open() || !choose(store, ids)) return {.failure = store.failure()};
    QSqlQuery query(store.database());
    query.setForwardOnly(true);
    AllCounts counts;
    store.queries().run(
        query,
        QStringLiteral("SELECT game, date, result, plies, opening, white, black FROM shown WHERE deleted = 0 AND id IN "
                       "(SELECT id FROM chosen)"));
    while (store.queries().next(query)) addGame(query, counts, summary);
    if (store.queries().failures() > before) return {.failure = store.failure()};
    if (summary.all.games > 0) summary.averageMoves /= summary.all.games;
    summary.variants = maxFirst(counts.variants);
    summary.openings = maxFirst(counts.openings);
    summary.players = maxFirst(counts.players);
    summary.years = listed(counts.years);
    for (const auto& [step, length] : counts.lengths) summary.lengths.push_back(length);
    return summary;
}

}  // namespace rokada::ui
