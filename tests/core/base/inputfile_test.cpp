// Tests the reading of files that are special, endless, or do not respond.
#include "base/inputfile.h"
#include "base/inputstream.h"
#include "base/intime.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

namespace rokada::inputfileTest {
namespace {

using std::chrono::milliseconds;

/// Temporary folder of one test.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "rokada-input-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string file(const std::string& name, const std::string& bytes) const {
        std::ofstream(path_ / name, std::ios::binary) << bytes;
        return path_ / name;
    }
    [[nodiscard]] std::string fifo() const {
        const std::string name = path_ / "fifo";
        EXPECT_EQ(::mkfifo(name.c_str(), 0600), 0);
        return name;
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

InputErrorCode refusal(const std::string& path, std::uint64_t most = 1000) {
    const auto read = readWhole(path, most);
    EXPECT_FALSE(read) << path;
    return read ? InputErrorCode::Stopped : read.error().what;
}

TEST(InputFile, ReadsWhatIsThere) {
    const Folder folder;
    EXPECT_EQ(readWhole(folder.file("empty", ""), 0), "");
    EXPECT_EQ(readWhole(folder.file("one", "abc"), 3), "abc");
    const std::string large(5'000'000, 'x');
    EXPECT_EQ(readWhole(folder.file("large", large), large.size()), large);
}

TEST(InputFile, RefusesPipesDevicesAndFolders) {
    const Folder folder;
    const std::string fifo = folder.fifo();
    EXPECT_EQ(refusal(fifo), InputErrorCode::NotAFile);
    const int writer = ::open(fifo.c_str(), O_RDWR | O_CLOEXEC);
    ASSERT_EQ(::write(writer, "slow", 4), 4);
    EXPECT_EQ(refusal(fifo), InputErrorCode::NotAFile);
    ::close(writer);
    EXPECT_EQ(refusal("/dev/zero"), InputErrorCode::NotAFile);
    EXPECT_EQ(readWhole(folder.path(), 1000).error().system, EISDIR);
    EXPECT_EQ(readWhole(folder.path() / "missing", 1000).error().system, ENOENT);
}

TEST(InputFile, ReadsNoMoreThanIsAllowed) {
    const Folder folder;
    EXPECT_EQ(refusal(folder.file("large", "abcd"), 3), InputErrorCode::TooLarge);
    // The file grows after it has been opened.
    const std::string name = folder.file("growing", "ab");
    auto file = InputFile::open(name, 3);
    ASSERT_TRUE(file);
    (void)folder.file("growing", "abcdef");
    EXPECT_EQ(file->read(100).error().what, InputErrorCode::TooLarge);
}

#ifdef __linux__
/// Files in /proc claim to be regular files of size 0, although they have content.
TEST(InputFile, ReadsFilesThatAreMadeUp) {
    EXPECT_NE(readWhole("/proc/self/status", 100'000).value_or("").find("Name:"), std::string::npos);
    EXPECT_EQ(refusal("/proc/self/status", 10), InputErrorCode::TooLarge);
    if (::access("/proc/kmsg", R_OK) == 0) {
        EXPECT_FALSE(readWhole("/proc/kmsg", 1 << 30));
    }
}
#endif

TEST(InputFile, NobodyWaitsForAJobThatDoesNotEnd) {
    std::array<int, 2> pipe{};
    ASSERT_EQ(::pipe2(pipe.data(), O_CLOEXEC), 0);
    const auto job = [end = pipe[0]] {
        char byte = 0;
        return ::read(end, &byte, 1);
    };
    EXPECT_EQ(inTime<ssize_t>(job, milliseconds(5)), std::nullopt);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(inTime<ssize_t>(job, std::chrono::hours(1), stop.get_token()), std::nullopt);
    // The two jobs above still wait for the pipe. Closing it ends them.
    ::close(pipe[1]);
    EXPECT_EQ(inTime<ssize_t>(job, std::chrono::hours(1)), 0);
}

TEST(InputFile, AStopEndsAllWaiting) {
    const Folder folder;
    std::stop_source stop;
    auto file = InputFile::open(folder.file("one", "abc"), 100, stop.get_token());
    ASSERT_TRUE(file);
    stop.request_stop();
    const auto read = file->read(100);
    // Data that are available immediately may still be returned.
    EXPECT_TRUE(read || read.error().what == InputErrorCode::Stopped);
}

TEST(InputStream, ReadsLikeAFileOfTheLibrary) {
    const Folder folder;
    InputStream in(folder.file("lines", "one\ntwo\nthree"));
    std::string line;
    std::getline(in, line);
    in.seekg(4);
    std::getline(in, line);
    EXPECT_EQ(line, "two");
    std::getline(in, line);
    EXPECT_EQ(line, "three");
    EXPECT_TRUE(in.eof());
    EXPECT_FALSE(in.bad());
}

TEST(InputStream, SaysWhyItFails) {
    const Folder folder;
    InputStream in(folder.fifo());
    EXPECT_FALSE(in);
    ASSERT_TRUE(in.error());
    EXPECT_EQ(consoleText(*in.error()), "not a file");
    EXPECT_EQ(consoleText(*whyUnreadable(folder.path())), "Is a directory");
    EXPECT_FALSE(whyUnreadable(folder.file("one", "")));
}

}  // namespace
}  // namespace rokada::inputfileTest
