// Tests the library page in the window: opening and leaving it, searching, and the preview.
#include "library/gamespage.h"
#include "addedcollection.h"

#include "board/boardwidget.h"
#include "library/collections.h"
#include "library/filterchip.h"
#include "library/foundlist.h"
#include "library/gamepreview.h"
#include "library/librarymodel.h"
#include "library/searchbar.h"
#include "librarydesk.h"
#include "librarytesting.h"
#include "search/patternboard.h"
#include "search/positionform.h"
#include "session/gamerecord.h"
#include "shell/frontpages.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>

#include <chrono>

namespace rokada::ui::gamespageTest {
namespace {

using namespace testing;

QPushButton& openButton(const GamesPage& page) { return named<QPushButton>(page, "openGame"); }

class LibraryPageShown : public ::testing::Test {
protected:
    LibraryPageShown() {
        bool done = false;
        desk.controls().library()->ask([](LibraryStore& store) { return store.put(gamesOf(Four)); },
                                       [&](auto) { done = true; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return done; }));
    }
    /// Opens the page with its button in the navigation rail, and waits until it shows its games.
    GamesPage& open() {
        named<QAbstractButton>(desk.window, "railLibrary").click();
        GamesPage& page = *desk.controls().page();
        QSignalSpy found(&page, &GamesPage::found);
        EXPECT_TRUE(found.wait(5000));
        return page;
    }
    /// Calls `deed`, and waits for the search that follows. Returns the number of games that were found.
    template <class Deed>
    int foundAfter(GamesPage& page, Deed deed) {
        QSignalSpy found(&page, &GamesPage::found);
        deed();
        pass(std::chrono::milliseconds(200));
        EXPECT_TRUE(QTest::qWaitFor([&] { return !found.isEmpty(); }, 10'000));
        return page.model().rowCount();
    }
    [[nodiscard]] FrontPages& front() { return part<FrontPages>(desk.window); }

    LibraryDesk desk;
};

TEST_F(LibraryPageShown, IsAPageOfTheRail) {
    GamesPage& page = open();
    EXPECT_EQ(front().shown(), &page);
    EXPECT_EQ(front().place(), RailPlace::Library);
    EXPECT_EQ(page.model().rowCount(), 4);
    EXPECT_TRUE(page.bar().words().hasFocus());
}

TEST_F(LibraryPageShown, EscGoesBackToTheGame) {
    desk.start("chess", "pp");
    GamesPage& page = open();
    EXPECT_EQ(front().shown(), &page);
    QTest::keyClick(&page.bar().words(), Qt::Key_Escape);
    EXPECT_EQ(front().shown(), nullptr);
    EXPECT_EQ(desk.game().played(), 0U);
}

TEST_F(LibraryPageShown, EscGoesToTheStartPageWithoutAGame) {
    GamesPage& page = open();
    QTest::keyClick(&page.list(), Qt::Key_Escape);
    EXPECT_EQ(front().place(), RailPlace::Home);
}

TEST_F(LibraryPageShown, TheBoardOfTheGameStaysWhereItIs) {
    desk.start("chess", "pp");
    QCoreApplication::processEvents();
    const QRect place = desk.board().frame().layout.area();
    GamesPage& page = open();
    QTest::keyClick(&page, Qt::Key_Escape);
    desk.settle();
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.board().frame().layout.area() == place; }));
}

TEST_F(LibraryPageShown, ChipsSetFiltersAndClearThem) {
    GamesPage& page = open();
    auto& player = named<FilterChip>(page, "playerFilter");
    EXPECT_FALSE(player.isSet());
    player.click();
    auto& field = named<QLineEdit>(page, "playerField");
    EXPECT_TRUE(field.hasFocus());
    EXPECT_EQ(foundAfter(page, [&] { QTest::keyClicks(&field, QStringLiteral("anna")); }), 2);
    EXPECT_TRUE(player.isSet());
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_FALSE(field.isVisible());
    EXPECT_TRUE(player.hasFocus());
    EXPECT_EQ(foundAfter(page, [&] { QTest::keyClick(&player, Qt::Key_Delete); }), 4);
    EXPECT_FALSE(player.isSet());
}

TEST_F(LibraryPageShown, EveryFilterIsClearedAtOnce) {
    GamesPage& page = open();
    EXPECT_EQ(foundAfter(page, [&] { named<QAction>(page, "result:1-0").trigger(); }), 1);
    EXPECT_EQ(foundAfter(page, [&] { named<QAction>(page, "variant:vyrt").trigger(); }), 0);
    EXPECT_TRUE(named<QLabel>(page, "noGames").isVisible());
    EXPECT_EQ(foundAfter(page, [&] { named<QPushButton>(page, "clearFilters").click(); }), 4);
    EXPECT_TRUE(page.list().isVisible());
}

TEST_F(LibraryPageShown, WordsAndDatesAreSearched) {
    GamesPage& page = open();
    EXPECT_EQ(foundAfter(page, [&] { page.bar().words().setText(QStringLiteral("fine day")); }), 1);
    EXPECT_EQ(foundAfter(page, [&] { page.bar().words().clear(); }), 4);
    EXPECT_EQ(foundAfter(page, [&] { named<QLineEdit>(page, "fromField").setText(QStringLiteral("2026")); }), 1);
    EXPECT_TRUE(named<FilterChip>(page, "dateFilter").isSet());
}

TEST_F(LibraryPageShown, AnEmptyCollectionOffersAnImport) {
    const auto club = addedTo(*desk.controls().collections(), desk.folder.filePath(QStringLiteral("club.sqlite")));
    ASSERT_TRUE(club);
    GamesPage& page = open();
    EXPECT_EQ(foundAfter(page, [&] { desk.controls().collections()->choose(*club); }), 0);
    EXPECT_TRUE(named<QLabel>(page, "noGames").isVisible());
    EXPECT_TRUE(named<QPushButton>(page, "noGamesAction").isVisible());
    EXPECT_FALSE(only<GamePreview>(page).isVisible());
}

TEST_F(LibraryPageShown, TabsTellTheNumberOfGames) {
    GamesPage& page = open();
    auto& tabs = named<QTabBar>(page, "collections");
    EXPECT_TRUE(QTest::qWaitFor([&] { return tabs.tabText(0).contains(QLatin1Char('4')); }));
    EXPECT_EQ(foundAfter(page, [&] { QTest::keyClick(&page.list(), Qt::Key_Delete); }), 3);
    EXPECT_TRUE(QTest::qWaitFor([&] { return tabs.tabText(0).contains(QLatin1Char('3')); }));
    EXPECT_EQ(foundAfter(page, [&] { named<QPushButton>(page, "undoDelete").click(); }), 4);
}

TEST_F(LibraryPageShown, ThePreviewShowsTheSelectedGame) {
    GamesPage& page = open();
    QSignalSpy previewed(&page, &GamesPage::previewed);
    // Row 2 is the game of 2024. Games are listed from the newest, and the game without a date comes last.
    selectOnly(page.list(), 2);
    ASSERT_TRUE(previewed.wait(5000));
    const Game* shown = named<BoardWidget>(page, "previewBoard").game();
    ASSERT_NE(shown, nullptr);
    EXPECT_EQ(shown->played(), 1U);
    EXPECT_EQ(shown->book().variant().id, "vyrt");
    EXPECT_TRUE(named<QLabel>(page, "previewWhite").text().contains(QStringLiteral("Carl")));
    EXPECT_FALSE(named<QLabel>(page, "previewMoves").text().isEmpty());
    EXPECT_TRUE(openButton(page).isEnabled());
}

TEST_F(LibraryPageShown, SeveralGamesAreCountedInThePreview) {
    GamesPage& page = open();
    page.list().selectAll();
    EXPECT_TRUE(named<QLabel>(page, "previewSaid").text().contains(QLatin1Char('4')));
    EXPECT_FALSE(openButton(page).isEnabled());
    EXPECT_FALSE(named<QAction>(page, "editDetails").isEnabled());
    EXPECT_TRUE(named<QAction>(page, "deleteGames").isEnabled());
}

TEST_F(LibraryPageShown, ThePrimaryButtonOpensTheGame) {
    GamesPage& page = open();
    QSignalSpy chosen(&page, &GamesPage::chosen);
    openButton(page).click();
    ASSERT_TRUE(chosen.wait(5000));
    EXPECT_EQ(front().shown(), nullptr);
    EXPECT_TRUE(part<GameRecord>(desk.window).viewing());
}

TEST_F(LibraryPageShown, ASearchIsKeptForTheNextVisit) {
    GamesPage& page = open();
    EXPECT_EQ(foundAfter(page, [&] { named<QLineEdit>(page, "playerField").setText(QStringLiteral("anna")); }), 2);
    selectOnly(page.list(), 1);
    const auto selected = page.list().selected();
    QTest::keyClick(&page.list(), Qt::Key_Escape);
    EXPECT_EQ(&open(), &page);
    EXPECT_EQ(page.model().rowCount(), 2);
    EXPECT_EQ(page.list().selected(), selected);
}

TEST_F(LibraryPageShown, KeysGoFromTheSearchToTheListAndOn) {
    GamesPage& page = open();
    QTest::keyClick(&page.bar().words(), Qt::Key_Down);
    EXPECT_TRUE(page.list().hasFocus());
    QTest::keyClick(&page.list(), Qt::Key_F6);
    EXPECT_TRUE(openButton(page).hasFocus());
    QTest::keyClick(&openButton(page), Qt::Key_F6);
    QWidget* rail = QApplication::focusWidget();
    EXPECT_TRUE(named<QWidget>(desk.window, "rail").isAncestorOf(rail)) << "F6 goes through the whole window";
    QTest::keyClick(rail, Qt::Key_F6);
    EXPECT_TRUE(page.bar().words().hasFocus());
    QTest::keyClick(&page.bar().words(), Qt::Key_F6);
    EXPECT_TRUE(page.list().hasFocus());
    QTest::keyClick(&page.list(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(page.bar().words().hasFocus());
}

TEST_F(LibraryPageShown, APositionIsSearchedInThePage) {
    GamesPage& page = open();
    named<FilterChip>(page, "positionForm").click();
    PositionForm& form = only<PositionForm>(page);
    EXPECT_TRUE(form.isVisible());
    EXPECT_TRUE(page.isAncestorOf(&form));
    EXPECT_FALSE(page.list().isVisible());
    QTest::keyClick(&form.board(), Qt::Key_Escape);
    if (form.isVisible()) QTest::keyClick(&form.board(), Qt::Key_Escape);
    EXPECT_FALSE(form.isVisible());
    EXPECT_TRUE(page.list().isVisible());
    EXPECT_EQ(front().shown(), &page) << "one step back";
}

TEST_F(LibraryPageShown, ASearchForAPositionIsAChip) {
    GamesPage& page = open();
    named<FilterChip>(page, "positionForm").click();
    PositionForm& form = only<PositionForm>(page);
    EXPECT_EQ(foundAfter(page, [&] { named<QPushButton>(form, "searchNow").click(); }), 3) << "from the usual start";
    EXPECT_TRUE(named<FilterChip>(page, "positionForm").isSet());
    EXPECT_EQ(foundAfter(page, [&] { named<FilterChip>(page, "positionForm").clear(); }), 4);
}

TEST_F(LibraryPageShown, OrdersAreChosenInAMenu) {
    GamesPage& page = open();
    auto& sort = named<QAbstractButton>(page, "sortGames");
    sort.click();
    EXPECT_EQ(foundAfter(page, [&] { named<QAction>(page, "sortAscending").trigger(); }), 4);
    EXPECT_FALSE(page.model().descending());
    QApplication::activePopupWidget()->close();
}

TEST_F(LibraryPageShown, NothingIsCutInASmallWindowWithLargeLetters) {
    desk.settings.set(keys::textSize(), 200);
    emit part<PreferencePages>(desk.window).looksChanged();
    desk.language.use(QStringLiteral("ru"));
    GamesPage& page = open();
    QCoreApplication::processEvents();
    for (QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->text().isEmpty()) continue;
        EXPECT_GE(button->width(), button->minimumSizeHint().width()) << button->objectName().toStdString();
        const QRect inPage(button->mapTo(&page, QPoint()), button->size());
        EXPECT_LE(inPage.right(), page.width()) << button->objectName().toStdString();
    }
    EXPECT_EQ(page.list().horizontalScrollBar()->maximum(), 0);
    desk.language.use(QStringLiteral("en"));
    desk.settings.set(keys::textSize(), 100);
    emit part<PreferencePages>(desk.window).looksChanged();
}

}  // namespace
}  // namespace rokada::ui::gamespageTest
