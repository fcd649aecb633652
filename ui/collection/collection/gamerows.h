// Writes games into the tables of a collection.
#pragma once

#include "collection/librarygame.h"
#include "collection/nametable.h"

#include <QByteArray>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <cstdint>
#include <utility>

class QSqlDatabase;

namespace rokada::ui {

class CheckedQueries;

/// Row of a game as an earlier version of the program wrote it, with all texts in the row itself.
struct EarlierRow {
    qint64 id = 0;
    int seats = 0;      ///< number of rows of the table `seats`
    QByteArray stored;  ///< value of the column `pgn`
    QString date, players, event, white, black, named, opening;
    bool indexed = false;  ///< true if the game is in the index of positions
};

/// Inserts and updates rows of the tables `games`, `seats` and `names`. Its statements are prepared once, because an
/// import executes them for each game. Failures are noted in the queries. Use it only on the thread of the connection.
class GameRows {
public:
    /// Relation of a game to the stored games: no game has its key, an equal record is stored, or a different record of
    /// the same game.
    enum class Found : std::uint8_t { Nothing, Equal, Duplicate };

    GameRows(const QSqlDatabase& database, CheckedQueries& queries);

    /// Looks for an equal record, or another record of the same game. Returns the kind of the result and the id.
    /// Returns `Nothing` if the query fails; the next statement then reports the failure.
    [[nodiscard]] std::pair<Found, qint64> lookUp(const LibraryGame& game);
    /// Inserts a game whose result of `lookUp` is `found`. Returns its id; 0 on failure.
    [[nodiscard]] qint64 insert(const LibraryGame& game, Found found);
    /// Restores a game that was marked as deleted. Returns false on failure.
    [[nodiscard]] bool undelete(qint64 id);
    /// Replaces the record of the game `id` and its data, but not the data of its players. Returns the number of
    /// changed rows: 0 if the game does not exist or another game has the new key; -1 on failure.
    [[nodiscard]] int update(qint64 id, const LibraryGame& game, Found found);
    /// Writes an earlier row in today's form. `record` is the record of its text. Returns false on failure.
    [[nodiscard]] bool rewrite(const EarlierRow& row, const QByteArray& record);
    /// Call it when a transaction was rolled back.
    void forgetNames() { names_.forget(); }

private:
    [[nodiscard]] std::pair<Found, qint64> lookUp(const LibraryGame& game, const QVariantList& keys);
    [[nodiscard]] QVariantList valuesOf(const LibraryGame& game);
    [[nodiscard]] bool insertSeats(qint64 id, const LibraryGame& game);
    [[nodiscard]] bool run(QSqlQuery& query, const QVariantList& values);

    CheckedQueries& queries_;
    NameTable names_;
    QSqlQuery selectByKey_, insert_, insertSeat_, undelete_, update_, rewrite_, dropSeats_;
};

/// Returns true if `stored` is a key of `game`: that of its first record or of a further one. Collections of earlier
/// versions contain longer keys.
[[nodiscard]] bool isKeyOf(const QByteArray& stored, const LibraryGame& game);

}  // namespace rokada::ui
