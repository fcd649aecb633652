// Tests the end of a game in the window: the banner, the list of moves, and the player panels.
#include "windowtesting.h"

#include "board/moveshow.h"
#include "paint/boarddiagram.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "table/gameannouncer.h"

#include <QLabel>
#include <QPushButton>

namespace rokada::ui::endingTest {
namespace {

using testing::Desk;
using testing::named;
using testing::pass;
using testing::setupFor;
using namespace std::chrono_literals;

TEST(Ending, ResigningShowsTheBannerAndUndoHidesIt) {
    Desk desk;
    desk.start("chess");
    desk.playByMouse("e2e4");
    desk.confirm("resign");
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).isVisible());
    EXPECT_EQ(desk.why(), "White wins: Black has resigned.");
    desk.trigger("undo");
    EXPECT_FALSE(testing::part<EndBanner>(desk.window).isVisible());
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(Ending, ADeclinedOfferSaysWhenTheNextOneMayCome) {
    Desk desk;
    desk.start("chess", "pc");
    desk.confirm("offerDraw");
    EXPECT_EQ(desk.status(),
              "Petar declines the draw. It is too early in this game to offer a draw. Wait ten moves after your last "
              "draw offer before you offer again.");
    const QAction& offer = desk.action("offerDraw");
    EXPECT_FALSE(offer.isEnabled());
    EXPECT_TRUE(offer.toolTip().contains(offer.statusTip())) << "a grey button says why under the pointer";
}

TEST(Ending, AllWhoDeclineAreNamed) {
    Desk desk;
    desk.start("fortress", "pccc");
    desk.confirm("offerDraw");
    EXPECT_EQ(desk.status().rfind("Petar (Black) declines the draw. Petar (Red) declines the draw. ", 0), 0U)
        << desk.status();
    EXPECT_EQ(desk.board().moveShow().calloutRects().size(), 3U);
}

TEST(Ending, AnAnswerToAnOfferIsForgottenWhenMovesAreTakenBack) {
    Desk desk;
    // In a high window, the player panels are above and below the board, and show the answer.
    desk.window.resize(1024, 1100);
    desk.start("chess", "pc");
    desk.play({"e2e4"});
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 2; }));
    desk.confirm("offerDraw");
    ASSERT_FALSE(desk.board().moveShow().calloutRects().empty());
    EXPECT_EQ(desk.status().substr(0, 24), "Petar declines the draw.");
    desk.trigger("undo");
    EXPECT_EQ(desk.status().find("declines"), std::string::npos) << desk.status();
    EXPECT_TRUE(desk.board().moveShow().calloutRects().empty());
}

TEST(Ending, TheEndIsSaidOnBannerListAndPanelsAndCanBeReviewed) {
    Desk desk;
    desk.start("chess");
    EXPECT_TRUE(named<QLabel>(desk.window, "resultLabel").isHidden());
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_EQ(named<QLabel>(desk.window, "resultLabel").text(), QStringLiteral("0-1"));
    const auto panels = playerPanelsOf(desk.window.session(), desk.game());
    EXPECT_EQ(panels[0].points, QStringLiteral("0"));
    EXPECT_FALSE(panels[0].won);
    EXPECT_EQ(panels[1].points, QStringLiteral("1"));
    EXPECT_TRUE(panels[1].won);
    EXPECT_EQ(desk.status(), "") << "the banner says it";
    named<QPushButton>(testing::part<EndBanner>(desk.window), "reviewButton").click();
    EXPECT_EQ(desk.board().game()->played(), 0U);
    EXPECT_EQ(testing::part<GameAnnouncer>(desk.window).turnText(), QStringLiteral("Viewing: White to move"));
    EXPECT_EQ(desk.status(), "") << "the bar names the move, and the plate the side to move";
    desk.trigger("nextMove");
    EXPECT_EQ(desk.status(), "");
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).folded());
    desk.trigger("lastPosition");
    EXPECT_EQ(desk.status(), "");
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).folded()) << "the review beside it stays where it is";
    EXPECT_EQ(named<QLabel>(desk.window, "endHeadline").text(), QStringLiteral("Black wins: White is checkmated."));
    named<QToolButton>(testing::part<EndBanner>(desk.window), "foldButton").click();
    EXPECT_EQ(named<QLabel>(desk.window, "endHeadline").text(), QStringLiteral("Black wins"));
    EXPECT_EQ(named<QLabel>(desk.window, "endReason").text(), QStringLiteral("White is checkmated."));
    desk.trigger("undo");
    EXPECT_TRUE(named<QLabel>(desk.window, "resultLabel").isHidden());
}

TEST(Ending, WhoeverLooksBackWithoutAReviewFindsTheBannerAsItWas) {
    Desk desk;
    desk.start("chess");
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    ASSERT_FALSE(testing::part<EndBanner>(desk.window).folded());
    desk.trigger("previousMove");
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).folded());
    desk.trigger("lastPosition");
    EXPECT_FALSE(testing::part<EndBanner>(desk.window).folded());
}

TEST(Ending, LookingBackShowsThePanelsOfThatPosition) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    desk.window.session().play(desk.game().moves()[0]);
    desk.window.session().resign();
    desk.window.session().play(desk.game().moves()[0]);
    const auto panel = [&](std::size_t side) -> SeatPicture { return desk.board().frame().scene.seats[side].words; };
    EXPECT_EQ(panel(1).note.toStdString(), "Resigned, move 1");
    desk.trigger("firstPosition");
    EXPECT_EQ(panel(1).note.toStdString(), "with Blue");
    desk.trigger("lastPosition");
    while (!desk.game().ending()) desk.window.session().resign();
    EXPECT_FALSE(panel(0).points.isEmpty());
    desk.trigger("firstPosition");
    EXPECT_TRUE(panel(0).points.isEmpty()) << "nothing was decided then";
    EXPECT_EQ(named<QPushButton>(desk.window, "backButton").text().toStdString(), "Go to &end");
    desk.trigger("lastPosition");
    EXPECT_FALSE(named<QPushButton>(desk.window, "backButton").isVisible());
}

TEST(Ending, ATeamIsNamedBesideTheResult) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    while (!desk.game().ending()) desk.window.session().resign();
    EXPECT_EQ(named<QLabel>(desk.window, "resultLabel").text().toStdString().substr(0, 3),
              desk.game().ending()->halfPoints[0] == 2 ? "1-0" : "0-1");
    EXPECT_TRUE(named<QLabel>(desk.window, "resultLabel").text().endsWith(QLatin1String(" win")));
}

/// The menu must ask for confirmation like the button. The second press may come from either.
TEST(Ending, TheMenuAsksAsTheButtonDoes) {
    Desk desk;
    desk.start("chess");
    desk.trigger("resign");
    EXPECT_FALSE(desk.game().ending());
    EXPECT_EQ(desk.status(), "White, resign? Press again to confirm.");
    named<QToolButton>(desk.window, "resignButton").click();
    EXPECT_TRUE(desk.game().ending()) << "the second press may be another one's";
    desk.start("chess");
    desk.trigger("offerDraw");
    EXPECT_EQ(desk.window.session().offers().offerer(), NoSide);
    QTest::mouseClick(&desk.board(), Qt::LeftButton, {}, QPoint(2, 2));
    desk.trigger("offerDraw");
    EXPECT_EQ(desk.window.session().offers().offerer(), NoSide) << "something else came between";
    desk.trigger("offerDraw");
    EXPECT_NE(desk.window.session().offers().offerer(), NoSide);
}

/// Two of the four players are people. One of them has no name.
TEST(Ending, ThePeopleAmongFourAreNamed) {
    Desk desk;
    GameSetup setup = setupFor("fortress", "pcpc");
    setup.seats[0].name = QStringLiteral("Anna");
    desk.window.session().start(std::move(setup));
    desk.settle();
    auto& reason = named<QLabel>(desk.window, "endReason");
    while (!desk.game().ending()) desk.window.session().resign();
    EXPECT_TRUE(reason.text().endsWith(QStringLiteral("\nWhite:\u00A0Anna \u00B7 Red"))) << reason.text().toStdString();
    desk.start("fortress", "pppp");
    for (int leaving = 0; leaving < 4 && !desk.game().ending(); ++leaving) desk.window.session().resign();
    EXPECT_FALSE(reason.text().contains(QLatin1Char('\n'))) << "colours are all that is known of them";
}

TEST(Ending, APersonWithoutANameIsYouOrAColourAlone) {
    Desk desk;
    const auto people = [&desk](const char* seats) {
        desk.start("fortress", seats);
        return peopleAmongFour(desk.window.session()).toStdString();
    };
    EXPECT_EQ(people("cpcc"), "You\u00A0were\u00A0Black.");
    EXPECT_EQ(people("pcpc"), "") << "the colours of the players are on the board";
    EXPECT_EQ(people("cccc"), "");
}

TEST(Ending, AHeadlineHasNoFullStop) {
    Desk desk;
    desk.start("chess");
    desk.confirm("offerDraw");
    desk.window.session().answerDraw(Side(1), true);
    EXPECT_EQ(named<QLabel>(desk.window, "endHeadline").text().toStdString(), "Draw by agreement");
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
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).folded());
    fold.click();
    desk.trigger("previousMove");
    fold.click();
    desk.trigger("previousMove");
    EXPECT_FALSE(testing::part<EndBanner>(desk.window).folded()) << "unfolded by hand while looking back";
}

TEST(Ending, EscapeFoldsTheBannerIntoALine) {
    Desk desk;
    desk.start("chess");
    desk.confirm("resign");
    ASSERT_TRUE(testing::part<EndBanner>(desk.window).isVisible());
    desk.key(Qt::Key_Escape);
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).isVisible());
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).folded());
    EXPECT_FALSE(named<QPushButton>(desk.window, "rematchButton").isVisible());
    desk.trigger("undo");
    EXPECT_FALSE(testing::part<EndBanner>(desk.window).isVisible());
    desk.confirm("resign");
    EXPECT_FALSE(testing::part<EndBanner>(desk.window).folded()) << "another end is another moment";
}

TEST(Ending, TheHeadlineIsLargeInALargeWindow) {
    Desk desk;
    desk.start("chess");
    desk.window.session().resign();
    auto& headline = named<QLabel>(desk.window, "endHeadline");
    const int small = headline.font().pixelSize();
    EXPECT_GE(small, 18);
    desk.window.resize(1920, 1080);
    QApplication::processEvents();
    EXPECT_GE(headline.font().pixelSize(), 28);
    desk.window.resize(1024, 700);
    QApplication::processEvents();
    EXPECT_EQ(headline.font().pixelSize(), small);
}

/// Tests the end by a resignation and by a flag fall.
TEST(Ending, PlayingOnFromAnEarlierPositionEndsTheEnd) {
    for (const bool flag : {false, true}) {
        Desk desk;
        GameSetup setup = setupFor("chess", "pp");
        setup.times = *parseTimes("60", 2);
        desk.window.session().start(std::move(setup));
        desk.play({"e2e4", "e7e5"});
        pass(10s);
        desk.play({"g1f3"});
        if (flag) pass(60s);
        if (!flag) desk.window.session().resign();
        ASSERT_TRUE(desk.game().ending());
        auto& record = testing::part<GameRecord>(desk.window);
        record.back();
        record.playOnFromHere();
        EXPECT_EQ(desk.game().played(), 2U);
        EXPECT_FALSE(desk.game().ending()) << flag;
        EXPECT_EQ(record.tree()->tag("Ending"), nullptr);
        const auto& time = desk.window.session().time();
        EXPECT_EQ(time.left(Side(0)), 60s) << "as the clocks stood there";
        EXPECT_EQ(time.left(Side(1)), 60s);
        desk.play({"b1c3"});
        EXPECT_EQ(desk.game().played(), 3U);
    }
}

TEST(Ending, TheBannerCoversNoSquare) {
    Desk desk;
    desk.start("chess");
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) desk.playByMouse(move);
    QCoreApplication::processEvents();
    ASSERT_TRUE(testing::part<EndBanner>(desk.window).isVisible());
    const auto inWindow = [&](QWidget& widget) { return QRect(widget.mapTo(&desk.window, QPoint()), widget.size()); };
    EXPECT_FALSE(inWindow(testing::part<EndBanner>(desk.window)).intersects(inWindow(desk.board())));
}

TEST(Ending, TheBannerOfADeadPositionNamesThePiecesThatCannotMate) {
    Desk desk;
    desk.start("vyrt", "pp", {}, "k4K6/1R10/12/12/6Q5/12/12/12/12/12/12/12 b - - 0 1");
    desk.playByMouse("k10l9");
    EXPECT_EQ(desk.why(), "Draw: insufficient material (a lone queen).");
}

}  // namespace
}  // namespace rokada::ui::endingTest
