// Checks of table files: whole, cut, damaged and missing ones.
#include "ai/syzygy/tablefile.h"

#include "base/scrambled.h"
#include "syzygyfiles.h"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

namespace rokada::test::tablefileTest {
namespace {

TEST(TableFile, NamesHaveBothKingsAndAtMostSevenPieces) {
    for (const char* name : {"KQvK.rtbw", "KRPvKR.rtbz", "KQQPPvKP.rtbw"}) EXPECT_TRUE(isTableName(name)) << name;
    for (const char* name : {"KQvK", "KQvK.txt", "KvK.rtbw", "QvK.rtbw", "KQvKvK.rtbw", "KQQQPPvKP.rtbw", ".rtbw",
                             "KXvK.rtbw", "KQvK.rtbw.part", "KQ.rtbz"}) {
        EXPECT_FALSE(isTableName(name)) << name;
    }
}

TEST(TableFile, WholeFilesHaveTheSizeOfTheirHeaders) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(syzygyFolder())) {
        const std::string path = entry.path().string();
        if (!isTableName(entry.path().filename().string())) continue;
        EXPECT_EQ(checkTableFile(path), std::nullopt) << path;
        ++files;
    }
    EXPECT_EQ(files, 16);
}

TEST(TableFile, CutFilesAreFoundAtEveryLength) {
    for (const char* name : {"KPvK.rtbw", "KPvK.rtbz", "KQvK.rtbw", "KRvKP.rtbw", "KBNvK.rtbz"}) {
        const TableFolder folder;
        folder.add(name);
        const std::string path = folder.file(name);
        const auto size = std::filesystem::file_size(path);
        for (std::uintmax_t left = size - 1; left > 0; left = left > 4096 ? left - left / 7 : left - 1 - left / 9) {
            std::filesystem::resize_file(path, left);
            EXPECT_EQ(checkTableFile(path), SyzygyErrorCode::Cut) << name << ' ' << left;
        }
    }
}

TEST(TableFile, FilesWithMoreBytesAreNotWhole) {
    const TableFolder folder;
    folder.add("KQvK.rtbw");
    std::ofstream(folder.file("KQvK.rtbw"), std::ios::binary | std::ios::app) << std::string(64, 'x');
    EXPECT_EQ(checkTableFile(folder.file("KQvK.rtbw")), SyzygyErrorCode::Cut);
}

TEST(TableFile, OtherFilesAreNoTables) {
    const TableFolder folder;
    std::ofstream(folder.file("KQvK.rtbw"), std::ios::binary) << std::string(80, 'x');
    EXPECT_EQ(checkTableFile(folder.file("KQvK.rtbw")), SyzygyErrorCode::NotATable);
    folder.add("KPvK.rtbz");
    std::filesystem::rename(folder.file("KPvK.rtbz"), folder.file("KPvK.rtbw"));
    EXPECT_EQ(checkTableFile(folder.file("KPvK.rtbw")), SyzygyErrorCode::NotATable);
}

TEST(TableFile, FilesOfOtherPiecesDoNotHaveTheirSize) {
    const TableFolder folder;
    folder.add("KRvKP.rtbw");
    std::filesystem::rename(folder.file("KRvKP.rtbw"), folder.file("KBNvK.rtbw"));
    EXPECT_EQ(checkTableFile(folder.file("KBNvK.rtbw")), SyzygyErrorCode::Cut);
}

TEST(TableFile, MissingFilesAndPipesAreUnreadable) {
    const TableFolder folder;
    EXPECT_EQ(checkTableFile(folder.file("KQvK.rtbw")), SyzygyErrorCode::Unreadable);
    ASSERT_EQ(::mkfifo(folder.file("KRvK.rtbw").c_str(), 0600), 0);
    EXPECT_EQ(checkTableFile(folder.file("KRvK.rtbw")), SyzygyErrorCode::Unreadable);
}

// A damaged header can describe any size, but it is read without errors of memory and in a short time.
TEST(TableFile, DamagedHeadersAreReadSafely) {
    for (const char* name : {"KPvK.rtbw", "KPvK.rtbz", "KBNvK.rtbw", "KBvK.rtbz"}) {
        const TableFolder folder;
        folder.add(name);
        const std::string path = folder.file(name);
        std::string bytes(std::filesystem::file_size(path), '\0');
        std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        std::uint64_t seed = 1;
        for (int i = 0; i < 100; ++i) {
            std::string damaged = bytes;
            for (int n = 0; n < 3; ++n) {
                seed = scrambled(seed);
                const std::size_t header = std::min<std::size_t>(bytes.size(), 200) - 4;
                damaged[4 + seed % header] = static_cast<char>(seed >> 32);
            }
            std::ofstream(path, std::ios::binary) << damaged;
            const auto wrong = checkTableFile(path);
            EXPECT_TRUE(!wrong || wrong == SyzygyErrorCode::Cut) << name << ' ' << i;
        }
    }
}

TEST(TableFile, StopRequestsEndTheCheck) {
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(checkTableFile(syzygyFolder() + "/KQvK.rtbw", source.get_token()), SyzygyErrorCode::Stopped);
}

}  // namespace
}  // namespace rokada::test::tablefileTest
