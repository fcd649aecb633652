// rokada-engine reads its input ahead on another thread. `quit`, `stop` and the end of the input must therefore take
// effect while an earlier command is still running.
#include "readahead.h"

#include "engineprocess.h"
#include "ucisession.h"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <unistd.h>
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <sstream>

namespace rokada::engine::readaheadTest {
namespace {

/// Session that blocks at the line `wait` until `hurry` requests a stop. It simulates a read from a disk that does not
/// respond.
class SlowSession final : public Session {
public:
    bool handle(std::string_view line) override {
        handled.emplace_back(line);
        if (line == "wait") {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any never;
            never.wait(lock, hurry(), [] { return false; });
        }
        hurried.push_back(hurry().stop_requested());
        return line != "quit";
    }
    void refuseLongLine() override { handled.emplace_back("too long"); }

    std::vector<std::string> handled;
    std::vector<bool> hurried;
};

void talk(const std::string& input, Session& session) {
    std::istringstream in(input);
    ReadAhead lines(in);
    engine::talk(lines, session);
}

TEST(ReadAhead, QuitAndStopEndTheWaitOfAnEarlierLine) {
    SlowSession session;
    talk("wait\nnext\nstop\nwait\nquit\nlater\n", session);
    EXPECT_EQ(session.handled, (std::vector<std::string>{"wait", "next", "stop", "wait", "quit"}));
    EXPECT_TRUE(session.hurried[0]);
    EXPECT_TRUE(session.hurried[3]);
}

TEST(ReadAhead, TheEndOfTheInputEndsAWaitToo) {
    SlowSession session;
    talk("wait", session);
    EXPECT_EQ(session.handled, std::vector<std::string>{"wait"});
}

TEST(ReadAhead, LinesKeepTheirOrder) {
    std::string input;
    for (int i = 0; i < 5000; ++i) input += std::to_string(i) + '\n' + (i % 100 == 0 ? "stop\n" : "");
    input += std::string(MaxLine + 1, 'x') + "\nlast";
    SlowSession session;
    talk(input, session);
    ASSERT_EQ(session.handled.size(), 5052U);
    EXPECT_EQ(session.handled[0], "0");
    EXPECT_EQ(session.handled[1], "stop");
    EXPECT_EQ(session.handled[5049], "4999");
    EXPECT_EQ(session.handled[5050], "too long");
    EXPECT_EQ(session.handled[5051], "last");
}

TEST(ReadAhead, UrgentLinesAreThoseThatEndSomething) {
    for (const char* line : {"quit", " quit ", "stop", "joho quit", "?", "force"}) EXPECT_TRUE(isUrgent(line)) << line;
    for (const char* line : {"", "go infinite", "position startpos moves e2e4", "quitting"})
        EXPECT_FALSE(isUrgent(line)) << line;
}

/// Creates a Polyglot book that contains only 1.e4. Returns the path of the file.
std::string bookFile() {
    std::string file = ::testing::TempDir() + "/rokada-hurried-" + std::to_string(::getpid()) + ".bin";
    std::ofstream(file, std::ios::binary)
        << std::string("\x46\x3b\x96\x18\x16\x91\xfc\x9c\x03\x1c\x00\x03\0\0\0\0", 16);
    return file;
}

TEST(ReadAhead, AHurriedReadOfABookIsToldAndTriedAgain) {
    std::ostringstream out;
    LineWriter writer(out);
    UciSession session(writer);
    std::stop_source hurry;
    hurry.request_stop();
    session.setHurry(hurry.get_token());
    const std::string file = bookFile();
    EXPECT_TRUE(session.handle("setoption name BookFile value " + file));
    EXPECT_NE(out.str().find(file + ": cannot be read: stopped"), std::string::npos) << out.str();
    session.setHurry({});
    for (const char* line : {"setoption name OwnBook value true", "position startpos", "go depth 1"})
        EXPECT_TRUE(session.handle(line));
    EXPECT_NE(out.str().find("info string book move e2e4"), std::string::npos) << out.str();
    ::unlink(file.c_str());
}

/// Returns a file that claims to be regular but blocks a reader. If there is no such file, returns `pipe`.
std::string slowFile(const std::string& pipe) { return ::access("/proc/kmsg", R_OK) == 0 ? "/proc/kmsg" : pipe; }

TEST(ReadAhead, TheProgramQuitsBehindABookThatCannotBeRead) {
    const std::string pipe = ::testing::TempDir() + "/rokada-slow-" + std::to_string(::getpid());
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& file : {pipe, slowFile(pipe)}) {
        testing::EngineProcess uci({"uci"});
        uci.send("setoption name BookFile value " + file + "\nquit");
        EXPECT_EQ(uci.wait(), 0) << file;
        testing::EngineProcess any;
        any.send("setoption name BookFile value " + file + "\nsetoption name OwnBook value true\ngo infinite\nstop");
        EXPECT_NE(any.answer("bestmove"), "") << file;
        testing::EngineProcess xboard;
        xboard.send("xboard\nprotover 2\noption BookFile=" + file + "\nquit");
        EXPECT_EQ(xboard.wait(), 0) << file;
    }
    ::unlink(pipe.c_str());
}

}  // namespace
}  // namespace rokada::engine::readaheadTest
