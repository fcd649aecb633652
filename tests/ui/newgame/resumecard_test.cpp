// Tests strips on the start page that show waiting games, and games that were played recently.
#include "newgame/resumecard.h"
#include "files/filecontrols.h"
#include "files/gamekeeper.h"
#include "files/pastedialog.h"
#include "keptdesk.h"
#include "librarydesk.h"
#include "newgame/pausebar.h"
#include "newgame/startcontrols.h"
#include "newgame/startpage.h"
#include "newgame/waitingdialog.h"

#include "score/movelistmodel.h"
#include "score/movespanel.h"
#include "score/recordcontrols.h"
#include "session/gamerecord.h"

#include <QPushButton>
#include <QTableWidget>

namespace rokada::ui::resumecardTest {
namespace {

using namespace testing;

ResumeCard& heroOf(Desk& desk) { return only<ResumeCard>(desk.window); }

/// Opens the list of all waiting games, and continues the game that was replaced most recently.
void continueOther(Desk& desk) {
    named<QPushButton>(only<StartPage>(desk.window), "allWaiting").click();
    QTest::keyClick(&only<QTableWidget>(only<WaitingDialog>(desk.window)), Qt::Key_Return);
}

TEST(ResumeCard, AGameThatAnotherReplacedWaits) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    desk.start("chess");
    desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
    const std::string position = desk.position();
    desk.start("bolyar");
    desk.play({"e2e3", "e7e6", "d2d3", "d7d6"});
    part<StartControls>(desk.window).showPage();
    EXPECT_EQ(heroOf(desk).words().toStdString().substr(0, 20), "Bolyar Chess, Move 3");
    continueOther(desk);
    EXPECT_EQ(desk.position(), position);
    EXPECT_FALSE(desk.window.session().paused()) << "no clock waits for anybody";
    EXPECT_FALSE(part<PauseBar>(desk.window).isVisible());
    ASSERT_EQ(desk.keeper.left(9).size(), 1U) << "the other one waits now";
    EXPECT_EQ(desk.keeper.left(9)[0].saved.setup.book->variant().id, "bolyar");
}

TEST(ResumeCard, ClocksStandUntilTheirPlayerIsReady) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    GameSetup timed = setupFor("chess", "pp");
    timed.times = *parseTimes("300", 2);
    desk.window.session().start(std::move(timed));
    desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
    desk.start("bolyar");
    desk.play({"e2e3", "e7e6", "d2d3", "d7d6"});
    part<StartControls>(desk.window).showPage();
    continueOther(desk);
    ASSERT_EQ(desk.game().played(), 4U);
    EXPECT_TRUE(desk.window.session().paused());
    EXPECT_TRUE(part<PauseBar>(desk.window).isVisible());
}

TEST(ResumeCard, SaysWhoResignedAndHowLongTheGameWas) {
    Desk desk;
    desk.start("chess", "pc");
    desk.window.session().resign();
    part<StartControls>(desk.window).showPage();
    const QString words = heroOf(desk).words();
    EXPECT_TRUE(words.startsWith(QStringLiteral("Chess against "))) << words.toStdString();
    EXPECT_TRUE(words.endsWith(QStringLiteral("You resigned, 0 moves"))) << words.toStdString();
}

TEST(ResumeCard, AmongFourMovesAreCountedAsInTheList) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    const auto play = [&](int plies) {
        for (int ply = 0; ply < plies; ++ply) desk.window.session().play(desk.game().moves()[0]);
    };
    play(4);
    desk.window.session().resign();
    play(9);
    while (!desk.game().ending()) desk.window.session().resign();
    const MoveListModel& moves = part<MovesPanel>(desk.window).moves();
    const QString last = moves.headerData(moves.rowCount() - 1, Qt::Vertical, Qt::DisplayRole).toString();
    part<StartControls>(desk.window).showPage();
    const QString words = heroOf(desk).words();
    EXPECT_GT(last.toUInt(), desk.game().played() / 4) << "not all have made every move";
    EXPECT_TRUE(words.contains(last + QStringLiteral(" moves"))) << words.toStdString();
}

/// The number of moves must be the same on the start page, in the list of moves and in the library.
TEST(ResumeCard, MovesAreCountedEverywhereAlike) {
    for (const auto& [variant, rules, plies] :
         {std::tuple("chess", Choices{}, 7), std::tuple("vyrt", Choices{}, 4), std::tuple("fortress", Choices{}, 45),
          std::tuple("fortress", Choices{{"placement", "standard"}}, 18)}) {
        LibraryDesk desk;
        desk.start(variant, "pppp", rules);
        for (int ply = 0; ply < plies; ++ply) {
            if (ply == plies - 10) desk.window.session().resign();
            desk.window.session().play(desk.game().moves()[0]);
        }
        while (!desk.game().ending()) desk.window.session().resign();
        const MoveListModel& moves = part<MovesPanel>(desk.window).moves();
        const QString last = moves.headerData(moves.rowCount() - 1, Qt::Vertical, Qt::DisplayRole).toString();
        part<StartControls>(desk.window).showPage();
        const QString words = heroOf(desk).words();
        EXPECT_TRUE(words.contains(QStringLiteral(" %1 moves").arg(last))) << words.toStdString() << variant;
        const LibraryPage page = desk.kept();
        ASSERT_EQ(page.rows.size(), 1U);
        EXPECT_EQ(QString::number(page.rows[0].moves), last) << variant << plies;
    }
}

TEST(ResumeCard, AGameThatComesBackWaitsNoLonger) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    desk.start("chess");
    desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
    const GameRecord& record = part<GameRecord>(desk.window);
    GameTree tree = *record.tree();
    const Node live = record.live();
    GameSetup setup = desk.window.session().setup();
    desk.start("bolyar");
    ASSERT_EQ(desk.keeper.left(9).size(), 1U);
    part<GameRecord>(desk.window).open(std::move(tree), live, std::move(setup));
    EXPECT_TRUE(desk.keeper.left(9).empty());
}

TEST(ResumeCard, UndoAfterANewGameLeavesNoCardWithClocksEither) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    GameSetup setup = setupFor("chess", "pp");
    setup.times.assign(2, *parseTime("300+2"));
    desk.window.session().start(std::move(setup));
    for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6"}) {
        skip(Millis(3'000));
        desk.play({move});
    }
    skip(Millis(7'000));
    desk.start("bolyar", "pp");
    ASSERT_EQ(desk.keeper.left(9).size(), 1U);
    skip(Millis(5'000));
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 4U);
    EXPECT_TRUE(desk.keeper.left(9).empty()) << "it is on the board again";
    EXPECT_EQ(desk.window.session().time().left(Side(0)), Millis(302'000 - 6'000 + 4'000 - 7'000));
    part<StartControls>(desk.window).showPage();
    EXPECT_EQ(named<QPushButton>(only<StartPage>(desk.window), "allWaiting").text(),
              QLatin1String("Choose an opponent"))
        << "only the one behind the page";
}

TEST(ResumeCard, AGameThatWasOpenedInVainLeavesNoCard) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
    ASSERT_TRUE(part<FileControls>(desk.window).paste(QStringLiteral("1. d4 d5 2. c4 e6 3. Nc3")));
    part<FileControls>(desk.window).preview()->accept();
    ASSERT_EQ(desk.game().played(), 5U);
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 4U);
    EXPECT_TRUE(desk.keeper.left(9).empty());
}

TEST(ResumeCard, WhoLeavesFromTheStartPageBeginsThereNextTime) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        desk.start("chess");
        desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
        part<StartControls>(desk.window).showPage();
        desk.window.close();
    }
    KeptDesk desk(folder.path());
    EXPECT_FALSE(desk.keeper.resume());
    EXPECT_EQ(desk.keeper.left(9).size(), 1U);
}

TEST(ResumeCard, PlayingOnFromAnEarlierMoveLeavesNothingBehind) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    desk.start("chess");
    desk.play({"e2e4", "e7e5", "g1f3", "b8c6", "f1c4"});
    part<GameRecord>(desk.window).back();
    part<GameRecord>(desk.window).playOnFromHere();
    EXPECT_TRUE(desk.keeper.left(9).empty());
}

}  // namespace
}  // namespace rokada::ui::resumecardTest
