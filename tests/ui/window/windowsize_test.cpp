// The window that is opened for the first time fits its screen.
#include "window/windowsize.h"
#include "window/panelwidths.h"
#include "windowtesting.h"
#include "writtenwords.h"

#include "kit/fonts.h"
#include "newgame/startcontrols.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"
#include "pages/cardcontrols.h"
#include "pages/rulescard.h"
#include "score/movespanel.h"
#include "shell/preferencepages.h"
#include "shell/textsettings.h"

#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

TEST(WindowSize, FitsEveryScreenWithItsFrame) {
    for (const QSize screen : {QSize(1024, 700), QSize(1024, 768), QSize(1280, 720), QSize(1366, 768), QSize(1366, 728),
                               QSize(1440, 900), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)}) {
        const QSize whole = firstSize(screen) + WindowFrame;
        EXPECT_LE(whole.width(), screen.width()) << screen.width();
        EXPECT_LE(whole.height(), screen.height()) << screen.width() << 'x' << screen.height();
        EXPECT_EQ(firstSize(screen), firstSize(screen).expandedTo(smallestSize(screen)));
    }
}

/// With all its panels, and the board still the largest thing.
TEST(WindowSize, LeavesTheBoardMostOfTheRoomInEveryVariant) {
    for (const VariantInfo& info : offeredVariants()) {
        for (const QSize screen : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)}) {
            testing::Desk desk;
            desk.window.resize(firstSize(screen).boundedTo(screen));
            desk.start(info.id);
            QApplication::processEvents();
            const auto& panel = testing::only<MovesPanel>(desk.window);
            EXPECT_GE(panel.width(), 270) << info.id << screen.width();
            EXPECT_GT(desk.board().width(), panel.width()) << info.id << screen.width();
            EXPECT_LE(desk.window.width(), screen.width()) << info.id;
            EXPECT_LE(desk.window.height(), screen.height()) << info.id;
        }
    }
}

/// Beside a board that is read from further away.
TEST(TextSize, GrowsWithTheWindow) {
    testing::Desk desk;
    desk.start("chess");
    const QTableView& moves = testing::only<MovesPanel>(desk.window).view();
    const auto letters = [&] { return QFontInfo(moves.font()).pixelSize(); };
    const int usual = letters();
    QMenu& menu = desk.menu("gameMenu");
    menu.ensurePolished();
    desk.window.resize(1920, 1040);
    QApplication::processEvents();
    EXPECT_GE(letters(), usual * 6 / 5);
    EXPECT_LE(letters(), usual * 3 / 2);
    EXPECT_GE(QFontInfo(menu.font()).pixelSize(), usual * 6 / 5);
    desk.start("chess");
    auto& levels = testing::named<QMenu>(desk.window, "seatMenu:black");
    levels.ensurePolished();
    EXPECT_GE(QFontInfo(levels.font()).pixelSize(), usual * 6 / 5) << "made for this game";
    desk.window.resize(1024, 700);
    QApplication::processEvents();
    EXPECT_EQ(letters(), usual);
    EXPECT_EQ(QFontInfo(levels.font()).pixelSize(), usual);
}

/// At once, and for all that the program shows.
TEST(TextSize, IsTheUsersChoice) {
    testing::Desk desk;
    auto* pages = desk.window.findChild<PreferencePages*>();
    ASSERT_NE(pages, nullptr);
    const int usual = emOf(desk.window.font());
    EXPECT_EQ(usual, basePixels(desk.window.height(), systemPixels(), 100));
    desk.settings.set(keys::textSize(), 150);
    emit pages->looksChanged();
    QApplication::processEvents();
    EXPECT_EQ(emOf(desk.window.font()), usual * 3 / 2);
    EXPECT_EQ(emOf(QApplication::font()), usual * 3 / 2);
    desk.settings.set(keys::textSize(), 100);
    desk.settings.set(keys::textFont(), FontChoice::System);
    emit pages->looksChanged();
    QApplication::processEvents();
    EXPECT_EQ(QFontInfo(desk.window.font()).family(), QFontInfo(baseFont(FontChoice::System, usual)).family());
}

/// And those of what lies over it, all of which has room, also on the screen.
class DialogLetters : public ::testing::TestWithParam<const char*> {
protected:
    static int pixelsOf(const QWidget& widget) { return QFontInfo(widget.font()).pixelSize(); }

    /// The smallest letters of a dialog that this action opens.
    int lettersOf(const char* action, const std::string& when) {
        desk.trigger(action);
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
        QWidget* dialog = QApplication::activeModalWidget();
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (!dialog && window->inherits("QDialog") && window->isVisible()) dialog = window;
        }
        if (!dialog) return 0;
        int least = pixelsOf(*dialog);
        for (const QWidget* part : dialog->findChildren<QWidget*>()) least = std::min(least, pixelsOf(*part));
        EXPECT_EQ(testing::crampedTexts(*dialog).join(QLatin1String("; ")).toStdString(), "") << when;
        EXPECT_LE(dialog->height(), std::max(desk.window.height(), dialog->screen()->availableSize().height())) << when;
        dialog->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return least;
    }

    testing::Desk desk;
};

TEST_P(DialogLetters, GrowWithTheWindow) {
    for (const QString& code : Language::all()) {
        desk.language.use(code);
        for (const VariantInfo& info : offeredVariants()) {
            const std::string when = std::string(info.id) + code.toStdString();
            desk.start(info.id, "pp");
            desk.window.resize(1024, 700);
            const int small = lettersOf(GetParam(), when + " small");
            desk.window.resize(1920, 1040);
            EXPECT_GE(lettersOf(GetParam(), when), small * 6 / 5) << when;
            EXPECT_GT(small, 0) << when;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, DialogLetters,
                         ::testing::Values("newGame", "setUp", "preferences", "rules", "keyboard", "about",
                                           "gameDetails", "diagram", "print", "engines"));

/// Names are larger than the words below them, whenever the page was made.
TEST(TextSize, HeadingsGrowWithTheWordsAroundThem) {
    testing::Desk desk;
    desk.trigger("startPage");
    QApplication::processEvents();
    const VariantCard& card = *testing::part<StartControls>(desk.window).page()->cards().front();
    const auto letters = [&](const char* name) { return testing::named<QLabel>(card, name).font().pointSizeF(); };
    for (const int width : {1024, 1920, 1024}) {
        desk.window.resize(width, width * 9 / 16);
        QApplication::processEvents();
        EXPECT_NEAR(letters("variantName"), 1.2 * letters("variantSentence"), 0.1) << width;
    }
}

TEST(PanelWidths, AreThoseOfTheGame) {
    testing::Desk desk;
    auto& panel = testing::only<MovesPanel>(desk.window);
    desk.window.resize(1600, 900);
    desk.start("vyrt");
    QApplication::processEvents();
    const int wide = panel.width();
    desk.start("fortress");
    QApplication::processEvents();
    EXPECT_LT(panel.width(), wide) << "no board in 3D is there";
    desk.window.setAnimated(false);
    desk.window.resizeDocks({&panel}, {430}, Qt::Horizontal);
    QApplication::processEvents();
    desk.start("vyrt");
    QApplication::processEvents();
    EXPECT_NEAR(panel.width(), wide, 4);
    desk.start("fortress");
    QApplication::processEvents();
    EXPECT_NEAR(panel.width(), 430, 4);
}

/// The start page hides all panels; the window may be another one when they come back.
TEST(WindowSize, AWindowThatShrankOnTheStartPageStillHasALargeBoard) {
    for (const VariantInfo& info : offeredVariants()) {
        testing::Desk desk;
        desk.window.resize(1920, 1000);
        RulesCard& card = testing::part<CardControls>(desk.window).card();
        desk.window.addDockWidget(Qt::LeftDockWidgetArea, &card);
        card.show();
        desk.window.setAnimated(false);
        desk.window.resizeDocks({&card}, {320}, Qt::Horizontal);
        desk.start(info.id);
        desk.trigger("startPage");
        desk.window.resize(1024, 700);
        QApplication::processEvents();
        desk.start(info.id);
        QApplication::processEvents();
        const int cell = desk.board().frame().layout.cell();
        EXPECT_TRUE(card.isHidden() || info.id != "chess");
        card.hide();
        QApplication::processEvents();
        EXPECT_GE(cell * 100, desk.board().frame().layout.cell() * 80) << info.id;
        desk.trigger("rulesCard");
        EXPECT_FALSE(card.isHidden()) << info.id << ": whoever wants it gets it";
    }
}

/// The card gives way to the board; nothing of it stays over what is below the moves.
TEST(WindowSize, InAWindowThatShrankTheButtonsBelowTheMovesAreFree) {
    testing::Desk desk;
    desk.window.setAnimated(false);
    desk.window.resize(1700, 900);
    RulesCard& card = testing::part<CardControls>(desk.window).card();
    desk.window.addDockWidget(Qt::LeftDockWidgetArea, &card);
    card.show();
    desk.start("chess");
    QApplication::processEvents();
    desk.window.resize(1024, 700);
    QApplication::processEvents();
    for (const char* name : {"firstPositionButton", "offerDrawButton", "resignButton", "flipButton"}) {
        auto& button = testing::named<QToolButton>(desk.window, name);
        const QPoint middle = button.mapTo(&desk.window, button.rect().center());
        EXPECT_EQ(desk.window.childAt(middle), &button) << name;
        EXPECT_EQ(desk.window.childAt(middle - QPoint(0, button.height() / 2 - 1)), &button) << name;
    }
}

/// A review lies behind the board in 3D in a low window; in the next game both are gone.
TEST(EmptyTabs, LeaveNoLineOverTheMoves) {
    testing::Desk desk;
    desk.start("vyrt", "pp");
    QApplication::processEvents();
    for (int ply = 0; ply < 4; ++ply) desk.window.session().play(desk.game().moves()[0]);
    desk.window.session().resign();
    desk.trigger("reviewGame");
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
    desk.trigger("startPage");
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
    desk.start("bolyar", "pp");
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
    for (auto* tabs : desk.window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool seen = tabs->isVisible() && desk.window.rect().intersects(tabs->geometry());
        EXPECT_FALSE(seen) << tabs->count() << " tabs at " << tabs->y() << ", " << tabs->height() << " high";
    }
}

TEST(PanelWidths, WhatWasChosenInALargeWindowLeavesTheBoardItsPartOfASmallOne) {
    testing::Desk desk;
    auto& panel = testing::only<MovesPanel>(desk.window);
    desk.window.setAnimated(false);
    desk.window.resize(1800, 900);
    desk.start("chess");
    QApplication::processEvents();
    desk.window.resizeDocks({&panel}, {800}, Qt::Horizontal);
    QApplication::processEvents();
    ASSERT_NEAR(panel.width(), 800, 4);
    desk.window.resize(1024, 700);
    QApplication::processEvents();
    EXPECT_GE(desk.board().width(), 380);
    desk.start("chess");
    QApplication::processEvents();
    EXPECT_GE(desk.board().width(), 380);
    desk.window.resize(1800, 900);
    QApplication::processEvents();
    EXPECT_NEAR(panel.width(), 800, 4) << "the choice is kept";
}

/// Where the board leaves room, the rules are no column of single words.
TEST(PanelWidths, TheRulesHaveLinesOfThirtyLettersWhereThereIsRoom) {
    for (const VariantInfo& info : offeredVariants()) {
        testing::Desk desk;
        desk.window.setAnimated(false);
        desk.window.resize(1920, 1040);
        RulesCard& card = testing::part<CardControls>(desk.window).card();
        desk.window.addDockWidget(Qt::LeftDockWidgetArea, &card);
        desk.start(info.id);
        card.hide();
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
        const int alone = desk.board().frame().layout.cell();
        card.show();
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
        constexpr int Diagram = 132, Letters = 28;
        EXPECT_GE(card.page().viewport()->width() - Diagram, Letters * card.page().fontMetrics().averageCharWidth())
            << info.id;
        EXPECT_GE(desk.board().frame().layout.cell(), alone - 2) << info.id << ": the board pays nothing for it";
    }
}

/// In a window that becomes narrow the rules go behind the moves, and what they had is not left empty.
TEST(PanelWidths, TakeTheRoomOfRulesThatGiveWay) {
    testing::Desk desk;
    desk.window.setAnimated(false);
    desk.window.resize(1920, 1040);
    RulesCard& card = testing::part<CardControls>(desk.window).card();
    desk.window.addDockWidget(Qt::LeftDockWidgetArea, &card);
    desk.start("chess");
    card.show();
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
    const auto& panel = testing::only<MovesPanel>(desk.window);
    const QSize small(1024, 700);
    desk.window.resize(small);
    for (int i = 0; i < 4; ++i) QApplication::processEvents();
    ASSERT_EQ(desk.window.dockWidgetArea(&card), Qt::RightDockWidgetArea);
    const int usual = usualPanelWidth(desk.game().book().geometry(), small);
    EXPECT_NEAR(panel.width(), usual, 4);
    desk.start("chess");
    for (int i = 0; i < 4; ++i) QApplication::processEvents();
    EXPECT_NEAR(panel.width(), usual, 4) << "no choice of anybody";
    EXPECT_EQ(desk.settings.get(keys::panelWidth("chess")), 0);
}

TEST(PanelWidths, FollowTheWindowUntilSomebodyChooses) {
    testing::Desk desk;
    auto& panel = testing::only<MovesPanel>(desk.window);
    desk.start("vyrt");
    QApplication::processEvents();
    const int narrow = panel.width();
    desk.window.resize(1700, 900);
    QApplication::processEvents();
    EXPECT_GT(panel.width(), narrow);
    desk.window.resize(1024, 700);
    QApplication::processEvents();
    EXPECT_NEAR(panel.width(), narrow, 4) << "and back: the board is the largest thing";
}

/// Qt kept pointers to docks that the game puts elsewhere before the window is seen, and the program ended.
TEST(WindowSize, AMaximisedWindowComesBackWithItsGame) {
    testing::Desk desk;
    desk.window.resize(1900, 1000);
    desk.start("vyrt");
    const QByteArray docks = desk.window.saveState();
    desk.window.resize(700, 600);
    desk.window.showMaximized();
    desk.settings.set(keys::windowGeometry(), desk.window.saveGeometry());
    desk.settings.set(keys::windowState(), docks);
    MainWindow again(desk.settings, desk.language);
    again.session().start(testing::setupFor("vyrt", "", {}, {}));
    again.show();
    QApplication::processEvents();
    EXPECT_TRUE(again.isMaximized());
    EXPECT_TRUE(testing::only<MovesPanel>(again).isVisible());
}

/// A session that ends, or a crash, closes no window.
TEST(WindowSize, IsKeptWhileTheWindowIsUsed) {
    testing::Desk desk;
    desk.start("chess");
    testing::pass(std::chrono::seconds(2));
    auto& panel = testing::only<MovesPanel>(desk.window);
    desk.window.resize(1400, 800);
    desk.settle();
    desk.window.resizeDocks({&panel}, {333}, Qt::Horizontal);
    QApplication::processEvents();
    testing::pass(std::chrono::seconds(2));
    MainWindow again(desk.settings, desk.language);
    EXPECT_EQ(again.size(), QSize(1400, 800));
    EXPECT_EQ(desk.settings.get(keys::windowState()), desk.window.saveState());
}

TEST(WindowSize, UsesLargeScreensAndNotAllOfThem) {
    EXPECT_EQ(firstSize({1920, 1080}), QSize(1600, 918));
    EXPECT_EQ(firstSize({3840, 2160}), QSize(1600, 1000));
    EXPECT_EQ(smallestSize({1920, 1080}), QSize(1024, 700));
}

}  // namespace
}  // namespace rokada::ui
