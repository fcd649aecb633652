// Tests the coach in a game: a single warning before a blunder, threats, and key moments.
#include "learntesting.h"

#include "learn/coachcontrols.h"

namespace rokada::ui::coachTest {
namespace {

using namespace testing;

class CoachDesk : public LearnDesk {
public:
    [[nodiscard]] CoachControls& coach() { return part<CoachControls>(window); }
    /// Waits until the coach has judged the current position.
    void listen() {
        coach().wait();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    void startWatched(std::string_view position) {
        trigger("coach");
        start("chess", "", {}, position);
        listen();
    }
    [[nodiscard]] Move move(const char* text) { return *parseMove(game().position(), text); }
};

/// The move Nd4 is a blunder: the pawn on c5 captures the knight.
constexpr const char* Blundering = "4k3/pp3ppp/8/2p5/8/5N2/PP3PPP/4K3 w - - 0 1";

TEST(Coach, WarnsOnceBeforeABlunder) {
    CoachDesk desk;
    desk.startWatched(Blundering);
    ASSERT_TRUE(desk.coach().opinion());
    EXPECT_FALSE(desk.window.session().play(desk.move("f3d4")));
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_FALSE(desk.status().empty());
    EXPECT_TRUE(desk.window.session().play(desk.move("f3d4")));
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(Coach, LetsGoodMovesPass) {
    CoachDesk desk;
    desk.startWatched(Blundering);
    EXPECT_TRUE(desk.window.session().play(desk.move("f3e5")));
}

TEST(Coach, IsSilentUnlessWanted) {
    CoachDesk desk;
    desk.start("chess", "", {}, Blundering);
    desk.listen();
    EXPECT_FALSE(desk.coach().opinion());
    EXPECT_TRUE(desk.window.session().play(desk.move("f3d4")));
}

TEST(Coach, SaysWhatIsThreatened) {
    CoachDesk desk;
    desk.startWatched("4k3/pp3ppp/8/2p5/3N4/8/PP3PPP/4K3 w - - 0 1");
    ASSERT_TRUE(desk.coach().opinion());
    ASSERT_TRUE(desk.coach().opinion()->threat);
    EXPECT_EQ(desk.coach().opinion()->threat->squares.front(), desk.square("d4"));
}

TEST(Coach, AfterTheGameTheMomentsAreTriedAgain) {
    CoachDesk desk;
    desk.startWatched(Blundering);
    EXPECT_FALSE(desk.action("coachMoments").isEnabled());
    (void)desk.window.session().play(desk.move("f3d4"));
    ASSERT_TRUE(desk.window.session().play(desk.move("f3d4")));
    desk.window.session().resign();
    ASSERT_TRUE(desk.action("coachMoments").isEnabled());
    desk.trigger("coachMoments");
    auto& page = named<LessonPage>(desk.window, "coachPage");
    LessonRun& run = *page.run();
    EXPECT_EQ(run.lesson().steps.size(), 1U);
    run.play(*parseMove(run.exercise().position(), "f3d4"));
    EXPECT_FALSE(run.done());
    run.play(run.step().rightMoves.front());
    EXPECT_TRUE(run.done());
    QTest::keyClick(&page, Qt::Key_Escape);
    EXPECT_TRUE(desk.board().isVisible());
}

TEST(Coach, TheCoursesOfAGameEndWithAGameAgainstBeginners) {
    CoachDesk desk;
    Curriculum& curriculum = desk.learn().curriculum();
    const Lesson& last = *curriculum.lessonsOf("bolyar").back();
    desk.learn().showLesson(last, 0);
    desk.learn().showLesson(last, last.steps.size() - 1);
    emit desk.page().lessonOver();
    ASSERT_TRUE(desk.board().isVisible());
    EXPECT_EQ(desk.game().book().variant().id, "bolyar");
    EXPECT_TRUE(desk.coach().on());
    EXPECT_EQ(desk.window.session().setup().seats.back().level.number(), Level::Lowest);
}

TEST(Coach, LooksOnInEveryGame) {
    CoachDesk desk;
    desk.trigger("coach");
    for (const VariantInfo& info : offeredVariants()) {
        desk.start(info.id);
        desk.listen();
        ASSERT_TRUE(desk.coach().opinion()) << info.id;
        const MoveList moves = desk.game().moves();
        if (!desk.coach().opinion()->moves.empty()) {
            EXPECT_TRUE(moves.contains(desk.coach().opinion()->moves.front().move)) << info.id;
        }
    }
}

}  // namespace
}  // namespace rokada::ui::coachTest
