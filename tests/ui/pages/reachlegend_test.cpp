// Tests the legend below the board: the numbers of green, blue and red squares, and the texts about bonus pieces.
#include "windowtesting.h"

#include "pages/reachlegend.h"

#include "explain/bonus.h"
#include "writtenwords.h"

#include <gtest/gtest.h>

namespace rokada::ui::reachlegendTest {
namespace {

using testing::Desk;

TEST(ReachLegend, IsThereWhereMovingAndCapturingDiffer) {
    Desk desk;
    desk.start("bolyar");
    auto* legend = &testing::only<ReachLegend>(desk.window);
    ASSERT_NE(legend, nullptr);
    EXPECT_FALSE(legend->isHidden());
    desk.start("chess");
    EXPECT_TRUE(legend->isHidden());
}

TEST(ReachLegend, CountsTheSquaresOfTheSelectedPiece) {
    Desk desk;
    desk.start("bolyar");
    desk.window.show();
    auto* legend = &testing::only<ReachLegend>(desk.window);
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{-1, -1, -1}));
    desk.click("b1");
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{2, 0, 0}));
    desk.key(Qt::Key_Escape);
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{-1, -1, -1}));
}

TEST(ReachLegend, ExplainsTheOtherMarksToThoseWhoPoint) {
    Desk desk;
    desk.start("bolyar", "pp", {}, "1*********1/*9*/*3B5*/*9*/*7k1*/*9*/*9*/*9*/*K8*/1*********1 w - - 0 1");
    const auto& legend = testing::only<ReachLegend>(desk.window);
    EXPECT_TRUE(legend.toolTip().contains(QLatin1String("Violet")));
    desk.click("d7");
    const QString tip = legend.toolTip();
    for (const char* mark : {"Small piece", "Crossed-out check sign"})
        EXPECT_TRUE(tip.contains(QLatin1String(mark))) << mark;
    for (const char* other : {"Rook sign", "Pale boats", "Violet"})
        EXPECT_FALSE(tip.contains(QLatin1String(other))) << other;
}

TEST(ReachLegend, ExplainsTheMarksOfTheSelectedPiece) {
    Desk desk;
    desk.start("bolyar", "pp", {}, "1*********1/*9*/*3B5*/*9*/*7k1*/*9*/*9*/*9*/*K8*/1*********1 w - - 0 1");
    auto* legend = &testing::only<ReachLegend>(desk.window);
    legend->resize(1000, 40);
    EXPECT_TRUE(legend->others().contains(QLatin1String("empty board"))) << legend->others().toStdString();
    desk.click("d7");
    EXPECT_TRUE(legend->others().contains(QLatin1String("result of promotion"))) << legend->others().toStdString();
    EXPECT_TRUE(legend->others().contains(QLatin1String("no check"))) << legend->others().toStdString();
}

TEST(ReachLegend, CutsNoWordsOffOfAnyPiece) {
    for (const char* language : {"en", "ru", "bg"}) {
        Desk desk;
        desk.language.use(QLatin1String(language));
        for (const char* piece : {"Pd7", "Rd7", "Nd7", "Bd7", "Ld7", "Yd7", "Rd2", "Li7"}) {
            const std::string_view square(piece + 1);
            const std::string row =
                std::string(1, square[0] == 'd' ? '3' : '8') + piece[0] + (square[0] == 'd' ? "5" : "");
            const std::string upper = square[1] == '7' ? row : "9", lower = square[1] == '2' ? row : "9";
            desk.start("bolyar", "pp", {},
                       std::string("1*********1/*9*/*")
                           .append(upper)
                           .append("*/*9*/*7k1*/*9*/*9*/*")
                           .append(lower)
                           .append("*/*K8*/1*********1 w - - 0 1"));
            desk.click(square);
            for (int i = 0; i < 3; ++i) QApplication::processEvents();
            auto& legend = testing::only<ReachLegend>(desk.window);
            EXPECT_EQ(testing::cutWords(legend).join(QLatin1Char(' ')).toStdString(), "") << language << piece;
        }
    }
}

/// The font of the legend grows with the window. The longest text of the legend belongs to a knight that can promote to
/// a bolyar without gaining new boats.
TEST(ReachLegend, CutsNoWordsOffInALargeWindowEither) {
    for (const char* language : {"en", "ru", "bg"}) {
        for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1040)}) {
            Desk desk;
            desk.language.use(QLatin1String(language));
            desk.window.resize(size);
            desk.start("bolyar", "pp");
            desk.play({"b1c3", "i7i6", "c3b5", "i6i5", "b5a7", "h7h6"});
            desk.click("a7");
            for (int i = 0; i < 3; ++i) QApplication::processEvents();
            auto& legend = testing::only<ReachLegend>(desk.window);
            EXPECT_FALSE(legend.others().isEmpty());
            EXPECT_EQ(testing::cutWords(legend).join(QLatin1Char(' ')).toStdString(), "") << language << size.width();
        }
    }
}

TEST(ReachLegend, ShortensItsWordsAndKeepsOneRow) {
    for (const char* language : {"en", "ru", "bg"}) {
        Desk desk;
        desk.language.use(QLatin1String(language));
        desk.start("bolyar");
        auto* legend = &testing::only<ReachLegend>(desk.window);
        legend->resize(1000, 40);
        const int height = legend->sizeHint().height();
        for (const int width : {1000, 420, 284, 200}) {
            legend->resize(width, 40);
            EXPECT_EQ(legend->sizeHint().height(), height) << "the moves below stay where they are";
            for (std::size_t i = 0; i < 3; ++i) {
                EXPECT_GE(legend->entries()[i].left(), 0) << language << width;
                EXPECT_LE(legend->entries()[i].right(), legend->width()) << language << width;
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_FALSE(legend->entries()[i].intersects(legend->entries()[j])) << language << width;
            }
        }
    }
}

TEST(ReachLegend, WarnsOfACheckThatIsLostByTheTransformation) {
    Desk desk;
    // The officer promotes to a bolyar. An officer would attack the king on the diagonal, but a bolyar does not.
    desk.start("bolyar", "pp", {}, "1*********1/*9*/*3B5*/*9*/*7k1*/*9*/*9*/*9*/*K8*/1*********1 w - - 0 1");
    desk.click("d7");
    EXPECT_EQ(desk.status(), "A bolyar does not capture diagonally. So the piece does not give check from e8.");
}

TEST(ReachLegend, TellsOnceThatTheOfficersStepCapturesNothing) {
    constexpr const char* Note =
        "The square straight in front of an officer is blue: the officer can move there but cannot capture there.";
    Desk desk;
    desk.start("bolyar", "pp");
    desk.click("c1");
    EXPECT_NE(desk.status(), Note);  // the bishop has no legal move yet
    desk.start("bolyar", "pp");
    desk.play({"c2c3", "c7c6"});
    desk.click("c1");
    EXPECT_EQ(desk.status(), Note);
    desk.click("a2");
    EXPECT_NE(desk.status(), Note) << "another piece is selected";
    desk.start("bolyar", "pp");
    desk.play({"c2c3", "c7c6"});
    desk.click("c1");
    EXPECT_NE(desk.status(), Note);
}

/// The knight stands on b1 only in the position that is shown. In the current position, b1 is empty.
TEST(ReachLegend, CountsInThePositionThatIsShown) {
    Desk desk;
    desk.start("bolyar", "pp");
    desk.play({"b1c3", "c7c5"});
    desk.trigger("firstPosition");
    desk.click("b1");
    EXPECT_EQ(testing::only<ReachLegend>(desk.window).counts(), (std::array<int, 3>{2, 0, 0}));
}

}  // namespace
}  // namespace rokada::ui::reachlegendTest
