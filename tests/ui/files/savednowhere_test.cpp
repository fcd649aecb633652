// Tests a game that cannot be saved automatically: the window shows a notice, asks before closing, and offers another
// place.
#include "files/closeguard.h"
#include "files/filecontrols.h"
#include "keptdesk.h"
#include "learn/learncontrols.h"
#include "record/pgnreader.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace rokada::ui::savednowhereTest {
namespace {

using namespace testing;

class SavedNowhere : public ::testing::Test {
protected:
    /// Creates a file with the name of the games folder, so that the folder cannot be created.
    SavedNowhere() {
        QFile file(games());
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        desk = std::make_unique<KeptDesk>(games());
        desk->start("chess", "pp");
    }
    [[nodiscard]] QString games() const { return folder.filePath(QStringLiteral("games")); }
    void makeRoom() const {
        QFile::remove(games());
        ASSERT_TRUE(QDir().mkpath(games()));
    }
    [[nodiscard]] bool told() const {
        desk->keeper.settle();
        return desk->window.findChild<QPushButton*>(QStringLiteral("keepAgain")) != nullptr;
    }
    [[nodiscard]] QMessageBox* question() const { return part<CloseGuard>(desk->window).question(); }
    void press(QMessageBox::StandardButton button) const {
        QTest::mouseClick(question()->button(button), Qt::LeftButton);
    }
    /// Chooses a file in the file dialog that is open.
    void nameFile(const QString& path) const {
        auto* dialog = desk->window.findChild<QFileDialog*>();
        ASSERT_NE(dialog, nullptr);
        emit dialog->fileSelected(path);
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /// Plays moves of a game, then starts another one.
    void playAndReplace(std::initializer_list<const char*> moves) const {
        desk->play(moves);
        desk->start("chess", "pp");
    }
    [[nodiscard]] bool earlierTold() const {
        desk->keeper.settle();
        return desk->window.findChild<QPushButton*>(QStringLiteral("saveEarlier")) != nullptr;
    }

    const QTemporaryDir folder;
    std::unique_ptr<KeptDesk> desk;
};

TEST_F(SavedNowhere, IsSaidUntilTheGameIsSavedSomewhere) {
    EXPECT_FALSE(told()) << "there is nothing to lose yet";
    desk->play({"e2e4"});
    EXPECT_TRUE(told());
    EXPECT_EQ(desk->error().rfind("This game is not saved: ", 0), 0U) << desk->error();
    EXPECT_EQ(desk->window.findChild<QToolButton*>(QStringLiteral("closeNotice")), nullptr) << "nobody closes it";
    const QString path = folder.filePath(QStringLiteral("mine.pgn"));
    ASSERT_TRUE(part<FileControls>(desk->window).saveAs(path));
    EXPECT_FALSE(told());
    desk->closeTroubles();
    desk->play({"e7e5"});
    EXPECT_TRUE(told()) << "the last move is in no file";
    makeRoom();
    named<QPushButton>(desk->window, "keepAgain").click();
    EXPECT_FALSE(told());
    EXPECT_EQ(desk->error(), "");
}

TEST_F(SavedNowhere, GoesByItselfWhenTheNextMoveIsKept) {
    desk->play({"e2e4"});
    EXPECT_TRUE(told());
    makeRoom();
    desk->play({"e7e5"});
    EXPECT_FALSE(told());
    EXPECT_TRUE(desk->window.close());
}

TEST_F(SavedNowhere, HoldsUpClosingAndOffersAnotherPlace) {
    desk->play({"e2e4"});
    EXPECT_FALSE(desk->window.close());
    ASSERT_NE(question(), nullptr);
    EXPECT_EQ(question()->informativeText(), QStringLiteral("Unsaved changes will be lost when the window closes."));
    press(QMessageBox::Cancel);
    EXPECT_TRUE(desk->window.isVisible());
    EXPECT_FALSE(desk->window.close());
    press(QMessageBox::Save);
    const QString path = folder.filePath(QStringLiteral("mine.pgn"));
    nameFile(path);
    EXPECT_FALSE(desk->window.isVisible());
    EXPECT_TRUE(QFile::exists(path));
}

TEST_F(SavedNowhere, AFileThatWasNotChosenDoesNotCloseTheWindowLater) {
    desk->play({"e2e4"});
    EXPECT_FALSE(desk->window.close());
    press(QMessageBox::Save);
    auto* dialog = desk->window.findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    dialog->reject();
    ASSERT_TRUE(part<FileControls>(desk->window).saveAs(folder.filePath(QStringLiteral("mine.pgn"))));
    EXPECT_TRUE(desk->window.isVisible());
}

TEST_F(SavedNowhere, APersonMayLoseTheGame) {
    desk->play({"e2e4"});
    EXPECT_FALSE(desk->window.close());
    press(QMessageBox::Discard);
    EXPECT_FALSE(desk->window.isVisible());
}

TEST_F(SavedNowhere, AGameThatAnotherReplacesIsSaidUntilItIsKept) {
    playAndReplace({"e2e4", "e7e5", "g1f3", "b8c6"});
    EXPECT_FALSE(told()) << "the new game has no moves";
    ASSERT_TRUE(earlierTold());
    EXPECT_EQ(desk->error().rfind("1 earlier game is not saved: ", 0), 0U) << desk->error();
    EXPECT_EQ(desk->window.findChild<QToolButton*>(QStringLiteral("closeNotice")), nullptr) << "nobody closes it";
    named<QPushButton>(desk->window, "keepEarlierAgain").click();
    EXPECT_TRUE(earlierTold());
    playAndReplace({"d2d4", "d7d5", "g1f3", "g8f6"});
    EXPECT_EQ(desk->error().rfind("2 earlier games are not saved: ", 0), 0U) << desk->error();
    ASSERT_TRUE(QFile::remove(games()));
    named<QPushButton>(desk->window, "keepEarlierAgain").click();
    EXPECT_EQ(desk->error(), "");
    EXPECT_EQ(desk->keeper.left().size(), 2U);
    EXPECT_TRUE(desk->window.close());
}

TEST_F(SavedNowhere, AReplacedGameIsKeptWithTheNextMoveThatIs) {
    playAndReplace({"e2e4", "e7e5", "g1f3", "b8c6"});
    makeRoom();
    desk->play({"d2d4"});
    EXPECT_FALSE(earlierTold());
    EXPECT_EQ(desk->keeper.left().size(), 1U);
}

TEST_F(SavedNowhere, AShortGameIsReplacedWithoutAWord) {
    playAndReplace({"e2e4"});
    EXPECT_EQ(desk->error(), "");
}

TEST_F(SavedNowhere, AReplacedGameThatComesBackIsSaidOnce) {
    playAndReplace({"e2e4", "e7e5", "g1f3", "b8c6"});
    desk->trigger("undo");
    ASSERT_EQ(desk->game().played(), 4U);
    EXPECT_FALSE(earlierTold());
    EXPECT_TRUE(told());
    desk->trigger("redo");
    EXPECT_TRUE(earlierTold());
    EXPECT_FALSE(told());
}

TEST_F(SavedNowhere, ReplacedGamesHoldUpClosingAndAreSavedToOneFile) {
    playAndReplace({"e2e4", "e7e5", "g1f3", "b8c6"});
    playAndReplace({"d2d4", "d7d5", "g1f3", "g8f6"});
    desk->play({"c2c4"});
    EXPECT_FALSE(desk->window.close());
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->text().contains(QStringLiteral("2 earlier games"))) << question()->text().toStdString();
    EXPECT_EQ(question()->informativeText(), QStringLiteral("Unsaved changes will be lost when the window closes."));
    press(QMessageBox::Save);
    nameFile(folder.filePath(QStringLiteral("mine.pgn")));
    EXPECT_TRUE(desk->window.isVisible());
    ASSERT_NE(question(), nullptr) << "the earlier games are not saved";
    press(QMessageBox::Save);
    const QString path = folder.filePath(QStringLiteral("earlier.pgn"));
    nameFile(path);
    EXPECT_FALSE(desk->window.isVisible());
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    PgnSplitter splitter;
    splitter.feed(file.readAll().toStdString());
    splitter.finish();
    int saved = 0;
    while (splitter.take()) ++saved;
    EXPECT_EQ(saved, 2);
}

TEST_F(SavedNowhere, ReplacedGamesStayUntilTheirFileIsWritten) {
    playAndReplace({"e2e4", "e7e5", "g1f3", "b8c6"});
    named<QPushButton>(desk->window, "saveEarlier").click();
    nameFile(folder.filePath(QStringLiteral("none/earlier.pgn")));
    EXPECT_TRUE(earlierTold());
    EXPECT_NE(desk->error().find("earlier.pgn"), std::string::npos) << desk->error();
    named<QPushButton>(desk->window, "saveEarlier").click();
    nameFile(folder.filePath(QStringLiteral("earlier.pgn")));
    EXPECT_EQ(desk->error(), "");
    EXPECT_TRUE(desk->window.close());
}

TEST_F(SavedNowhere, ARecordOfAFileIsNotLost) {
    const QString path = folder.filePath(QStringLiteral("record.pgn"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[Event \"One\"]\n\n1. e4 e5 *\n");
    file.close();
    part<FileControls>(desk->window).openGame(path, 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk->window.session().viewing(); }));
    EXPECT_FALSE(told());
    EXPECT_TRUE(desk->window.close());
}

TEST(NotSaved, TheNoticeOfAFailedSaveGoesWhenTheGameIsSaved) {
    const QTemporaryDir folder;
    Desk desk;
    desk.start("chess", "pp");
    desk.play({"e2e4"});
    auto& files = part<FileControls>(desk.window);
    for (const char* name : {"none/1.pgn", "none/2.pgn", "none/3.pgn"})
        EXPECT_FALSE(files.saveAs(folder.filePath(QLatin1String(name))));
    EXPECT_EQ(part<StatusLine>(desk.window).errors().size(), 3);
    ASSERT_TRUE(files.saveAs(folder.filePath(QStringLiteral("4.pgn"))));
    EXPECT_EQ(desk.error(), "");
}

TEST(NotRead, TheNoticeGoesWhenAGameIsOpened) {
    const QTemporaryDir folder;
    Desk desk;
    auto& files = part<FileControls>(desk.window);
    files.open(folder.filePath(QStringLiteral("none.pgn")));
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.error().find("none.pgn") != std::string::npos; }));
    EXPECT_FALSE(files.paste(QStringLiteral("zzz")));
    EXPECT_EQ(part<StatusLine>(desk.window).errors().size(), 2);
    EXPECT_TRUE(files.paste(QStringLiteral("1. e4 e5 2. Nf3 Nc6 *")));
    EXPECT_EQ(desk.error(), "");
}

TEST(NotLearned, TheNoticeGoesWhenTheLearnersAreWritten) {
    Desk desk;
    desk.trigger("learn");
    Learners& learners = part<LearnControls>(desk.window).learners();
    emit learners.written(QStringLiteral("No space left on device"));
    EXPECT_EQ(desk.error(), "Your progress could not be saved: No space left on device");
    emit learners.written({});
    EXPECT_EQ(desk.error(), "");
}

}  // namespace
}  // namespace rokada::ui::savednowhereTest
