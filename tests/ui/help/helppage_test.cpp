// Tests the help page in the window, used with keys, mouse and links.
#include "windowtesting.h"

#include "analysis/analysispanel.h"
#include "help/handbook.h"
#include "help/handbookcontrols.h"
#include "help/handbookview.h"
#include "help/helpcontents.h"
#include "help/helppage.h"
#include "help/helptopics.h"
#include "kit/latin.h"
#include "learn/learncontrols.h"
#include "shell/offers.h"
#include "version/version.h"

#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

#include <memory>

namespace rokada::ui::helppageTest {
namespace {

using testing::Desk;
using testing::named;

class Help : public ::testing::Test {
protected:
    Help() {
        // Only the active window has a widget with the focus. The previous test may have left no window active.
        desk_.window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&desk_.window));
    }

    HelpPage& page() { return named<HelpPage>(desk_.window, "helpPage"); }
    HandbookView& view() { return named<HandbookView>(page(), "helpText"); }
    QLineEdit& search() { return named<QLineEdit>(page(), "helpSearch"); }
    HelpContents& contents() { return named<HelpContents>(page(), "helpContents"); }
    HelpHits& hits() { return named<HelpHits>(page(), "helpHits"); }
    std::string text() { return view().toPlainText().toStdString(); }
    /// Returns the first line of the shown text.
    std::string title() { return text().substr(0, text().find('\n')); }
    bool isShown() { return desk_.window.findChild<HelpPage*>() != nullptr && page().isVisible(); }
    /// Returns the entry of the contents that is selected.
    std::string chosen() { return contents().currentItem()->text(0).toStdString(); }
    void pressF1() { QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1); }

    Desk desk_;
};

TEST_F(Help, BeginsWithTheRulesDuringAGame) {
    desk_.start("bolyar");
    desk_.board().setFocus();
    pressF1();
    ASSERT_TRUE(isShown());
    EXPECT_EQ(title(), "Bolyar Chess");
    EXPECT_NE(text().find("The boats start on them"), std::string::npos);
    EXPECT_NE(text().find("Draw on the board"), std::string::npos) << "the page follows the rules";
    EXPECT_EQ(view().verticalScrollBar()->value(), 0);
    EXPECT_EQ(chosen(), "Move a piece");
}

TEST_F(Help, ShowsNoRulesAfterTheGame) {
    desk_.start("bolyar", "pp");
    desk_.window.session().resign();
    desk_.board().setFocus();
    pressF1();
    EXPECT_EQ(title(), "Play a game");
}

TEST_F(Help, TheRulesKeepTheirOwnCommandWithoutF1) {
    EXPECT_TRUE(desk_.action("rules").shortcut().isEmpty());
    EXPECT_EQ(desk_.action("handbook").shortcut(), QKeySequence(Qt::Key_F1));
}

TEST_F(Help, OpensThePageAboutTheShownPage) {
    const std::pair<const char*, const char*> places[]{
        {"startPage", "Start a game"}, {"preferences", "Change the settings"}, {"learn", "Learn"}};
    for (const auto& [action, entry] : places) {
        desk_.trigger(action);
        QApplication::processEvents();
        desk_.trigger("handbook");
        ASSERT_TRUE(isShown()) << action;
        EXPECT_EQ(chosen(), entry) << action;
        emit page().left();
        EXPECT_FALSE(isShown()) << action;
    }
}

TEST_F(Help, OpensThePageAboutTheOpenPanel) {
    desk_.start("chess", "pp");
    desk_.window.session().resign();
    desk_.trigger("analyse");
    const auto& analysis = testing::part<AnalysisPanel>(desk_.window);
    EXPECT_EQ(helpTopicOf(&analysis), (HelpTopic{QStringLiteral("analysis"), QStringLiteral("analyse-a-position")}));
}

TEST_F(Help, EveryTopicIsAPlaceOfTheHandbook) {
    const Handbook handbook(QStringLiteral("en"));
    for (const VariantInfo& info : offeredVariants()) {
        const HelpTopic topic = handbook.topicAbout(latin(info.id));
        ASSERT_NE(handbook.page(topic.page), nullptr) << info.id;
        EXPECT_EQ(topic.page, QStringLiteral("games")) << info.id;
        EXPECT_NE(handbook.page(topic.page)->section(topic.anchor), nullptr) << info.id;
    }
    for (const HelpTopic& topic : allHelpTopics()) {
        ASSERT_NE(handbook.page(topic.page), nullptr) << topic.page.toStdString();
        if (topic.anchor.isEmpty()) continue;
        EXPECT_NE(handbook.page(topic.page)->section(topic.anchor), nullptr) << topic.anchor.toStdString();
    }
}

TEST_F(Help, OpensBesideADialog) {
    const std::pair<const char*, const char*> dialogs[]{
        {"newGame", "Start a game"}, {"engines", "External engines"}, {"setUp", "Set up a position"}};
    desk_.start("chess", "pp");
    for (const auto& [action, entry] : dialogs) {
        desk_.trigger(action);
        QApplication::processEvents();
        auto& dialog = *qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QTest::keyClick(&dialog, Qt::Key_F1);
        auto* beside = dialog.findChild<HelpPage*>();
        ASSERT_NE(beside, nullptr) << action;
        EXPECT_TRUE(beside->isVisible() && beside->isWindow()) << action;
        EXPECT_EQ(named<HelpContents>(*beside, "helpContents").currentItem()->text(0).toStdString(), entry);
        dialog.reject();
        EXPECT_FALSE(beside->isVisible()) << action;
        QApplication::processEvents();
    }
}

TEST_F(Help, OpensThePageAboutAMenuEntry) {
    QMenu& menu = desk_.menu("helpMenu");
    menu.popup({});
    menu.setActiveAction(&desk_.action("keyboard"));
    menu.setActiveAction(&desk_.action("tellLastMove"));
    QTest::keyClick(&menu, Qt::Key_F1);
    EXPECT_FALSE(menu.isVisible());
    ASSERT_TRUE(isShown());
    EXPECT_EQ(chosen(), "Accessibility");
}

TEST_F(Help, EscapeReturnsToTheGame) {
    desk_.start("chess");
    desk_.trigger("handbook");
    QTest::keyClick(&view(), Qt::Key_Escape);
    EXPECT_FALSE(isShown());
    EXPECT_TRUE(desk_.board().isVisible());
}

TEST_F(Help, LinksAndTheHistoryLeadFromPageToPage) {
    desk_.trigger("handbook");
    page().open({Handbook::Contents.toString(), {}});
    emit view().anchorClicked(QUrl(QStringLiteral("clocks-and-laws.html#pause")));
    EXPECT_EQ(title(), "Clocks and laws");
    EXPECT_EQ(chosen(), "Pause");
    EXPECT_GT(view().verticalScrollBar()->value(), 0);
    auto& back = named<QToolButton>(page(), "helpBack");
    auto& forward = named<QToolButton>(page(), "helpForward");
    EXPECT_FALSE(forward.isEnabled());
    back.click();
    EXPECT_EQ(title(), "Handbook");
    forward.click();
    EXPECT_EQ(title(), "Clocks and laws");
    back.click();
    page().open({QStringLiteral("moves"), {}});
    EXPECT_FALSE(forward.isEnabled());
}

TEST_F(Help, TheContentsOpenPagesAndSections) {
    desk_.trigger("handbook");
    contents().setCurrentItem(contents().topLevelItem(3));
    EXPECT_EQ(title(), "Clocks and laws");
    contents().setCurrentItem(contents().topLevelItem(3)->child(1));
    EXPECT_EQ(chosen(), "Read the clocks");
    EXPECT_GT(view().verticalScrollBar()->value(), 0);
    EXPECT_TRUE(contents().topLevelItem(3)->isExpanded());
    EXPECT_FALSE(contents().topLevelItem(1)->isExpanded());
}

TEST_F(Help, TheSearchListsAndHighlightsWords) {
    desk_.trigger("handbook");
    QTest::keyClicks(&search(), QStringLiteral("hourglass"));
    ASSERT_TRUE(hits().isVisible());
    ASSERT_GE(hits().count(), 1);
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_EQ(title(), "Clocks and laws");
    ASSERT_FALSE(view().extraSelections().isEmpty());
    EXPECT_EQ(view().extraSelections().front().cursor.selectedText(), QStringLiteral("Hourglass"));
    QTest::keyClick(&search(), Qt::Key_Escape);
    EXPECT_TRUE(isShown()) << "Esc clears the search first";
    EXPECT_TRUE(contents().isVisible());
    EXPECT_TRUE(view().extraSelections().isEmpty());
    QTest::keyClick(&search(), Qt::Key_Escape);
    EXPECT_FALSE(isShown());
}

TEST_F(Help, SaysThatNothingWasFound) {
    desk_.trigger("handbook");
    QTest::keyClicks(&search(), QStringLiteral("xyzzy"));
    EXPECT_TRUE(named<QWidget>(page(), "helpNothing").isVisible());
}

TEST_F(Help, ReachesTheOtherKindsOfHelp) {
    desk_.start("chess");
    desk_.trigger("handbook");
    page().open({Handbook::Contents.toString(), {}});
    for (const char* name : {"rulesShortcut", "rulesCardShortcut", "variantHelpShortcut", "keyboardShortcut",
                             "whatsNewShortcut", "aboutShortcut"})
        EXPECT_TRUE(named<QPushButton>(page(), name).isVisible()) << name;
    named<QPushButton>(page(), "variantHelpShortcut").click();
    EXPECT_EQ(title(), "Variants");
    EXPECT_EQ(chosen(), "Chess");
    EXPECT_FALSE(named<QPushButton>(page(), "rulesShortcut").isVisible()) << "only above the contents";
    page().open({Handbook::Contents.toString(), {}});
    named<QPushButton>(page(), "rulesCardShortcut").click();
    EXPECT_TRUE(desk_.board().isVisible()) << "the card is beside the board";
}

TEST_F(Help, FollowsTheLanguage) {
    desk_.trigger("handbook");
    page().open({QStringLiteral("games"), QStringLiteral("rulings")});
    const int place = view().verticalScrollBar()->value();
    ASSERT_GT(place, 0);
    desk_.language.use(QStringLiteral("ru"));
    QApplication::processEvents();
    EXPECT_EQ(title(), Handbook(QStringLiteral("ru")).page(u"games")->title().toStdString());
    EXPECT_EQ(contents().currentItem()->text(0),
              Handbook(QStringLiteral("ru")).page(u"games")->section(u"rulings")->title);
}

TEST_F(Help, PaintsItsDiagrams) {
    desk_.trigger("handbook");
    page().open({QStringLiteral("games"), QStringLiteral("vyrt-chess")});
    const QImage picture = view().viewport()->grab().toImage();
    const QColor light = BoardTheme::usualFor("vyrt").light;
    int found = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) found += picture.pixelColor(x, y) == light ? 1 : 0;
    EXPECT_GT(found, 5000);
}

TEST_F(Help, APageIsWrittenInTheNewFontWhenItIsShownAgain) {
    desk_.start("chess");
    pressF1();
    ASSERT_TRUE(isShown());
    const QTextDocument* written = view().document();
    QTest::keyClick(&view(), Qt::Key_Escape);
    ASSERT_FALSE(page().isVisible());
    QFont larger = desk_.window.font();
    larger.setPixelSize(larger.pixelSize() + 4);
    desk_.window.setFont(larger);
    EXPECT_EQ(view().document(), written) << "writing a hidden page takes time";
    desk_.trigger("handbook");
    ASSERT_TRUE(isShown());
    EXPECT_NE(view().document(), written);
    EXPECT_EQ(view().document()->defaultFont().pixelSize(), view().font().pixelSize());
}

// --- news

TEST_F(Help, TheFirstStartAsksNothing) {
    emit desk_.window.windowSignals().startedPlainly();
    EXPECT_FALSE(isShown());
    EXPECT_FALSE(desk_.settings.get(keys::newsVersion()).isEmpty());
}

TEST_F(Help, TheFirstStartAfterAnUpdateShowsTheNewsOnce) {
    desk_.settings.set(keys::newsVersion(), QStringLiteral("0.9.0"));
    emit desk_.window.windowSignals().startedPlainly();
    ASSERT_TRUE(isShown());
    EXPECT_EQ(title(), "What is new");
    EXPECT_NE(text().find("1.0.0"), std::string::npos);
    QTest::keyClick(&view(), Qt::Key_Escape);
    emit desk_.window.windowSignals().startedPlainly();
    EXPECT_FALSE(isShown());
}

}  // namespace
}  // namespace rokada::ui::helppageTest
