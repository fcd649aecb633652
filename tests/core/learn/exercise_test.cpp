// Tests how lesson exercises judge answers: each kind of step, and the reasons of wrong answers.
#include "lessons.h"

#include "learn/lessonhint.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::exerciseTest {
namespace {

using test::asStep;
using test::OneStep;
using test::why;
using Type = Verdict::Type;

bool mentions(const Verdict& verdict, RemarkType type) {
    return std::ranges::any_of(verdict.remarks, [&](const Remark& r) { return r.type == type; });
}

TEST(Exercise, ReadsOn) {
    OneStep step("chess", asStep("step read\n position start\n show e2e4 e7e5"));
    EXPECT_EQ(step->answer(ReadAnswer{}).type, Type::Right);
    EXPECT_TRUE(step->done());
}

TEST(Exercise, ListedMoves) {
    OneStep step("chess",
                 asStep("step move\n position start\n right e2e4 d2d4") + "wrong e2e3\n" + std::string(test::Texts3));
    EXPECT_EQ(why(step.move("g1f3")), RemarkType::AnotherPiece);
    const Verdict shorter = step.move("e2e3");
    EXPECT_EQ(why(shorter), RemarkType::AnotherSquare);
    ASSERT_NE(shorter.text, nullptr);
    EXPECT_EQ(shorter.text->in[0], "one");
    EXPECT_EQ(step.move("d2d4").type, Type::Right);
    EXPECT_TRUE(step->canTakeBack());
    step->takeBack();
    EXPECT_FALSE(step->done());
    EXPECT_EQ(step.move("e2e4").type, Type::Right);
}

TEST(Exercise, TheNumberOfPiecesIsPartOfTheAnswer) {
    OneStep step("tavreli", asStep("step move\n position 4k3/8/8/8/8/8/3(PqBQ)4/4K3 w - - 0 1 D\n right d2d5:2"));
    EXPECT_EQ(why(step.move("d2d5")), RemarkType::OtherNumber);
    EXPECT_EQ(why(step.move("d2d5:1")), RemarkType::OtherNumber);
    EXPECT_EQ(why(step.move("d2d6:2")), RemarkType::AlsoWins) << "the captured piece below is on top now";
    EXPECT_EQ(why(step.move("d2d6")), RemarkType::AnotherSquare);
    EXPECT_EQ(step.move("d2d5:2").type, Type::Right);
}

TEST(Exercise, AnIllegalMoveIsAnsweredWithTheRulesReason) {
    OneStep step("chess", asStep("step move\n position 4r2k/8/8/8/8/8/4R3/4K3\n goal check"));
    const Verdict pinned = step.move("e2d2");
    EXPECT_EQ(why(pinned), RemarkType::Illegal);
    EXPECT_EQ(pinned.remarks.front().illegal->reason, IllegalReason::Pinned);
    EXPECT_EQ(step.move("e2d4").remarks.front().illegal->reason, IllegalReason::NotAPieceMove);
}

TEST(Exercise, TheRookCouldBeCaptured) {
    OneStep step("chess", asStep("step move\n position 7k/8/2b5/4p3/8/3R4/8/K7\n goal check"));
    const Verdict verdict = step.move("d3d4");
    EXPECT_EQ(why(verdict), RemarkType::NoCheck);
    ASSERT_TRUE(mentions(verdict, RemarkType::PieceHangs));
    EXPECT_EQ(verdict.remarks[1].squares, (std::vector{step.square("d4"), step.square("e5")}));
}

TEST(Exercise, StalemateIsNoMate) {
    OneStep step("chess", asStep("step move\n position 7k/8/5KQ1/8/8/8/8/8 w\n goal mate"));
    EXPECT_EQ(why(step.move("f6f7")), RemarkType::Stalemates);
    const Verdict check = step.move("g6h5");
    EXPECT_EQ(why(check), RemarkType::NoMate);
    EXPECT_EQ(check.remarks.front().moves.size(), 1U);
    EXPECT_EQ(step.move("g6g7").type, Type::Right);
}

TEST(Exercise, TheReplyWouldMate) {
    OneStep step("chess", asStep("step move\n position r5k1/8/8/8/8/8/5PPP/6K1\n goal check"));
    const Verdict verdict = step.move("g1h1");
    ASSERT_TRUE(mentions(verdict, RemarkType::AllowsMate));
    EXPECT_EQ(verdict.remarks[1].moves.front().to(), step.square("a1"));
}

TEST(Exercise, GoalsOfOneMove) {
    OneStep capture("chess", asStep("step move\n position 7k/8/2p5/8/3N4/4p3/8/K7\n goal capture c6"));
    EXPECT_EQ(why(capture.move("d4f3")), RemarkType::NoCapture);
    EXPECT_EQ(capture.move("d4c6").type, Type::Right);

    OneStep promote("chess", asStep("step move\n position 7k/4P3/8/8/8/8/8/K7\n goal promote N"));
    EXPECT_EQ(promote.move("e7e8").type, Type::Open);
    EXPECT_EQ(why(promote.move("e7e8q")), RemarkType::OtherPromotion);
    EXPECT_EQ(why(promote.move("a1a2")), RemarkType::NoPromotion);
    EXPECT_EQ(promote.move("e7e8n").type, Type::Right);

    OneStep castle("chess", asStep("step move\n position 4k3/8/8/8/8/8/8/4K2R w K\n goal castle"));
    EXPECT_EQ(why(castle.move("h1g1")), RemarkType::NoCastling);
    EXPECT_EQ(castle.move("e1g1").type, Type::Right);

    OneStep passing("chess", asStep("step move\n position 4k3/8/8/3pP3/8/8/8/4K3 w - d6\n goal en-passant"));
    EXPECT_EQ(why(passing.move("e5e6")), RemarkType::NoEnPassant);
    EXPECT_EQ(passing.move("e5d6").type, Type::Right);

    OneStep safe("chess", asStep("step move\n position 6k1/8/8/6r1/8/8/1B6/K7\n goal safe"));
    EXPECT_EQ(why(safe.move("b2e5")), RemarkType::PieceHangs);
    EXPECT_EQ(safe.move("b2f6").type, Type::Right);

    OneStep win("chess", asStep("step move\n position r3k3/8/8/1N6/8/8/8/7K\n goal win"));
    EXPECT_EQ(why(win.move("b5d4")), RemarkType::WinsNothing);
    EXPECT_EQ(win.move("b5c7").type, Type::Right);

    OneStep stalemate("chess", asStep("step move\n position 7k/8/5KQ1/8/8/8/8/8\n goal stalemate"));
    EXPECT_EQ(why(stalemate.move("g6h5")), RemarkType::StillMoves);
    EXPECT_EQ(stalemate.move("f6f7").type, Type::Right);
}

TEST(Exercise, Squares) {
    OneStep one("chess", asStep("step square\n right e4"));
    EXPECT_EQ(why(one.click("d5")), RemarkType::OtherSquare);
    EXPECT_EQ(one.click("e4").type, Type::Right);

    OneStep all("chess", asStep("step squares\n position 7k/8/3p4/8/3R2P1/8/8/K7\n right reach d4"));
    const Verdict beyond = all.clickAll("d7");
    EXPECT_EQ(why(beyond), RemarkType::NotReached);
    EXPECT_EQ(beyond.remarks.front().illegal->reason, IllegalReason::PathBlocked);
    const Verdict few = all.clickAll("d5 d6");
    EXPECT_EQ(why(few), RemarkType::Missing);
    EXPECT_EQ(few.remarks.front().number, 8);
    EXPECT_EQ(all.clickAll("d5 d6 d3 d2 d1 a4 b4 c4 e4 f4").type, Type::Right);
}

TEST(Exercise, Choice) {
    const std::string texts(test::Texts3);
    OneStep step("chess", asStep("step choice") + "option\n" + texts + "because\n" + texts + "option right\n" + texts);
    const Verdict verdict = step->answer(OptionAnswer{0});
    EXPECT_EQ(why(verdict), RemarkType::WrongOption);
    EXPECT_NE(verdict.text, nullptr);
    EXPECT_EQ(why(step->answer(OptionAnswer{7})), RemarkType::OtherAnswer);
    EXPECT_EQ(step->answer(OptionAnswer{1}).type, Type::Right);
}

TEST(Exercise, Setup) {
    OneStep step("chess", asStep("step setup\n place Ra1 Rh1 ke8"));
    const Piece rook = step.piece(0, 'R');
    EXPECT_EQ(why(step->answer(PlacingAnswer{rook, step.square("b1")})), RemarkType::BelongsElsewhere);
    EXPECT_EQ(step->answer(PlacingAnswer{rook, step.square("h1")}).type, Type::GoesOn);
    EXPECT_EQ(step->placingsLeft().size(), 2U);
    step->takeBack();
    EXPECT_EQ(step->placingsLeft().size(), 3U);
    for (const Placing& placing : step->placingsLeft()) step->answer(PlacingAnswer{placing.piece, placing.square});
    EXPECT_TRUE(step->done());
}

TEST(Exercise, WritesMovesAndSquares) {
    OneStep move("chess", asStep("step write\n position start\n right g1f3"));
    EXPECT_EQ(why(move.type("Nh3")), RemarkType::OtherMove);
    EXPECT_EQ(why(move.type("Nf4")), RemarkType::Illegal);
    EXPECT_EQ(why(move.type("hello")), RemarkType::NotUnderstood);
    EXPECT_EQ(move.type("Nf3").type, Type::Right);
    OneStep square("chess", asStep("step write\n right c6"));
    EXPECT_EQ(why(square.type("6c")), RemarkType::NotUnderstood);
    EXPECT_EQ(why(square.type("d6")), RemarkType::OtherSquare);
    EXPECT_EQ(square
                  .type("\xD1\x81"
                        "6")
                  .type,
              Type::Right)
        << "a Cyrillic letter that looks the same";
}

TEST(Exercise, FindsTheWrittenMove) {
    OneStep step("chess", asStep("step find\n position start\n right g1f3"));
    EXPECT_EQ(why(step.move("b1c3")), RemarkType::AnotherPiece);
    EXPECT_EQ(step.move("g1f3").type, Type::Right);
}

TEST(Exercise, Stars) {
    OneStep step("chess", asStep("step stars\n position 7k/8/8/8/3R4/8/8/K7\n piece d4\n stars d7 g7\n moves 2"));
    EXPECT_EQ(why(step.move("a1a2")), RemarkType::OtherStarPiece);
    EXPECT_EQ(why(step.move("d4g4")), RemarkType::NoWayOn) << "only one of the stars could still be reached";
    EXPECT_EQ(step->piece(), step.square("d4"));
    EXPECT_EQ(step->movesLeft(), 2);
    EXPECT_EQ(step.move("d4d7").type, Type::GoesOn);
    EXPECT_TRUE(step->solvable());
    const Verdict last = step.move("d7d8");
    EXPECT_EQ(why(last), RemarkType::OutOfMoves);
    EXPECT_EQ(last.remarks.front().number, 1);
    EXPECT_EQ(step.move("d7g7").type, Type::Right);
}

TEST(Exercise, PlaysAgainstTheBestDefence) {
    OneStep step("chess", asStep("step play\n position 7k/8/8/8/8/8/R7/1R5K\n goal mate\n moves 3"));
    EXPECT_EQ(step.errors().size(), 1U) << "two moves are enough";
    OneStep two("chess", asStep("step play\n position 7k/8/8/8/8/8/R7/1R5K\n goal mate\n moves 2"));
    const Verdict first = two.move("a2a7");
    EXPECT_EQ(first.type, Type::GoesOn);
    EXPECT_EQ(first.replies.size(), 1U);
    EXPECT_EQ(two.move("b1b8").type, Type::Right);
}

TEST(Exercise, AMateInThreeIsPlayedToItsEnd) {
    OneStep step("chess", asStep("step play\n position 3k4/8/8/3K4/8/8/8/7Q\n goal mate\n moves 3"));
    EXPECT_TRUE(step.errors().empty());
    EXPECT_EQ(step.move("h1h8").type, Type::Wrong);
    for (int i = 0; i < 3 && !step->done(); ++i) {
        const LessonHint hint = lessonHint(*step, 1);
        ASSERT_TRUE(hint.move);
        step->answer(MoveAnswer::of(*hint.move));
    }
    EXPECT_TRUE(step->done());
}

TEST(Exercise, HintsForTheNameOfASquareTellItsFileAndItsRank) {
    OneStep step("chess", asStep("step write\n right c6"));
    EXPECT_TRUE(step.errors().empty());
    EXPECT_EQ(lessonHint(*step, 0).type, LessonHint::Type::File);
    EXPECT_EQ(lessonHint(*step, 1).type, LessonHint::Type::Rank);
    const LessonHint answer = lessonHint(*step, 2);
    EXPECT_EQ(answer.type, LessonHint::Type::Squares);
    EXPECT_EQ(answer.squares.size(), 1U);
    EXPECT_EQ(lessonHint(*step, 0).squares, answer.squares);
}

TEST(Exercise, EveryPerpetualCheckIsRight) {
    const auto fresh = [] {
        return OneStep("chess", asStep("step play\n position 6k1/P5p1/8/4q3/8/5P2/8/1R3RK1 b\n"
                                       " goal perpetual\n moves 2\n line e5g3 g1h1 g3h3"));
    };
    OneStep listed = fresh();
    EXPECT_EQ(listed.move("e5g3").type, Type::GoesOn);
    EXPECT_EQ(listed.move("g3h4").type, Type::Right) << "not the check of the line";
    OneStep other = fresh();
    EXPECT_EQ(other.move("e5g5").type, Type::GoesOn);
    EXPECT_TRUE(other->solvable());
    EXPECT_EQ(other->movesLeft(), 1);
    OneStep refused = fresh();
    EXPECT_EQ(why(refused.move("e5a5")), RemarkType::NoCheck);
    const Verdict captured = refused.move("e5h2");
    EXPECT_EQ(why(captured), RemarkType::ChecksEnd);
    EXPECT_EQ(captured.remarks.front().moves.front().to(), refused.square("h2"));
}

TEST(Exercise, ALineIsAsLongAsItsMoves) {
    OneStep step("chess", asStep("step play\n position start\n line e2e4 e7e5 g1f3 b8c6 f1c4"));
    EXPECT_EQ(step->movesLeft(), 3);
    step.move("e2e4");
    step.move("g1f3");
    EXPECT_EQ(step->movesLeft(), 1);
    EXPECT_EQ(step.move("f1c4").type, Type::Right);
    EXPECT_EQ(step->movesLeft(), 0);
}

TEST(Exercise, APromotedPieceIsKept) {
    OneStep step("chess", asStep("step play\n position 8/4Pk2/3K4/8/8/8/8/8\n goal promote Q\n moves 2"));
    EXPECT_TRUE(step.errors().empty());
    EXPECT_EQ(why(step.move("e7e8q")), RemarkType::DefenceEscapes) << "the king captures it";
    EXPECT_EQ(step.move("d6d7").type, Type::GoesOn);
    EXPECT_EQ(step.move("e7e8q").type, Type::Right);
}

TEST(Exercise, WhatIsAsGoodIsToldSo) {
    OneStep mate("chess", asStep("step move\n position 7k/8/6K1/8/8/8/8/RQ6\n goal mate\n right b1b8"));
    EXPECT_EQ(why(mate.move("a1a8")), RemarkType::AlsoReaches);
    OneStep win("chess", asStep("step move\n position 6k1/8/8/n6n/8/8/8/R5KR\n right a1a5"));
    EXPECT_EQ(why(win.move("h1h5")), RemarkType::AlsoWins);
}

TEST(Exercise, NotTheShortestWay) {
    OneStep step("chess", asStep("step play\n position 7k/R7/8/8/8/8/8/1R5K\n goal mate\n moves 1"));
    const Verdict slow = step.move("h1h2");
    EXPECT_EQ(why(slow), RemarkType::TooSlow);
    EXPECT_EQ(slow.remarks.front().number, 1);
}

TEST(Exercise, TheDefenceEscapes) {
    OneStep pawn("chess", asStep("step play\n position 8/6k1/4P3/8/8/8/8/K7\n goal promote\n moves 2"));
    EXPECT_EQ(why(pawn.move("a1a2")), RemarkType::DefenceEscapes);
}

TEST(Exercise, FollowsAScript) {
    OneStep step("chess", asStep("step play\n position start\n line e2e4 e7e5 g1f3\n line d2d4 d7d5 c2c4"));
    EXPECT_EQ(why(step.move("a2a3")), RemarkType::NotInTheLine);
    const Verdict first = step.move("d2d4");
    EXPECT_EQ(first.type, Type::GoesOn);
    ASSERT_EQ(first.replies.size(), 1U);
    EXPECT_EQ(first.replies.front().to(), step.square("d5"));
    EXPECT_EQ(why(step.move("g1f3")), RemarkType::NotInTheLine);
    EXPECT_EQ(step.move("c2c4").type, Type::Right);
    step->restart();
    EXPECT_EQ(step.move("e2e4").type, Type::GoesOn);
    EXPECT_TRUE(step.errors().empty());
}

TEST(Exercise, AllWrongSquaresAreNamed) {
    OneStep step("chess", asStep("step squares\n position 7k/8/8/8/3R4/8/8/K7\n right reach d4"));
    const Verdict verdict = step.clickAll("c3 d8 e5");
    EXPECT_EQ(why(verdict), RemarkType::NotReached);
    EXPECT_EQ(verdict.remarks.front().squares, (std::vector{step.square("c3"), step.square("e5")}));
}

TEST(Exercise, HintsGrowPlainer) {
    OneStep step("chess", asStep("step move\n position 7k/8/3p4/8/3R4/8/8/K7\n goal capture") + "hint\n" +
                              std::string(test::Texts3));
    EXPECT_EQ(lessonHint(*step, 0).type, LessonHint::Type::Text);
    const LessonHint target = lessonHint(*step, 1);
    EXPECT_EQ(target.type, LessonHint::Type::Target);
    EXPECT_EQ(target.squares, (std::vector{step.square("d4"), step.square("d6")}));
    const LessonHint reason = lessonHint(*step, 2);
    EXPECT_EQ(reason.type, LessonHint::Type::Reason);
    EXPECT_EQ(reason.reason.type, MoveReasonType::CapturesLoose);
}

}  // namespace
}  // namespace rokada::exerciseTest
