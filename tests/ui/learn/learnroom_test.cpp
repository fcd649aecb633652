// Tests the learning page: navigation, courses, progress of each learner, boards, and languages.
#include "learntesting.h"

#include "kit/writefile.h"
#include "learn/chapterrow.h"
#include "learn/learnerbutton.h"
#include "learn/lessonrow.h"
#include "learn/lessonspart.h"
#include "learn/trainers.h"
#include "newgame/startcontrols.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"
#include "scene/markcolours.h"
#include "texts/lessontexts.h"
#include "torus/board3dbox.h"
#include "torus/board3dview.h"

#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTabBar>

#include <set>

namespace rokada::ui::learnroomTest {
namespace {

using namespace testing;

TEST(LearnRoom, IsOpenedFromTheStartCardAndLeadsBack) {
    LearnDesk desk;
    part<StartControls>(desk.window).showPage();
    auto& cards = only<StartPage>(desk.window).cards();
    const auto vyrt = std::ranges::find_if(cards, [](VariantCard* c) { return c->game().id == "vyrt"; });
    desk.press(named<QPushButton>(**vyrt, "learnButton"));
    ASSERT_TRUE(desk.learn().shown());
    EXPECT_EQ(desk.courses().game()->id, "vyrt");
    EXPECT_FALSE(part<StartControls>(desk.window).pageShown());
    EXPECT_TRUE(desk.action("learn").isChecked());
    EXPECT_FALSE(desk.action("startPage").isChecked());
    QTest::keyClick(&desk.courses(), Qt::Key_Escape);
    EXPECT_TRUE(part<StartControls>(desk.window).pageShown());
    EXPECT_FALSE(desk.action("learn").isChecked());
}

TEST(LearnRoom, TheGameGoesOnBehindIt) {
    LearnDesk desk;
    desk.start("bolyar");
    desk.trigger("learn");
    ASSERT_TRUE(desk.learn().shown());
    EXPECT_EQ(desk.courses().game()->id, "bolyar");
    EXPECT_FALSE(desk.board().isVisible());
    QTest::keyClick(&desk.courses(), Qt::Key_Escape);
    EXPECT_FALSE(desk.learn().shown());
    EXPECT_TRUE(desk.board().isVisible());
    EXPECT_EQ(desk.game().book().variant().id, "bolyar");
}

TEST(LearnRoom, AGameBeginsFromTheCourses) {
    LearnDesk desk;
    desk.learn().showGame(*findVariant("vyrt"));
    desk.press("playAfterLessonsButton");
    EXPECT_FALSE(desk.learn().shown());
    EXPECT_EQ(desk.game().book().variant().id, "vyrt");
}

TEST(LearnRoom, EveryGameHasItsCourses) {
    LearnDesk desk;
    desk.learn().show();
    auto& games = named<QTabBar>(desk.window, "learnGames");
    for (int i = 0; i < games.count(); ++i) {
        const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(i)];
        QTest::mouseClick(&games, Qt::LeftButton, {}, games.tabRect(i).center());
        EXPECT_EQ(desk.courses().game(), &info);
        for (const CourseLessons& course : desk.learn().curriculum().coursesOf(info.id)) {
            desk.press("course:" + course.course.id);
            int lessons = 0;
            for (const LessonRow* row : desk.courses().findChildren<LessonRow*>()) lessons += !row->isHidden();
            EXPECT_EQ(lessons, course.lessons.size()) << info.id << ' ' << course.course.id;
        }
    }
}

TEST(LearnRoom, OneClickGoesOnWhereTheLearnerStopped) {
    LearnDesk desk;
    desk.learn().showGame(*findVariant("chess"));
    desk.press("goOnButton");
    ASSERT_NE(desk.page().run(), nullptr);
    const Lesson& first = desk.run().lesson();
    EXPECT_EQ(&first, desk.learn().curriculum().lessonsOf("chess").front());
    desk.note(QString::fromStdString(first.id), 2, static_cast<int>(first.steps.size()));
    desk.press("backButton");
    desk.press("goOnButton");
    EXPECT_EQ(desk.run().at(), 2U);
}

TEST(LearnRoom, RowsSayWhatIsDoneAndWhatComesNext) {
    LearnDesk desk;
    desk.note(QStringLiteral("chess-rook"), 6, 6);
    desk.note(QStringLiteral("chess-bishop"), 2, 6);
    desk.learn().showGame(*findVariant("chess"));
    using State = LessonRow::State;
    const std::string next = desk.courses().lessons().next()->id;
    EXPECT_EQ(named<LessonRow>(desk.window, "lesson:" + next).state(), State::Next);
    desk.press("course:pieces");
    EXPECT_EQ(named<LessonRow>(desk.window, "lesson:chess-rook").state(), State::Done);
    const auto& begun = named<LessonRow>(desk.window, "lesson:chess-bishop");
    EXPECT_EQ(begun.state(), State::Begun);
    EXPECT_TRUE(begun.accessibleName().endsWith(QStringLiteral(", Step 3 of 7")));
    EXPECT_EQ(named<LessonRow>(desk.window, "lesson:chess-queen").state(), State::Open);
    EXPECT_TRUE(named<ChapterRow>(desk.window, "course:pieces").accessibleName().contains(QStringLiteral("1 of 6")));
}

TEST(LearnRoom, TheChapterOfTheNextLessonIsOpen) {
    LearnDesk desk;
    desk.learn().showGame(*findVariant("chess"));
    const auto& courses = desk.learn().curriculum().coursesOf("chess");
    const auto isOpen = [&](std::size_t course) {
        return named<ChapterRow>(desk.window, "course:" + courses[course].course.id).isChecked();
    };
    EXPECT_TRUE(isOpen(0));
    for (const Lesson* lesson : courses[0].lessons) desk.note(QString::fromStdString(lesson->id), 9, 9);
    desk.courses().refresh();
    EXPECT_TRUE(isOpen(1));
    EXPECT_FALSE(isOpen(0));
}

TEST(LearnRoom, ArrowsMoveThroughPartsGamesAndChapters) {
    LearnDesk desk;
    desk.window.activateWindow();
    desk.learn().showGame(*findVariant("chess"));
    auto& parts = named<QTabBar>(desk.window, "learnParts");
    parts.setFocus();
    QTest::keyClick(&parts, Qt::Key_Right);
    EXPECT_EQ(desk.courses().part(), CoursePage::Part::Puzzles);
    QTest::keyClick(&parts, Qt::Key_Left);
    EXPECT_EQ(desk.courses().part(), CoursePage::Part::Lessons);
    auto& first = named<ChapterRow>(desk.window, "course:board");
    first.setFocus();
    QTest::keyClick(&first, Qt::Key_Down);
    EXPECT_TRUE(named<ChapterRow>(desk.window, "course:pieces").isChecked());
    EXPECT_TRUE(named<LessonRow>(desk.window, "lesson:chess-rook").isVisible());
    auto& games = named<QTabBar>(desk.window, "learnGames");
    games.setFocus();
    QTest::keyClick(&games, Qt::Key_Right);
    EXPECT_EQ(desk.courses().game(), &offeredVariants()[1]);
    EXPECT_TRUE(games.hasFocus()) << "the next key goes on";
}

/// The Back button and Escape must lead to the part of the learning page that was left: practice, puzzles or lessons.
TEST(LearnRoom, TheWayBackLeadsToThePartThatWasLeft) {
    LearnDesk desk;
    desk.learn().showGame(*findVariant("chess"));
    desk.learn().showTrainer(Trainer::Names, 1);
    desk.press("backButton");
    EXPECT_EQ(desk.courses().part(), CoursePage::Part::Practice);
    desk.learn().showPuzzles(PuzzleMode::InOrder, {}, 1);
    QTest::keyClick(&named<LessonPage>(desk.window, "puzzlePage"), Qt::Key_Escape);
    EXPECT_EQ(desk.courses().part(), CoursePage::Part::Puzzles);
    desk.open("chess", "chess-rook");
    desk.press("backButton");
    EXPECT_EQ(desk.courses().part(), CoursePage::Part::Lessons);
}

/// The text of the step describes only where the pieces stand. The task below it must say that pieces are to be placed.
TEST(LearnRoom, ASetUpSaysWhatIsToBeDone) {
    LearnDesk desk;
    desk.open("tavreli", "tavreli-start", 1);
    const auto& task = named<QLabel>(desk.page(), "stepTask");
    ASSERT_TRUE(task.isVisible());
    EXPECT_TRUE(task.text().endsWith(QStringLiteral("Pieces left: 2."))) << task.text().toStdString();
    desk.point(desk.position().book().geometry().named("e1"));
    EXPECT_TRUE(task.text().endsWith(QStringLiteral("Pieces left: 1."))) << task.text().toStdString();
}

TEST(LearnRoom, EscapeGoesBackStepByStep) {
    LearnDesk desk;
    desk.start("chess");
    desk.trigger("learn");
    desk.press("goOnButton");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_TRUE(desk.courses().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(desk.learn().shown());
}

TEST(LearnRoom, IllegalMovesAreAnsweredWithTheReason) {
    LearnDesk desk;
    desk.open("chess", "chess-rook", 1);
    ASSERT_EQ(desk.step().type, StepType::Stars);
    const auto& geometry = desk.run().lesson().book->geometry();
    desk.point(desk.step().piece);
    desk.point(geometry.named("e5"));
    EXPECT_TRUE(desk.wrongSaid());
}

TEST(LearnRoom, StarsAreTakenBackAndBegunAgain) {
    LearnDesk desk;
    desk.open("chess", "chess-rook", 1);
    const int stars = desk.run().exercise().starsLeft().count();
    desk.move(desk.run().exercise().rightMoves().front());
    EXPECT_EQ(desk.lessonBoard().marks().stars.count(), stars - 1);
    desk.press("takeBackButton");
    EXPECT_EQ(desk.lessonBoard().marks().stars.count(), stars);
    EXPECT_EQ(desk.lessonBoard().game()->position(), desk.step().position);
    EXPECT_FALSE(named<QPushButton>(desk.page(), "takeBackButton").isEnabled());
}

TEST(LearnRoom, ReachIsMarkedInItsColoursAndTheyAreExplained) {
    LearnDesk desk;
    desk.open("bolyar", "bolyar-bolyar");
    EXPECT_FALSE(named<QWidget>(desk.page(), "reachKey").isHidden());
    const auto has = [&](const char* name, QRgb colour) {
        const LessonBoard& board = desk.lessonBoard();
        const QRect box = board.frame().layout.rect(desk.run().lesson().book->geometry().named(name));
        const QImage square = desk.lessonBoard().grab(box).toImage();
        for (int y = 0; y < square.height(); ++y) {
            for (int x = 0; x < square.width(); ++x) {
                if (square.pixel(x, y) == colour) return true;
            }
        }
        return false;
    };
    EXPECT_TRUE(has("e6", MarkGreen));
    EXPECT_TRUE(has("g6", MarkBlue)) << "it moves along diagonals and does not capture there";
    desk.open("chess", "chess-rook");
    EXPECT_TRUE(named<QWidget>(desk.page(), "reachKey").isHidden());
}

TEST(LearnRoom, AnotherLanguageChangesTheStep) {
    LearnDesk desk;
    desk.open("chess", "chess-rook", 0);
    const auto words = [&] { return named<QLabel>(desk.page(), "stepText").text().toStdString(); };
    EXPECT_EQ(words(), desk.step().text.in[0]);
    desk.language.use(QStringLiteral("ru"));
    QCoreApplication::processEvents();
    EXPECT_EQ(words(), desk.step().text.in[1]);
    desk.language.use(QStringLiteral("bg"));
    QCoreApplication::processEvents();
    EXPECT_EQ(words(), desk.step().text.in[2]);
    EXPECT_EQ(named<QLabel>(desk.page(), "lessonTitle").text().toStdString(), desk.run().lesson().title.in[2]);
}

// --- trainers

TEST(Trainers, AskOnEveryBoard) {
    LearnDesk desk;
    for (const VariantInfo& info : offeredVariants()) {
        for (const Trainer trainer : AllTrainers) {
            SCOPED_TRACE(std::string(info.id) + ' ' + std::to_string(static_cast<int>(trainer)));
            desk.learn().showGame(info);
            desk.showPart(CoursePage::Part::Practice);
            desk.press("trainer" + std::to_string(static_cast<int>(trainer)));
            desk.learn().showTrainer(trainer, 7);
            const Answers answers(desk.run());
            const LessonStep& step = desk.step();
            if (step.type == StepType::Square) {
                desk.point(answers.squareBeside(step.rightSquares));
                EXPECT_TRUE(desk.wrongSaid());
            }
            step.rightSquares.forEach([&](Square s) { desk.point(s); });
            if (step.type == StepType::Squares) desk.press("checkButton");
            if (step.type == StepType::Choice) desk.press("option" + std::to_string(answers.option(true)));
            if (step.type == StepType::Find) desk.move(step.rightMoves.front());
            EXPECT_TRUE(desk.run().done());
            desk.press("nextButton");
            EXPECT_EQ(desk.run().at(), 1U);
            if (desk.step().type != StepType::Write) continue;
            desk.write(Answers(desk.run()).typed());
            EXPECT_TRUE(desk.run().done());
        }
    }
    EXPECT_TRUE(desk.learn().learners().current().lessons.isEmpty());
}

TEST(Trainers, AKnightInTheCornerReachesNineSquaresInTwo) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Square corner = book->geometry().named("a1");
    const Lesson lesson = trainerLesson(Trainer::KnightInTwo, book, 3);
    ASSERT_EQ(lesson.steps.size(), 10U);
    for (const LessonStep& step : lesson.steps) {
        EXPECT_GE(step.rightSquares.count(), 9);
        if (!step.position.empty(corner)) {
            EXPECT_EQ(step.rightSquares.count(), 9);
        }
    }
}

TEST(Trainers, SquaresAreNamedAsTheyAreSaid) {
    LearnDesk desk;
    const auto said = [](const char* variant, const char* square) {
        const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant(variant), {}));
        return saidSquare(book->geometry(), book->geometry().named(square)).toStdString();
    };
    EXPECT_EQ(said("chess", "g5"), "gee five");
    desk.language.use(QStringLiteral("ru"));
    EXPECT_EQ(said("chess", "g5"), "жэ пять");
    EXPECT_EQ(said("fortress", "p16"), "пэ шестнадцать");
    desk.language.use(QStringLiteral("bg"));
    EXPECT_EQ(said("bolyar", "z9"), "зет девет");
    EXPECT_EQ(said("vyrt", "l12"), "ел дванадесет");
}

TEST(Trainers, EverySquareOfEveryGameCanBeSaid) {
    LearnDesk desk;
    for (const VariantInfo& info : allVariants()) {
        const RulebookPtr book = Rulebook::compile(*makeVariant(info, {}));
        std::set<QString> names;
        for (int s = 0; s < book->size(); ++s) names.insert(saidSquare(book->geometry(), Square(s)));
        EXPECT_EQ(names.size(), static_cast<std::size_t>(book->size())) << info.id;
    }
}

TEST(Trainers, TheBoardDoesNotTellTheAnswer) {
    LearnDesk desk;
    desk.learn().showGame(*findVariant("chess"));
    desk.learn().showTrainer(Trainer::Colours, 1);
    EXPECT_EQ(desk.lessonBoard().frame().look.coordinates, Coordinates::Off);
    const auto colourOf = [&](std::string_view square) {
        const Square s = desk.run().lesson().book->geometry().named(square);
        return desk.lessonBoard().grab().toImage().pixelColor(desk.lessonBoard().frame().squareCentre(s));
    };
    EXPECT_EQ(colourOf("a1"), colourOf("a2"));
    desk.press("backButton");
    desk.showPart(CoursePage::Part::Lessons);
    desk.press("goOnButton");
    EXPECT_EQ(desk.lessonBoard().frame().look.coordinates, Coordinates::Usual);
    EXPECT_NE(colourOf("a3"), colourOf("a4"));
}

// --- the torus

TEST(LessonTorus, IsShownBesideTheBoardAndTurned) {
    LearnDesk desk;
    desk.window.resize(1200, 800);
    desk.open("vyrt", "vyrt-rook");
    auto& box = only<Board3DBox>(desk.page());
    auto& button = named<QPushButton>(desk.page(), "board3DButton");
    EXPECT_TRUE(box.isVisible());
    const double yaw = box.view().pose().yaw;
    QTest::keyClick(&box.view(), Qt::Key_Right);
    EXPECT_GT(box.view().pose().yaw, yaw);
    desk.press(button);
    EXPECT_FALSE(box.isVisible());
    desk.open("vyrt", "vyrt-knight");
    EXPECT_FALSE(box.isVisible()) << "the choice is kept";
    desk.press(button);
    EXPECT_TRUE(box.isVisible());
    desk.open("chess", "chess-rook");
    EXPECT_FALSE(box.isVisible());
    EXPECT_FALSE(button.isVisible());
}

TEST(LessonTorus, AnswersAreGivenOnIt) {
    LearnDesk desk;
    desk.window.resize(1200, 800);
    std::size_t tried = 0;
    for (const Lesson* lesson : desk.learn().curriculum().lessonsOf("vyrt")) {
        for (std::size_t i = 0; i < lesson->steps.size() && tried < 5; ++i) {
            if (lesson->steps[i].type != StepType::Square) continue;
            desk.open("vyrt", lesson->id, i);
            Board3DView& view = only<Board3DBox>(desk.page()).view();
            const Square right = Answers::first(desk.step().rightSquares);
            // Rotates the 3D board until the square is visible.
            for (int k = 0; k < 48 && view.squareAt(view.squareCentre(right)) != right; ++k) {
                QTest::keyClick(&view, k % 8 == 7 ? Qt::Key_Down : Qt::Key_Right);
                (void)view.frame(false);
            }
            if (view.squareAt(view.squareCentre(right)) != right) continue;
            QTest::mouseClick(&view, Qt::LeftButton, {}, view.squareCentre(right));
            EXPECT_TRUE(desk.run().done()) << lesson->id << ' ' << i;
            ++tried;
        }
    }
    EXPECT_GT(tried, 0U);
}

TEST(LessonTorus, ShowsTheMarksOfTheLesson) {
    LearnDesk desk;
    desk.window.resize(1200, 800);
    desk.open("vyrt", "vyrt-rook");
    Board3DView& view = only<Board3DBox>(desk.page()).view();
    LessonMarks marks = desk.lessonBoard().marks();
    const QImage before = view.frame(false);
    for (std::size_t s = 0; s < 40; ++s) marks.stars.set(s);
    desk.lessonBoard().setMarks(marks);
    EXPECT_NE(view.frame(false), before);
}

// --- texts of remarks and hints

TEST(LessonWords, EveryRemarkHasSome) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Position start = startPosition(*book);
    const Move move = *parseMove(start, "g1f3");
    for (int type = 0; type <= static_cast<int>(RemarkType::OtherAnswer); ++type) {
        const Remark remark{.type = static_cast<RemarkType>(type),
                            .squares = {move.from(), Square(0)},
                            .moves = {move},
                            .number = 2,
                            .piece = start[move.from()],
                            .illegal = IllegalMove{IllegalReason::NotAPieceMove, {}}};
        const QString words = texts::of(texts::AnsweredPosition{start, start}, remark);
        EXPECT_FALSE(words.isEmpty()) << type;
        EXPECT_FALSE(words.contains(QLatin1Char('%'))) << words.toStdString();
    }
}

TEST(LessonWords, EveryHintHasSome) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Position start = startPosition(*book);
    const LessonText teacher{{"one", "two", "three"}, {1, 1}};
    LessonHint hint;
    hint.move = *parseMove(start, "g1f3");
    hint.squares = {hint.move->from(), hint.move->to()};
    hint.piece = start[hint.move->from()];
    hint.text = &teacher;
    for (int type = 0; type <= static_cast<int>(LessonHint::Type::Read); ++type) {
        hint.type = static_cast<LessonHint::Type>(type);
        const QString words = texts::of(start, hint);
        EXPECT_FALSE(words.isEmpty()) << type;
        EXPECT_FALSE(words.contains(QLatin1Char('%'))) << words.toStdString();
    }
}

// --- learners

TEST(Learners, EachHasProgressOfItsOwn) {
    LearnDesk desk;
    desk.learn().showGame(*findVariant("chess"));
    auto& button = desk.courses().learnerButton();
    actionNamed(button, QStringLiteral("addLearner")).trigger();
    auto* dialog = button.findChild<QInputDialog*>(QStringLiteral("learnerNameDialog"));
    ASSERT_NE(dialog, nullptr);
    dialog->setTextValue(QStringLiteral("Anna & Bo"));
    dialog->accept();
    Learners& learners = desk.learn().learners();
    ASSERT_EQ(learners.list().all().size(), 2U);
    EXPECT_EQ(learners.current().name, QStringLiteral("Anna & Bo"));
    desk.note(QStringLiteral("chess-rook"), 6, 6);
    actionNamed(button, QStringLiteral("learner:0")).trigger();
    EXPECT_FALSE(learners.current().of(QStringLiteral("chess-rook")).done);
    actionNamed(button, QStringLiteral("learner:1")).trigger();
    EXPECT_TRUE(learners.current().of(QStringLiteral("chess-rook")).done);
}

TEST(Learners, WhatWasDoneCanBeForgottenAndBroughtBack) {
    LearnDesk desk;
    Learners& learners = desk.learn().learners();
    desk.note(QStringLiteral("chess-rook"), 6, 6);
    desk.learn().showGame(*findVariant("chess"));
    auto& button = desk.courses().learnerButton();
    actionNamed(button, QStringLiteral("resetLearner")).trigger();
    auto* box = button.findChild<QMessageBox*>(QStringLiteral("resetLearnerDialog"));
    ASSERT_NE(box, nullptr);
    box->accept();
    EXPECT_FALSE(learners.current().of(QStringLiteral("chess-rook")).done);
    actionNamed(button, QStringLiteral("restoreLearner")).trigger();
    EXPECT_TRUE(learners.current().of(QStringLiteral("chess-rook")).done);
}

TEST(Learners, AreThereAgainNextTime) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("learners.json"));
    LearnerList first;
    EXPECT_TRUE(first.rename(QStringLiteral("Анна")));
    EXPECT_TRUE(first.noteGame(QStringLiteral("vyrt")));
    EXPECT_TRUE(first.noteStep(QStringLiteral("one"), 3, 8));
    EXPECT_TRUE(first.noteStep(QStringLiteral("two"), 8, 8));
    EXPECT_TRUE(first.add(QStringLiteral("Bo")));
    ASSERT_TRUE(LearnersFile(file).write(first));
    LearnerList again = LearnersFile(file).read().learners;
    ASSERT_EQ(again.all().size(), 2U);
    EXPECT_EQ(again.current().name, QStringLiteral("Bo"));
    EXPECT_TRUE(again.choose(0));
    EXPECT_EQ(again.current().name, QStringLiteral("Анна"));
    EXPECT_EQ(again.current().game, QStringLiteral("vyrt"));
    EXPECT_EQ(again.current().of(QStringLiteral("one")), (LessonProgress{3, false}));
    EXPECT_EQ(again.current().of(QStringLiteral("two")), (LessonProgress{0, true}));
}

TEST(Learners, AreReadAndWrittenInTheBackground) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("learners.json"));
    LearnerList stored;
    stored.rename(QStringLiteral("Vera"));
    ASSERT_TRUE(LearnersFile(file).write(stored));
    {
        Learners learners(file);
        EXPECT_FALSE(learners.isLoaded()) << "nothing is read before the event loop runs";
        EXPECT_EQ(learners.current().name, QString());
        QSignalSpy written(&learners, &Learners::written);
        learners.change([](LearnerList& list) { return list.noteStep(QStringLiteral("one"), 1, 5); });
        EXPECT_EQ(learners.current().of(QStringLiteral("one")).step, 1) << "an early change is seen at once";
        ASSERT_TRUE(QTest::qWaitFor([&] { return !written.isEmpty(); }));
        EXPECT_EQ(written.front().front().toString(), QString());
        EXPECT_EQ(learners.current().name, QStringLiteral("Vera"));
        EXPECT_EQ(learners.current().of(QStringLiteral("one")).step, 1) << "it is made again after reading";
    }
    const LearnerList after = LearnersFile(file).read().learners;
    EXPECT_EQ(after.current().name, QStringLiteral("Vera"));
    EXPECT_EQ(after.current().of(QStringLiteral("one")).step, 1);
}

TEST(Learners, AChangeIsNotLostIfTheProgramEndsBeforeTheFileIsRead) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("learners.json"));
    LearnerList stored;
    stored.rename(QStringLiteral("Vera"));
    ASSERT_TRUE(LearnersFile(file).write(stored));
    Learners(file).change([](LearnerList& list) { return list.noteStep(QStringLiteral("one"), 1, 5); });
    const LearnerList after = LearnersFile(file).read().learners;
    EXPECT_EQ(after.current().name, QStringLiteral("Vera"));
    EXPECT_EQ(after.current().of(QStringLiteral("one")).step, 1);
}

TEST(Learners, ADamagedFileIsKeptBeside) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("learners.json"));
    ASSERT_TRUE(writeFile(path, QByteArray(R"({"rokada-learners": 1, "learners": [{"na)")));
    LearnersFile file(path);
    LearnersFile::Found found = file.read();
    EXPECT_EQ(found.learners.all().size(), 1U);
    EXPECT_EQ(found.copy, path + QStringLiteral(".damaged-1"));
    EXPECT_TRUE(QFile::exists(found.copy));
    found.learners.noteStep(QStringLiteral("one"), 1, 5);
    EXPECT_TRUE(file.write(found.learners));
    EXPECT_EQ(LearnersFile(path).read().learners.current().of(QStringLiteral("one")).step, 1);
}

TEST(Learners, EachDamagedFileIsKeptOnce) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("learners.json"));
    ASSERT_TRUE(writeFile(path, QByteArray("first")));
    LearnersFile file(path);
    EXPECT_TRUE(file.write(file.read().learners));
    ASSERT_TRUE(writeFile(path, QByteArray("second")));
    for (int start = 0; start < 2; ++start)
        EXPECT_EQ(LearnersFile(path).read().copy, path + QStringLiteral(".damaged-2")) << start;
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.damaged-*")}).size(), 2);
    QFile older(path + QStringLiteral(".damaged-1"));
    ASSERT_TRUE(older.open(QIODevice::ReadOnly));
    EXPECT_EQ(older.readAll(), "first");
}

TEST(Learners, AFileThatCannotBeKeptIsNotWrittenOver) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("learners.json"));
    const QByteArray damaged(R"({"rokada-learners": 1, "learners": [{"na)");
    ASSERT_TRUE(writeFile(path, damaged));
    // The name of the copy is a link to a missing folder, so the copy cannot be written.
    ASSERT_TRUE(QFile::link(folder.filePath(QStringLiteral("nowhere/at/all")), path + QStringLiteral(".damaged-1")));
    LearnersFile learners(path);
    const LearnersFile::Found found = learners.read();
    EXPECT_TRUE(found.damaged);
    EXPECT_EQ(found.copy, QString()) << "there is no copy to speak of";
    EXPECT_FALSE(found.notCopied.isEmpty());
    EXPECT_FALSE(learners.write(found.learners));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), damaged);
}

TEST(Learners, AWindowDoesNotSpeakOfACopyThatIsNotThere) {
    Desk desk;
    const QString path = desk.folder.filePath(QStringLiteral("learners.json"));
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("{");
    }
    ASSERT_TRUE(
        QFile::link(desk.folder.filePath(QStringLiteral("nowhere/at/all")), path + QStringLiteral(".damaged-1")));
    MainWindow again(desk.settings, desk.language);
    ASSERT_TRUE(QTest::qWaitFor([&] { return part<LearnControls>(again).learners().isLoaded(); }));
    const QString said = part<StatusLine>(again).errors().join(QLatin1Char(' '));
    EXPECT_TRUE(said.contains(QStringLiteral("could not be copied"))) << said.toStdString();
    EXPECT_FALSE(said.contains(QStringLiteral("was kept as"))) << said.toStdString();
}

TEST(Learners, ALessonThatWasDoneStaysDoneWhenItIsRepeated) {
    LearnerList learners;
    EXPECT_TRUE(learners.noteStep(QStringLiteral("one"), 5, 5));
    EXPECT_TRUE(learners.noteStep(QStringLiteral("one"), 2, 5));
    EXPECT_EQ(learners.current().of(QStringLiteral("one")), (LessonProgress{2, true}));
    EXPECT_FALSE(learners.noteStep(QStringLiteral("one"), 2, 5)) << "nothing has changed";
}

}  // namespace
}  // namespace rokada::ui::learnroomTest
