// A course by keyboard alone, and another one by what screen readers use.
#include "accessibletesting.h"
#include "learntesting.h"

#include "lesson/wordbutton.h"

#include <QPointer>

namespace rokada::ui {
namespace {

using namespace testing;

/// Somebody without a mouse: keys go to whatever has the focus.
class Keys {
public:
    explicit Keys(LearnDesk& desk) : desk_(desk) {}

    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    /// Tab, until the widget of this name has the focus.
    static void goTo(const QString& name) {
        for (int i = 0; i < 60 && QApplication::focusWidget()->objectName() != name; ++i) press(Qt::Key_Tab);
        ASSERT_EQ(QApplication::focusWidget()->objectName(), name);
    }
    static void activate(const QString& name) {
        goTo(name);
        press(Qt::Key_Return);
    }
    void point(Square square) {
        goTo(QStringLiteral("lessonBoard"));
        LessonBoard& board = desk_.lessonBoard();
        if (board.cursorSquare() == NoSquare) press(Qt::Key_Return);
        const Geometry& geometry = desk_.run().lesson().book->geometry();
        const int columns = geometry.column(square) - geometry.column(board.cursorSquare());
        const int rows = geometry.row(square) - geometry.row(board.cursorSquare());
        for (int i = 0; i < std::abs(columns); ++i) press(columns > 0 ? Qt::Key_Right : Qt::Key_Left);
        for (int i = 0; i < std::abs(rows); ++i) press(rows > 0 ? Qt::Key_Up : Qt::Key_Down);
        ASSERT_EQ(board.cursorSquare(), square);
        press(Qt::Key_Return);
    }
    void move(Move move) {
        point(move.from());
        point(move.to());
        const auto choices = desk_.lessonBoard().choices();
        if (choices.empty()) return;
        press(Qt::Key(Qt::Key_1 + (std::find(choices.begin(), choices.end(), move) - choices.begin())));
    }

private:
    LearnDesk& desk_;
};

void answerByKeys(LearnDesk& desk) {
    Keys keys(desk);
    const Answers answers(desk.run());
    const LessonStep& step = desk.step();
    switch (step.type) {
        case StepType::Read: break;
        case StepType::Move:
        case StepType::Find:
        case StepType::Play:
        case StepType::Stars:
            for (int i = 0; i < 20 && !desk.run().done(); ++i) {
                keys.move(desk.run().exercise().rightMoves().front());
                desk.watch();
            }
            break;
        case StepType::Square: keys.point(Answers::first(step.rightSquares)); break;
        case StepType::Squares:
            step.rightSquares.forEach([&](Square s) { keys.point(s); });
            Keys::activate(QStringLiteral("checkButton"));
            break;
        case StepType::Choice: Keys::activate(QStringLiteral("option%1").arg(answers.option(true))); break;
        case StepType::Write:
            Keys::goTo(QStringLiteral("typedAnswer"));
            QTest::keyClicks(QApplication::focusWidget(), QString::fromStdString(answers.typed()));
            Keys::press(Qt::Key_Return);
            break;
        case StepType::Setup:
            for (int i = 0; i < 40 && !desk.run().done(); ++i) {
                const auto left = desk.run().exercise().placingsLeft();
                const auto home = std::find_if(left.begin(), left.end(),
                                               [&](const Placing& p) { return p.piece == desk.run().inHand(); });
                keys.point(home->square);
            }
            break;
    }
}

TEST(LessonKeys, TheWholeCourseOfThePieces) {
    LearnDesk desk;
    desk.window.activateWindow();
    desk.trigger("learn");
    for (const CourseLessons& course : desk.learn().curriculum().coursesOf("chess")) {
        if (course.course.id != "pieces" && course.course.id != "start") continue;
        desk.learn().showGame(*findVariant("chess"));
        const QString first = QString::fromStdString(course.lessons.front()->id);
        Keys::activate(QStringLiteral("lesson:%1").arg(first));
        for (const Lesson* lesson : course.lessons) {
            SCOPED_TRACE(lesson->id);
            ASSERT_EQ(&desk.run().lesson(), lesson);
            for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
                SCOPED_TRACE(i + 1);
                ASSERT_EQ(desk.run().at(), i);
                desk.watch();
                answerByKeys(desk);
                Keys::activate(QStringLiteral("nextButton"));
            }
        }
    }
}

// --- by what screen readers use

/// The accessible child with this object name, anywhere below.
QAccessibleInterface* below(QAccessibleInterface* root, const QString& name) {
    for (int i = 0; i < root->childCount(); ++i) {
        QAccessibleInterface* child = root->child(i);
        if (child == nullptr) continue;
        if (child->object() != nullptr && child->object()->objectName() == name) return child;
        if (QAccessibleInterface* found = below(child, name)) return found;
    }
    return nullptr;
}

class Reader {
public:
    explicit Reader(LearnDesk& desk) : desk_(desk) {}

    void press(const QString& name) {
        QAccessibleInterface* found = below(accessible(desk_.window), name);
        ASSERT_NE(found, nullptr) << name.toStdString();
        EXPECT_FALSE(nameOf(found).empty()) << name.toStdString();
        ASSERT_NE(found->actionInterface(), nullptr);
        const QPointer<QAbstractButton> button = qobject_cast<QAbstractButton*>(found->object());
        found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        // Qt shows for a moment that it is pressed.
        ASSERT_TRUE(QTest::qWaitFor([&] { return !button || !button->isDown(); }));
    }
    void point(Square square) {
        const QPoint at = desk_.lessonBoard().mapToGlobal(desk_.lessonBoard().squareCentre(square));
        QAccessibleInterface* found = accessible(desk_.lessonBoard())->childAt(at.x(), at.y());
        ASSERT_NE(found, nullptr);
        EXPECT_FALSE(nameOf(found).empty());
        found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    void answer() {
        const LessonStep& step = desk_.step();
        const Answers answers(desk_.run());
        switch (step.type) {
            case StepType::Read: break;
            case StepType::Square: point(Answers::first(step.rightSquares)); break;
            case StepType::Squares:
                step.rightSquares.forEach([&](Square s) { point(s); });
                press(QStringLiteral("checkButton"));
                break;
            case StepType::Choice: press(QStringLiteral("option%1").arg(answers.option(true))); break;
            case StepType::Write: desk_.write(answers.typed()); break;
            case StepType::Setup:
                for (int i = 0; i < 40 && !desk_.run().done(); ++i) {
                    const Placing next = desk_.run().exercise().placingsLeft().back();
                    press(QStringLiteral("piece%1").arg(static_cast<int>(next.piece)));
                    point(next.square);
                }
                break;
            default: moves();
        }
    }

private:
    void moves() {
        for (int i = 0; i < 20 && !desk_.run().done(); ++i) {
            const Move move = desk_.run().exercise().rightMoves().front();
            point(move.from());
            point(move.to());
            desk_.watch();
        }
    }

    LearnDesk& desk_;
};

TEST(LessonReading, TheWholeCourseOfTheBoard) {
    LearnDesk desk;
    const Listener listener;
    Reader reader(desk);
    desk.trigger("learn");
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
        desk.lessonBoard().mapToGlobal(desk.lessonBoard().squareCentre(Answers::first(desk.step().stars)));
    const std::string name = nameOf(accessible(desk.lessonBoard())->childAt(at.x(), at.y()));
    EXPECT_NE(name.find("star"), std::string::npos) << name;
}

}  // namespace
}  // namespace rokada::ui
