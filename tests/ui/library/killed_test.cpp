// A program is killed at any moment of an import or a save. The existing data must not be lost.
#include "collection/librarystore.h"
#include "collection/storedrecord.h"

#include "librarytesting.h"
#include "record/pgnsplitter.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <random>

namespace rokada::ui::killedTest {
namespace {

using namespace testing;

constexpr int Kills = ROKADA_NIGHTLY_SIZE ? 200 : 10;
constexpr int There = 40, Coming = 1500;
constexpr const char* First = "[White \"Anna\"]\n\n1. e4 {first} e5 *\n\n";
constexpr const char* Last = "[White \"Carl\"]\n\n1. c4 {last} *\n";

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(text), text.size());
}

QByteArray gameNumber(int number) {
    return "[White \"" + QByteArray::number(number) + "\"]\n\n1. e4 e5 2. Nf3 {" + QByteArray(200, 'y') + "} *\n\n";
}

class KilledProgram : public ::testing::Test {
protected:
    void SetUp() override {
        QByteArray games;
        for (int i = 0; i < Coming; ++i) games += gameNumber(There + i);
        write(path("games.pgn"), games);
        write(path("record.pgn"), First + QByteArray("[Round \"0\"]\n\n1. e4 *\n\n") + Last);
        LibraryStore store(path("library"));
        for (int i = 0; i < There; ++i) before.push_back(gamesOf(gameNumber(i).constData()).front());
        ASSERT_EQ(store.put(before), There);
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    /// Runs the program, and kills it `milliseconds` after it has printed `lines` lines. Returns the number of the last
    /// save that the program has reported.
    int killAfter(int lines, int milliseconds) {
        QProcess keeper;
        keeper.start(QStringLiteral(ROKADA_COLLECTION_KEEPER),
                     {path("library"), path("games.pgn"), path("record.pgn")});
        int saved = 0, said = 0;
        const auto read = [&] {
            for (; keeper.canReadLine(); ++said) {
                const QByteArray line = keeper.readLine().trimmed();
                if (line.startsWith("saved ")) saved = line.mid(6).toInt();
            }
        };
        while (said < lines && (keeper.canReadLine() || keeper.waitForReadyRead(30'000))) read();
        keeper.waitForFinished(milliseconds);
        keeper.kill();
        keeper.waitForFinished(5000);
        EXPECT_EQ(keeper.exitStatus(), QProcess::CrashExit) << "it did not end by itself";
        read();
        return saved;
    }

    const QTemporaryDir folder;
    std::vector<LibraryGame> before;
};

TEST_F(KilledProgram, LosesNothingThatWasThere) {
    std::mt19937_64 random(11);
    for (int i = 0; i < Kills; ++i) {
        const int saved = killAfter(1 + static_cast<int>(random() % 40), static_cast<int>(random() % 20));
        LibraryStore store(path("library"));
        const std::vector<qint64> ids = store.find({.order = LibraryOrder::Date, .descending = false}).ids;
        EXPECT_FALSE(store.takeDamage()) << i;
        ASSERT_GE(ids.size(), static_cast<std::size_t>(There));
        EXPECT_LE(ids.size(), static_cast<std::size_t>(There + Coming));
        for (const LibraryGame& game : before) EXPECT_EQ(store.pgn(store.put(game)), *pgnOf(game.record));
        EXPECT_EQ(store.find({}).ids.size(), ids.size()) << "all of them were there";
        QFile record(path("record.pgn"));
        ASSERT_TRUE(record.open(QIODevice::ReadOnly));
        const QByteArray text = record.readAll();
        EXPECT_TRUE(text.startsWith(First) && text.endsWith(Last)) << text.toStdString();
        PgnSplitter splitter;
        splitter.feed(text.toStdString());
        splitter.finish();
        static_cast<void>(splitter.take());
        const auto second = splitter.take();
        ASSERT_TRUE(second);
        const PgnGame game = readPgn(*second, threadRulebookCache());
        ASSERT_TRUE(game.report.empty());
        ASSERT_TRUE(game.tree.tag("Round"));
        // The file must contain the last reported save, or a later one.
        EXPECT_GE(std::stoi(*game.tree.tag("Round")), saved);
    }
}

}  // namespace
}  // namespace rokada::ui::killedTest
