// Tests what the panel shows about teams in fortress chess: the players, their material, and the side to move.
#include "table/teamspanel.h"
#include "table/turnstrip.h"

#include "windowtesting.h"

#include <gtest/gtest.h>

namespace rokada::ui::teamspanelTest {
namespace {

using namespace testing;

class Teams : public ::testing::Test {
protected:
    [[nodiscard]] TeamsPanel& panel() { return named<TeamsPanel>(desk.window, "teamsPanel"); }
    [[nodiscard]] TurnStrip& turn() { return named<TurnStrip>(desk.window, "turnStrip"); }
    [[nodiscard]] const SeatPicture& seat(std::size_t side) { return desk.board().frame().scene.seats[side].words; }

    Desk desk;
};

TEST_F(Teams, AreShownWithPartnersOnly) {
    desk.start("chess", "pp");
    QApplication::processEvents();
    EXPECT_FALSE(panel().isVisible());
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    QApplication::processEvents();
    EXPECT_TRUE(panel().isVisible());
}

TEST_F(Teams, NameTheSideToMoveAndTheNext) {
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    QApplication::processEvents();
    EXPECT_TRUE(turn().isVisible());
    EXPECT_EQ(turn().accessibleName(), QStringLiteral("White to move. Next: Black."));
    desk.play({"l4l5"});
    EXPECT_EQ(turn().accessibleName(), QStringLiteral("Black to move. Next: Red."));
    desk.start("chess", "pp");
    EXPECT_FALSE(turn().isVisible());
}

TEST_F(Teams, AnnounceNoTurnAfterTheEnd) {
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    QApplication::processEvents();
    part<GameSession>(desk.window).resign();
    desk.play({"d5e5"});
    part<GameSession>(desk.window).resign();
    QApplication::processEvents();
    EXPECT_FALSE(turn().isVisible());
}

TEST_F(Teams, SayYourMoveToTheOnlyPersonAndNameTheOthers) {
    desk.start("fortress", "pccc", {{"placement", "standard"}});
    QApplication::processEvents();
    EXPECT_EQ(turn().accessibleName(), QStringLiteral("Your move. Next: %1.").arg(seat(1).name));
}

TEST_F(Teams, PanelsNameThePartner) {
    desk.start("fortress", "pccc", {{"placement", "standard"}});
    EXPECT_EQ(seat(0).note, QStringLiteral("with ") + seat(2).name);
    EXPECT_EQ(seat(2).note, QStringLiteral("with you"));
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    EXPECT_EQ(seat(0).note, QStringLiteral("with Red")) << "without names, colours tell who plays with whom";
}

TEST_F(Teams, TellWhoIsAhead) {
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    QApplication::processEvents();
    EXPECT_TRUE(panel().accessibleName().contains(QStringLiteral(". Material is even.")));
    desk.play({"l4l5", "d5e5", "e13e12", "m6l5"});
    QApplication::processEvents();
    EXPECT_TRUE(panel().accessibleName().contains(QStringLiteral(". Black and Blue: 1 pawn ahead.")));
}

}  // namespace
}  // namespace rokada::ui::teamspanelTest
