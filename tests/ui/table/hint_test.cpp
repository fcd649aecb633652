// Tests hints in the window: the text for each press of the key, its place, and the moment when it is removed.
#include "board/moveshow.h"
#include "boardquestions.h"
#include "windowtesting.h"

#include "text/movetext.h"

namespace rokada::ui::hintTest {
namespace {

using namespace std::chrono_literals;
using testing::Desk;
using testing::MusingDesk;
using testing::pass;

TEST(HintWindow, AHintTellsMoreWithEachStep) {
    Desk desk;
    desk.start("chess", "", {}, "4k3/8/8/8/8/8/1R6/Rn2K3 w - - 0 1");
    // The window of the previous test may still be closing. Keys go to the active window, so this window is activated.
    QCoreApplication::processEvents();
    desk.window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&desk.window));
    QTest::keyClick(&desk.window, Qt::Key_F3);
    EXPECT_EQ(desk.status(), "Looking for a good move...");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.status() != "Looking for a good move..."; }));
    EXPECT_EQ(desk.status().rfind("Look at the rook on ", 0), 0U) << desk.status();
    EXPECT_NE(testing::advisedPiece(desk.board()), NoSquare) << "the piece is marked where the eye is";
    const QImage piece = desk.board().grab().toImage();
    QTest::keyClick(&desk.window, Qt::Key_F3);
    EXPECT_EQ(desk.status().rfind("A good move: R", 0), 0U) << desk.status();
    EXPECT_EQ(desk.status().find("knight"), std::string::npos) << "the reason is for the last step";
    EXPECT_NE(desk.board().grab().toImage(), piece) << "an arrow leads to the target";
    QTest::keyClick(&desk.window, Qt::Key_F3);
    EXPECT_EQ(desk.status().rfind("A good move: R", 0), 0U) << desk.status();
    EXPECT_NE(desk.status().find("The move wins the knight on b1."), std::string::npos) << desk.status();
    desk.language.use(QStringLiteral("ru"));
    QTest::keyClick(&desk.window, Qt::Key_F3);
    EXPECT_EQ(desk.status().rfind("Хороший ход: Л", 0), 0U) << "in the letters of the language: " << desk.status();
    desk.playByMouse("b2b1");
    EXPECT_EQ(testing::advisedPiece(desk.board()), NoSquare);
}

TEST(HintWindow, AHintIsNotSaidAnyMoreOfAnotherPosition) {
    Desk desk;
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5"});
    emit desk.window.session().advised(*parseMove(desk.game().position(), "g1f3"));
    EXPECT_FALSE(desk.status().empty());
    desk.trigger("undo");
    EXPECT_EQ(desk.status().find("f3"), std::string::npos) << desk.status();
    EXPECT_EQ(desk.status().find("g1"), std::string::npos) << desk.status();
}

/// The text must not call a move good if it is the only legal one.
TEST(HintWindow, TheOnlyLegalMoveIsNotPraised) {
    Desk desk;
    desk.start("chess", "", {}, "k7/8/1K6/8/8/8/8/7R b - - 0 1");
    emit desk.window.session().advised(*parseMove(desk.game().position(), "a8b8"));
    for (int press = 2; press <= 3; ++press) {
        desk.trigger("hint");
        EXPECT_NE(desk.status().find("The only legal move: Kb8."), std::string::npos) << desk.status();
        EXPECT_EQ(desk.status().find("good"), std::string::npos) << desk.status();
    }
}

TEST(HintWindow, TheThirdPressOfAHintAlwaysSaysWhy) {
    Desk desk;
    desk.start("chess", "", {}, "k7/8/6q1/8/8/2N5/8/4K3 w - - 0 1");
    emit desk.window.session().advised(*parseMove(desk.game().position(), "e1d1"));
    EXPECT_EQ(desk.status(), "Look at the king on e1.");
    desk.trigger("hint");
    EXPECT_EQ(desk.status(), "A good move: Kd1.");
    for (int press = 3; press <= 4; ++press) {
        desk.trigger("hint");
        EXPECT_EQ(
            desk.status(),
            "A good move: Kd1. There is no simple reason. The engine just evaluates this move higher than the others.")
            << press;
    }
}

std::vector<Move> variationOf(Desk& desk, std::initializer_list<std::string_view> texts) {
    Position position = desk.game().position();
    std::vector<Move> moves;
    for (const std::string_view text : texts) {
        moves.push_back(*parseMove(position, text));
        advance(position, moves.back());
    }
    return moves;
}

/// Returns the text of the third hint, after the engine has reported this score and variation.
std::string thirdPress(Desk& desk, Score score, std::initializer_list<std::string_view> texts) {
    const Variation variation{.score = score, .moves = variationOf(desk, texts)};
    emit desk.window.session().thought(desk.game().position().turn(), {.depth = 9, .variations = {variation}});
    emit desk.window.session().advised(variation.moves.front());
    for (int press = 2; press <= 3; ++press) desk.trigger("hint");
    return desk.status();
}

TEST(HintWindow, AHintThatNoFactExplainsSaysWhatTheEngineExpects) {
    Desk desk;
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e6", "d1h5", "d8e7"});
    EXPECT_EQ(thirdPress(desk, 40, {"h5d1", "e7f6", "g1f3", "b8c6", "b1c3"}),
              "A good move: Qd1. There are no tactics. The position stays equal. Expected continuation: 3. Qd1 Qf6 4. "
              "Nf3 Nc6.");
}

TEST(HintWindow, AHintKeepsWhatWasExpectedWhenTheSearchIsBrokenOff) {
    Desk desk;
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e6", "d1h5", "d8e7"});
    emit desk.window.session().thought(
        Side(0), {.depth = 8, .variations = {{.score = 40, .moves = variationOf(desk, {"h5d1", "e7f6"})}}});
    EXPECT_EQ(thirdPress(desk, 0, {"h5d1"}),
              "A good move: Qd1. There are no tactics. The position stays equal. Expected continuation: 3. Qd1 Qf6.");
}

TEST(HintWindow, AHintNamesMaterialFirst) {
    Desk desk;
    desk.start("vyrt", "pp");
    desk.play({"e2e4", "b7b5", "g1f3", "e7e6", "f1d3", "a7a6", "e1g1", "d8e7", "d1e2", "e7c5", "b1c3", "d9d8", "d3b5",
               "a6b5"});
    EXPECT_EQ(thirdPress(desk, 120, {"e2b5", "c5b5", "c3b5", "g8h10"}).find("A good move: Qxb5. The move wins "), 0U)
        << desk.status();
    EXPECT_EQ(desk.status().find("pinned"), std::string::npos) << desk.status();
}

TEST(HintWindow, AHintIsDroppedWhenThePersonMoves) {
    MusingDesk desk;
    desk.start("chess");
    desk.trigger("hint");
    ASSERT_TRUE(desk.waitForThought(1));
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.muser->stopped, 1);
    EXPECT_EQ(desk.status(), "");
}

TEST(HintWindow, AHintWantedThriceIsNotHurriedAndComesWithItsReason) {
    MusingDesk desk;
    desk.start("chess");
    desk.trigger("hint");
    ASSERT_TRUE(desk.waitForThought(1));
    desk.trigger("hint");
    desk.trigger("hint");
    EXPECT_EQ(desk.status(), "Looking for a good move...");
    EXPECT_EQ(desk.muser->stopped, 0);
    EXPECT_EQ(desk.muser->thinking, 1);
    emit desk.window.session().advised(*parseMove(desk.game().position(), "e2e4"));
    EXPECT_EQ(desk.status().rfind("A good move: e4. ", 0), 0U) << desk.status();
}

TEST(HintWindow, AHintWantedTwiceShowsTheMove) {
    MusingDesk desk;
    desk.start("chess");
    desk.trigger("hint");
    ASSERT_TRUE(desk.waitForThought(1));
    desk.trigger("hint");
    emit desk.window.session().advised(*parseMove(desk.game().position(), "e2e4"));
    EXPECT_EQ(desk.status(), "A good move: e4.");
}

TEST(HintWindow, ANewGameStopsTheSearchForAHint) {
    MusingDesk desk;
    desk.start("chess");
    desk.trigger("hint");
    ASSERT_TRUE(desk.waitForThought(1));
    desk.start("vyrt");
    EXPECT_EQ(desk.muser->stopped, 1);
}

}  // namespace
}  // namespace rokada::ui::hintTest
