// Tests the list of all waiting games: those of this window, of earlier windows, and of windows that were killed.
#include "files/gamekeeper.h"
#include "keptdesk.h"
#include "newgame/resumecard.h"
#include "newgame/startcontrols.h"
#include "newgame/startpage.h"
#include "newgame/waitingdialog.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSysInfo>
#include <QTableWidget>

namespace rokada::ui::waitinggamesTest {
namespace {

using namespace testing;

class WaitingList : public ::testing::Test {
protected:
    /// Leaves this many games. Each game is one move longer than the game before it.
    void leave(int games) {
        for (int i = 0; i < games; ++i) {
            desk.start("chess");
            for (int ply = 0; ply < 4 + 2 * i; ++ply) desk.window.session().play(desk.game().moves()[0]);
        }
        desk.start("vyrt");
    }
    WaitingDialog& list() {
        part<StartControls>(desk.window).showPage();
        named<QPushButton>(page(), "allWaiting").click();
        return only<WaitingDialog>(desk.window);
    }
    [[nodiscard]] StartPage& page() { return only<StartPage>(desk.window); }
    static std::string cell(WaitingDialog& dialog, int row, int column) {
        return table(dialog).item(row, column)->text().toStdString();
    }
    static QTableWidget& table(WaitingDialog& dialog) { return only<QTableWidget>(dialog); }

    const QTemporaryDir folder;
    KeptDesk desk{folder.path()};
};

TEST_F(WaitingList, ShowsAllGames) {
    leave(7);
    WaitingDialog& dialog = list();
    EXPECT_TRUE(only<ResumeCard>(page()).words().startsWith(QLatin1String("Vyrt Chess")));
    EXPECT_TRUE(named<QPushButton>(page(), "allWaiting").text().contains(QLatin1Char('7')));
    ASSERT_EQ(table(dialog).rowCount(), 7);
    for (int row = 0; row < 7; ++row) EXPECT_EQ(cell(dialog, row, 2), std::to_string(8 - row)) << "the last one first";
    EXPECT_EQ(cell(dialog, 0, 0), "Chess");
    EXPECT_EQ(cell(dialog, 0, 1), "White - Black");
    EXPECT_EQ(cell(dialog, 0, 3).substr(0, 6), "Today,");
}

/// The folder can contain more games than the program keeps, if an earlier version or a person has put them there.
TEST_F(WaitingList, LosesAllSurplusGamesAtOnce) {
    constexpr int Kept = 100;
    leave(1);
    const QStringList left = QDir(folder.path()).entryList({QStringLiteral("left-*.pgn")});
    ASSERT_EQ(left.size(), 1);
    for (int i = 0; i < Kept + 3; ++i) {
        const QString copy = folder.filePath(QStringLiteral("left-%1.pgn").arg(100 + i));
        ASSERT_TRUE(QFile::copy(folder.filePath(left[0]), copy));
    }
    leave(1);
    EXPECT_EQ(desk.keeper.waiting(), std::size_t{Kept});
}

TEST_F(WaitingList, OpensAnyOfThemWithTheKeyboard) {
    leave(6);
    WaitingDialog& dialog = list();
    for (int i = 0; i < 5; ++i) QTest::keyClick(&table(dialog), Qt::Key_Down);
    QTest::keyClick(&table(dialog), Qt::Key_Return);
    EXPECT_EQ(desk.game().played(), 4U) << "the first one that was left";
    EXPECT_FALSE(part<StartControls>(desk.window).pageShown());
    EXPECT_EQ(desk.keeper.waiting(), 5U);
}

TEST_F(WaitingList, OpensTheOneThatIsDoubleClicked) {
    leave(5);
    WaitingDialog& dialog = list();
    const QRect row = table(dialog).visualItemRect(table(dialog).item(3, 0));
    QTest::mouseClick(table(dialog).viewport(), Qt::LeftButton, {}, row.center());
    QTest::mouseDClick(table(dialog).viewport(), Qt::LeftButton, {}, row.center());
    EXPECT_EQ(desk.game().played(), 6U);
}

TEST_F(WaitingList, UndoBringsDeletedGamesBack) {
    leave(4);
    WaitingDialog& dialog = list();
    auto& undo = named<QPushButton>(dialog, "undoWaiting");
    EXPECT_FALSE(undo.isEnabled());
    QTest::keyClick(&table(dialog), Qt::Key_Delete);
    QTest::keyClick(&table(dialog), Qt::Key_Delete);
    ASSERT_EQ(table(dialog).rowCount(), 2);
    EXPECT_EQ(cell(dialog, 0, 2), "3") << "the two last ones are gone";
    EXPECT_TRUE(named<QPushButton>(page(), "allWaiting").text().contains(QLatin1Char('2')));
    EXPECT_EQ(desk.keeper.waiting(), 2U);
    QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier);
    undo.click();
    ASSERT_EQ(table(dialog).rowCount(), 4);
    for (int row = 0; row < 4; ++row) EXPECT_EQ(cell(dialog, row, 2), std::to_string(5 - row)) << "as it was";
    EXPECT_FALSE(undo.isEnabled());
}

TEST_F(WaitingList, HasTheGamesOfWindowsThatWereKilled) {
    // Each killed window has left its file, and the lock of a process that no longer exists.
    leave(3);
    const auto games = desk.keeper.left();
    ASSERT_EQ(games.size(), 3U);
    for (int i = 0; i < 2; ++i) {
        const QString file = folder.filePath(QStringLiteral("game-%1.pgn").arg(50 + i));
        ASSERT_TRUE(QFile::rename(games[static_cast<std::size_t>(i)].file, file));
        QFile lock(file + QStringLiteral(".lock"));
        ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
        lock.write("999999\nrokada\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    }
    WaitingDialog& dialog = list();
    ASSERT_EQ(table(dialog).rowCount(), 3);
    QTest::keyClick(&table(dialog), Qt::Key_Return);
    EXPECT_EQ(desk.game().played(), 8U);
    EXPECT_EQ(desk.keeper.waiting(), 2U);
    QTest::keyClick(&table(list()), Qt::Key_Delete);
    EXPECT_EQ(desk.keeper.waiting(), 1U) << "one was deleted, and one is on the board";
}

TEST_F(WaitingList, AGameOfARunningWindowIsNotInIt) {
    leave(1);
    KeptDesk other(folder.path());
    other.start("bolyar");
    other.play({"e2e3", "e7e6", "d2d3", "d7d6"});
    EXPECT_EQ(desk.keeper.waiting(), 1U);
}

}  // namespace
}  // namespace rokada::ui::waitinggamesTest
