// Regression tests for eight defects that games of other people have revealed. Each test has its own game file.
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamepicker.h"
#include "files/threadrulebookcache.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/importreportdialog.h"
#include "library/librarymodel.h"
#include "librarydesk.h"
#include "record/pgnwriter.h"
#include "session/gamerecord.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>

namespace rokada::ui::defectsTest {
namespace {

using namespace testing;

class Defect : public ::testing::Test {
protected:
    void open(const char* name, int number = 1) {
        path = desk.folder.filePath(QLatin1String(name));
        QFile::remove(path);
        ASSERT_TRUE(QFile::copy(QStringLiteral(ROKADA_RECORD_FILES "/") + QLatin1String(name), path));
        auto& files = part<FileControls>(desk.window);
        files.openGame(path, number);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
        ASSERT_TRUE(record().viewing());
    }
    [[nodiscard]] QByteArray content() const {
        QFile in(path);
        EXPECT_TRUE(in.open(QIODevice::ReadOnly));
        return in.readAll();
    }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] int mainLine() { return record().tree()->plies(record().tree()->variationEnd(Node::Root)); }
    void tryMove(const char* move) { record().tryMove(*parseMove(record().game()->position(), move)); }
    /// Adds a comment and saves the game.
    void saveWithAComment() {
        record().comment(Node::Root, "seen");
        desk.trigger("save");
    }

    LibraryDesk desk;
    QString path;
};

TEST_F(Defect, AVariationThatBeginsWithTheMoveBesideItIsNoPartOfTheGame) {
    open("repeated.pgn");
    EXPECT_EQ(mainLine(), 8);
    saveWithAComment();
    EXPECT_TRUE(content().contains("2. Nf3 (2. Nf3 Nc6 3. Bb5 a6) 2... d6 3. d4 (3. d4 exd4"))
        << content().toStdString();
    EXPECT_TRUE(content().contains("Nxe4 (4... Nxe4 5. Qd5 Nc5) 0-1")) << content().toStdString();
    open("repeated.pgn", 2);
    EXPECT_EQ(mainLine(), 3);
    record().last();
    EXPECT_FALSE(record().game()->ending()) << "a resignation is no mate";
}

TEST_F(Defect, UndoTakesAnEditBackAndNotTheGame) {
    open("annotated.pgn");
    const std::string before = pgnText(*record().tree());
    tryMove("e2e4");
    record().comment(record().shown(), "the other way");
    desk.trigger("undo");
    desk.trigger("undo");
    EXPECT_EQ(pgnText(*record().tree()), before);
    desk.trigger("redo");
    record().undoEdit();
    record().show(record().tree()->next(Node::Root));
    desk.trigger("deleteVariation");
    EXPECT_EQ(record().tree()->size(), 0U);
    desk.trigger("undo");
    EXPECT_EQ(pgnText(*record().tree()), before);
}

TEST_F(Defect, ABareCopyDoesNotReplaceTheAnnotatedGame) {
    EXPECT_EQ(imported(*desk.controls().library(), "twins.pgn").added, 2);
    EXPECT_EQ(desk.kept().ids.size(), 2U);
    EXPECT_EQ(imported(*desk.controls().library(), "twins.pgn").known, 2);
}

TEST_F(Defect, AllGamesAreExportedHoweverMany) {
    EXPECT_EQ(imported(*desk.controls().library(), "many.pgn").added, 2100);
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found), exported(&gamesPage.gameActions(), &GameActions::exported);
    ASSERT_TRUE(found.wait(10'000));
    EXPECT_EQ(gamesPage.model().rowCount(), 2100);
    path = desk.folder.filePath(QStringLiteral("all.pgn"));
    gamesPage.gameActions().exportTo(path, gamesPage.model().ids());
    ASSERT_TRUE(exported.wait(30'000));
    EXPECT_EQ(content().count("[Round "), 2100);
}

TEST_F(Defect, AMoveTriedAfterTheEndLeavesTheResult) {
    open("afterend.pgn");
    record().last();
    tryMove("f3d4");
    EXPECT_EQ(*record().tree()->tag("Result"), "0-1");
    desk.trigger("undo");
    saveWithAComment();
    EXPECT_TRUE(content().contains("[Result \"0-1\"]"));
    EXPECT_TRUE(content().contains("3. d4 cxd4 0-1"));
}

TEST_F(Defect, NullMovesAndJudgementsCutNothingOff) {
    open("symbols.pgn");
    EXPECT_EQ(mainLine(), 17);
    saveWithAComment();
    EXPECT_TRUE(content().contains("6. --")) << content().toStdString();
    EXPECT_TRUE(content().contains("9. c3 1-0"));
}

TEST_F(Defect, RecordsWithoutMovesAreGames) {
    const ImportReport report = imported(*desk.controls().library(), "diagrams.pgn");
    EXPECT_EQ(report.added, 3);
    EXPECT_EQ(report.empty, 2);
    open("diagrams.pgn");
    EXPECT_EQ(record().tree()->size(), 0U);
}

TEST_F(Defect, AGameOfOthersIsNotInPlay) {
    open("finished.pgn");
    EXPECT_FALSE(desk.window.session().playing());
    EXPECT_FALSE(desk.action("resign").isEnabled());
    EXPECT_EQ(record().shown(), Node::Root);
    record().comment(Node::Root, "mine");
    desk.trigger("nextGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return *record().tree()->tag("Round") == "8.1"; }));
    EXPECT_TRUE(desk.kept().ids.empty()) << "a game of a file does not get into My games unasked";
    named<QPushButton>(desk.window, "saveEdits").click();
    EXPECT_TRUE(content().contains("mine")) << "what was edited is saved where it came from";
}

}  // namespace
}  // namespace rokada::ui::defectsTest
