// How the window tells the end of a game: on a banner that folds, in the list and on the player panels.
#include "windowtesting.h"

#include "session/occupants.h"
#include "table/gamenews.h"

#include <QLabel>
#include <QPushButton>

namespace rokada::ui {
namespace {

using testing::Desk;
using testing::named;

TEST(Ending, ResigningShowsTheBannerAndUndoHidesIt) {
    Desk desk;
    desk.start("chess");
    desk.playByMouse("e2e4");
    desk.trigger("resign");
    EXPECT_TRUE(desk.window.part<EndBanner>().isVisible());
    EXPECT_EQ(desk.why(), "White wins: Black has resigned.");
    desk.trigger("undo");
    EXPECT_FALSE(desk.window.part<EndBanner>().isVisible());
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(Ending, ADeclinedOfferSaysWhenTheNextOneMayCome) {
    Desk desk;
    desk.start("chess", "pc");
    desk.trigger("offerDraw");
    EXPECT_EQ(desk.status(), "Black declines the draw. You can offer a draw again ten moves after your last offer.");
    const QAction& offer = desk.action("offerDraw");
    EXPECT_FALSE(offer.isEnabled());
    EXPECT_TRUE(offer.toolTip().contains(offer.statusTip())) << "a grey button says why under the pointer";
}

TEST(Ending, TheEndIsSaidOnBannerListAndPanelsAndCanBeReviewed) {
    Desk desk;
    desk.start("chess");
    EXPECT_TRUE(named<QLabel>(desk.window, "resultLabel").isHidden());
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_EQ(named<QLabel>(desk.window, "resultLabel").text(), QStringLiteral("0-1"));
    const auto panels = playerPanelsOf(desk.window.session());
    EXPECT_EQ(panels[0].points, QStringLiteral("0"));
    EXPECT_FALSE(panels[0].won);
    EXPECT_EQ(panels[1].points, QStringLiteral("1"));
    EXPECT_TRUE(panels[1].won);
    EXPECT_EQ(desk.status(), "") << "the banner says it";
    named<QPushButton>(desk.window.part<EndBanner>(), "reviewButton").click();
    EXPECT_EQ(desk.board().game()->played(), 0U);
    EXPECT_EQ(desk.window.part<GameNews>().turnText(), QStringLiteral("Looking back: White to move"));
    EXPECT_EQ(desk.status(), "Looking back: White to move");
    desk.trigger("nextMove");
    EXPECT_EQ(desk.status(), "Looking back: Black to move");
    EXPECT_TRUE(desk.window.part<EndBanner>().folded());
    desk.trigger("lastPosition");
    EXPECT_EQ(desk.status(), "");
    EXPECT_FALSE(desk.window.part<EndBanner>().folded()) << "back at the end it is as it was";
    EXPECT_EQ(named<QLabel>(desk.window, "endHeadline").text(), QStringLiteral("Black wins"));
    EXPECT_EQ(named<QLabel>(desk.window, "endReason").text(), QStringLiteral("White is checkmated."));
    desk.trigger("undo");
    EXPECT_TRUE(named<QLabel>(desk.window, "resultLabel").isHidden());
}

TEST(Ending, ABannerFoldedByHandStaysFoldedAfterLookingBack) {
    Desk desk;
    desk.start("chess");
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    auto& fold = named<QToolButton>(desk.window, "foldButton");
    fold.click();
    desk.trigger("previousMove");
    EXPECT_EQ(named<QLabel>(desk.window, "endHeadline").text(), QStringLiteral("Black wins: White is checkmated."));
    desk.trigger("lastPosition");
    EXPECT_TRUE(desk.window.part<EndBanner>().folded());
    fold.click();
    desk.trigger("previousMove");
    fold.click();
    desk.trigger("previousMove");
    EXPECT_FALSE(desk.window.part<EndBanner>().folded()) << "unfolded by hand while looking back";
}

TEST(Ending, EscapeFoldsTheBannerIntoALine) {
    Desk desk;
    desk.start("chess");
    desk.trigger("resign");
    ASSERT_TRUE(desk.window.part<EndBanner>().isVisible());
    desk.key(Qt::Key_Escape);
    EXPECT_TRUE(desk.window.part<EndBanner>().isVisible());
    EXPECT_TRUE(desk.window.part<EndBanner>().folded());
    EXPECT_FALSE(named<QPushButton>(desk.window, "rematchButton").isVisible());
    desk.trigger("undo");
    EXPECT_FALSE(desk.window.part<EndBanner>().isVisible());
    desk.trigger("resign");
    EXPECT_FALSE(desk.window.part<EndBanner>().folded()) << "another end is another moment";
}

TEST(Ending, TheHeadlineIsLargeInALargeWindow) {
    Desk desk;
    desk.start("chess");
    desk.window.session().resign();
    auto& headline = named<QLabel>(desk.window, "endHeadline");
    const int small = headline.font().pixelSize();
    EXPECT_GE(small, 20);
    desk.window.resize(1920, 1080);
    QApplication::processEvents();
    EXPECT_GE(headline.font().pixelSize(), 36);
    desk.window.resize(1024, 700);
    QApplication::processEvents();
    EXPECT_EQ(headline.font().pixelSize(), small);
}

TEST(Ending, TheBannerCoversNoSquare) {
    Desk desk;
    desk.start("chess");
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) desk.playByMouse(move);
    QCoreApplication::processEvents();
    ASSERT_TRUE(desk.window.part<EndBanner>().isVisible());
    const auto inWindow = [&](QWidget& widget) { return QRect(widget.mapTo(&desk.window, QPoint()), widget.size()); };
    EXPECT_FALSE(inWindow(desk.window.part<EndBanner>()).intersects(inWindow(desk.board())));
}

TEST(Ending, TheBannerOfADeadPositionNamesThePiecesThatCannotMate) {
    Desk desk;
    desk.start("vyrt", "pp", {}, "k4K6/1R10/12/12/6Q5/12/12/12/12/12/12/12 b - - 0 1");
    desk.playByMouse("k10l9");
    EXPECT_EQ(desk.why(), "Draw: insufficient material (a lone queen).");
}

}  // namespace
}  // namespace rokada::ui
