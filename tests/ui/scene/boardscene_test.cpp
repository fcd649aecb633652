#include "boardtesting.h"

#include "board/squaretexts.h"
#include "boardpicture.h"
#include "explain/material.h"
#include "kit/theme.h"
#include "scene/boardglide.h"
#include "scene/boardtheme.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace rokada::ui::boardsceneTest {
namespace {

using testing::Table;

const TargetMark* markOn(const std::vector<TargetMark>& marks, Square square) {
    const auto found = std::ranges::find_if(marks, [&](const TargetMark& mark) { return mark.square == square; });
    return found == marks.end() ? nullptr : &*found;
}

TEST(BoardScene, OnlyTheVariantWithOneSidedPiecesTellsReachesApart) {
    for (const VariantInfo& info : offeredVariants()) {
        const Table table(info.id);
        EXPECT_EQ(sceneOf(table.game, {}).byReach, info.id == "bolyar") << info.id;
    }
}

TEST(BoardScene, TheBoatHasThreeTypesOfTargets) {
    const Table t("bolyar", {}, "l*********l/*rnbykybnr*/*9*/*9*/*9*/*4L4*/*9*/*9*/*RNBYKYBNR*/L*********1 w - - 0 1");
    const auto marks = marksOf(t.game, t.square("e4"));
    EXPECT_EQ(markOn(marks, t.square("e5"))->reach, Reach::Both);
    EXPECT_EQ(markOn(marks, t.square("f5"))->reach, Reach::Quiet);
    EXPECT_EQ(markOn(marks, t.square("e3"))->reach, Reach::Capture);
    EXPECT_FALSE(markOn(marks, t.square("e3"))->target);
}

TEST(BoardScene, CompulsoryPromotionsSayWhatThePieceBecomes) {
    const Table t("bolyar", {}, "1*********1/*4k4*/*L8*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1 w - - 0 1");
    const auto marks = marksOf(t.game, t.square("a7"));
    EXPECT_EQ(markOn(marks, t.square("a8"))->becomes, t.kind('Y'));
    EXPECT_EQ(markOn(marks, t.square("z9"))->becomes, t.kind('G'));
    EXPECT_EQ(markOn(marks, t.square("b7"))->becomes, NoKind);
}

TEST(BoardScene, ARookChecksRoundTheBackOnTwoLines) {
    const Table t("vyrt", {}, "12/12/6r5/12/12/6K5/12/12/12/k11/1p10/12 w - - 0 1 -");
    const BoardScene scene = sceneOf(t.game, {});
    EXPECT_EQ(scene.checks.size(), 2U);
    EXPECT_EQ(scene.checkedKings, std::vector<Square>{t.square("e5")});
}

/// Position in which White's queen can mate Black. Red and Blue have only kings.
const char* const BlackIsMated =
    "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**2bP9**/**12**/**12**/**12**/3wB12/2wQ5wK7/"
    "4********4/bK3********4 w - - 0 1";

TEST(BoardScene, AMateThatEndsTheGameStaysOnTheBoard) {
    Table t("fortress", {{"placement", "standard"}}, BlackIsMated);
    t.game.resign(Side(3));
    ASSERT_FALSE(t.game.ending());
    t.play(Move(t.square("c3"), t.square("b2")));
    ASSERT_TRUE(t.game.ending());
    ASSERT_TRUE(t.game.position().empty(t.square("a1")));
    const BoardScene scene = sceneOf(t.game, {});
    EXPECT_EQ(scene.pieces[t.square("a1")], pieceOf(Side(1), t.kind('K')));
    EXPECT_EQ(scene.pieces[t.square("e8")], pieceOf(Side(1), t.kind('P')));
    ASSERT_EQ(scene.mates.size(), 1U);
    EXPECT_EQ(scene.mates[0].king, t.square("a1"));
    EXPECT_EQ(scene.mates[0].lines, (std::vector<Path>{{t.square("b2"), t.square("a1")}}));
    EXPECT_EQ(texts::squareInShort(t.board.spoken(), t.square("a1")).toStdString(), "a1, black king");
}

TEST(BoardScene, AMateInTheMiddleOfTheGameIsKnownUntilTheNextTurn) {
    Table t("fortress", {{"placement", "standard"}}, BlackIsMated);
    t.play(Move(t.square("c3"), t.square("b2")));
    ASSERT_FALSE(t.game.ending());
    EXPECT_EQ(sceneOf(t.game, {}).mates.size(), 1U);
    EXPECT_EQ(sceneOf(t.game, {}).pieces[t.square("a1")], NoPiece);
    t.play(t.game.moves()[0]);
    EXPECT_TRUE(sceneOf(t.game, {}).mates.empty());
}

TEST(BoardScene, AMateIsMoreThanACheck) {
    Table check("chess", {}, "6k1/5p1p/8/8/8/8/8/R3K3 w - - 0 1");
    check.play(Move(check.square("a1"), check.square("a8")));
    EXPECT_TRUE(sceneOf(check.game, {}).mates.empty());
    Table mate("chess", {}, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    mate.play(Move(mate.square("a1"), mate.square("a8")));
    ASSERT_EQ(sceneOf(mate.game, {}).mates.size(), 1U);
    EXPECT_EQ(sceneOf(mate.game, {}).mates[0].lines.size(), 1U);
}

std::vector<Path> checksAfter(Table& t, const char* from, const char* to) {
    t.play(Move(t.square(from), t.square(to)));
    const BoardScene scene = sceneOf(t.game, {});
    EXPECT_EQ(scene.checkedKings.size(), 1U);
    return scene.checks;
}

TEST(BoardScene, OnlyChecksThatMaySurpriseHaveALine) {
    Table near("chess", {}, "4k3/8/8/8/8/8/R7/4K3 w - - 0 1");
    EXPECT_EQ(checksAfter(near, "a2", "e2").size(), 1U) << "from afar";
    Table close("chess", {}, "4k3/8/8/3R4/8/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(checksAfter(close, "d5", "e5").empty()) << "the piece has just come, and is near";
    Table leap("chess", {}, "4k3/8/8/8/4N3/8/P7/4K3 w - - 0 1");
    EXPECT_TRUE(checksAfter(leap, "e4", "d6").empty());
    Table discovered("chess", {}, "4k3/8/4N3/4R3/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(checksAfter(discovered, "e6", "c5").size(), 1U);
}

TEST(BoardScene, AWayIsKnownOnlyOnABoardThatWraps) {
    const auto traced = [](const char* id, const char* position, const char* from, const char* to) {
        Table t(id, {}, position);
        for (const Move move : t.game.moves()) {
            if (move.from() != t.square(from) || move.to() != t.square(to)) continue;
            t.play(move);
            break;
        }
        return !sceneOf(t.game, {}).played.front().path.empty();
    };
    const char* const castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_FALSE(traced("chess", castles, "e1", "g1"));
    EXPECT_FALSE(traced("chess", castles, "a1", "a8"));
    EXPECT_FALSE(traced("chess", "", "g1", "f3"));
    EXPECT_TRUE(traced("vyrt", "", "g1", "f11"));
}

TEST(BoardScene, ALineOverTheSeamLeavesAndComesIn) {
    const Table t("vyrt");
    const BoardLayout layout(t.book->variant(), QSize(744, 614), 0, Coordinates::Off);
    const auto lines = stretches(layout, {t.square("i5"), t.square("j5"), t.square("k5"), t.square("l5")});
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].p2().x(), layout.area().right() + 1);
    EXPECT_EQ(lines[1].p1().x(), layout.area().left());
}

TEST(BoardScene, StraightPathsAreOneStretch) {
    const Table t("chess");
    const BoardLayout layout(t.book->variant(), QSize(744, 614), 2, Coordinates::Off);
    EXPECT_EQ(stretches(layout, {t.square("a1"), t.square("b2"), t.square("c3")}).size(), 1U);
}

TEST(BoardScene, CastlingAndEnPassantHaveTheirMarks) {
    const Table t("chess", {}, "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 10");
    const auto king = marksOf(t.game, t.square("e1"));
    ASSERT_NE(markOn(king, t.square("g1")), nullptr);
    EXPECT_EQ(markOn(king, t.square("g1"))->extra, TargetMark::Extra::Castling);
    const auto pawn = marksOf(t.game, t.square("e5"));
    ASSERT_NE(markOn(pawn, t.square("d6")), nullptr);
    EXPECT_TRUE(markOn(pawn, t.square("d6"))->capture);
    EXPECT_EQ(markOn(pawn, t.square("d6"))->victim, t.square("d5"));
}

TEST(BoardScene, AnInspectedPieceHasTargetsAPinnedOneHasNot) {
    const Table t("chess", {}, "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    EXPECT_TRUE(marksOf(t.game, t.square("e2")).empty());
    EXPECT_NE(markOn(marksOf(t.game, t.square("e8")), t.square("e2")), nullptr);
}

TEST(BoardScene, LastTurnsOfAllFourAreShown) {
    Table t("fortress", {{"placement", "standard"}});
    for (const auto& [from, to] : {std::pair("e4", "e5"), {"d7", "e7"}, {"h13", "h12"}, {"m8", "l8"}, {"f4", "f5"}}) {
        t.play(Move(t.square(from), t.square(to)));
    }
    const BoardScene scene = sceneOf(t.game, {});
    ASSERT_EQ(scene.played.size(), 4U);
    EXPECT_EQ(scene.played[0].to, t.square("f5"));
    EXPECT_EQ(scene.played[3].to, t.square("e7"));
}

TEST(BoardScene, WhereOneHasGoneTheOthersHaveOneLastTurnEach) {
    Table t("fortress", {{"placement", "standard"}});
    t.play(Move(t.square("e4"), t.square("e5")));
    t.play(Move(t.square("d7"), t.square("e7")));
    t.game.resign(Side(0));
    for (const auto& [from, to] : {std::pair("h13", "h12"), {"m8", "l8"}, {"e7", "f7"}})
        t.play(Move(t.square(from), t.square(to)));
    const BoardScene scene = sceneOf(t.game, {});
    ASSERT_EQ(scene.played.size(), 3U);
    EXPECT_EQ(scene.played[0].to, t.square("f7"));
    EXPECT_NE(scene.played[2].side, scene.played[0].side);
}

/// Plays moves and captures whenever possible, until one team leads.
void playUntilATeamLeads(Table& t) {
    while (balanceOf(t.game).lead[0] == 0) {
        const MoveList moves = t.game.moves();
        const auto taking =
            std::ranges::find_if(moves, [&](Move move) { return t.game.position().captured(move) != NoPiece; });
        t.play(taking == moves.end() ? moves[0] : *taking);
    }
}

TEST(BoardScene, NoPanelTellsTheLeadOfATeam) {
    Table t("fortress", {{"placement", "standard"}});
    playUntilATeamLeads(t);
    for (const SeatScene& seat : sceneOf(t.game, {}).seats) EXPECT_EQ(seat.lead, 0) << "it is above the moves";
}

TEST(BoardScene, AfterTheEndNoPanelTellsALead) {
    Table t("chess", {}, "3qk3/8/8/1n1p4/2P5/8/8/3RK3 w - - 0 1");
    t.play(Move(t.square("c4"), t.square("b5")));
    ASSERT_GT(sceneOf(t.game, {}).seats[1].lead, 0);
    t.game.resign(Side(1));
    ASSERT_TRUE(t.game.ending());
    EXPECT_EQ(sceneOf(t.game, {}).seats[1].lead, 0) << "who has lost is not ahead";
}

TEST(BoardScene, AnEliminatedSideIsOutAndWithoutPieces) {
    Table t("fortress", {{"placement", "standard"}});
    t.game.resign(Side(1));
    const BoardScene scene = sceneOf(t.game, {});
    EXPECT_TRUE(scene.seats[1].out);
    for (const Piece piece : scene.pieces) EXPECT_TRUE(piece == NoPiece || sideOf(piece) != Side(1));
}

TEST(BoardScene, PlacementLightsTheFreeSquaresOfTheOwnFortress) {
    Table t("fortress");
    EXPECT_EQ(sceneOf(t.game, {}).lit, t.book->geometry().squares("m1-p4"));
    EXPECT_EQ(sceneOf(t.game, {}).seats[2].reservePieces.size(), 3U);
}

TEST(BoardScene, EveryTurnOfEveryVariantCanBePainted) {
    for (const VariantInfo& info : offeredVariants()) {
        Table t(info.id);
        for (int turns = 0; turns < 4; ++turns) {
            t.board.setLook(&BoardLook::quarterTurns, turns);
            const QImage picture = testing::boardPicture(t.board, QSize(600, 500), 1.5);
            EXPECT_EQ(picture.size(), QSize(900, 750)) << info.id;
        }
    }
}

TEST(BoardGlide, APieceGoesFromSquareToSquare) {
    Table t("chess");
    t.game.play(Move(t.square("g1"), t.square("f3")));
    const BoardLayout layout(t.book->variant(), QSize(744, 614), 0, Coordinates::Off);
    const auto glides = glidesOf(t.game, layout);
    ASSERT_EQ(glides.size(), 1U);
    EXPECT_EQ(glides[0].to, t.square("f3"));
    EXPECT_EQ(glides[0].at(0), layout.centre(t.square("g1")));
    EXPECT_EQ(glides[0].at(1), layout.centre(t.square("f3")));
}

TEST(BoardGlide, KingAndRookCastleTogether) {
    Table t("chess", {}, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    t.game.play(Move(t.square("e1"), t.square("g1"), MoveType::Castle));
    const BoardLayout layout(t.book->variant(), QSize(744, 614), 0, Coordinates::Off);
    const auto glides = glidesOf(t.game, layout);
    ASSERT_EQ(glides.size(), 2U);
    EXPECT_EQ(glides[1].at(0), layout.centre(t.square("h1")));
    EXPECT_EQ(glides[1].at(1), layout.centre(t.square("f1")));
}

TEST(BoardGlide, OverTheSeamAPieceLeavesOnOneSideAndComesInOnTheOther) {
    Table t("vyrt");
    t.game.play(Move(t.square("g1"), t.square("f11")));
    t.game.play(Move(t.square("a7"), t.square("a6")));
    t.game.play(Move(t.square("f11"), t.square("e9")));
    const BoardLayout layout(t.book->variant(), QSize(744, 614), 0, Coordinates::Off);
    const auto glides = glidesOf(t.game, layout);
    ASSERT_EQ(glides.size(), 1U);
    ASSERT_EQ(glides[0].segments.size(), 2U);
    EXPECT_EQ(glides[0].at(0), layout.centre(t.square("f11")));
    EXPECT_GT(glides[0].at(0.24).y(), layout.centre(t.square("f11")).y());
    EXPECT_LT(glides[0].at(0.26).y(), layout.centre(t.square("e9")).y());
    EXPECT_EQ(glides[0].at(1), layout.centre(t.square("e9")));
}

TEST(BoardDisplay, ASceneWithoutAGameLooksAsItDoesWithOne) {
    for (const VariantInfo& info : offeredVariants()) {
        Table table(info.id);
        BoardDisplay board;
        board.resize(table.board.size());
        board.setScene(table.book, sceneOf(table.game, {}));
        EXPECT_EQ(board.grab().toImage(), table.board.grab().toImage()) << info.id;
        EXPECT_EQ(board.game(), nullptr);
        board.setGame(nullptr);
        EXPECT_TRUE(board.frame().layout.empty());
    }
}

TEST(BoardLook, ABoardOfOneColourIsFaintlyCheckered) {
    Table t("greatshatranj");
    const auto corner = [&](const char* name) {
        const QImage board = testing::boardPicture(t.board, t.board.size());
        return board.pixelColor(t.board.frame().layout.rect(t.square(name)).topLeft() + QPoint(6, 6));
    };
    EXPECT_NE(corner("e4"), corner("e5"));
    EXPECT_LT(contrastOf(corner("e4"), corner("e5")), 1.5) << "faintly";
    BoardLook look;
    look.checkered = false;
    t.board.setLook(look);
    EXPECT_EQ(corner("e4"), corner("e5"));
}

TEST(BoardLook, EmblemsAreOnPiecesOnlyIfWanted) {
    Table t("fortress", {{"placement", "standard"}});
    const QImage plain = testing::boardPicture(t.board, t.board.size());
    BoardLook look;
    look.emblems = true;
    t.board.setLook(look);
    EXPECT_NE(testing::boardPicture(t.board, t.board.size()), plain);
}

TEST(BoardLook, PiecesOfAllSidesAreOpaque) {
    Table t("fortress", {{"placement", "standard"}});
    // The same piece must look the same on its square, no matter which side is to move.
    const QRect rook = t.board.frame().layout.rect(t.square("m5")).adjusted(8, 8, -8, -8);
    const QImage others = testing::boardPicture(t.board, t.board.size()).copy(rook);
    for (int i = 0; i < 3; ++i) t.play(t.game.moves()[0]);
    ASSERT_EQ(t.game.position().turn(), Side(3));
    EXPECT_EQ(testing::boardPicture(t.board, t.board.size()).copy(rook), others);
}

TEST(BoardTheme, NoSquareHidesAMark) {
    for (const BoardTheme& theme : BoardTheme::all()) {
        for (const QColor& ground : {theme.light, theme.dark}) {
            const double best =
                std::max(contrastOf(QColor(OutlineInk), ground), contrastOf(QColor(OutlineWhite), ground));
            EXPECT_GE(best, 4.2) << theme.id.toStdString();
        }
    }
}

TEST(BoardTheme, EachVariantHasItsUsualTheme) {
    EXPECT_EQ(BoardTheme::usualFor("bolyar").id, QStringLiteral("sage"));
    EXPECT_EQ(BoardTheme::usualFor("fortress").id, QStringLiteral("fortress"));
    EXPECT_EQ(BoardTheme::usualFor("unknown").id, BoardTheme::all().front().id);
    EXPECT_EQ(BoardTheme::named(u"slate").id, QStringLiteral("slate"));
}

}  // namespace
}  // namespace rokada::ui::boardsceneTest
