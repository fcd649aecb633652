// Tests how the players of a new game of four are placed around the small board, and how their teams are named.
#include "newgame/seatcard.h"
#include "newgame/seattable.h"

#include "kit/theme.h"
#include "named.h"
#include "scene/teams.h"
#include "variants/variants.h"

#include <QCoreApplication>
#include <QLabel>

#include <gtest/gtest.h>

namespace rokada::ui::seatringTest {
namespace {

using namespace testing;

class Seats : public ::testing::Test {
protected:
    void show(int width) {
        table.retranslate();
        table.resize(width, table.heightForWidth(width));
        table.show();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] SeatCard& card(const char* side) const {
        return named<SeatCard>(table, std::string(side) + "SeatButton");
    }
    [[nodiscard]] QRect seat(const char* side) const { return card(side).geometry(); }
    [[nodiscard]] QRect board() const { return named<QWidget>(table, "seatBoard").geometry(); }
    [[nodiscard]] QString team(const char* label) const { return named<QLabel>(table, label).text(); }

    const Variant variant = *makeVariant(*findVariant("fortress"), {});
    SeatTable table{variant, nullptr};
};

TEST_F(Seats, SurroundTheBoardAsThePlayersDo) {
    show(900);
    EXPECT_GT(seat("white").top(), board().bottom());
    EXPECT_LT(seat("red").bottom(), board().top());
    EXPECT_LT(seat("black").right(), board().left());
    EXPECT_GT(seat("blue").left(), board().right());
    for (const char* side : {"white", "black", "red", "blue"}) EXPECT_TRUE(table.rect().contains(seat(side))) << side;
}

TEST_F(Seats, AreInAColumnWithPartnersTogetherInANarrowForm) {
    show(card("white").sizeHint().width() + 20);
    EXPECT_TRUE(board().isEmpty());
    EXPECT_LT(seat("white").bottom(), seat("red").top());
    EXPECT_LT(seat("red").bottom(), seat("black").top());
    EXPECT_LT(seat("black").bottom(), seat("blue").top());
    EXPECT_LE(seat("blue").bottom(), table.height());
}

TEST_F(Seats, OfPartnersHaveEdgesOfOneColour) {
    show(900);
    const auto edge = [this](const char* side) { return card(side).grab().toImage().pixelColor(40, 1); };
    EXPECT_EQ(edge("white"), teamColour(variant, Side(0), theme()));
    EXPECT_EQ(edge("white"), edge("red"));
    EXPECT_EQ(edge("black"), edge("blue"));
    EXPECT_NE(edge("white"), edge("black"));
}

TEST_F(Seats, HeadingsNameTheTeams) {
    table.setSeats({{true, {}}, {false, {}}, {false, {}}, {false, {}}});
    EXPECT_EQ(team("teamLabel:0"), QStringLiteral("Your team: White and Red"));
    EXPECT_EQ(team("teamLabel:1"), QStringLiteral("Other team: Black and Blue"));
    table.setSeats({{true, {}}, {true, {}}, {true, {}}, {true, {}}});
    EXPECT_EQ(team("teamLabel:0"), QStringLiteral("White and Red"));
    EXPECT_EQ(team("teamLabel:1"), QStringLiteral("Black and Blue"));
    table.setSeats({{false, {}}, {true, {}}, {false, {}}, {true, {}}});
    EXPECT_EQ(team("teamLabel:0"), QStringLiteral("Other team: White and Red"));
    EXPECT_EQ(team("teamLabel:1"), QStringLiteral("Your team: Black and Blue"));
}

TEST(TeamsOfVariants, AreReadFromTheRules) {
    const auto fortress = makeVariant(*findVariant("fortress"), {});
    EXPECT_TRUE(hasTeams(*fortress));
    EXPECT_EQ(teamsOf(*fortress), (std::vector<std::vector<Side>>{{Side(0), Side(2)}, {Side(1), Side(3)}}));
    EXPECT_EQ(partnersOf(*fortress, Side(1)), std::vector{Side(3)});
    EXPECT_FALSE(hasTeams(*makeVariant(*findVariant("chess"), {})));
}

TEST(TeamsOfVariants, HaveColoursThatCanBeSeenAndToldApart) {
    const auto fortress = makeVariant(*findVariant("fortress"), {});
    for (const Theme& each : {Theme::light(), Theme::night()}) {
        for (const Side side : {Side(0), Side(1)}) {
            EXPECT_GE(contrastOf(teamColour(*fortress, side, each), each.canvas), 3.0);
            EXPECT_GE(contrastOf(teamColour(*fortress, side, each), each.raised), 3.0);
        }
    }
}

}  // namespace
}  // namespace rokada::ui::seatringTest
