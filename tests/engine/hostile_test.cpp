// Invalid input to rokada-engine: the engine must report the error and continue.
#include "base/scrambled.h"
#include "engineprocess.h"
#include "protocol/cecp.h"
#include "protocol/settings.h"
#include "protocol/uci.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace rokada::testing::hostileTest {
namespace {

constexpr std::array uciCorpus = {
    "uci",
    "isready",
    "ucinewgame",
    "stop",
    "ponderhit",
    "d",
    "debug on",
    "setoption name MultiPV value 3",
    "setoption name UCI_Variant value vyrt",
    "setoption name UCI_Variant value fortress",
    "setoption name fortress placement value standard",
    "setoption name Clear Hash",
    "position startpos moves e2e4 e7e5 g1f3 b8c6",
    "position startpos",
    "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4",
    "position fen wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1",
    "position fen 12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w "
    "KQkq - 0 1 ABCDEFGHILabcdefghil moves g1f11",
    "position fen 4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**12**/**12**/**12**/**12**/16/2wQ5wK7/"
    "4********4/bK3********4[wN] w - - 0 1 moves N@a1",
    "go depth 2",
    "go nodes 100 searchmoves e2e4 d2d4",
    "go wtime 10 btime 10 rtime 10 utime 10 winc 1 binc 1 movestogo 4",
    "go infinite",
    "go ponder movetime 5",
    "go mate 1 movetime 5",
    "perft 2",
};

constexpr std::array cecpCorpus = {
    "protover 2",
    "new",
    "variant great",
    "variant fortress",
    "force",
    "go",
    "playother",
    "level 40 0:01 0",
    "level 0 1 0.5",
    "st 0.01",
    "sd 2",
    "time 5",
    "otim 5",
    "usermove e2e4",
    "e7e5",
    "N@a1",
    "?",
    "ping 4",
    "undo",
    "remove",
    "result 1-0 {x}",
    "post",
    "nopost",
    "analyze",
    "exit",
    "hint",
    ".",
    "hard",
    "easy",
    "bk",
    "exclude e2e4",
    "include all",
    "option MultiPV=2",
    "option Clear Hash",
    "option vyrt rearpawns=outward",
    "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
};

/// Pseudo-random numbers that are the same in each run.
class Dice {
public:
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(scrambled(++thrown_)) % n; }

private:
    std::uint64_t thrown_ = 0;
};

/// Returns the line with one to four small changes. It contains no line break.
std::string mutated(std::string line, Dice& dice) {
    for (std::size_t changes = 1 + dice.below(4); changes > 0 && !line.empty(); --changes) {
        const std::size_t at = dice.below(line.size());
        switch (dice.below(6)) {
            case 0: line.erase(at, 1 + dice.below(5)); break;
            case 1: line.insert(at, line.substr(dice.below(line.size()), dice.below(9))); break;
            case 2: line[at] = static_cast<char>(dice.below(256)); break;
            case 3: line.insert(at, 1, static_cast<char>(' ' + dice.below(95))); break;
            case 4: line.insert(at, std::to_string(scrambled(dice.below(99)) >> dice.below(64))); break;
            default: std::swap(line[at], line[dice.below(line.size())]); break;
        }
    }
    for (char& c : line) {
        if (c == '\n') c = ' ';
    }
    return line;
}

/// Returns true for lines that neither end the session nor take minutes.
bool harmless(std::string_view line) {
    const auto message = uci::parse(line);
    if (!message) return true;
    if (const auto* perft = std::get_if<uci::Perft>(&*message)) return perft->depth <= 2;
    return !std::holds_alternative<uci::Quit>(*message) && !std::holds_alternative<uci::Bench>(*message);
}

bool harmlessInCecp(std::string_view line) {
    const auto message = cecp::parse(line);
    return !message || !std::holds_alternative<cecp::Quit>(*message);
}

TEST(HostileInput, EveryBadLineIsAnsweredByOneThatSaysSo) {
    EngineProcess engine;
    for (const char* line :
         {"sing", "setoption", "setoption name", "setoption name Foo value 3", "setoption name Hash value 0",
          "setoption name Hash value 99999999999", "setoption name UCI_Variant value go",
          "setoption name Threads value many", "position", "position fen", "position fen 8/8", "perft", "perft x",
          "go searchmoves e2e5", "go wtime", "ponderhit", "\x01\x02\xff\xfe", "position startpos moves \x80\x81"}) {
        // A `go` with an invalid part still starts a search. The reports of the search may mix with the answers to
        // later lines.
        const auto answers = engine.answersTo(line);
        EXPECT_EQ(std::ranges::count_if(answers,
                                        [](const std::string& answer) { return answer.starts_with("info string "); }),
                  1)
            << line;
    }
}

TEST(HostileInput, AnswersArePrintable) {
    EngineProcess engine;
    for (const auto& line : engine.answersTo(std::string("x\r\t\x1b[31m\x07\0y\xc3\x28", 13))) {
        for (const char c : line) EXPECT_TRUE(c >= ' ' && c <= '~') << line;
    }
}

TEST(HostileInput, BytesOfEveryKind) {
    EngineProcess engine;
    std::string bytes;
    for (int i = 0; i < 5000; ++i) bytes += static_cast<char>(scrambled(static_cast<std::uint64_t>(i)));
    engine.answersTo(bytes);
    engine.answersTo(std::string("\0\0\0\0", 4));
    engine.send("quit");
    EXPECT_EQ(engine.wait(), 0);
}

TEST(HostileInput, HugeLines) {
    EngineProcess engine;
    const std::string huge(5'000'000, 'x');
    EXPECT_EQ(engine.answersTo(huge), std::vector<std::string>{"info string the line is too long"});
    EXPECT_EQ(engine.answersTo("position startpos moves " + huge),
              std::vector<std::string>{"info string the line is too long"});
    std::string moves = "position startpos moves";
    for (int i = 0; i < 40'000; ++i) moves += i % 2 == 0 ? " g1f3 g8f6" : " f3g1 f6g8";
    EXPECT_TRUE(engine.answersTo(moves).empty());
}

TEST(HostileInput, AHugeFirstLineAndNoLineBreakAtTheEnd) {
    EngineProcess engine;
    engine.send(std::string(2'000'000, ' ') + "isready");
    engine.send("isready");
    EXPECT_EQ(engine.until("readyok").size(), 2U);
    EngineProcess nothing;
    nothing.closeInput();
    EXPECT_EQ(nothing.wait(), 0);
}

#if defined(__linux__) && !defined(__SANITIZE_THREAD__)
/// The engine must not write to a large hash table before a search uses it, because writing gigabytes takes seconds.
/// The thread sanitizer itself writes to all memory, so the test does not exist in its builds.
TEST(HostileInput, AHugeTableIsNotTouchedBeforeItIsNeeded) {
    constexpr long Much = 256;
    EngineProcess engine({"uci"});
    engine.answersTo("setoption name Threads value 1\nsetoption name Hash value 1");
    const long before = engine.residentMegabytes();
    EXPECT_GT(before, 0);
    EXPECT_TRUE(engine.answersTo("setoption name Hash value 4096").empty());
    EXPECT_LT(engine.residentMegabytes() - before, Much);
    engine.answersTo("ucinewgame\nsetoption name Clear Hash");
    EXPECT_LT(engine.residentMegabytes() - before, Much) << "fresh zeros are another table";
    engine.send("position startpos\ngo nodes 2000");
    engine.until("bestmove ");
    EXPECT_LT(engine.residentMegabytes() - before, Much) << "a short search has little to keep";
}
#endif

TEST(HostileInput, TwoThousandMutatedLines) {
    EngineProcess engine({"uci"});
    engine.send("setoption name Hash value 1\nsetoption name Threads value 1");
    Dice dice;
    for (int i = 0; i < 2000; ++i) {
        const std::string line = mutated(uciCorpus[dice.below(uciCorpus.size())], dice);
        if (!harmless(line)) continue;
        engine.send(line);
        if (i % 10 != 9) continue;
        engine.answersTo("stop");
        if (HasFailure()) FAIL() << i << ": " << line;
    }
    engine.send("quit");
    EXPECT_EQ(engine.wait(), 0);
}

TEST(HostileInput, AThousandMutatedLinesOfCecp) {
    EngineProcess engine({"xboard"});
    engine.send("memory 1\ncores 1");
    Dice dice;
    for (int i = 0; i < 1000; ++i) {
        const std::string line = mutated(cecpCorpus[dice.below(cecpCorpus.size())], dice);
        if (!harmlessInCecp(line)) continue;
        engine.send(line);
        if (i % 10 != 9) continue;
        engine.send("force\nping 123456");
        engine.until("pong 123456");
        if (HasFailure()) FAIL() << i << ": " << line;
    }
    engine.send("quit");
    EXPECT_EQ(engine.wait(), 0);
}

}  // namespace
}  // namespace rokada::testing::hostileTest
