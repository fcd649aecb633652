// Tests captured pieces: they appear on the player panels and as text, also for earlier positions.
#include "paint/capturedpainter.h"
#include "paint/playerpanelpainter.h"
#include "scene/boardscene.h"
#include "score/recordcontrols.h"
#include "session/gamerecord.h"
#include "shell/colourscheme.h"
#include "variants/variants.h"
#include "windowtesting.h"
#include "writtenwords.h"

namespace rokada::ui::testing::capturedTest {

namespace {

constexpr const char* Rich = "3qk3/8/8/1n1p4/2P5/8/8/3RK3 w - - 0 1";

class Captured : public ::testing::Test {
protected:
    void play(std::initializer_list<std::string_view> moves) {
        for (const std::string_view text : moves) desk.window.session().play(*parseMove(desk.game().position(), text));
    }
    /// Returns the painted panel of a side.
    QImage panel(Side side) { return desk.plateImage(side); }

    Desk desk;
};

TEST_F(Captured, ThePanelShowsThemAndUndoTakesThemAway) {
    desk.start("chess", "pp", {}, Rich);
    const QImage before = panel(Side(0));
    play({"c4b5"});
    play({"e8e7"});
    EXPECT_NE(panel(Side(0)), before);
    desk.trigger("undo");
    desk.trigger("undo");
    EXPECT_EQ(panel(Side(0)), before);
}

TEST_F(Captured, OnDarkPanelsTheyLieOnAPlate) {
    const auto plate = [&] {
        const QImage image = panel(Side(0));
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) pixels += image.pixel(x, y) == PanelPlate ? 1 : 0;
        }
        return pixels;
    };
    desk.start("chess", "pp", {}, Rich);
    play({"c4b5"});
    EXPECT_EQ(plate(), 0);
    apply(ColourScheme::Dark);
    EXPECT_GT(plate(), 40) << "a black knight";
    apply(ColourScheme::Light);
}

TEST_F(Captured, LookingBackShowsWhatWasCapturedThen) {
    desk.start("chess", "pp", {}, Rich);
    play({"e1e2", "e8e7", "c4b5", "e7e8"});
    auto& record = part<GameRecord>(desk.window);
    record.back();
    const QImage after = panel(Side(0));
    record.back();
    record.back();
    const QImage before = panel(Side(0));
    EXPECT_NE(before, after) << "both with Black to move";
    record.forward();
    record.forward();
    EXPECT_EQ(panel(Side(0)), after);
}

TEST_F(Captured, TheSceneGroupsPiecesAndNamesTheLead) {
    const GameSetup setup = setupFor("chess", "pp", {}, Rich);
    Game game(setup.book, *setup.start);
    for (const char* text : {"c4b5", "e8e7", "d1d5", "e7e8", "d5d8"}) game.play(*parseMove(game.position(), text));
    const BoardScene scene = sceneOf(game, {});
    const auto& captured = scene.seats[0].captured;
    ASSERT_EQ(captured.size(), 3U);
    EXPECT_EQ(captured[0].first, pieceOf(Side(1), setup.book->variant().kindOf('Q')));
    EXPECT_EQ(scene.seats[0].lead, 6);
    EXPECT_EQ(scene.seats[1].lead, -6);
}

/// With towers, captured pieces stay on the board under the pieces that captured them. They count as captured until
/// they are released.
TEST_F(Captured, WithTowersTheyAreThePiecesUnderTheTopsOfASide) {
    const GameSetup setup = setupFor("tavreli", "pp", {}, "4k3/8/8/3(nPqQ)4/5(PbNpqprb)2/8/8/R3K3 w - - 0 1");
    Game game(setup.book, *setup.start);
    const auto captured = [&](std::size_t side) {
        const BoardScene scene = sceneOf(game, {});
        std::string words;
        for (const auto& [piece, count] : scene.seats[side].captured)
            words += std::to_string(count) + std::string(setup.book->variant().kinds[kindOf(piece)].name) + ' ';
        return words;
    };
    EXPECT_EQ(captured(0), "1rider ");
    EXPECT_EQ(captured(1), "1rider 1ratnik ");
    EXPECT_EQ(sceneOf(game, {}).seats[0].lead, 0);
    game.play(*parseMove(game.position(), "d5f5:2"));
    EXPECT_EQ(captured(0), "") << "the knight is free";
}

TEST_F(Captured, KeysTellIt) {
    desk.start("chess", "pp", {}, Rich);
    play({"c4b5", "e8e7", "d1d5"});
    QTest::keyClick(&desk.window, Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(desk.status(),
              "White captured 1 knight, 1 pawn. Black captured nothing. Black is ahead in material. Lead in pawns: 3.");
    QTest::keyClick(&desk.window, Qt::Key_F7);
    EXPECT_EQ(desk.status(), "White: rook from d1 to d5, captures a pawn.");
}

TEST_F(Captured, KeysTellPrisoners) {
    desk.start("tavreli", "pp", {}, "4k3/8/8/3(nPqQ)4/5(PbNpqPrb)2/8/8/R3K3 w - - 0 1");
    QTest::keyClick(&desk.window, Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_TRUE(desk.status().starts_with(
        "White holds these prisoners: 1 rider. Black holds these prisoners: 1 rider, 2 ratniks. "))
        << desk.status();
}

class CapturedRoom : public ::testing::TestWithParam<QSize> {};

/// If there is little room, the pictures shrink before some of them are omitted. The shrunk pictures must stay
/// recognizable.
TEST_P(CapturedRoom, PicturesStayLargeEnough) {
    Desk desk;
    desk.start("fortress", "pppp");
    const Variant& variant = desk.game().book().variant();
    BoardFrame frame{.book = desk.game().sharedBook(), .scene = sceneOf(desk.game(), {})};
    SeatScene& seat = frame.scene.seats[0];
    PieceArt art;
    const BoardView view(frame, art);
    for (const char letter : {'Q', 'R', 'B', 'N', 'P'})
        seat.captured.emplace_back(pieceOf(Side(1), variant.kindOf(letter)), letter == 'P' ? 9 : 3);
    seat.lead = 12;
    const QRect room(QPoint(), GetParam());
    for (const bool block : {false, true}) {
        WordPaper paper(room.size());
        QPainter painter(&paper);
        if (block) paintCapturedBlock(painter, view, seat, room, Qt::black);
        if (!block) paintCaptured(painter, view, seat, room, Qt::AlignRight, Qt::black);
        EXPECT_TRUE(block || !paper.pictures().empty());
        for (const QRectF& box : paper.pictures()) {
            EXPECT_GE(box.width(), MinCaptured);
            EXPECT_TRUE(QRectF(room).contains(box)) << box.x() << ' ' << box.y() << ' ' << box.width();
            for (const PaintedWords& number : paper.written()) {
                EXPECT_FALSE(box.adjusted(1, 1, -1, -1).contains(number.at))
                    << number.words.toStdString() << " hides a piece";
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(OfAllSizes, CapturedRoom,
                         ::testing::Values(QSize(120, 24), QSize(90, 50), QSize(300, 44), QSize(60, 120),
                                           QSize(200, 46)));

int complaints = 0;

/// Tests two and four players, with clocks and reserve pieces, in windows of any size.
TEST_F(Captured, PanelsWithoutRoomArePaintedWithoutComplaint) {
    complaints = 0;
    const auto before =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) { ++complaints; });
    for (const char* game : {"fortress", "chess", "vyrt"}) {
        desk.start(game, "pppp");
        const Variant& variant = desk.game().book().variant();
        PieceArt art;
        BoardFrame frame{.book = desk.game().sharedBook(), .scene = sceneOf(desk.game(), {})};
        for (SeatScene& seat : frame.scene.seats) {
            seat.words = {
                .name = QStringLiteral("Yellow"), .note = QStringLiteral("with Green"), .points = QStringLiteral("1")};
            seat.clock = {.digits = QStringLiteral("1:23:45")};
            seat.captured.emplace_back(pieceOf(Side(1), variant.kindOf('Q')), 3);
            seat.lead = 17;
        }
        for (int size = 30; size < 700; size += 9) {
            for (const int turns : {0, 1}) {
                frame.layout = BoardLayout(variant, QSize(size, 730 - size), turns, Coordinates::Outside);
                const BoardView view(frame, art);
                WordPaper paper(frame.layout.room());
                QPainter painter(&paper);
                if (!frame.empty()) paintPlayerPanels(painter, view);
            }
        }
    }
    qInstallMessageHandler(before);
    EXPECT_EQ(complaints, 0);
}

/// Uses the maximum number of kinds in the smallest window. No kind may be omitted, and every panel must keep its name.
TEST_F(Captured, APanelAmongFourShowsAllKinds) {
    desk.start("fortress", "pppp");
    const Variant& variant = desk.game().book().variant();
    PieceArt art;
    BoardFrame frame{.book = desk.game().sharedBook(), .scene = sceneOf(desk.game(), {})};
    frame.layout = BoardLayout(variant, QSize(640, 620), 0, Coordinates::Outside);
    for (SeatScene& seat : frame.scene.seats) {
        seat.reservePieces.clear();
        seat.words = {.name = QStringLiteral("Yellow"),
                      .note = QStringLiteral("with Green \u00b7 Full strength"),
                      .brief = QStringLiteral("Level 10")};
        for (const Side army : {Side(1), Side(3)}) {
            for (const char letter : {'Q', 'R', 'B', 'N', 'P'})
                seat.captured.emplace_back(pieceOf(army, variant.kindOf(letter)), letter == 'P' ? 4 : 1);
        }
        seat.lead = 17;
    }
    const BoardView view(frame, art);
    WordPaper paper(QSize(640, 620));
    QPainter painter(&paper);
    paintPlayerPanels(painter, view);
    painter.end();
    EXPECT_GE(paper.pictures().size(), 4U * (1 + 10)) << "an emblem each, and a picture of each kind of two armies";
    EXPECT_EQ(paper.words().filter(QStringLiteral("Yellow")).size(), 4);
}

}  // namespace

}  // namespace rokada::ui::testing::capturedTest
