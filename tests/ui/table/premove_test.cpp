// Tests premoves in the window, while a computer thinks.
#include "windowtesting.h"

#include "board/moveshow.h"
#include "session/movepace.h"
#include "table/tablesettings.h"

#include <QCheckBox>

#include <gtest/gtest.h>

#include <chrono>

namespace rokada::ui::premoveTest {
namespace {

using testing::Desk;
using namespace std::chrono_literals;

constexpr const char* King = "7k/8/8/8/8/P7/8/K7 w - - 0 1";

/// Window whose computers move only when they are told to.
struct Slow : Desk {
    explicit Slow(bool premoves = true) {
        settings.set(keys::premoves(), premoves);
        window.session().pace().setLeast(1h);
    }
    void answer() {
        const std::size_t before = game().played();
        window.session().moveNow();
        EXPECT_TRUE(QTest::qWaitFor([&] { return game().played() > before; }));
    }
    void drag(std::string_view from, std::string_view to) {
        click(from);
        click(to);
    }
};

TEST(PremoveWindow, NothingIsPremovedUnlessSomebodyWantsIt) {
    Slow desk(false);
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.drag("a3", "a4");
    EXPECT_FALSE(desk.board().input().premove());
    EXPECT_FALSE(desk.settings.get(keys::premoves()));
}

TEST(PremoveWindow, WhoMovesTooEarlyIsToldOnceThatThereArePremoves) {
    Slow desk(false);
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.drag("a3", "a4");
    EXPECT_NE(desk.status().find("Premoves"), std::string::npos) << desk.status();
    EXPECT_EQ(desk.board().moveShow().calloutRects().size(), 1U) << "where the eye is";
    desk.click("a4");
    EXPECT_EQ(desk.status(), "It is Black's turn.") << "the piece waits for its turn";
    QAction& premoves = desk.action("premoves");
    EXPECT_FALSE(premoves.isChecked());
    premoves.trigger();
    EXPECT_TRUE(desk.settings.get(keys::premoves()));
    desk.click("a4");
    EXPECT_TRUE(desk.board().input().premove()) << "or has a premove, if that is wanted";
}

TEST(PremoveWindow, APremoveIsPlayedWhenItsTurnComes) {
    Slow desk;
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.drag("a3", "a4");
    ASSERT_TRUE(desk.board().input().premove());
    EXPECT_NE(desk.status().find("Premove: a3 to a4."), std::string::npos);
    desk.answer();
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 3; }));
    EXPECT_EQ(desk.game().last()->move.to(), desk.square("a4"));
    EXPECT_FALSE(desk.board().input().premove());
}

TEST(PremoveWindow, TheMoveOfTheOpponentIsSeenFirst) {
    Desk desk(Desk::Replies::Paced);
    desk.settings.set(keys::premoves(), true);
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.click("a3");
    desk.click("a4");
    ASSERT_TRUE(desk.board().input().premove());
    desk.window.session().moveNow();
    const auto played = [&](std::size_t turns) {
        testing::pass(10ms);
        return desk.game().played() == turns;
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return played(2); }));
    ASSERT_TRUE(desk.board().frame().progress.underWay()) << "the answer slides";
    for (int i = 0; desk.board().frame().progress.underWay() && i < 1000; ++i) {
        EXPECT_FALSE(played(3));
        QCoreApplication::processEvents();
    }
    testing::pass(MovePace::UsualRest - 20ms);
    QCoreApplication::processEvents();
    EXPECT_EQ(desk.game().played(), 2U) << "it is looked at";
    EXPECT_TRUE(desk.board().input().premove());
    testing::pass(40ms);
    QCoreApplication::processEvents();
    EXPECT_EQ(desk.game().played(), 3U);
}

TEST(PremoveWindow, WhatIsNotPossibleIsDroppedAndSaidSo) {
    Slow desk;
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.drag("a3", "b4");
    ASSERT_TRUE(desk.board().input().premove());
    desk.answer();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !desk.board().input().premove(); }));
    EXPECT_EQ(desk.game().played(), 2U);
    EXPECT_NE(desk.status().find("cancelled"), std::string::npos);
}

TEST(PremoveWindow, EscapeTakesItBack) {
    Slow desk;
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.drag("a3", "a4");
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(desk.board().input().premove());
    desk.answer();
    QCoreApplication::processEvents();
    EXPECT_EQ(desk.game().played(), 2U);
}

TEST(PremoveWindow, ATurnThatIsTakenBackForgetsThePremove) {
    Slow desk;
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.drag("a3", "a4");
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_FALSE(desk.board().input().premove());
}

TEST(PremoveWindow, AmongPeopleAndUnderStrictLawsNothingIsPremoved) {
    Slow desk;
    desk.start("chess", "pp", {}, King);
    desk.playByMouse("a1a2");
    desk.drag("a3", "a4");
    EXPECT_FALSE(desk.board().input().premove());

    GameSetup strict = testing::setupFor("chess", "pc", {}, King);
    strict.laws.touchMove = true;
    desk.window.session().start(strict);
    desk.playByMouse("a1a2");
    desk.drag("a3", "a4");
    EXPECT_FALSE(desk.board().input().premove());
}

TEST(PremoveWindow, ThePreferencesSwitchThemOnAtOnce) {
    Slow desk(false);
    desk.start("chess", "pc", {}, King);
    desk.playByMouse("a1a2");
    desk.trigger("preferences");
    testing::named<QCheckBox>(desk.window, "premovesBox").click();
    EXPECT_TRUE(desk.settings.get(keys::premoves()));
    desk.trigger("preferences");
    desk.drag("a3", "a4");
    EXPECT_TRUE(desk.board().input().premove());
}

}  // namespace
}  // namespace rokada::ui::premoveTest
