// Tests the form of stored records: each PGN text comes back byte for byte, packed or not.
#include "collection/storedrecord.h"
#include "everyvariant.h"
#include "librarytesting.h"
#include "playedtree.h"
#include "record/pgnwriter.h"

#include <gtest/gtest.h>

#include <random>

namespace rokada::ui::storedrecordTest {
namespace {

using namespace testing;
using namespace test;

/// Returns true if the record contains packed moves, and no move as text.
bool isPacked(const LibraryGame& game) { return !game.record.contains("1."); }

TEST(StoredRecord, GamesOfEveryVariantComeBackByteForByte) {
    int packed = 0, all = 0;
    for (const RuleSet& rules : everyRuleSet()) {
        wander(rules, 3, 120, [&](const Game& game) {
            if (game.played() == 0 || game.played() % 30 != 0) return true;
            GameTree tree = treeOf(game);
            tree.setTag("White", "Анна \"A\" \\ B");
            tree.setTag("Result", game.played() % 60 == 0 ? "1/2-1/2" : "*");
            const LibraryGame stored = libraryGame(tree, {});
            EXPECT_EQ(pgnOf(stored.record), QByteArray::fromStdString(pgnText(tree)));
            packed += isPacked(stored);
            ++all;
            return true;
        });
    }
    EXPECT_GT(packed, all / 3);
    EXPECT_LT(packed, all) << "games of four sides and with towers are stored as text";
}

TEST(StoredRecord, UnusualStartsAndResultsComeBack) {
    for (const char* pgn :
         {"[SetUp \"1\"]\n[FEN \"4k3/8/4K3/4P3/8/8/8/8 b - - 3 40\"]\n\n40... Kd8 41. Kf7 *\n\n",
          "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"nrbkqrbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRBN w FBfb - 0 "
          "1\"]\n\n"
          "1. e4 e5 2. Nb3 *\n\n",
          "[White \"Anna\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n", "[White \"Nobody\"]\n\n*\n\n", "\n*\n\n",
          "[Event \"?\"]\n[Unknown \"kept\"]\n[Result \"1-0\"]\n\n1-0\n\n"}) {
        const LibraryGame game = libraryGame(QByteArray(pgn), {});
        EXPECT_EQ(pgnOf(game.record)->toStdString(), pgn);
    }
}

TEST(StoredRecord, CommentsVariationsAndGlyphsStayText) {
    for (const char* moves : {"1. e4 {good} *", "{A game} 1. e4 *", "1. e4 (1. d4) *", "1. e4 $1 *", "1. e4 ; so\n*"}) {
        const LibraryGame game = gamesOf((QByteArray("[White \"Anna\"]\n\n") + moves + "\n\n").constData()).front();
        EXPECT_FALSE(isPacked(game)) << moves;
    }
    EXPECT_TRUE(isPacked(gamesOf("[White \"Anna\"]\n\n1. e4 e5 *\n\n").front()));
}

TEST(StoredRecord, TextThatBeginsLikeAPackedOneComesBack) {
    for (const char first : {'\x01', '\x02', '\x03', '\x04'}) {
        const QByteArray text = first + QByteArray("[White \"Anna\"]\n\n1. e4 *\n\n");
        EXPECT_EQ(pgnOf(recordOfText(text)), text);
    }
}

TEST(StoredRecord, DamageNeverBecomesAnIllegalGame) {
    const QByteArray record = gamesOf("[White \"Anna\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n").front().record;
    std::mt19937 random(19);
    for (int i = 0; i < 2'000; ++i) {
        QByteArray spoilt = record;
        spoilt[static_cast<qsizetype>(random() % static_cast<unsigned>(record.size()))] = static_cast<char>(random());
        if (i % 3 == 0) spoilt.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(record.size())));
        const auto pgn = pgnOf(spoilt);
        const bool isGame = pgn && spoilt.startsWith(record.left(1));
        EXPECT_TRUE(!isGame || !gamesOf(pgn->constData()).empty());
        static_cast<void>(wordsOf(spoilt));
    }
}

TEST(StoredRecord, WordsAreTagsAndComments) {
    const auto wordsIn = [](const char* pgn) { return wordsOf(gamesOf(pgn).front().record); };
    EXPECT_EQ(wordsIn("[White \"Anna\"]\n\n1. e4 e5 *\n\n"), "[White \"Anna\"]\n");
    const QByteArray words = wordsIn("[White \"Anna\"]\n\n1. e4 {a fine day} (1. d4 {or this}) e5 *\n\n");
    EXPECT_TRUE(words.contains("a fine day"));
    EXPECT_TRUE(words.contains("or this"));
    EXPECT_FALSE(words.contains("e5"));
}

}  // namespace
}  // namespace rokada::ui::storedrecordTest
