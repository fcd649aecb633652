// The card that introduces a variant, beside the board and below its moves.
#include "windowtesting.h"

#include "board/boardplayback.h"
#include "files/filecontrols.h"
#include "newgame/introcard.h"
#include "newgame/introcontrols.h"
#include "record/pgnreader.h"
#include "score/movespanel.h"
#include "shell/sharedsettings.h"

#include <QDockWidget>
#include <QPushButton>
#include <QTableView>

namespace rokada::ui {
namespace {

using testing::Desk;

TEST(IntroCard, IsShownOnceForEachVariant) {
    Desk desk;
    emit desk.window.news().introductionsWanted();
    IntroCard& card = testing::part<IntroControls>(desk.window).card();
    for (const VariantInfo& info : offeredVariants()) {
        desk.start(info.id, info.id == "fortress" ? "pccc" : "pc");
        EXPECT_TRUE(card.isVisible()) << info.id;
        EXPECT_EQ(card.text().count(QStringLiteral("<li>")), 5) << info.id;
        EXPECT_TRUE(card.playback()->playing());
        const auto inWindow = [&](QWidget& widget) {
            return QRect(widget.mapTo(&desk.window, QPoint()), widget.size());
        };
        EXPECT_FALSE(inWindow(card).intersects(inWindow(desk.board()))) << info.id;
        EXPECT_FALSE(inWindow(card).intersects(inWindow(testing::part<MovesPanel>(desk.window).view()))) << info.id;
        QTest::mouseClick(&named<QPushButton>(card, "closeIntroButton"), Qt::LeftButton);
        EXPECT_FALSE(card.isVisible());
        EXPECT_FALSE(card.playback()->playing());
        desk.start(info.id, info.id == "fortress" ? "pccc" : "pc");
        EXPECT_FALSE(card.isVisible()) << info.id;
    }
}

TEST(IntroCard, FoldsAfterTheThirdMoveOfThePersonAndUnfoldsByAClick) {
    Desk desk;
    emit desk.window.news().introductionsWanted();
    IntroCard& card = testing::part<IntroControls>(desk.window).card();
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5"});
    EXPECT_FALSE(card.folded());
    desk.play({"g1f3"});
    QCoreApplication::processEvents();
    EXPECT_TRUE(card.isVisible()) << "its title stays";
    EXPECT_TRUE(card.folded());
    EXPECT_FALSE(named<QPushButton>(card, "closeIntroButton").isVisible());
    testing::named<QToolButton>(card, "foldIntroButton").click();
    QCoreApplication::processEvents();
    EXPECT_TRUE(named<QPushButton>(card, "closeIntroButton").isVisible());
    desk.play({"b8c6"});
    EXPECT_FALSE(card.folded()) << "who unfolds it wants to read";
}

TEST(IntroCard, GoesByItselfWhenPeopleKnowTheGame) {
    Desk desk;
    emit desk.window.news().introductionsWanted();
    IntroCard& card = testing::part<IntroControls>(desk.window).card();
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5", "g1f3", "b8c6", "f1c4"});
    EXPECT_TRUE(card.isVisible());
    desk.play({"f8c5"});
    EXPECT_FALSE(card.isVisible());
}

TEST(IntroCard, SpeaksOfPlacingOnlyWhereThereIsPlacing) {
    Desk desk;
    emit desk.window.news().introductionsWanted();
    desk.start("fortress", "pccc", {{"placement", "standard"}});
    EXPECT_FALSE(testing::part<IntroControls>(desk.window).card().text().contains(QLatin1String("reserve pieces")));
}

TEST(IntroCard, StaysAwayFromRecords) {
    Desk desk;
    emit desk.window.news().introductionsWanted();
    const std::string text("1. e4 e5 *");
    RulebookCache cache;
    ASSERT_TRUE(testing::part<FileControls>(desk.window).start(readPgn({.text = text, .length = text.size()}, cache)));
    EXPECT_FALSE(testing::part<IntroControls>(desk.window).card().isVisible());
    desk.start("chess", "pc");
    EXPECT_TRUE(testing::part<IntroControls>(desk.window).card().isVisible());
}

TEST(IntroCard, LeavesTheBoardInSpaceInSight) {
    for (const char* language : {"en", "ru", "bg"}) {
        Desk desk;
        desk.language.use(QLatin1String(language));
        desk.start("vyrt");
        desk.trigger("introduction");
        QCoreApplication::processEvents();
        const auto* board3D = &testing::named<QDockWidget>(desk.window, "roundPanel");
        const IntroCard& card = testing::part<IntroControls>(desk.window).card();
        ASSERT_TRUE(board3D->isVisible());
        const int top = card.mapTo(&desk.window, QPoint()).y();
        EXPECT_GT(top, board3D->geometry().bottom()) << language;
        EXPECT_LT(top + card.height(), desk.window.height());
    }
}

TEST(IntroCard, ComesAgainWhenSomebodyAsks) {
    Desk desk;
    desk.start("vyrt");
    EXPECT_FALSE(testing::part<IntroControls>(desk.window).card().isVisible()) << "nobody has asked for introductions";
    desk.trigger("introduction");
    EXPECT_TRUE(testing::part<IntroControls>(desk.window).card().isVisible());
}

TEST(IntroCard, StandsStillWithoutMotion) {
    Desk desk;
    desk.settings.set(keys::motionReduced(), true);
    desk.start("vyrt");
    desk.trigger("introduction");
    EXPECT_FALSE(testing::part<IntroControls>(desk.window).card().playback()->playing());
}

}  // namespace
}  // namespace rokada::ui
