// Tests of child processes on Windows: output, arguments, timeouts and termination.
#include "base/inputfile.h"
#include "base/windowstext.h"
#include "external/childprocess.h"

#include <gtest/gtest.h>

#include <windows.h>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace rokada::external::windowsprocessTest {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

std::unique_ptr<ChildProcess> shell(const std::string& script) {
    auto child = ChildProcess::start({"cmd.exe", "/d", "/c", script}, {});
    EXPECT_TRUE(child);
    return child ? std::move(*child) : nullptr;
}

std::string nextLine(ChildProcess& child) {
    std::string line;
    EXPECT_EQ(child.read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Line);
    return line;
}

TEST(WindowsProcess, LinesArriveInBothDirections) {
    const auto child = shell("set /p line= & call echo got %^line%");
    ASSERT_TRUE(child->send("one"));
    EXPECT_NE(nextLine(*child).find("got one"), std::string::npos);
    std::string line;
    EXPECT_EQ(child->read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Gone);
}

TEST(WindowsProcess, AProgramThatCannotBeStartedIsNoneThatHasEnded) {
    const auto missing = ChildProcess::start({"C:\\nowhere\\engine.exe"}, {});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), std::generic_category().message(ENOENT));
    EXPECT_FALSE(ChildProcess::start({"bad \xFF name"}, {}));
}

TEST(WindowsProcess, SilenceEndsAtTheTimeLimit) {
    const auto child = shell("pause");
    std::string line;
    auto result = ChildProcess::ReadResult::Line;
    while (result == ChildProcess::ReadResult::Line) result = child->read(line, Clock::now() + 50ms, {});
    EXPECT_EQ(result, ChildProcess::ReadResult::Nothing);
    EXPECT_TRUE(child->send("x"));
}

/// Returns true if the process ends within ten seconds.
bool ends(DWORD number) {
    const HANDLE process = ::OpenProcess(SYNCHRONIZE, FALSE, number);
    if (process == nullptr) return true;
    const bool ended = ::WaitForSingleObject(process, 10'000) == WAIT_OBJECT_0;
    ::CloseHandle(process);
    return ended;
}

/// Runs this program again as a child that starts another process and prints its number.
TEST(WindowsProcess, ProcessesThatItHasStartedEndWithIt) {
    std::wstring self(MAX_PATH, L'\0');
    self.resize(::GetModuleFileNameW(nullptr, self.data(), MAX_PATH));
    auto child = ChildProcess::start(
        {utf8Text(self), "--gtest_also_run_disabled_tests", "--gtest_filter=WindowsProcess.DISABLED_Parent"}, {});
    ASSERT_TRUE(child);
    std::string line;
    while (!line.starts_with("child ")) {
        ASSERT_EQ((*child)->read(line, Clock::now() + 1min, {}), ChildProcess::ReadResult::Line);
    }
    const DWORD number = std::stoul(line.substr(line.find(' ')));
    child->reset();
    EXPECT_TRUE(ends(number));
}

/// Part of the test above: starts a process that waits for its input, and waits too.
TEST(WindowsProcess, DISABLED_Parent) {
    STARTUPINFOW startup{};
    startup.cb = sizeof startup;
    PROCESS_INFORMATION made{};
    std::wstring command = L"cmd.exe /d /c pause";
    ASSERT_NE(::CreateProcessW(nullptr, command.data(), nullptr, nullptr, FALSE, CREATE_NEW_CONSOLE, nullptr, nullptr,
                               &startup, &made),
              0);
    std::printf("child %lu\n", made.dwProcessId);
    std::fflush(stdout);
    ::Sleep(60'000);
}

TEST(WindowsFile, NamesAreInUtf8) {
    const std::string name = "rokada-\u0448\u0430\u0445.txt";
    const std::filesystem::path path = std::filesystem::temp_directory_path() / *wideText(name);
    std::ofstream(path, std::ios::binary) << "abc\r\n";
    EXPECT_EQ(readWhole(utf8Text(path.native()), 100).value_or(""), "abc\r\n");
    std::filesystem::remove(path);
}

TEST(WindowsFile, FoldersDevicesAndMissingFilesAreRefused) {
    const std::string folder = utf8Text(std::filesystem::temp_directory_path().native());
    EXPECT_EQ(readWhole(folder, 100).error().system, EISDIR);
    EXPECT_EQ(readWhole("NUL", 100).error().what, InputErrorCode::NotAFile);
    EXPECT_EQ(readWhole(folder + "\\rokada-missing", 100).error().system, ENOENT);
    EXPECT_EQ(readWhole("bad \xFF name", 100).error().system, ENOENT);
}

TEST(WindowsFile, IsReadInParts) {
    const std::filesystem::path path = std::filesystem::temp_directory_path() / "rokada-parts.txt";
    std::ofstream(path, std::ios::binary) << "abcdef";
    auto file = InputFile::open(utf8Text(path.native()));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->size(), 6U);
    EXPECT_EQ(file->read(4).value_or(""), "abcd");
    EXPECT_EQ(file->read(4).value_or(""), "ef");
    EXPECT_EQ(file->read(4).value_or("x"), "");
    EXPECT_EQ(readWhole(utf8Text(path.native()), 5).error().what, InputErrorCode::TooLarge);
}

TEST(WindowsText, IsConvertedThereAndBack) {
    const std::string text = "\u0448\u0430\u0445 \U0001F600";
    EXPECT_EQ(utf8Text(wideText(text).value_or(L"")), text);
    EXPECT_EQ(wideText(""), L"");
    EXPECT_FALSE(wideText("\xFF"));
}

}  // namespace
}  // namespace rokada::external::windowsprocessTest
