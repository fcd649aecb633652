// Men whom chess players do not know show their pattern when they are touched for the first time.
#include "boardtesting.h"

#include "board/boardstate.h"
#include "scene/movepattern.h"
#include "variants/variants.h"

#include <QVariantAnimation>

#include <gtest/gtest.h>

#include <string>

namespace rokada::ui {
namespace {

using testing::Table;

/// The state of a board without a widget.
struct Still {
    explicit Still(const Table& t) {
        state.setGame(&t.game);
        state.fit({744, 614});
    }
    /// Returns whether there is a move pattern from now on.
    bool select(Square square) {
        state.input.reset();
        state.input.press({square});
        state.input.release({square});
        state.attendTo();
        return state.touchesNew();
    }
    BoardState state;
};

std::string outlandishOf(const Variant& variant) {
    std::string names;
    for (const KindSpec& kind : variant.kinds) {
        if (outlandish(kind)) names.append(names.empty() ? "" : " ").append(kind.name);
    }
    return names;
}

TEST(MovePattern, BelongsToKindsThatMoveLikeNoneOfChess) {
    const auto of = [](std::string_view id) { return outlandishOf(*makeVariant(*findVariant(id), {})); };
    EXPECT_EQ(of("chess"), "");
    EXPECT_EQ(of("greatshatranj"), "wfda minister highpriest elephant woody");
    EXPECT_EQ(of("bolyar"), "bolyar boat officer");
    EXPECT_EQ(of("vyrt"), "");
    EXPECT_EQ(of("fortress"), "") << "walls beside a knight make no other piece of it";
}

TEST(MovePattern, IsThePatternRoundThePieceWhateverStandsThere) {
    const Table t("greatshatranj");
    Still still(t);
    ASSERT_TRUE(still.select(t.square("d1")));
    SquareSet wanted = t.book->geometry().squares("c1-e2");
    wanted.reset(t.square("d1"));
    for (const char* leap : {"b1", "f1", "d3", "b3", "f3"}) wanted.set(t.square(leap));
    EXPECT_EQ(still.state.attention.movePattern->piece, t.square("d1"));
    EXPECT_EQ(still.state.attention.movePattern->squares, wanted);
}

TEST(MovePattern, ComesOncePerKindAndGame) {
    Table t("greatshatranj");
    Still still(t);
    EXPECT_TRUE(still.select(t.square("a1")));
    EXPECT_FALSE(still.select(t.square("a1")));
    EXPECT_FALSE(still.select(t.square("j1"))) << "the other one of its kind";
    EXPECT_FALSE(still.select(t.square("j8"))) << "the enemy's";
    EXPECT_FALSE(still.state.attention.movePattern);
}

/// A board on the screen with a war machine that has just been selected.
class Touched {
public:
    explicit Touched(int duration) {
        table.board.setMoveDuration(duration);
        table.board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&table.board));
        table.click("a1");
        for (auto* animation : table.board.findChildren<QVariantAnimation*>()) {
            if (animation->state() == QAbstractAnimation::Running) movePattern = animation;
        }
    }
    [[nodiscard]] QImage at(int time) {
        movePattern->setCurrentTime(time);
        return table.board.grab().toImage();
    }

    Table table{"greatshatranj"};
    QVariantAnimation* movePattern = nullptr;
};

TEST(MovePattern, FadesAndIsGone) {
    Touched touched(180);
    ASSERT_NE(touched.movePattern, nullptr);
    EXPECT_EQ(touched.movePattern->duration(), 1200);
    touched.movePattern->pause();
    const QImage first = touched.at(0);
    const QImage later = touched.at(900);
    EXPECT_NE(first, later);
    touched.movePattern->resume();
    const QImage gone = touched.at(1200);
    EXPECT_NE(later, gone);
    touched.table.click("b1");
    touched.table.click("a1");
    EXPECT_EQ(touched.movePattern->state(), QAbstractAnimation::Stopped);
}

TEST(MovePattern, StandsStillForItsTimeWithoutMotion) {
    Touched touched(0);
    ASSERT_NE(touched.movePattern, nullptr);
    touched.movePattern->pause();
    const QImage first = touched.at(0);
    EXPECT_EQ(first, touched.at(900));
    touched.movePattern->resume();
    EXPECT_NE(first, touched.at(1200));
}

}  // namespace
}  // namespace rokada::ui
