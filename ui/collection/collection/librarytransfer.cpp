#include "collection/librarytransfer.h"

#include "collection/checkedqueries.h"
#include "collection/library.h"
#include "collection/librarytables.h"

#include <QPointer>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <memory>
#include <utility>

namespace rokada::ui {

namespace {

/// Number of games that one job copies. Jobs are short, so that other jobs can run between them.
constexpr std::ptrdiff_t AtOnce = 250;

/// Adds the data of the players that the PGN text does not contain. Failures are noted in the store.
void addKeptSeats(LibraryStore& store, qint64 id, LibraryGame& game) {
    QSqlQuery query(store.database());
    query.prepare(QStringLiteral("SELECT side, level, half, moves, thought, hints FROM seats WHERE game = ?"));
    query.addBindValue(id);
    store.queries().run(query);
    readSeats(query, store.queries(), game);
}

/// Returns the stored game with its PGN text unchanged; nullopt if it does not exist or cannot be read.
std::optional<LibraryGame> keptGame(LibraryStore& store, qint64 id) {
    QSqlQuery query(store.database());
    query.prepare(QStringLiteral("SELECT date, pgn, counted FROM games WHERE deleted = 0 AND id = ?"));
    query.addBindValue(id);
    if (!store.queries().run(query) || !store.queries().next(query)) return std::nullopt;
    const QByteArray pgn = textIn(query.value(1), store.queries());
    if (pgn.isEmpty()) return std::nullopt;
    LibraryGame game = libraryGame(pgn, query.value(0).toString());
    game.counted = query.value(2).toInt() == 1;
    addKeptSeats(store, id, game);
    return game;
}

/// State of a transfer, shared by its jobs.
struct TransferJob {
    Library& from;
    Library& to;
    std::vector<qint64> left;
    QPointer<QObject> context;
    std::function<void(const Transferred&)> done;
    Transferred result{};
};

void transferNext(const std::shared_ptr<TransferJob>& job);

/// Deletes games from their old collection after the new one has stored them.
void removeMoved(const std::shared_ptr<TransferJob>& job, const std::vector<qint64>& ids) {
    job->from.ask([ids](LibraryStore& store) { return store.setDeleted(ids, true); },
                  [job, ids](bool gone) {
                      job->result.whole = job->result.whole && gone;
                      if (gone) job->result.moved.insert(job->result.moved.end(), ids.begin(), ids.end());
                      transferNext(job);
                  },
                  LibraryAction::Delete);
}

void put(const std::shared_ptr<TransferJob>& job, KeptGames kept) {
    job->result.whole = kept.whole;
    const auto count = static_cast<int>(kept.games.size());
    job->to.ask([games = std::move(kept.games)](LibraryStore& store) { return store.put(games); },
                [job, ids = std::move(kept.ids), count](const std::optional<int>& added) {
                    job->result.whole = job->result.whole && added.has_value();
                    job->result.added += added.value_or(0);
                    job->result.known += added ? count - *added : 0;
                    if (!added || job->result.how == Transfer::Copy) return transferNext(job);
                    removeMoved(job, ids);
                },
                LibraryAction::Add);
}

void transferNext(const std::shared_ptr<TransferJob>& job) {
    if (!job->context) return;
    if (job->left.empty() || !job->result.whole) return job->done(job->result);
    const auto part = std::min<std::ptrdiff_t>(AtOnce, static_cast<std::ptrdiff_t>(job->left.size()));
    const std::vector<qint64> ids(job->left.begin(), job->left.begin() + part);
    job->left.erase(job->left.begin(), job->left.begin() + part);
    job->from.ask([ids](LibraryStore& store) { return keptGames(store, ids); },
                  [job](KeptGames kept) { put(job, std::move(kept)); });
}

}  // namespace

KeptGames keptGames(LibraryStore& store, const std::vector<qint64>& ids) {
    KeptGames kept;
    if (!store.open()) return {.ids = {}, .games = {}, .whole = false};
    for (const qint64 id : ids) {
        const int before = store.queries().failures();
        auto game = keptGame(store, id);
        // Do not transfer a game if the data of its players could not be read.
        const bool failed = store.queries().failures() > before;
        kept.whole = kept.whole && !failed;
        if (!game || failed) continue;
        kept.ids.push_back(id);
        kept.games.push_back(*std::move(game));
    }
    return kept;
}

void transfer(Library& from, Library& to, std::vector<qint64> ids, Transfer how, QObject* context,
              std::function<void(const Transferred&)> done) {
    transferNext(
        std::make_shared<TransferJob>(TransferJob{from, to, std::move(ids), context, std::move(done), {.how = how}}));
}

}  // namespace rokada::ui
