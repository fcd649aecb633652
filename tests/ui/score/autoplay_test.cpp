// Tests the automatic replay of game records.
#include "score/autoplay.h"

#include "score/scoresettings.h"
#include "session/gamerecord.h"
#include "windowtesting.h"

namespace rokada::ui::autoplayTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class AutoplayTest : public ::testing::Test {
protected:
    AutoplayTest() {
        desk.start("chess");
        desk.play({"e2e4", "e7e5", "g1f3"});
        record().first();
    }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] int shown() { return record().tree()->plies(record().shown()); }
    [[nodiscard]] bool running() { return part<Autoplay>(desk.window).running(); }

    Desk desk;
};

TEST_F(AutoplayTest, ShowsOneMoveAfterTheOtherUntilTheEnd) {
    desk.trigger("autoplay");
    EXPECT_TRUE(running());
    EXPECT_EQ(shown(), 0);
    pass(2s);
    EXPECT_EQ(shown(), 1);
    pass(2s);
    EXPECT_EQ(shown(), 2);
    EXPECT_TRUE(desk.action("autoplay").isChecked());
    pass(2s);
    EXPECT_EQ(shown(), 3);
    EXPECT_FALSE(running());
    EXPECT_FALSE(desk.action("autoplay").isChecked());
    desk.trigger("autoplay");
    EXPECT_EQ(shown(), 0) << "at the end it begins again";
}

TEST_F(AutoplayTest, WaitsAgainWhereSomebodyHasGone) {
    desk.trigger("autoplay");
    pass(1500ms);
    record().forward();
    pass(1500ms);
    EXPECT_EQ(shown(), 1);
    pass(500ms);
    EXPECT_EQ(shown(), 2);
    desk.trigger("autoplay");
    pass(10s);
    EXPECT_EQ(shown(), 2);
}

TEST_F(AutoplayTest, StopsWhenTheGameChanges) {
    desk.trigger("autoplay");
    record().comment(Node::Root, "seen");
    EXPECT_FALSE(running());
    desk.trigger("autoplay");
    desk.start("chess");
    EXPECT_FALSE(running());
    EXPECT_FALSE(desk.action("autoplay").isEnabled());
}

TEST_F(AutoplayTest, TakesTheTimeThatWasChosen) {
    desk.choose("autoplayPause", 5);
    EXPECT_EQ(desk.settings.get(keys::autoplayPause()), 5s);
    desk.trigger("autoplay");
    pass(4s);
    EXPECT_EQ(shown(), 0);
    desk.choose("autoplayPause", 1);
    pass(1s);
    EXPECT_EQ(shown(), 1);
}

}  // namespace
}  // namespace rokada::ui::autoplayTest
