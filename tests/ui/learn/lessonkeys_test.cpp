// Works through one complete course with the keyboard alone, and through another one with accessibility interfaces
// alone.
#include "learnhands.h"

namespace rokada::ui::lessonkeysTest {
namespace {

using namespace testing;

/// Presses Tab until the open chapter has the focus, and then arrow keys until the chapter `name` has it.
void goToChapter(const QString& name) {
    const auto at = [] { return QApplication::focusWidget()->objectName(); };
    for (int i = 0; i < 80 && !at().startsWith(QStringLiteral("course:")); ++i) Keys::press(Qt::Key_Tab);
    for (int i = 0; i < 20 && at() != QStringLiteral("course:board"); ++i) Keys::press(Qt::Key_Up);
    for (int i = 0; i < 20 && at() != name; ++i) Keys::press(Qt::Key_Down);
    ASSERT_EQ(at(), name);
}

TEST(LessonKeys, TheWholeCourseOfThePieces) {
    LearnDesk desk;
    desk.window.activateWindow();
    desk.trigger("learn");
    for (const CourseLessons& course : desk.learn().curriculum().coursesOf("chess")) {
        if (course.course.id != "pieces" && course.course.id != "start") continue;
        desk.learn().showGame(*findVariant("chess"));
        const QString first = QString::fromStdString(course.lessons.front()->id);
        goToChapter(QStringLiteral("course:%1").arg(QString::fromStdString(course.course.id)));
        Keys::activate(QStringLiteral("lesson:%1").arg(first));
        for (const Lesson* lesson : course.lessons) {
            SCOPED_TRACE(lesson->id);
            ASSERT_EQ(&desk.run().lesson(), lesson);
            for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
                SCOPED_TRACE(i + 1);
                ASSERT_EQ(desk.run().at(), i);
                desk.watch();
                Keys(desk.page()).answer();
                Keys::activate(QStringLiteral("nextButton"));
            }
        }
    }
}

// --- lessons with screen readers

TEST(LessonReading, TheWholeCourseOfTheBoard) {
    LearnDesk desk;
    const Listener listener;
    desk.trigger("learn");
    Reader reader(desk.window, desk.page());
    reader.press(QStringLiteral("goOnButton"));
    const auto lessons = desk.learn().curriculum().coursesOf("chess").front().lessons;
    for (const Lesson* lesson : lessons) {
        SCOPED_TRACE(lesson->id);
        ASSERT_EQ(&desk.run().lesson(), lesson);
        for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
            SCOPED_TRACE(i + 1);
            EXPECT_EQ(Listener::announced(), desk.step().text.in[0]);
            desk.watch();
            reader.answer();
            if (desk.step().type != StepType::Read) {
                EXPECT_EQ(Listener::announced(), desk.said());
            }
            reader.press(QStringLiteral("nextButton"));
        }
    }
}

TEST(LessonReading, SquaresSayWhatLiesOnThem) {
    LearnDesk desk;
    desk.open("chess", "chess-rook", 1);
    ASSERT_EQ(desk.step().type, StepType::Stars);
    const QPoint at =
        desk.lessonBoard().mapToGlobal(desk.lessonBoard().frame().squareCentre(Answers::first(desk.step().stars)));
    const std::string name = nameOf(accessible(desk.lessonBoard())->childAt(at.x(), at.y()));
    EXPECT_NE(name.find("star"), std::string::npos) << name;
}

}  // namespace
}  // namespace rokada::ui::lessonkeysTest
