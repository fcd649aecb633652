// Opening books made from collections of games: what counts as one game, what is counted, and which moves are dropped.
#include "playedpositions.h"
#include "prunedbook.h"
#include "reachedpositions.h"

#include "diagram.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace rokada::test::gamesbookTest {
namespace {

using namespace tools;

/// File in the temporary folder that is removed at the end.
class TemporaryFile {
public:
    TemporaryFile(const std::string& name, const std::string& text) : path_(testing::TempDir() + "/gamesbook-" + name) {
        std::ofstream(path_) << text;
    }
    ~TemporaryFile() { std::filesystem::remove(path_); }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_;
};

std::string game(const std::string& white, const std::string& black, const std::string& date, const std::string& result,
                 const std::string& moves, const std::string& tags = {}) {
    return "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Date \"" + date + "\"]\n[Result \"" + result +
           "\"]\n" + tags + "\n" + moves + " " + result + "\n\n";
}

class GamesBook : public testing::Test {
protected:
    void collect(const std::string& text) {
        const TemporaryFile file("games.pgn", text);
        ASSERT_TRUE(collections_.add(file.path()));
    }
    [[nodiscard]] std::vector<PlayedPosition> positions(std::size_t most, int leastOfMove = 1) const {
        return playedPositions(*chess_, collections_.games(), {.positions = most, .leastOfMove = leastOfMove});
    }
    [[nodiscard]] std::string words(const BookMove& one) const { return moveText(*chess_, one.move); }

    RulebookPtr chess_ = rules("chess");
    Collections collections_{chess_, 40};
};

TEST_F(GamesBook, GameInTwoCollectionsCountsOnce) {
    collect(game("Tal, Mihail", "Botvinnik, Mikhail", "1960.03.15", "1-0", "1. e4 c6 2. Nc3 d5"));
    collect(game("Tal, M", "Botvinnik,M", "1960.??.??", "1-0", "1. e4 {best} c6 2. Nc3 (2. d4 d5) d5"));
    collect(game("Mihail Tal", "Mikhail BOTVINNIK", "1960", "1-0", "1.e4 c6 2.Nc3 d5"));
    EXPECT_EQ(collections_.games().size(), 1u);
    EXPECT_EQ(collections_.repeated(), 2u);
}

TEST_F(GamesBook, OtherMovesAndOtherPlayersAreOtherGames) {
    collect(game("Tal, M", "Botvinnik, M", "1960", "1-0", "1. e4 c6 2. Nc3 d5"));
    collect(game("Tal, M", "Botvinnik, M", "1960", "1-0", "1. e4 c6 2. Nc3 d5 3. Nf3"));
    collect(game("Tal, M", "Smyslov, V", "1960", "1-0", "1. e4 c6 2. Nc3 d5"));
    collect(game("Botvinnik, M", "Tal, M", "1960", "1-0", "1. e4 c6 2. Nc3 d5"));
    EXPECT_EQ(collections_.games().size(), 4u);
}

TEST_F(GamesBook, GamesOfOtherStartsVariantsAndWithoutMovesAreForeign) {
    collect(game("A", "B", "2000", "1-0", "1. Kd2", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n"));
    collect(game("A", "B", "2000", "1-0", "1. Nc3", "[Variant \"greatshatranj\"]\n"));
    collect(game("A", "B", "2000", "1-0", ""));
    EXPECT_EQ(collections_.games().size(), 0u);
    EXPECT_EQ(collections_.foreign(), 3u);
}

TEST_F(GamesBook, FileThatIsMissingIsAnError) {
    const auto added = collections_.add("/nowhere/games.pgn");
    ASSERT_FALSE(added);
    EXPECT_NE(added.error().find("/nowhere/games.pgn"), std::string::npos);
}

TEST_F(GamesBook, ResultsAndYearsAreCounted) {
    collect(game("A", "B", "1972.07.11", "1-0", "1. e4 e5") + game("C", "D", "1851", "0-1", "1. e4 c5") +
            game("E", "F", "????.??.??", "1/2-1/2", "1. e4 e6") + game("G", "H", "2001", "*", "1. e4 c6") +
            game("I", "J", "1990", "1-0", "1. d4 d5"));
    const std::vector<PlayedPosition> all = positions(100);
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all.front().games, 5);
    const Move e4 = *parseMove(startPosition(*chess_), "e2e4");
    EXPECT_EQ(all.front().moves.front(), (BookMove{e4, 4, 1, 1, 1, 1851, 2001}));
}

TEST_F(GamesBook, TranspositionsAreOnePositionAndARepeatedOneCountsOnce) {
    collect(game("A", "B", "2000", "1-0", "1. d4 d5 2. c4 e6") + game("C", "D", "2000", "1-0", "1. c4 d5 2. d4 c6") +
            game("E", "F", "2000", "1-0", "1. Nf3 Nf6 2. Ng1 Ng8 3. d4 d5 4. c4 e6"));
    const std::vector<PlayedPosition> all = positions(100);
    EXPECT_EQ(all.front().games, 3);
    EXPECT_EQ(all.front().moves.size(), 3u) << "the third game counts with its first move alone";
    Game queensGambit(chess_);
    play(queensGambit, "d2d4 d7d5 c2c4");
    const auto found = std::ranges::find(all, queensGambit.position().key(),
                                         [](const PlayedPosition& one) { return one.position.key(); });
    ASSERT_NE(found, all.end());
    EXPECT_EQ(found->games, 3);
}

TEST_F(GamesBook, TheMostFrequentPositionsAndMovesAreTaken) {
    collect(game("A", "B", "2000", "1-0", "1. e4 e5 2. Nf3") + game("C", "D", "2000", "1-0", "1. e4 e5 2. Nc3") +
            game("E", "F", "2000", "1-0", "1. e4 c5 2. Nf3") + game("G", "H", "2000", "1-0", "1. d4 d5 2. c4"));
    EXPECT_EQ(positions(2).size(), 2u);
    EXPECT_EQ(positions(4).size(), 3u) << "positions of one game each would be too many";
    const std::vector<PlayedPosition> most = positions(3, 2);
    EXPECT_EQ(most[0].moves.size(), 1u);
    EXPECT_EQ(words(most[0].moves[0]), "e2e4");
    EXPECT_EQ(most[2].moves.size(), 1u) << "the most frequent move stays";
    const auto half = playedPositions(*chess_, collections_.games(), {.leastOfMove = 1, .leastPercent = 50});
    EXPECT_EQ(half[0].moves.size(), 1u) << "1. d4 has a quarter of the games";
}

class GamesBookJudge : public GamesBook {
protected:
    /// Returns the book of all collected games without the moves that lose too much.
    [[nodiscard]] BookContents contents(int often, std::size_t judged = 1000) {
        BookContents counted;
        for (PlayedPosition& here : positions(1000)) counted[here.position.key()] = std::move(here.moves);
        SoundMoves judge(chess_, {.nodes = 4000, .proofNodes = 2000, .screenNodes = 500}, {});
        const BookPtr book = *readCompactBook(*chess_, compactBook(*chess_, counted));
        return prunedBook(chess_, *book, {.often = often, .judged = judged}, judge, [](const std::string&) {});
    }
};

TEST_F(GamesBookJudge, MoveThatLosesAQueenIsDroppedAndAnswered) {
    collect(game("A", "B", "2000", "1-0", "1. e4 e5 2. Qh5 Nc6 3. Qxh7 Rxh7") +
            game("C", "D", "2000", "1-0", "1. e4 e5 2. Nf3 Nc6"));
    for (const int often : {1, 1000}) {
        const BookContents book = contents(often);
        Game game(chess_);
        play(game, "e2e4 e7e5 d1h5 b8c6");
        EXPECT_FALSE(book.contains(game.position().key())) << "no move is left";
        play(game, "h5h7");
        EXPECT_FALSE(book.contains(game.position().key())) << "no position leads here";
        Game other(chess_);
        play(other, "e2e4 e7e5");
        const auto& moves = book.at(other.position().key());
        EXPECT_TRUE(std::ranges::any_of(moves, [&](const BookMove& one) { return words(one) == "g1f3"; }));
    }
}

TEST_F(GamesBookJudge, PositionsThatAreNotJudgedKeepTheirMoves) {
    collect(game("A", "B", "2000", "1-0", "1. e4 e5 2. Qh5 Nc6 3. Qxh7 Rxh7"));
    EXPECT_EQ(contents(1, 0).size(), 6u);
}

TEST_F(GamesBookJudge, EveryPositionIsReached) {
    collect(game("A", "B", "2000", "1-0", "1. e4 e5 2. Nf3 f6 3. Bc4 Nc6") +
            game("C", "D", "2000", "1-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"));
    const auto book = readBook(*chess_, compactBook(*chess_, contents(1)));
    ASSERT_TRUE(book);
    EXPECT_EQ(reachedPositions(chess_, **book).size(), (*book)->positions());
    Game answered(chess_);
    play(answered, "e2e4 e7e5 g1f3 f7f6");
    EXPECT_FALSE((*book)->moves(answered.position()).empty()) << "the answer to a mistake stays";
}

TEST_F(GamesBookJudge, ScoresAreKeptInTheirFile) {
    const TemporaryFile file("scores.txt", "");
    const Position start = startPosition(*chess_);
    const std::vector<Move> moves{*parseMove(start, "e2e4"), *parseMove(start, "f2f3")};
    const SoundnessPlan plan{.nodes = 3000};
    std::vector<Score> first;
    {
        SoundMoves judge(chess_, plan, *KnownScores::open(file.path()));
        first = judge.losses(start, moves, plan.nodes);
        EXPECT_LT(first[0], first[1]);
    }
    const auto size = std::filesystem::file_size(file.path());
    EXPECT_GT(size, 0u);
    SoundMoves again(chess_, plan, *KnownScores::open(file.path()));
    EXPECT_EQ(again.losses(start, moves, plan.nodes), first);
    EXPECT_EQ(std::filesystem::file_size(file.path()), size) << "nothing is searched twice";
}

TEST(KnownScoresFile, DamagedLineIsAnErrorWithItsNumber) {
    const TemporaryFile file("bad.txt", "1 2 3 4\nnonsense\n");
    const auto known = KnownScores::open(file.path());
    ASSERT_FALSE(known);
    EXPECT_NE(known.error().find(":2:"), std::string::npos);
}

}  // namespace
}  // namespace rokada::test::gamesbookTest
