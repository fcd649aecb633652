// Conversations with rokada-engine through pipes, in UCI.
#include "ai/syzygy/syzygytables.h"
#include "engineprocess.h"
#include "game/game.h"
#include "rules/variant.h"
#include "syzygyfiles.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace rokada::testing::uciTalkTest {
namespace {

constexpr const char* mateInOne = "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
/// Position in which the rook on b8 leaves White's king only one move.
constexpr const char* oneMove = "position fen 1r5k/8/8/8/8/8/8/K7 w - - 0 1";

std::string word(const std::string& line, std::size_t number) {
    std::istringstream in(line);
    std::string word;
    for (std::size_t i = 0; i <= number && in >> word; ++i) {
    }
    return word;
}

/// Returns the word after the word `key`. Returns an empty string if there is none.
std::string after(const std::string& line, const std::string& key) {
    std::istringstream in(line);
    for (std::string word; in >> word;) {
        if (word == key && in >> word) return word;
    }
    return "";
}

TEST(UciTalk, Handshake) {
    EngineProcess engine({"uci"});
    engine.send("uci");
    const auto lines = engine.until("uciok");
    EXPECT_EQ(lines[0].rfind("id name Rokada ", 0), 0U);
    EXPECT_EQ(lines[1].rfind("id author ", 0), 0U);
    EXPECT_EQ(beginning(lines, "option name ").size() + 3, lines.size());
    EXPECT_EQ(beginning(lines, "option name UCI_Variant type combo default chess var chess var ").size(), 1U);
}

TEST(UciTalk, PositionsOfOtherProgramsAreTaken) {
    EngineProcess engine({"uci"});
    engine.send("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 0\nd\nisready");
    const auto lines = engine.until("readyok");
    EXPECT_EQ(beginning(lines, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1").size(), 1U);
    EXPECT_EQ(beginning(lines, "info string position: the counter is out of range").size(), 1U);
}

TEST(UciTalk, ARefusedPositionIsNeverAnsweredForTheOldOne) {
    EngineProcess engine({"uci"});
    const std::string bad[] = {"position fen 4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "position fen 8/8 w - - 0 1",
                               "position startpos moves e2e4 e2e4", "position fen"};
    for (const std::string& position : bad) {
        engine.send(std::string(mateInOne) + "\n" + position + "\ngo depth 3");
        const auto lines = engine.until("bestmove ");
        EXPECT_EQ(lines.back(), "bestmove 0000") << position;
        EXPECT_FALSE(beginning(lines, "info string ").empty()) << position;
        engine.send(position + "\nd\ngo perft 1\nisready");
        EXPECT_TRUE(beginning(engine.until("readyok"), "Nodes searched").empty()) << position;
    }
    engine.send(std::string(bad[0]) + "\nisready");
    EXPECT_EQ(beginning(engine.until("readyok"),
                        "info string Illegal position: Black is in check, but it is White's turn (field 2, column 22)")
                  .size(),
              1U);
    engine.send(std::string(mateInOne) + "\ngo depth 3");
    EXPECT_EQ(engine.until("bestmove ").back(), "bestmove a1a8");
}

TEST(UciTalk, Chess960CastlesOntoTheRook) {
    EngineProcess engine({"uci"});
    engine.send("uci");
    EXPECT_EQ(beginning(engine.until("uciok"), "option name UCI_Chess960 type check default false").size(), 1U);
    engine.send("setoption name UCI_Chess960 value true");
    engine.send("position fen 4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1 moves e1g1\nd\nisready");
    EXPECT_EQ(beginning(engine.until("readyok"), "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1").size(), 1U);
    engine.send("position fen bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\ngo perft 2");
    EXPECT_EQ(engine.until("Nodes searched").back(), "Nodes searched: 400");
}

TEST(UciTalk, NoArgumentsMeanTheSame) {
    EngineProcess engine;
    engine.send("uci");
    engine.until("uciok");
    engine.send("quit");
    EXPECT_EQ(engine.wait(), 0);
}

// White has a bishop and a knight against a bare king.
constexpr const char* BishopAndKnight = "8/8/8/4k3/8/8/8/2B1K1N1 w - - 0 1";

TEST(UciTalk, EndgameTablesDecideTheScore) {
    if (!SyzygyTables::areBuiltIn()) GTEST_SKIP() << "built without libfathom";
    EngineProcess engine({"uci"});
    engine.send("setoption name SyzygyPath value " + rokada::test::syzygyFolder());
    engine.send(std::string("position fen ") + BishopAndKnight + "\ngo depth 4");
    const auto lines = beginning(engine.until("bestmove "), "info depth");
    ASSERT_FALSE(lines.empty());
    EXPECT_NE(lines.back().find(" score cp 20000 "), std::string::npos) << lines.back();
    EXPECT_NE(lines.back().find(" tbhits "), std::string::npos) << lines.back();
    engine.send("setoption name SyzygyPath value <empty>\ngo depth 4");
    for (const std::string& line : engine.until("bestmove ")) EXPECT_EQ(line.find(" tbhits "), std::string::npos);
}

TEST(UciTalk, FaultyTablesAreToldAndTheGameGoesOn) {
    if (!SyzygyTables::areBuiltIn()) GTEST_SKIP() << "built without libfathom";
    const rokada::test::TableFolder folder;
    EngineProcess engine({"uci"});
    engine.send("setoption name SyzygyPath value " + folder.path());
    EXPECT_NE(engine.answer("info string SyzygyPath: ").find("no endgame tables"), std::string::npos);
    folder.addAll();
    std::filesystem::resize_file(folder.file("KBNvK.rtbz"), 16 + 64 * 1000);
    engine.send("setoption name SyzygyPath value " + folder.path());
    const std::string why = engine.answer("info string SyzygyPath: ");
    EXPECT_NE(why.find("KBNvK.rtbz: truncated"), std::string::npos) << why;
    folder.vanish();
    engine.send("setoption name SyzygyPath value " + folder.path());
    EXPECT_NE(engine.answer("info string SyzygyPath: ").find("cannot be read"), std::string::npos);
    engine.send(std::string("position fen ") + BishopAndKnight + "\ngo depth 1");
    EXPECT_EQ(engine.until("bestmove ").back().find("bestmove "), 0U);
}

/// Returns the bytes of a Polyglot book with two moves: 1.e4 with weight 3, and 1.d4 with weight 1.
std::string chessBook() {
    const std::string key("\x46\x3b\x96\x18\x16\x91\xfc\x9c", 8);
    return key + std::string("\x03\x1c\x00\x03\0\0\0\0", 8) + key + std::string("\x02\xdb\x00\x01\0\0\0\0", 8);
}

std::string fileWith(const std::string& name, const std::string& bytes) {
    std::string file = ::testing::TempDir() + name;
    std::ofstream(file, std::ios::binary) << bytes;
    return file;
}

TEST(UciTalk, BookIsPlayedIfWantedAndSeedsDecide) {
    EngineProcess engine({"uci"});
    engine.send("setoption name BookFile value " + fileWith("two moves.bin", chessBook()));
    engine.send("setoption name OwnBook value true");
    std::set<std::string> chosen;
    for (int seed = 1; seed <= 20; ++seed) {
        engine.send("setoption name Seed value " + std::to_string(seed) + "\nposition startpos\ngo depth 1");
        const auto lines = engine.until("bestmove ");
        ASSERT_EQ(beginning(lines, "info string book move ").size(), 1U);
        chosen.insert(word(lines.back(), 1));
    }
    EXPECT_EQ(chosen, (std::set<std::string>{"e2e4", "d2d4"}));
    engine.send("setoption name Skill Level value 6\ngo depth 1");
    EXPECT_FALSE(beginning(engine.until("bestmove "), "info string book").empty());
    engine.send("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 4\ngo depth 1");
    EXPECT_TRUE(beginning(engine.until("bestmove "), "info string book").empty());
    engine.send("setoption name Skill Level value 11\nsetoption name OwnBook value false\ngo depth 1");
    EXPECT_TRUE(beginning(engine.until("bestmove "), "info string book").empty());
}

TEST(UciTalk, FaultyBookIsToldAndTheGameGoesOn) {
    EngineProcess engine({"uci"});
    engine.send("setoption name OwnBook value true");
    engine.send("setoption name BookFile value " + fileWith("no book.bin", "no book at all"));
    EXPECT_NE(engine.answer("info string BookFile: ").find("not an opening book"), std::string::npos);
    engine.send("setoption name BookFile value nowhere.bin");
    EXPECT_NE(engine.answer("info string BookFile: ").find("cannot be read"), std::string::npos);
    engine.send("position startpos\ngo depth 1");
    const auto lines = engine.until("bestmove ");
    EXPECT_TRUE(beginning(lines, "info string").empty());
}

/// Sets opening books that are no regular files: a pipe without a writer, an endless device, a folder, and special
/// files.
TEST(UciTalk, ABookThatIsNoFileIsToldAndTheEngineListens) {
    const std::string fifo = std::string(::testing::TempDir()) + "/rokada-book-" + std::to_string(::getpid());
    ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
    EngineProcess engine({"uci"});
    engine.send("setoption name OwnBook value true");
    for (const std::string& name : {fifo, std::string("/dev/stdin"), std::string("/dev/zero"), std::string("/"),
                                    std::string("/proc/kmsg"), std::string("/dev/random")}) {
        engine.send("setoption name BookFile value " + name);
        EXPECT_NE(engine.answer("info string BookFile: ").find(name), std::string::npos);
        engine.send("go depth 1");
        engine.until("bestmove ");
    }
    engine.send("quit");
    EXPECT_EQ(engine.wait(), 0);
    EngineProcess other({"xboard"});
    other.send("xboard\nprotover 2\noption BookFile=" + fifo);
    EXPECT_NE(other.answer("Error (BookFile: ").find(fifo), std::string::npos);
    other.send("quit");
    EXPECT_EQ(other.wait(), 0);
    ::unlink(fifo.c_str());
}

/// Lets the engine play against itself. Every move must be legal.
void playShortGame(EngineProcess& engine, const VariantInfo& info) {
    Game game(Rulebook::compile(*makeVariant(info, {})));
    engine.send("setoption name UCI_Variant value " + std::string(info.id));
    engine.send("ucinewgame");
    std::string line = "position startpos moves";
    while (!game.ending() && game.played() < 24) {
        engine.send(line);
        engine.send("go nodes 300");
        const std::string text = word(engine.answer("bestmove"), 1);
        const auto move = parseMove(game.position(), text);
        ASSERT_TRUE(move) << info.id << ": " << line << ": " << text;
        ASSERT_TRUE(game.play(*move));
        line += ' ' + text;
    }
}

TEST(UciTalk, EveryVariantIsPlayed) {
    EngineProcess engine;
    engine.send("setoption name Threads value 1");
    for (const VariantInfo& info : allVariants()) playShortGame(engine, info);
}

TEST(UciTalk, InfoLinesSayWhatTheyShould) {
    EngineProcess engine;
    engine.send("go depth 4");
    const auto lines = engine.until("bestmove");
    const auto infos = beginning(lines, "info depth ");
    ASSERT_FALSE(infos.empty());
    for (const char* key : {"seldepth", "multipv", "score", "nodes", "nps", "hashfull", "time", "pv"}) {
        EXPECT_NE(after(infos.back(), key), "") << key;
    }
    EXPECT_EQ(after(infos.back(), "depth"), "4");
    EXPECT_EQ(after(infos.back(), "pv"), word(lines.back(), 1));
}

TEST(UciTalk, ALongIterationTellsHowFarItIs) {
    EngineProcess engine;
    engine.send("go infinite");
    std::string line;
    while (after(line, "currmove").empty()) {
        const auto next = engine.next();
        ASSERT_TRUE(next);
        line = *next;
    }
    for (const char* key : {"depth", "seldepth", "nodes", "nps", "hashfull", "time", "currmovenumber"}) {
        EXPECT_NE(after(line, key), "") << key;
    }
    engine.send("stop");
    engine.until("bestmove");
}

TEST(UciTalk, BoundsAreToldAsSuch) {
    EngineProcess engine;
    engine.send(std::string("setoption name Threads value 1\nposition fen ") + RestlessPosition + "\ngo depth 10");
    const auto lines = engine.until("bestmove");
    EXPECT_TRUE(std::ranges::any_of(lines, [](const std::string& line) {
        return after(line, "lowerbound") == "nodes" || after(line, "upperbound") == "nodes";
    }));
}

TEST(UciTalk, FindsAMate) {
    EngineProcess engine;
    engine.send(mateInOne);
    engine.send("go mate 1");
    const auto lines = engine.until("bestmove");
    EXPECT_EQ(word(lines.back(), 1), "a1a8");
    EXPECT_EQ(after(beginning(lines, "info depth ").back(), "mate"), "1");
}

TEST(UciTalk, SearchesOnlyTheMovesAskedFor) {
    EngineProcess engine;
    engine.send(mateInOne);
    engine.send("go depth 3 searchmoves e1e2 a1b1");
    const std::string move = word(engine.answer("bestmove"), 1);
    EXPECT_TRUE(move == "e1e2" || move == "a1b1") << move;
}

TEST(UciTalk, MultiPvGivesDifferentMoves) {
    EngineProcess engine;
    engine.send("setoption name MultiPV value 3");
    engine.send("go depth 3");
    const auto infos = beginning(engine.until("bestmove"), "info depth 3 ");
    ASSERT_EQ(infos.size(), 3U);
    std::set<std::string> moves;
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(after(infos[i], "multipv"), std::to_string(i + 1));
        moves.insert(after(infos[i], "pv"));
    }
    EXPECT_EQ(moves.size(), 3U);
}

TEST(UciTalk, ShowsChancesWhenAsked) {
    EngineProcess engine;
    engine.send("go depth 2");
    EXPECT_EQ(after(beginning(engine.until("bestmove"), "info depth ").back(), "wdl"), "");
    for (const char* variant : {"chess", "fortress", "vyrt"}) {
        engine.send(std::string("setoption name UCI_Variant value ") + variant);
        engine.send("setoption name UCI_ShowWDL value true");
        engine.send("go depth 2");
        for (const std::string& info : beginning(engine.until("bestmove"), "info depth "))
            EXPECT_NE(after(info, "wdl"), "") << info;
    }
}

TEST(UciTalk, AnEndedGameHasNoMove) {
    EngineProcess engine;
    engine.send("position startpos moves f2f3 e7e5 g2g4 d8h4");
    engine.send("go depth 3");
    const auto lines = engine.until("bestmove");
    EXPECT_EQ(lines.back(), "bestmove 0000");
    EXPECT_EQ(lines.front(), "info string the game is over: black wins, checkmate of white");
}

TEST(UciTalk, StopEndsAnInfiniteSearch) {
    EngineProcess engine;
    engine.send("go infinite");
    engine.until("info depth 1 ");
    EXPECT_TRUE(beginning(engine.answersTo(""), "bestmove").empty());
    engine.send("stop");
    EXPECT_NE(word(engine.answer("bestmove"), 1), "0000");
    EXPECT_TRUE(engine.answersTo("stop").empty());
}

TEST(UciTalk, InfiniteHoldsAFoundAnswerBack) {
    EngineProcess engine;
    for (const char* position : {mateInOne, oneMove, "position startpos moves f2f3 e7e5 g2g4 d8h4"}) {
        engine.send(position);
        engine.send("go infinite");
        for (int i = 0; i < 20; ++i) EXPECT_TRUE(beginning(engine.answersTo(""), "bestmove").empty());
        engine.send("stop");
        engine.until("bestmove");
    }
}

TEST(UciTalk, PonderingHoldsTheAnswerBackUntilTheHit) {
    EngineProcess engine;
    for (const char* line : {"go ponder nodes 500", "go ponder movetime 10", "go ponder wtime 100 btime 100"}) {
        engine.send(line);
        for (int i = 0; i < 20; ++i) EXPECT_TRUE(beginning(engine.answersTo(""), "bestmove").empty()) << line;
        engine.send("ponderhit");
        engine.until("bestmove");
    }
}

TEST(UciTalk, PonderingIsStopped) {
    EngineProcess engine;
    engine.send("go ponder wtime 100000 btime 100000");
    engine.send("stop");
    engine.until("bestmove");
    EXPECT_EQ(engine.answersTo("ponderhit").front(), "info string not pondering");
}

TEST(UciTalk, EveryKindOfClockIsObeyed) {
    EngineProcess engine;
    engine.send("setoption name UCI_Variant value fortress");
    for (const char* line : {"go wtime 200 btime 1 rtime 1 utime 1", "go wtime 10 winc 10 movestogo 3",
                             "go movetime 20", "go wtime -5", "go movetime 0", "go nodes 1", "go depth 1"}) {
        engine.send(line);
        EXPECT_NE(engine.answer("bestmove"), "bestmove 0000") << line;
    }
}

TEST(UciTalk, EveryGoIsAnswered) {
    EngineProcess engine;
    engine.send("setoption name Threads value 1\nposition fen 7k/8/8/8/8/8/P7/K7 w - - 0 1");
    for (const char* line :
         {"go movetime -5", "go movestogo -1 wtime 5", "go btime 5", "go depth x", "go depht 3",
          "go depth 1 searchmoves a2a5", "go searchmoves", "go nodes 0", "go depth -99999999999999"}) {
        engine.send(line);
        const auto lines = engine.until("bestmove");
        EXPECT_NE(lines.back(), "bestmove 0000") << line;
        EXPECT_EQ(lines.front().rfind("info string go", 0), 0U) << line << ": " << lines.front();
    }
    engine.send("position fen 7k/5K2/8/8/8/8/8/6Q1 w - - 0 1\ngo depth 999 mate 1");
    EXPECT_NE(engine.answer("bestmove"), "bestmove 0000");
}

TEST(UciTalk, ADrawnPositionIsSearchedAsItStands) {
    EngineProcess engine;
    engine.send("setoption name Threads value 1");
    std::string line = "position startpos moves";
    for (int i = 0; i < 4; ++i) line += " g1f3 g8f6 f3g1 f6g8";
    engine.send(line + "\ngo depth 2");
    auto lines = engine.until("bestmove");
    EXPECT_EQ(lines.front().rfind("info string the game is over: draw", 0), 0U) << lines.front();
    EXPECT_NE(lines.back(), "bestmove 0000");
    // After d2d4 Black is to move. A reply from rank 7 or 8 shows that the engine searched this position and not the
    // repeated one.
    engine.send(line + " d2d4\ngo depth 2");
    const std::string move = word(engine.answer("bestmove"), 1);
    EXPECT_TRUE(move[1] == '7' || move[1] == '8') << move;
    engine.send("position fen 4k3/8/8/8/8/8/8/R3K3 w - - 150 100\ngo depth 2");
    EXPECT_NE(engine.answer("bestmove"), "bestmove 0000");
    engine.send("position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1\ngo depth 2");
    EXPECT_NE(engine.answer("bestmove"), "bestmove 0000");
    engine.send("setoption name UCI_Variant value greatshatranj\nsetoption name greatshatranj bareking value win");
    engine.send("position fen 4k5/10/10/10/10/10/10/R3K5 w - - 0 1\ngo depth 2");
    EXPECT_NE(engine.answer("bestmove").rfind("bestmove", 0), std::string::npos);
}

TEST(UciTalk, WhileThinkingOnlyWhatCanBeDoneIsDone) {
    EngineProcess engine;
    engine.send("go infinite");
    for (const char* line : {"go depth 1", "setoption name Hash value 1", "ucinewgame", "perft 2", "bench"}) {
        EXPECT_EQ(beginning(engine.answersTo(line), "info string not while thinking").size(), 1U) << line;
    }
    EXPECT_TRUE(beginning(engine.answersTo("position startpos moves e2e4"), "info string").empty());
    engine.send("stop");
    EXPECT_EQ(beginning(engine.until("bestmove"), "bestmove").size(), 1U);
    engine.send("go depth 1");
    const std::string move = word(engine.answer("bestmove"), 1);
    EXPECT_TRUE(move[1] == '7' || move[1] == '8') << "black is to move, but " << move;
}

TEST(UciTalk, ABadPositionIsRefusedInOneLine) {
    EngineProcess engine;
    const std::string bad[] = {"position startpos moves e2e4 e7e4",
                               "position startpos moves e2e4 e7e5 e1g1",
                               "position fen x",
                               "position startpos moves f2f3 e7e5 g2g4 d8h4 a2a3",
                               "position startpos moves e2e4 e7e5q",
                               "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                               "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x"};
    for (const std::string& line : bad) {
        const auto answers = engine.answersTo(line);
        ASSERT_EQ(answers.size(), 1U) << line;
        EXPECT_EQ(answers[0].rfind("info string ", 0), 0U) << answers[0];
        EXPECT_EQ(engine.answersTo("d").size(), 1U) << line;
    }
}

TEST(UciTalk, PositionTextsOfMoreFields) {
    EngineProcess engine;
    engine.send("setoption name UCI_Variant value vyrt");
    const auto start = engine.answersTo("d");
    EXPECT_TRUE(engine.answersTo("position fen " + start.back()).empty());
    EXPECT_EQ(engine.answersTo("d"), start);
}

TEST(UciTalk, PositionTextsWithoutCounters) {
    EngineProcess engine;
    EXPECT_EQ(engine.answersTo("position fen 4k3/8/8/8/8/8/4P3/4K3 w - -").size(), 1U) << "what was supplied";
    EXPECT_EQ(engine.answersTo("d").back(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(engine.answersTo("position fen 4k3/8/8/8/8/8/4P3/4K3 b - - moves e8e7").size(), 1U);
    EXPECT_EQ(engine.answersTo("d").back(), "8/4k3/8/8/8/8/4P3/4K3 w - - 1 2");
}

TEST(UciTalk, RuleOptionsCountFromTheNextPosition) {
    EngineProcess engine;
    engine.send("setoption name UCI_Variant value vyrt");
    engine.send("setoption name vyrt rearpawns value outward");
    engine.send("perft 1");
    EXPECT_EQ(engine.answer("Nodes searched"), "Nodes searched: 28");
    engine.send("position startpos\ngo perft 1");
    EXPECT_EQ(engine.answer("Nodes searched"), "Nodes searched: 38");
}

TEST(UciTalk, AnotherGameBeginsAtItsStart) {
    EngineProcess engine;
    engine.send("position startpos moves e2e4\nsetoption name UCI_Variant value bolyar\nperft 2");
    EXPECT_EQ(engine.answer("Nodes searched"), "Nodes searched: 484");
}

TEST(UciTalk, PerftCanBeStopped) {
    EngineProcess engine;
    engine.send("perft 30");
    EXPECT_TRUE(beginning(engine.answersTo("stop"), "Nodes").empty());
}

TEST(UciTalk, WeakLevelsAnswerToo) {
    EngineProcess engine;
    for (const char* line : {"setoption name Skill Level value 1", "setoption name UCI_Elo value 1000",
                             "setoption name UCI_LimitStrength value true", "setoption name Seed value 7"}) {
        EXPECT_TRUE(engine.answersTo(line).empty()) << line;
        engine.send("go nodes 300");
        EXPECT_NE(engine.answer("bestmove"), "bestmove 0000");
    }
}

TEST(UciTalk, ANumberOutOfBoundsIsTheNearest) {
    EngineProcess engine;
    const std::vector<std::string> told = {"info string Skill Level: out of bounds, it is 11"};
    EXPECT_EQ(engine.answersTo("setoption name Skill Level value 20"), told);
    EXPECT_EQ(engine.answersTo("setoption name MultiPV value 99").size(), 1U);
    engine.send("go depth 1");
    EXPECT_EQ(beginning(engine.until("bestmove"), "info depth 1 ").size(), 8U);
}

TEST(UciTalk, TheSameNodesGiveTheSameAnswer) {
    EngineProcess engine;
    engine.send("setoption name Threads value 1");
    std::set<std::string> answers;
    for (int i = 0; i < 3; ++i) {
        engine.send("ucinewgame\nposition startpos moves d2d4\ngo nodes 3000");
        answers.insert(engine.answer("bestmove"));
    }
    EXPECT_EQ(answers.size(), 1U);
}

TEST(UciTalk, QuitAndTheEndOfTheInputEndASearch) {
    for (const char* line : {"go infinite", "go ponder", "perft 30", "bench 30", "go depth 1"}) {
        EngineProcess quitting;
        quitting.send(line);
        quitting.send("quit");
        EXPECT_EQ(quitting.wait(), 0) << line;
        EngineProcess ending;
        ending.send(line);
        ending.closeInput();
        EXPECT_EQ(ending.wait(), 0) << line;
    }
}

/// Starts an infinite search with the maximum number of threads, and waits until most of them run.
void startAllThreads(EngineProcess& engine) {
    constexpr long Max = 200;
    engine.send("go infinite");
    for (int i = 0; i < 10000 && engine.threads() < Max; ++i)
        EXPECT_TRUE(beginning(engine.answersTo(""), "bestmove").empty());
    EXPECT_TRUE(engine.threads() >= Max || engine.threads() == 0);
}

TEST(UciTalk, AsManyThreadsAsAreOfferedListenAndStop) {
    for (const VariantInfo& info : allVariants()) {
        SCOPED_TRACE(info.id);
        EngineProcess engine;
        engine.send("setoption name UCI_Variant value " + std::string(info.id));
        engine.send("setoption name fortress placement value standard\nsetoption name Threads value 256");
        engine.send("position startpos\ngo infinite\nstop");
        EXPECT_NE(word(engine.answer("bestmove"), 1), "0000");
        startAllThreads(engine);
        engine.send("stop");
        EXPECT_NE(word(engine.answer("bestmove"), 1), "0000");
        startAllThreads(engine);
        engine.send("quit");
        EXPECT_EQ(engine.wait(), 0);
    }
}

/// Returns the variants that have bench positions. No other variant can get bench positions, because they would change
/// the bench signature, which is the sum of the node counts of all positions.
std::set<std::string> benchVariants() {
    EngineProcess command({"bench", "--positions"});
    std::set<std::string> variants;
    for (const std::string& line : command.until("fortress")) variants.insert(line.substr(0, line.find(' ')));
    return variants;
}

TEST(UciTalk, BenchCountsTheSameEveryTime) {
    EngineProcess command({"bench", "1"});
    const auto lines = command.until("signature");
    EXPECT_EQ(lines.size(), benchVariants().size() + 2);
    EXPECT_NE(lines.back(), "signature 0");
    EXPECT_EQ(command.wait(), 0);
    EngineProcess engine;
    engine.send("bench 1");
    EXPECT_EQ(engine.answer("signature"), lines.back());
}

TEST(UciTalk, BenchOfOneVariantIsThatOfThisOneAlone) {
    for (const std::string variant : {"tavreli", "bolyar"}) {
        EngineProcess command({"bench", "1", "--variant", variant});
        const auto lines = command.until("signature");
        ASSERT_EQ(lines.size(), 3u);
        EXPECT_EQ(lines.front().substr(0, variant.size()), variant);
        EXPECT_EQ(command.wait(), 0);
    }
    EngineProcess unknown({"bench", "1", "--variant", "checkers"});
    EXPECT_NE(unknown.wait(), 0);
}

TEST(UciTalk, BenchTellsItsPositions) {
    EngineProcess command({"bench", "--positions"});
    const auto lines = command.until("fortress");
    EXPECT_GT(lines.size(), 20 * (benchVariants().size() - 1));
    EXPECT_EQ(lines.front(), "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(command.wait(), 0);
}

}  // namespace
}  // namespace rokada::testing::uciTalkTest
