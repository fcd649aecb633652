// An import that a crash has interrupted must be reported once, at the next start.
#include "collection/importnote.h"
#include "collection/library.h"
#include "librarydesk.h"

namespace rokada::ui::importnoteTest {
namespace {

using namespace testing;

/// Leaves a note about an unfinished import and releases its lock, as a killed program does.
void leaveNote(const QString& collection, const UnfinishedImport& import) { ImportNote(collection, import); }

TEST(ImportNote, IsGoneWhenTheImportIsFinished) {
    const QTemporaryDir folder;
    const QString collection = folder.filePath(QStringLiteral("games.sqlite"));
    ImportNote note(collection, {QStringLiteral("/here/games.pgn"), 7});
    EXPECT_FALSE(ImportNote::takeLeft(collection)) << "this program imports";
    note.finish();
    EXPECT_FALSE(ImportNote::takeLeft(collection));
}

TEST(ImportNote, OfAKilledProgramIsTakenOnce) {
    const QTemporaryDir folder;
    const QString collection = folder.filePath(QStringLiteral("games.sqlite"));
    leaveNote(collection, {QStringLiteral("/here/games.pgn"), 7});
    const auto left = ImportNote::takeLeft(collection);
    ASSERT_TRUE(left);
    EXPECT_EQ(left->file, QStringLiteral("/here/games.pgn"));
    EXPECT_EQ(left->before, 7);
    EXPECT_FALSE(ImportNote::takeLeft(collection));
}

TEST(ImportNote, TheWindowTellsWhatWasInterrupted) {
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir().mkpath(folder.path()));
    leaveNote(LibraryPlace(folder.path()).file(), {QStringLiteral("/here/games.pgn"), 0});
    Desk desk;
    part<LibraryControls>(desk.window).keepIn(folder.path());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !desk.error().empty(); }));
    EXPECT_EQ(desk.error(),
              "The import of /here/games.pgn was interrupted. Games imported so far: 0. Import the file again to get "
              "the other games. No game is imported twice.");
}

}  // namespace
}  // namespace rokada::ui::importnoteTest
