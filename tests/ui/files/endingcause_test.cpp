// Tests time forfeits in games of four players. The player must not appear as resigned after a restart, in files, in
// the library or in reviews.
#include "analysis/analysissettings.h"
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamepicker.h"
#include "files/savedgame.h"
#include "keptdesk.h"
#include "library/gamespage.h"
#include "librarydesk.h"
#include "record/pgnwriter.h"
#include "score/movelistmodel.h"
#include "session/occupants.h"
#include "texts/endingtexts.h"

#include <QFile>
#include <QSignalSpy>

namespace rokada::ui::endingcauseTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class EndingCause : public ::testing::Test {
protected:
    /// White makes a move, and then Black's flag falls.
    static void losePlayerOnTime(Desk& desk) {
        GameSetup setup = setupFor("fortress", "pppp", {{"placement", "standard"}});
        setup.times.assign(4, *parseTime("60"));
        desk.window.session().start(setup);
        ASSERT_TRUE(desk.window.session().play(desk.game().moves()[0]));
        pass(61s);
        ASSERT_FALSE(desk.game().ending());
        ASSERT_FALSE(desk.game().position().living(Side(1)));
    }
    /// Black's flag falls, and then Blue's flag falls too.
    static void loseTeamOnTime(Desk& desk) {
        losePlayerOnTime(desk);
        ASSERT_TRUE(desk.window.session().play(desk.game().moves()[0]));
        pass(61s);
        ASSERT_TRUE(desk.game().ending());
    }
    static std::string panel(Desk& desk, std::size_t side) {
        const Game& shown = *part<GameRecord>(desk.window).game();
        return playerPanelsOf(desk.window.session(), shown)[side].note.toStdString();
    }
    /// Returns the text that the list of moves shows in Black's column.
    static std::string listed(const GameTree& tree) {
        MoveListModel model;
        model.show(&tree, tree.variationEnd(Node::Root));
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::string text = model.data(model.index(row, 1), Qt::DisplayRole).toString().toStdString();
            if (!text.empty()) return text;
        }
        return {};
    }
    static void open(Desk& desk, const QString& path) {
        auto& files = part<FileControls>(desk.window);
        files.openGame(path, 1);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
        ASSERT_TRUE(desk.window.session().viewing());
        part<GameRecord>(desk.window).last();
    }

    const QTemporaryDir folder;
};

TEST_F(EndingCause, IsKnownAfterARestart) {
    {
        KeptDesk desk(folder.path());
        losePlayerOnTime(desk);
        EXPECT_EQ(desk.status().find("resigned"), std::string::npos) << desk.status();
        EXPECT_EQ(panel(desk, 1), "Out of time, move 1");
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    EXPECT_EQ(panel(desk, 1), "Out of time, move 1");
    EXPECT_EQ(desk.game().last()->move, Move::elimination(Side(1), EliminationCause::Time));
    EXPECT_EQ(listed(*part<GameRecord>(desk.window).tree()), "lost on time");
    desk.window.session().setPaused(false);
    ASSERT_TRUE(desk.window.session().play(desk.game().moves()[0]));
    desk.window.session().resign();
    ASSERT_TRUE(desk.game().ending());
    EXPECT_EQ(desk.game().ending()->reason, Reason::Resignation);
    EXPECT_EQ(desk.why(), "White and Red win: Blue has resigned and Black is eliminated.");
}

TEST_F(EndingCause, OfAFinishedGameIsKnownWhenItWaitsToBeReviewed) {
    {
        KeptDesk desk(folder.path());
        loseTeamOnTime(desk);
        EXPECT_EQ(desk.why(), "White and Red win: Blue lost on time and Black is eliminated.");
    }
    KeptDesk desk(folder.path());
    EXPECT_FALSE(desk.keeper.resume());
    const auto left = desk.keeper.left(1);
    ASSERT_EQ(left.size(), 1U);
    const Game game = gameOf(left[0].saved);
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(texts::verdict(game).toStdString(), "White and Red win: Blue lost on time and Black is eliminated.");
    ASSERT_TRUE(desk.keeper.resume(left[0].file));
    EXPECT_EQ(panel(desk, 1), "Out of time, move 1");
}

TEST_F(EndingCause, StaysInTheFileAfterAReview) {
    const QString path = folder.filePath(QStringLiteral("game.pgn"));
    KeptDesk desk(folder.path());
    loseTeamOnTime(desk);
    desk.settings.set(keys::reviewedNodes(), reviewNodes.front());
    desk.trigger("reviewGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return part<GameRecord>(desk.window).reviewed(); }, 60'000));
    ASSERT_TRUE(part<FileControls>(desk.window).saveAs(path));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    EXPECT_TRUE(text.contains("b-time")) << text.toStdString();
    EXPECT_TRUE(text.contains("u-time")) << text.toStdString();
    EXPECT_TRUE(text.contains("[Ending \"time u\"]")) << text.toStdString();
    EXPECT_TRUE(text.contains("[%eval")) << text.toStdString();
    EXPECT_FALSE(text.contains("resign")) << text.toStdString();
    open(desk, path);
    EXPECT_EQ(panel(desk, 1), "Out of time, move 1");
    EXPECT_EQ(panel(desk, 3), "Out of time, move 1");
    EXPECT_EQ(listed(*part<GameRecord>(desk.window).tree()), "lost on time");
    EXPECT_EQ(desk.game().ending()->reason, Reason::Time);
    part<GameRecord>(desk.window).comment(Node::Root, "reviewed");
    desk.trigger("save");
    QFile again(path);
    ASSERT_TRUE(again.open(QIODevice::ReadOnly));
    const QByteArray saved = again.readAll();
    EXPECT_TRUE(saved.contains("[Ending \"time u\"]")) << saved.toStdString();
    EXPECT_TRUE(saved.contains("b-time")) << saved.toStdString();
}

/// Earlier versions recorded a time forfeit as a resignation with a clock at zero.
TEST_F(EndingCause, OfAnEarlierVersionIsReadFromTheClock) {
    KeptDesk desk(folder.path());
    losePlayerOnTime(desk);
    std::string text = pgnText(*part<GameRecord>(desk.window).tree());
    const std::size_t at = text.find("b-time");
    ASSERT_NE(at, std::string::npos) << text;
    text.replace(at, 6, "b-resigns");
    ASSERT_NE(text.find("%clk 0:00:00", at), std::string::npos) << text;
    QFile file(folder.filePath(QStringLiteral("earlier.pgn")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.c_str());
    file.close();
    open(desk, file.fileName());
    EXPECT_EQ(panel(desk, 1), "Out of time, move 1");
    EXPECT_EQ(listed(*part<GameRecord>(desk.window).tree()), "lost on time");
}

TEST_F(EndingCause, IsKnownInTheLibrary) {
    LibraryDesk desk;
    loseTeamOnTime(desk);
    const LibraryPage page = desk.kept();
    ASSERT_EQ(page.rows.size(), 1U);
    QByteArray pgn;
    desk.controls().library()->ask([id = page.rows[0].id](LibraryStore& store) { return store.pgn(id); },
                                   [&](const QByteArray& found) { pgn = found; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !pgn.isEmpty(); }));
    EXPECT_TRUE(pgn.contains("b-time")) << pgn.toStdString();
    EXPECT_TRUE(pgn.contains("[Ending \"time u\"]")) << pgn.toStdString();
    desk.trigger("library");
    emit desk.controls().page()->chosen(pgn, page.rows[0].id, {});
    part<GameRecord>(desk.window).last();
    EXPECT_EQ(panel(desk, 1), "Out of time, move 1");
    EXPECT_EQ(desk.game().ending()->reason, Reason::Time);
}

}  // namespace
}  // namespace rokada::ui::endingcauseTest
