// Explanations of mistakes: lost mates and material come first, then the reason on the board.
#include "analysis/movefault.h"
#include "analysis/movemerit.h"

#include "books.h"
#include "lines.h"
#include "record/pgnreader.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::movefaultTest {
namespace {

/// Mistake in an equal position, the continuation, and the better move. All moves are in coordinates.
struct Case {
    std::string_view pieces, rest, played, answer, better;
    Score before = 0, after = 0;  ///< from White's view
};

MoveFault fault(const Case& at) {
    const RulebookPtr& book = kept("chess");
    const Position before = placed(book, at.pieces, at.rest);
    auto played = line(before, std::string(at.played) + ' ' + std::string(at.answer));
    ReviewedMove move{.node = Node(1), .mover = before.turn(), .before = at.before, .after = at.after};
    move.played = played.front();
    move.answer.assign(played.begin() + 1, played.end());
    move.better = line(before, at.better);
    move.grade = MoveGrade::Blunder;
    return faultOf(MotifFinder(*book), before, move);
}

std::string kinds(const std::vector<Kind>& all) {
    std::string letters;
    for (const Kind kind : all) letters += kept("chess")->variant().kinds[kind].letter;
    return letters;
}

TEST(MoveFault, AMateComesFirst) {
    const MoveFault found = fault({.pieces = "Kg1 Ra1 Pf2 Pg2 Ph2 Bc3 kg8 ra8 qd8 pf7 pg7 ph7",
                                   .rest = "w - - 0 1",
                                   .played = "a1b1",
                                   .answer = "d8d1 b1d1",
                                   .better = "h2h3",
                                   .after = matedIn(3)});
    ASSERT_FALSE(found.costs.empty());
    EXPECT_EQ(found.costs.front().type, CostType::AllowsMate);
    EXPECT_EQ(found.costs.front().turns, 2);
    EXPECT_EQ(found.costs.size(), 1U) << "whoever is mated loses no material";
}

TEST(MoveFault, AMateThatWasMissed) {
    const MoveFault found = fault({.pieces = "Kg1 Ra1 kg8 pf7 pg7 ph7 pb3",
                                   .rest = "w - - 0 1",
                                   .played = "a1c1",
                                   .answer = "h7h6",
                                   .better = "a1a8",
                                   .before = mateIn(1),
                                   .after = 20});
    ASSERT_FALSE(found.costs.empty());
    EXPECT_EQ(found.costs.front().type, CostType::MissesMate);
    EXPECT_EQ(found.costs.front().turns, 1);
    ASSERT_TRUE(found.shown);
    EXPECT_EQ(found.shown->motif, Motif::BackRankMate);
}

TEST(MoveFault, WhatIsLostIsNamedAndTheForkBehindIt) {
    const MoveFault found = fault({.pieces = "Ke1 Ra1 Pa2 Pb2 ke8 nd4 pa7",
                                   .rest = "w - - 0 1",
                                   .played = "a2a3",
                                   .answer = "d4c2 e1d2 c2a1",
                                   .better = "e1d1",
                                   .before = 100,
                                   .after = -500});
    ASSERT_FALSE(found.costs.empty());
    EXPECT_EQ(found.costs.front().type, CostType::Loses);
    EXPECT_EQ(kinds(found.costs.front().gone), "R");
    EXPECT_TRUE(found.costs.front().come.empty());
    ASSERT_TRUE(found.shown);
    EXPECT_EQ(found.shown->motif, Motif::Fork);
    ASSERT_GE(found.shown->pieces.size(), 3U);
    EXPECT_EQ(kindOf(found.shown->pieces.front()), kept("chess")->variant().kindOf('N'));
}

TEST(MoveFault, APieceThatIsLeftIsNamedWithItsCapturer) {
    const MoveFault found = fault({.pieces = "Kg1 Bd4 Ph2 kg8 rd8 pg7",
                                   .rest = "w - - 0 1",
                                   .played = "h2h3",
                                   .answer = "d8d4",
                                   .better = "d4e3",
                                   .after = -500});
    ASSERT_FALSE(found.costs.empty());
    EXPECT_EQ(kinds(found.costs.front().gone), "B");
    ASSERT_TRUE(found.shown);
    EXPECT_EQ(found.shown->motif, Motif::LeavesHanging);
    EXPECT_EQ(kindOf(found.shown->pieces[1]), kept("chess")->variant().kindOf('R'));
}

TEST(MoveFault, EqualsThatAreExchangedAreStruckOff) {
    const MoveFault even = fault({.pieces = "Kg1 Qd4 Ph2 kg8 qb6 pa7",
                                  .rest = "w - - 0 1",
                                  .played = "h2h3",
                                  .answer = "b6d4 g1h2",
                                  .better = "d4b6 a7b6 h2h3",
                                  .after = -900});
    ASSERT_FALSE(even.costs.empty());
    EXPECT_EQ(even.costs.size(), 1U) << "queens that are exchanged are not won";
    EXPECT_EQ(even.costs.front().type, CostType::Loses);
    EXPECT_EQ(kinds(even.costs.front().gone), "Q");
}

TEST(MoveFault, WhatIsWonBesideAnExchangeIsNamedAlone) {
    const MoveFault found = fault({.pieces = "Kg1 Qb3 Bc4 Ph2 ke8 qe7 bf8 pf7 pb7",
                                   .rest = "w - - 0 1",
                                   .played = "h2h3",
                                   .answer = "e7d7",
                                   .better = "c4f7 e8d8 b3b7 e7b4 b7b4 f8b4 g1h1",
                                   .before = 200});
    ASSERT_EQ(found.costs.size(), 1U);
    EXPECT_EQ(found.costs.front().type, CostType::Misses);
    EXPECT_EQ(kinds(found.costs.front().gone), "PP");
    EXPECT_TRUE(found.costs.front().come.empty());
}

TEST(MoveFault, WhatCouldHaveBeenWonIsSaidWhereNothingIsLost) {
    const MoveFault found = fault({.pieces = "Kg1 Rd1 Ph2 kg8 qd5 pg7",
                                   .rest = "w - - 0 1",
                                   .played = "h2h3",
                                   .answer = "d5d1 g1h2",
                                   .better = "d1d5",
                                   .before = 500,
                                   .after = -900});
    ASSERT_EQ(found.costs.size(), 2U);
    EXPECT_EQ(found.costs[0].type, CostType::Misses) << "a queen is more than a rook";
    EXPECT_EQ(kinds(found.costs[0].gone), "Q");
    EXPECT_EQ(found.costs[1].type, CostType::Loses);
}

TEST(MoveFault, ARecaptureThatWasMissedIsNoThreatOfMate) {
    const MoveFault found = fault({.pieces = "Kg1 Rd1 Pf2 Pg2 Ph2 kg8 nd4 rb3 pf7 pg7 ph7",
                                   .rest = "w - - 0 1",
                                   .played = "h2h3",
                                   .answer = "d4f5",
                                   .better = "d1d4 g7g6",
                                   .before = 300,
                                   .after = -300});
    const Position before = placed(kept("chess"), "Kg1 Rd1 Pf2 Pg2 Ph2 kg8 nd4 rb3 pf7 pg7 ph7", "w - - 0 1");
    const auto motif = meritOf(MotifFinder(*kept("chess")), before, line(before, "d1d4 g7g6")).motif;
    ASSERT_TRUE(motif);
    ASSERT_EQ(motif->motif, Motif::MateThreat) << "the knight is simply there";
    ASSERT_FALSE(found.costs.empty());
    EXPECT_EQ(found.costs.front().type, CostType::Misses);
    EXPECT_FALSE(found.shown);
}

/// White's rook stands on a captured black knight, and both form a tower. If the rook moves alone, it frees the knight
/// on d4.
TEST(MoveFault, WhoeverUncoversAnEnemyLosesWhatHeHadCaptured) {
    const auto before = parsePosition(*kept("tavreli"), "4k3/p7/8/8/3(nR)4/8/7P/4K3 w - - 0 1 -");
    ASSERT_TRUE(before);
    const auto played = line(*before, "d4d7:1 a7a6"), better = line(*before, "h2h3 a7a6");
    ReviewedMove move{.node = Node(1), .mover = Side(0), .before = 500, .after = 100};
    move.played = played.front();
    move.answer = {played[1]};
    move.better = better;
    move.grade = MoveGrade::Blunder;
    const MoveFault found = faultOf(MotifFinder(before->book()), *before, move);
    ASSERT_EQ(found.costs.size(), 1U);
    EXPECT_EQ(found.costs.front().type, CostType::Loses);
    EXPECT_EQ(kinds(found.costs.front().gone), "N");
}

TEST(MotifFinder, WhatIsWonComesBeforeWhatStandsInALine) {
    const RulebookPtr& book = kept("chess");
    // The rook captures an undefended queen. On e4 it then stands on one line with the knight and the king.
    const Position before = placed(book, "Kg1 Re1 qe4 ne6 ke8", "w - - 0 1");
    const auto move = parseMove(before, "e1e4");
    ASSERT_TRUE(move);
    const auto merit = MotifFinder(*book).merit(before, *move);
    ASSERT_TRUE(merit);
    EXPECT_EQ(merit->motif, Motif::CapturesUndefended);
    ASSERT_FALSE(merit->pieces.empty());
    EXPECT_EQ(kindOf(merit->pieces.front()), book->variant().kindOf('Q')) << "what was captured, not what captures";
}

}  // namespace
}  // namespace rokada::test::movefaultTest
