// What is seen when a move is refused: the man glides home, and the reason stands beside the square.
#include "boardtesting.h"

#include <QVariantAnimation>

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui {
namespace {

using testing::Table;

/// A board on the screen, with things that move.
struct Seen : Table {
    explicit Seen(std::string_view id, const Choices& choices = {}, std::string_view position = {})
        : Table(id, choices, position) {
        board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&board));
    }

    [[nodiscard]] QVariantAnimation* running() {
        const auto animations = board.findChildren<QVariantAnimation*>();
        const auto it = std::find_if(animations.begin(), animations.end(), [](const QVariantAnimation* animation) {
            return animation->state() == QAbstractAnimation::Running;
        });
        return it == animations.end() ? nullptr : *it;
    }
    [[nodiscard]] QImage seen() { return board.grab().toImage(); }
    [[nodiscard]] bool changed(const QImage& one, const QImage& other, QPoint at) {
        const QRect box(at - QPoint(12, 12), QSize(24, 24));
        return one.copy(box) != other.copy(box);
    }
};

// --- the way back

TEST(BoardRefusal, AManWhoIsDroppedOnASquareThatIsNoTargetGlidesBack) {
    Seen t("chess");
    t.click("b1");
    const QImage still = t.seen();
    t.drag("b1", "f5");
    ASSERT_TRUE(t.refusedFor(Cause::DoesNotMoveSo));
    QVariantAnimation* way = t.running();
    ASSERT_NE(way, nullptr);
    EXPECT_EQ(way->duration(), 120);
    EXPECT_EQ(way->startValue().toPointF(), QPointF(t.point("f5")));
    way->setCurrentTime(20);
    const QPoint at = way->currentValue().toPointF().toPoint();
    EXPECT_TRUE(t.changed(still, t.seen(), at));
    way->setCurrentTime(120);
    EXPECT_EQ(t.running(), nullptr);
    EXPECT_FALSE(t.changed(still, t.seen(), t.point("b1")));
    EXPECT_FALSE(t.changed(still, t.seen(), at));
}

TEST(BoardRefusal, AManWhoIsDroppedOutsideTheBoardGlidesBack) {
    Seen t("chess");
    t.drag(t.point("e2"), QPoint(2, 300));
    ASSERT_TRUE(t.refusedFor(Cause::DoesNotMoveSo));
    ASSERT_NE(t.running(), nullptr);
    EXPECT_EQ(t.board.squareAt(t.running()->endValue().toPointF().toPoint()), t.square("e2"));
}

TEST(BoardRefusal, AReserveGlidesBackToItsPlate) {
    Seen t("fortress");
    const QRect knight = t.board.reserveRect(t.kind('N'));
    t.drag(knight.center(), t.point("h8"));
    ASSERT_TRUE(t.refusedFor(Cause::NotYourFortress));
    ASSERT_NE(t.running(), nullptr);
    EXPECT_TRUE(knight.contains(t.running()->endValue().toPointF().toPoint()));
}

TEST(BoardRefusal, AManWhoWasTakenUpOnAGhostGlidesBackThere) {
    Seen t("vyrt");
    t.board.setCut({.margin = 2, .shift = {}});
    for (int s = 0; s < t.book->size(); ++s) {
        const auto copies = t.board.copyCentres(Square(s));
        if (copies.size() < 2 || t.game.position().empty(Square(s))) continue;
        if (sideOf(t.game.position()[Square(s)]) != t.game.position().turn()) continue;
        t.drag(copies.back(), QPoint(2, 2));
        ASSERT_NE(t.running(), nullptr);
        const QPoint home = t.running()->endValue().toPointF().toPoint();
        EXPECT_LE((home - copies.back()).manhattanLength(), 2);
        return;
    }
    FAIL() << "nobody stands at the edge";
}

TEST(BoardRefusal, EscapeBringsADraggedManBackToo) {
    Seen t("chess");
    t.press(t.point("e2"));
    t.moveTo(t.point("e3"));
    t.moveTo(t.point("e5"));
    t.key(Qt::Key_Escape);
    ASSERT_NE(t.running(), nullptr);
    EXPECT_EQ(t.board.squareAt(t.running()->endValue().toPointF().toPoint()), t.square("e2"));
    EXPECT_TRUE(t.refusals.empty());
}

TEST(BoardRefusal, WithReducedMotionAManIsBackAtOnce) {
    Seen t("chess");
    t.board.setMoveDuration(0);
    t.drag("b1", "f5");
    EXPECT_TRUE(t.refusedFor(Cause::DoesNotMoveSo));
    EXPECT_EQ(t.running(), nullptr);
}

TEST(BoardRefusal, AMoveThatIsMadeByHandHasNoWayBack) {
    Seen t("chess");
    t.drag("e2", "e4");
    EXPECT_TRUE(t.chose("e2", "e4"));
    EXPECT_EQ(t.running(), nullptr);
}

}  // namespace
}  // namespace rokada::ui
