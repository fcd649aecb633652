// Tests edits of a file's game that has left the board. They must be saved, discarded or kept for the next start, but
// never lost.
#include "files/unsavededits.h"
#include "files/closeguard.h"
#include "files/filecontrols.h"
#include "files/gamekeeper.h"
#include "session/gamerecord.h"
#include "windowtesting.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <memory>

namespace rokada::ui::unsavededitsTest {
namespace {

using namespace testing;

const QByteArray elm("[White \"Elm\"]\n\n1. e4 e5 *\n\n"), oak("[White \"Oak\"]\n\n1. d4 *\n");

class Unsaved : public ::testing::Test {
protected:
    Unsaved() {
        write(elm + oak);
        begin();
    }
    /// Replaces the window by a new one, without closing it properly.
    void begin() {
        desk.reset();
        desk = std::make_unique<Desk>();
        edits().keepIn(folder.path());
    }
    void write(const QByteArray& bytes) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray content() const {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk->window); }
    [[nodiscard]] FileControls& files() { return part<FileControls>(desk->window); }
    [[nodiscard]] UnsavedEdits& edits() { return files().unsaved(); }
    void open(int number) {
        files().openGame(path, number);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
    }
    /// Adds a comment to the game with this number, and then shows another game.
    void editAndLeave(int number, const char* words) {
        open(number);
        record().comment(Node::Root, words);
        desk->start("vyrt", "pp");
    }
    void press(const char* button) { named<QPushButton>(desk->window, button).click(); }
    void answer(QMessageBox::StandardButton button) {
        QMessageBox* question = part<CloseGuard>(desk->window).question();
        ASSERT_NE(question, nullptr);
        QTest::mouseClick(question->button(button), Qt::LeftButton);
    }
    [[nodiscard]] QStringList kept() const {
        return QDir(folder.path()).entryList({QStringLiteral("edits-*.pgn")}, QDir::Files);
    }

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("games.pgn"));
    std::unique_ptr<Desk> desk;
};

TEST_F(Unsaved, TheWindowAsksBeforeItClosesAndSavesThem) {
    editAndLeave(1, "first");
    editAndLeave(2, "second");
    EXPECT_FALSE(desk->window.close());
    QMessageBox* question = part<CloseGuard>(desk->window).question();
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->text().toStdString(), "The changes to 2 earlier games are not saved.");
    answer(QMessageBox::Cancel);
    EXPECT_TRUE(desk->window.isVisible());
    EXPECT_FALSE(desk->window.close());
    answer(QMessageBox::Save);
    EXPECT_FALSE(desk->window.isVisible());
    EXPECT_TRUE(content().contains("{first} 1. e4 e5")) << content().toStdString();
    EXPECT_TRUE(content().contains("{second} 1. d4")) << content().toStdString();
    EXPECT_EQ(content().count("[White "), 2);
}

TEST_F(Unsaved, TheWindowSavesWhatIsOnTheBoardToo) {
    editAndLeave(1, "first");
    open(2);
    record().comment(Node::Root, "second");
    EXPECT_FALSE(desk->window.close());
    answer(QMessageBox::Save);
    EXPECT_FALSE(desk->window.isVisible());
    EXPECT_TRUE(content().contains("{first} 1. e4 e5")) << content().toStdString();
    EXPECT_TRUE(content().contains("{second} 1. d4")) << content().toStdString();
}

TEST_F(Unsaved, TheWindowStaysOpenWhenTheyCannotBeSaved) {
    editAndLeave(1, "first");
    write("something else\n");
    EXPECT_FALSE(desk->window.close());
    answer(QMessageBox::Save);
    EXPECT_TRUE(desk->window.isVisible());
    EXPECT_EQ(desk->error(), "games.pgn has changed since the game was opened. Save the game under another name.");
    EXPECT_EQ(content(), "something else\n");
    press("saveEditsAs");
    auto* dialog = desk->window.findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    const QString other = folder.filePath(QStringLiteral("other.pgn"));
    emit dialog->fileSelected(other);
    dialog->close();
    EXPECT_EQ(desk->error(), "") << "both notices are settled";
    QFile saved(other);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_TRUE(saved.readAll().contains("{first} 1. e4 e5"));
    EXPECT_TRUE(desk->window.close());
}

TEST_F(Unsaved, ClosedWithoutSavingTheyAreThereAtTheNextStart) {
    editAndLeave(1, "first");
    EXPECT_FALSE(desk->window.close());
    answer(QMessageBox::Discard);
    EXPECT_FALSE(desk->window.isVisible());
    EXPECT_EQ(content(), elm + oak);
    begin();
    EXPECT_EQ(desk->error(), "The changes to the game in line 1 of games.pgn are not saved.");
    press("saveEdits");
    EXPECT_TRUE(content().contains("{first} 1. e4 e5")) << content().toStdString();
    EXPECT_TRUE(content().endsWith(oak));
    EXPECT_TRUE(kept().isEmpty());
    begin();
    EXPECT_EQ(desk->error(), "");
}

TEST_F(Unsaved, TheyOutliveACrash) {
    editAndLeave(1, "first");
    editAndLeave(2, "second");
    begin();
    EXPECT_EQ(edits().count(), 2U);
    open(2);
    EXPECT_EQ(record().tree()->remarks(Node::Root).comment(), "second") << "the game comes with its edits";
    EXPECT_TRUE(record().edited());
    EXPECT_EQ(edits().count(), 1U);
    desk->trigger("save");
    EXPECT_EQ(desk->error(), "The changes to the game in line 1 of games.pgn are not saved.");
    press("saveEdits");
    EXPECT_TRUE(content().contains("{first} 1. e4 e5")) << content().toStdString();
    EXPECT_TRUE(content().contains("{second} 1. d4")) << content().toStdString();
    EXPECT_EQ(content().count("[White "), 2);
}

/// The game of the window and unsaved edits are kept in separate files. After a crash, both may contain the same game.
TEST_F(Unsaved, TheGameOfTheWindowIsNotOfferedTwice) {
    const auto keeperOf = [this] {
        return std::make_unique<GameKeeper>(folder.path(), record(), desk->window.session(),
                                            part<StatusLine>(desk->window), nullptr);
    };
    {
        const auto keeper = keeperOf();
        open(1);
        record().comment(Node::Root, "first");
        keeper->settle();
        QFile::copy(keeper->file(), folder.filePath(QStringLiteral("edits-1.pgn")));
    }
    begin();
    EXPECT_EQ(edits().count(), 1U);
    const auto keeper = keeperOf();
    ASSERT_TRUE(keeper->resume());
    EXPECT_EQ(record().tree()->remarks(Node::Root).comment(), "first");
    EXPECT_EQ(edits().count(), 0U);
    EXPECT_EQ(desk->error(), "");
}

TEST_F(Unsaved, ADamagedFileIsSetAsideAndSaid) {
    editAndLeave(1, "first");
    desk.reset();
    QFile file(folder.filePath(kept().value(0)));
    ASSERT_TRUE(file.resize(file.size() / 2));
    begin();
    EXPECT_EQ(edits().count(), 0U);
    EXPECT_NE(desk->error().find("damaged-1"), std::string::npos) << desk->error();
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.damaged-1")}).size(), 1);
}

TEST_F(Unsaved, OneWindowDoesNotTakeThoseOfAnother) {
    editAndLeave(1, "first");
    Desk other;
    part<FileControls>(other.window).unsaved().keepIn(folder.path());
    EXPECT_EQ(other.error(), "");
}

TEST_F(Unsaved, DiscardedTheyAreForgotten) {
    editAndLeave(1, "first");
    press("discardEdits");
    EXPECT_EQ(desk->error(), "");
    EXPECT_TRUE(kept().isEmpty());
    open(1);
    EXPECT_EQ(record().tree()->remarks(Node::Root).comment(), "") << "as it is in the file";
    EXPECT_TRUE(desk->window.close());
}

TEST_F(Unsaved, AnEditedGameOnTheBoardIsNotReadAgain) {
    open(1);
    record().comment(Node::Root, "first");
    open(1);
    EXPECT_EQ(record().tree()->remarks(Node::Root).comment(), "first");
    EXPECT_EQ(desk->status(), "This game has changes that are not saved.");
    EXPECT_EQ(edits().count(), 0U);
}

/// Saving a game changes the line numbers of the games after it.
TEST_F(Unsaved, AreFoundAfterAnotherGameOfTheFileWasSaved) {
    editAndLeave(2, "second");
    EXPECT_EQ(desk->error(), "The changes to the game in line 5 of games.pgn are not saved.");
    open(1);
    record().comment(Node::Root, "first");
    desk->trigger("save");
    const auto line = content().left(content().indexOf("[White \"Oak\"]")).count('\n') + 1;
    EXPECT_EQ(desk->error(),
              "The changes to the game in line " + std::to_string(line) + " of games.pgn are not saved.");
    begin();
    press("saveEdits");
    EXPECT_TRUE(content().contains("{first} 1. e4 e5")) << content().toStdString();
    EXPECT_TRUE(content().contains("{second} 1. d4")) << content().toStdString();
    EXPECT_EQ(content().count("[White "), 2);
}

TEST_F(Unsaved, TheNextGameIsFoundAfterOneBeforeItWasSaved) {
    editAndLeave(1, "a comment that moves the other game");
    open(2);
    press("saveEdits");
    desk->trigger("previousGame");
    EXPECT_TRUE(QTest::qWaitFor([&] { return *record().tree()->tag("White") == "Elm"; })) << desk->status();
}

TEST_F(Unsaved, FilesOfOneNameAreToldApart) {
    const QString first = path;
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("other")));
    const QString second = folder.filePath(QStringLiteral("other/games.pgn"));
    ASSERT_TRUE(QFile::copy(first, second));
    editAndLeave(1, "first");
    files().openGame(second, 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
    record().comment(Node::Root, "second");
    desk->start("vyrt", "pp");
    EXPECT_EQ(edits().count(), 2U);
    EXPECT_EQ(part<StatusLine>(desk->window).errors().size(), 2);
    EXPECT_NE(desk->error().find("other"), std::string::npos) << desk->error();
    EXPECT_TRUE(edits().saveAll());
    EXPECT_TRUE(content().contains("{first}"));
    QFile file(second);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("{second}"));
}

}  // namespace
}  // namespace rokada::ui::unsavededitsTest
