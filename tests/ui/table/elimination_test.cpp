// Tests what the window shows when a player of a team is eliminated. The clocks must not run while the pieces leave the
// board.
#include "windowtesting.h"

#include "kit/theme.h"
#include "scene/teams.h"
#include "table/teamspanel.h"
#include "table/turnstrip.h"

#include <QLabel>

namespace rokada::ui::eliminationTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;

/// Window with a game of four people, with names, clocks and animated moves.
class Elimination : public ::testing::Test {
protected:
    Elimination() {
        GameSetup setup = setupFor("fortress", "pppp", {{"placement", "standard"}});
        const std::array names{"Anna", "Boris", "Vera", "Iva"};
        for (std::size_t side = 0; side < names.size(); ++side) setup.seats[side].name = QLatin1String(names[side]);
        setup.times = *parseTimes("300", 4);
        desk.window.session().start(std::move(setup));
        QApplication::processEvents();
    }
    void resign() {
        desk.window.session().resign();
        QApplication::processEvents();
    }
    [[nodiscard]] bool piecesLeave() { return desk.board().frame().progress.removesPieces(); }
    [[nodiscard]] const SessionTime& time() { return desk.window.session().time(); }
    [[nodiscard]] std::string turn() {
        return named<TurnStrip>(desk.window, "turnStrip").accessibleName().toStdString();
    }
    [[nodiscard]] std::string teams() {
        return named<TeamsPanel>(desk.window, "teamsPanel").accessibleName().toStdString();
    }
    [[nodiscard]] std::string note(std::size_t side) {
        return desk.board().frame().scene.seats[side].words.note.toStdString();
    }

    Desk desk;
};

TEST_F(Elimination, ClocksStandWhilePiecesLeave) {
    desk.board().setLook(&BoardLook::moveDuration, 200);
    pass(1s);
    resign();
    ASSERT_TRUE(piecesLeave());
    EXPECT_FALSE(time().clock().running());
    pass(50ms);
    ASSERT_TRUE(piecesLeave());
    EXPECT_EQ(time().left(Side(1)), 300s);
    pass(4s);
    ASSERT_FALSE(piecesLeave());
    EXPECT_TRUE(time().clock().running());
    EXPECT_LT(time().left(Side(1)), 300s);
}

TEST_F(Elimination, APausedClockStaysStoppedAfterPiecesHaveLeft) {
    desk.board().setLook(&BoardLook::moveDuration, 200);
    resign();
    ASSERT_TRUE(piecesLeave());
    desk.window.session().setPaused(true);
    pass(6s);
    EXPECT_FALSE(time().clock().running());
    EXPECT_EQ(time().left(Side(1)), 300s);
    desk.window.session().setPaused(false);
    EXPECT_TRUE(time().clock().running());
}

TEST_F(Elimination, ClocksRunAtOnceWithoutAnimation) {
    desk.board().setLook(&BoardLook::moveDuration, 0);
    resign();
    EXPECT_FALSE(piecesLeave());
    EXPECT_TRUE(time().clock().running());
}

TEST_F(Elimination, TellsWhoIsOutWhoIsNextAndWhatTheTeamNeeds) {
    resign();
    EXPECT_EQ(turn(),
              "Boris to move. Next: Vera. Eliminated: Anna. All pieces of this player leave the board. "
              "Boris and Iva win when one more player is eliminated: Vera.");
    desk.play({"d5e5", "e13e12", "m6l6"});
    EXPECT_EQ(turn(), "Boris to move. Next: Vera. Boris and Iva win when one more player is eliminated: Vera.")
        << "everybody has moved since the elimination";
    resign();
    EXPECT_EQ(turn(),
              "Vera to move. Next: Iva. Eliminated: Boris. All pieces of this player leave the board. "
              "The next elimination decides the game.");
}

TEST_F(Elimination, PanelsShowThatThePartnerIsOut) {
    EXPECT_EQ(note(2), "with Anna");
    resign();
    EXPECT_EQ(note(2), "without Anna");
    EXPECT_EQ(note(1), "with Iva");
    EXPECT_EQ(teams(), "Anna and Vera against Boris and Iva. Material is even. Eliminated: Anna.");
}

TEST_F(Elimination, TheTeamsShowTheResult) {
    resign();
    resign();
    resign();
    EXPECT_EQ(teams(),
              "Anna and Vera against Boris and Iva. Boris and Iva win. Eliminated: Anna. Eliminated: Vera. "
              "Eliminated: Boris.");
}

TEST_F(Elimination, ThePlacingPlayerIsNamed) {
    GameSetup setup = setupFor("fortress", "pppp");
    setup.seats[0].name = QStringLiteral("Anna");
    desk.window.session().start(std::move(setup));
    QApplication::processEvents();
    EXPECT_EQ(turn(), "Anna places a reserve piece.");
}

TEST_F(Elimination, TheBannerNamesTheWinnersFirst) {
    resign();
    resign();
    resign();
    EXPECT_TRUE(named<QLabel>(desk.window, "endReason")
                    .text()
                    .endsWith(QStringLiteral("Black:\u00A0Boris \u00B7 Blue:\u00A0Iva\n"
                                             "White:\u00A0Anna \u00B7 Red:\u00A0Vera")));
}

TEST_F(Elimination, PanelsOfPartnersHaveBarsOfOneColour) {
    const Variant& variant = desk.game().book().variant();
    const auto bar = [&](std::size_t side) {
        const QRect panel = desk.board().frame().panelRect(Side(side));
        const bool column = panel.height() > panel.width();
        const QPoint place =
            column ? QPoint(panel.center().x(), panel.top() + 1) : QPoint(panel.left() + 1, panel.center().y());
        return desk.board().grab().toImage().pixelColor(place);
    };
    for (const std::size_t side : {0U, 1U, 2U, 3U}) EXPECT_EQ(bar(side), teamColour(variant, Side(side), theme()));
    EXPECT_EQ(bar(0), bar(2));
    EXPECT_NE(bar(0), bar(1));
}

}  // namespace
}  // namespace rokada::ui::eliminationTest
