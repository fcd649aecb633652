// The names of files and ranks can be read: their letters are large enough and stand out from what is below them.
#include "boardtesting.h"

#include "kit/theme.h"
#include "paint/boardpainter.h"
#include "paint/coordinatepainter.h"
#include "paint/groundpainter.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace rokada::ui {
namespace {

using testing::Table;

constexpr double Readable = 4.5;
constexpr int SmallestLetters = 9;

std::vector<BoardTheme> everyTheme() {
    std::vector<BoardTheme> themes(BoardTheme::all().begin(), BoardTheme::all().end());
    themes.push_back(BoardTheme::highContrast());
    return themes;
}

/// The worst contrast of a letter with its square.
double worstOf(const Table& table, const BoardTheme& theme) {
    BoardFrame frame{.book = table.book, .scene = sceneOf(table.game, {})};
    frame.layout = BoardLayout(table.book->variant(), {744, 614}, 0, Coordinates::Everywhere);
    frame.look.theme = theme;
    PieceArt art;
    const BoardView view(frame, art);
    double worst = 21;
    for (int s = 0; s < table.book->size(); ++s) {
        const QColor ground = tintedGround(view, Square(s));
        worst = std::min(worst, contrastOf(readableOn(ground), ground));
    }
    return worst;
}

TEST(Coordinates, StandOutOnEverySquareOfEveryBoardInEveryTheme) {
    for (const VariantInfo& info : offeredVariants()) {
        const Table table(info.id);
        for (const BoardTheme& theme : everyTheme())
            EXPECT_GE(worstOf(table, theme), Readable) << info.id << ", " << theme.id.toStdString();
    }
}

TEST(Coordinates, StandOutBesideTheBoard) {
    for (const bool dark : {false, true}) EXPECT_GE(contrastOf(surroundText(dark), surroundColour(dark)), Readable);
}

TEST(Coordinates, AreReadableOnAnyColour) {
    for (int grey = 0; grey < 256; ++grey) {
        const QColor ground(grey, grey, grey);
        EXPECT_GE(contrastOf(readableOn(ground), ground), Readable) << grey;
    }
}

TEST(Coordinates, HaveNoLettersThatAreTooSmall) {
    constexpr std::array rooms{QSize(200, 200), QSize(320, 320), QSize(744, 614), QSize(1900, 1000)};
    for (const VariantInfo& info : offeredVariants()) {
        const Table table(info.id);
        for (const QSize room : rooms) {
            for (const auto mode : {Coordinates::Outside, Coordinates::Inside, Coordinates::Everywhere}) {
                const BoardLayout layout(table.book->variant(), room, 0, mode);
                EXPECT_GE(namePixels(layout), SmallestLetters) << info.id;
            }
        }
    }
}

/// The tint of an owner counts too: what is computed is what is painted.
TEST(Coordinates, AreComputedOnTheColourThatIsPainted) {
    const Table table("fortress", {{"placement", "standard"}});
    const BoardLayout layout(table.book->variant(), {744, 614}, 0, Coordinates::Off);
    const BoardFrame frame{.book = table.book, .layout = layout, .scene = sceneOf(table.game, {})};
    PieceArt art;
    const BoardView view(frame, art);
    const QImage ground = boardGround(view).toImage();
    for (const char* name : {"a1", "b1", "e8", "p16", "a16"}) {
        const QRect square = layout.rect(table.square(name));
        const QColor painted = ground.pixelColor(square.topLeft() + QPoint(square.width() / 2, square.height() / 5));
        const QColor computed = tintedGround(view, table.square(name));
        EXPECT_LE(std::abs(painted.red() - computed.red()), 2) << name;
        EXPECT_LE(std::abs(painted.green() - computed.green()), 2) << name;
        EXPECT_LE(std::abs(painted.blue() - computed.blue()), 2) << name;
    }
}

}  // namespace
}  // namespace rokada::ui
