// Tests the game review in the window: its menu entry, its progress, the results in the record, and undo in one step.
// The panel must always show the same move as the board, the list and the graph.
#include "board/plate.h"
#include "newgame/resumecard.h"
#include "newgame/startcontrols.h"
#include "review/reviewoptions.h"
#include "review/trialbuttons.h"
#include "reviewdesk.h"
#include "score/movelistmodel.h"
#include "score/recordheader.h"
#include "score/reviewbar.h"

#include <QHeaderView>
#include <QTableView>
#include <QToolButton>

namespace rokada::ui::reviewTest {
namespace {

using namespace testing;

class GameReview : public ::testing::Test {
protected:
    ReviewDesk desk;
};

TEST_F(GameReview, WritesWhatItFindsAsOneEdit) {
    desk.open(ShortMate);
    const GameTree before = *desk.record().tree();
    desk.trigger("reviewGame");
    ASSERT_TRUE(desk.finished());
    const GameTree& tree = *desk.record().tree();
    EXPECT_EQ(tree.remarks(desk.ply(5)).nags, std::vector<std::uint8_t>{4});
    EXPECT_EQ(*tree.remarks(desk.ply(5)).command("eval"), "#1");
    EXPECT_FALSE(tree.remarks(desk.ply(5)).comment().empty()) << "the coach says why";
    EXPECT_EQ(tree.children(desk.ply(4)).size(), 2U);
    EXPECT_TRUE(desk.graph().isVisible());
    EXPECT_EQ(desk.graph().line().points[5].nag, 4);
    static_cast<void>(desk.graph().grab());
    desk.record().undoEdit();
    EXPECT_EQ(*desk.record().tree(), before);
    EXPECT_FALSE(desk.graph().isVisible()) << "what was taken back is not shown";
    EXPECT_TRUE(named<QPushButton>(desk.panel(), "reviewStart").isVisible());
}

TEST_F(GameReview, IsAPartOfTheWindowAndMovesNeitherBoardNorList) {
    for (const char* game : {"chess", "bolyar", "vyrt", "fortress", "tavreli"}) {
        for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080)}) {
            desk.window.resize(size);
            desk.start(game, "", {});
            part<GameRecord>(desk.window).view({.tree = GameTree(desk.game().sharedBook())}, {});
            const Move move = desk.game().moves()[0];
            desk.record().tryMove(move);
            desk.settle();
            // The font size may differ from that of the previous window, so the layout needs another round of events.
            QApplication::processEvents();
            const int cell = desk.board().frame().layout.cell();
            desk.trigger("reviewGame");
            desk.settle();
            QApplication::processEvents();
            EXPECT_TRUE(desk.panel().isVisible()) << game;
            EXPECT_EQ(desk.window.size(), size) << game;
            EXPECT_EQ(desk.board().frame().layout.cell(), cell) << game << ' ' << size.width();
            EXPECT_TRUE(part<MovesPanel>(desk.window).isVisible() || size.height() < 1000) << game;
            desk.expectRoomForPanels();
            desk.panel().setOpen(false);
        }
    }
}

TEST_F(GameReview, LeavesTheListRoomForItsRowsAndHasAGraphThatCanBeRead) {
    struct Case {
        QSize window;
        int rows, graph;
    };
    for (const Case& at : {Case{{1024, 700}, 0, 72}, Case{{1920, 1080}, 6, 90}}) {
        desk.window.resize(at.window);
        desk.review(ShortMate);
        for (int round = 0; round < 3; ++round) QApplication::processEvents();
        const QTableView& moves = only<QTableView>(part<MovesPanel>(desk.window));
        const int rows = moves.viewport()->height() / moves.verticalHeader()->defaultSectionSize();
        EXPECT_TRUE(moves.isVisible() ? rows >= std::max(at.rows, 3) : at.rows == 0) << rows;
        EXPECT_GE(desk.graph().height(), at.graph);
        desk.panel().setOpen(false);
    }
}

TEST_F(GameReview, NoLineOfItsWordsIsCutOff) {
    const auto& said = named<QLabel>(desk.panel(), "reviewSaid");
    desk.open(ShortMate);
    desk.trigger("reviewGame");
    const auto whole = [&](const char* language) {
        desk.language.use(QLatin1String(language));
        // Wider buttons request a new layout of their row.
        for (int round = 0; round < 3; ++round) QApplication::processEvents();
        EXPECT_TRUE(!said.isVisible() || said.height() >= said.heightForWidth(said.width())) << language;
        for (const char* name : {"nextMistakeButton", "reviewTryAgain", "reviewOptionsButton"}) {
            const auto& button = named<QToolButton>(desk.panel(), name);
            EXPECT_TRUE(!button.isVisible() || button.width() >= button.minimumSizeHint().width()) << language << name;
        }
        EXPECT_LE(desk.panel().minimumSizeHint().width(), 280) << language;
    };
    for (const char* language : {"en", "ru", "bg"}) whole(language);
    ASSERT_TRUE(desk.finished());
    for (const char* language : {"en", "ru", "bg"}) whole(language);
}

TEST_F(GameReview, TheOptionsLeadBackToTheMistakeBefore) {
    desk.review(ShortMate);
    desk.record().last();
    auto& options = desk.panel().options();
    ASSERT_TRUE(options.actions().contains(&desk.action("previousMistake")));
    desk.action("previousMistake").trigger();
    EXPECT_EQ(desk.record().shown(), desk.ply(5));
}

/// Beside the review, the header and the bar below the moves are hidden: the player panels already name the players,
/// and the list of moves needs the space. The command of the bar must still work.
TEST_F(GameReview, BesideTheReviewNoHeaderAndNoBarTakeRoom) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(3));
    QApplication::processEvents();
    EXPECT_TRUE(part<MovesPanel>(desk.window).header().isHidden());
    EXPECT_TRUE(part<ReviewBar>(desk.window).isHidden());
    EXPECT_TRUE(desk.action("playFromHere").isEnabled());
    part<SidePanel>(desk.window).showMoves();
    EXPECT_FALSE(part<MovesPanel>(desk.window).header().isHidden());
    EXPECT_FALSE(part<ReviewBar>(desk.window).isHidden());
}

TEST_F(GameReview, AtTheMateNobodyCanPlayOnAndTheCommandSaysWhy) {
    desk.review(ShortMate);
    desk.record().last();
    EXPECT_FALSE(desk.action("playFromHere").isEnabled());
    EXPECT_TRUE(desk.action("playFromHere").toolTip().contains(QStringLiteral("The game is over in this position.")))
        << desk.action("playFromHere").toolTip().toStdString();
}

TEST_F(GameReview, TheListOfMovesAloneHasTheBetterVariation) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    const GameTree& tree = *desk.record().tree();
    ASSERT_GT(tree.children(desk.ply(4)).size(), 1U) << "the record has the better move";
    EXPECT_FALSE(desk.words().contains(QStringLiteral("variation"))) << desk.words().toStdString();
}

TEST_F(GameReview, PlatesTellTheAccuracyOfTwoPlayers) {
    desk.review(ShortMate);
    QApplication::processEvents();
    const auto plates = desk.window.findChildren<Plate*>();
    ASSERT_EQ(plates.size(), 2);
    for (const Plate* plate : plates) {
        EXPECT_TRUE(plate->isVisible());
        EXPECT_TRUE(plate->accessibleName().contains(QStringLiteral("accuracy"))) << plate->words().toStdString();
    }
    EXPECT_FALSE(desk.panel().scores().isVisible());
    desk.panel().setOpen(false);
    for (const Plate* plate : plates) EXPECT_FALSE(plate->words().contains(QStringLiteral("accuracy")));
}

TEST_F(GameReview, BeforeTheFirstMoveThePanelCountsTheMistakes) {
    desk.review(ShortMate);
    desk.record().show(Node::Root);
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Black:"))) << desk.words().toStdString();
    EXPECT_TRUE(desk.words().contains(QStringLiteral("1 blunder"))) << desk.words().toStdString();
    EXPECT_FALSE(desk.words().contains(QStringLiteral("blunders"))) << desk.words().toStdString();
}

TEST_F(GameReview, NoPartOfThePanelLiesOnAnotherInAnyWindow) {
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        desk.window.resize(size);
        desk.review(ShortMate);
        for (const std::size_t ply : {0U, 5U, 6U}) {
            desk.record().show(desk.ply(ply));
            for (int round = 0; round < 4; ++round) QApplication::processEvents();
            desk.expectRoomForPanels();
        }
    }
}

TEST_F(GameReview, IsThereForAGameThatIsOver) {
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5"});
    EXPECT_FALSE(desk.action("reviewGame").isEnabled());
    desk.play({"g2g4", "d8h4"});
    ASSERT_TRUE(desk.game().ending());
    EXPECT_TRUE(desk.action("reviewGame").isEnabled());
    const auto& offered = named<QPushButton>(part<EndBanner>(desk.window), "reviewButton");
    const QString before = offered.text();
    desk.trigger("reviewGame");
    ASSERT_TRUE(desk.finished());
    EXPECT_NE(offered.text(), before) << "it is only shown again";
    EXPECT_EQ(desk.record().shown(), Node::Root) << "wherever it is asked for, it begins with the game";
    EXPECT_TRUE(desk.graph().isVisible());
    EXPECT_EQ(desk.game().played(), 4U);
    EXPECT_TRUE(part<EndBanner>(desk.window).folded()) << "the moves keep their room";
    const MoveListModel& moves = only<MovesPanel>(desk.window).moves();
    const Node first = desk.record().tree()->next(Node::Root);
    EXPECT_FALSE(moves.data(moves.cellOf(first), MoveListModel::AsideRole).toString().isEmpty()) << "it has a value";
    desk.record().last();
    EXPECT_TRUE(part<EndBanner>(desk.window).folded()) << "and at the end of the game nothing jumps";
    desk.expectRoomForPanels();
}

TEST_F(GameReview, CanBeCancelledAndBegunAgain) {
    desk.open(ShortMate);
    const GameTree before = *desk.record().tree();
    desk.settings.set(keys::reviewedNodes(), reviewNodes.back());
    desk.trigger("reviewGame");
    auto& start = named<QPushButton>(desk.panel(), "reviewStart");
    EXPECT_TRUE(named<QProgressBar>(desk.panel(), "reviewProgress").isVisible());
    start.click();
    QCoreApplication::processEvents();
    EXPECT_EQ(*desk.record().tree(), before);
    EXPECT_FALSE(named<QProgressBar>(desk.panel(), "reviewProgress").isVisible());
    desk.settings.set(keys::reviewedNodes(), reviewNodes.front());
    start.click();
    ASSERT_TRUE(desk.finished());
    EXPECT_FALSE(*desk.record().tree() == before);
}

TEST_F(GameReview, AnotherThoroughnessBeginsItAgainAndIsKept) {
    desk.review(ShortMate);
    named<QAction>(desk.panel(), "reviewNodes:" + std::to_string(reviewNodes[1])).trigger();
    EXPECT_TRUE(desk.panel().running());
    EXPECT_EQ(desk.settings.get(keys::reviewedNodes()), reviewNodes[1]);
    desk.panel().setOpen(false);
    EXPECT_FALSE(desk.panel().running()) << "nobody waits for it";
}

TEST_F(GameReview, IsLeftWhenAnotherGameComes) {
    desk.settings.set(keys::reviewedNodes(), reviewNodes.back());
    desk.open(ShortMate);
    desk.trigger("reviewGame");
    desk.open("1. d4 d5 *\n");
    EXPECT_FALSE(desk.panel().isVisible());
    EXPECT_TRUE(desk.record().tree()->remarks(desk.ply(0)).empty());
}

TEST_F(GameReview, OpenedAgainItShowsWhatItHasFound) {
    desk.review(ShortMate);
    desk.panel().setOpen(false);
    desk.trigger("reviewGame");
    EXPECT_FALSE(desk.panel().running());
    EXPECT_TRUE(desk.graph().isVisible());
}

TEST_F(GameReview, BeginsAtTheBannerAndEndsWhenTheGameGoesOn) {
    desk.settings.set(keys::reviewedNodes(), reviewNodes.back());
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    named<QPushButton>(part<EndBanner>(desk.window), "reviewButton").click();
    ASSERT_TRUE(desk.panel().running());
    desk.trigger("lastPosition");
    desk.trigger("undo");
    EXPECT_TRUE(desk.window.session().playing());
    EXPECT_FALSE(named<QProgressBar>(desk.panel(), "reviewProgress").isVisible());
    EXPECT_EQ(desk.record().tree()->remarks(desk.ply(0)).command("eval"), std::nullopt);
}

/// Vyrt chess opens the 3D board by default, which needs room in the panel too.
TEST_F(GameReview, StandsInFrontWithRoomWhenTheStartPageOffersIt) {
    for (const QSize size : {QSize(1024, 700), QSize(1920, 1080)}) {
        desk.window.resize(size);
        desk.start("vyrt", "pp");
        desk.play({"c2c4", "c7c5"});
        desk.window.session().resign();
        ASSERT_TRUE(desk.game().ending());
        for (const bool again : {false, true}) {
            part<StartControls>(desk.window).showPage();
            named<QPushButton>(only<ResumeCard>(desk.window), "continueButton").click();
            ASSERT_TRUE(desk.finished());
            for (int round = 0; round < 3; ++round) QApplication::processEvents();
            EXPECT_TRUE(desk.panel().isSeen()) << size.width() << again;
            const QTableView& moves = only<QTableView>(part<MovesPanel>(desk.window));
            const int rows = moves.viewport()->height() / moves.verticalHeader()->defaultSectionSize();
            EXPECT_TRUE(!moves.isVisible() || rows >= 3) << size.width() << ' ' << rows;
            EXPECT_EQ(desk.record().shown(), Node::Root);
        }
    }
}

// --- board, list, graph and text show the same move

TEST_F(GameReview, AClickOnTheGraphMovesBoardListAndWords) {
    desk.review(ShortMate);
    QTest::mouseClick(&desk.graph(), Qt::LeftButton, {}, desk.graph().placeOf(desk.ply(5)));
    EXPECT_EQ(desk.record().shown(), desk.ply(5));
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Nf6"))) << desk.words().toStdString();
    EXPECT_EQ(desk.board().game()->played(), 6U);
    EXPECT_EQ(
        part<MovesPanel>(desk.window).moves().nodeAt(only<QTableView>(part<MovesPanel>(desk.window)).currentIndex()),
        desk.ply(5));
}

TEST_F(GameReview, StepsMoveGraphAndWords) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(4));
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Bc4")));
    desk.trigger("nextMove");
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Nf6")));
    desk.key(Qt::Key_Left);
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Bc4")));
}

TEST_F(GameReview, GoesFromOneBadMoveToTheNext) {
    desk.review("1. e4 e5 2. Qh5 Nc6 3. Qxe5+ Nxe5 4. Bc4 Ng6 *\n");
    EXPECT_FALSE(desk.action("previousMistake").isEnabled());
    desk.record().first();
    std::vector<Node> bad;
    while (desk.action("nextMistake").isEnabled()) {
        desk.trigger("nextMistake");
        bad.push_back(desk.record().shown());
        EXPECT_FALSE(desk.record().tree()->remarks(bad.back()).nags.empty());
    }
    EXPECT_NE(std::ranges::find(bad, desk.ply(4)), bad.end()) << "the queen takes a protected pawn";
    while (desk.action("previousMistake").isEnabled()) desk.trigger("previousMistake");
    EXPECT_EQ(desk.record().shown(), bad.front());
}

TEST_F(GameReview, AMoveOfItsVariationsIsShownAndTheWordsStay) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    const QString words = desk.words();
    auto& view = named<VariationView>(desk.panel(), "reviewWords");
    emit view.chosen({.rank = 0, .moves = 1});
    const GameTree& tree = *desk.record().tree();
    EXPECT_EQ(tree.parent(desk.record().shown()), desk.ply(4));
    EXPECT_NE(desk.record().shown(), desk.ply(5));
    EXPECT_EQ(desk.words(), words);
}

TEST_F(GameReview, BesideAVariationOfOnesOwnTheWordsAreOfTheGame) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(4));
    const Position before = positionAt(*desk.record().tree(), desk.ply(4));
    ASSERT_TRUE(desk.record().enter(desk.ply(4), {*parseMove(before, "a7a6")}));
    ASSERT_NE(desk.record().tree()->variationStart(desk.record().shown()), Node::Root);
    EXPECT_TRUE(desk.words().startsWith(QStringLiteral("The move played in the game:"))) << desk.words().toStdString();
    desk.record().show(desk.ply(5));
    EXPECT_FALSE(desk.words().startsWith(QStringLiteral("The move played in the game:")));
}

TEST_F(GameReview, WhatFollowsABadMoveCanBeWalkedAndTheWordsStay) {
    // The engine's variations differ from the moves that follow the mistake in the game. A step into a variation
    // therefore leaves the main line.
    desk.review("1. e4 e5 2. Qh5 Nc6 3. Qxe5+ Nxe5 4. a3 a6 *\n");
    desk.record().show(desk.ply(4));
    const QString words = desk.words();
    auto& view = named<VariationView>(desk.panel(), "reviewWords");
    emit view.chosen({.rank = 1, .moves = 3});
    ASSERT_NE(desk.record().tree()->variationStart(desk.record().shown()), Node::Root);
    EXPECT_EQ(desk.words(), words);
    desk.trigger("firstPosition");
    EXPECT_NE(desk.words(), words) << "elsewhere they speak of that place";
}

TEST_F(GameReview, ItsCommentsAreInTheListOnlyWhileThePanelDoesNotSayThem) {
    desk.review(ShortMate);
    const Node bad = desk.ply(5);
    const auto commented = [&] {
        const MoveListModel& moves = part<MovesPanel>(desk.window).moves();
        for (int row = 0; row < moves.rowCount(); ++row) {
            if (moves.variationText(row).contains(QStringLiteral("Allows mate"))) return true;
        }
        return false;
    };
    EXPECT_FALSE(commented());
    EXPECT_FALSE(desk.record().tree()->remarks(bad).comment().empty()) << "the record has it";
    desk.panel().setOpen(false);
    EXPECT_TRUE(commented());
    desk.trigger("reviewGame");
    EXPECT_FALSE(commented());
    desk.record().comment(bad, "Allows mate, says a person.");
    EXPECT_TRUE(commented());
}

TEST_F(GameReview, TheMenuAsksForABetterMoveAsTheButtonDoes) {
    EXPECT_FALSE(desk.action("tryAgain").isEnabled()) << "nothing has been reviewed";
    desk.review(ShortMate);
    EXPECT_TRUE(desk.action("tryAgain").isEnabled());
    desk.panel().setOpen(false);
    desk.trigger("tryAgain");
    EXPECT_TRUE(desk.panel().isVisible());
    EXPECT_TRUE(desk.panel().trialButtons().isVisible());
}

/// White is a person and resigns after one round. The other three players are computers and continue.
TEST_F(GameReview, EndsWithTheLastPersonUnlessTheRestIsAskedFor) {
    GameSetup setup = setupFor("fortress", "pccc", {{"placement", "standard"}});
    Game game(setup.book);
    GameTree tree(setup.book);
    Node at = Node::Root;
    const auto play = [&](int plies) {
        for (int ply = 0; ply < plies; ++ply) {
            at = tree.append(at, game.moves()[0]);
            game.playOn(game.moves()[0]);
        }
        return at;
    };
    const Node last = play(4);
    at = tree.append(at, Move::elimination(Side(0)));
    game.resign(Side(0));
    const Node alone = play(3);
    part<GameRecord>(desk.window).view({.tree = tree}, setup);
    desk.trigger("reviewGame");
    ASSERT_TRUE(desk.finished());
    EXPECT_NE(desk.record().tree()->remarks(last).command("eval"), std::nullopt);
    EXPECT_EQ(desk.record().tree()->remarks(alone).command("eval"), std::nullopt);
    desk.record().show(last);
    EXPECT_EQ(desk.graph().line().points.size(), 5U);
    desk.record().show(alone);
    EXPECT_TRUE(desk.words().contains(QStringLiteral("After this move, only computers play")))
        << desk.words().toStdString();
    desk.record().first();
    EXPECT_TRUE(desk.words().contains(QStringLiteral("reviewed up to move 2."))) << desk.words().toStdString();
    emit desk.panel().options().aboutToShow();
    auto& whole = named<QAction>(desk.panel(), "reviewWhole");
    EXPECT_TRUE(whole.isVisible());
    whole.trigger();
    EXPECT_TRUE(desk.panel().running());
    EXPECT_TRUE(desk.settings.get(keys::wholeReviews()));
}

TEST_F(GameReview, TheGraphStandsInOnePlaceOnly) {
    desk.review(ShortMate);
    auto& below = part<MovesPanel>(desk.window).graph();
    EXPECT_FALSE(below.isVisible());
    desk.panel().setOpen(false);
    EXPECT_TRUE(below.isVisible());
}

}  // namespace
}  // namespace rokada::ui::reviewTest
