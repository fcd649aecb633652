// Tests the compressed texts of a collection, and the search for words in them.
#include "collection/compression.h"
#include "collection/wordfinder.h"

#include <gtest/gtest.h>

#include <random>
#include <thread>
#include <vector>

namespace rokada::ui::compressionTest {
namespace {

const QByteArray Game =
    "[Event \"Candidates\"]\n[White \"Tal, Mihail\"]\n[Black \"Smyslov, Vasily\"]\n[Result \"1-0\"]\n\n"
    "1. e4 c6 2. d3 d5 3. Nd2 e5 4. Ngf3 Nd7 5. d4 dxe4 6. Nxe4 exd4 7. Qxd4 Ngf6 8. Bg5 Be7 9. O-O-O O-O 1-0\n\n";

TEST(Compression, EveryTextComesBackByteForByte) {
    for (const QByteArray& text :
         {Game, QByteArray(), QByteArray("*\n\n"), QByteArray(1'000'000, 'x'), QByteArray("\0\x01\xFF", 3)}) {
        const QByteArray frame = compressed(text);
        EXPECT_TRUE(isCompressed(frame));
        EXPECT_EQ(decompressed(frame), text);
        const QByteArray record = compressedRecord(text);
        EXPECT_TRUE(isCompressed(record));
        EXPECT_EQ(decompressedRecord(record), text);
        EXPECT_EQ(decompressedRecord(frame), text) << "an earlier version stored it";
    }
}

TEST(Compression, AnOrdinaryGameBecomesMuchSmaller) {
    EXPECT_LT(compressed(Game).size() * 3, Game.size() * 2);
    EXPECT_LT(compressed(QByteArray(1'000'000, 'x')).size(), 1000);
}

TEST(Compression, ThePlainTextOfAnEarlierVersionIsReturnedUnchanged) {
    EXPECT_FALSE(isCompressed(Game));
    EXPECT_EQ(decompressed(Game), Game);
    EXPECT_EQ(decompressedRecord(Game), Game);
}

TEST(Compression, DamageIsNoticedAndNeverBecomesAnotherText) {
    const QByteArray frame = compressed(Game), record = compressedRecord(Game);
    for (qsizetype length = 1; length < record.size(); ++length) EXPECT_FALSE(decompressedRecord(record.left(length)));
    for (qsizetype length = 4; length < frame.size(); ++length) EXPECT_FALSE(decompressed(frame.left(length)));
    std::mt19937 random(11);
    for (int i = 0; i < 20'000; ++i) {
        QByteArray spoilt = frame;
        // The first four bytes say that the text is compressed. Without them it would be a plain text.
        spoilt[static_cast<qsizetype>(4 + random() % static_cast<unsigned>(frame.size() - 4))] =
            static_cast<char>(random());
        const auto text = decompressed(spoilt);
        EXPECT_TRUE(!text || *text == Game);
        QByteArray other = record;
        other[static_cast<qsizetype>(1 + random() % static_cast<unsigned>(record.size() - 1))] =
            static_cast<char>(random());
        const auto read = decompressedRecord(other);
        EXPECT_TRUE(!read || *read == Game);
    }
}

TEST(Compression, ManyThreadsPackAtTheSameTime) {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([] {
            for (int k = 0; k < 500; ++k) EXPECT_EQ(decompressed(compressed(Game)), Game);
        });
    }
}

TEST(WordFinder, EachWordMustOccurInTheTextOrInTheData) {
    const auto data = [] { return QStringLiteral("Tal - Smyslov 1959-09"); };
    EXPECT_TRUE(WordFinder(QStringLiteral("candidates TAL")).finds(Game, data));
    EXPECT_TRUE(WordFinder(QStringLiteral("1959-09 ngf3")).finds(Game, data));
    EXPECT_FALSE(WordFinder(QStringLiteral("candidates botvinnik")).finds(Game, data));
    EXPECT_TRUE(WordFinder(QStringLiteral(" ")).empty());
}

TEST(WordFinder, UpperAndLowerCaseAreEqualInAllAlphabets) {
    const auto none = [] { return QString(); };
    const QByteArray text = QStringLiteral("{ Прекрасная ПАРТИЯ } 1. e4").toUtf8();
    EXPECT_TRUE(WordFinder(QStringLiteral("партия ПРЕКРАСНАЯ E4")).finds(text, none));
    EXPECT_TRUE(
        WordFinder(QStringLiteral("ПАРТИЯ")).finds(QByteArray("1. e4"), [] { return QStringLiteral("партия"); }));
}

TEST(WordFinder, DataIsOnlyReadIfTheTextDoesNotHaveAWord) {
    int reads = 0;
    const auto data = [&reads] {
        ++reads;
        return QStringLiteral("Anna");
    };
    EXPECT_TRUE(WordFinder(QStringLiteral("tal smyslov")).finds(Game, data));
    EXPECT_EQ(reads, 0);
    EXPECT_TRUE(WordFinder(QStringLiteral("anna ann")).finds(Game, data));
    EXPECT_EQ(reads, 1);
}

}  // namespace
}  // namespace rokada::ui::compressionTest
