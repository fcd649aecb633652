// Game review in the window: one entry of the menu, progress, what is written, and undo of all of it at once.
#include "analysis/analysissettings.h"
#include "analysis/reviewcontrols.h"
#include "analysis/reviewdialog.h"
#include "learn/coachcontrols.h"
#include "lesson/lessonpage.h"
#include "ponderer.h"
#include "score/movespanel.h"
#include "score/recordgraph.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>

namespace rokada::ui {
namespace {

using namespace testing;

constexpr const char* Blunder = "[White \"Anna\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";

class GameReview : public ::testing::Test {
protected:
    GameReview() { desk.settings.set(keys::reviewedNodes(), reviewNodes.front()); }
    [[nodiscard]] ReviewDialog& dialog() { return *desk.window.part<ReviewControls>().dialog(); }
    [[nodiscard]] bool finished() {
        return QTest::qWaitFor([&] { return named<QTableWidget>(dialog(), "reviewTable").isVisible(); }, 60'000);
    }
    [[nodiscard]] Node ply(std::size_t n) {
        const GameTree& tree = *desk.record().tree();
        return tree.path(tree.variationEnd(Node::Root))[n];
    }

    AnalysisDesk desk;
};

TEST_F(GameReview, WritesWhatItFindsAsOneEdit) {
    desk.open(Blunder);
    const GameTree before = *desk.record().tree();
    desk.trigger("reviewGame");
    ASSERT_TRUE(finished());
    const GameTree& tree = *desk.record().tree();
    EXPECT_EQ(tree.remarks(ply(5)).nags, std::vector<std::uint8_t>{4});
    EXPECT_EQ(*tree.remarks(ply(5)).command("eval"), "#1");
    EXPECT_FALSE(tree.remarks(ply(5)).after.empty()) << "the coach says why";
    EXPECT_EQ(tree.children(ply(4)).size(), 2U);
    auto& graph = desk.window.part<MovesPanel>().graph();
    EXPECT_TRUE(graph.isVisible());
    EXPECT_EQ(graph.line().points[5].nag, 4);
    static_cast<void>(graph.grab());
    desk.record().undoEdit();
    EXPECT_EQ(*desk.record().tree(), before);
}

TEST_F(GameReview, NoLineOfItsWordsIsCutOff) {
    for (const char* language : {"en", "ru", "bg"}) {
        desk.language.use(QLatin1String(language));
        desk.open(Blunder);
        desk.trigger("reviewGame");
        const auto& said = named<QLabel>(dialog(), "reviewSaid");
        QApplication::processEvents();
        EXPECT_GE(said.height(), said.heightForWidth(said.width())) << language;
        ASSERT_TRUE(finished());
        QApplication::processEvents();
        EXPECT_GE(said.height(), said.heightForWidth(said.width())) << language;
        dialog().close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(GameReview, IsThereForAGameThatIsOver) {
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5"});
    EXPECT_FALSE(desk.action("reviewGame").isEnabled());
    desk.play({"g2g4", "d8h4"});
    ASSERT_TRUE(desk.game().ending());
    EXPECT_TRUE(desk.action("reviewGame").isEnabled());
    desk.trigger("reviewGame");
    ASSERT_TRUE(finished());
    EXPECT_TRUE(desk.window.part<MovesPanel>().graph().isVisible());
    EXPECT_EQ(desk.game().played(), 4U);
}

TEST_F(GameReview, CanBeCancelledAndBegunAgain) {
    desk.open(Blunder);
    const GameTree before = *desk.record().tree();
    desk.settings.set(keys::reviewedNodes(), reviewNodes.back());
    desk.trigger("reviewGame");
    named<QPushButton>(dialog(), "reviewStart").click();
    QCoreApplication::processEvents();
    EXPECT_EQ(*desk.record().tree(), before);
    EXPECT_FALSE(named<QProgressBar>(dialog(), "reviewProgress").isVisible());
    dialog().setNodes(reviewNodes.front());
    named<QPushButton>(dialog(), "reviewStart").click();
    ASSERT_TRUE(finished());
    EXPECT_FALSE(*desk.record().tree() == before);
}

TEST_F(GameReview, IsLeftWhenAnotherGameComes) {
    desk.settings.set(keys::reviewedNodes(), reviewNodes.back());
    desk.open(Blunder);
    desk.trigger("reviewGame");
    desk.open("1. d4 d5 *\n");
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.window.part<ReviewControls>().dialog() == nullptr; }));
    EXPECT_TRUE(desk.record().tree()->remarks(ply(0)).empty());
}

TEST_F(GameReview, BeginsAtTheBannerAndEndsWhenTheGameGoesOn) {
    desk.settings.set(keys::reviewedNodes(), reviewNodes.back());
    desk.start("chess", "pp");
    desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    named<QPushButton>(desk.window.part<EndBanner>(), "reviewButton").click();
    ASSERT_NE(desk.window.part<ReviewControls>().dialog(), nullptr);
    desk.trigger("lastPosition");
    desk.trigger("undo");
    EXPECT_TRUE(desk.window.session().playing());
    EXPECT_FALSE(named<QProgressBar>(dialog(), "reviewProgress").isVisible());
    EXPECT_EQ(desk.record().tree()->remarks(ply(0)).command("eval"), nullptr);
}

TEST_F(GameReview, LetsTheMistakesBeTriedAgain) {
    desk.open(Blunder);
    desk.trigger("reviewGame");
    ASSERT_TRUE(finished());
    auto& again = named<QPushButton>(dialog(), "reviewTryAgain");
    ASSERT_TRUE(again.isEnabled());
    again.click();
    auto* page = desk.window.part<CoachControls>().page();
    ASSERT_NE(page, nullptr);
    EXPECT_TRUE(page->isVisible());
}

}  // namespace
}  // namespace rokada::ui
