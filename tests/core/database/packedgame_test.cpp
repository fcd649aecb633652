// Packs and unpacks games in every variant and rule option. Tests blocks of games and damaged data.
#include "database/packedblock.h"
#include "database/unpackedgame.h"
#include "everyvariant.h"
#include "playedtree.h"
#include "slowsearch.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <random>

namespace rokada::test::packedgameTest {
namespace {

constexpr int Positions = ROKADA_NIGHTLY_SIZE ? 20000 : 600;

class PackedGames : public testing::TestWithParam<int> {
protected:
    PackedGames()
        : rules_(everyRuleSet()[static_cast<std::size_t>(GetParam())]),
          usual_({rules_.variant, boardChoices(rules_.book()->variant())}) {}

    /// Returns the beginnings of random games: their first 60 plies, their first 120 plies, and so on.
    std::vector<GameTree> games(std::uint64_t seed) {
        std::vector<GameTree> trees;
        wander(rules_, seed, Positions, [&](const Game& game) {
            if (game.played() > 0 && game.played() % 60 == 0) trees.push_back(treeOf(game));
            return true;
        });
        return trees;
    }

    RuleSet rules_, usual_;
};

TEST_P(PackedGames, ReplayShowsTheSameBoards) {
    const RulebookPtr book = usual_.book();
    const PackedRules rules(*book);
    for (const GameTree& tree : games(1)) {
        const PackedGame game = packed(rules, tree);
        PackedReplay replay(rules, {game.head, game.moves});
        for (const Position& position : positionsOf(tree)) {
            ASSERT_TRUE(replay.state() == stateOf(position)) << positionText(position);
            replay.next([](std::size_t, std::uint8_t, std::uint8_t) {});
        }
        EXPECT_TRUE(replay.atEnd());
        EXPECT_EQ(game.head.plies, movesOf(tree).size());
    }
}

TEST_P(PackedGames, MoveHasTheSameBytesByItself) {
    const RulebookPtr book = usual_.book();
    const PackedRules rules(*book);
    for (const GameTree& tree : games(2)) {
        const PackedGame game = packed(rules, tree);
        PackedReplay replay(rules, {game.head, game.moves});
        const auto positions = positionsOf(tree);
        const auto moves = movesOf(tree);
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            const auto coming = replay.coming();
            ASSERT_EQ(packedMove(rules, positions[ply], moves[ply]), PackedBytes(coming.begin(), coming.end()));
            const PlainMove plain = replay.plainMove();
            if (!moves[ply].forced()) {
                ASSERT_EQ(plain.to, moves[ply].to());
                ASSERT_EQ(plain.from, moves[ply].from());
            }
            replay.next([](std::size_t, std::uint8_t, std::uint8_t) {});
        }
    }
}

TEST_P(PackedGames, MovesCanBeReadAgain) {
    const RulebookPtr book = usual_.book();
    const PackedRules rules(*book);
    for (const GameTree& tree : games(6)) {
        if (!isWholeWhenPacked(tree)) continue;
        const PackedGame game = packed(rules, tree);
        GameTree again(tree.sharedBook(), tree.start());
        ASSERT_TRUE(appendPacked(again, rules, game.head.usual, game.moves));
        ASSERT_TRUE(again == tree);
    }
}

TEST_P(PackedGames, DamagedMovesAreRefused) {
    const RulebookPtr book = usual_.book();
    const PackedRules rules(*book);
    std::mt19937 random(7);
    for (const GameTree& tree : games(8)) {
        const PackedGame game = packed(rules, tree);
        for (int i = 0; i < 20; ++i) {
            PackedBytes bytes = game.moves;
            bytes[random() % bytes.size()] ^= static_cast<std::uint8_t>(1 + random() % 255);
            if (i % 4 == 0) bytes.resize(random() % bytes.size());
            GameTree again(tree.sharedBook(), tree.start());
            // Some damage results in other legal moves. Nothing else can be appended.
            static_cast<void>(appendPacked(again, rules, i % 5 == 0, bytes));
            EXPECT_LE(again.size(), game.moves.size());
        }
    }
}

TEST_P(PackedGames, BlockGivesThemBack) {
    const RulebookPtr book = usual_.book();
    const PackedRules rules(*book);
    PackedWriter writer;
    std::vector<PackedGame> written;
    for (const GameTree& tree : games(3)) {
        written.push_back(packed(rules, tree));
        PackedHead& head = written.back().head;
        head.id = static_cast<std::int64_t>(written.size()) << 33;
        head.year = 1999;
        head.rating = 2700;
        head.result = PackedResult::Loss;
        writer.add(written.back());
    }
    const std::string& block = writer.finished();
    ASSERT_TRUE(PackedReader::whole(block));
    PackedReader reader(block);
    PackedView game;
    for (const PackedGame& each : written) {
        ASSERT_TRUE(reader.next(game));
        EXPECT_TRUE(game.head == each.head);
        EXPECT_EQ(PackedBytes(game.moves.begin(), game.moves.end()), each.moves);
    }
    EXPECT_FALSE(reader.next(game));
}

TEST_P(PackedGames, DamageIsNoticedAndBorne) {
    const RulebookPtr book = usual_.book();
    const PackedRules rules(*book);
    PackedWriter writer;
    for (const GameTree& tree : games(4)) writer.add(packed(rules, tree));
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i) {
        std::string block = writer.finished();
        for (int bytes = 0; bytes < 3; ++bytes) block[random() % block.size()] ^= static_cast<char>(1 + random() % 255);
        if (i % 4 == 0) block.resize(random() % block.size());
        EXPECT_FALSE(PackedReader::whole(block) && block != writer.finished());
        PackedReader reader(block);
        PackedView game;
        while (reader.next(game)) {
            PackedReplay replay(rules, game);
            do static_cast<void>(replay.plainMove());
            while (replay.next([](std::size_t place, std::uint8_t, std::uint8_t) { ASSERT_LT(place, MaxPlaces); }));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, PackedGames, testing::Range(0, static_cast<int>(everyRuleSet().size())));

TEST(PackedGame, IsWholeOnlyWithoutVariationsAndRemarks) {
    Game game(rules("chess"));
    play(game, "e2e4 e7e5 g1f3");
    const GameTree plain = treeOf(game);
    EXPECT_TRUE(isWholeWhenPacked(plain));
    EXPECT_TRUE(isWholeWhenPacked(GameTree(rules("chess"))));

    GameTree commented = plain;
    commented.remarks(Node::Root).setComment("A game");
    EXPECT_FALSE(isWholeWhenPacked(commented));
    GameTree assessed = plain;
    assessed.remarks(assessed.variationEnd(Node::Root)).nags.push_back(1);
    EXPECT_FALSE(isWholeWhenPacked(assessed));
    GameTree varied = plain;
    varied.add(varied.next(Node::Root), plain.move(plain.next(Node::Root)));
    EXPECT_FALSE(isWholeWhenPacked(varied));
}

TEST(PackedGame, MostMovesOfChessTakeTwoBytes) {
    const RulebookPtr book = rules("chess");
    Game game(book);
    play(game, "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1");
    const PackedGame packedGame = packed(PackedRules(*book), treeOf(game));
    EXPECT_EQ(packedGame.moves.size(), 13u);
    EXPECT_TRUE(packedGame.head.usual);
}

}  // namespace
}  // namespace rokada::test::packedgameTest
