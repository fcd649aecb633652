// A window that opens for the first time must fit its screen.
#include "window/windowsize.h"
#include "window/panelstatesaver.h"
#include "windowtesting.h"
#include "writtenwords.h"

#include "kit/fonts.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"
#include "score/movespanel.h"
#include "shell/boardpage.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"

#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace rokada::ui::windowsizeTest {
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

/// Even when all panels are open, the board must be the largest part of the window.
TEST(WindowSize, LeavesTheBoardMostOfTheRoomInEveryVariant) {
    for (const VariantInfo& info : offeredVariants()) {
        for (const QSize screen : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)}) {
            testing::Desk desk;
            desk.window.resize(firstSize(screen).boundedTo(screen));
            desk.start(info.id);
            QApplication::processEvents();
            const auto& panel = testing::only<SidePanel>(desk.window);
            EXPECT_GE(panel.width(), 270) << info.id << screen.width();
            EXPECT_GT(desk.board().width(), panel.width()) << info.id << screen.width();
            EXPECT_LE(desk.window.width(), screen.width()) << info.id;
            EXPECT_LE(desk.window.height(), screen.height()) << info.id;
        }
    }
}

/// The font must grow with the window, because people may look at a large window from a distance.
TEST(TextSize, GrowsWithTheWindow) {
    testing::Desk desk;
    desk.start("chess");
    const QTableView& moves = testing::only<QTableView>(testing::only<MovesPanel>(desk.window));
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

/// A change of this setting must apply at once, to all texts.
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

/// The font of dialogs must grow too. The contents must fit in the dialogs, and the dialogs must fit on the screen.
class DialogLetters : public ::testing::TestWithParam<const char*> {
protected:
    static int pixelsOf(const QWidget& widget) { return QFontInfo(widget.font()).pixelSize(); }

    /// Triggers an action that opens a dialog, and closes the dialog. Checks that the texts fit in the dialog, and the
    /// dialog on the screen. Returns the smallest font size in the dialog, in pixels, or 0 if no dialog opens.
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
                         ::testing::Values("newGame", "setUp", "rules", "keyboard", "about", "gameDetails", "diagram",
                                           "print", "engines"));

/// Headings must stay larger than the text below them, no matter when the page was created.
TEST(TextSize, HeadingsGrowWithTheWordsAroundThem) {
    testing::Desk desk;
    desk.trigger("startPage");
    QApplication::processEvents();
    const VariantCard& card = *testing::only<StartPage>(desk.window).cards().front();
    const auto letters = [&](const char* name) { return testing::named<QLabel>(card, name).font().pointSizeF(); };
    for (const int width : {1024, 1920, 1024}) {
        desk.window.resize(width, width * 9 / 16);
        QApplication::processEvents();
        EXPECT_NEAR(letters("variantName"), 1.2 * letters("variantSentence"), 0.1) << width;
    }
}

TEST(PanelStateSaver, KeepsTheWidthOfEachVariant) {
    testing::Desk desk;
    auto& page = testing::only<BoardPage>(desk.window);
    const SidePanel& panel = page.panel();
    desk.window.resize(1600, 900);
    desk.start("fortress");
    const int usual = panel.width();
    desk.start("chess");
    // The user drags the edge of the panel.
    const QPoint edge(panel.x() - 3, page.height() / 2);
    QTest::mousePress(&page, Qt::LeftButton, {}, edge);
    QTest::mouseMove(&page, edge - QPoint(60, 0));
    QTest::mouseRelease(&page, Qt::LeftButton, {}, edge - QPoint(60, 0));
    const int chosen = panel.width();
    EXPECT_EQ(desk.settings.get(keys::panelWidth("chess")), chosen);
    desk.start("fortress");
    EXPECT_EQ(panel.width(), usual);
    EXPECT_EQ(desk.settings.get(keys::panelWidth("fortress")), 0);
    desk.start("chess");
    EXPECT_EQ(panel.width(), chosen);
    desk.window.resize(1024, 700);
    EXPECT_LE(panel.width(), widestPanel(page.width(), emOf(page.font()))) << "the board keeps its part";
    desk.window.resize(1600, 900);
    EXPECT_EQ(panel.width(), chosen) << "the choice is kept";
}

TEST(WindowSize, AMaximisedWindowComesBackWithItsGame) {
    testing::Desk desk;
    desk.window.resize(700, 600);
    desk.window.showMaximized();
    desk.settings.set(keys::windowGeometry(), desk.window.saveGeometry());
    MainWindow again(desk.settings, desk.language);
    again.session().start(testing::setupFor("vyrt", "", {}, {}));
    again.show();
    QApplication::processEvents();
    EXPECT_TRUE(again.isMaximized());
    EXPECT_TRUE(testing::only<MovesPanel>(again).isVisible());
}

/// The size must be stored while the window is used, because a crash or the end of a desktop session does not close the
/// window properly.
TEST(WindowSize, IsKeptWhileTheWindowIsUsed) {
    testing::Desk desk;
    desk.start("chess");
    testing::pass(std::chrono::seconds(2));
    desk.window.resize(1400, 800);
    desk.settle();
    testing::pass(std::chrono::seconds(2));
    MainWindow again(desk.settings, desk.language);
    EXPECT_EQ(again.size(), QSize(1400, 800));
}

TEST(WindowSize, UsesLargeScreensAndNotAllOfThem) {
    EXPECT_EQ(firstSize({1920, 1080}), QSize(1600, 918));
    EXPECT_EQ(firstSize({3840, 2160}), QSize(1600, 1000));
    EXPECT_EQ(smallestSize({1920, 1080}), QSize(1024, 700));
}

TEST(PanelStateSaver, KeepsTabToolAndWindowOfEachVariant) {
    testing::Desk desk;
    SidePanel& panel = testing::only<BoardPage>(desk.window).panel();
    desk.start("fortress");
    EXPECT_EQ(panel.state().front, SidePanel::Front::Moves);
    desk.start("chess");
    desk.trigger("rulesCard");
    EXPECT_EQ(panel.state().front, SidePanel::Front::Tool);
    desk.start("fortress");
    EXPECT_EQ(panel.state().tool, "rulesCard") << "nothing was chosen in this variant: the panel stays as it is";
    desk.trigger("rulesCard");
    EXPECT_EQ(panel.state().tool, "");
    panel.findChild<QTabBar*>(QStringLiteral("panelTabs"))->setCurrentIndex(1);
    EXPECT_EQ(panel.state().front, SidePanel::Front::Notes);
    desk.start("chess");
    EXPECT_EQ(panel.state().tool, "rulesCard");
    EXPECT_EQ(panel.state().front, SidePanel::Front::Tool);
    panel.openInWindow(testing::named<PanelPage>(panel, "rulesCard"));
    desk.start("fortress");
    EXPECT_EQ(panel.state().tool, "");
    EXPECT_EQ(panel.state().front, SidePanel::Front::Notes);
    desk.start("chess");
    EXPECT_TRUE(panel.state().inWindow);
}

}  // namespace
}  // namespace rokada::ui::windowsizeTest
