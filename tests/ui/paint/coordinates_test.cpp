// Coordinates must be readable: large enough, and with enough contrast.
#include "boardtesting.h"

#include "boardpicture.h"
#include "kit/theme.h"
#include "paint/boardpainter.h"
#include "paint/coordinatepainter.h"
#include "paint/groundpainter.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace rokada::ui::coordinatesTest {
namespace {

using testing::Table;

constexpr double Readable = 4.5;
constexpr int SmallestLetters = 9;

std::vector<BoardTheme> everyTheme() {
    std::vector<BoardTheme> themes(BoardTheme::all().begin(), BoardTheme::all().end());
    themes.push_back(BoardTheme::highContrast());
    return themes;
}

/// Returns the lowest contrast between a coordinate letter and its square.
double worstOf(const Table& table, const BoardTheme& theme) {
    BoardFrame frame{.book = table.book, .scene = sceneOf(table.game, {})};
    frame.layout = BoardLayout(table.book->variant(), {744, 614}, 0, Coordinates::Everywhere);
    frame.look.theme = theme;
    PieceArt art;
    const BoardView view(frame, art);
    double worst = 21;
    for (int s = 0; s < table.book->size(); ++s) {
        const QColor ground = tintedGround(view, Square(s));
        worst = std::min(worst, contrastOf(quietOn(ground), ground));
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
    for (const bool night : {false, true})
        EXPECT_GE(contrastOf(surroundTheme(night).text2, surroundColour(night)), Readable);
}

TEST(Coordinates, AreUsuallyInsideAndBesideTwoBoards) {
    for (const VariantInfo& info : offeredVariants()) {
        const Table table(info.id);
        const bool beside = info.id == "vyrt" || info.id == "fortress";
        EXPECT_EQ(table.board.frame().layout.coordinates(), beside ? Coordinates::Outside : Coordinates::Inside)
            << info.id;
        EXPECT_EQ(table.board.frame().layout.nameStrip() > 0, beside) << info.id;
        Table chosen(info.id);
        chosen.board.setLook(&BoardLook::coordinates, Coordinates::Off);
        EXPECT_EQ(chosen.board.frame().layout.coordinates(), Coordinates::Off) << info.id;
    }
}

/// Empty board that shows coordinates inside of its squares, and measures their letters.
struct NamedBoard {
    explicit NamedBoard(std::string_view game, const BoardTheme& theme = BoardTheme::named(u"walnut"), int turns = 0)
        : table(game) {
        frame.book = table.book;
        frame.layout = BoardLayout(table.book->variant(), {900, 900}, turns, Coordinates::Inside);
        frame.scene = sceneOf(table.game, {});
        frame.look.theme = theme;
        ground = boardGround({frame, art}).toImage();
    }
    /// Returns the bounding box of the letters on a square. It is empty if the square has no letters.
    [[nodiscard]] QRect letters(const char* name) {
        const QRect box = frame.layout.rect(table.square(name));
        const QRgb plain = tintedGround({frame, art}, table.square(name)).rgb();
        QRect found;
        for (int y = 0; y < box.height(); ++y) {
            for (int x = 0; x < box.width(); ++x) {
                if (ground.pixel(box.topLeft() + QPoint(x, y)) != plain) found |= QRect(x, y, 1, 1);
            }
        }
        return found;
    }

    Table table;
    BoardFrame frame;
    PieceArt art;
    QImage ground;
};

TEST(Coordinates, InsideStandOnTheFirstColumnAndTheLastRow) {
    NamedBoard board("chess");
    const int cell = board.frame.layout.cell();
    const QRect upperLeft(0, 0, cell / 3, cell / 3), lowerRight(cell * 2 / 3, cell * 2 / 3, cell / 3 + 1, cell / 3 + 1);
    for (const char* name : {"a2", "a5", "a8"}) {
        EXPECT_FALSE(board.letters(name).isEmpty()) << name;
        EXPECT_TRUE(upperLeft.contains(board.letters(name))) << name;
    }
    for (const char* name : {"b1", "e1", "h1"}) {
        EXPECT_FALSE(board.letters(name).isEmpty()) << name;
        EXPECT_TRUE(lowerRight.contains(board.letters(name))) << name;
    }
    EXPECT_TRUE(board.letters("d4").isEmpty());
    EXPECT_TRUE(board.letters("h8").isEmpty());
    NamedBoard flipped("chess", BoardTheme::named(u"walnut"), 2);
    EXPECT_TRUE(upperLeft.contains(flipped.letters("h7")));
    EXPECT_TRUE(lowerRight.contains(flipped.letters("b8")));
}

/// An isolated square must show its whole name. Such a square does not name a row or a column.
TEST(Coordinates, InsideAreWholeOnSquaresThatStandFree) {
    NamedBoard board("bolyar");
    const int cell = board.frame.layout.cell();
    EXPECT_LT(board.letters("a3").right(), cell / 3);
    EXPECT_FALSE(board.letters("a1").isEmpty());
    for (const char* name : {"z9", "z0", "j9", "j0"}) EXPECT_FALSE(board.letters(name).isEmpty()) << name;
}

TEST(Coordinates, InsideGrowWithTheSquaresWithinLimits) {
    const Table table("chess");
    for (const auto& [room, pixels] : {std::pair(1280, 15), {744, 13}, {640, 11}, {330, 10}, {200, 10}}) {
        const BoardLayout layout(table.book->variant(), {room, room}, 0, Coordinates::Inside, {}, Plates::None);
        EXPECT_EQ(namePixels(layout), pixels) << layout.cell();
    }
}

/// A coordinate that a tint covers must be painted again over the tint.
TEST(Coordinates, AreReadOnTheSelectedSquareAndOnThoseOfTheLastMove) {
    for (const BoardTheme& theme : everyTheme()) {
        Table table("chess", {}, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        table.board.resize(900, 900);
        table.board.setLook(&BoardLook::theme, theme);
        const auto strongest = [&](const char* name) {
            const QImage picture = testing::boardPicture(table.board, table.board.size());
            const QRect box = table.board.frame().layout.rect(table.square(name));
            const QColor ground = picture.pixelColor(box.topLeft() + QPoint(box.width() / 4, box.height() / 6));
            double best = 1;
            for (int y = 6; y < box.height() / 4; ++y) {
                for (int x = 5; x < box.width() / 6; ++x)
                    best = std::max(best, contrastOf(picture.pixelColor(box.topLeft() + QPoint(x, y)), ground));
            }
            return best;
        };
        // Minimum contrast of the letters. It is lower than for other texts, because antialiasing blends thin strokes
        // with the background.
        constexpr double Stroke = 3.5;
        table.click("a1");
        EXPECT_GE(strongest("a1"), Stroke) << theme.id.toStdString() << ": selected";
        table.play(Move(table.square("a1"), table.square("a4")));
        EXPECT_GE(strongest("a1"), Stroke) << theme.id.toStdString() << ": left";
        EXPECT_GE(strongest("a4"), Stroke) << theme.id.toStdString() << ": reached";
    }
}

TEST(Coordinates, AreReadableOnAnyColour) {
    for (int grey = 0; grey < 256; ++grey) {
        const QColor ground(grey, grey, grey);
        EXPECT_GE(contrastOf(readableOn(ground), ground), Readable) << grey;
        EXPECT_GE(contrastOf(quietOn(ground), ground), Readable) << grey;
        EXPECT_LE(contrastOf(quietOn(ground), ground), contrastOf(readableOn(ground), ground)) << grey;
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

/// Each home must be recognizable by its tint and its emblem.
TEST(Homes, SayWhoseTheyAre) {
    const Table table("fortress", {{"placement", "standard"}});
    const BoardLayout layout(table.book->variant(), {744, 614}, 0, Coordinates::Off);
    const BoardFrame frame{.book = table.book, .layout = layout, .scene = sceneOf(table.game, {})};
    PieceArt art;
    const BoardView view(frame, art);
    const QImage ground = boardGround(view).toImage();
    std::vector<QRgb> tints;
    for (const auto& [corner, inner] : {std::pair("a1", "b2"), {"a16", "b15"}, {"p16", "o15"}, {"p1", "o2"}}) {
        const QColor tint = tintedGround(view, table.square(corner));
        const QColor plain = view.ground(table.square(corner));
        EXPECT_GT(std::abs(tint.red() - plain.red()) + std::abs(tint.green() - plain.green()) +
                      std::abs(tint.blue() - plain.blue()),
                  30)
            << corner;
        EXPECT_EQ(std::ranges::count(tints, tint.rgb()), 0) << corner;
        tints.push_back(tint.rgb());
        const QRect square = layout.rect(table.square(inner));
        int emblem = 0;
        for (int y = square.top(); y <= square.bottom(); ++y) {
            for (int x = square.left(); x <= square.right(); ++x)
                emblem += ground.pixel(x, y) != tintedGround(view, table.square(inner)).rgb();
        }
        EXPECT_GT(emblem, square.width() * square.height() / 8) << corner;
    }
}

/// The tests compute the contrast from the colour of the background with the owner's tint. This colour must equal the
/// painted one.
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
}  // namespace rokada::ui::coordinatesTest
