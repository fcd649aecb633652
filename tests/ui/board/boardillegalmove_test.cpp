// Tests the display of illegal moves: the piece glides back, and a label beside the square shows the reason.
#include "boardtesting.h"
#include "framerects.h"
#include "heldtime.h"

#include "board/moveshow.h"

#include "paint/reasontag.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QSignalSpy>
#include <QVariantAnimation>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace rokada::ui::boardillegalmoveTest {
namespace {

using namespace std::chrono_literals;
using testing::Table;

/// Board that is visible on the screen, with animations.
struct Seen : Table {
    explicit Seen(std::string_view id, const Choices& choices = {}, std::string_view position = {})
        : Table(id, choices, position) {
        board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&board));
    }

    [[nodiscard]] QVariantAnimation* running() {
        const auto animations = board.findChildren<QVariantAnimation*>();
        const auto it = std::ranges::find_if(animations, [](const QVariantAnimation* animation) {
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

// --- pieces without a move

TEST(BoardIllegalMove, ASelectedPieceThatCannotMoveSaysWhyAsLongAsItIsSelected) {
    Seen t("chess", {}, "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1");
    QSignalSpy said(&t.board.moveShow(), &MoveShow::explained);
    const auto shown = [&t] { return !t.board.moveShow().calloutRects().empty(); };
    t.click("e3");
    ASSERT_EQ(said.size(), 1);
    EXPECT_EQ(said.front().front().toString().toStdString(),
              "This piece is pinned: without it, the rook on e8 could capture your king.");
    EXPECT_TRUE(t.illegalMoves.empty()) << "nothing was tried";
    testing::pass(1min);
    EXPECT_TRUE(shown());
    t.key(Qt::Key_Escape);
    EXPECT_FALSE(shown());
    t.click("e3");
    EXPECT_TRUE(shown());
    t.click("e1");
    EXPECT_FALSE(shown()) << "the king can move";
    t.click("e3");
    t.game.resign(Side(0));
    t.board.refresh();
    EXPECT_FALSE(shown()) << "the game is over";
}

TEST(BoardIllegalMove, ARefusedCastlingTellsWhetherAPieceHasMoved) {
    Seen played("chess", {}, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for (const auto& [from, to] : {std::pair("h1", "h2"), {"e8", "e7"}, {"h2", "h1"}, {"e7", "e8"}})
        played.play(Move(played.square(from), played.square(to)));
    played.click("e1");
    played.click("g1");
    EXPECT_TRUE(played.illegalBecause(IllegalReason::CastlingRookMoved));
    Seen setUp("chess", {}, "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    setUp.click("e1");
    setUp.click("g1");
    EXPECT_TRUE(setUp.illegalBecause(IllegalReason::NoCastlingRight));
}

TEST(BoardIllegalMove, WhyAPieceCannotMoveIsSaidBesideIt) {
    for (const char* variant : {"chess", "bolyar", "tavreli"}) {
        for (const char* stuck : {"a1", "c1", "e1", "h1"}) {
            Seen t(variant);
            t.click(stuck);
            if (!t.board.input().targets().empty()) continue;
            const auto labels = t.board.moveShow().calloutRects();
            ASSERT_EQ(labels.size(), 1U) << variant << ' ' << stuck;
            EXPECT_TRUE(labels.front().adjusted(-9, -9, 9, 9).intersects(t.board.frame().layout.rect(t.square(stuck))))
                << variant << ' ' << stuck;
        }
    }
}

/// Returns the squares of all pieces without marked targets. A piece of the side to move has no marked target if it has
/// no legal move.
std::vector<Square> withoutTargets(const Game& game) {
    std::vector<Square> found;
    for (int s = 0; s < game.book().size(); ++s) {
        const auto marks = marksOf(game, Square(s));
        const bool target = std::ranges::any_of(marks, [](const TargetMark& mark) { return mark.target; });
        if (!game.position().empty(Square(s)) && !target) found.push_back(Square(s));
    }
    return found;
}

/// A click on any piece without target squares must show the reason, whether or not the user can move now.
TEST(BoardIllegalMove, NoPieceWithoutTargetsIsClickedInSilence) {
    for (const VariantInfo& info : offeredVariants()) {
        Seen t(info.id);
        BoardLook look;
        look.explains = true;
        t.board.setLook(look);
        for (int ply = 0; ply < 40 && !t.game.ending(); ++ply) {
            const MoveList moves = t.game.moves();
            t.play(moves[static_cast<std::size_t>(ply) * 7 % moves.size()]);
            if (ply % 13 != 0 && !t.game.position().placing(t.game.position().turn())) continue;
            for (const bool enabled : {true, false}) {
                t.board.setMode(&BoardMode::enabled, enabled);
                for (const Square square : withoutTargets(t.game)) {
                    t.click(t.board.frame().squareCentre(square));
                    const auto name = t.book->geometry().name(square);
                    EXPECT_FALSE(t.board.moveShow().calloutRects().empty()) << info.id << ' ' << name << enabled << ply;
                    t.key(Qt::Key_Escape);
                }
            }
            t.board.setMode(&BoardMode::enabled, true);
            if (HasFailure()) return;
        }
    }
}

TEST(BoardIllegalMove, ABlockedPawnOfAnySideSaysWhatIsInItsWay) {
    Seen t("fortress", {{"placement", "standard"}},
           "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**5rP6**/**5wP6**/**12**/**12**/16/8wK7/"
           "4********4/bK3********4 w - - 0 1");
    QSignalSpy said(&t.board.moveShow(), &MoveShow::explained);
    for (const auto& [pawn, other] : {std::pair("h7", "h8"), {"h8", "h7"}}) {
        t.click(pawn);
        ASSERT_FALSE(said.empty()) << pawn;
        EXPECT_TRUE(said.back().front().toString().contains(QLatin1String(other))) << pawn;
        t.key(Qt::Key_Escape);
        said.clear();
    }
}

// --- gliding back

TEST(BoardIllegalMove, APieceThatIsDroppedOnASquareThatIsNoTargetGlidesBack) {
    Seen t("chess");
    t.click("b1");
    const QImage still = t.seen();
    t.drag("b1", "f5");
    ASSERT_TRUE(t.illegalBecause(IllegalReason::NotAPieceMove));
    QVariantAnimation* slide = t.running();
    ASSERT_NE(slide, nullptr);
    EXPECT_EQ(slide->duration(), 120);
    EXPECT_EQ(slide->startValue().toPointF(), QPointF(t.point("f5")));
    slide->setCurrentTime(20);
    const QPoint at = slide->currentValue().toPointF().toPoint();
    EXPECT_TRUE(t.changed(still, t.seen(), at));
    slide->setCurrentTime(120);
    EXPECT_EQ(t.running(), nullptr);
    EXPECT_FALSE(t.changed(still, t.seen(), t.point("b1")));
    const QRect passed(at - QPoint(12, 12), QSize(24, 24));
    EXPECT_TRUE(testing::reasonRect(t.board.frame()).intersects(passed) || !t.changed(still, t.seen(), at));
}

TEST(BoardIllegalMove, APieceThatIsDroppedOutsideTheBoardGlidesBack) {
    Seen t("chess");
    t.drag(t.point("e2"), QPoint(2, 300));
    ASSERT_TRUE(t.illegalBecause(IllegalReason::OutsideBoard));
    ASSERT_NE(t.running(), nullptr);
    EXPECT_EQ(t.board.frame().squareAt(t.running()->endValue().toPointF().toPoint()), t.square("e2"));
}

TEST(BoardIllegalMove, AReservePieceGlidesBackToItsPanel) {
    Seen t("fortress");
    const QRect knight = t.board.frame().reserveRect(t.kind('N'));
    t.drag(knight.center(), t.point("h8"));
    ASSERT_TRUE(t.illegalBecause(IllegalReason::NotYourFortress));
    ASSERT_NE(t.running(), nullptr);
    EXPECT_TRUE(knight.contains(t.running()->endValue().toPointF().toPoint()));
}

TEST(BoardIllegalMove, APieceThatWasTakenUpOnAGhostGlidesBackThere) {
    Seen t("vyrt");
    t.board.setLook(&BoardLook::cut, {.margin = 2, .shift = {}});
    for (int s = 0; s < t.book->size(); ++s) {
        const auto copies = testing::copyCentres(t.board.frame(), Square(s));
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

TEST(BoardIllegalMove, EscapeBringsADraggedPieceBackToo) {
    Seen t("chess");
    t.press(t.point("e2"));
    t.moveTo(t.point("e3"));
    t.moveTo(t.point("e5"));
    t.key(Qt::Key_Escape);
    ASSERT_NE(t.running(), nullptr);
    EXPECT_EQ(t.board.frame().squareAt(t.running()->endValue().toPointF().toPoint()), t.square("e2"));
    EXPECT_TRUE(t.illegalMoves.empty());
}

TEST(BoardIllegalMove, WithReducedMotionAPieceIsBackAtOnce) {
    Seen t("chess");
    t.board.setLook(&BoardLook::moveDuration, 0);
    t.drag("b1", "f5");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotAPieceMove));
    EXPECT_EQ(t.running(), nullptr);
}

TEST(BoardIllegalMove, AMoveThatIsMadeByHandHasNoWayBack) {
    Seen t("chess");
    t.drag("e2", "e4");
    EXPECT_TRUE(t.chose("e2", "e4"));
    EXPECT_EQ(t.running(), nullptr);
}

// --- reason beside the square

bool leads(const Game& game, Square from, Square to) {
    const MoveList moves = game.moves();
    return std::ranges::any_of(moves, [&](Move m) { return m.from() == from && m.to() == to; });
}

TEST(BoardIllegalMove, TheReasonStandsBesideTheSquareUntilTheNextPress) {
    Table t("chess");
    t.click("a1");
    t.click("a5");
    ASSERT_TRUE(t.illegalBecause(IllegalReason::PathBlocked));
    const QRect tag = testing::reasonRect(t.board.frame());
    const QRect square(t.point("a5") - QPoint(10, 10), QSize(20, 20));
    EXPECT_FALSE(tag.isEmpty());
    EXPECT_FALSE(tag.intersects(square));
    EXPECT_LT(std::abs(tag.center().y() - t.point("a5").y()), 2 * (t.point("a1").y() - t.point("a2").y()));
    t.press(t.point("b1"));
    EXPECT_TRUE(testing::reasonRect(t.board.frame()).isEmpty());
}

TEST(BoardIllegalMove, TheReasonGoesAfterSixSeconds) {
    Table t("chess");
    t.drag("b1", "f5");
    ASSERT_FALSE(testing::reasonRect(t.board.frame()).isEmpty());
    testing::pass(5999ms);
    EXPECT_FALSE(testing::reasonRect(t.board.frame()).isEmpty());
    testing::pass(1ms);
    EXPECT_TRUE(testing::reasonRect(t.board.frame()).isEmpty());
}

TEST(BoardIllegalMove, APieceThatComesBackFromOutsideHasTheReasonBesideIt) {
    Table t("chess");
    t.drag(t.point("e2"), QPoint(2, 300));
    ASSERT_FALSE(testing::reasonRect(t.board.frame()).isEmpty());
    EXPECT_LT(std::abs(testing::reasonRect(t.board.frame()).center().x() - t.point("e2").x()), 5);
}

TEST(BoardIllegalMove, AWallThatStopsTheCursorGivesItsReasonToo) {
    Table t("fortress", {{"placement", "standard"}});
    t.board.showCursor(t.square("m4"));
    t.key(Qt::Key_Up);
    ASSERT_TRUE(t.illegalBecause(IllegalReason::WallInPath));
    EXPECT_FALSE(testing::reasonRect(t.board.frame()).isEmpty());
}

TEST(BoardIllegalMove, TheReasonStaysOnEveryBoardFromEverySeat) {
    for (const std::string_view id : {"chess", "greatshatranj", "bolyar", "vyrt", "fortress"}) {
        Table t(id, id == "fortress" ? Choices{{"placement", "standard"}} : Choices{});
        for (int turns = 0; turns < 4; ++turns) {
            t.board.setLook(&BoardLook::quarterTurns, turns);
            Square mover = NoSquare;
            for (const Square s : t.game.position().pieces(t.game.position().turn())) mover = s;
            for (int to = 0; to < t.book->size(); to += 5) {
                if (to == mover || leads(t.game, mover, Square(to))) continue;
                t.drag(t.board.frame().squareCentre(mover), t.board.frame().squareCentre(Square(to)));
                const QRect tag = testing::reasonRect(t.board.frame());
                ASSERT_FALSE(tag.isEmpty()) << id << turns << to;
                EXPECT_TRUE(t.board.rect().contains(tag)) << id << turns << to;
                EXPECT_FALSE(tag.intersects(t.board.frame().layout.rect(mover))) << id << turns << to;
                EXPECT_FALSE(tag.intersects(t.board.frame().layout.rect(Square(to)))) << id << turns << to;
            }
        }
    }
}

// --- text of the reason

constexpr QRect Board(40, 30, 560, 560);

TEST(ReasonTag, ALongSentenceIsWrappedAndWhole) {
    const QFont font;
    const QFontMetrics metrics(font);
    const QString words =
        QStringLiteral("This piece can move to that square only to capture, but the square is empty.");
    const ReasonTag tag(words, {QRect(300, 300, 70, 70), Board}, font);
    EXPECT_EQ(tag.words(), words);
    EXPECT_LT(tag.box().width(), metrics.horizontalAdvance(words));
    const QRect ink = metrics.boundingRect(tag.box(), Qt::AlignCenter | Qt::TextWordWrap, tag.words());
    EXPECT_TRUE(tag.box().contains(ink));
}

TEST(ReasonTag, NoLineEndsWithinCastling) {
    const ReasonTag tag(QStringLiteral("The game stays even: 5. O-O Nf6 6. Re1 O-O-O."),
                        {QRect(300, 300, 70, 70), Board}, QFont());
    EXPECT_EQ(tag.words(), QStringLiteral("The game stays even: 5.\u00a0O\u2011O Nf6 6.\u00a0Re1 O\u2011O\u2011O."));
}

TEST(ReasonTag, WhatHasMoreToSayHasLongerLines) {
    const QString words = QStringLiteral(
        "This piece cannot move to that square. It moves one square forward. From the front row, it can move two "
        "squares on its first move. It captures one square diagonally forward.");
    for (const int cell : {45, 60, 90}) {
        const QFont font = labelFont(QFont(), cell);
        const ReasonTag tag(words, {.square = QRect(300, 300, cell, cell), .room = Board}, font);
        EXPECT_EQ(tag.words(), words) << cell;
        EXPECT_TRUE(Board.contains(tag.box())) << cell;
    }
}

TEST(ReasonTag, WordsThatFindNoRoomAreShortenedAndNotCutOff) {
    const QFont font;
    const QString words = QStringLiteral("The %1").arg(QStringLiteral("long ").repeated(200).trimmed());
    const QRect small(0, 0, 120, 90);
    const ReasonTag tag(words, {QRect(0, 0, 20, 20), small}, font);
    EXPECT_TRUE(tag.words().endsWith(QChar(0x2026)));
    EXPECT_TRUE(small.contains(tag.box()));
    const QRect ink = QFontMetrics(font).boundingRect(tag.box(), Qt::AlignCenter | Qt::TextWordWrap, tag.words());
    EXPECT_TRUE(tag.box().contains(ink));
}

TEST(ReasonTag, AtTheFarEdgeItStandsOnTheOtherSideOfItsSquare) {
    const QRect top(40, 30, 70, 70), bottom(530, 520, 70, 70);
    const QFont font;
    const QString words = QStringLiteral("You cannot capture a king.");
    const auto box = [&](const QRect& square, int turns) {
        return ReasonTag(words, {.square = square, .room = Board, .quarterTurns = turns}, font).box();
    };
    EXPECT_GT(box(top, 0).top(), top.bottom());
    EXPECT_LT(box(bottom, 0).bottom(), bottom.top());
    EXPECT_LT(box(bottom, 2).bottom(), bottom.top());
    EXPECT_GT(box(top, 2).top(), top.bottom());
}

TEST(ReasonTag, WhatIsClearIsLeftAlone) {
    const QFont font;
    const QString words = QStringLiteral("You cannot capture a king.");
    const QRect middle(300, 300, 70, 70);
    const QRect above(40, 30, 560, 270), below(40, 370, 560, 220), right(370, 30, 230, 560);
    const auto box = [&](std::vector<QRect> spared) {
        return ReasonTag(words, {middle, Board, std::move(spared)}, font).box();
    };
    EXPECT_GT(box({above}).top(), middle.bottom());
    EXPECT_GT(box({above, below}).left(), middle.right());
    EXPECT_LT(box({above, below, right}).right(), middle.left());
    EXPECT_LT(box({Board}).bottom(), middle.top()) << "then as always";
}

/// Pieces fill the rows above and below the square. The label must move further away to empty squares, or beside the
/// board.
TEST(ReasonTag, NoPieceIsCoveredWhileThereIsRoom) {
    const QFont font;
    const QString words = QStringLiteral("After this move, the bishop on a5 could capture your king.");
    const QRect middle(320, 310, 70, 70);
    std::vector<QRect> pieces;
    for (int column = 0; column < 8; ++column) {
        for (const int row : {2, 3, 4, 5}) pieces.emplace_back(40 + 70 * column, 30 + 70 * row, 70, 70);
    }
    const QRect box = ReasonTag(words, {.square = middle, .room = Board, .pieces = pieces}, font).box();
    for (const QRect& piece : pieces) EXPECT_FALSE(box.intersects(piece)) << piece.top();
}

TEST(ReasonTag, LettersGrowWithTheBoard) {
    const QFont font;
    EXPECT_GT(labelFont(font, 109).pixelSize(), labelFont(font, 64).pixelSize());
    EXPECT_GE(labelFont(font, 20).pixelSize(), QFontInfo(font).pixelSize());
}

TEST(ReasonTag, WhoeverSitsAtTheSideReadsItThere) {
    const QFont font;
    const QString words = QStringLiteral("You cannot capture a king.");
    const QRect middle(300, 300, 70, 70);
    const QRect upright = ReasonTag(words, {middle, Board}, font).box();
    const QRect sideways = ReasonTag(words, {.square = middle, .room = Board, .quarterTurns = 1}, font).box();
    EXPECT_EQ(sideways.size(), upright.size().transposed());
    EXPECT_GT(sideways.left(), middle.right());
}

}  // namespace
}  // namespace rokada::ui::boardillegalmoveTest
