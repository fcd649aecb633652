// Tests "Try Again" in a review: the user searches for a better move on the board, and the engine judges each attempt.
#include "review/movetrial.h"
#include "board/moveshow.h"
#include "kit/statusline.h"
#include "reviewdesk.h"
#include "scene/movemark.h"
#include "score/movelistmodel.h"
#include "score/reviewbar.h"

#include <QTableView>
#include <QToolButton>

#include <set>

namespace rokada::ui::movetrialTest {
namespace {

using namespace testing;

/// Game with two mistakes: 3... Nf6 allows a mate, and 4. Qxe5+ misses this mate and loses the queen.
constexpr const char* TwoMistakes = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxe5+ Nxe5 5. d4 Ng6 *\n";

class MoveTrials : public ::testing::Test {
protected:
    void begin(const char* pgn, std::size_t ply) {
        desk.review(pgn);
        desk.record().show(desk.ply(ply));
        button("reviewTryAgain").click();
    }
    [[nodiscard]] QToolButton& button(const char* name) { return named<QToolButton>(desk.panel(), name); }
    [[nodiscard]] QModelIndex current() { return only<QTableView>(part<MovesPanel>(desk.window)).currentIndex(); }
    [[nodiscard]] MoveTrial& trial() { return *desk.window.findChild<MoveTrial*>(); }
    /// Makes a move on the board, and waits until the engine has judged it.
    void tried(const char* from, const char* to) {
        desk.board().choose(desk.square(from));
        desk.board().choose(desk.square(to));
        ASSERT_TRUE(QTest::qWaitFor([this] { return trial().state() == MoveTrial::State::Judged; }, 60'000));
    }
    [[nodiscard]] bool says(const char* words) { return desk.words().contains(QString::fromUtf8(words)); }

    ReviewDesk desk;
};

TEST_F(MoveTrials, StayInTheReviewAndShowThePlaceBeforeTheMove) {
    begin(ShortMate, 5);
    EXPECT_TRUE(desk.panel().isVisible());
    EXPECT_TRUE(desk.board().isVisible());
    EXPECT_EQ(desk.record().shown(), desk.ply(4));
    EXPECT_TRUE(says("Black: find a better move than 3\u2026 Nf6")) << desk.words().toStdString();
    EXPECT_FALSE(button("reviewTryAgain").isVisible());
    EXPECT_TRUE(button("trialBack").isVisible());
    EXPECT_FALSE(part<ReviewBar>(desk.window).isVisible()) << "one way back is enough";
    const MoveListModel& moves = part<MovesPanel>(desk.window).moves();
    EXPECT_TRUE(moves.cellOf(desk.ply(4)).isValid());
    EXPECT_FALSE(moves.cellOf(desk.ply(5)).isValid()) << "what follows would tell";
}

TEST_F(MoveTrials, WhatIsTriedStandsInTheListAndIsNoLookBack) {
    begin(ShortMate, 5);
    const MoveListModel& moves = part<MovesPanel>(desk.window).moves();
    const auto last = [&] {
        const QModelIndex cell = current();
        return moves.data(cell, Qt::DisplayRole).toString().toStdString();
    };
    EXPECT_EQ(last(), "Bc4");
    tried("g7", "g6");
    EXPECT_EQ(last(), "g6");
    EXPECT_EQ(desk.status(), "You found a better move");
    emit part<MovesPanel>(desk.window).moveChosen(moves.nodeAt(current()));
    EXPECT_EQ(trial().state(), MoveTrial::State::Judged) << "it is no place of the record";
    button("trialAgain").click();
    EXPECT_EQ(last(), "Bc4");
    EXPECT_EQ(desk.status(), "Find a better move");
}

TEST_F(MoveTrials, AreOverInWordsAndButtonsWhenTheMoveIsFound) {
    begin(ShortMate, 5);
    EXPECT_EQ(desk.status(), "Find a better move");
    tried("g7", "g5");
    EXPECT_EQ(desk.status(), "Find a better move") << "that was not it";
    EXPECT_TRUE(button("trialBest").isEnabled());
    button("trialAgain").click();
    tried("g7", "g6");
    EXPECT_EQ(desk.status(), "You found a better move");
    EXPECT_FALSE(button("trialBest").isEnabled()) << "the words say it already";
    button("trialAgain").click();
    button("trialBest").click();
    EXPECT_EQ(desk.status(), "This is the best move");
}

TEST_F(MoveTrials, TheSecondHalfOfADoubleClickDoesNotAskForTheSolution) {
    begin(ShortMate, 5);
    QTest::mouseDClick(&button("trialBest"), Qt::LeftButton);
    QTest::mouseRelease(&button("trialBest"), Qt::LeftButton);
    EXPECT_NE(trial().state(), MoveTrial::State::BestShown) << "its first half was meant for Try Again";
    QTest::mouseClick(&button("trialBest"), Qt::LeftButton);
    EXPECT_EQ(trial().state(), MoveTrial::State::BestShown);
}

TEST_F(MoveTrials, BeforeAnotherMoveTheFirstIsTakenBack) {
    begin(ShortMate, 5);
    tried("g7", "g6");
    desk.board().choose(desk.square("g1"));
    desk.board().choose(desk.square("f3"));
    EXPECT_EQ(desk.board().moveShow().calloutWords(), QStringList{QStringLiteral("Undo this move to try another one.")})
        << "whose turn it is does not matter";
}

TEST_F(MoveTrials, UndoTakesBackTheTryAndNotTheReview) {
    begin(ShortMate, 5);
    EXPECT_FALSE(desk.action("undo").isEnabled());
    tried("a7", "a6");
    ASSERT_TRUE(desk.action("undo").isEnabled());
    desk.trigger("undo");
    EXPECT_EQ(trial().state(), MoveTrial::State::Asking);
    EXPECT_FALSE(desk.record().hasTrialMoves());
    EXPECT_NE(desk.record().tree()->remarks(desk.ply(5)).command("eval"), std::nullopt);
    EXPECT_FALSE(desk.action("redo").isEnabled());
    button("trialBack").click();
    desk.trigger("undo");
    EXPECT_EQ(desk.record().tree()->remarks(desk.ply(5)).command("eval"), std::nullopt);
    EXPECT_FALSE(part<StatusLine>(desk.window).text().isEmpty()) << "nothing goes in silence";
}

TEST_F(MoveTrials, AMoveAsGoodAsTheBestIsPraised) {
    begin(ShortMate, 5);
    const GameTree before = *desk.record().tree();
    for (const auto& [from, to] : {std::pair("g7", "g6"), std::pair("d8", "e7")}) {
        tried(from, to);
        EXPECT_TRUE(trial().accepted()) << from << to;
        EXPECT_TRUE(says("Yes!")) << desk.words().toStdString();
        EXPECT_TRUE(says("Best variation: "));
        button("trialAgain").click();
        EXPECT_EQ(trial().state(), MoveTrial::State::Asking);
    }
    EXPECT_EQ(*desk.record().tree(), before) << "what is tried is not written";
}

TEST_F(MoveTrials, AWorseMoveIsToldItsCostAndItsAnswer) {
    begin(ShortMate, 5);
    tried("g7", "g5");
    EXPECT_FALSE(trial().accepted());
    EXPECT_TRUE(says("Expected continuation: ")) << desk.words().toStdString();
    EXPECT_FALSE(says("Best variation: ")) << "it is still to be found";
    const auto& mark = desk.board().frame().notes.moveMark;
    ASSERT_TRUE(mark);
    EXPECT_EQ(mark->square, desk.square("g5"));
    EXPECT_EQ(mark->nag, 4);
    ASSERT_GE(mark->answer.size(), 2U);
    EXPECT_EQ(mark->answer.back(), desk.square("f7"));
    EXPECT_EQ(desk.board().game()->played(), 6U) << "the board shows the move";
    emit named<VariationView>(desk.panel(), "reviewWords").chosen({.rank = 1, .moves = 2});
    EXPECT_EQ(desk.board().game()->played(), 7U);
    EXPECT_TRUE(mark->answer.empty()) << "it belongs to the place before";
    EXPECT_FALSE(desk.words().contains(QStringLiteral("A different piece")));
}

TEST_F(MoveTrials, TheMoveThatWasPlayedIsKnown) {
    begin(ShortMate, 5);
    desk.board().choose(desk.square("g8"));
    desk.board().choose(desk.square("f6"));
    EXPECT_EQ(trial().state(), MoveTrial::State::Judged);
    EXPECT_TRUE(says("You played this move in the game."));
    EXPECT_TRUE(says("Allows mate in 1"));
}

TEST_F(MoveTrials, TheSolutionIsToldWhenItIsAskedFor) {
    begin(ShortMate, 5);
    button("trialBest").click();
    EXPECT_TRUE(says("Best variation: "));
    EXPECT_FALSE(says("find a better move")) << "nobody looks for it any longer";
    ASSERT_TRUE(desk.board().frame().notes.moveMark);
    EXPECT_GE(desk.board().frame().notes.moveMark->better.size(), 2U);
    emit named<VariationView>(desk.panel(), "reviewWords").chosen({.rank = 0, .moves = 2});
    EXPECT_EQ(desk.board().game()->played(), 7U);
    button("trialAgain").click();
    EXPECT_EQ(desk.board().game()->played(), 5U);
}

TEST_F(MoveTrials, GoOnToTheNextBadMoveAndBackToTheGame) {
    begin(TwoMistakes, 5);
    std::vector<Node> bad{trial().bad().node};
    while (button("trialNext").isEnabled() && bad.size() < 10) {
        button("trialNext").click();
        bad.push_back(trial().bad().node);
    }
    EXPECT_EQ(bad.front(), desk.ply(5));
    EXPECT_GE(bad.size(), 2U);
    EXPECT_FALSE(button("trialNext").isEnabled()) << "that was the last one";
    button("trialBack").click();
    EXPECT_FALSE(trial().active());
    EXPECT_EQ(desk.record().shown(), bad.back());
    EXPECT_TRUE(button("reviewTryAgain").isVisible());
}

TEST_F(MoveTrials, EndWhereAnotherPlaceIsLookedAt) {
    begin(ShortMate, 5);
    desk.trigger("previousMove");
    EXPECT_FALSE(trial().active());
    button("reviewTryAgain").click();
    ASSERT_TRUE(trial().active());
    desk.panel().setOpen(false);
    EXPECT_FALSE(trial().active());
    EXPECT_FALSE(desk.record().seeking());
    desk.trigger("reviewGame");
    button("reviewTryAgain").click();
    ASSERT_TRUE(trial().active());
    desk.record().undoEdit();
    EXPECT_FALSE(trial().active());
}

TEST_F(MoveTrials, TheirSearchIsLeftWithThem) {
    begin(ShortMate, 5);
    desk.board().choose(desk.square("a7"));
    desk.board().choose(desk.square("a6"));
    EXPECT_EQ(trial().state(), MoveTrial::State::Judging);
    EXPECT_TRUE(says("Checking "));
    button("trialBack").click();
    EXPECT_FALSE(trial().active());
    QApplication::processEvents();
    EXPECT_EQ(desk.record().shown(), desk.ply(5));
}

TEST_F(MoveTrials, AreThereForEveryPlayer) {
    begin(TwoMistakes, 6);
    EXPECT_EQ(trial().bad().mover, Side(0));
    button("trialBack").click();
    desk.record().last();
    button("reviewTryAgain").click();
    EXPECT_TRUE(trial().active()) << "behind the last one it begins at the first";
}

/// Opens a record in which a person was White and a computer was Black.
void viewAgainstComputer(ReviewDesk& desk, const char* pgn) {
    desk.open(pgn);
    GameSetup setup = desk.window.session().setup();
    setup.seats = {Seat{}, Seat{.human = false, .name = {}}};
    desk.record().view({.tree = GameTree(*desk.record().tree())}, setup);
    desk.trigger("reviewGame");
    ASSERT_TRUE(desk.finished());
}

TEST_F(MoveTrials, GoThroughTheMistakesOfThePersonUnlessThoseOfEverybodyAreWanted) {
    viewAgainstComputer(desk, TwoMistakes);
    desk.record().first();
    const auto movers = [this] {
        std::set<Side> found;
        desk.record().first();
        while (desk.action("nextMistake").isEnabled()) {
            desk.trigger("nextMistake");
            found.insert(positionAt(*desk.record().tree(), desk.record().tree()->parent(desk.record().shown())).turn());
        }
        return found;
    };
    EXPECT_EQ(movers(), std::set<Side>{Side(0)});
    desk.record().first();
    button("reviewTryAgain").click();
    EXPECT_EQ(trial().bad().mover, Side(0));
    while (button("trialNext").isEnabled()) {
        button("trialNext").click();
        EXPECT_EQ(trial().bad().mover, Side(0));
    }
    button("trialBack").click();
    named<QAction>(desk.panel(), "reviewEverybody").trigger();
    EXPECT_TRUE(desk.settings.get(keys::everybodysMistakes()));
    EXPECT_EQ(movers(), (std::set<Side>{Side(0), Side(1)}));
}

TEST_F(MoveTrials, TurnTheBoardToTheSideThatLooksAndBack) {
    begin(ShortMate, 5);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2) << "Black looks for a move";
    button("trialBack").click();
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 0);
    desk.record().show(desk.ply(5));
    button("reviewTryAgain").click();
    desk.trigger("flip");
    button("trialBack").click();
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 0) << "what was turned by hand stays";
}

TEST_F(MoveTrials, AReviewThatIsInTheRecordCanBeWalkedThroughAtOnce) {
    desk.review(TwoMistakes);
    const GameTree kept = *desk.record().tree();
    desk.open("1. d4 d5 *\n");
    EXPECT_FALSE(desk.action("nextMistake").isEnabled());
    desk.record().view({.tree = GameTree(kept)}, desk.window.session().setup());
    EXPECT_TRUE(desk.action("nextMistake").isEnabled());
    desk.trigger("nextMistake");
    desk.trigger("reviewGame");
    EXPECT_FALSE(desk.panel().running());
    desk.record().show(desk.ply(5));
    EXPECT_TRUE(says("was better")) << desk.words().toStdString();
    button("reviewTryAgain").click();
    EXPECT_TRUE(trial().active());
    EXPECT_EQ(*desk.record().tree(), kept);
}

}  // namespace
}  // namespace rokada::ui::movetrialTest
