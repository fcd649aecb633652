// Tests choices for the user when all people are eliminated and computers continue the game.
#include "windowtesting.h"

#include <QFrame>
#include <QPushButton>

namespace rokada::ui::watchingTest {
namespace {

using testing::Desk;
using testing::named;

/// Window with a game of four players in which the only person has resigned.
struct Watching : ::testing::Test {
    Desk desk{Desk::Replies::Paced};

    Watching() {
        desk.start("fortress", "pccc", {{"placement", "standard"}});
        EXPECT_FALSE(bar().isVisible());
        desk.confirm("resign");
    }
    [[nodiscard]] QFrame& bar() const { return named<QFrame>(desk.window, "watchBar"); }
    /// Presses a button of the bar by its index.
    void press(int button) const { named<QPushButton>(bar(), "answer" + std::to_string(button)).click(); }
    [[nodiscard]] PlaySpeed speed() { return desk.window.session().pace().speed(); }
};

TEST_F(Watching, TheBarComesWithTheEliminationOfTheLastPerson) {
    ASSERT_FALSE(desk.game().ending());
    EXPECT_TRUE(bar().isVisible());
    desk.trigger("undo");
    EXPECT_FALSE(bar().isVisible()) << "the person is back";
}

TEST_F(Watching, FasterAndBack) {
    press(0);
    EXPECT_EQ(speed(), PlaySpeed::Faster);
    EXPECT_TRUE(bar().isVisible());
    press(0);
    EXPECT_EQ(speed(), PlaySpeed::Usual);
}

TEST_F(Watching, TheRestIsPlayedWithoutWaiting) {
    const std::size_t before = desk.game().played();
    press(1);
    EXPECT_EQ(speed(), PlaySpeed::Quick);
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.game().played() >= before + 8 || desk.game().ending(); }))
        << "time stands still";
    desk.start("fortress", "pccc", {{"placement", "standard"}});
    EXPECT_EQ(speed(), PlaySpeed::Usual) << "another game has the usual pace";
    EXPECT_FALSE(bar().isVisible());
}

TEST_F(Watching, WhereAnotherPersonIsInTheGameNothingIsOffered) {
    desk.start("fortress", "ppcc", {{"placement", "standard"}});
    desk.confirm("resign");
    EXPECT_FALSE(bar().isVisible());
}

}  // namespace
}  // namespace rokada::ui::watchingTest
