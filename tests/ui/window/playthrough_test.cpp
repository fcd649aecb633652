// Tests complete games from the start to the result, played with real mouse events.
#include "board/moveshow.h"
#include "playthroughs.h"
#include "score/reviewbar.h"
#include "table/endbanner.h"
#include "windowtesting.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QWheelEvent>

#include <sstream>

namespace rokada::ui::playthroughTest {
namespace {

using testing::Desk;
using testing::Playthrough;
using testing::playthroughs;

class Playthroughs : public ::testing::TestWithParam<Playthrough> {};

TEST_P(Playthroughs, AWholeGameByMouse) {
    Desk desk;
    desk.start(GetParam().variant);
    QSignalSpy moved(&desk.window.session(), &GameSession::moved);
    std::istringstream moves{std::string(GetParam().moves)};
    int played = 0;
    for (std::string move; moves >> move; ++played) {
        desk.playByMouse(move);
        ASSERT_EQ(moved.count(), played + 1) << move << ": " << desk.status();
    }
    ASSERT_TRUE(desk.game().ending());
    EXPECT_EQ(desk.game().ending()->reason, Reason::Checkmate);
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).isVisible());
    EXPECT_EQ(desk.why(), GetParam().end);
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, Playthroughs, ::testing::ValuesIn(playthroughs),
                         [](const auto& tested) { return std::string(tested.param.variant); });

TEST(Playthrough, AWholeGameByKeys) {
    Desk desk;
    desk.start("chess");
    std::istringstream moves{std::string(playthroughs.front().moves)};
    for (std::string move; moves >> move;) {
        const std::size_t before = desk.game().played();
        desk.playByKeys(move);
        ASSERT_EQ(desk.game().played(), before + 1) << move << ": " << desk.status();
    }
    EXPECT_EQ(desk.why(), playthroughs.front().end);
}

TEST(Playthrough, PersonsByMouseAgainstComputersToTheEnd) {
    Desk desk;
    desk.start("fortress", "pcpc", {{"placement", "standard"}});
    QSignalSpy ended(&desk.window.session(), &GameSession::ended);
    for (int turn = 0; turn < 200 && ended.isEmpty(); ++turn) {
        if (!QTest::qWaitFor([&] { return desk.window.session().humanToMove() || !ended.isEmpty(); })) break;
        if (!ended.isEmpty()) break;
        const MoveList moves = desk.game().moves();
        const std::size_t before = desk.game().played();
        desk.playByMouse(moveText(desk.game().book(), moves[static_cast<std::size_t>(turn * 7) % moves.size()]));
        ASSERT_GT(desk.game().played(), before);
    }
    ASSERT_EQ(ended.count(), 1);
    EXPECT_TRUE(testing::part<EndBanner>(desk.window).isVisible());
    EXPECT_FALSE(desk.why().empty());
}

TEST(Playthrough, AfterTheBannerComesARematch) {
    Desk desk;
    desk.start("chess");
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) desk.playByMouse(move);
    ASSERT_EQ(desk.why(), "Black wins: White is checkmated.");
    auto& rematch = testing::named<QPushButton>(testing::part<EndBanner>(desk.window), "rematchButton");
    QTest::mouseClick(&rematch, Qt::LeftButton);
    EXPECT_FALSE(testing::part<EndBanner>(desk.window).isVisible());
    EXPECT_EQ(desk.game().played(), 0U);
}

/// Keys, mouse clicks and the mouse wheel must divide a tower, and a released piece must be reported.
TEST(Playthrough, TowersAreDividedByMouse) {
    Desk desk;
    desk.start("tavreli", "", {}, "4k3/8/8/8/3(nRQ)4/8/8/4K3 w - - 0 1 -");
    desk.board().setLook(&BoardLook::moveDuration, 0);
    desk.click("d4");
    desk.key(Qt::Key_2);
    EXPECT_EQ(desk.status(), "2 of 3 pieces of the tower move.");
    desk.click("h4");
    EXPECT_EQ(desk.position(), "4k3/8/8/8/3n3(RQ)/8/8/4K3 b - - 1 1 -");
    EXPECT_EQ(desk.board().moveShow().calloutRects().size(), 1U) << "the rider on d4 is free again";
    desk.playByMouse("d4f5");
    EXPECT_EQ(desk.game().played(), 2U);
    EXPECT_EQ(desk.position(), "4k3/8/8/5n2/7(RQ)/8/8/4K3 w - - 2 2 -");
    // On a board with towers, the mouse wheel changes the number of moving pieces. It must not step through the game.
    const auto turn = [&](int notches) {
        const QPoint at = desk.board().frame().squareCentre(desk.square("h4"));
        QWheelEvent wheel(at, desk.board().mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&desk.board(), &wheel);
    };
    turn(1);
    EXPECT_EQ(
        desk.status(),
        "The wheel sets how many pieces of the selected tower move. To step through the game, use the arrow keys.");
    EXPECT_EQ(desk.position(), "4k3/8/8/5n2/7(RQ)/8/8/4K3 w - - 2 2 -");
    EXPECT_TRUE(testing::part<ReviewBar>(desk.window).isHidden());
    desk.click("h4");
    EXPECT_EQ(desk.status(), "2 of 2 pieces move. To change how many, press 1 to 2, turn the wheel or use the list.");
    turn(-1);
    EXPECT_EQ(desk.status(), "1 of 2 pieces of the tower move.");
    turn(1);
    EXPECT_EQ(desk.status(), "The whole tower moves.");
    turn(-1);
    desk.click("h7");
    EXPECT_EQ(desk.position(), "4k3/7Q/8/5n2/7R/8/8/4K3 b - - 3 2 -");
}

}  // namespace
}  // namespace rokada::ui::playthroughTest
