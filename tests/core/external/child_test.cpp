// What a child process says, and when that is too late.
#include "external/child.h"

#include <gtest/gtest.h>
#include <cerrno>
#include <system_error>

namespace rokada::external {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

std::unique_ptr<Child> shell(const char* script) {
    auto child = Child::start({"/bin/sh", "-c", script}, {});
    EXPECT_TRUE(child);
    return child ? std::move(*child) : nullptr;
}

/// On a busy machine it is often our own process that is late.
TEST(Child, WhatHasArrivedInTimeCountsHoweverLateItIsRead) {
    const auto child = shell("printf 'one\\ntwo\\n'; cat");
    std::string line;
    ASSERT_EQ(child->read(line, Clock::now() + 1min, {}), Child::Heard::Line);
    EXPECT_EQ(line, "one");
    EXPECT_EQ(child->read(line, Clock::now() - 1s, {}), Child::Heard::Line);
    EXPECT_EQ(line, "two");
    EXPECT_EQ(child->read(line, Clock::now() - 1s, {}), Child::Heard::Nothing);
}

TEST(Child, AProgramThatCannotBeStartedIsNoneThatHasEnded) {
    const auto missing = Child::start({"/nowhere/engine"}, {});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), std::generic_category().message(ENOENT));
    const auto folder = Child::start({"/"}, {});
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error(), std::generic_category().message(EACCES));
}

TEST(Child, LinesWithoutEndDoNotPutOffTheEndOfAWait) {
    const auto child = shell("yes");
    std::string line;
    ASSERT_EQ(child->read(line, Clock::now() + 1min, {}), Child::Heard::Line);
    const auto over = Clock::now();
    int lines = 0;
    while (lines < 100'000 && child->read(line, over, {}) == Child::Heard::Line) ++lines;
    EXPECT_LT(lines, 1000);
}

}  // namespace
}  // namespace rokada::external
