#include "collection/libraryduplicates.h"

#include "collection/librarystore.h"
#include "files/threadrulebookcache.h"
#include "record/pgnreader.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <QCryptographicHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <map>
#include <utility>

namespace rokada::ui {

namespace {

/// Maximum number of records whose moves are compared in one search for duplicates.
constexpr int MaxRead = 20'000;

/// Returns a hash of the start position and the moves of the main line. For a game that the program cannot replay,
/// returns a hash of its text.
QByteArray movesOf(const QByteArray& pgn) {
    const std::string text = pgn.toStdString();
    const PgnGame game = readPgn({.text = text, .length = text.size()}, threadRulebookCache());
    if (!game.playable) return QCryptographicHash::hash(pgn, QCryptographicHash::Sha1);
    const GameTree& tree = game.tree;
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(QByteArray::fromStdString(positionText(tree.start())));
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node)) {
        const Move move = tree.move(node);
        hash.addData(move.forced() ? QByteArray("--") : ' ' + QByteArray::fromStdString(moveText(tree.book(), move)));
    }
    return hash.result();
}

std::vector<qint64> numbersIn(const QString& list) {
    std::vector<qint64> ids;
    for (const QString& number : list.split(QLatin1Char(','))) ids.push_back(number.toLongLong());
    std::ranges::sort(ids);
    return ids;
}

/// Adds the pairs of duplicates among the games `alike` whose later id is above `after`. The games `alike` have the
/// same variant, date, players, length and first moves, so only their moves must be compared.
void addDuplicates(LibraryStore& store, const std::vector<qint64>& alike, qint64 after,
                   std::vector<Duplicates>& pairs) {
    std::map<QByteArray, qint64> first;
    for (const qint64 id : alike) {
        const auto [known, fresh] = first.emplace(movesOf(store.pgn(id)), id);
        if (!fresh && id > after) pairs.push_back({known->second, id});
    }
}

}  // namespace

std::vector<Duplicates> duplicatesIn(LibraryStore& store, qint64 after) {
    std::vector<Duplicates> pairs;
    if (!store.open()) return pairs;
    QSqlQuery query(store.database());
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT group_concat(id) FROM shown WHERE deleted = 0 GROUP BY game, date, players, plies, "
                       "opening HAVING count(*) > 1 AND max(id) > ?"));
    query.addBindValue(after);
    std::vector<std::vector<qint64>> groups;
    store.queries().run(query);
    while (store.queries().next(query)) groups.push_back(numbersIn(query.value(0).toString()));
    query.finish();
    int read = 0;
    for (const std::vector<qint64>& alike : groups) {
        read += static_cast<int>(alike.size());
        if (read > MaxRead) break;
        addDuplicates(store, alike, after, pairs);
    }
    std::ranges::sort(pairs, [](const Duplicates& a, const Duplicates& b) {
        return std::pair(a.first, a.later) < std::pair(b.first, b.later);
    });
    return pairs;
}

qint64 gamesAfter(LibraryStore& store, qint64 number) {
    if (!store.open()) return 0;
    QSqlQuery query(store.database());
    query.prepare(QStringLiteral("SELECT count(*) FROM games WHERE id > ? AND deleted = 0"));
    query.addBindValue(number);
    return store.queries().run(query) && store.queries().next(query) ? query.value(0).toLongLong() : 0;
}

qint64 lastNumber(LibraryStore& store) {
    if (!store.open()) return 0;
    QSqlQuery query(store.database());
    const bool done = store.queries().run(query, QStringLiteral("SELECT max(id) FROM games"));
    return done && store.queries().next(query) ? query.value(0).toLongLong() : 0;
}

}  // namespace rokada::ui
