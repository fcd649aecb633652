// Tests of the analysis: threats, resumed searches, and reviews of games with their annotations.
#include "analysis/annotate.h"
#include "analysis/threat.h"

#include "ai/evaluation/chances.h"
#include "books.h"
#include "everyvariant.h"
#include "motifs/motiffinder.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>

namespace rokada::test::analysisTest {
namespace {

RulebookPtr bookOf(const VariantInfo& game) {
    const bool placed = game.id.compare("fortress") == 0;
    return kept(game.id, placed ? "placement=standard" : "");
}

TEST(Threat, IsThePositionWithTheNextEnemyToMoveInEveryGame) {
    for (const VariantInfo& info : allVariants()) {
        const Game game(bookOf(info));
        const auto passed = turnPassed(game.position());
        ASSERT_TRUE(passed) << info.id;
        EXPECT_FALSE(game.book().allied(passed->turn(), game.position().turn())) << info.id;
        EXPECT_EQ(passed->key(), passed->computedKey()) << info.id;
        EXPECT_TRUE(hasMoves(*passed)) << info.id;
    }
}

TEST(Threat, AskedOnTheWayNeverLeavesAKingToBeCaptured) {
    for (const RuleSet& rules : everyRuleSet()) {
        wander(rules, 11, 150, [&](const Game& game) {
            const auto passed = turnPassed(game.position());
            if (!passed) return true;
            EXPECT_EQ(passed->key(), passed->computedKey()) << rules.name();
            MoveList moves;
            legalMoves(*passed, moves);
            EXPECT_GT(moves.size(), 0U) << rules.name();
            for (const Move move : moves) {
                Position after = *passed;
                Undo undo;
                after.make(move, undo);
                for (std::size_t side = 0; side < game.book().sides(); ++side) {
                    EXPECT_EQ(after.king(Side(side)) == NoSquare, game.position().king(Side(side)) == NoSquare)
                        << rules.name() << ' ' << positionText(*passed) << ' ' << moveText(game.book(), move);
                }
            }
            return true;
        });
    }
}

TEST(Threat, IsRefusedWithItsReason) {
    const auto& chess = kept("chess");
    const auto refusal = [&](const char* pieces) { return turnPassed(placed(chess, pieces, "w - - 0 1")).error(); };
    EXPECT_EQ(refusal("Ke1 ke8 re5"), NoPass::InCheck);
    EXPECT_EQ(refusal("Kc6 Qc7 ka8 pa2 Na1"), NoPass::NobodyTo) << "Black has no move";
    const Game placing(kept("fortress"));
    EXPECT_EQ(turnPassed(placing.position()).error(), NoPass::Placing);
}

TEST(Analysis, IsTakenUpAgainFromTheTable) {
    std::uint64_t first = 0, second = 0;
    for (const VariantInfo& info : allVariants()) {
        Engine engine(8);
        Task task = Task::of(Game(bookOf(info)));
        task.limits.depth = 8;
        task.limits.variations = 3;
        first += engine.think(task, {}).report.nodes;
        const Report again = engine.think(task, {}).report;
        EXPECT_EQ(again.depth, 8) << info.id;
        EXPECT_EQ(again.variations.size(), 3U) << info.id;
        second += again.nodes;
    }
    EXPECT_LT(second, first * 7 / 10);
}

TEST(Chances, AreFairAndFollowTheScore) {
    for (const VariantInfo& info : allVariants()) {
        const double scale = chanceScale(info.id);
        EXPECT_DOUBLE_EQ(winningChance(0, scale), 0.5);
        EXPECT_NEAR(winningChance(static_cast<Score>(scale), scale), 0.731, 0.005) << info.id;
        EXPECT_EQ(winningChance(mateIn(5), scale), 1);
        EXPECT_EQ(winningChance(matedIn(4), scale), 0);
    }
}

GameTree read(const std::string& pgn) {
    RulebookCache books;
    PgnGame game = readPgn({.text = pgn, .length = pgn.size()}, books);
    EXPECT_TRUE(game.report.empty());
    return game.tree;
}

std::optional<Review> reviewed(const GameTree& tree, std::uint64_t nodes = 20'000) {
    Engine engine(8);
    return reviewGame(engine, tree, {.nodes = nodes}, {});
}

TEST(Review, FindsTheBlundersOfAShortGame) {
    GameTree tree = read("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n");
    const auto review = reviewed(tree);
    ASSERT_TRUE(review);
    ASSERT_EQ(review->moves.size(), 7U);
    EXPECT_EQ(review->moves[5].grade, MoveGrade::Blunder) << "Nf6 allows mate";
    EXPECT_FALSE(review->moves[5].better.empty());
    EXPECT_EQ(review->moves[6].grade, MoveGrade::Sound);
    EXPECT_FALSE(review->moves[6].after) << "mate on the board needs no number";
    const auto players = review->players(2);
    EXPECT_EQ(players[1].count[static_cast<std::size_t>(MoveGrade::Blunder)], 1);
    EXPECT_EQ(players[0].moves, 4);
    EXPECT_GT(players[0].accuracy, players[1].accuracy);

    const std::size_t before = tree.size();
    annotate(tree, *review);
    const Node blunder = review->moves[5].node;
    EXPECT_EQ(tree.remarks(blunder).nags, std::vector<std::uint8_t>{4});
    EXPECT_EQ(*tree.remarks(blunder).command("eval"), "#1");
    ASSERT_NE(tree.remarks(Node::Root).command("eval"), std::nullopt) << "what the first move is measured by";
    EXPECT_EQ(*tree.remarks(Node::Root).command("eval"),
              evalText(tree.start(), review->moves[0].before, review->moves[0].better));
    EXPECT_GT(tree.size(), before);
    EXPECT_EQ(tree.children(tree.parent(blunder)).size(), 2U);
    EXPECT_EQ(read(pgnText(tree)), tree) << "it is PGN that reads back";
    const std::string once = pgnText(tree);
    annotate(tree, *review);
    EXPECT_EQ(pgnText(tree), once) << "written twice it is the same";
}

/// If the game continues after a threefold repetition, further occurrences of the positions are not draws for the
/// review. A move that allowed the third occurrence is a blunder if it gave away a win, because the opponent could have
/// claimed a draw.
TEST(Review, ARepetitionThatIsPlayedOnFromIsNoDraw) {
    const GameTree tree = read(
        "[SetUp \"1\"]\n[FEN \"7k/8/8/p7/P6P/8/8/2Q4K w - - 0 1\"]\n\n1. Qb1 Kg8 2. Qc1 Kh8 3. Qb1 Kg8 4. Qc1 Kh8 5. "
        "Qb1 Kg8 "
        "6. Qc1 Kh8 7. Qb1 Kg8 8. Qc1 Kh8 *\n");
    const auto review = reviewed(tree, 3000);
    ASSERT_TRUE(review);
    ASSERT_EQ(review->moves.size(), 16U);
    EXPECT_EQ(review->moves[6].grade, MoveGrade::Blunder) << "4. Qc1 lets Black repeat for the third time";
    for (const std::size_t at : {8U, 10U, 12U, 14U}) EXPECT_EQ(review->moves[at].grade, MoveGrade::Sound) << at;
}

TEST(Review, LeavesThePersonsOwnSymbols) {
    GameTree tree = read("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6!? 4. Qxf7# 1-0\n");
    annotate(tree, *reviewed(tree));
    EXPECT_EQ(tree.remarks(tree.path(tree.variationEnd(Node::Root))[5]).nags, std::vector<std::uint8_t>{5});
}

TEST(Review, GoesThroughRandomGamesOfEveryVariant) {
    for (const VariantInfo& info : allVariants()) {
        const RulebookPtr book = bookOf(info);
        GameTree tree(book);
        Game game(book);
        Node at = Node::Root;
        for (int ply = 0; ply < 12 && !game.ending(); ++ply) {
            const MoveList moves = game.moves();
            const Move move = moves[(7U * static_cast<unsigned>(ply) + 3U) % moves.size()];
            at = tree.add(at, move);
            ASSERT_TRUE(game.play(move));
        }
        int calls = 0;
        Engine engine(4);
        const auto review = reviewGame(engine, tree, {.nodes = 1500}, {}, [&](int done, int all) {
            EXPECT_EQ(done, ++calls);
            EXPECT_EQ(all, 13);
        });
        ASSERT_TRUE(review) << info.id;
        EXPECT_EQ(review->moves.size(), 12U) << info.id;
        EXPECT_EQ(calls, 13) << info.id;
        annotate(tree, *review);
        for (const ReviewedMove& move : review->moves) {
            EXPECT_NE(tree.remarks(move.node).command("eval"), std::nullopt);
            EXPECT_EQ(move.better.empty(), move.grade == MoveGrade::Sound);
        }
        for (std::size_t i = 1; i < review->moves.size(); ++i)
            EXPECT_EQ(review->moves[i - 1].after, review->moves[i].before) << info.id << ": one position, one value";
        EXPECT_EQ(read(pgnText(tree)), tree) << info.id;
    }
}

/// Reviews with a mock engine. The engine prefers another move at first, and returns the given scores when asked to
/// compare both moves.
Review reviewedTwice(const GameTree& tree, Score best, Score played, std::vector<Limits>& asked) {
    const ReviewEngine engine{.think = [&](const Task& task, const std::stop_token&) {
        asked.push_back(task.limits);
        const auto move = [&](const char* text) { return *parseMove(task.position, text); };
        SearchResult result;
        if (task.limits.only.size() == 2) {
            result.report.variations = {{.score = best, .moves = {task.limits.only[0]}},
                                        {.score = played, .moves = {task.limits.only[1]}}};
        } else if (task.position.turn() == Side(0)) {
            result.report.variations = {{.score = 120, .moves = {move("e2e4")}}};
        } else {
            result.report.variations = {{.score = 0, .moves = {move("d7d5")}}};
        }
        return result;
    }};
    return *reviewGame(engine, tree, {.nodes = 1000}, {});
}

TEST(Review, ComparesABadMoveWithTheBestOneEquallyDeepBeforeItIsCalledBad) {
    const GameTree tree = read("1. d4 *\n");
    std::vector<Limits> asked;
    const Review right = reviewedTwice(tree, 30, 25, asked);
    EXPECT_EQ(right.moves.front().grade, MoveGrade::Sound);
    EXPECT_TRUE(right.moves.front().better.empty());
    EXPECT_EQ(right.moves.front().after, 25) << "what was looked at longer is told";
    ASSERT_EQ(asked.size(), 3U);
    EXPECT_EQ(asked.back().variations, 2);
    EXPECT_GT(asked.back().nodes, asked.front().nodes);
    asked.clear();
    EXPECT_EQ(reviewedTwice(tree, 120, -30, asked).moves.front().grade, MoveGrade::Mistake);
}

TEST(Review, AMoveThatIsBetterOnASecondLookLosesNothing) {
    const GameTree tree = read("1. d4 *\n");
    std::vector<Limits> asked;
    const Review review = reviewedTwice(tree, 20, 40, asked);
    EXPECT_EQ(review.moves.front().loss, 0);
    EXPECT_EQ(review.moves.front().before, 40);
}

/// Returns a game in which the engine plays at least `plies` moves, and a knight then moves to a square where it can be
/// captured for nothing. Returns nullopt if no such move occurs.
std::optional<GameTree> knightGiven(const VariantInfo& info, int plies) {
    const RulebookPtr book = bookOf(info);
    GameTree gift(book);
    Game game(book);
    Engine engine(4);
    const MotifFinder motifs(*book);
    Node at = Node::Root;
    const auto play = [&](Move move) {
        at = gift.add(at, move);
        return game.play(move);
    };
    for (int ply = 0; ply < 40; ++ply) {
        for (const Move move : game.moves()) {
            if (ply < plies || move.from() == NoSquare || game.position().hostile(move.to())) continue;
            const Kind kind = kindOf(game.position()[move.from()]);
            if (book->variant().kinds[kind].name != "knight") continue;
            const auto fault = motifs.fault(game.position(), move);
            if (!fault || fault->motif != Motif::LeavesHanging || kindOf(fault->pieces.front()) != kind) continue;
            play(move);
            return gift;
        }
        Task task = Task::of(game);
        task.limits.nodes = 2000;
        if (!play(engine.think(task, {}).best)) break;
    }
    return std::nullopt;
}

TEST(Review, AKnightThatIsGivenAwayIsNoMereInaccuracy) {
    std::set<std::string_view> given;
    for (const VariantInfo& info : allVariants()) {
        for (const int plies : {8, 12, 16, 20}) {
            const auto gift = knightGiven(info, plies);
            if (!gift) continue;
            const auto review = reviewed(*gift, 5000);
            ASSERT_TRUE(review);
            const ReviewedMove& last = review->moves.back();
            // The engine may have a more urgent move than capturing the knight. Such a game is not tested.
            const auto turns = std::min(last.answer.size(), gift->book().sides() - 1);
            const bool taken = std::any_of(last.answer.begin(), last.answer.begin() + static_cast<int>(turns),
                                           [&](Move move) { return move.to() == last.played.to(); });
            if (!taken) continue;
            given.insert(info.id);
            EXPECT_GE(last.grade, MoveGrade::Mistake) << info.id << ' ' << plies << ' ' << last.loss;
        }
    }
    EXPECT_GE(given.size(), 3U) << "games in which one was given away";
}

/// The move loses a knight for a pawn, but the evaluation falls only as much as for an inaccuracy. It must count as a
/// mistake.
TEST(Review, AMoveOfWhichTheWordsSayThatAPieceIsLostIsAMistake) {
    const GameTree tree = read("[FEN \"r2k4/2p5/8/1N6/8/8/PPP5/2K5 w - - 0 1\"]\n\n1. Nxc7 Kxc7 *\n");
    const Position start = positionAt(tree, Node::Root);
    const Score good = 20;
    Score bad = good;
    while (gradeOf(chancesLost(start, good, bad)) == MoveGrade::Sound) --bad;
    ASSERT_EQ(gradeOf(chancesLost(start, good, bad)), MoveGrade::Inaccuracy);
    const auto think = [&](const Task& task, const std::stop_token&) {
        const bool white = task.position.turn() == Side(0);
        const bool before = task.position == start;
        const char* best = before ? "b5d4" : white ? "a2a3" : "d8c7";
        const Score value = before ? good : white ? bad : static_cast<Score>(-bad);
        SearchResult result;
        result.report.variations = {{.score = value, .moves = {*parseMove(task.position, best)}}};
        return result;
    };
    const auto review = reviewGame({.think = think, .narrows = false}, tree, {.nodes = 1000}, {});
    ASSERT_TRUE(review);
    EXPECT_EQ(review->moves[0].grade, MoveGrade::Mistake);
    EXPECT_FALSE(review->moves[0].better.empty());
}

TEST(Review, AMoveThatIsTriedKeepsTheValueThatTheReviewHasFound) {
    const GameTree tree = read("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n");
    ReviewedMove bad = reviewed(tree)->moves[5];
    bad.before = 300;
    const Game before = gameAt(tree, tree.parent(bad.node));
    for (const char* text : {"g7g6", "a7a6", "b7b6"}) {
        Engine engine(8);
        const ReviewedMove tried =
            *reviewTry(engine, before, bad, *parseMove(before.position(), text), {.nodes = 20'000}, {});
        EXPECT_EQ(tried.before, 300) << text;
    }
}

/// After 3. Bc4, White threatens mate. The moves 3... g6 and 3... Qe7 prevent it. The move 3... Nf6 does not, and 3...
/// g5 loses the rook.
TEST(Review, AMoveThatIsTriedInPlaceOfABadOneIsJudgedBesideTheBest) {
    const GameTree tree = read("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n");
    const Review review = *reviewed(tree);
    const ReviewedMove& bad = review.moves[5];
    const Game before = gameAt(tree, tree.parent(bad.node));
    const auto tried = [&](const char* text) {
        Engine engine(8);
        return *reviewTry(engine, before, bad, *parseMove(before.position(), text), {.nodes = 20'000}, {});
    };
    for (const char* text : {"g7g6", "d8e7"}) {
        EXPECT_EQ(tried(text).grade, MoveGrade::Sound) << text;
        EXPECT_EQ(tried(text).mover, Side(1));
    }
    const ReviewedMove mated = tried("g8f6");
    EXPECT_EQ(mated.grade, MoveGrade::Blunder);
    ASSERT_FALSE(mated.answer.empty());
    EXPECT_EQ(mated.answer.front(), *parseMove(gameAt(tree, bad.node).position(), "h5f7"));
    EXPECT_FALSE(mated.better.empty());
    EXPECT_EQ(tried("g7g5").grade, MoveGrade::Blunder);
    std::stop_source stop;
    stop.request_stop();
    Engine engine(8);
    EXPECT_FALSE(reviewTry(engine, before, bad, bad.played, {.nodes = 20'000}, stop.get_token()));
}

TEST(Review, StopsWhenItIsAskedTo) {
    const GameTree tree = read("1. e4 e5 2. Nf3 Nc6 *\n");
    std::stop_source stop;
    Engine engine(4);
    const auto review =
        reviewGame(engine, tree, {.nodes = 2000}, stop.get_token(), [&](int, int) { stop.request_stop(); });
    EXPECT_FALSE(review);
}

TEST(Review, LeavesPlacementsOfReservePiecesOut) {
    const RulebookPtr book = kept("fortress");
    GameTree tree(book);
    Game game(book);
    Node at = Node::Root;
    for (int ply = 0; ply < 3; ++ply) {
        const Move move = game.moves()[0];
        at = tree.add(at, move);
        ASSERT_TRUE(game.play(move));
    }
    const auto review = reviewed(tree, 500);
    ASSERT_TRUE(review);
    EXPECT_TRUE(review->moves.empty());
}

TEST(EvalText, IsThatOfOtherPrograms) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(evalText(start, 34), "0.34");
    EXPECT_EQ(evalText(start, -5), "-0.05");
    EXPECT_EQ(evalText(start, -1234), "-12.34");
    EXPECT_EQ(evalText(start, mateIn(5)), "#3");
    EXPECT_EQ(evalText(start, matedIn(4)), "#-2");
    Position after = start;
    advance(after, *parseMove(start, "e2e4"));
    EXPECT_EQ(evalText(after, mateIn(4)), "#2");
    EXPECT_EQ(evalText(after, matedIn(5)), "#-3");
}

}  // namespace
}  // namespace rokada::test::analysisTest
