// Tests writing a file while system calls fail: either the old or the new file must be complete, and failures must be
// reported.
#include "kit/writefile.h"

#include "shelf.h"

namespace rokada::ui::writefileTest {
namespace {

using namespace testing;
using rokada::testing::Fault;

constexpr int StepOfFullDisk = ROKADA_NIGHTLY_SIZE ? 1 : 97;

/// Folder that contains one file with old contents.
struct Shelf {
    Shelf() { EXPECT_TRUE(writeFile(path, before)); }
    [[nodiscard]] QStringList files() const { return QDir(folder.path()).entryList(QDir::Files); }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("games.pgn"));
    QByteArray before = QByteArray(5'000, 'o');
    QByteArray after = QByteArray(40'000, 'n');  // longer than any buffer
};

/// Checks that the folder contains only one file, and that this file has either the complete old or the complete new
/// content.
void expectWhole(const Shelf& shelf, const Written& done) {
    EXPECT_EQ(contentOf(shelf.path), done ? shelf.after : shelf.before);
    EXPECT_EQ(shelf.files(), QStringList{QStringLiteral("games.pgn")});
    EXPECT_TRUE(done || !done.error().isEmpty());
}

TEST(WriteFile, ReplacesTheWholeFile) {
    Shelf shelf;
    expectWhole(shelf, writeFile(shelf.path, shelf.after));
    EXPECT_TRUE(writeFile(shelf.path, QByteArray()));
    EXPECT_EQ(contentOf(shelf.path), QByteArray());
}

TEST(WriteFile, WhoGivesUpLeavesTheOldFile) {
    Shelf shelf;
    const Written done = writeFile(shelf.path, [](QIODevice& file) {
        file.write("half");
        return false;
    });
    EXPECT_FALSE(done);
    expectWhole(shelf, done);
}

TEST(WriteFile, EveryCallOfTheSystemMayFail) {
    Shelf shelf;
    Written done;
    meetEveryFault(
        shelf.folder, [&] { done = writeFile(shelf.path, shelf.after); },
        [&](bool failed) {
            EXPECT_EQ(done.has_value(), !failed);
            expectWhole(shelf, done);
            ASSERT_TRUE(writeFile(shelf.path, shelf.before));
        });
}

TEST(WriteFile, ADiskMayBeFullAtEachByte) {
    Shelf shelf;
    for (int room = 0; room <= shelf.after.size(); room += StepOfFullDisk) {
        Written done;
        {
            const Fault fault = Fault::fullDisk(folderOf(shelf.folder), static_cast<std::uint64_t>(room));
            done = writeFile(shelf.path, shelf.after);
        }
        ASSERT_EQ(done.has_value(), room >= shelf.after.size()) << room;
        expectWhole(shelf, done);
    }
}

}  // namespace
}  // namespace rokada::ui::writefileTest
