// Tests the page for practice of endings: a thread solves the ending, mistakes are reported at once, and the score is
// shown after the mate.
#include "learntesting.h"

#include "learn/endgametraining.h"
#include "learn/endingbutton.h"

#include <QMenu>

namespace rokada::ui::endingsTest {
namespace {

using namespace testing;

class EndingDesk : public LearnDesk {
public:
    explicit EndingDesk(const char* game = "chess") {
        learn().showGame(*findVariant(game));
        showPart(CoursePage::Part::Practice);
    }

    [[nodiscard]] EndingButton& button() { return only<EndingButton>(courses()); }
    [[nodiscard]] EndgameTraining& room() { return only<EndgameTraining>(window); }
    [[nodiscard]] LessonPage& endingPage() { return named<LessonPage>(window, "endingPage"); }
    [[nodiscard]] LessonRun& ending() { return *endingPage().run(); }
    [[nodiscard]] QString told() { return named<QLabel>(endingPage(), "answerWords").text(); }

    /// Returns the current entries of the menu, without separators.
    [[nodiscard]] QList<QAction*> entries() {
        auto& menu = named<QMenu>(button(), "endingMenu");
        emit menu.aboutToShow();
        QList<QAction*> all = menu.actions();
        all.removeIf([](const QAction* action) { return action->isSeparator(); });
        return all;
    }
    void choose(const char* entry) {
        (void)entries();
        actionNamed(button(), QLatin1String(entry)).trigger();
        bring();
    }
    /// Waits until the page shows the position.
    void bring() {
        room().wait();
        QCoreApplication::processEvents();
        ASSERT_TRUE(room().start());
    }
    void playBest() {
        for (int i = 0; i < 60 && !ending().done(); ++i) {
            if (!ending().busy()) ending().play(ending().exercise().rightMoves().front());
            for (int k = 0; k < 5 && ending().busy(); ++k) testing::pass(std::chrono::seconds(1));
        }
        ASSERT_TRUE(ending().done());
    }
};

TEST(EndingPractice, IsOfferedWhereTablesAreKnown) {
    EndingDesk desk;
    EXPECT_TRUE(desk.button().isVisible());
    EXPECT_EQ(desk.entries().size(), 6);
    desk.learn().showGame(*findVariant("fortress"));
    EXPECT_FALSE(desk.button().isVisible());
    desk.learn().showGame(*findVariant("vyrt"));
    EXPECT_TRUE(desk.button().isVisible());
    EXPECT_EQ(desk.entries().size(), 5);
}

TEST(EndingPractice, AWinIsPlayedToTheMateAndCounted) {
    EndingDesk desk;
    desk.choose("ending:R:0");
    const int needed = desk.room().start()->moves;
    EXPECT_GE(needed, 5);
    desk.playBest();
    EXPECT_TRUE(desk.told().contains(QString::number(needed))) << desk.told().toStdString();
    const std::string before = positionText(desk.ending().step().position);
    desk.press(named<QPushButton>(desk.endingPage(), "nextButton"));
    ASSERT_TRUE(desk.room().start());
    EXPECT_NE(positionText(desk.ending().step().position), before);
}

TEST(EndingPractice, ASlipIsToldAtOnceAndTakenBack) {
    EndingDesk desk;
    desk.choose("ending:P:1");
    const Position before = desk.ending().exercise().position();
    const auto wrong = Answers(desk.ending()).wrongMove();
    ASSERT_TRUE(wrong);
    desk.ending().play(*wrong);
    EXPECT_EQ(desk.ending().feedback().tone, LessonFeedback::Tone::Wrong);
    EXPECT_FALSE(desk.told().isEmpty());
    EXPECT_EQ(desk.ending().exercise().position(), before);
    desk.playBest();
    EXPECT_TRUE(desk.told().contains(QLatin1Char('1'))) << desk.told().toStdString();
}

TEST(EndingPractice, ABareKingMayPlayOnWhereItsRulesSaySo) {
    EndingDesk desk("greatshatranj");
    desk.choose("ending:G:0");
    desk.playBest();
    desk.language.use(QStringLiteral("ru"));
    EXPECT_FALSE(named<QLabel>(desk.endingPage(), "stepText").text().isEmpty());
    desk.language.use(QStringLiteral("en"));
}

TEST(EndingPractice, EscapeLeavesAlsoWhileTablesAreMade) {
    EndingDesk desk("vyrt");
    (void)desk.entries();
    actionNamed(desk.button(), QStringLiteral("ending:QQ:0")).trigger();
    EXPECT_FALSE(desk.room().start());
    QTest::keyClick(&desk.endingPage(), Qt::Key_Escape);
    EXPECT_TRUE(desk.courses().isVisible());
    QCoreApplication::processEvents();
    EXPECT_FALSE(desk.room().start());
}

}  // namespace
}  // namespace rokada::ui::endingsTest
