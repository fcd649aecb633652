// Tests the head of the panel in fortress chess: the teams, their material, and the side to move.
#include "table/teamspanel.h"

#include "windowtesting.h"

#include <gtest/gtest.h>

namespace rokada::ui::teamspanelTest {
namespace {

using namespace testing;

class Teams : public ::testing::Test {
protected:
    [[nodiscard]] TeamsPanel& panel() { return named<TeamsPanel>(desk.window, "teamsPanel"); }
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
    const QString words = panel().accessibleName();
    EXPECT_TRUE(words.contains(QStringLiteral(". White"))) << words.toStdString();
    EXPECT_TRUE(words.endsWith(QStringLiteral("Next: Black."))) << words.toStdString();
}

TEST_F(Teams, SayYourMoveToTheOnlyPersonAndNameTheOthers) {
    desk.start("fortress", "pccc", {{"placement", "standard"}});
    QApplication::processEvents();
    EXPECT_TRUE(panel().accessibleName().endsWith(QStringLiteral("Your move. Next: %1.").arg(seat(1).name)))
        << panel().accessibleName().toStdString();
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
