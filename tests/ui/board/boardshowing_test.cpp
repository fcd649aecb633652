// Tests the animation of a move. Pieces arrive and transform, and others appear or vanish. A check is shown only at the
// end.
#include "board/moveshow.h"
#include "boardtesting.h"
#include "heldtime.h"

#include "text/movetext.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include <string>

namespace rokada::ui::boardshowingTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

constexpr std::string_view KnightBeforeTheCorner =
    "1*********1/*4k4*/*N8*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1 w - - 0 1";
constexpr std::string_view MateInOne = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

/// Visible board that records the signals of a move in order.
struct ShownTable : Table {
    explicit ShownTable(std::string_view id, const Choices& choices = {}, std::string_view position = {})
        : Table(id, choices, position) {
        QObject::connect(&board.moveShow(), &MoveShow::landed, [this] { said += "landed "; });
        QObject::connect(&board.moveShow(), &MoveShow::settled, [this] { said += "settled "; });
        board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&board));
    }
    void play(const char* text) { Table::play(*parseMove(game.position(), text)); }
    [[nodiscard]] QImage seen(std::string_view name) {
        return board.grab(board.frame().layout.rect(square(name))).toImage();
    }
    std::string said;
};

TEST(BoardShowing, ACheckIsSeenWhenThePieceHasLanded) {
    ShownTable t("chess", {}, MateInOne);
    const QImage before = t.seen("g8");
    t.play("a1a8");
    pass(100ms);
    EXPECT_TRUE(t.board.frame().progress.underWay());
    EXPECT_EQ(t.seen("g8"), before);
    pass(200ms);
    EXPECT_FALSE(t.board.frame().progress.underWay());
    EXPECT_NE(t.seen("g8"), before);
    EXPECT_EQ(t.said, "landed settled ");
}

TEST(BoardShowing, ACapturedPieceIsSeenUntilTheCapturerArrives) {
    struct Capture {
        const char *variant, *position, *move, *victim;
    };
    for (const auto& [variant, position, move, victim] :
         {Capture{"chess", "3q2k1/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d8", "d8"},
          Capture{"chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "d5"}}) {
        ShownTable t(variant, {}, position);
        const Piece captured = t.game.position()[t.square(victim)];
        t.play(move);
        ASSERT_EQ(t.board.frame().progress.glides.size(), 1U);
        const Glide& glide = t.board.frame().progress.glides.front();
        EXPECT_EQ(glide.met, t.square(victim)) << move;
        EXPECT_EQ(glide.meets, std::vector{captured}) << move;
        const QImage during = t.seen(victim);
        pass(500ms);
        EXPECT_TRUE(t.board.frame().progress.glides.empty());
        EXPECT_NE(t.seen(victim), during) << move;
    }
}

/// Returns true if two pictures differ by more than the shadow of a raised player panel.
bool differ(const QImage& one, const QImage& other) {
    constexpr int Shadow = 24;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > Shadow) return true;
    return false;
}

TEST(BoardShowing, BonusBoatsAppearAfterThePieceHasTransformed) {
    ShownTable t("bolyar", {}, KnightBeforeTheCorner);
    const QImage corner = t.seen("z0");
    t.play("a7z9");
    pass(400ms);
    EXPECT_FALSE(t.board.frame().progress.changes.empty());
    EXPECT_FALSE(differ(t.seen("z0"), corner));
    pass(100ms);
    EXPECT_EQ(t.said, "landed ");
    pass(500ms);
    EXPECT_EQ(t.said, "landed settled ");
    EXPECT_TRUE(differ(t.seen("z0"), corner));
}

TEST(BoardShowing, AMateIsSeenForAWhileBeforeItsSideVanishes) {
    ShownTable t("fortress", {{"placement", "standard"}},
                 "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**2bP9**/**12**/**12**/**12**/3wB12/"
                 "2wQ5wK7/4********4/bK3********4 w - - 0 1");
    t.play("c3b2");
    pass(400ms);
    const QImage mated = t.seen("a1");
    pass(900ms);
    EXPECT_TRUE(t.board.frame().progress.underWay());
    EXPECT_EQ(t.seen("a1"), mated) << "it stands still";
    pass(2s);
    EXPECT_FALSE(t.board.frame().progress.underWay());
    EXPECT_NE(t.seen("a1"), mated);
}

TEST(BoardShowing, AnotherGameEndsTheShowingOfTheLastMove) {
    for (const auto seen : {100ms, 400ms}) {
        ShownTable t("bolyar", {}, KnightBeforeTheCorner);
        t.play("a7z9");
        pass(seen);
        EXPECT_TRUE(t.board.frame().progress.underWay());
        const Table other("chess");
        t.board.setGame(&other.game);
        EXPECT_FALSE(t.board.frame().progress.underWay());
        const QImage begun = t.board.grab().toImage();
        pass(1s);
        EXPECT_EQ(t.board.grab().toImage(), begun);
        t.board.setGame(nullptr);
    }
}

TEST(BoardShowing, ANewMoveEndsTheShowingOfTheLastOne) {
    ShownTable t("chess");
    t.play("e2e4");
    pass(100ms);
    t.play("e7e5");
    pass(100ms);
    EXPECT_TRUE(t.board.frame().progress.underWay()) << "the second piece has its own time";
    pass(100ms);
    EXPECT_FALSE(t.board.frame().progress.underWay());
}

TEST(BoardShowing, NothingIsSeenOfAMoveThatIsShownElsewhereFirst) {
    ShownTable t("chess", {}, MateInOne);
    const QImage before = t.seen("g8");
    t.board.moveShow().setHeld(true);
    t.play("a1a8");
    pass(5s);
    EXPECT_EQ(t.seen("g8"), before);
    EXPECT_EQ(t.said, "");
    t.board.moveShow().setHeld(false);
    EXPECT_EQ(t.said, "landed settled ");
    EXPECT_NE(t.seen("g8"), before);
}

TEST(BoardShowing, WhatIsLetGoOnItsWayLandsOnce) {
    ShownTable t("chess", {}, MateInOne);
    t.play("a1a8");
    t.board.moveShow().setHeld(true);
    t.board.moveShow().setHeld(false);
    EXPECT_EQ(t.said, "landed settled ");
    EXPECT_FALSE(t.board.frame().progress.underWay());
}

TEST(BoardShowing, NewsAreReadBesideTheirSquaresForAWhile) {
    ShownTable t("chess");
    t.board.moveShow().tell({{t.square("e4"), QStringLiteral("News")}}, t.board.font());
    ASSERT_EQ(t.board.moveShow().calloutRects().size(), 1U);
    EXPECT_FALSE(t.board.moveShow().calloutRects().front().intersects(t.board.frame().layout.rect(t.square("e4"))));
    pass(3s);
    EXPECT_TRUE(t.board.moveShow().calloutRects().empty());
}

TEST(BoardShowing, NewsOfSquaresGoWhenTheNextMoveBegins) {
    ShownTable t("chess");
    t.board.moveShow().tell({{t.square("e4"), QStringLiteral("News")}, {NoSquare, QStringLiteral("Answer"), Side(1)}},
                            t.board.font());
    ASSERT_EQ(t.board.moveShow().calloutRects().size(), 2U);
    t.play("e2e4");
    ASSERT_EQ(t.board.moveShow().calloutRects().size(), 1U);
    EXPECT_TRUE(t.board.frame().panelRect(Side(1)).contains(t.board.moveShow().calloutRects().front()));
}

}  // namespace
}  // namespace rokada::ui::boardshowingTest
