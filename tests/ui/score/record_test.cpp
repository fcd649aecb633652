// Tests the record in the window: viewing earlier moves during a game, variations, and continuing from an earlier move.
#include "score/movelistmodel.h"
#include "score/movespanel.h"
#include "score/recordcontrols.h"
#include "score/reviewbar.h"
#include "session/gamerecord.h"
#include "shell/sharedsettings.h"
#include "windowtesting.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QWheelEvent>

#include <string>
#include <string_view>

namespace rokada::ui::recordTest {
namespace {

using namespace testing;

class Sheet : public ::testing::Test {
protected:
    void play(std::initializer_list<const char*> moves) {
        for (const char* text : moves)
            ASSERT_TRUE(desk.window.session().play(*parseMove(desk.game().position(), text)));
    }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] std::string place() { return only<QLabel>(bar()).text().toStdString(); }
    [[nodiscard]] ReviewBar& bar() { return part<ReviewBar>(desk.window); }
    void trigger(const char* name) { desk.trigger(name); }
    [[nodiscard]] bool enabled(const char* name) { return desk.action(name).isEnabled(); }
    [[nodiscard]] std::string shownPosition() { return positionText(record().game()->position()); }
    [[nodiscard]] std::size_t plies() { return static_cast<std::size_t>(record().tree()->plies(record().shown())); }

    Desk desk;
};

TEST_F(Sheet, AFigureIsALetterWhereNothingDrawsIt) {
    desk.settings.set(keys::notation(), NotationStyle::Figurine);
    desk.start("chess");
    play({"g1f3", "e7e5"});
    desk.key(Qt::Key_Left);
    EXPECT_EQ(place(), "Viewing the game after 1. Nf3");
}

TEST_F(Sheet, ArrowKeysOnTheBoardLookBackAndTheGameGoesOn) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    const std::string live = desk.position();
    desk.key(Qt::Key_Left);
    EXPECT_EQ(plies(), 1u);
    EXPECT_NE(shownPosition(), live);
    EXPECT_TRUE(bar().isVisible());
    EXPECT_EQ(place(), "Viewing the game after 1. e4");
    play({"g1f3"});
    EXPECT_EQ(plies(), 1u) << "the place that is looked at stays";
    EXPECT_EQ(place(), "Viewing the game after 1. e4");
    desk.key(Qt::Key_Home);
    EXPECT_EQ(plies(), 0u);
    EXPECT_EQ(place(), "Viewing the start position");
    desk.key(Qt::Key_End);
    EXPECT_EQ(plies(), 3u);
    EXPECT_FALSE(bar().isVisible());
}

TEST_F(Sheet, WhoResignsCannotRedo) {
    desk.start("chess", "pp");
    play({"e2e4", "e7e5", "g1f3"});
    trigger("undo");
    trigger("undo");
    trigger("redo");
    for (int press = 0; press < 2; ++press) trigger("resign");
    EXPECT_EQ(record().tree()->variationEnd(Node::Root), record().live());
    EXPECT_EQ(record().tree()->size(), 2U);
}

TEST_F(Sheet, AMoveThatReplacesTheRestOfAnUndoneLineTakesItsPlace) {
    desk.start("chess", "pp");
    play({"e2e4", "e7e5", "g1f3"});
    trigger("undo");
    trigger("undo");
    trigger("redo");
    play({"b1c3"});
    EXPECT_EQ(record().tree()->size(), 3U);
}

TEST_F(Sheet, AtTheEndTheListShowsTheLastMoveHoweverLittleRoomThereIs) {
    desk.start("chess", "pp");
    // Every pawn makes two single steps. The list has no room for so many moves, and no position repeats.
    for (const char* rank : {"2376", "3465"}) {
        for (const char file : std::string_view("abcdefgh")) {
            const auto step = [&](int from) { return std::string{file, rank[from], file, rank[from + 1]}; };
            play({step(0).c_str(), step(2).c_str()});
        }
    }
    for (int press = 0; press < 2; ++press) trigger("resign");
    QApplication::processEvents();
    ASSERT_TRUE(part<EndBanner>(desk.window).isVisible());
    auto& panel = part<MovesPanel>(desk.window);
    const QRect last = panel.rectOf(record().live());
    EXPECT_TRUE(only<QTableView>(panel).viewport()->rect().contains(last)) << last.top();
    desk.window.resize(1024, 560);
    QApplication::processEvents();
    EXPECT_TRUE(only<QTableView>(panel).viewport()->rect().contains(panel.rectOf(record().live())));
}

TEST_F(Sheet, ArrowKeysBelongToTheCursorWhileItIsOn) {
    desk.start("chess");
    play({"e2e4"});
    desk.key(Qt::Key_Return);
    desk.key(Qt::Key_Left);
    EXPECT_EQ(plies(), 1u);
}

TEST_F(Sheet, TheWheelWalksThroughTheGame) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    const auto turn = [&](int angle) {
        QWheelEvent wheel(QPointF(200, 200), QPointF(200, 200), {}, {0, angle}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&desk.board(), &wheel);
    };
    turn(240);
    EXPECT_EQ(plies(), 0u);
    turn(-60);
    EXPECT_EQ(plies(), 0u);
    turn(-60);
    EXPECT_EQ(plies(), 1u);
}

TEST_F(Sheet, AMoveTriedInThePastIsAVariationAndNothingElse) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    const std::string live = desk.position();
    desk.key(Qt::Key_Left);
    desk.click("c7");
    desk.click("c5");
    EXPECT_EQ(desk.position(), live);
    EXPECT_EQ(record().tree()->size(), 3u);
    EXPECT_EQ(plies(), 2u);
    EXPECT_EQ(place(), "Viewing a variation, after 1… c5");
    trigger("previousVariation");
    EXPECT_EQ(record().shown(), record().live());
    EXPECT_FALSE(bar().isVisible());
    trigger("nextVariation");
    EXPECT_TRUE(bar().isVisible());
}

/// Without another variation, the Up and Down keys must show the cursor on the board. Otherwise they would do nothing.
TEST_F(Sheet, UpAndDownBringTheCursorWhereThereIsNoOtherVariation) {
    desk.start("chess");
    desk.key(Qt::Key_Up);
    EXPECT_EQ(desk.board().frame().attention.cursor, desk.square("e1"));
    desk.key(Qt::Key_Escape);
    desk.click("b1");
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Down);
    EXPECT_EQ(desk.board().frame().attention.cursor, desk.square("b1")) << "where somebody has clicked";
    desk.key(Qt::Key_Escape);
    play({"e2e4", "e7e5"});
    desk.key(Qt::Key_Left);
    desk.click("c7");
    desk.click("c5");
    desk.key(Qt::Key_Up);
    EXPECT_EQ(desk.board().frame().attention.cursor, NoSquare);
    EXPECT_EQ(record().shown(), record().live());
}

TEST_F(Sheet, TheGameCanGoOnFromAnEarlierMove) {
    desk.start("chess");
    play({"e2e4", "e7e5", "g1f3"});
    trigger("firstPosition");
    trigger("nextMove");
    named<QPushButton>(bar(), "playOnButton").click();
    EXPECT_EQ(desk.game().played(), 1u);
    EXPECT_FALSE(bar().isVisible());
    play({"c7c5"});
    EXPECT_EQ(record().tree()->size(), 4u) << "what was played stays as a line";
    desk.click("b1");
    desk.click("c3");
    EXPECT_EQ(desk.game().played(), 3u) << "moves count again";
}

TEST_F(Sheet, TheMenuGoesOnFromAnEarlierMoveToo) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    EXPECT_FALSE(enabled("playFromHere"));
    trigger("previousMove");
    EXPECT_TRUE(enabled("playFromHere"));
    trigger("playFromHere");
    EXPECT_EQ(desk.game().played(), 1u);
    EXPECT_FALSE(enabled("playFromHere"));
}

TEST_F(Sheet, AmongFourTheHeadOfTheMovesShowsEmblems) {
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    const MoveListModel& moves = part<MovesPanel>(desk.window).moves();
    const auto emblem = [&](int side) {
        return moves.headerData(side, Qt::Horizontal, Qt::DecorationRole).value<QIcon>().pixmap(16).toImage();
    };
    for (int side = 0; side < 4; ++side) EXPECT_FALSE(emblem(side).isNull());
    EXPECT_NE(emblem(0), emblem(1));
    QHeaderView* header = only<QTableView>(part<MovesPanel>(desk.window)).horizontalHeader();
    const QImage image = header->grab().toImage();
    const auto reds = [&](int side) {
        int pixels = 0;
        for (int x = 0; x < header->sectionSize(side); ++x) {
            const QColor colour = image.pixelColor(header->sectionViewportPosition(side) + x, image.height() / 2);
            pixels += colour.red() > 150 && colour.green() < 80 ? 1 : 0;
        }
        return pixels;
    };
    EXPECT_EQ(reds(1), 0);
    EXPECT_GT(reds(2), 5) << "the emblem of Red is painted";
}

TEST_F(Sheet, VariationsRiseAndGo) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    EXPECT_FALSE(enabled("deleteVariation")) << "it belongs to the game";
    EXPECT_FALSE(enabled("promoteVariation"));
    trigger("previousMove");
    desk.click("c7");
    desk.click("c5");
    ASSERT_TRUE(enabled("promoteVariation"));
    trigger("promoteVariation");
    EXPECT_EQ(record().tree()->children(Node(1)).front(), record().shown());
    EXPECT_FALSE(enabled("promoteVariation"));
    trigger("deleteVariation");
    EXPECT_EQ(record().tree()->size(), 2u);
    EXPECT_EQ(plies(), 1u);
}

TEST_F(Sheet, AMoveTakenBackAndReplacedIsForgotten) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    desk.trigger("undo");
    EXPECT_EQ(record().tree()->size(), 2u) << "it can still be played again";
    play({"c7c5"});
    EXPECT_EQ(record().tree()->size(), 2u);
    desk.trigger("undo");
    record().comment(Node(3), "the Sicilian");
    play({"e7e6"});
    EXPECT_EQ(record().tree()->size(), 3u) << "what somebody wrote about stays";
}

TEST_F(Sheet, AClickInTheListShowsTheMove) {
    desk.start("chess");
    play({"e2e4", "e7e5", "g1f3"});
    auto& panel = part<MovesPanel>(desk.window);
    QTest::mouseClick(only<QTableView>(panel).viewport(), Qt::LeftButton, {}, panel.rectOf(Node(1)).center());
    EXPECT_EQ(record().shown(), Node(1));
    desk.click("d7");
    desk.click("d5");
    trigger("lastPosition");
    const Node line = record().tree()->children(Node(1))[1];
    QTest::mouseClick(only<QTableView>(panel).viewport(), Qt::LeftButton, {}, panel.rectOf(line).center());
    EXPECT_EQ(record().shown(), line);
}

TEST_F(Sheet, NotationIsKeptAndShownAtOnce) {
    desk.start("chess");
    play({"g1f3"});
    desk.choose("notation", NotationStyle::Russian);
    EXPECT_EQ(part<MovesPanel>(desk.window).moves().index(0, 0).data().toString(), QStringLiteral("Кf3"));
    EXPECT_EQ(desk.settings.get(keys::notation()), NotationStyle::Russian);
    desk.choose("notation", NotationStyle::Figurine);
    EXPECT_FALSE(part<MovesPanel>(desk.window).grab().isNull());
}

TEST_F(Sheet, TheMoveThatIsLookedAtStaysMarkedInAnotherLanguage) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    trigger("previousMove");
    QTableView& view = only<QTableView>(part<MovesPanel>(desk.window));
    EXPECT_EQ(view.currentIndex(), part<MovesPanel>(desk.window).moves().cellOf(Node(1)));
    desk.language.use(QStringLiteral("ru"));
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(view.currentIndex(), part<MovesPanel>(desk.window).moves().cellOf(Node(1)));
    EXPECT_EQ(place(), "Показана партия после 1. e4");
}

TEST_F(Sheet, AnotherGameHasAnotherSheet) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    trigger("firstPosition");
    desk.start("fortress");
    EXPECT_FALSE(bar().isVisible());
    EXPECT_EQ(record().tree()->size(), 0u);
    play({"N@n3", "N@c3"});
    desk.key(Qt::Key_Left);
    EXPECT_EQ(plies(), 1u);
    desk.window.grab();
}

TEST_F(Sheet, AClickBesideTheMovesLeavesTheMarkWhereItIs) {
    desk.start("chess");
    play({"e2e4"});
    auto& panel = part<MovesPanel>(desk.window);
    QTableView& view = only<QTableView>(panel);
    const QModelIndex marked = view.currentIndex();
    ASSERT_TRUE(marked.isValid());
    const QRect move = panel.rectOf(Node(1));
    for (const QPoint at : {QPoint(move.center().x(), view.viewport()->height() - 3),
                            QPoint(move.right() + move.width() / 2, move.center().y())}) {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        EXPECT_EQ(view.currentIndex(), marked);
        EXPECT_TRUE(view.selectionModel()->isSelected(marked));
    }
}

TEST_F(Sheet, UndoneMovesArePale) {
    desk.start("chess");
    play({"e2e4", "e7e5"});
    trigger("undo");
    const MoveListModel& moves = part<MovesPanel>(desk.window).moves();
    EXPECT_FALSE(moves.data(moves.index(0, 0), MoveListModel::UndoneRole).toBool());
    EXPECT_TRUE(moves.data(moves.index(0, 1), MoveListModel::UndoneRole).toBool());
    trigger("redo");
    EXPECT_FALSE(moves.data(moves.index(0, 1), MoveListModel::UndoneRole).toBool());
}

}  // namespace
}  // namespace rokada::ui::recordTest
