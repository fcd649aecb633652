// Tests of child processes: output, timeouts and termination.
#include "external/childprocess.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace rokada::external::childprocessTest {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

std::unique_ptr<ChildProcess> shell(const char* script) {
    auto child = ChildProcess::start({"/bin/sh", "-c", script}, {});
    EXPECT_TRUE(child);
    return child ? std::move(*child) : nullptr;
}

/// On a busy computer, Rokada may read a line after the deadline, although the child has written it in time.
TEST(ChildProcess, WhatHasArrivedInTimeCountsHoweverLateItIsRead) {
    const auto child = shell("printf 'one\\ntwo\\n'; cat");
    std::string line;
    ASSERT_EQ(child->read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Line);
    EXPECT_EQ(line, "one");
    EXPECT_EQ(child->read(line, Clock::now() - 1s, {}), ChildProcess::ReadResult::Line);
    EXPECT_EQ(line, "two");
    EXPECT_EQ(child->read(line, Clock::now() - 1s, {}), ChildProcess::ReadResult::Nothing);
}

TEST(ChildProcess, AProgramThatCannotBeStartedIsNoneThatHasEnded) {
    const auto missing = ChildProcess::start({"/nowhere/engine"}, {});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), std::generic_category().message(ENOENT));
    const auto folder = ChildProcess::start({"/"}, {});
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error(), std::generic_category().message(EACCES));
}

TEST(ChildProcess, LinesWithoutEndDoNotPutOffTheEndOfAWait) {
    const auto child = shell("yes");
    std::string line;
    ASSERT_EQ(child->read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Line);
    const auto over = Clock::now();
    int lines = 0;
    while (lines < 100'000 && child->read(line, over, {}) == ChildProcess::ReadResult::Line) ++lines;
    EXPECT_LT(lines, 1000);
}

/// Reads the child's next line as a process number.
int processOf(ChildProcess& child) {
    std::string line;
    EXPECT_EQ(child.read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Line);
    return std::atoi(line.c_str());
}

/// Returns true if the process ends within about ten seconds. Even a killed process needs processor time to end.
bool ends(int process) {
    for (int i = 0; i < 5000; ++i) {
        std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
        std::string number, name, state;
        if (!(stat >> number >> name >> state) || state == "Z") return true;
        std::this_thread::sleep_for(2ms);
    }
    return false;
}

/// Starts a process that prints its number and keeps the pipes open. Then runs the script `rest`.
std::unique_ptr<ChildProcess> parent(const std::string& starter, const std::string& rest) {
    return shell((starter + " /bin/sh -c 'echo $$; exec sleep 1000' & " + rest).c_str());
}

const std::vector<const char*> starters{"", "setsid", "setsid setsid"};

TEST(ChildProcess, WhatItHasStartedEndsWithIt) {
    for (const char* starter : starters) {
        auto child = parent(starter, "cat");
        const int other = processOf(*child);
        child.reset();
        EXPECT_TRUE(ends(other)) << starter;
    }
}

TEST(ChildProcess, WhatItHasStartedEndsWhenItIsKilled) {
    for (const char* starter : starters) {
        const auto child = parent(starter, "trap '' TERM; while :; do sleep 1000; done");
        const int other = processOf(*child);
        child->kill();
        EXPECT_TRUE(ends(other)) << starter;
    }
}

TEST(ChildProcess, WhatItHasStartedEndsWhenItEndsByItself) {
    for (const char* starter : starters) {
        const auto child = parent(starter, "read line; exit 0");
        const int other = processOf(*child);
        child->send("quit");
        std::string line;
        EXPECT_EQ(child->read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Gone) << starter;
        EXPECT_TRUE(ends(other)) << starter;
    }
}

/// The program recognizes descendants by their environment. While a process starts another program, its environment is
/// empty for a moment.
TEST(ChildProcess, WhatItHasStartedEndsWhileItStartsAProgram) {
    for (int i = 0; i < 30; ++i) {
        const auto child =
            shell("loop='exec sh -c \"$loop\"'; export loop; setsid sh -c 'echo $$; eval \"$loop\"' & cat");
        const int other = processOf(*child);
        child->kill();
        ASSERT_TRUE(ends(other)) << i;
    }
}

TEST(ChildProcess, AnotherChildGoesOn) {
    const auto other = shell("cat");
    shell("exit 0").reset();
    other->send("still there");
    std::string line;
    EXPECT_EQ(other->read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Line);
    EXPECT_EQ(line, "still there");
}

}  // namespace
}  // namespace rokada::external::childprocessTest
