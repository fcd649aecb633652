#include "collection/gamerows.h"

#include "collection/checkedqueries.h"
#include "collection/compression.h"

#include <QSqlDatabase>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace rokada::ui {

namespace {

/// Number of bytes of a stored key. A collection of a billion games has two equal ones with a probability of 1 to
/// a million. Earlier versions stored keys of 20 bytes.
constexpr qsizetype KeySize = 10;

QByteArray shortened(const QByteArray& key) { return key.left(KeySize); }

/// Returns the names of all players; empty for two players, because the columns of the teams contain them too.
QVariant playersOf(const LibraryGame& game) {
    constexpr std::size_t Two = 2;
    if (game.seats.size() <= Two) return {};
    QStringList names;
    for (const LibrarySeat& seat : game.seats) names << (seat.name.isEmpty() ? QStringLiteral("?") : seat.name);
    return names.join(QStringLiteral(" - "));
}

/// Returns the names of a team's players, joined by " + ". Returns an empty text if no player of the team has a name.
QString teamOf(const LibraryGame& game, int team) {
    QStringList names;
    bool known = false;
    for (const LibrarySeat& seat : game.seats) {
        if (seat.team != team) continue;
        known = known || !seat.name.isEmpty();
        names << (seat.name.isEmpty() ? QStringLiteral("?") : seat.name);
    }
    if (!known) return {};
    return names.join(QStringLiteral(" + "));
}

/// Returns the rating of a side for the database. An unknown rating is NULL and not 0, so that it does not sort as a
/// rating.
QVariant ratingOf(const LibraryGame& game, std::size_t side) {
    return side < game.seats.size() && game.seats[side].rating > 0 ? QVariant(game.seats[side].rating) : QVariant();
}

/// Returns true if the row of the game says everything about its players. Most games of a collection were not played in
/// this program, and their players have no level and no thinking time.
bool needsNoSeats(const LibraryGame& game) {
    constexpr std::size_t Two = 2;
    const auto isPlain = [](const LibrarySeat& seat) {
        return seat.level == LibrarySeat::Person && seat.moves == 0 && seat.thought == 0 && seat.hints == 0;
    };
    return !game.counted && game.seats.size() <= Two && std::ranges::all_of(game.seats, isPlain);
}

/// Columns that `valuesOf` returns, in this order.
constexpr const char* GameColumns[]{"game",      "date",      "result",    "plies",       "players",
                                    "pgn",       "whiteelo",  "blackelo",  "round",       "eco",
                                    "whitename", "blackname", "eventname", "openingname", "firstmoves"};

/// Returns the columns, each followed by `after`, separated by commas.
QString columnsWith(const char* after) {
    QStringList parts;
    for (const char* column : GameColumns) parts << QLatin1String(column) + QLatin1String(after);
    return parts.join(QLatin1Char(','));
}

QString placeholders() { return QStringList(std::ssize(GameColumns), QStringLiteral("?")).join(QLatin1Char(',')); }

QSqlQuery prepared(const QSqlDatabase& database, const QString& statement) {
    QSqlQuery query(database);
    query.prepare(statement);
    return query;
}

}  // namespace

GameRows::GameRows(const QSqlDatabase& database, CheckedQueries& queries)
    : queries_(queries),
      names_(database, queries),
      selectByKey_(prepared(database, QStringLiteral("SELECT id, pgn FROM games WHERE key IN (?, ?, ?, ?)"))),
      insert_(prepared(database, QStringLiteral("INSERT INTO games (key, counted, form, %1) VALUES (?, ?, 1, %2)")
                                     .arg(columnsWith(""), placeholders()))),
      insertSeat_(prepared(database, QStringLiteral("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"))),
      undelete_(prepared(database, QStringLiteral("UPDATE games SET deleted = 0 WHERE id = ?"))),
      update_(prepared(database, QStringLiteral("UPDATE OR IGNORE games SET key = ?, form = 1, words = NULL, %1 WHERE "
                                                "id = ?")
                                     .arg(columnsWith(" = ?")))),
      rewrite_(prepared(
          database,
          QStringLiteral(
              "UPDATE OR IGNORE games SET form = 1, words = NULL, key = substr(key, 1, %1), pgn = ?, whitename = ?, "
              "blackname = ?, eventname = ?, openingname = ?, firstmoves = ?, players = ?, white = NULL, "
              "black = NULL, event = NULL, named = NULL, opening = NULL WHERE id = ?")
              .arg(KeySize))),
      dropSeats_(
          prepared(database,
                   QStringLiteral("DELETE FROM seats WHERE game = ? AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE "
                                  "other.game = seats.game AND (other.side > 1 OR other.level != 0 OR other.moves != "
                                  "0 OR other.thought != 0 OR other.hints != 0)) AND NOT EXISTS (SELECT 1 FROM games "
                                  "WHERE games.id = seats.game AND games.counted != 0)"))) {}

bool GameRows::run(QSqlQuery& query, const QVariantList& values) {
    for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
    return queries_.run(query);
}

std::pair<GameRows::Found, qint64> GameRows::lookUp(const LibraryGame& game) {
    const QByteArray further = duplicateKey(game);
    const auto found = lookUp(game, {game.key, shortened(game.key), further, shortened(further)});
    if (found.first != Found::Duplicate) return found;
    const QByteArray earlier = earlierDuplicateKey(game);
    const auto equal = lookUp(game, {earlier, shortened(earlier), {}, {}});
    return equal.first == Found::Equal ? equal : found;
}

std::pair<GameRows::Found, qint64> GameRows::lookUp(const LibraryGame& game, const QVariantList& keys) {
    std::pair<Found, qint64> found{Found::Nothing, 0};
    if (!run(selectByKey_, keys)) return found;
    while (found.first != Found::Equal && queries_.next(selectByKey_)) {
        const auto record = decompressedRecord(selectByKey_.value(1).toByteArray());
        const bool equal = record && isSameRecord(*record, game);
        found = {equal ? Found::Equal : Found::Duplicate, selectByKey_.value(0).toLongLong()};
    }
    selectByKey_.finish();
    return found;
}

QVariantList GameRows::valuesOf(const LibraryGame& game) {
    return {game.game,
            game.date,
            game.result,
            game.plies,
            playersOf(game),
            compressedRecord(game.record),
            ratingOf(game, 0),
            ratingOf(game, 1),
            game.round,
            game.eco,
            names_.numberOf(teamOf(game, 0)),
            names_.numberOf(teamOf(game, 1)),
            names_.numberOf(game.event),
            names_.numberOf(game.named),
            names_.numberOf(game.opening)};
}

qint64 GameRows::insert(const LibraryGame& game, Found found) {
    const QByteArray key = shortened(found == Found::Duplicate ? duplicateKey(game) : game.key);
    const int failures = queries_.failures();
    const QVariantList values = QVariantList{key, game.counted ? 1 : 0} + valuesOf(game);
    if (queries_.failures() > failures || !run(insert_, values)) return 0;
    const qint64 id = insert_.lastInsertId().toLongLong();
    return needsNoSeats(game) || insertSeats(id, game) ? id : 0;
}

bool GameRows::insertSeats(qint64 id, const LibraryGame& game) {
    for (std::size_t side = 0; side < game.seats.size(); ++side) {
        const LibrarySeat& seat = game.seats[side];
        if (!run(insertSeat_, {id, static_cast<int>(side), seat.name, seat.name.toCaseFolded(), seat.level, seat.team,
                               seat.halfPoints, seat.moves, seat.thought, seat.hints}))
            return false;
    }
    return true;
}

bool GameRows::undelete(qint64 id) { return run(undelete_, {id}); }

int GameRows::update(qint64 id, const LibraryGame& game, Found found) {
    const QByteArray key = shortened(found == Found::Nothing ? game.key : duplicateKey(game));
    const int failures = queries_.failures();
    const QVariantList values = QVariantList{key} + valuesOf(game) + QVariantList{id};
    if (queries_.failures() > failures || !run(update_, values)) return -1;
    return update_.numRowsAffected();
}

bool GameRows::rewrite(const EarlierRow& row, const QByteArray& record) {
    const int failures = queries_.failures();
    const auto firstMoves = row.opening.section(QLatin1Char(' '), 0, LibraryGame::OpeningPlies - 1);
    constexpr int Two = 2;  // the columns of the teams contain the names of two players too
    const QVariantList values{compressedRecord(record),
                              names_.numberOf(row.white),
                              names_.numberOf(row.black),
                              names_.numberOf(row.event),
                              names_.numberOf(row.named),
                              names_.numberOf(firstMoves),
                              row.seats > Two ? QVariant(row.players) : QVariant(),
                              row.id};
    if (queries_.failures() > failures || !run(rewrite_, values)) return false;
    // Without the shorter key, which another game has, the row stays as it is, and so do its players.
    return rewrite_.numRowsAffected() == 0 || run(dropSeats_, {row.id});
}

bool isKeyOf(const QByteArray& stored, const LibraryGame& game) {
    const QByteArray key = shortened(stored);
    return key == shortened(game.key) || key == shortened(duplicateKey(game)) ||
           key == shortened(earlierDuplicateKey(game));
}

}  // namespace rokada::ui
