// Tests `expectManyGames`, which sets the database for the duration of an import.
#include "collection/manygames.h"

#include "librarytesting.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <gtest/gtest.h>

namespace rokada::ui::manygamesTest {
namespace {

using namespace testing;

int settingOf(const LibraryStore& store, const char* name) {
    QSqlQuery query(store.database());
    return query.exec(QStringLiteral("PRAGMA ") + QLatin1String(name)) && query.next() ? query.value(0).toInt() : 0;
}

TEST(ManyGames, HaveRoomWhileTheyAreExpected) {
    const QTemporaryDir folder;
    LibraryStore store(folder.path());
    ASSERT_TRUE(store.open());
    const int memory = settingOf(store, "cache_size"), log = settingOf(store, "wal_autocheckpoint");
    expectManyGames(store, true);
    EXPECT_LT(settingOf(store, "cache_size"), memory) << "negative numbers are KiB";
    EXPECT_GT(settingOf(store, "wal_autocheckpoint"), log);
    expectManyGames(store, false);
    EXPECT_EQ(settingOf(store, "cache_size"), memory);
    EXPECT_EQ(settingOf(store, "wal_autocheckpoint"), log);
    EXPECT_FALSE(store.failure());
}

TEST(ManyGames, AreInTheFileItselfAtTheEnd) {
    constexpr int Games = 60, Comment = 100'000;
    const QTemporaryDir folder;
    LibraryStore store(folder.filePath(QStringLiteral("library")));
    ASSERT_TRUE(store.open());
    expectManyGames(store, true);
    for (int i = 0; i < Games; ++i) {
        const QByteArray text = "[Round \"" + QByteArray::number(i) + "\"]\n\n1. e4 {" + noiseOf(i, Comment) + "} *\n";
        ASSERT_EQ(store.put(gamesOf(text.constData())), 1);
    }
    expectManyGames(store, false);
    // All games must be in the database file itself, because the copy does not include the write-ahead log.
    const LibraryPlace place(folder.path(), QStringLiteral("copy.sqlite"));
    ASSERT_TRUE(QFile::copy(store.file(), place.file()));
    LibraryStore copy(place);
    EXPECT_EQ(copy.find({}).ids.size(), static_cast<std::size_t>(Games));
}

}  // namespace
}  // namespace rokada::ui::manygamesTest
