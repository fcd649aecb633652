// Tests towers on the board. Keys, the mouse wheel and drags choose the number of moving pieces, which is visible
// before the move.
#include "boardtesting.h"

#include "board/moveshow.h"
#include "board/squaretexts.h"
#include "board/turntexts.h"
#include "boardpicture.h"
#include "explain/typedmove.h"
#include "paint/towerpainter.h"
#include "rules/mateinone.h"
#include "scene/markcolours.h"
#include "text/movetext.h"
#include "texts/notations.h"
#include "texts/towertexts.h"

#include <QSignalSpy>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui::boardtowersTest {
namespace {

using testing::Table;

/// The tower on d2 consists of an unmoved pawn, a bishop, and a queen on top.
constexpr const char* Three = "4k3/8/8/8/8/8/3(PqBQ)4/4K3 w - - 0 1 D";
/// The black rook pins the knight's tower. The knight can move alone, because the rook under it still protects the
/// king.
constexpr const char* Pinned = "4r3/8/8/8/8/8/4(RN)3/4K2k w - - 0 1 -";

std::string played(const Table& t) { return t.moves.empty() ? "" : moveText(*t.book, t.moves.back()); }

bool leadsTo(const Table& t, std::string_view square) {
    const auto targets = t.board.input().targets();
    return std::ranges::find(targets, t.square(square)) != targets.end();
}

void turnWheel(Table& t, std::string_view at, int notches) {
    const QPointF point = t.point(at);
    QWheelEvent event(point, t.board.mapToGlobal(point), {}, QPoint(0, 120 * notches), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&t.board, &event);
}

TEST(BoardTowers, AShortPressLiftsAll) {
    Table t("tavreli", {}, Three);
    t.click("d2");
    t.click("d5");
    EXPECT_EQ(played(t), "d2d5");
}

TEST(BoardTowers, ANumberKeyLiftsThatMany) {
    for (const auto& [key, move] : {std::pair(Qt::Key_1, "d2d5:1"), {Qt::Key_2, "d2d5:2"}, {Qt::Key_3, "d2d5"}}) {
        Table t("tavreli", {}, Three);
        QSignalSpy chosen(&t.board, &BoardWidget::partChosen);
        t.click("d2");
        t.key(key);
        EXPECT_EQ(chosen.count(), 1);
        t.click("d5");
        EXPECT_EQ(played(t), move);
    }
}

TEST(BoardTowers, MoreThanThereAreLiftsNothingElse) {
    Table t("tavreli", {}, Three);
    t.click("d2");
    t.key(Qt::Key_2);
    t.key(Qt::Key_7);
    t.click("d5");
    EXPECT_EQ(played(t), "d2d5:2");
}

TEST(BoardTowers, TheWheelLiftsOneMoreOrLess) {
    Table t("tavreli", {}, Three);
    t.click("d2");
    turnWheel(t, "d2", -2);
    turnWheel(t, "d2", -2);
    turnWheel(t, "d2", 1);
    t.click("d5");
    EXPECT_EQ(played(t), "d2d5:2");
}

TEST(BoardTowers, AClickOnThePictureBesideTheBoardLiftsDownToThatPiece) {
    Table t("tavreli", {}, Three);
    t.click("d2");
    const auto boxes = fanBoxes(t.board.frame().layout, Fan{t.square("d2"), t.game.position().tower(t.square("d2"))});
    QTest::mouseClick(&t.board, Qt::LeftButton, {}, boxes[1].center());
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("d2"));
    t.click("d5");
    EXPECT_EQ(played(t), "d2d5:2");
}

TEST(BoardTowers, ADragTakesAlongWhatIsChosenMeanwhile) {
    Table t("tavreli", {}, Three);
    t.press(t.point("d2"));
    t.moveTo(t.point("d4"));
    t.key(Qt::Key_1);
    t.moveTo(t.point("d5"));
    QTest::mouseRelease(&t.board, Qt::LeftButton, {}, t.point("d5"));
    EXPECT_EQ(played(t), "d2d5:1");
}

TEST(BoardTowers, ByKeysAlone) {
    Table t("tavreli", {}, Three);
    t.board.showCursor(t.square("d2"));
    t.key(Qt::Key_1);
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("d2"));
    t.key(Qt::Key_Up);
    t.key(Qt::Key_Return);
    EXPECT_EQ(played(t), "d2d3:1");
}

TEST(BoardTowers, TargetsDependOnTheNumber) {
    Table t("tavreli", {}, "4r3/8/8/8/8/4(RK)3/8/7k w - - 0 1 -");
    t.click("e3");
    EXPECT_FALSE(leadsTo(t, "e2"));
    t.key(Qt::Key_1);
    EXPECT_TRUE(leadsTo(t, "e2"));
}

TEST(BoardTowers, WhereTheWholeMayNotMoveAsManyAreLiftedAsMay) {
    Table t("tavreli", {}, Pinned);
    t.click("e2");
    EXPECT_TRUE(leadsTo(t, "d4"));
    t.click("d4");
    EXPECT_EQ(played(t), "e2d4:1");
}

TEST(BoardTowers, TheReasonIsThatOfTheChosenNumber) {
    Table t("tavreli", {}, Pinned);
    t.click("e2");
    t.key(Qt::Key_2);
    t.click("d4");
    EXPECT_TRUE(t.moves.empty());
    EXPECT_TRUE(t.illegalBecause(IllegalReason::Pinned));
}

TEST(BoardTowers, ASelectedTowerHasARimAlongTheEdgeOfItsSquare) {
    for (const int side : {480, 900}) {
        Table t("tavreli", {}, Three);
        t.board.resize(side, side);
        t.click("d2");
        const QImage seen = t.board.grab().toImage();
        const QRect square = t.board.frame().layout.rect(t.square("d2"));
        EXPECT_EQ(seen.pixel(square.right(), square.center().y()), TargetGreen) << side;
        EXPECT_EQ(seen.pixel(square.left() + square.width() / 2, square.top()), TargetGreen) << side;
    }
}

TEST(BoardTowers, TheChoiceIsSeen) {
    Table t("tavreli", {}, Three);
    t.click("d2");
    const QImage whole = testing::boardPicture(t.board, t.board.size());
    t.key(Qt::Key_1);
    EXPECT_NE(testing::boardPicture(t.board, t.board.size()), whole);
}

/// If the rook moves alone, it uncovers an enemy knight that attacks the king.
TEST(BoardTowers, APartThatMayNotMoveSaysWhy) {
    Table t("tavreli", {}, "7k/8/8/8/8/5(nR)2/8/6K1 w - - 0 1 -");
    QSignalSpy said(&t.board.moveShow(), &MoveShow::explained);
    t.click("f3");
    EXPECT_EQ(said.count(), 0);
    t.key(Qt::Key_1);
    ASSERT_EQ(said.count(), 1);
    EXPECT_EQ(said.at(0).at(0).toString(), "After this move, the uncovered rider on f3 could capture your volkhv.");
    t.key(Qt::Key_2);
    EXPECT_FALSE(t.board.input().targets().empty());
    EXPECT_EQ(said.count(), 1);
}

/// Maximum number of pieces under a king in one tower: all pieces of both sides except the two kings.
constexpr std::size_t Highest = 30;

TEST(BoardTowers, EveryPartHasItsPlaceInTheSquare) {
    for (const double cell : {40.0, 64.0, 96.0}) {
        const QRectF box(0, 0, cell, cell), around = box.adjusted(-.1, -.1, .1, .1);
        for (std::size_t below = 1; below <= Highest; ++below) {
            const TowerShape shape = towerShape(box, below);
            const double empty = 0.07 * shape.top.width();  // empty margin at the sides of the picture and below it
            EXPECT_TRUE(around.contains(shape.top.adjusted(empty, empty, -empty, -empty))) << below;
            std::vector<QRectF> parts = shape.chips;
            if (!shape.rest.isEmpty()) parts.push_back(shape.rest);
            for (std::size_t i = 0; i < parts.size(); ++i) {
                EXPECT_TRUE(around.contains(parts[i])) << below << ' ' << i;
                EXPECT_NEAR(parts[i].width(), 0.215 * cell, 0.01);
                EXPECT_LE(parts[i].right(), shape.top.left() + empty) << "beside the piece";
                if (i > 0) {
                    EXPECT_NEAR(parts[i].top(), parts[i - 1].bottom(), 0.01) << "each below the one before";
                }
            }
            EXPECT_NEAR(parts.back().bottom(), 0.97 * cell, 0.01);
        }
    }
}

TEST(BoardTowers, AboveEightPiecesTheLowestChipIsANumber) {
    for (std::size_t below = 1; below <= Highest; ++below) {
        const TowerShape shape = towerShape(QRectF(0, 0, 60, 60), below);
        EXPECT_EQ(shape.rest.isEmpty(), below <= 7) << below;
        EXPECT_EQ(shape.chips.size(), below <= 7 ? below : 6) << below;
    }
}

TEST(BoardTowers, ChipsAreAsHighAsTheSpineLets) {
    for (std::size_t below = 1; below <= Highest; ++below) {
        const TowerShape shape = towerShape(QRectF(0, 0, 100, 100), below);
        const double pitch = std::min(21.5, 90.0 / static_cast<double>(std::min<std::size_t>(below, 7)));
        EXPECT_NEAR(shape.chips.front().height(), pitch, 0.01) << below;
    }
}

/// Returns the fraction of a box in which the picture has nearly this colour.
double partLike(const QImage& picture, const QRectF& box, const QColor& colour) {
    const QRect inside = box.toAlignedRect();
    int like = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x)
            like += std::abs(qGray(picture.pixel(x, y)) - qGray(colour.rgb())) < 40;
    }
    return double(like) / (inside.width() * inside.height());
}

TEST(BoardTowers, ChipsHaveTheColourOfTheirOwner) {
    constexpr const char* Mixed = "4k3/8/1(rN)6/3(PqnB)4/1(PnprR)6/5(PhpbPnrN)2/1(PrpqPbphbR)6/4K3 w - - 0 1";
    Table t("tavreli", {}, Mixed);
    t.board.resize(1000, 1000);
    const QImage picture = t.board.grab().toImage();
    for (const char* name : {"b6", "d5", "b4", "f3", "b2"}) {
        const auto pieces = t.game.position().tower(t.square(name));
        const QRect box = t.board.frame().layout.rect(t.square(name));
        const TowerShape shape = towerShape(box, pieces.size() - 1);
        for (std::size_t i = 0; i < shape.chips.size(); ++i) {
            const Piece piece = pieces[pieces.size() - 2 - i];
            const QRectF inside = shape.chips[i].adjusted(2, 2, -2, -2);
            const double white = partLike(picture, inside, coloursOf("white").fill);
            const double black = partLike(picture, inside, coloursOf("black").fill);
            EXPECT_EQ(white > black, sideOf(piece) == Side(0)) << name << ' ' << i << ": " << white << ' ' << black;
        }
    }
}

/// A chip is the small picture of a covered piece in a tower. It shows the sign of its piece if it is at least 8 pixels
/// high. Otherwise it has only one colour.
TEST(BoardTowers, ChipsHaveASignWhereThereIsRoom) {
    const auto signedChip = [](int size) {
        Table t("tavreli", {}, "4k3/8/8/3(nbrRnbqQ)4/8/8/8/4K3 w - - 0 1 -");
        t.board.setLook(&BoardLook::coordinates, Coordinates::Off);
        t.board.resize(size, size);
        const QImage picture = t.board.grab().toImage();
        const QRect box = t.board.frame().layout.rect(t.square("d5"));
        const QRectF chip = towerShape(box, 7).chips[3];
        const double inked = partLike(picture, chip.adjusted(2, 2, -2, -2), QColor(BoardInk));
        return std::pair(chip.height() >= 8, inked > 0.05);
    };
    for (const int size : {380, 480, 640, 800, 1100}) {
        const auto [high, inked] = signedChip(size);
        EXPECT_EQ(inked, high) << size;
    }
}

bool isGreen(QRgb colour) { return qGreen(colour) > qRed(colour) + 30 && qGreen(colour) < 0x90; }

/// A green rim must surround exactly the chips of the pieces that move with the top piece.
TEST(BoardTowers, ChipsThatMoveHaveAGreenRim) {
    for (const int lifted : {1, 2, 3}) {
        Table t("tavreli", {}, Three);
        t.board.resize(900, 900);
        t.board.grab();
        t.click("d2");
        t.key(Qt::Key_0 + lifted);
        const QImage picture = t.board.grab().toImage();
        const TowerShape shape = towerShape(t.board.frame().layout.rect(t.square("d2")), 2);
        for (int chip = 0; chip < 2; ++chip) {
            const QRectF place = shape.chips[static_cast<std::size_t>(chip)];
            int green = 0;
            for (int x = 0; x < 6; ++x)
                green += isGreen(picture.pixel(QPointF(place.right() + x - 1, place.center().y()).toPoint()));
            EXPECT_EQ(green > 0, chip + 1 < lifted) << chip << ' ' << lifted;
        }
    }
}

TEST(BoardTowers, TheTopPieceStaysInItsPlaceAndAsLargeWhenATowerGrows) {
    const QRectF box(0, 0, 60, 60);
    for (std::size_t below = 1; below <= Highest; ++below) {
        const TowerShape shape = towerShape(box, below);
        EXPECT_EQ(shape.top, towerShape(box, 1).top) << below;
        EXPECT_NEAR(shape.top.width(), 48, 0.1) << below;
    }
}

TEST(BoardTowers, TheFanHidesNoNamesOfRanks) {
    const Table t("tavreli", {}, Three);
    for (const QSize room : {QSize(640, 500), QSize(700, 600), QSize(760, 640), QSize(1200, 700)}) {
        const BoardLayout layout(t.book->variant(), room, 0, Coordinates::Outside);
        const QRect board = layout.whole();
        const QRect names(board.left() - layout.edge() - layout.nameStrip(), board.top(), layout.nameStrip(),
                          board.height());
        for (const char* square : {"a2", "d2", "h2"}) {
            const auto boxes =
                fanBoxes(layout, Fan{.square = t.square(square), .pieces = t.game.position().tower(t.square("d2"))});
            ASSERT_EQ(boxes.size(), 3u);
            for (const QRect& box : boxes) {
                EXPECT_FALSE(box.intersects(names)) << room.width() << ' ' << square;
                EXPECT_TRUE(QRect(QPoint(), room).contains(box)) << room.width() << ' ' << square;
            }
        }
    }
}

TEST(BoardTowers, ThePictureLiesBesideTheBoardWhereThereIsRoom) {
    Table t("tavreli", {}, Three);
    const auto tower = t.game.position().tower(t.square("d2"));
    for (const QSize room : {QSize(700, 600), QSize(740, 640), QSize(660, 560), QSize(1100, 900)}) {
        for (const int turns : {0, 2}) {
            const BoardLayout layout(t.book->variant(), room, turns, Coordinates::Outside);
            const QRect board = layout.whole().adjusted(-layout.edge(), 0, layout.edge(), 0);
            for (const QRect& box : fanBoxes(layout, Fan{.square = t.square("a2"), .pieces = tower}))
                EXPECT_FALSE(box.intersects(board)) << room.width() << ' ' << turns;
        }
    }
}

TEST(BoardTowers, ThePictureStandsOnOneSideAndALineLeadsToIt) {
    const Table t("tavreli", {}, Three);
    const auto tower = t.game.position().tower(t.square("d2"));
    for (const QSize room : {QSize(660, 560), QSize(744, 614), QSize(1100, 900)}) {
        const BoardLayout layout(t.book->variant(), room, 0, Coordinates::Outside);
        const int first = fanBoxes(layout, Fan{.square = t.square("a1"), .pieces = tower}).front().left();
        for (const char* name : {"a1", "c4", "f5", "h8"}) {
            const Fan fan{.square = t.square(name), .pieces = tower};
            const auto boxes = fanBoxes(layout, fan);
            const QRect square = layout.rect(fan.square), column = boxes.front() | boxes.back();
            EXPECT_EQ(column.left(), first) << name << ' ' << room.width();
            const QLine line = fanLine(layout, fan);
            EXPECT_TRUE(square.adjusted(0, 0, 1, 1).contains(line.p1())) << name << ' ' << room.width();
            EXPECT_TRUE(column.adjusted(0, 0, 1, 1).contains(line.p2())) << name << ' ' << room.width();
            EXPECT_EQ(line.y1(), line.y2());
        }
    }
}

TEST(BoardTowers, ThePictureStaysWhileATowerIsSelected) {
    Table t("tavreli", {}, Three);
    const auto boxes = fanBoxes(t.board.frame().layout, Fan{t.square("d2"), t.game.position().tower(t.square("d2"))});
    const auto there = [&](QPoint pointer) {
        t.moveTo(pointer);
        return testing::boardPicture(t.board, t.board.size()).copy(boxes.front().adjusted(5, 5, -5, -5));
    };
    const QImage none = there(t.point("d6")), pointed = there(t.point("d2"));
    EXPECT_NE(pointed, none);
    t.click("d2");
    const QImage selected = there(t.point("d2"));
    EXPECT_NE(selected, pointed) << "the number key";
    EXPECT_EQ(there(t.point("d6")), selected);
    EXPECT_EQ(there(QPoint(2, 2)), selected);
}

TEST(BoardTowers, NoPictureHidesTheBoardWhereAListShowsTheTower) {
    Table t("tavreli", {}, Three);
    t.board.setLook(&BoardLook::fans, false);
    const auto boxes = fanBoxes(t.board.frame().layout, Fan{t.square("d2"), t.game.position().tower(t.square("d2"))});
    const QRect place = boxes.front().adjusted(5, 5, -5, -5);
    const QImage before = testing::boardPicture(t.board, t.board.size()).copy(place);
    t.click("d2");
    EXPECT_EQ(testing::boardPicture(t.board, t.board.size()).copy(place), before);
    EXPECT_EQ(t.board.frame().partAt(boxes.back().center()), 0);
    ASSERT_TRUE(t.board.frame().attention.fan);
    EXPECT_EQ(t.board.frame().attention.fan->lifted, 3) << "the list reads it";
}

TEST(BoardTowers, AListedTowerIsMarkedWhileThePointerIsOnIt) {
    Table t("tavreli", {}, Three);
    t.board.setLook(&BoardLook::fans, false);
    const QRect square = t.board.frame().layout.rect(t.square("d2"));
    const auto edgeWithPointerAt = [&](const char* place) {
        t.moveTo(t.point(place));
        return testing::boardPicture(t.board, t.board.size()).pixelColor(square.left() + 2, square.center().y());
    };
    EXPECT_EQ(edgeWithPointerAt("d2"), QColor(CountBlue));
    EXPECT_NE(edgeWithPointerAt("d6"), QColor(CountBlue));
}

TEST(BoardTowers, WhatIsCapturedIsSeenUntilThePieceHasArrived) {
    Table t("tavreli", {}, "4k3/8/8/3(pnr)4/8/8/3(PqBQ)4/4K3 w - - 0 1 D");
    const auto layout = t.board.frame().layout;
    t.game.play(*parseMove(t.game.position(), "d2d5:2"));
    const auto glides = glidesOf(t.game, layout);
    ASSERT_EQ(glides.size(), 1u);
    EXPECT_EQ(glides[0].below, (std::vector{pieceOf(Side(0), t.kind('B'))}));
    ASSERT_EQ(glides[0].meets.size(), 2u);
    EXPECT_EQ(glides[0].meets[0], pieceOf(Side(1), t.kind('R')));
}

TEST(BoardTowers, MovesAreWrittenWithTheLettersOfTheNamesAndReadAgain) {
    const Table t("tavreli", {}, "4k3/8/1(rN)6/3(PqnB)4/1(PnprR)6/5(PhpbPnrN)2/3(PqBQ)4/4K2R w K - 0 1 -");
    const Position& position = t.game.position();
    const Move part = *parseMove(position, "d2d4:2");
    EXPECT_EQ(moveText(position, part, NotationStyle::International), QStringLiteral("Pr(2)d4"));
    EXPECT_EQ(rokada::shortText(position, part), "Q(2)d4") << "files keep the letters of the rules";
    for (const auto style : {NotationStyle::International, NotationStyle::InternationalLong, NotationStyle::Russian,
                             NotationStyle::Bulgarian}) {
        const auto letters = typedLetters(style, t.book->variant());
        for (const Move move : t.game.moves()) {
            const std::string text = moveText(position, move, style).toStdString();
            const auto read = typedMoves(position, text, letters);
            EXPECT_TRUE(std::ranges::find(read, move) != read.end()) << text;
        }
    }
}

TEST(BoardTowers, ATargetSaysThatItIsAnOwnTowerAndWhatComesAlong) {
    const Table t("tavreli", {}, "4k3/8/8/3N4/8/8/3(PqBQ)4/4K3 w - - 0 1 -");
    const auto words = [&](const char* to, int pieces) {
        return texts::ontoTower(t.game.position(), t.square("d2"), t.square(to), pieces, QStringLiteral("there"));
    };
    EXPECT_EQ(words("d4", 1), QStringLiteral("there"));
    EXPECT_EQ(words("d5", 1), QStringLiteral("there. Your piece goes on top."));
    EXPECT_EQ(words("d4", 3), QStringLiteral("there. Your piece moves together with 2 piece(s) below it."));
    EXPECT_EQ(words("d5", 2), QStringLiteral("there. Your piece goes on top, together with 1 piece(s) below it."));
}

/// The description of a square depends on the number of moving pieces, so a new number must announce the square again.
TEST(BoardTowers, ThePointedSquareIsToldAgainWhenTheNumberChanges) {
    Table t("tavreli", {}, Three);
    t.click("d2");
    t.moveTo(t.point("d4"));
    std::vector<std::pair<Square, int>> told;
    QObject::connect(&t.board, &BoardWidget::squareHovered, &t.board,
                     [&](Square square) { told.emplace_back(square, t.board.input().lifted()); });
    turnWheel(t, "d4", -1);
    EXPECT_EQ(told, (std::vector{std::pair(t.square("d4"), 2)}));
}

TEST(BoardTowers, FreedPiecesAreTold) {
    Table t("tavreli", {}, "4k3/8/8/3(nQ)4/8/8/8/4K3 w - - 0 1 -");
    t.game.play(*parseMove(t.game.position(), "d5d2:1"));
    const QString freed = texts::freed(*t.game.last());
    EXPECT_TRUE(freed.contains(QStringLiteral("d5")) && freed.contains(QStringLiteral("rider"))) << freed.toStdString();
    EXPECT_TRUE(texts::played(*t.book, *t.game.last(), {}).contains(freed));
    Table own("tavreli", {}, Three);
    own.game.play(*parseMove(own.game.position(), "d2d5:1"));
    EXPECT_TRUE(texts::freed(*own.game.last()).isEmpty());
}

TEST(BoardTowers, ScreenReadersHearEveryPieceFromTheTop) {
    Table t("tavreli", {}, Three);
    const QString words = texts::squareInShort(t.board.spoken(), t.square("d2"));
    EXPECT_EQ(words.toStdString(),
              "d2, tower of 3 pieces, from the top: white prince, white archer, white ratnik (prince)");
}

/// Returns a mate if there is one, otherwise a random legal move that can be entered with keys. Equal seeds give equal
/// moves.
Move anyMove(const Game& game, unsigned& seed) {
    std::vector<Move> moves;
    for (const Move move : game.moves()) {
        if (move.pieces() == WholeTower || move.pieces() <= 9) moves.push_back(move);
    }
    const auto mate = mateInOne(game.position());
    if (mate && std::ranges::find(moves, *mate) != moves.end()) return *mate;
    seed = seed * 1664525u + 1013904223u;
    return moves[(seed >> 8) % moves.size()];
}

void chooseNumber(Table& t, Move move) {
    const int height = t.game.position().height(move.from());
    if (height > 1 && move.pieces() != WholeTower) t.key(Qt::Key_0 + move.pieces());
}

/// Counts the tower moves of each kind in a game.
struct Splits {
    int single = 0, several = 0, quiet = 0, stacking = 0, capturing = 0, byVolkhv = 0, byRatnik = 0, freeing = 0;

    void count(const Position& at, Move move) {
        if (move.pieces() == WholeTower || at.height(move.from()) < 2) return;
        ++(move.pieces() == 1 ? single : several);
        ++(at.empty(move.to()) ? quiet : at.hostile(move.to()) ? capturing : stacking);
        byVolkhv += kindOf(at[move.from()]) == at.book().royalKind();
        byRatnik += at.book().pawns().has(at[move.from()]);
        freeing += sideOf(at.uncovered(move.from(), move.pieces())) != at.turn();
    }
};

TEST(BoardTowers, AWholeGameByMouseWithSplitsOfEveryKind) {
    Table t("tavreli");
    unsigned seed = 7;
    Splits splits;
    for (std::size_t ply = 0; !t.game.ending(); ++ply) {
        const Move move = anyMove(t.game, seed);
        splits.count(t.game.position(), move);
        t.click(t.board.frame().squareCentre(move.from()));
        chooseNumber(t, move);
        t.click(t.board.frame().squareCentre(move.to()));
        ASSERT_EQ(t.moves.size(), ply + 1) << moveText(*t.book, move);
        ASSERT_EQ(moveText(*t.book, t.moves.back()), moveText(*t.book, move));
        t.play(move);
        ASSERT_LT(ply, 1000u);
    }
    EXPECT_EQ(t.game.ending()->reason, Reason::Checkmate);
    for (const int kind : {splits.single, splits.several, splits.quiet, splits.stacking, splits.capturing,
                           splits.byVolkhv, splits.byRatnik, splits.freeing})
        EXPECT_GT(kind, 0);
}

TEST(BoardTowers, AWholeGameByKeys) {
    Table t("tavreli");
    unsigned seed = 11;
    for (std::size_t ply = 0; !t.game.ending(); ++ply) {
        const Move move = anyMove(t.game, seed);
        t.board.showCursor(move.from());
        t.key(Qt::Key_Return);
        chooseNumber(t, move);
        t.board.showCursor(move.to());
        t.key(Qt::Key_Return);
        ASSERT_EQ(t.moves.size(), ply + 1) << moveText(*t.book, move);
        ASSERT_EQ(moveText(*t.book, t.moves.back()), moveText(*t.book, move)) << ply;
        t.play(move);
        ASSERT_LT(ply, 1000u);
    }
    EXPECT_EQ(t.game.ending()->reason, Reason::Checkmate);
}

}  // namespace
}  // namespace rokada::ui::boardtowersTest
