// Tests puzzles: in order, by theme, timed, and as a review. Tests the feedback on wrong attempts, and the stored
// progress.
#include "learntesting.h"

#include "learn/puzzletraining.h"

#include <QFileInfo>
#include <QSignalSpy>

#include <set>

namespace rokada::ui::puzzlesTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class PuzzleDesk : public LearnDesk {
public:
    explicit PuzzleDesk(const char* game = "vyrt") {
        learn().showGame(*findVariant(game));
        showPart(CoursePage::Part::Puzzles);
    }

    [[nodiscard]] LessonPage& puzzlePage() { return named<LessonPage>(window, "puzzlePage"); }
    [[nodiscard]] PuzzleTraining& room() { return only<PuzzleTraining>(window); }
    [[nodiscard]] LessonRun& puzzleRun() { return *puzzlePage().run(); }
    [[nodiscard]] const Learner& learner() { return learn().learners().current(); }
    [[nodiscard]] AnswerPanel& answers() { return named<AnswerPanel>(puzzlePage(), "answerPanel"); }
    [[nodiscard]] QString answered() { return only<QLabel>(answers()).text(); }

    void begin(PuzzleMode mode, const PuzzleTheme& theme = {}) {
        learn().showPuzzles(mode, theme, 1);
        room().setToday([this] { return day; });
    }
    void watchPuzzle() {
        for (int i = 0; i < 20 && puzzleRun().busy(); ++i) testing::pass(1000ms);
    }
    /// Plays the solution from the puzzle file.
    void solve() {
        const Puzzle& puzzle = *room().puzzle();
        if (asksForSquares(puzzle.kind)) {
            puzzle.squares.forEach([&](Square s) { puzzleRun().point(s); });
            return puzzleRun().check();
        }
        const Side side = puzzle.position.turn();
        for (const Move move : std::vector(puzzle.line)) {
            if (puzzleRun().exercise().done()) break;
            watchPuzzle();
            const Position& now = puzzleRun().exercise().position();
            if (now.turn() == side && !now.empty(move.from()) && sideOf(now[move.from()]) == side)
                puzzleRun().play(move);
        }
        watchPuzzle();
    }
    /// Makes a wrong legal move. If the puzzle asks for squares, checks an answer without squares.
    void failOnce() {
        if (puzzleRun().asksForSquares()) return puzzleRun().check();
        const auto move = Answers(puzzleRun()).wrongMove();
        ASSERT_TRUE(move);
        puzzleRun().play(*move);
    }

    qint64 day = 1000;
};

TEST(Puzzles, ThePathBeginsWithTheEasiestAndGoesOn) {
    PuzzleDesk desk;
    desk.press("puzzlePathButton");
    ASSERT_TRUE(desk.room().puzzle());
    EXPECT_EQ(desk.room().puzzle()->level, 1);
    const std::string first = desk.room().puzzle()->id();
    desk.solve();
    EXPECT_TRUE(desk.puzzleRun().done());
    EXPECT_TRUE(desk.learner().puzzles.value(QString::fromStdString(first)).solved);
    desk.press(named<QPushButton>(desk.puzzlePage(), "nextButton"));
    ASSERT_TRUE(desk.room().puzzle());
    EXPECT_NE(desk.room().puzzle()->id(), first);
}

TEST(Puzzles, WhatIsSolvedIsKept) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::InOrder);
    const QString id = QString::fromStdString(desk.room().puzzle()->id());
    desk.failOnce();
    const QString file = QFileInfo(desk.settings.file()).path() + QStringLiteral("/learners.json");
    QSignalSpy written(&desk.learn().learners(), &Learners::written);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !written.isEmpty(); }));
    const LearnerList again = LearnersFile(file).read().learners;
    EXPECT_FALSE(again.current().puzzles.value(id).solved);
    EXPECT_TRUE(again.current().puzzles.value(id).schedule.waits());
}

TEST(Puzzles, AWrongTryIsAnsweredWithAReason) {
    PuzzleDesk desk;
    for (const PuzzleKind kind : {PuzzleKind::Mate, PuzzleKind::Win, PuzzleKind::Where, PuzzleKind::Checks}) {
        desk.begin(PuzzleMode::Theme, {.kind = kind});
        ASSERT_TRUE(desk.room().puzzle());
        desk.failOnce();
        // If a puzzle asks for squares, an incomplete answer gets a hint and is not called wrong.
        const bool begun = kind == PuzzleKind::Where || kind == PuzzleKind::Checks;
        EXPECT_EQ(desk.answers().tone(), begun ? LessonFeedback::Tone::Hint : LessonFeedback::Tone::Wrong);
        EXPECT_FALSE(desk.answered().isEmpty());
        EXPECT_FALSE(desk.puzzleRun().done());
    }
}

/// After a wrong answer, only right squares may keep their mark. A label must explain by the rules why a square is
/// wrong.
TEST(Puzzles, AWrongSquareOfChecksIsMarkedWrong) {
    PuzzleDesk desk("chess");
    desk.begin(PuzzleMode::Theme, {.kind = PuzzleKind::Checks});
    ASSERT_TRUE(desk.room().puzzle());
    const Position& position = desk.room().puzzle()->position;
    const SquareSet right = desk.room().puzzle()->squares;
    const MoveList moves = legalMoves(position);
    Square wrong = NoSquare, good = NoSquare;
    for (const Move move : moves) (right.test(move.to()) ? good : wrong) = move.to();
    ASSERT_NE(wrong, NoSquare);
    desk.puzzleRun().point(wrong);
    desk.puzzleRun().point(good);
    EXPECT_TRUE(desk.puzzleRun().marks().right.none()) << "nothing is said before it is asked for";
    desk.puzzleRun().check();
    const LessonMarks marks = desk.puzzleRun().marks();
    EXPECT_TRUE(marks.wrong.test(wrong));
    EXPECT_FALSE(marks.chosen.test(wrong)) << "a wrong square has no tick";
    EXPECT_TRUE(marks.chosen.test(good));
    const ReasonTag tag = desk.puzzlePage().board().wrongTag();
    EXPECT_FALSE(tag.empty());
    const BoardFrame& frame = desk.puzzlePage().board().frame();
    const QRect square = frame.layout.rect(wrong);
    EXPECT_TRUE(
        tag.box().intersects(square.adjusted(-square.width(), -square.height(), square.width(), square.height())))
        << "it stands beside the square";
    const std::string name = position.book().geometry().name(wrong);
    EXPECT_EQ(desk.answered().toStdString().find(name + " is the wrong square: "), 0U) << desk.answered().toStdString();
    EXPECT_NE(desk.answered().toStdString().find("does not give check"), std::string::npos);
    desk.puzzleRun().hint();
    EXPECT_TRUE(desk.puzzleRun().marks().wrong.test(wrong)) << "a hint takes nothing back";
    desk.puzzleRun().point(wrong);
    EXPECT_TRUE(desk.puzzleRun().marks().wrong.none()) << "it is taken away again";
    EXPECT_TRUE(desk.puzzlePage().board().wrongTag().empty());
}

TEST(Puzzles, TheHeadCountsAtOnce) {
    PuzzleDesk desk("chess");
    desk.begin(PuzzleMode::InOrder);
    const auto head = [&] { return named<QLabel>(desk.puzzlePage(), "lessonPlace").text(); };
    EXPECT_TRUE(head().contains(QStringLiteral(" 0 of "))) << head().toStdString();
    desk.solve();
    ASSERT_TRUE(desk.puzzleRun().done());
    EXPECT_TRUE(head().contains(QStringLiteral(" 1 of "))) << head().toStdString();
}

TEST(Puzzles, WhatWasFailedReturnsAfterDays) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::InOrder);
    const std::string id = desk.room().puzzle()->id();
    desk.failOnce();
    desk.begin(PuzzleMode::Review);
    ASSERT_TRUE(desk.room().puzzle());
    EXPECT_EQ(desk.room().puzzle()->id(), id);
    desk.solve();
    desk.begin(PuzzleMode::Review);
    EXPECT_FALSE(desk.room().puzzle()) << "solved today, it comes back tomorrow";
    desk.day += 1;
    desk.begin(PuzzleMode::Review);
    EXPECT_TRUE(desk.room().puzzle());
}

TEST(Puzzles, HelpComesInThreeSteps) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::Theme, {.kind = PuzzleKind::Mate});
    std::set<QString> said;
    for (int i = 0; i < 3; ++i) {
        desk.press(named<QPushButton>(desk.puzzlePage(), "hintButton"));
        said.insert(desk.answered());
    }
    EXPECT_GE(said.size(), 2U);
    EXPECT_FALSE(said.count(QString()));
}

TEST(Puzzles, WhatIsSolvedWithHelpOrAfterAMistakeIsSaidNotToCount) {
    PuzzleDesk desk("chess");
    const auto solved = [&] {
        desk.solve();
        EXPECT_TRUE(desk.puzzleRun().done());
        EXPECT_EQ(desk.answers().tone(), LessonFeedback::Tone::Right);
        return desk.answered().toStdString();
    };
    desk.begin(PuzzleMode::Theme, {.kind = PuzzleKind::Mate});
    EXPECT_EQ(solved().find("not count"), std::string::npos);
    desk.begin(PuzzleMode::Theme, {.kind = PuzzleKind::Mate});
    desk.press(named<QPushButton>(desk.puzzlePage(), "hintButton"));
    EXPECT_NE(solved().find("You used a hint"), std::string::npos);
    desk.begin(PuzzleMode::Theme, {.kind = PuzzleKind::Mate});
    desk.failOnce();
    EXPECT_NE(solved().find("You made a mistake"), std::string::npos);
}

TEST(Puzzles, AThemeBringsNothingElse) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::Theme, {.motif = Motif::Fork});
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(desk.room().puzzle());
        EXPECT_TRUE((PuzzleTheme{.motif = Motif::Fork}).has(*desk.room().puzzle()));
        desk.solve();
        desk.press(named<QPushButton>(desk.puzzlePage(), "nextButton"));
    }
}

TEST(Puzzles, AStormTakesThreeMinutes) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::Timed);
    const QString title = named<QLabel>(desk.puzzlePage(), "lessonPlace").text();
    EXPECT_TRUE(title.contains(QStringLiteral("3:00"))) << title.toStdString();
    const auto& hint = named<QPushButton>(desk.puzzlePage(), "hintButton");
    EXPECT_TRUE(hint.isHidden()) << "there is no time for one";
    const QWidget& restart = named<QPushButton>(desk.puzzlePage(), "restartButton");
    const QWidget& next = named<QPushButton>(desk.puzzlePage(), "nextButton");
    QCoreApplication::processEvents();
    EXPECT_EQ(restart.geometry().right(), next.geometry().right());
    EXPECT_GT(restart.width() * 3, next.width()) << "the others fill the row";
    const std::string first = desk.room().puzzle()->id();
    desk.solve();
    pass(1500ms);
    ASSERT_TRUE(desk.room().puzzle());
    EXPECT_NE(desk.room().puzzle()->id(), first) << "the next one comes by itself";
    const std::string second = desk.room().puzzle()->id();
    desk.failOnce();
    pass(1500ms);
    EXPECT_NE(desk.room().puzzle()->id(), second);
    for (int i = 0; i < 180; ++i) pass(1000ms);
    EXPECT_FALSE(desk.room().puzzle());
    EXPECT_EQ(desk.learner().storms.value(QStringLiteral("vyrt")), 1);
    desk.press(named<QPushButton>(desk.puzzlePage(), "nextButton"));
    EXPECT_TRUE(desk.room().puzzle()) << "once more";
}

TEST(Puzzles, AStormEndsWhenItIsLeft) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::Timed);
    QTest::keyClick(&desk.puzzlePage(), Qt::Key_Escape);
    EXPECT_TRUE(desk.courses().isVisible());
    for (int i = 0; i < 200; ++i) pass(1000ms);
    EXPECT_TRUE(desk.learner().storms.isEmpty());
}

TEST(Puzzles, AreSolvedByTheMouse) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::Theme, {.kind = PuzzleKind::Mate});
    const Move key = desk.room().puzzle()->line.front();
    auto& board = desk.puzzlePage().board();
    for (const Square s : {key.from(), key.to()})
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.frame().squareCentre(s));
    EXPECT_TRUE(desk.puzzleRun().exercise().done() || desk.puzzleRun().exercise().movesLeft() > 0);
    EXPECT_NE(desk.answers().tone(), LessonFeedback::Tone::Wrong);
}

TEST(Puzzles, TheBoardIsSeenFromTheSideThatMoves) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::InOrder);
    std::set<int> seen;
    for (int i = 0; i < 8; ++i) {
        ASSERT_TRUE(desk.room().puzzle());
        const auto& position = desk.room().puzzle()->position;
        const int turns = position.book().variant().sideSpecs[position.turn()].quarterTurns;
        EXPECT_EQ(desk.puzzlePage().board().frame().look.quarterTurns, (4 - turns) % 4);
        seen.insert(turns);
        desk.solve();
        desk.press(named<QPushButton>(desk.puzzlePage(), "nextButton"));
    }
    EXPECT_EQ(seen.size(), 2U);
}

TEST(Puzzles, TowersAreDividedToo) {
    PuzzleDesk desk("tavreli");
    desk.begin(PuzzleMode::InOrder);
    int parts = 0;
    for (int i = 0; i < 80 && parts < 3; ++i) {
        ASSERT_TRUE(desk.room().puzzle());
        for (const Move move : desk.room().puzzle()->line) parts += move.pieces() != WholeTower;
        desk.solve();
        EXPECT_TRUE(desk.puzzleRun().done()) << desk.room().puzzle()->id();
        desk.press(named<QPushButton>(desk.puzzlePage(), "nextButton"));
    }
    EXPECT_GE(parts, 3);
}

TEST(Puzzles, AWonPositionIsWonAgainstFullStrength) {
    PuzzleDesk desk("fortress");
    desk.press("puzzleWinButton");
    ASSERT_TRUE(desk.board().isVisible());
    const Side side = desk.game().position().turn();
    EXPECT_TRUE(desk.window.session().human(side));
    const auto& seats = desk.window.session().setup().seats;
    ASSERT_EQ(seats.size(), 4U);
    for (std::size_t s = 0; s < seats.size(); ++s) {
        EXPECT_TRUE(s == side || (!seats[s].human && seats[s].level.isFull()));
    }
    EXPECT_NE(desk.status().find("win this position"), std::string::npos) << desk.status();
    desk.start("chess", "pp");
    EXPECT_EQ(desk.status().find("win this position"), std::string::npos) << "another game has no task";
}

TEST(Puzzles, EveryLanguageHasItsWords) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::InOrder);
    std::set<QString> tasks;
    for (const char* language : {"en", "ru", "bg"}) {
        desk.language.use(QLatin1String(language));
        QCoreApplication::sendPostedEvents();
        tasks.insert(named<QLabel>(desk.puzzlePage(), "stepText").text());
    }
    EXPECT_EQ(tasks.size(), 3U);
}

TEST(Puzzles, StartingAgainKeepsThemForRestoring) {
    PuzzleDesk desk;
    desk.begin(PuzzleMode::InOrder);
    desk.solve();
    ASSERT_EQ(desk.learner().puzzles.size(), 1);
    desk.learn().learners().change(&LearnerList::reset);
    EXPECT_TRUE(desk.learner().puzzles.isEmpty());
    desk.learn().learners().change(&LearnerList::restore);
    EXPECT_EQ(desk.learner().puzzles.size(), 1);
}

}  // namespace
}  // namespace rokada::ui::puzzlesTest
