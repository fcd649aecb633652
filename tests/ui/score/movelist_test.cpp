// Tests the list of moves: rows, columns, variations, notations, and events of a side between its own moves.
#include "score/movelistmodel.h"

#include "playedtree.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::ui::movelistTest {
namespace {

using test::treeOf;

Game gameFrom(std::string_view variant, std::string_view position = {}) {
    const auto book = Rulebook::compile(*makeVariant(*findVariant(variant), {}));
    return position.empty() ? Game(book) : Game(book, *parsePosition(*book, position));
}

void play(Game& game, std::initializer_list<const char*> moves) {
    for (const char* move : moves) ASSERT_TRUE(game.play(*parseMove(game.position(), move))) << move;
}

/// Shows a game in the list, and marks its last move.
void show(MoveListModel& model, const Game& game) {
    const GameTree tree = treeOf(game);
    model.show(&tree, tree.variationEnd(Node::Root));
}

/// Returns the rows of the list, separated by '/'. In each row, '|' separates the number and the cells.
std::string written(const MoveListModel& model) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells{model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString()};
        for (int column = 0; column < model.columnCount(); ++column) {
            cells << model.data(model.index(row, column), Qt::DisplayRole).toString();
        }
        rows << cells.join(QLatin1Char('|'));
    }
    return rows.join(QLatin1Char('/')).toStdString();
}

TEST(MoveList, ARowIsAFullMove) {
    Game game = gameFrom("chess");
    play(game, {"e2e4", "e7e5", "g1f3"});
    MoveListModel model;
    show(model, game);
    EXPECT_EQ(written(model), "1|e4|e5/2|Nf3|");
    EXPECT_EQ(model.cellOf(Node(3)), model.index(1, 0));
    EXPECT_EQ(model.nodeAt(model.index(1, 0)), Node(3));
    EXPECT_EQ(model.nodeAt(model.index(1, 1)), Node::None);
}

TEST(MoveList, BlackMayBegin) {
    Game game = gameFrom("chess", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 12");
    play(game, {"g8f6", "b1c3"});
    MoveListModel model;
    show(model, game);
    EXPECT_EQ(written(model), "12||Nf6/13|Nc3|");
}

TEST(MoveList, FollowsUndoAndAnotherMove) {
    Game game = gameFrom("chess");
    play(game, {"e2e4", "e7e5"});
    MoveListModel model;
    show(model, game);
    game.undo();
    show(model, game);
    EXPECT_EQ(written(model), "1|e4|");
    play(game, {"c7c5"});
    show(model, game);
    EXPECT_EQ(written(model), "1|e4|c5");
}

TEST(MoveList, MovesThatWereUndoneAreMarked) {
    Game game = gameFrom("chess");
    play(game, {"e2e4", "e7e5", "g1f3"});
    const GameTree tree = treeOf(game);
    MoveListModel model;
    const auto undone = [&](int row, int column) {
        return model.data(model.index(row, column), MoveListModel::UndoneRole).toBool();
    };
    model.show(&tree, Node(2), Node(2));
    EXPECT_FALSE(undone(0, 0) || undone(0, 1));
    EXPECT_TRUE(undone(1, 0));
    model.show(&tree, Node(2), Node(3));
    EXPECT_FALSE(undone(1, 0)) << "only looked back from";
    model.show(&tree, Node::Root, Node::Root);
    EXPECT_TRUE(undone(0, 0));
    model.show(&tree, Node::Root);
    EXPECT_FALSE(undone(0, 0)) << "a record that nobody plays";
}

TEST(MoveList, FortressHasFourColumnsAndDropsWithoutNumbers) {
    Game game = gameFrom("fortress");
    play(game, {"N@n3", "N@c3", "N@c14", "N@n14", "B@o1"});
    MoveListModel model;
    show(model, game);
    EXPECT_EQ(written(model), "·|N@n3|N@c3|N@c14|N@n14/·|B@o1|||");
}

TEST(MoveList, AResignedSideIsNamedInItsColumn) {
    Game game = gameFrom("fortress");
    play(game, {"N@n3"});
    game.resign(Side(1));
    MoveListModel model;
    show(model, game);
    EXPECT_EQ(written(model), "·|N@n3|resigns||");
}

TEST(MoveList, ASideWithoutTimeHasNotResigned) {
    Game game = gameFrom("fortress");
    play(game, {"N@n3"});
    game.flag(Side(1));
    GameTree tree = treeOf(game);
    const Node last = tree.variationEnd(Node::Root);
    tree.remarks(last).setCommand("clk", "0:00:00");
    MoveListModel model;
    model.show(&tree, last);
    EXPECT_EQ(written(model), "·|N@n3|lost on time||");
}

TEST(MoveList, WhoIsOutBeforeItsNextMoveIsNamedInTheRowOfThatMove) {
    Game game = gameFrom("fortress",
                         "4********1uB2/4********4/12uN1uR1/8bPuN6/**7uP4**/**11uK**/**bK5uP5**/**bR4bPuP5**/"
                         "**bB2bP1uP6**/**3wP1wPbNwKuB2uR**/**1bB1bP7uN**/**6wP5**/5wP1wB3wR4/2bR12wR/4********bQ3/"
                         "4********4 b - - 0 1");
    play(game, {"d6f4", "k7l6", "j7i6", "c8g4", "l6k7"});
    MoveListModel model;
    show(model, game);
    EXPECT_EQ(written(model), "1||Bxf4||Bl6+/2|Ki6|Bg4+||Bk7/3|out|||");
}

// White's queen mates Black, who would move next.
TEST(MoveList, AMatedSideIsOut) {
    Game game = gameFrom("fortress",
                         "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**5bP6**/**12**/**12**/**12**/"
                         "3wB12/2wQ5wK7/4********4/bK3********4 w - - 0 1");
    play(game, {"c3b2"});
    MoveListModel model;
    show(model, game);
    EXPECT_EQ(written(model), "1|Qb2#|out||");
}

// Black cannot move and is not in check.
TEST(MoveList, AStalematedSidePasses) {
    Game game = gameFrom("fortress",
                         "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**12**/**12**/**12**/**12**/16/"
                         "2wQ5wK7/4********4/bK3********4 w - - 0 1");
    play(game, {"c3c2"});
    MoveListModel model;
    show(model, game);
    EXPECT_EQ(written(model), "1|Qc2|passes||");
}

TEST(MoveList, VariationsAndCommentsHaveRowsOfTheirOwn) {
    Game game = gameFrom("chess");
    play(game, {"e2e4", "e7e5", "g1f3"});
    GameTree tree = treeOf(game);
    const Node e4 = tree.next(Node::Root);
    const Node c5 = tree.add(e4, *parseMove(positionAt(tree, e4), "c7c5"));
    const Node nf3 = tree.add(c5, *parseMove(positionAt(tree, c5), "g1f3"));
    tree.remarks(nf3).nags = {1, 14};
    tree.remarks(tree.next(e4)).setComment("the <open> game");
    MoveListModel model;
    model.show(&tree, nf3);
    EXPECT_EQ(written(model), "1|e4|e5/|the &lt;open&gt; game|/|1… c5 2. Nf3! +=|/2|Nf3|");
    EXPECT_EQ(model.cellOf(nf3), model.index(2, 0));
    EXPECT_TRUE(model.variationText(2).contains(QStringLiteral("class=\"shown\" href=\"5\">Nf3! +=</a>")));
    EXPECT_TRUE(model.variationText(0).isEmpty());
}

TEST(MoveList, WhatEnginesWriteStandsBesideTheMove) {
    Game game = gameFrom("chess");
    play(game, {"e2e4", "e7e5", "g1f3"});
    GameTree tree = treeOf(game);
    tree.remarks(Node(1)).setComment("+0.25/12 1.5s");
    tree.remarks(Node(2)).setComment("+0.50/9 0.30s");
    MoveListModel model;
    model.setAsides(true);
    model.show(&tree, Node(3));
    EXPECT_EQ(written(model), "1|e4|e5/2|Nf3|");
    EXPECT_EQ(model.index(0, 0).data(MoveListModel::AsideRole).toString().toStdString(), "+0.3");
    EXPECT_EQ(model.index(0, 1).data(MoveListModel::AsideRole).toString(), QStringLiteral("\u22120.5")) << "for White";
    model.setAsides(false);
    model.show(&tree, Node(3));
    EXPECT_EQ(model.rowCount(), 5) << "nothing that was written is out of sight";
}

TEST(MoveList, EveryNotationHasItsOwnWords) {
    Game game = gameFrom("chess", "4k3/8/8/3p4/8/2N5/8/4K2R w K - 0 1");
    play(game, {"c3d5", "e8d8", "e1g1"});
    const std::pair<NotationStyle, const char*> cases[] = {
        {NotationStyle::International, "1|Nxd5|Kd8/2|O-O|"},
        {NotationStyle::InternationalLong, "1|Nc3xd5|Ke8-d8/2|O-O|"},
        {NotationStyle::Russian, "1|К:d5|Крd8/2|0-0|"},
        {NotationStyle::RussianLong, "1|Кc3:d5|Крe8-d8/2|0-0|"},
        {NotationStyle::Bulgarian, "1|Кxd5|Цd8/2|0-0|"},
        {NotationStyle::Coordinates, "1|c3d5|e8d8/2|e1g1|"},
    };
    MoveListModel model;
    for (const auto& [style, expected] : cases) {
        model.setNotation(style);
        show(model, game);
        EXPECT_EQ(written(model), expected);
    }
    model.setNotation(NotationStyle::Figurine);
    show(model, game);
    EXPECT_EQ(figureKind(model.index(0, 0).data().toString()[0]), "knight");
    EXPECT_EQ(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Nxd5"));
}

TEST(MoveList, NoGameIsAnEmptyTable) {
    MoveListModel model;
    model.show(nullptr, Node::Root);
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.columnCount(), 0);
    EXPECT_FALSE(model.cellOf(Node::Root).isValid());
}

}  // namespace
}  // namespace rokada::ui::movelistTest
