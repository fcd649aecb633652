#include "collection/plaintexts.h"

#include "collection/checkedqueries.h"
#include "collection/compression.h"
#include "collection/librarytables.h"

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <utility>
#include <vector>

namespace rokada::ui {

namespace {

/// Number of games of one step. A request to the collection waits for at most one step.
constexpr int GamesAtOnce = 200;

}  // namespace

PlainTexts::PlainTexts(QString connection, CheckedQueries& queries)
    : connection_(std::move(connection)), queries_(queries) {}

void PlainTexts::startAgain() {
    state_ = State::Left;
    last_ = 0;
    execute(QStringLiteral("PRAGMA user_version = %1").arg(LibraryTables::SomePlain));
}

bool PlainTexts::compressSome() {
    if (state_ == State::Done) return false;
    const OptionalQueries optional(queries_);
    queries_.forget();
    if (state_ == State::Unknown) state_ = stateOfFile();
    if (state_ != State::Left || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    if (compressNext() && execute(QStringLiteral("COMMIT"))) return state_ == State::Left;
    QSqlQuery(QSqlDatabase::database(connection_)).exec(QStringLiteral("ROLLBACK"));
    // The next start of the program tries again.
    state_ = State::Done;
    return false;
}

PlainTexts::State PlainTexts::stateOfFile() {
    QSqlQuery version(QSqlDatabase::database(connection_));
    if (!queries_.run(version, QStringLiteral("PRAGMA user_version")) || !queries_.next(version)) return State::Unknown;
    return version.value(0).toInt() < LibraryTables::AllCompressed ? State::Left : State::Done;
}

/// Compresses the texts of the next games. After the last game, notes in the file that it contains no more plain texts.
/// Returns false on failure.
bool PlainTexts::compressNext() {
    const std::vector<Text> texts = nextTexts();
    if (queries_.failure() || !std::ranges::all_of(texts, [this](const Text& text) { return compressOne(text); }))
        return false;
    if (!texts.empty()) return true;
    state_ = State::Done;
    return execute(QStringLiteral("PRAGMA user_version = %1").arg(LibraryTables::AllCompressed));
}

std::vector<PlainTexts::Text> PlainTexts::nextTexts() {
    std::vector<Text> texts;
    QSqlQuery plain(QSqlDatabase::database(connection_));
    plain.setForwardOnly(true);
    plain.prepare(
        QStringLiteral("SELECT id, pgn, (SELECT count(*) FROM packing WHERE packing.game = games.id) FROM games WHERE "
                       "id > ? AND words IS NOT NULL ORDER BY id LIMIT ?"));
    plain.addBindValue(last_);
    plain.addBindValue(GamesAtOnce);
    if (!queries_.run(plain)) return texts;
    while (queries_.next(plain))
        texts.push_back({plain.value(0).toLongLong(), plain.value(1).toByteArray(), plain.value(2).toInt() == 0});
    return texts;
}

bool PlainTexts::compressOne(const Text& text) {
    last_ = text.id;
    const QByteArray frame = compressed(text.pgn);
    if (!isCompressed(frame) || decompressed(frame) != text.pgn) return true;
    QSqlQuery update(QSqlDatabase::database(connection_));
    update.prepare(QStringLiteral("UPDATE games SET pgn = ?, words = NULL WHERE id = ?"));
    update.addBindValue(frame);
    update.addBindValue(text.id);
    if (!queries_.run(update)) return false;
    // The moves have not changed, so a game that was in the index of positions is still in it.
    return !text.indexed || execute(QStringLiteral("DELETE FROM packing WHERE game = %1").arg(text.id));
}

bool PlainTexts::execute(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return queries_.run(query, statement);
}

}  // namespace rokada::ui
