// Compares searches and the opening tree with a slow search that replays every game, in every variant and rule option.
#include "database/movetree.h"
#include "database/patternscan.h"
#include "everyvariant.h"
#include "explain/piecevalues.h"
#include "playedtree.h"
#include "rules/movegen.h"
#include "slowsearch.h"
#include "text/movetext.h"
#include "text/notation.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <random>

namespace rokada::test::searchTest {
namespace {

constexpr int Positions = ROKADA_NIGHTLY_SIZE ? 20000 : 300;
constexpr int Patterns = ROKADA_NIGHTLY_SIZE ? 400 : 8;

class Searches : public testing::TestWithParam<int> {
protected:
    Searches() : random_(static_cast<unsigned>(GetParam())) {
        const RuleSet& set = everyRuleSet()[static_cast<std::size_t>(GetParam())];
        book_ = RuleSet{set.variant, boardChoices(set.book()->variant())}.book();
        rules_ = std::make_unique<PackedRules>(*book_);
        // Short games are mixed with long ones, so that opening positions occur in many games.
        for (const int length : {100, 12, 4}) {
            wander(set, static_cast<std::uint64_t>(length), Positions, [&](const Game& game) {
                const auto plies = static_cast<int>(game.played());
                if (plies > 0 && plies % length == 0 && trees_.size() < 60) trees_.push_back(treeOf(game));
                return true;
            });
        }
        addOwnStarts();
        for (const GameTree& tree : trees_) packed_.push_back(packed(*rules_, tree));
    }

    /// Adds games that start in the middle of other games.
    void addOwnStarts() {
        for (std::size_t i = 0; i < 5; ++i) {
            const GameTree& tree = trees_[i * 3];
            const auto positions = positionsOf(tree);
            const auto moves = movesOf(tree);
            GameTree late(tree.sharedBook(), positions[moves.size() / 2]);
            Node node = Node::Root;
            for (std::size_t ply = moves.size() / 2; ply < moves.size(); ++ply) node = late.append(node, moves[ply]);
            trees_.push_back(late);
        }
    }

    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

    Position anyPosition() {
        const auto positions = positionsOf(trees_[below(trees_.size())]);
        return positions[below(positions.size())];
    }

    Arrangement anyBoard() { return {book_, anyPosition()}; }

    SquareSet anySquares(std::size_t of) {
        SquareSet squares;
        for (std::size_t s = 0; s < static_cast<std::size_t>(book_->size()); ++s) {
            if (below(of) == 0) squares.set(s);
        }
        return squares;
    }

    void compare(const Pattern& pattern) {
        const PatternScan scan(*rules_, pattern);
        for (std::size_t i = 0; i < trees_.size(); ++i)
            ASSERT_EQ(scan.find({packed_[i].head, packed_[i].moves}), slowlyFound(trees_[i], pattern)) << i;
    }

    std::mt19937 random_;
    RulebookPtr book_;
    std::unique_ptr<PackedRules> rules_;
    std::vector<GameTree> trees_;
    std::vector<PackedGame> packed_;
};

TEST_P(Searches, ExactPositionIsFoundInTheSameGames) {
    for (int i = 0; i < Patterns; ++i) {
        const Position position = anyPosition();
        Pattern pattern = exactly(stateOf(position));
        const PatternScan scan(*rules_, pattern);
        bool found = false;
        for (std::size_t game = 0; game < trees_.size(); ++game) {
            const auto positions = positionsOf(trees_[game]);
            const auto first =
                std::ranges::find_if(positions, [&](const Position& p) { return sameBoard(p, position); });
            const auto ply = scan.find({packed_[game].head, packed_[game].moves});
            ASSERT_EQ(ply.has_value(), first != positions.end()) << positionText(position);
            ASSERT_EQ(ply.value_or(0), ply ? first - positions.begin() : 0);
            found |= ply.has_value();
        }
        EXPECT_TRUE(found);
    }
}

TEST_P(Searches, FreeSquaresMayBeAnything) {
    for (int i = 0; i < Patterns; ++i)
        compare(patternOf(anyBoard(), PatternKind::Exact, anySquares(2) | anySquares(2) | anySquares(2)));
}

TEST_P(Searches, PiecesOnSquares) {
    for (int i = 0; i < Patterns; ++i) {
        Pattern pattern =
            patternOf(anyBoard(), PatternKind::Pieces, anySquares(2) | anySquares(2) | anySquares(3), anySquares(9));
        if (below(2) == 0) pattern.turn = Side(below(book_->sides()));
        pattern.plies = 1 + static_cast<int>(below(3));
        compare(pattern);
    }
}

TEST_P(Searches, PawnStructure) {
    for (int i = 0; i < Patterns; ++i) compare(patternOf(anyBoard(), PatternKind::Pawns, anySquares(1 + below(4) * 4)));
}

TEST_P(Searches, MaterialAndBalance) {
    const auto values = pieceValues(*book_);
    for (int i = 0; i < Patterns; ++i) {
        Pattern pattern;
        const Position like = anyPosition();
        for (std::size_t side = 0; side < book_->sides(); ++side) {
            for (std::size_t kind = 0; kind < book_->variant().kinds.size(); ++kind) {
                const Piece piece = pieceOf(Side(side), Kind(kind));
                pattern.worth[piece] = static_cast<std::int16_t>(values[kind].pawns() *
                                                                 (book_->variant().sideSpecs[side].team == 0 ? 1 : -1));
                int count = 0;
                for (const Square square : like.pieces(Side(side))) count += like[square] == piece;
                if (below(2) == 0) pattern.counts[piece] = {count, count + static_cast<int>(below(3))};
                if (below(5) == 0) pattern.counts[piece] = {0, count};
            }
        }
        if (below(2) == 0) pattern.balance = CountRange{-1 - static_cast<int>(below(3)), static_cast<int>(below(4))};
        if (below(3) == 0) pattern.counts = {};
        pattern.plies = 1 + static_cast<int>(below(4));
        compare(pattern);
    }
}

TEST_P(Searches, SequenceOfMoves) {
    const std::vector<Letters> letters{englishLetters(book_->variant())};
    for (int i = 0; i < Patterns; ++i) {
        const GameTree& tree = trees_[below(trees_.size())];
        const auto positions = positionsOf(tree);
        const auto moves = movesOf(tree);
        std::string text;
        std::size_t at = below(moves.size());
        for (std::size_t n = 1 + below(3); n > 0 && at < moves.size(); --n, ++at) {
            if (below(5) == 0 && !text.empty()) text += "... ", at = std::min(moves.size() - 1, at + below(4));
            if (moves[at].forced()) break;
            text += below(6) == 0 ? "*" : shortText(positions[at], moves[at]);
            text += ' ';
        }
        const auto sequence = parseSequence(*book_, text, letters);
        if (text.empty()) continue;
        ASSERT_TRUE(sequence) << text << sequence.error().at;
        const SequenceScan scan(*rules_, *book_, *sequence);
        for (std::size_t game = 0; game < trees_.size(); ++game) {
            ASSERT_EQ(scan.find({packed_[game].head, packed_[game].moves}).has_value(),
                      slowlyHas(trees_[game], *sequence))
                << text << " in " << game;
        }
    }
}

TEST_P(Searches, TreeCountsWhatWasPlayed) {
    for (int i = 0; i < Patterns; ++i) {
        const Position position = i == 0 ? startPosition(*book_) : anyPosition();
        MoveTree tree(*rules_, position);
        std::map<std::string, std::int64_t> counts;
        std::int64_t games = 0;
        for (std::size_t game = 0; game < trees_.size(); ++game) {
            tree.add({packed_[game].head, packed_[game].moves});
            const auto positions = positionsOf(trees_[game]);
            const auto moves = movesOf(trees_[game]);
            const auto first =
                std::ranges::find_if(positions, [&](const Position& p) { return sameBoard(p, position); });
            if (first == positions.end()) continue;
            ++games;
            const auto ply = static_cast<std::size_t>(first - positions.begin());
            if (ply < moves.size() && !moves[ply].forced()) ++counts[moveText(*book_, moves[ply])];
        }
        EXPECT_EQ(tree.games(), games);
        for (const MoveCount& count : tree.moves()) {
            const std::string text = moveText(*book_, count.move);
            ASSERT_EQ(count.games, counts[text]) << text;
            counts.erase(text);
        }
        // The moves that remain in `counts` were legal only in the recorded games, because castling and similar rights
        // are not visible on the board.
        for (const auto& [text, count] : counts) ASSERT_FALSE(parseMove(position, text)) << text;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Searches, testing::Range(0, static_cast<int>(everyRuleSet().size())));

TEST(MoveSequences, WrongWordsAreNamedByPlace) {
    const RulebookPtr book = rules("chess");
    const std::vector<Letters> letters{englishLetters(book->variant())};
    const auto wrong = parseSequence(*book, "1. e4 xyz", letters);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().at, 6u);
    EXPECT_EQ(wrong.error().what, ErrorCode::NotAMove);
    EXPECT_FALSE(parseSequence(*book, "  ", letters));
    EXPECT_FALSE(parseSequence(*book, "\xff\xfe", letters));
    EXPECT_EQ(parseSequence(*book, "1. e4 e5 2. Nf3 ... O-O", letters)->size(), 4u);
}

TEST(OpeningTree, SumsResultsRatingsAndYears) {
    const RulebookPtr book = rules("chess");
    const PackedRules packedRules(*book);
    Game game(book);
    play(game, "e2e4 e7e5");
    PackedGame one = packed(packedRules, treeOf(game));
    one.head.result = PackedResult::Win;
    one.head.rating = 2400;
    one.head.year = 1990;
    PackedGame two = one;
    two.head.result = PackedResult::Draw;
    two.head.rating = 2600;
    two.head.year = 2011;
    PackedGame three = one;
    three.head.rating = three.head.year = 0;
    three.head.result = PackedResult::None;
    MoveTree tree(packedRules, game.start());
    for (const PackedGame& each : {one, two, three}) tree.add({each.head, each.moves});
    const auto moves = tree.moves();
    ASSERT_EQ(moves.size(), 1u);
    EXPECT_EQ(moves[0].games, 3);
    EXPECT_EQ(moves[0].wins, 1);
    EXPECT_EQ(moves[0].draws, 1);
    EXPECT_EQ(moves[0].losses, 0);
    EXPECT_EQ(moves[0].meanRating(), 2500);
    EXPECT_EQ(moves[0].lastYear, 2011);
}

}  // namespace
}  // namespace rokada::test::searchTest
