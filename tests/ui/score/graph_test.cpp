// Tests the graph of evaluations and clocks below the moves of a record.
#include "kit/theme.h"
#include "score/graphline.h"

#include "files/filecontrols.h"
#include "files/threadrulebookcache.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "rules/movegen.h"
#include "score/movespanel.h"
#include "score/recordgraph.h"
#include "session/gamerecord.h"
#include "windowtesting.h"

namespace rokada::ui::graphTest {
namespace {

using namespace testing;

constexpr const char* Evaluated =
    "[White \"Anna\"]\n[Result \"0-1\"]\n\n1. f3 { [%eval -0.6] [%clk 0:10:00] } e5 { [%eval 0.4,20] [%clk 0:09:58] } "
    "(1... d5 { [%eval 0.3] }) 2. g4 { [%eval #-1] [%clk 0:07:30.5] } Qh4# { [%clk 0:09:57] } 0-1\n";

PgnGame read(const std::string& text) { return readPgn({.text = text, .length = text.size()}, threadRulebookCache()); }

TEST(GraphLine, HasEvaluationsAndClocksOfTheVariation) {
    const QLocale before;
    QLocale::setDefault(QLocale::c());
    const GameTree tree = read(Evaluated).tree;
    const GraphLine line = graphLine(tree, Node::Root);
    ASSERT_EQ(line.points.size(), 4U);
    EXPECT_TRUE(line.evaluated && line.timed);
    EXPECT_DOUBLE_EQ(*line.points[0].pawns, -0.6);
    EXPECT_DOUBLE_EQ(*line.points[1].pawns, 0.4);
    EXPECT_EQ(line.points[1].evaluation, QStringLiteral("+0.4"));
    EXPECT_DOUBLE_EQ(*line.points[2].pawns, -GraphPoint::Mate);
    EXPECT_DOUBLE_EQ(*line.points[3].pawns, -GraphPoint::Mate) << "nobody evaluates it, but Black has mated";
    EXPECT_TRUE(line.points[3].evaluation.isEmpty());
    EXPECT_FALSE(line.points[0].clocks[1]) << "Black has not said it yet";
    EXPECT_EQ(*line.points[2].clocks[0], Millis(450'500));
    EXPECT_EQ(*line.points[2].clocks[1], Millis(598'000));
    const Node beside = tree.children(line.points[0].node)[1];
    const GraphLine other = graphLine(tree, beside);
    ASSERT_EQ(other.points.size(), 2U);
    EXPECT_EQ(other.points[1].node, beside);
    EXPECT_FALSE(other.timed);
    QLocale::setDefault(before);
}

TEST(GraphLine, AnEvaluationHasTheDecimalPointOfTheLanguage) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Bulgarian));
    EXPECT_EQ(evaluationShown("0.17"), QStringLiteral("+0,17"));
    EXPECT_EQ(evaluationShown("-1.5,20"), QStringLiteral("\u22121,5"));
    EXPECT_EQ(evaluationShown("#-3"), QStringLiteral("#\u22123"));
    EXPECT_EQ(evaluationInShort("0.17"), QStringLiteral("+0,2"));
    QLocale::setDefault(before);
}

TEST(GraphLine, AnEvaluationBesideAMoveHasOneDecimal) {
    EXPECT_EQ(evaluationInShort("1.96"), QStringLiteral("+2.0"));
    EXPECT_EQ(evaluationInShort("-1.55,20"), QStringLiteral("\u22121.6"));
    EXPECT_EQ(evaluationInShort("-0.04"), QStringLiteral("0.0")) << "zero has no sign";
    EXPECT_EQ(evaluationInShort("#-3"), QStringLiteral("#\u22123"));
}

TEST(GraphLine, AClockSaysWhatTheClocksOnTheBoardHaveSaid) {
    EXPECT_EQ(clockShown("0:03:04.6"), QStringLiteral("3:05")) << "a second that runs is still shown";
    EXPECT_EQ(clockShown("01:05:12"), QStringLiteral("1:05:12"));
    EXPECT_EQ(clockShown("soon"), QStringLiteral("soon"));
}

TEST(GraphLine, TheStartMayHaveAValue) {
    EXPECT_FALSE(graphLine(read(Evaluated).tree, Node::Root).start.pawns);
    const GraphLine line =
        graphLine(read("{A gift [%eval 6.86]} 1. e4 {[%eval -1.09]} e5 {[%eval -1]} *").tree, Node::Root);
    ASSERT_TRUE(line.start.pawns);
    EXPECT_DOUBLE_EQ(*line.start.pawns, 6.86);
    EXPECT_EQ(line.start.evaluation, QStringLiteral("+6.86"));
    EXPECT_EQ(line.points.size(), 2U);
}

TEST(GraphLine, OfABareGameIsEmpty) {
    EXPECT_TRUE(graphLine(read("1. e4 e5 *").tree, Node::Root).empty());
    EXPECT_TRUE(graphLine(read("1. e4 {[%eval x] [%clk y]} e5 {[%eval] [%clk]} *").tree, Node::Root).points[0].pawns ==
                std::nullopt);
    EXPECT_TRUE(graphLine(read("*").tree, Node::Root).empty());
}

/// The light part of the graph is White's share of the expected points.
TEST(RecordGraph, PaintsTheShareOfEachTeam) {
    RecordGraph graph(nullptr);
    graph.resize(300, 200);
    const GameTree tree = read("1. e4 {[%eval 9]} e5 {[%eval 9]} 2. Nf3 {[%eval -9]} Nc6 {[%eval -9]} *").tree;
    graph.showLine(graphLine(tree, Node::Root), Node::Root);
    const QImage picture = graph.grab().toImage();
    const EvaluationColours colours;
    const auto share = [&](int x) {
        int white = 0, black = 0;
        for (int y = 0; y < picture.height(); ++y) {
            white += picture.pixelColor(x, y) == colours.white;
            black += picture.pixelColor(x, y) == colours.black;
        }
        return double(white) / std::max(1, white + black);
    };
    EXPECT_GT(share(100), 0.9);
    EXPECT_LT(share(270), 0.1);
}

TEST(GraphLine, CountsMovesAsTheListDoes) {
    const GraphLine line = graphLine(read(Evaluated).tree, Node::Root);
    ASSERT_GE(line.points.size(), 3U);
    EXPECT_EQ(line.points[0].number, 1);
    EXPECT_EQ(line.points[1].number, 1);
    EXPECT_EQ(line.points[2].number, 2);
}

TEST(GraphLine, ClocksOfPartnersAreAdded) {
    const RulebookPtr book = *threadRulebookCache().book(*findVariant("fortress"), {{"placement", "standard"}});
    GameTree tree(book);
    Position position = tree.start();
    Node node = Node::Root;
    for (const char* clock : {"0:01:00", "0:02:00", "0:03:00", "0:04:00"}) {
        const MoveList moves = legalMoves(position);
        node = tree.add(node, *moves.begin());
        tree.remarks(node).setCommand("clk", clock);
        tree.remarks(node).setCommand("eval", "1");
        advance(position, tree.move(node));
    }
    const GraphLine line = graphLine(tree, node);
    EXPECT_FALSE(line.points[1].clocks[0]);
    // The variant defines which sides are partners.
    const auto& sides = book->variant().sideSpecs;
    Millis first{0};
    for (std::size_t side = 0; side < 4; ++side) {
        if (sides[side].team == 0) first += Millis(60'000 * static_cast<int>(side + 1));
    }
    EXPECT_EQ(line.teams[0], QStringLiteral("White and Red"));
    EXPECT_EQ(*line.points[3].clocks[0], first);
    EXPECT_EQ(*line.points[3].clocks[0] + *line.points[3].clocks[1], Millis(600'000));
}

class Graph : public ::testing::Test {
protected:
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] RecordGraph& graph() const { return named<RecordGraph>(desk.window, "recordGraph"); }
    void view(const std::string& text) { ASSERT_TRUE(part<FileControls>(desk.window).start(read(text))); }

    Desk desk;
};

TEST_F(Graph, IsThereForARecordThatHasSomethingToShow) {
    desk.start("chess", "pp");
    EXPECT_FALSE(graph().isVisible());
    view(Evaluated);
    EXPECT_TRUE(graph().isVisible());
    view("1. e4 e5 *");
    EXPECT_FALSE(graph().isVisible());
}

TEST_F(Graph, AClickGoesToTheMove) {
    view(Evaluated);
    const Node wanted = graph().line().points[2].node;
    QTest::mouseClick(&graph(), Qt::LeftButton, {}, graph().placeOf(wanted));
    EXPECT_EQ(record().shown(), wanted);
}

TEST_F(Graph, TheStartIsAPlaceOfItsOwn) {
    view("{[%eval 6.86]} 1. e4 {[%eval -1.09]} e5 {[%eval -1]} 2. d4 {[%eval -1]} *");
    record().last();
    EXPECT_EQ(graph().wordsFor(Node::Root), QStringLiteral("Start position: evaluation +6.86"));
    const QPoint start = graph().placeOf(Node::Root), first = graph().placeOf(graph().line().points[0].node);
    EXPECT_LT(start.x(), first.x());
    QTest::mouseClick(&graph(), Qt::LeftButton, {}, start + QPoint((first.x() - start.x()) / 3, 0));
    EXPECT_EQ(record().shown(), Node::Root);
    QTest::mouseClick(&graph(), Qt::LeftButton, {}, start + QPoint((first.x() - start.x()) * 2 / 3, 0));
    EXPECT_EQ(record().shown(), graph().line().points[0].node);
    record().last();
    const QImage falling = graph().grab().toImage();
    view("{[%eval -1]} 1. e4 {[%eval -1.09]} e5 {[%eval -1]} 2. d4 {[%eval -1]} *");
    record().last();
    EXPECT_NE(graph().grab().toImage(), falling) << "its value is drawn";
}

TEST_F(Graph, ArrowKeysGoThroughTheMoves) {
    view(Evaluated);
    graph().setFocus();
    const auto press = [this](Qt::Key key) {
        QTest::keyClick(&graph(), key);
        return record().shown();
    };
    const auto points = graph().line().points;
    EXPECT_EQ(press(Qt::Key_Left), Node::Root);
    EXPECT_EQ(press(Qt::Key_Right), points[0].node);
    EXPECT_EQ(press(Qt::Key_Right), points[1].node);
    EXPECT_EQ(press(Qt::Key_End), points[3].node);
    EXPECT_EQ(press(Qt::Key_Right), points[3].node);
    EXPECT_EQ(press(Qt::Key_Left), points[2].node);
    EXPECT_EQ(press(Qt::Key_Home), Node::Root);
    EXPECT_EQ(press(Qt::Key_Right), points[0].node);
    EXPECT_EQ(press(Qt::Key_Left), Node::Root);
}

TEST_F(Graph, ScreenReadersHearTheMoveThatIsShown) {
    view(Evaluated);
    record().show(graph().line().points[1].node);
    EXPECT_EQ(graph().accessibleDescription(), QStringLiteral("1\u2026 e5: evaluation +0.4, clock 9:58"));
    record().show(Node::Root);
    EXPECT_EQ(graph().accessibleDescription(), QString());
    EXPECT_FALSE(graph().accessibleName().isEmpty());
}

TEST_F(Graph, IsPaintedAtAnySizeAndForAnyValues) {
    view(Evaluated);
    const QImage start = graph().grab().toImage();
    record().last();
    EXPECT_NE(graph().grab().toImage(), start) << "the move that is shown is marked";
    graph().resize(1, 1);
    static_cast<void>(graph().grab());
    view("1. e4 {[%eval 1e300] [%clk 99:99:99]} e5 {[%eval -99999999999]} 2. d4 {[%eval nan]} *");
    static_cast<void>(graph().grab());
}

/// Only the first moves have evaluations, as after a review that was stopped.
TEST_F(Graph, WhatNobodyEvaluatedIsSaidAndNotDrawn) {
    view("1. e4 {[%eval 0.3]} e5 {[%eval 0.4]} 2. d4 exd4 3. c3 dxc3 4. Bc4 *");
    const auto& points = graph().line().points;
    EXPECT_EQ(graph().wordsFor(points[1].node), QStringLiteral("1\u2026 e5: evaluation +0.4"));
    for (const std::size_t point : {2U, 6U})
        EXPECT_TRUE(graph().wordsFor(points[point].node).endsWith(QStringLiteral("no evaluation"))) << point;
    graph().resize(300, 80);
    const QImage drawn = graph().grab().toImage();
    view(
        "1. e4 {[%eval 0.3]} e5 {[%eval 0.4]} 2. d4 {[%eval 0.4]} exd4 {[%eval 0.4]} 3. c3 {[%eval 0.4]} dxc3 {[%eval "
        "0.4]} "
        "4. Bc4 {[%eval 0.4]} *");
    graph().resize(300, 80);
    EXPECT_NE(graph().grab().toImage(), drawn) << "it does not look as if its value stayed the same";
}

TEST_F(Graph, NobodyNeedsToEvaluateAMate) {
    view("1. f3 {[%eval -0.6]} e5 {[%eval -0.4]} 2. g4 {[%eval #-1]} Qh4# 0-1");
    EXPECT_FALSE(graph().wordsFor(graph().line().points[3].node).contains(QStringLiteral("evaluated")));
}

/// White resigns after two rounds, and the other three players continue.
TEST(GraphOfPersons, EndsWithTheLastOfThemUnlessALaterMoveIsLookedAt) {
    Game game(Rulebook::compile(*makeVariant(*findVariant("fortress"), {{"placement", "standard"}})));
    GameTree tree(game.sharedBook());
    Node at = Node::Root;
    const auto rounds = [&](int plies) {
        for (int ply = 0; ply < plies; ++ply) {
            at = tree.append(at, game.moves()[0]);
            game.playOn(game.moves()[0]);
        }
    };
    rounds(8);
    const Node before = at;
    const Node resigned = at = tree.append(at, Move::elimination(Side(0)));
    game.resign(Side(0));
    rounds(12);
    EXPECT_EQ(graphOfPersons(tree, before, 0).points.size(), 21U);
    EXPECT_EQ(graphOfPersons(tree, before, 1).points.size(), 9U);
    EXPECT_EQ(graphOfPersons(tree, before, 1).points.back().node, resigned);
    EXPECT_EQ(graphOfPersons(tree, at, 1).points.size(), 9U) << "nothing is drawn there";
    tree.remarks(at).setCommand("eval", "0.50");
    EXPECT_EQ(graphOfPersons(tree, at, 1).points.size(), 21U) << "what is looked at is in it";
    EXPECT_EQ(graphOfPersons(tree, before, 1).points.size(), 9U);
    EXPECT_EQ(graphOfPersons(tree, before, 3).points.size(), 21U) << "another person plays on";
}

}  // namespace
}  // namespace rokada::ui::graphTest
