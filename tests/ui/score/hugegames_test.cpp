// Tests very large games in the list of moves. Only visible rows may be written and measured, and a step must take the
// same time in every game.
#include "knightshuffle.h"
#include "score/movelistmodel.h"
#include "score/movespanel.h"
#include "score/textrows.h"
#include "session/gamerecord.h"
#include "session/linegame.h"
#include "windowtesting.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

#include <array>
#include <string>

namespace rokada::ui::hugegamesTest {
namespace {

using namespace testing;

/// Upper bound for the number of rows that are visible at once. If the list has written fewer rows than this, it has
/// not laid out the whole game.
constexpr std::size_t MaxRowsInView = 250;

RulebookPtr chess() { return Rulebook::compile(*makeVariant(*findVariant("chess"), {})); }

Move moveFrom(const GameTree& tree, Node node, const char* text) { return *parseMove(positionAt(tree, node), text); }

GameTree longGame(int plies) {
    GameTree tree(chess());
    test::shuffleKnights(tree, Node::Root, plies);
    return tree;
}

GameTree manyVariations(int count) {
    GameTree tree(chess());
    const Node e4 = tree.append(Node::Root, moveFrom(tree, Node::Root, "e2e4"));
    const Move d4 = moveFrom(tree, Node::Root, "d2d4");
    for (int i = 0; i < count; ++i) tree.append(Node::Root, d4);
    tree.append(e4, moveFrom(tree, e4, "e7e5"));
    return tree;
}

class HugeGame : public ::testing::Test {
protected:
    void view(GameTree tree) {
        part<GameRecord>(desk.window).view({.tree = std::move(tree)}, {});
        desk.settle();
    }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] MovesPanel& panel() { return part<MovesPanel>(desk.window); }
    /// Returns true if the row of the current move is visible in the list.
    [[nodiscard]] bool seen() {
        const QRect place = panel().rectOf(record().shown());
        return place.isValid() && only<QTableView>(panel()).viewport()->rect().intersects(place);
    }
    void expectLittleWork(const char* when) {
        EXPECT_LT(panel().moves().rowsWritten(), MaxRowsInView) << when;
        EXPECT_LT(panel().lines().measured(), MaxRowsInView) << when;
    }

    Desk desk;
};

TEST_F(HugeGame, OnlyVariationsInViewAreLaidOut) {
    view(manyVariations(50'000));
    EXPECT_EQ(panel().moves().rowCount(), 50'002);
    expectLittleWork("at the beginning");
    record().show(Node(25'000));
    EXPECT_TRUE(seen());
    expectLittleWork("in the middle");
    record().show(Node(50'001));
    EXPECT_TRUE(seen());
    record().last();
    EXPECT_TRUE(seen());
    QTableView& table = only<QTableView>(panel());
    table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum() / 3);
    const int top = table.rowAt(0);
    EXPECT_EQ(table.columnSpan(top, 0), 2) << "rows that come into view are laid out";
    EXPECT_EQ(top, table.verticalScrollBar()->value());
    EXPECT_LT(panel().moves().rowsWritten(), 4 * MaxRowsInView);
}

TEST_F(HugeGame, GoingFromMoveToMoveCostsWhatTheStepCosts) {
    view(longGame(100'000));
    EXPECT_EQ(panel().moves().rowCount(), 50'000);
    record().show(Node(70'000));
    EXPECT_TRUE(seen());
    QSignalSpy reset(&panel().moves(), &QAbstractItemModel::modelReset);
    record().forward();
    record().back();
    record().last();
    EXPECT_TRUE(seen());
    record().first();
    EXPECT_EQ(reset.count(), 0) << "the rows are the same";
    EXPECT_LT(panel().moves().rowsWritten(), 4 * MaxRowsInView);
}

TEST_F(HugeGame, AnEditOfOneMoveIsUndoneAndMadeAgain) {
    view(manyVariations(2'000));
    record().show(Node(1'000));
    record().deleteVariation();
    EXPECT_EQ(panel().moves().rowCount(), 2'001);
    record().undoEdit();
    EXPECT_EQ(panel().moves().rowCount(), 2'002);
    record().redoEdit();
    EXPECT_EQ(panel().moves().rowCount(), 2'001);
}

TEST(LineGames, AStepPlaysAMoveOrTwo) {
    GameTree tree(chess());
    Node node = Node::Root;
    // Pawn moves between the knight moves keep a draw rule from ending the game.
    const std::array<std::pair<const char*, const char*>, 3> pawns{
        {{"a2a3", "a7a6"}, {"b2b3", "b7b6"}, {"c2c3", "c7c6"}}};
    for (const auto& [white, black] : pawns) {
        node = test::shuffleKnights(tree, node, 8);
        node = tree.append(node, moveFrom(tree, node, white));
        node = tree.append(node, moveFrom(tree, node, black));
    }
    LineGame line;
    std::shared_ptr<const Game> shown = line.at(tree, node);
    for (Node at = tree.parent(node); at != Node::Root; at = tree.parent(at)) {
        const auto next = line.at(tree, at);
        EXPECT_NE(next, shown) << "the one that is seen stays as it is";
        EXPECT_EQ(positionText(next->position()), positionText(positionAt(tree, at)));
        EXPECT_EQ(next->played(), gameAt(tree, at).played());
        EXPECT_FALSE(next->canRedo()) << "nothing was taken back";
        if (tree.plies(at) + 3 < tree.plies(node)) {
            EXPECT_LE(line.played(), 3U);
        }
        shown = next;
    }
}

TEST(LineGames, BeyondAnEndByTheRulesThePositionIsShown) {
    GameTree tree = longGame(1'000);
    LineGame line;
    const auto beyond = line.at(tree, Node(999));
    EXPECT_EQ(beyond->played(), 0U);
    EXPECT_EQ(positionText(beyond->position()), positionText(positionAt(tree, Node(999))));
    const auto early = line.at(tree, Node(5));
    EXPECT_EQ(early->played(), 5U);
    EXPECT_EQ(line.at(tree, Node(1'000))->played(), 0U);
}

TEST(MoveListOfHugeGames, ALongVariationIsBrokenIntoRows) {
    GameTree tree(chess());
    const Node e4 = tree.append(Node::Root, moveFrom(tree, Node::Root, "e2e4"));
    tree.append(e4, moveFrom(tree, e4, "e7e5"));
    const Node d4 = tree.append(Node::Root, moveFrom(tree, Node::Root, "d2d4"));
    const Node d5 = tree.append(d4, moveFrom(tree, d4, "d7d5"));
    const Node last = test::shuffleKnights(tree, d5, 1'000);
    MoveListModel model;
    model.show(&tree, Node::Root);
    EXPECT_GT(model.rowCount(), 5);
    EXPECT_EQ(model.rowsWritten(), 0U);
    QString all;
    for (int row = 1; row + 1 < model.rowCount(); ++row) {
        EXPECT_TRUE(model.isText(row));
        const QString text = model.index(row, 0).data().toString();
        EXPECT_LT(text.size(), 1'500) << row;
        EXPECT_TRUE(text[0].isDigit()) << "a part begins with a number";
        all += text + u' ';
    }
    EXPECT_EQ(all.count(QStringLiteral("Nf")), 500);
    EXPECT_TRUE(all.startsWith(QStringLiteral("1. d4 d5 2. Nf3 Nf6 3. Ng1 Ng8")));
    EXPECT_EQ(model.cellOf(last).row(), model.rowCount() - 2);
}

/// A line break between nested variations must not separate a bracket from its variation.
TEST(MoveListOfHugeGames, VariationsWithinAreBrokenBetweenBrackets) {
    GameTree tree(chess());
    const Node e4 = tree.append(Node::Root, moveFrom(tree, Node::Root, "e2e4"));
    tree.append(e4, moveFrom(tree, e4, "e7e5"));
    const Node d4 = tree.append(Node::Root, moveFrom(tree, Node::Root, "d2d4"));
    tree.append(d4, moveFrom(tree, d4, "d7d5"));
    const Move other = moveFrom(tree, d4, "g8f6");
    for (int i = 0; i < 500; ++i) tree.append(d4, other);
    MoveListModel model;
    model.show(&tree, Node::Root);
    QString all;
    for (int row = 1; row + 1 < model.rowCount(); ++row) {
        const QString text = model.index(row, 0).data().toString();
        EXPECT_FALSE(text.endsWith(u'(')) << row;
        EXPECT_FALSE(text.startsWith(u')')) << row;
        all += text + u' ';
    }
    EXPECT_GT(model.rowCount(), 10);
    EXPECT_EQ(all.count(QStringLiteral("(1… Nf6)")), 500);
}

}  // namespace
}  // namespace rokada::ui::hugegamesTest
