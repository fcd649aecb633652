// The table of moves: rows, columns, and what happens to sides outside their own moves.
#include "movelistmodel.h"

#include "movetext.h"
#include "positiontext.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

Game gameFrom(std::string_view variant, std::string_view position = {}) {
    const auto book = Rulebook::compile(*makeVariant(*findVariant(variant), {}));
    return position.empty() ? Game(book) : Game(book, *parsePosition(*book, position));
}

void play(Game& game, std::initializer_list<const char*> moves) {
    for (const char* move : moves) ASSERT_TRUE(game.play(*parseMove(game.position(), move))) << move;
}

/// Rows separated by '/', cells by '|', the number first.
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
    model.show(&game);
    EXPECT_EQ(written(model), "1|e4|e5/2|Nf3|");
    EXPECT_EQ(model.lastCell(), model.index(1, 0));
}

TEST(MoveList, BlackMayBegin) {
    Game game = gameFrom("chess", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 12");
    play(game, {"g8f6", "b1c3"});
    MoveListModel model;
    model.show(&game);
    EXPECT_EQ(written(model), "12||Nf6/13|Nc3|");
}

TEST(MoveList, FollowsUndoAndAnotherMove) {
    Game game = gameFrom("chess");
    play(game, {"e2e4", "e7e5"});
    MoveListModel model;
    model.show(&game);
    game.undo();
    model.show(&game);
    EXPECT_EQ(written(model), "1|e4|");
    play(game, {"c7c5"});
    model.show(&game);
    EXPECT_EQ(written(model), "1|e4|c5");
}

TEST(MoveList, FortressHasFourColumnsAndDeploymentsWithoutNumbers) {
    Game game = gameFrom("fortress");
    play(game, {"N@n3", "N@c3", "N@c14", "N@n14", "B@o1"});
    MoveListModel model;
    model.show(&game);
    EXPECT_EQ(written(model), "·|N@n3|N@c3|N@c14|N@n14/·|B@o1|||");
}

TEST(MoveList, AResignedArmyIsNamedInItsColumn) {
    Game game = gameFrom("fortress");
    play(game, {"N@n3"});
    game.resign(Side(1));
    MoveListModel model;
    model.show(&game);
    EXPECT_EQ(written(model), "·|N@n3|resigns||");
}

// Case T1 of the rules: White's queen mates Black, whose turn comes next.
TEST(MoveList, AMatedArmyIsOut) {
    Game game = gameFrom("fortress",
                         "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**5bP6**/**12**/**12**/**12**/"
                         "3wB12/2wQ5wK7/4********4/bK3********4 w - - 0 1");
    play(game, {"c3b2"});
    MoveListModel model;
    model.show(&game);
    EXPECT_EQ(written(model), "1|Qb2#|out||");
}

// Case T4: Black cannot move, but is not in check.
TEST(MoveList, AStalematedArmyPasses) {
    Game game = gameFrom("fortress",
                         "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**12**/**12**/**12**/**12**/16/"
                         "2wQ5wK7/4********4/bK3********4 w - - 0 1");
    play(game, {"c3c2"});
    MoveListModel model;
    model.show(&game);
    EXPECT_EQ(written(model), "1|Qc2|passes||");
}

TEST(MoveList, NoGameIsAnEmptyTable) {
    MoveListModel model;
    model.show(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.columnCount(), 0);
    EXPECT_FALSE(model.lastCell().isValid());
}

}  // namespace
}  // namespace rokada::ui
