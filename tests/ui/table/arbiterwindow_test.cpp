// Tests the arbiter in the window: the strip, rulings, and checks of draw claims.
#include "table/arbitercontrols.h"
#include "table/claimdialog.h"
#include "windowtesting.h"

#include <QLabel>

namespace rokada::ui::testing::arbiterwindowTest {

namespace {

using namespace std::chrono_literals;

/// Window with a game that has an arbiter.
struct StrictDesk : Desk {
    explicit StrictDesk(TableLaws laws = {.arbiter = true}, const Choices& rules = {}) {
        board().setLook(&BoardLook::moveDuration, 0);
        GameSetup setup = setupFor("chess", "pp", rules);
        setup.times = *parseTimes("600", 2);
        setup.laws = laws;
        window.session().start(std::move(setup));
    }
    [[nodiscard]] ClaimDialog* claim() { return window.findChild<ClaimDialog*>(); }
    [[nodiscard]] QString code() { return named<QLabel>(part<ArbiterStrip>(window), "codeOfLaws").text(); }
    [[nodiscard]] QString ruling() { return named<QLabel>(part<ArbiterStrip>(window), "ruling").text(); }
    void waitForClaim() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return claim() != nullptr; }));
    }
};

TEST(ArbiterWindow, TheStripSaysWhichCodeIsInForceAndOnlyThen) {
    StrictDesk modern;
    EXPECT_TRUE(part<ArbiterStrip>(modern.window).isVisible());
    EXPECT_EQ(modern.code(), QStringLiteral("Laws: current"));
    StrictDesk old({.arbiter = true}, {{"laws", "classic"}});
    EXPECT_EQ(old.code(), QStringLiteral("Laws: classic"));
    StrictDesk none(TableLaws{});
    EXPECT_FALSE(part<ArbiterStrip>(none.window).isVisible());
}

TEST(ArbiterWindow, RulingsStandThereWithTheirLaw) {
    StrictDesk desk({.touchMove = true, .arbiter = true});
    desk.click("g1");
    desk.click("e2");
    EXPECT_EQ(desk.ruling(),
              QStringLiteral("The first piece touched that can be moved must be moved. (FIDE Laws, 4.3.1)"));
    desk.window.session().offerDraw();
    EXPECT_NE(desk.ruling().indexOf(QStringLiteral("9.1.2")), -1);
}

TEST(ArbiterWindow, AWrongClaimStopsTheClocksWhileThePositionIsLookedFor) {
    StrictDesk desk;
    desk.play({"g1f3", "g8f6", "f3g1", "f6g8"});
    desk.window.session().claim();
    desk.waitForClaim();
    EXPECT_EQ(desk.claim()->occurrences(), 2);
    EXPECT_TRUE(desk.window.session().paused());
    const Millis left = desk.window.session().time().left(Side(0));
    skip(10s);
    EXPECT_EQ(desk.window.session().time().left(Side(0)), left);
    EXPECT_EQ(desk.window.session().time().left(Side(1)), 12min) << "two minutes for the opponent";
    desk.claim()->close();
    EXPECT_FALSE(desk.window.session().paused());
    skip(3s);
    EXPECT_EQ(desk.window.session().time().left(Side(0)), left - 3s);
}

TEST(ArbiterWindow, InTheOldCodeAWrongClaimMayLoseOnTime) {
    StrictDesk desk({.arbiter = true}, {{"laws", "classic"}});
    skip(6min);
    desk.window.session().claim();
    ASSERT_TRUE(desk.game().ending());
    EXPECT_EQ(desk.game().ending()->reason, Reason::Time);
    EXPECT_EQ(desk.ruling(),
              QStringLiteral("The claim is incorrect. The penalty of five minutes is more than the time left, so the "
                             "flag falls. (old tournament code)"));
    EXPECT_EQ(desk.why(), "Black wins: White lost on time. (old tournament code)") << "it has no 6.9";
    desk.waitForClaim();
    QString words;
    for (const auto* label : desk.claim()->findChildren<QLabel*>()) words += label->text();
    EXPECT_NE(words.indexOf(QStringLiteral("the flag falls.")), -1);
    EXPECT_EQ(words.indexOf(QStringLiteral("continues")), -1);
}

TEST(ArbiterWindow, AFlagThatFallsByAClaimBeforeABareKingIsADraw) {
    StrictDesk desk;
    GameSetup setup = setupFor("chess", "pp", {{"laws", "classic"}}, "7k/8/8/8/8/8/8/KR6 w - - 0 1");
    setup.times = *parseTimes("200", 2);
    setup.laws.arbiter = true;
    desk.window.session().start(std::move(setup));
    desk.window.session().claim();
    ASSERT_TRUE(desk.game().ending());
    EXPECT_TRUE(desk.game().ending()->drawn());
    EXPECT_NE(desk.ruling().indexOf(QStringLiteral("the flag falls.")), -1);
}

TEST(ArbiterWindow, TheRepetitionIsReplayedMoveByMove) {
    StrictDesk desk;
    desk.play({"e2e4", "e7e5", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"});
    desk.window.session().claim(*parseMove(desk.game().position(), "f6g8"));
    ASSERT_TRUE(desk.game().ending());
    EXPECT_EQ(desk.game().ending()->reason, Reason::RepetitionClaim);
    desk.waitForClaim();
    ClaimDialog& claim = *desk.claim();
    const auto& place = named<QLabel>(claim, "shownPly");
    EXPECT_EQ(claim.occurrences(), 3);
    EXPECT_EQ(claim.ply(), 2U);
    EXPECT_EQ(place.text(), QStringLiteral("After ply 2: occurrence 1"));
    claim.step(-1);
    EXPECT_EQ(claim.ply(), 2U);
    for (int i = 0; i < 4; ++i) claim.step(1);
    EXPECT_EQ(place.text(), QStringLiteral("After ply 6: occurrence 2"));
    for (int i = 0; i < 9; ++i) claim.step(1);
    EXPECT_EQ(claim.ply(), 10U);
    EXPECT_EQ(place.text(), QStringLiteral("After ply 10: occurrence 3"));
    claim.close();
    EXPECT_FALSE(desk.window.session().paused());
}

}  // namespace

}  // namespace rokada::ui::testing::arbiterwindowTest
