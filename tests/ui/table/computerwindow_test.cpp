// Tests computer players in the window. They are chosen in the dialog and at player panels, told to move at once,
// paused, and watched. Also tests games without people.
#include "windowtesting.h"

#include "kit/latin.h"
#include "newgame/newgamedialog.h"
#include "session/occupants.h"
#include "session/opponents.h"
#include "table/tablesettings.h"
#include "table/thinkingstrip.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>

namespace rokada::ui::computerwindowTest {
namespace {

using namespace std::chrono_literals;
using testing::Desk;
using testing::menuNamed;
using testing::named;
using testing::pass;
using testing::setupFor;

struct Slow : testing::MusingDesk {
    [[nodiscard]] bool waitForPlies(std::size_t plies) {
        return QTest::qWaitFor([&] { return game().played() >= plies; });
    }
    [[nodiscard]] QString strip() { return testing::part<ThinkingStrip>(window).text(); }
    [[nodiscard]] std::string note(std::size_t side) {
        return playerPanelsOf(window.session(), game())[side].note.toStdString();
    }
    [[nodiscard]] std::string name(std::size_t side) {
        return playerPanelsOf(window.session(), game())[side].name.toStdString();
    }
};

/// Lets a computer of full strength play White, through the menu bar.
void seatFullStrength(Desk& desk) { desk.choose("seat:white", occupants("chess") - 1); }

/// Variant, and an index in its list of players.
struct Start {
    std::string_view variant;
    int place;
};

class AgainstTheComputer : public ::testing::TestWithParam<Start> {};

/// The test uses the real engine, without pauses between its moves.
TEST_P(AgainstTheComputer, AMoveArrives) {
    Desk desk;
    desk.window.session().setMoveProvider(engineMoveProvider());
    desk.trigger("newGame");
    auto* dialog = &testing::only<NewGameDialog>(desk.window);
    dialog->chooseVariant(*findVariant(GetParam().variant));
    named<QAction>(*dialog, "newSeat:white:" + std::to_string(GetParam().place)).trigger();
    dialog->accept();
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.game().played() >= 1; }, 10000));
}

std::vector<Start> starts() {
    std::vector<Start> starts;
    for (const VariantInfo& info : offeredVariants()) {
        for (const int place : {1, 5, 10}) starts.push_back({info.id, place});
    }
    return starts;
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, AgainstTheComputer, ::testing::ValuesIn(starts()), [](const auto& tested) {
    return std::string(tested.param.variant) + "Level" + std::to_string(tested.param.place);
});

TEST(ComputerWindow, MoveNowIsForThinkingComputers) {
    Slow desk;
    desk.start("chess", "pc");
    QAction& moveNow = desk.action("moveNow");
    EXPECT_FALSE(moveNow.isEnabled());
    EXPECT_FALSE(moveNow.statusTip().isEmpty());
    desk.playByMouse("e2e4");
    ASSERT_TRUE(desk.waitForThought(1));
    EXPECT_TRUE(moveNow.isEnabled());
    QTest::keyClick(&desk.window, Qt::Key_M, Qt::ControlModifier);
    EXPECT_TRUE(desk.waitForPlies(2));
    EXPECT_FALSE(moveNow.isEnabled());
}

TEST(ComputerWindow, AnEngineOfOthersThatIsLateIsCalledSlowAndWaitedFor) {
    Slow desk;
    desk.window.session().setEngineMaker([&](const QString&) { return desk.muser; });
    GameSetup setup = setupFor("chess", "pc");
    setup.seats[1].engine = QStringLiteral("Fairy-Max");
    desk.window.session().start(std::move(setup));
    desk.playByMouse("e2e4");
    ASSERT_TRUE(desk.waitForThought(1));
    pass(desk.settings.get(keys::thinkingTime()) + 5s);
    EXPECT_EQ(desk.status().find("slow"), std::string::npos) << "it may be a little late";
    pass(2s);
    EXPECT_EQ(desk.status(), "Fairy-Max has not answered yet. Wait, choose Move Now, or pause the game.");
    EXPECT_FALSE(desk.window.session().paused());
    desk.trigger("moveNow");
    EXPECT_TRUE(desk.waitForPlies(2));
    pass(1min);
    EXPECT_EQ(desk.status().find("slow"), std::string::npos);
}

TEST(ComputerWindow, PausesByKeyAndSaysSo) {
    Slow desk;
    desk.start("chess", "cc");
    ASSERT_TRUE(desk.waitForThought(1));
    desk.key(Qt::Key_P);
    EXPECT_TRUE(desk.window.session().paused());
    EXPECT_TRUE(desk.action("pause").isChecked());
    const auto& bar = named<QFrame>(desk.window, "pauseBar");
    EXPECT_TRUE(bar.isVisible());
    desk.key(Qt::Key_P);
    EXPECT_FALSE(desk.window.session().paused());
    EXPECT_FALSE(bar.isVisible());
    EXPECT_EQ(desk.status(), "");
    EXPECT_TRUE(desk.waitForThought(2));
}

TEST(ComputerWindow, PanelsSayWhoPlays) {
    Slow desk;
    GameSetup setup = setupFor("chess", "pc");
    setup.seats[1].level = Level(5);
    desk.window.session().start(std::move(setup));
    EXPECT_EQ(desk.note(0), "White");
    EXPECT_EQ(desk.note(1), ratingLabel(opponentOf("chess", Level(5))->rating).toStdString());
    EXPECT_EQ(desk.name(0), "You");
    EXPECT_EQ(desk.name(1), "Rada");
}

TEST(ComputerWindow, ASeatIsChangedInTheMenuBar) {
    Slow desk;
    desk.start("chess", "pp");
    seatFullStrength(desk);
    EXPECT_EQ(desk.note(0), "Full strength");
    ASSERT_TRUE(desk.waitForThought(1));
    EXPECT_EQ(desk.muser->level, Level::full().number());
    desk.choose("seat:white", 0);
    EXPECT_EQ(desk.muser->stopped, 1);
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(ComputerWindow, AClickOnAPanelOpensItsMenu) {
    Slow desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    for (std::size_t side = 0; side < 4; ++side) {
        const QString sideId = latin(desk.game().book().variant().sideSpecs[side].name);
        QMenu& menu = menuNamed(desk.window, QStringLiteral("seatMenu:") + sideId);
        EXPECT_FALSE(menu.isVisible());
        desk.clickPlate(Side(side));
        EXPECT_TRUE(menu.isVisible()) << sideId.toStdString();
        menu.close();
    }
}

TEST(ComputerWindow, MenusOfSeatsAreMadeAgainForEachGame) {
    Slow desk;
    desk.start("fortress");
    EXPECT_NE(desk.window.findChild<QMenu*>(QStringLiteral("seatMenu:red")), nullptr);
    desk.start("chess");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(desk.window.findChild<QMenu*>(QStringLiteral("seatMenu:red")), nullptr);
}

/// The old menus are deleted later, because one of them may be open.
TEST(ComputerWindow, AnEntryOfAnOldMenuOfSeatsDoesNothing) {
    Slow desk;
    desk.start("fortress", "pppp");
    auto* const action = desk.window.findChild<QAction*>(QStringLiteral("seat:red:4"));
    ASSERT_NE(action, nullptr);
    desk.start("chess", "pp");
    action->trigger();
    for (const Seat& seat : desk.window.session().setup().seats) EXPECT_TRUE(seat.human);
}

Report twoPlies(const Game& game) {
    const auto first = *parseMove(game.position(), "e2e4");
    Game after(game.sharedBook(), game.position());
    after.play(first);
    return {.depth = 9, .variations = {{.score = -34, .moves = {first, *parseMove(after.position(), "e7e5")}}}};
}

TEST(ComputerWindow, ThinkingIsShownIfWanted) {
    Slow desk;
    desk.start("chess", "pp");
    EXPECT_FALSE(testing::part<ThinkingStrip>(desk.window).isVisible());
    desk.trigger("showThinking");
    EXPECT_TRUE(desk.settings.get(keys::thinkingShown()));
    ASSERT_TRUE(testing::part<ThinkingStrip>(desk.window).isVisible());
    desk.muser->reports = {twoPlies(desk.game())};
    seatFullStrength(desk);
    ASSERT_TRUE(desk.waitForThought(1));
    pass(200ms);
    EXPECT_EQ(desk.strip().toStdString(), "depth 9   \u22120.34   1. e4 e5");
}

TEST(ComputerWindow, TheStripDoesNotMoveTheBoard) {
    Slow desk;
    desk.trigger("showThinking");
    desk.start("chess", "pp");
    QCoreApplication::processEvents();
    const QRect before = desk.board().geometry();
    desk.muser->reports = {twoPlies(desk.game())};
    seatFullStrength(desk);
    ASSERT_TRUE(desk.waitForThought(1));
    pass(200ms);
    EXPECT_FALSE(desk.strip().isEmpty());
    QCoreApplication::processEvents();
    EXPECT_EQ(desk.board().geometry(), before);
}

TEST(ComputerWindow, UndoStopsTheComputer) {
    Slow desk;
    desk.start("chess", "pc");
    desk.playByMouse("e2e4");
    ASSERT_TRUE(desk.waitForThought(1));
    desk.trigger("undo");
    EXPECT_EQ(desk.muser->stopped, 1);
    EXPECT_EQ(desk.game().played(), 0U);
    desk.playByMouse("d2d4");
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(ComputerWindow, GoesWhileAComputerThinks) {
    auto desk = std::make_unique<Slow>();
    const auto muser = desk->muser;
    desk->start("fortress", "cccc");
    ASSERT_TRUE(desk->waitForThought(1));
    desk->window.close();
    desk.reset();
    EXPECT_EQ(muser->stopped, 1);
}

TEST(ComputerWindow, ThinkingTimeIsKeptAndUsed) {
    Slow desk;
    desk.choose("thinkingTime", 10);
    EXPECT_EQ(desk.settings.get(keys::thinkingTime()), 10s);
    desk.start("chess", "pp");
    seatFullStrength(desk);
    ASSERT_TRUE(desk.waitForThought(1));
    EXPECT_EQ(desk.muser->moveTime, 10s);
}

TEST(ComputerWindow, ComputersPlaceTheirReservePieces) {
    Desk desk;
    desk.window.session().setMoveProvider(engineMoveProvider());
    GameSetup setup = setupFor("fortress", "cccc");
    for (Seat& seat : setup.seats) seat.level = Level(1);
    desk.board().setLook(&BoardLook::moveDuration, 0);
    desk.window.session().start(std::move(setup));
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() >= 14; }, 20000));
    for (std::size_t turn = 0; turn < 14; ++turn) {
        EXPECT_EQ(desk.game().turns()[turn].move.type() == MoveType::Drop, turn < 12) << turn;
    }
}

TEST(ComputerWindow, SteppingThroughAGameBetweenComputersHasNoVeil) {
    Desk desk;
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5"});
    desk.window.session().setPaused(true);
    desk.window.session().setSeat(Side(0), occupant(1, "chess"));
    desk.window.session().setSeat(Side(1), occupant(1, "chess"));
    EXPECT_FALSE(desk.board().mode().veil.isEmpty());
    desk.trigger("undo");
    EXPECT_TRUE(desk.board().mode().veil.isEmpty());
    EXPECT_TRUE(desk.window.session().paused());
}

}  // namespace
}  // namespace rokada::ui::computerwindowTest
