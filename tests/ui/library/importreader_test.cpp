// Reads PGN files for an import on a second thread.
#include "collection/importreader.h"

#include "files/threadrulebookcache.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <chrono>

namespace rokada::ui::importreaderTest {
namespace {

using namespace std::chrono_literals;

/// Number of games in a file. The reader splits them into more parts than its queue can hold.
constexpr int ManyGames = 2000;

QByteArray gameNumber(int number) {
    return "[White \"" + QByteArray::number(number) + "\"]\n\n1. e4 e5 2. Nf3 {" + QByteArray(500, 'y') +
           "} Nc6 (2... d6 3. d4) 3. Bb5 *\n\n";
}

class ReadImport : public ::testing::Test {
protected:
    /// Writes a file and returns its path.
    [[nodiscard]] QString fileOf(const QByteArray& text) const {
        QFile file(folder.filePath(QStringLiteral("games.pgn")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(text), text.size());
        return file.fileName();
    }
    [[nodiscard]] QString fileOfMany() const {
        QByteArray text;
        for (int i = 0; i < ManyGames; ++i) text += gameNumber(i);
        return fileOf(text);
    }
    static std::vector<ImportPart> all(ImportReader& reader) {
        std::vector<ImportPart> parts;
        while (parts.empty() || !parts.back().last) {
            if (auto part = reader.take(10s)) parts.push_back(*std::move(part));
        }
        return parts;
    }

    const QTemporaryDir folder;
};

TEST_F(ReadImport, EveryGameComesInItsOrder) {
    ImportReader reader(fileOfMany());
    ASSERT_TRUE(reader.start());
    int number = 0, percent = 0;
    const std::vector<ImportPart> parts = all(reader);
    for (const ImportPart& part : parts) {
        EXPECT_GE(part.percent, percent);
        percent = part.percent;
        for (const LibraryGame& game : part.games) {
            const std::string text = gameNumber(number++).toStdString();
            const LibraryGame expected = libraryGame(readPgn({.text = text}, threadRulebookCache()), {});
            ASSERT_EQ(game.record, expected.record);
            ASSERT_EQ(game.key, expected.key);
            ASSERT_EQ(game.packed, expected.packed);
            ASSERT_EQ(game.opening, expected.opening);
        }
    }
    EXPECT_EQ(number, ManyGames);
    EXPECT_GT(parts.size(), 4U);
    EXPECT_EQ(percent, 100);
}

TEST_F(ReadImport, ItsReportTellsOfEveryGame) {
    ImportReader reader(
        fileOf("[White \"Anna\"]\n\n1. e4 Ke4 *\n\n[White \"Boris\"]\n\n*\n\n[White \"Carl\"]\n\n1. d4 *\n"));
    ASSERT_TRUE(reader.start());
    const std::vector<ImportPart> parts = all(reader);
    const ImportReport report = reader.finish();
    EXPECT_EQ(parts.back().games.size(), 3U);
    EXPECT_EQ(report.faulty, 1);
    EXPECT_EQ(report.empty, 1);
    ASSERT_EQ(report.findings.size(), 1U);
    EXPECT_EQ(report.findings[0].players, QStringLiteral("Anna"));
    EXPECT_TRUE(report.why.isEmpty());
}

TEST_F(ReadImport, ACancelledOneEndsWhileItsPartsWait) {
    ImportReader reader(fileOfMany());
    ASSERT_TRUE(reader.start());
    ASSERT_TRUE(reader.take(10s));
    reader.cancel();
    EXPECT_TRUE(reader.cancelled());
    static_cast<void>(reader.finish());
    int games = 0;
    while (const auto part = reader.take(0s)) games += static_cast<int>(part->games.size());
    EXPECT_LT(games, ManyGames);
}

TEST_F(ReadImport, AnEmptyFileHasOneEmptyPart) {
    ImportReader reader(fileOf({}));
    ASSERT_TRUE(reader.start());
    const std::vector<ImportPart> parts = all(reader);
    ASSERT_EQ(parts.size(), 1U);
    EXPECT_TRUE(parts[0].games.empty());
}

TEST_F(ReadImport, AMissingFileIsToldAtOnce) {
    ImportReader reader(folder.filePath(QStringLiteral("none.pgn")));
    const Opened opened = reader.start();
    ASSERT_FALSE(opened);
    EXPECT_FALSE(opened.error().isEmpty());
}

}  // namespace
}  // namespace rokada::ui::importreaderTest
