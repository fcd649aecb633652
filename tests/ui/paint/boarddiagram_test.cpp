// Tests board diagrams: their sizes and contents, readable files, and the report of errors.
#include "paint/boarddiagram.h"
#include "pages/diagramdialog.h"
#include "pages/diagramwriter.h"

#include "named.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace rokada::ui::boarddiagramTest {
namespace {

RulebookPtr bookOf(std::string_view id, const Choices& rules = {}) {
    return Rulebook::compile(*makeVariant(*findVariant(id), rules));
}

/// Returns a diagram of the position after 1. e4. It includes the marks of the last move.
Diagram opened() {
    Game game(bookOf("chess"));
    game.play(*parseMove(game.position(), "e2e4"));
    return diagramOf(game);
}

QImage read(const QString& path) { return QImage(path); }

TEST(BoardDiagram, IsExactlyAsWideAsItIsWanted) {
    for (const VariantInfo& info : offeredVariants()) {
        const Diagram diagram = diagramOf(Game(bookOf(info.id)));
        for (const int width : {NarrowestDiagram, 333, 800}) {
            const QImage image = diagramImage(diagram, width);
            EXPECT_EQ(image.width(), width) << info.id;
            EXPECT_EQ(image.height(), diagramHeight(diagram, width)) << info.id;
        }
    }
}

TEST(BoardDiagram, PaintedIntoABoxItLeavesWhatStandsAroundItAlone) {
    const QRect box(40, 60, 200, 200);
    for (const VariantInfo& info : offeredVariants()) {
        QImage page(280, 320, QImage::Format_RGB32);
        page.fill(Qt::red);
        {
            QPainter painter(&page);
            paintDiagramInto(painter, diagramOf(Game(bookOf(info.id))), box);
        }
        int touched = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) touched += !box.contains(x, y) && page.pixelColor(x, y) != Qt::red;
        }
        EXPECT_EQ(touched, 0) << info.id;
        EXPECT_NE(page.pixelColor(box.center()), QColor(Qt::red)) << info.id;
    }
}

/// A tower must show the owners of its covered pieces at any size. It must also show their kinds if the small pictures
/// of these pieces (chips) have room for a sign.
TEST(BoardDiagram, ShowsWhatStandsInATower) {
    const RulebookPtr book = bookOf("tavreli");
    const auto image = [&](const char* text, int width) {
        return diagramImage(diagramOf(Game(book, *parsePosition(*book, text))), width);
    };
    constexpr int Signed = 360;
    for (const int width : {NarrowestDiagram, Signed}) {
        const QImage rook = image("4k3/8/8/8/3(rN)4/8/8/4K3 w - - 0 1 -", width);
        EXPECT_NE(rook, image("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1 -", width));
        EXPECT_NE(rook, image("4k3/8/8/8/3(RN)4/8/8/4K3 w - - 0 1 -", width));
        EXPECT_EQ(rook != image("4k3/8/8/8/3(bN)4/8/8/4K3 w - - 0 1 -", width), width == Signed);
    }
}

TEST(BoardDiagram, ItsSquaresStandWhereTheTurnBringsThem) {
    Diagram diagram = withoutMarks(opened());
    diagram.frame.look.coordinates = Coordinates::Off;
    // The width is eight squares of 100 pixels and two edges. An edge is 5 pixels wide for a square of 60 pixels.
    const int width = 817;
    const auto colourAt = [&](int column, int row) {
        return diagramImage(diagram, width).pixelColor(8 + column * 100 + 5, 8 + row * 100 + 5);
    };
    EXPECT_EQ(colourAt(0, 7), diagram.frame.theme().dark);
    EXPECT_EQ(colourAt(7, 7), diagram.frame.theme().light);
    // The white pawn stands on e4. From Black's side, it appears on the opposite square.
    const auto pawn = [&](int column, int row) {
        return diagramImage(diagram, width).pixelColor(8 + column * 100 + 50, 8 + row * 100 + 70) == QColor(0xFAF6EA);
    };
    EXPECT_TRUE(pawn(4, 4));
    EXPECT_FALSE(pawn(3, 3));
    diagram.frame.look.quarterTurns = 2;
    EXPECT_TRUE(pawn(3, 3));
    EXPECT_FALSE(pawn(4, 4));
}

TEST(BoardDiagram, MarksAreThereOrNot) {
    const Diagram diagram = opened();
    EXPECT_EQ(diagram.frame.scene.played.size(), 1U);
    EXPECT_TRUE(withoutMarks(diagram).frame.scene.played.empty());
    EXPECT_NE(diagramImage(diagram, 300), diagramImage(withoutMarks(diagram), 300));
}

TEST(BoardDiagram, ACaptionMakesRoomForItself) {
    Diagram diagram = opened();
    const int before = diagramHeight(diagram, 400);
    diagram.caption = QStringLiteral("Black to move");
    EXPECT_GT(diagramHeight(diagram, 400), before);
}

TEST(BoardDiagram, WhatLeadsOverTheSeamOfATorusEndsAtItsRim) {
    Game game(bookOf("vyrt"));
    game.play(*parseMove(game.position(), "g1f11"));
    Diagram diagram = diagramOf(game);
    diagram.frame.look.cut.shift = {0, -3};  // the cut runs through the last move
    diagram.frame.look.coordinates = Coordinates::Off;
    const QImage image = diagramImage(diagram, 400);
    for (int x = 0; x < image.width(); ++x) EXPECT_EQ(image.pixelColor(x, image.height() - 1), QColor(Qt::white)) << x;
}

TEST(BoardDiagram, TheDrawingIsReadBackAndLooksAlike) {
    for (const char* id : {"chess", "vyrt", "fortress"}) {
        const Diagram diagram = withoutMarks(diagramOf(Game(bookOf(id))));
        QBuffer file;
        file.open(QIODevice::WriteOnly);
        ASSERT_TRUE(writeDiagramSvg(file, diagram, 360, QStringLiteral("Title")));
        EXPECT_FALSE(file.data().contains("<image")) << id << ": pixels in a drawing";
        QSvgRenderer svg(file.data());
        ASSERT_TRUE(svg.isValid()) << id;
        const QImage direct = diagramImage(diagram, 360);
        EXPECT_EQ(svg.viewBoxF().size().toSize(), direct.size()) << id;
        QImage again(direct.size(), QImage::Format_RGB32);
        again.fill(Qt::white);
        QPainter painter(&again);
        svg.render(&painter);
        painter.end();
        int other = 0;
        for (int y = 0; y < direct.height(); ++y) {
            for (int x = 0; x < direct.width(); ++x)
                other += std::abs(qGray(direct.pixel(x, y)) - qGray(again.pixel(x, y))) > 60 ? 1 : 0;
        }
        EXPECT_LT(other, direct.width() * direct.height() / 25) << id;
    }
}

class Writing : public ::testing::Test {
protected:
    /// Writes a diagram to a file. Returns true if the file was written.
    bool write(const QString& path) {
        DiagramWriter writer;
        const QSignalSpy written(&writer, &DiagramWriter::written);
        const QSignalSpy failed(&writer, &DiagramWriter::failed);
        writer.write(opened(), 500, path, QStringLiteral("Chess"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return written.size() + failed.size() > 0; }));
        return written.size() == 1;
    }

    const QTemporaryDir folder_;
};

TEST_F(Writing, APictureCanBeReadBack) {
    const QString path = folder_.filePath(QStringLiteral("board.png"));
    ASSERT_TRUE(write(path));
    EXPECT_EQ(read(path).width(), 500);
}

TEST_F(Writing, ADrawingCanBeReadBack) {
    const QString path = folder_.filePath(QStringLiteral("board.SVG"));
    ASSERT_TRUE(write(path));
    EXPECT_TRUE(QSvgRenderer(path).isValid());
}

TEST_F(Writing, AFolderThatIsNotThereIsAnError) {
    EXPECT_FALSE(write(folder_.filePath(QStringLiteral("nowhere/board.png"))));
}

class Dialog : public ::testing::Test {
protected:
    Dialog() : dialog_(opened(), QStringLiteral("Chess"), folder_.path(), nullptr) { dialog_.show(); }

    bool says(const char* words) {
        return QTest::qWaitFor(
            [&] { return testing::named<QLabel>(dialog_, "diagramMessage").text().contains(QLatin1String(words)); });
    }

    const QTemporaryDir folder_;
    DiagramDialog dialog_;
};

TEST_F(Dialog, ShowsWhatIsChosen) {
    EXPECT_EQ(dialog_.diagram().frame.scene.played.size(), 1U);
    auto& marks = testing::named<QCheckBox>(dialog_, "marksBox");
    QTest::mouseClick(&marks, Qt::LeftButton, {}, QPoint(8, marks.height() / 2));
    EXPECT_TRUE(dialog_.diagram().frame.scene.played.empty());
    QTest::keyClick(&testing::named<QComboBox>(dialog_, "coordinatesBox"), Qt::Key_Home);
    EXPECT_EQ(dialog_.diagram().frame.look.coordinates, Coordinates::Off);
    QTest::keyClick(&testing::named<QComboBox>(dialog_, "coloursBox"), Qt::Key_End);
    EXPECT_EQ(dialog_.diagram().frame.theme().id, QStringLiteral("print"));
}

TEST_F(Dialog, WritesTheSizeThatIsChosen) {
    testing::named<QSpinBox>(dialog_, "widthField").setValue(250);
    const QString path = folder_.filePath(QStringLiteral("small.png"));
    dialog_.saveAs(path);
    ASSERT_TRUE(says("Saved to small.png"));
    EXPECT_EQ(read(path).width(), 250);
}

TEST_F(Dialog, SaysThatAFileCannotBeWritten) {
    dialog_.saveAs(folder_.filePath(QStringLiteral("nowhere/small.png")));
    EXPECT_TRUE(says("cannot be saved"));
}

TEST_F(Dialog, PutsThePictureOnTheClipboard) {
    testing::named<QSpinBox>(dialog_, "widthField").setValue(300);
    dialog_.copy();
    ASSERT_TRUE(says("to the clipboard"));
    EXPECT_EQ(QGuiApplication::clipboard()->image().width(), 300);
    EXPECT_TRUE(QGuiApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("image/svg+xml")));
}

}  // namespace
}  // namespace rokada::ui::boarddiagramTest
