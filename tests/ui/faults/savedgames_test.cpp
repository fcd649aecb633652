// Tests the saving of games while system calls fail: automatically after each move, and when the user saves.
#include "files/autosave.h"
#include "files/filecontrols.h"
#include "files/savedgame.h"
#include "keptdesk.h"
#include "pages/diagramwriter.h"
#include "pages/printdialog.h"
#include "rules/movegen.h"
#include "session/gamerecord.h"
#include "shelf.h"
#include "windowtesting.h"

#include <QSignalSpy>

namespace rokada::ui::savedgamesTest {
namespace {

using namespace testing;
using rokada::testing::Fault;

constexpr int StepOfSavedGames = ROKADA_NIGHTLY_SIZE ? 1 : 23;

TEST(FullDisk, AutosaveKeepsTheGameBefore) {
    const QTemporaryDir folder;
    Autosave file(folder.path());
    Desk desk;
    desk.start("chess");
    const auto& record = part<GameRecord>(desk.window);
    const auto text = [&] { return savedText(*record.tree(), record.live(), desk.window.session().setup()); };
    const QByteArray before = text();
    ASSERT_TRUE(desk.window.session().play(*parseMove(desk.game().position(), "e2e4")));
    const QByteArray after = text();
    ASSERT_NE(before, after);
    for (int room = 0; room <= after.size(); room += StepOfSavedGames) {
        ASSERT_TRUE(file.write(before));
        Written done;
        {
            const Fault fault = Fault::fullDisk(folderOf(folder), static_cast<std::uint64_t>(room));
            done = file.write(after);
        }
        ASSERT_EQ(done.has_value(), room >= after.size()) << room;
        ASSERT_EQ(contentOf(file.file()), done ? after : before) << room;
        ASSERT_TRUE(savedGame(contentOf(file.file())));
    }
}

TEST(FullDisk, AGameThatIsReplacedKeepsItsLastMoves) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    desk.start("vyrt", "pp");
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(desk.window.session().play(desk.game().moves()[0]));
    desk.start("chess", "pp");
    ASSERT_EQ(desk.keeper.left().size(), 1U);
    desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
    {
        const Fault fault = Fault::fullDisk(folderOf(folder), 0);
        desk.play({"f1b5"});
    }
    ASSERT_FALSE(desk.keeper.savedNowhere().isEmpty());
    ASSERT_TRUE(desk.keeper.resume(desk.keeper.left()[0].file));
    EXPECT_EQ(desk.game().book().variant().id, "vyrt");
    const auto left = desk.keeper.left();
    ASSERT_EQ(left.size(), 1U) << "the state before the last move went";
    EXPECT_EQ(left[0].saved.tree.size(), 5U);
    EXPECT_EQ(desk.error(), "");
}

TEST(Fault, SavingAGameKeepsTheOthersOfItsFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("games.pgn"));
    Desk desk;
    desk.start("chess");
    auto& files = part<FileControls>(desk.window);
    auto& session = desk.window.session();
    ASSERT_TRUE(files.saveAs(path));
    QByteArray before = contentOf(path);
    meetEveryFault(
        folder,
        [&] {
            MoveList moves;
            legalMoves(session.game()->position(), moves);
            ASSERT_TRUE(session.play(moves[moves.size() / 2]));
            files.save();
        },
        [&](bool failed) {
            EXPECT_EQ(contentOf(path) == before, failed);
            EXPECT_FALSE(contentOf(path).isEmpty());
            EXPECT_EQ(desk.error().find("cannot be saved") != std::string::npos, failed);
            desk.closeTroubles();
            before = contentOf(path);
        });
}

TEST(Fault, ADiagramIsWrittenWholeOrNotAtAll) {
    const QTemporaryDir folder;
    Desk desk;
    desk.start("vyrt");
    for (const char* name : {"board.png", "board.svg"}) {
        SCOPED_TRACE(name);
        const QString path = folder.filePath(QLatin1String(name));
        bool told = false;
        const auto write = [&] {
            DiagramWriter writer;
            QSignalSpy written(&writer, &DiagramWriter::written), failed(&writer, &DiagramWriter::failed);
            writer.write(diagramOf(desk.board().frame()), 200, path, {});
            ASSERT_TRUE(QTest::qWaitFor([&] { return !written.empty() || !failed.empty(); }));
            told = !failed.empty();
        };
        write();
        const QByteArray whole = contentOf(path);
        ASSERT_TRUE(writeFile(path, QByteArray("before")));
        meetEveryFault(folder, write, [&](bool failed) {
            // A text stream retries a failed write, so a fault need not be reported.
            EXPECT_TRUE(failed || !told);
            EXPECT_EQ(contentOf(path), told ? "before" : whole);
            ASSERT_TRUE(writeFile(path, QByteArray("before")));
        });
    }
}

TEST(Fault, PaperIsWrittenWholeOrNotAtAll) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.pdf"));
    ASSERT_TRUE(writeFile(path, QByteArray("before")));
    Desk desk;
    desk.start("chess");
    const auto& record = part<GameRecord>(desk.window);
    PrintDialog dialog(*record.tree(), record.live(), NotationStyle::International, {}, nullptr);
    meetEveryFault(
        folder, [&] { dialog.saveAs(path); },
        [&](bool failed) {
            EXPECT_EQ(contentOf(path) == "before", failed);
            ASSERT_TRUE(writeFile(path, QByteArray("before")));
        });
}

}  // namespace
}  // namespace rokada::ui::savedgamesTest
