// Tests the match dialog: setting up a match, watching it, and saving it.
#include "match/matchdialog.h"
#include "board/boardwidget.h"
#include "kit/theme.h"
#include "match/matchboards.h"
#include "match/matchplayerdialog.h"
#include "match/matchsetuppage.h"
#include "match/matchtable.h"
#include "matchdesk.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

namespace rokada::ui::matchdialogTest {
namespace {

using namespace testing;
using State = MatchRunner::State;

TEST(MatchDialog, ChoosesStartsWatchesAndSaves) {
    MatchDesk desk;
    desk.trigger("engineMatch");
    MatchDialog& dialog = desk.dialog();
    auto& start = named<QPushButton>(dialog, "matchStart");
    EXPECT_FALSE(start.isEnabled()) << "nobody plays yet";
    auto& players = named<QListWidget>(dialog, "matchPlayers");
    ASSERT_EQ(players.count(), 11 + 4);
    players.item(11)->setCheckState(Qt::Checked);
    players.item(12)->setCheckState(Qt::Checked);
    EXPECT_TRUE(start.isEnabled());
    named<QComboBox>(dialog, "matchOpenings").setCurrentIndex(static_cast<int>(MatchSetup::Openings::Start));
    named<QSpinBox>(dialog, "matchRounds").setValue(1);
    start.click();
    ASSERT_TRUE(desk.becomes(State::Over));
    auto& table = named<QTableWidget>(dialog, "matchTable");
    EXPECT_TRUE(table.isVisible());
    EXPECT_EQ(table.rowCount(), 2);
    EXPECT_FALSE(named<QLabel>(dialog, "matchWords").text().isEmpty());
    const QString file = desk.folder.filePath(QStringLiteral("games.pgn"));
    EXPECT_TRUE(dialog.saveAs(file));
    QFile saved(file);
    ASSERT_TRUE(saved.open(QFile::ReadOnly));
    EXPECT_EQ(saved.readAll().count("[Event "), 2);
    EXPECT_FALSE(dialog.saveAs(desk.folder.filePath(QStringLiteral("no/such/folder.pgn"))));
}

TEST(MatchDialog, HasAnEdgeBecauseTheWindowBehindItIsNotDimmed) {
    MatchDesk desk;
    desk.trigger("engineMatch");
    MatchDialog& dialog = desk.dialog();
    const QImage picture = dialog.grab().toImage();
    EXPECT_EQ(picture.pixelColor(dialog.width() - 1, dialog.height() / 2), theme().edge);
    EXPECT_EQ(picture.pixelColor(0, dialog.height() / 2), theme().edge);
}

TEST(MatchTable, ShowsThePointsOfBothAndNoEloThatSaysNothing) {
    const MatchState state{
        .setup = between({"One", "Two"}, 1), .played = {{0, 0, 2, false}, {0, 1, 1, false}}, .pgn = {}};
    MatchTable table(nullptr);
    table.show(state.setup, state.standings());
    ASSERT_EQ(table.columnCount(), 7);
    EXPECT_EQ(table.item(0, 1)->text(), QStringLiteral("1\u00BD\u2013\u00BD"));
    EXPECT_EQ(table.item(1, 0)->text(), QStringLiteral("\u00BD\u20131\u00BD"));
    EXPECT_EQ(table.item(0, table.columnCount() - 1)->text(), QStringLiteral("\u2013"));
}

TEST(MatchTable, TheSequentialTestSaysWhatHasBeenShown) {
    MatchSetup setup = between({"One", "Two"}, 400);
    setup.sprt = match::Sprt{5, 40};
    MatchState won{.setup = setup, .played = {}, .pgn = {}}, lost = won;
    for (std::size_t unit = 0; unit < 400; ++unit) {
        for (std::size_t game = 0; game < 2; ++game) {
            won.played.push_back({unit, game, game == 0 || unit % 2 == 0 ? 2 : 0, false});
            lost.played.push_back({unit, game, game == 0 || unit % 2 == 0 ? 0 : 2, false});
        }
    }
    EXPECT_EQ(sprtText(setup, won.standings()).toStdString(), "SPRT: the Elo advantage of One is above 5.");
    EXPECT_EQ(sprtText(setup, lost.standings()).toStdString(), "SPRT: the Elo advantage of One is below 40.");
}

TEST(MatchDialog, BoardsOfFinishedGamesSpeakAnotherLanguageAtOnce) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}));
    desk.trigger("engineMatch");
    ASSERT_TRUE(desk.becomes(State::Over));
    QCoreApplication::processEvents();
    const auto words = [&] {
        QStringList all;
        for (const QLabel* label : only<MatchBoards>(desk.dialog()).findChildren<QLabel*>()) all << label->text();
        return all.join(QLatin1Char(' '));
    };
    const QString before = words();
    EXPECT_FALSE(before.isEmpty());
    desk.language.use(QStringLiteral("bg"));
    QCoreApplication::processEvents();
    EXPECT_NE(words().toStdString(), before.toStdString());
    desk.language.use(QStringLiteral("en"));
    QCoreApplication::processEvents();
    EXPECT_EQ(words().toStdString(), before.toStdString());
}

TEST(MatchDialog, ANewMatchSaysThatItReplacesTheLastOne) {
    MatchDesk desk;
    desk.trigger("engineMatch");
    MatchDialog& dialog = desk.dialog();
    auto& notice = named<QLabel>(dialog, "matchNotice");
    EXPECT_TRUE(notice.text().isEmpty());
    desk.runner().start(between({"One", "Two"}));
    ASSERT_TRUE(desk.becomes(State::Over));
    dialog.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    desk.trigger("engineMatch");
    MatchDialog& again = desk.dialog();
    named<QPushButton>(again, "matchNew").click();
    EXPECT_FALSE(named<QLabel>(again, "matchNotice").text().isEmpty());
    EXPECT_TRUE(named<QPushButton>(again, "matchSave").isVisible());
    const QString file = desk.folder.filePath(QStringLiteral("last.pgn"));
    EXPECT_TRUE(again.saveAs(file));
    EXPECT_TRUE(named<QLabel>(again, "matchNotice").text().contains(file));
}

TEST(MatchDialog, BoardsShowHowGamesEndedAndWhoPlayed) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}));
    desk.trigger("engineMatch");
    ASSERT_TRUE(desk.becomes(State::Over));
    auto& board = only<BoardWidget>(desk.dialog());
    desk.dialog().resize(1000, 950);
    QCoreApplication::processEvents();
    ASSERT_NE(board.game(), nullptr);
    EXPECT_EQ(board.game()->played(), pliesOf(desk.runner().match().pgn[1]));
    const QImage shown = board.grab().toImage();
    const auto named = [](const char* white, const char* black) {
        return std::vector<SeatPicture>{{.name = QLatin1String(white), .note = {}, .brief = {}, .human = false},
                                        {.name = QLatin1String(black), .note = {}, .brief = {}, .human = false}};
    };
    board.setPanels(&PanelWords::seats, named("", ""));
    EXPECT_NE(board.grab().toImage(), shown) << "player panels have names";
    board.setPanels(&PanelWords::seats, named("Two", "One"));
    EXPECT_EQ(board.grab().toImage(), shown);
}

TEST(MatchDialog, HasNoPlaceForBoardsOfAMatchThatWasPlayedBefore) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}, 3));
    desk.trigger("engineMatch");
    EXPECT_TRUE(only<MatchBoards>(desk.dialog()).isVisible());
    ASSERT_TRUE(desk.becomes(State::Over));
    EXPECT_TRUE(only<MatchBoards>(desk.dialog()).isVisible());
    MatchRunner runner(desk.settings, nullptr);
    readMatch(runner, desk.file());
    ASSERT_EQ(runner.state(), State::Over);
    MatchDialog again(desk.settings, runner, {}, QStringLiteral("chess"), &desk.window);
    again.show();
    EXPECT_TRUE(only<MatchBoards>(again).isHidden());
}

TEST(MatchDialog, BeginsWithTheGameOnTheBoard) {
    MatchDesk desk;
    desk.start("bolyar");
    desk.trigger("engineMatch");
    auto& variants = named<QListWidget>(desk.dialog(), "matchVariants");
    QStringList chosen;
    for (int row = 0; row < variants.count(); ++row) {
        if (variants.item(row)->checkState() == Qt::Checked)
            chosen << variants.item(row)->data(Qt::UserRole).toString();
    }
    EXPECT_EQ(chosen, QStringList{QStringLiteral("bolyar")});
}

TEST(MatchDialog, ShowsEveryGameWithoutScrolling) {
    MatchDesk desk;
    desk.trigger("engineMatch");
    QDialog& dialog = desk.dialog();
    const auto& variants = named<QListWidget>(dialog, "matchVariants");
    dialog.show();
    QCoreApplication::processEvents();
    const auto whole = [&variants] {
        const QRect last = variants.visualItemRect(variants.item(variants.count() - 1));
        const QRect seen = variants.viewport()->rect();
        return seen.contains(last.topLeft()) && seen.contains(last.bottomLeft());
    };
    EXPECT_TRUE(whole());
    EXPECT_LE(dialog.height(), 640) << "as high as small screens have room";
    QFont large = dialog.font();
    large.setPointSizeF(1.5 * large.pointSizeF());
    dialog.setFont(large);
    QCoreApplication::processEvents();
    EXPECT_TRUE(whole()) << "with the letters of a large window";
}

TEST(MatchDialog, AddsTheSameEngineWithOtherOptions) {
    MatchDesk desk;
    EngineEntry one = mock("One", "");
    one.offers.push_back({.name = "Strength", .type = "spin", .values = {}, .standard = "5", .least = 1, .most = 9});
    keepEngines(desk.settings, {one});
    desk.trigger("engineMatch");
    MatchDialog& dialog = desk.dialog();
    auto& players = named<QListWidget>(dialog, "matchPlayers");
    EXPECT_FALSE(named<QPushButton>(dialog, "matchAddPlayer").isEnabled()) << "none is chosen";
    players.setCurrentRow(11);
    EXPECT_FALSE(named<QPushButton>(dialog, "matchRemovePlayer").isEnabled());
    named<QPushButton>(dialog, "matchAddPlayer").click();
    auto& form = named<MatchPlayerDialog>(dialog, "matchPlayerDialog");
    EXPECT_TRUE(named<QPushButton>(form, "matchPlayerAdd").isEnabled()) << "a name is suggested";
    named<QSpinBox>(form, "option:Strength").setValue(9);
    EXPECT_TRUE(form.name().contains(QStringLiteral("Strength 9")));
    named<QLineEdit>(form, "matchPlayerName").setText(QStringLiteral("One"));
    EXPECT_FALSE(named<QPushButton>(form, "matchPlayerAdd").isEnabled()) << "taken";
    named<QLineEdit>(form, "matchPlayerName").setText(QStringLiteral("Strong"));
    named<QPushButton>(form, "matchPlayerAdd").click();
    ASSERT_EQ(players.count(), 13);
    EXPECT_EQ(players.item(12)->text(), QStringLiteral("Strong"));
    EXPECT_EQ(players.item(12)->checkState(), Qt::Checked);
    players.item(11)->setCheckState(Qt::Checked);
    const auto chosen = named<MatchSetupPage>(dialog, "matchSetupPage").setup().players;
    ASSERT_EQ(chosen.size(), 2U);
    EXPECT_EQ(chosen[1].options.value(QStringLiteral("Strength")), QStringLiteral("9"));
    named<QPushButton>(dialog, "matchRemovePlayer").click();
    EXPECT_EQ(players.count(), 12);
}

TEST(MatchDialog, OffersOnlyThoseWhoKnowEveryGame) {
    MatchDesk desk;
    desk.trigger("engineMatch");
    MatchDialog& dialog = desk.dialog();
    auto& players = named<QListWidget>(dialog, "matchPlayers");
    auto& variants = named<QListWidget>(dialog, "matchVariants");
    EXPECT_TRUE(players.item(11)->flags() & Qt::ItemIsEnabled);
    variants.item(1)->setCheckState(Qt::Checked);
    EXPECT_FALSE(players.item(11)->flags() & Qt::ItemIsEnabled);
    EXPECT_FALSE(players.item(11)->toolTip().isEmpty());
    EXPECT_TRUE(players.item(0)->flags() & Qt::ItemIsEnabled) << "ours";
}

TEST(MatchDialog, SpeaksAnotherLanguageAtOnce) {
    MatchDesk desk;
    desk.trigger("engineMatch");
    MatchDialog& dialog = desk.dialog();
    const auto words = [&] {
        return QStringList{dialog.windowTitle(), named<QPushButton>(dialog, "matchStart").text(),
                           named<QLabel>(dialog, "matchWhyNot").text(),
                           named<QListWidget>(dialog, "matchPlayers").item(0)->text()};
    };
    const QStringList before = words();
    desk.language.use(QStringLiteral("ru"));
    QCoreApplication::processEvents();
    const QStringList after = words();
    desk.language.use(QStringLiteral("en"));
    for (int i = 0; i < before.size(); ++i) EXPECT_NE(before[i], after[i]);
}

}  // namespace
}  // namespace rokada::ui::matchdialogTest
