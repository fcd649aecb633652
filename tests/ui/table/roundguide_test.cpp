// Tests the guide to the first round of variants with teams. The window must remember whether the user wants the guide.
#include "windowtesting.h"

#include "table/guidestrip.h"
#include "table/tablesettings.h"

#include <QLabel>
#include <QPushButton>

namespace rokada::ui::roundguideTest {
namespace {

using namespace testing;

class Guide : public ::testing::Test {
protected:
    [[nodiscard]] GuideStrip& strip() { return named<GuideStrip>(desk.window, "guideStrip"); }
    [[nodiscard]] std::string words() { return named<QLabel>(strip(), "guideWords").text().toStdString(); }
    void start(std::string_view seats) {
        desk.start("fortress", seats, {{"placement", "standard"}});
        QApplication::processEvents();
    }

    Desk desk;
};

TEST_F(Guide, TellsEachPersonTheDirectionAndOneFactAboutWalls) {
    start("pppp");
    EXPECT_TRUE(strip().isVisible());
    EXPECT_EQ(words(), "The pawns of White go up the board. A thick line is a wall. No piece crosses it.");
    desk.play({"l4l5"});
    EXPECT_EQ(words(), "The pawns of Black go to the right. No piece passes the end of a wall diagonally.");
    desk.play({"d5e5"});
    EXPECT_EQ(words(),
              "The pawns of Red go down the board. A knight jumps only if walls leave one of its two ways open.");
    desk.play({"e13e12"});
    EXPECT_EQ(words(),
              "The pawns of Blue go to the left. A dotted line is a gate. Pieces go through it in both directions.");
    desk.play({"m6l6"});
    EXPECT_FALSE(strip().isVisible()) << "the round is over";
}

TEST_F(Guide, FollowsTheRotationOfTheBoard) {
    start("pppp");
    desk.trigger("rotateRight");
    EXPECT_EQ(words().find("The pawns of White go up the board."), std::string::npos);
}

TEST_F(Guide, SpeaksToTheOnlyPerson) {
    start("pccc");
    EXPECT_EQ(words().rfind("Your pawns go up the board.", 0), 0U) << words();
}

TEST_F(Guide, IsForTeamsAndPeopleOnly) {
    desk.start("chess", "pp");
    EXPECT_FALSE(strip().isVisible());
    MusingDesk computers;
    computers.start("fortress", "cccc", {{"placement", "standard"}});
    EXPECT_FALSE(named<GuideStrip>(computers.window, "guideStrip").isVisible());
}

TEST_F(Guide, IsTurnedOffForGoodAndOnAgain) {
    start("pppp");
    QTest::mouseClick(&named<QPushButton>(strip(), "dismissGuideButton"), Qt::LeftButton);
    EXPECT_FALSE(strip().isVisible());
    EXPECT_FALSE(desk.settings.get(keys::roundGuide()));
    EXPECT_FALSE(desk.action("roundGuide").isChecked());
    start("pppp");
    EXPECT_FALSE(strip().isVisible());
    desk.trigger("roundGuide");
    EXPECT_TRUE(strip().isVisible());
    EXPECT_TRUE(desk.settings.get(keys::roundGuide()));
}

}  // namespace
}  // namespace rokada::ui::roundguideTest
