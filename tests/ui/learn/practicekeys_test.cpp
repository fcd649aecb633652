// Tests puzzles, trainers, endings, the menu of learners, and the coach's review. All are used with the keyboard alone,
// and then with accessibility interfaces alone.
#include "learnhands.h"

#include "learn/coachcontrols.h"
#include "learn/endgametraining.h"
#include "learn/endingbutton.h"
#include "learn/puzzletraining.h"
#include "lesson/lessonpage.h"

#include <QInputDialog>

namespace rokada::ui::practicekeysTest {
namespace {

using namespace testing;

class PracticeDesk : public LearnDesk {
public:
    explicit PracticeDesk(const char* game = "chess") {
        window.activateWindow();
        learn().showGame(*findVariant(game));
    }
    /// Goes to a part of the page with the arrow keys of its tabs.
    void goToPart(CoursePage::Part part) {
        Keys::goTo(QStringLiteral("learnParts"));
        while (courses().part() < part) Keys::press(Qt::Key_Right);
    }
    /// Opens a part of the page by pressing its tab, as a screen reader does.
    void openPart(CoursePage::Part part) {
        QAccessibleInterface* tabs = Reader::find(window, QStringLiteral("learnParts"));
        ASSERT_NE(tabs, nullptr);
        QAccessibleInterface* tab = tabs->child(static_cast<int>(part));
        EXPECT_FALSE(nameOf(tab).empty());
        tab->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        EXPECT_EQ(courses().part(), part);
    }
    [[nodiscard]] LessonPage& puzzlePage() { return named<LessonPage>(window, "puzzlePage"); }
    [[nodiscard]] PuzzleTraining& puzzleRoom() { return only<PuzzleTraining>(window); }
    [[nodiscard]] LessonPage& endingPage() { return named<LessonPage>(window, "endingPage"); }
    [[nodiscard]] EndgameTraining& endingRoom() { return only<EndgameTraining>(window); }
    void bringEnding() {
        endingRoom().wait();
        QCoreApplication::processEvents();
        ASSERT_TRUE(endingRoom().start());
    }
    /// Loses a game with one blunder, and opens its review.
    void review() {
        auto& coach = part<CoachControls>(window);
        trigger("coach");
        start("chess", "", {}, "4k3/pp3ppp/8/2p5/8/5N2/PP3PPP/4K3 w - - 0 1");
        coach.wait();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const Move blunder = *parseMove(this->game().position(), "f3d4");
        (void)window.session().play(blunder);
        (void)window.session().play(blunder);
        window.session().resign();
        trigger("coachMoments");
    }
};

// --- practice with keys

TEST(PracticeKeys, PuzzlesOfThePathAndOfATheme) {
    PracticeDesk desk;
    desk.goToPart(CoursePage::Part::Puzzles);
    Keys::activate(QStringLiteral("puzzlePathButton"));
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(desk.puzzleRoom().puzzle()) << i;
        watch(*desk.puzzlePage().run());
        Keys(desk.puzzlePage()).answer();
        ASSERT_TRUE(desk.puzzlePage().run()->done()) << i;
        Keys::activate(QStringLiteral("nextButton"));
    }
    EXPECT_EQ(desk.puzzleRoom().solved(), 3);
    Keys::press(Qt::Key_Escape);
    EXPECT_TRUE(desk.courses().isVisible());
    Keys::activate(QStringLiteral("theme:kind:%1").arg(static_cast<int>(PuzzleKind::Promotion)));
    ASSERT_TRUE(desk.puzzleRoom().puzzle());
    EXPECT_EQ(desk.puzzleRoom().puzzle()->kind, PuzzleKind::Promotion);
    Keys(desk.puzzlePage()).answer();
    EXPECT_TRUE(desk.puzzlePage().run()->done());
}

TEST(PracticeKeys, HintUndoAndStorm) {
    PracticeDesk desk("vyrt");
    desk.goToPart(CoursePage::Part::Puzzles);
    Keys::activate(QStringLiteral("puzzleStormButton"));
    ASSERT_TRUE(desk.puzzleRoom().puzzle());
    Keys(desk.puzzlePage()).answer();
    EXPECT_EQ(desk.puzzleRoom().solved(), 1);
    testing::pass(std::chrono::seconds(1));
    Keys::press(Qt::Key_F3);
    EXPECT_EQ(desk.puzzlePage().run()->feedback().tone, LessonFeedback::Tone::Hint);
    Keys::press(Qt::Key_Escape);
    EXPECT_TRUE(desk.courses().isVisible());
}

TEST(PracticeKeys, EveryTrainerToItsEnd) {
    for (const Trainer trainer : AllTrainers) {
        SCOPED_TRACE(static_cast<int>(trainer));
        PracticeDesk desk;
        desk.goToPart(CoursePage::Part::Practice);
        Keys::activate(QStringLiteral("trainer%1").arg(static_cast<int>(trainer)));
        const std::size_t questions = desk.run().lesson().steps.size();
        for (std::size_t i = 0; i < questions; ++i) {
            ASSERT_EQ(desk.run().at(), i);
            Keys(desk.page()).answer();
            ASSERT_TRUE(desk.run().done());
            Keys::activate(QStringLiteral("nextButton"));
        }
        EXPECT_TRUE(desk.courses().isVisible());
    }
}

TEST(PracticeKeys, AnEnding) {
    PracticeDesk desk;
    desk.goToPart(CoursePage::Part::Practice);
    Keys::choose(QStringLiteral("endingButton"), QStringLiteral("ending:Q:0"));
    desk.bringEnding();
    Keys(desk.endingPage()).answer();
    EXPECT_TRUE(desk.endingPage().run()->done());
    Keys::activate(QStringLiteral("nextButton"));
    EXPECT_TRUE(desk.endingRoom().start());
    Keys::press(Qt::Key_Escape);
    EXPECT_TRUE(desk.courses().isVisible());
}

TEST(PracticeKeys, ALearnerIsAddedAndChosen) {
    PracticeDesk desk;
    Keys::choose(QStringLiteral("learnerButton"), QStringLiteral("addLearner"));
    auto* dialog = desk.window.findChild<QInputDialog*>(QStringLiteral("learnerNameDialog"));
    ASSERT_NE(dialog, nullptr);
    Keys::activate(*dialog);
    Keys::write(QStringLiteral("Vera"));
    Keys::press(Qt::Key_Return);
    EXPECT_EQ(desk.learn().learners().current().name, QStringLiteral("Vera"));
    Keys::activate(desk.window);
    Keys::choose(QStringLiteral("learnerButton"), QStringLiteral("learner:0"));
    EXPECT_EQ(desk.learn().learners().list().chosen(), 0U);
}

TEST(PracticeKeys, TheReviewOfTheCoach) {
    PracticeDesk desk;
    desk.review();
    auto& page = named<LessonPage>(desk.window, "coachPage");
    Keys(page).answer();
    EXPECT_TRUE(page.run()->done());
    Keys::activate(QStringLiteral("nextButton"));
    EXPECT_TRUE(desk.board().isVisible());
}

// --- practice with screen readers

TEST(PracticeReading, PuzzlesOfThePathAndOfATheme) {
    PracticeDesk desk;
    const Listener listener;
    desk.openPart(CoursePage::Part::Puzzles);
    Reader::press(desk.window, QStringLiteral("puzzlePathButton"));
    Reader reader(desk.window, desk.puzzlePage());
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(desk.puzzleRoom().puzzle()) << i;
        LessonRun& run = *desk.puzzlePage().run();
        EXPECT_EQ(Listener::announced(), run.step().text.in[0]);
        watch(run);
        reader.answer();
        ASSERT_TRUE(run.done()) << i;
        EXPECT_EQ(Listener::announced(), run.feedback().text.toStdString());
        reader.press(QStringLiteral("nextButton"));
    }
    reader.press(QStringLiteral("backButton"));
    EXPECT_TRUE(desk.courses().isVisible());
    Reader::press(desk.window, QStringLiteral("theme:kind:%1").arg(static_cast<int>(PuzzleKind::Promotion)));
    ASSERT_TRUE(desk.puzzleRoom().puzzle());
    reader.answer();
    EXPECT_TRUE(desk.puzzlePage().run()->done());
}

TEST(PracticeReading, EveryTrainer) {
    // Qt shows each pressed button for a moment, so the test asks only three questions.
    constexpr std::size_t Questions = 3;
    for (const Trainer trainer : AllTrainers) {
        SCOPED_TRACE(static_cast<int>(trainer));
        PracticeDesk desk;
        desk.openPart(CoursePage::Part::Practice);
        Reader::press(desk.window, QStringLiteral("trainer%1").arg(static_cast<int>(trainer)));
        Reader reader(desk.window, desk.page());
        for (std::size_t i = 0; i < Questions; ++i) {
            ASSERT_EQ(desk.run().at(), i);
            reader.answer();
            ASSERT_TRUE(desk.run().done());
            reader.press(QStringLiteral("nextButton"));
        }
        reader.press(QStringLiteral("backButton"));
        EXPECT_TRUE(desk.courses().isVisible());
    }
}

TEST(PracticeReading, AnEnding) {
    PracticeDesk desk;
    desk.openPart(CoursePage::Part::Practice);
    Reader::choose(desk.window, QStringLiteral("endingButton"), QStringLiteral("ending:Q:0"));
    desk.bringEnding();
    Reader reader(desk.window, desk.endingPage());
    reader.answer();
    EXPECT_TRUE(desk.endingPage().run()->done());
    reader.press(QStringLiteral("nextButton"));
    EXPECT_TRUE(desk.endingRoom().start());
}

TEST(PracticeReading, ALearnerIsAdded) {
    PracticeDesk desk;
    Reader::choose(desk.window, QStringLiteral("learnerButton"), QStringLiteral("addLearner"));
    auto* dialog = desk.window.findChild<QInputDialog*>(QStringLiteral("learnerNameDialog"));
    ASSERT_NE(dialog, nullptr);
    QAccessibleInterface* entry = accessible(only<QLineEdit>(*dialog));
    EXPECT_FALSE(nameOf(entry).empty());
    entry->editableTextInterface()->insertText(0, QStringLiteral("Vera"));
    dialog->accept();
    EXPECT_EQ(desk.learn().learners().current().name, QStringLiteral("Vera"));
    EXPECT_NE(nameOf(Reader::find(desk.window, QStringLiteral("learnerButton"))).find("Vera"), std::string::npos);
}

TEST(PracticeReading, TheReviewOfTheCoach) {
    PracticeDesk desk;
    desk.review();
    auto& page = named<LessonPage>(desk.window, "coachPage");
    Reader reader(desk.window, page);
    reader.answer();
    EXPECT_TRUE(page.run()->done());
    reader.press(QStringLiteral("nextButton"));
    EXPECT_TRUE(desk.board().isVisible());
}

}  // namespace
}  // namespace rokada::ui::practicekeysTest
