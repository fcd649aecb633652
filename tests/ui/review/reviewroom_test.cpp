// The texts of a review must fit in the smallest window, for any game and ending.
#include "reviewdesk.h"

#include "analysis/annotate.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <string_view>
#include <tuple>

namespace rokada::ui::reviewroomTest {
namespace {

using namespace testing;

constexpr int MinLines = 7;
/// Minimum number of visible rows in the list of moves.
constexpr int MinRows = 3;

/// Returns a paragraph of letters whose pixels touch neither the top nor the bottom of their line.
QString paragraphOf(int number) { return QStringLiteral("<p>HHHH%1</p>").arg(number); }

/// Writes evaluations into the record, as an external program does. Every third move is a blunder and gets a better
/// variation.
void judge(GameTree& tree) {
    int ply = 0;
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node)) {
        tree.remarks(node).setCommand("eval", ply % 3 == 0 ? "-2.50" : "0.30");
        if (++ply % 3 != 1) continue;
        tree.remarks(node).nags = {4};
        Game game(tree.sharedBook(), positionAt(tree, tree.parent(node)));
        Node at = tree.parent(node);
        for (int i = 0; i < 5 && !game.ending(); ++i) {
            const Move move = game.moves()[i == 0 ? 1 : 0];
            at = tree.append(at, move);
            game.playOn(move);
        }
    }
}

int rowsOf(ReviewDesk& desk) {
    const QTableView& list = only<QTableView>(only<MovesPanel>(desk.window));
    return list.viewport()->height() / list.verticalHeader()->defaultSectionSize();
}

/// Returns true if the list of moves is on another tab than the review, or has enough rows beside it.
bool hasRoomForMoves(ReviewDesk& desk) { return !only<MovesPanel>(desk.window).isVisible() || rowsOf(desk) >= MinRows; }

class ReviewRoom : public ::testing::TestWithParam<std::tuple<std::string_view, const char*>> {
protected:
    ReviewRoom() {
        desk.language.use(QLatin1String(std::get<1>(GetParam())));
        desk.start(std::get<0>(GetParam()), "pppp");
        while (desk.game().position().placing(desk.game().position().turn()))
            desk.window.session().play(desk.game().moves()[0]);
        for (std::size_t i = 0; i < 9; ++i) {
            const auto legal = desk.game().moves();
            desk.window.session().play(legal[i * 7 % legal.size()]);
        }
    }
    void review() {
        desk.record().annotate(judge);
        desk.trigger("reviewGame");
        desk.settle();
        for (int round = 0; round < 4; ++round) QApplication::processEvents();
    }
    VariationView& view() { return named<VariationView>(desk.panel(), "reviewWords"); }
    /// Checks the room for each move that has a text. The other moves show the table of players instead.
    void expectRoom() {
        int judged = 0;
        const GameTree& tree = *desk.record().tree();
        for (const Node node : tree.path(tree.variationEnd(Node::Root))) {
            desk.record().show(node);
            for (int round = 0; round < 6; ++round) QApplication::processEvents();
            if (named<PlayerScores>(desk.panel(), "reviewTable").isVisible()) continue;
            ++judged;
            EXPECT_GE(view().viewport()->height() / view().fontMetrics().lineSpacing(), MinLines);
            EXPECT_TRUE(hasRoomForMoves(desk)) << rowsOf(desk);
            desk.expectRoomForPanels();
        }
        EXPECT_GE(judged, 9);
    }
    /// Checks that a button is completely visible and large enough.
    void expectWhole(const char* name) {
        const auto& button = named<QPushButton>(desk.window, name);
        EXPECT_EQ(button.visibleRegion().boundingRect(), button.rect()) << name;
        EXPECT_GE(button.height(), button.minimumSizeHint().height()) << name;
    }

    ReviewDesk desk;
};

TEST_P(ReviewRoom, IsEnoughBelowAGameThatIsOver) {
    while (!desk.game().ending()) desk.window.session().resign();
    review();
    ASSERT_TRUE(desk.panel().isVisible());
    expectRoom();
}

TEST_P(ReviewRoom, IsEnoughBelowARecord) {
    GameTree tree = *desk.record().tree();
    part<GameRecord>(desk.window).view({.tree = std::move(tree)}, {});
    review();
    ASSERT_TRUE(desk.panel().isVisible());
    expectRoom();
}

/// The move field, the result and the review panel are visible at the same time.
TEST_P(ReviewRoom, IsSharedWithTheFieldForMovesAndTheResult) {
    desk.trigger("enterMove");
    while (!desk.game().ending()) desk.window.session().resign();
    review();
    EXPECT_TRUE(hasRoomForMoves(desk)) << rowsOf(desk);
    part<EndBanner>(desk.window).fold(false);
    for (int round = 0; round < 6; ++round) QApplication::processEvents();
    desk.expectRoomForPanels();
    EXPECT_TRUE(hasRoomForMoves(desk)) << rowsOf(desk);
    for (const char* name : {"swapButton", "otherGameButton", "rematchButton"}) expectWhole(name);
}

TEST_P(ReviewRoom, IsSharedWithTheFieldForMovesByTheAnalysisToo) {
    GameTree tree = *desk.record().tree();
    part<GameRecord>(desk.window).view({.tree = std::move(tree)}, {});
    review();
    desk.trigger("analyse");
    desk.trigger("enterMove");
    for (int round = 0; round < 6; ++round) QApplication::processEvents();
    desk.expectRoomForPanels();
    ASSERT_TRUE(only<AnalysisPanel>(desk.window).isSeen());
    EXPECT_TRUE(hasRoomForMoves(desk)) << rowsOf(desk);
}

TEST(SidePanel, TheFieldForMovesLeavesTheListItsRowsBesideTheBoardIn3D) {
    ReviewDesk desk;
    desk.start("vyrt", "pp");
    for (int round = 0; round < 6; ++round) QApplication::processEvents();
    ASSERT_TRUE(named<PanelPage>(desk.window, "roundPanel").isSeen());
    desk.trigger("enterMove");
    for (int round = 0; round < 6; ++round) QApplication::processEvents();
    EXPECT_GE(rowsOf(desk), MinRows);
}

std::string roomName(const ::testing::TestParamInfo<ReviewRoom::ParamType>& info) {
    return std::string(std::get<0>(info.param)) + "_" + std::get<1>(info.param);
}

TEST(ReviewWords, ALineIsDrawnWholeOrNotAtAll) {
    VariationView view(nullptr);
    QString text;
    for (int i = 0; i < 30; ++i) text += paragraphOf(i);
    view.showText(text);
    view.resize(200, 90);
    view.show();
    const auto inkAt = [](const QImage& image, int y) {
        for (int x = 0; x < 100; ++x)
            if (image.pixel(x, y) != image.pixel(0, 0)) return true;
        return false;
    };
    for (int scrolled = 0; scrolled < 40; ++scrolled) {
        view.verticalScrollBar()->setValue(scrolled);
        const QImage image = view.viewport()->grab().toImage();
        EXPECT_FALSE(inkAt(image, 0)) << scrolled;
        EXPECT_FALSE(inkAt(image, image.height() - 1)) << scrolled;
        EXPECT_TRUE(view.wholeLines().height() > image.height() / 2) << scrolled;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, ReviewRoom,
                         ::testing::Combine(::testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress",
                                                              "tavreli"),
                                            ::testing::Values("en", "ru", "bg")),
                         roomName);

}  // namespace
}  // namespace rokada::ui::reviewroomTest
