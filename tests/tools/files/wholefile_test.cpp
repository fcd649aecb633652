// The tools replace files atomically. They keep symbolic links and devices.
#include "wholefile.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace rokada::tools::wholefileTest {
namespace {

std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class WholeFile : public ::testing::Test {
protected:
    WholeFile() { std::filesystem::create_directories(folder); }
    ~WholeFile() override { std::filesystem::remove_all(folder); }
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "rokada-wholefile";
};

TEST_F(WholeFile, ReplacesAFile) {
    const auto path = folder / "book";
    ASSERT_TRUE(writeWhole(path.string(), "before"));
    ASSERT_TRUE(writeWhole(path.string(), "after"));
    EXPECT_EQ(contentOf(path), "after");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1) << "no draft stays";
}

TEST_F(WholeFile, ALinkStaysALink) {
    const auto path = folder / "book", link = folder / "link";
    ASSERT_TRUE(writeWhole(path.string(), "before"));
    std::filesystem::create_symlink(path, link);
    ASSERT_TRUE(writeWhole(link.string(), "after"));
    EXPECT_TRUE(std::filesystem::is_symlink(link));
    EXPECT_EQ(contentOf(path), "after");
}

TEST_F(WholeFile, ADeviceStaysADevice) {
    ASSERT_TRUE(std::filesystem::is_character_file("/dev/full"));
    const auto refused = writeWhole("/dev/full", "bytes");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), "/dev/full: cannot be written: No space left on device");
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
    EXPECT_TRUE(writeWhole("/dev/null", "bytes"));
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(WholeFile, ADraftThatIsNotFinishedIsThrownAway) {
    const auto path = folder / "positions";
    ASSERT_TRUE(writeWhole(path.string(), "before"));
    {
        FileDraft draft(path.string());
        draft.stream() << "after";
        ASSERT_TRUE(draft.flushed());
        EXPECT_EQ(contentOf(path), "before");
    }
    EXPECT_EQ(contentOf(path), "before");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1) << "no draft stays";
}

TEST_F(WholeFile, SaysWhyItCannotBeMade) {
    const std::string path = (folder / "none" / "book").string();
    const auto refused = writeWhole(path, "bytes");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), path + ": cannot be written: No such file or directory");
}

TEST_F(WholeFile, Grows) {
    const auto path = folder / "games";
    ASSERT_TRUE(append(path.string(), "one "));
    ASSERT_TRUE(append(path.string(), "two"));
    EXPECT_EQ(contentOf(path), "one two");
}

}  // namespace
}  // namespace rokada::tools::wholefileTest
