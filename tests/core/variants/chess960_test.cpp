// Chess960: numbered start positions, castling from each of them, and notation.
#include "books.h"
#include "explain/illegalmove.h"
#include "explain/typedmove.h"
#include "record/foundposition.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/notation.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <set>

namespace rokada::test::chess960Test {
namespace {

const LateRules book("chess", "start=chess960");

std::string firstRankOf(int number) {
    const std::string text = positionText(startPosition(*book, number));
    const std::string placement = text.substr(0, text.find(' '));
    return placement.substr(placement.rfind('/') + 1);
}

TEST(Chess960, StartsHaveTheNumbersOfTheTable) {
    // The expected first ranks come from the published table of start positions.
    EXPECT_EQ(firstRankOf(0), "BBQNNRKR");
    EXPECT_EQ(firstRankOf(1), "BQNBNRKR");
    EXPECT_EQ(firstRankOf(518), "RNBQKBNR");
    EXPECT_EQ(firstRankOf(534), "RNBKQBNR");
    EXPECT_EQ(firstRankOf(959), "RKRNNQBB");
    EXPECT_EQ(positionText(startPosition(*book)), positionText(startPosition(*kept("chess"))));
}

TEST(Chess960, EveryStartIsLawfulAndFoundByItsPosition) {
    std::set<std::string> ranks;
    for (int number = 0; number < 960; ++number) {
        const std::string rank = firstRankOf(number);
        ranks.insert(rank);
        EXPECT_LT(rank.find('R'), rank.find('K')) << rank;
        EXPECT_GT(rank.rfind('R'), rank.find('K')) << rank;
        EXPECT_NE(rank.find('B') % 2, rank.rfind('B') % 2) << rank;
        if (number % 37 == 0) {
            EXPECT_EQ(startNumber(startPosition(*book, number)), number);
        }
    }
    EXPECT_EQ(ranks.size(), 960U);
    EXPECT_FALSE(startNumber(startPosition(*kept("chess")))) << "the usual start has no number";
    EXPECT_FALSE(startNumber(position(book, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")));
}

struct Castles {
    const char* position;
    const char* move;
    const char* text;
    const char* after;
};

TEST(Chess960, KingAndRookGoWhereTheyGoInChess) {
    const Castles rows[] = {
        {"4k3/8/8/8/8/8/8/1RK4R w KQ - 0 1", "c1b1", "O-O-O", "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"},
        {"4k3/8/8/8/8/8/8/1RK4R w KQ - 0 1", "c1h1", "O-O", "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/R5KR w KQ - 0 1", "g1h1", "O-O", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/3RK3 w Q - 0 1", "e1d1", "O-O-O", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "e1f1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"rk6/8/8/8/8/8/8/6K1 b q - 0 1", "b8a8", "O-O-O", "2kr4/8/8/8/8/8/8/6K1 w - - 1 2"},
        {"6k1/8/8/8/8/8/8/RR1K3R w B - 0 1", "d1b1", "O-O-O", "6k1/8/8/8/8/8/8/R1KR3R b - - 1 1"},
    };
    for (const auto& [text, move, shortForm, after] : rows) {
        SCOPED_TRACE(std::string(text) + ' ' + move);
        const Position before = position(book, text);
        EXPECT_EQ(positionText(before), text);
        const auto castling = parseMove(before, move);
        ASSERT_TRUE(castling);
        EXPECT_EQ(castling->type(), MoveType::Castle);
        EXPECT_EQ(moveText(*book, *castling), move);
        EXPECT_EQ(moveTextOfXBoard(*book, *castling), shortForm);
        EXPECT_EQ(shortText(before, *castling).substr(0, std::string(shortForm).size()), shortForm);
        ASSERT_TRUE(parseShort(before, shortForm));
        EXPECT_EQ(*parseShort(before, shortForm), *castling);
        Position made = before;
        Undo undo;
        made.make(*castling, undo);
        EXPECT_EQ(positionText(made), after);
        EXPECT_EQ(made.key(), made.computedKey());
        made.unmake(*castling, undo);
        EXPECT_EQ(made, before);
    }
}

bool castles(const char* text, const char* move) {
    const Position at = position(book, text);
    const auto found = parseMove(at, move);
    return found && found->type() == MoveType::Castle;
}

TEST(Chess960, CastlingNeedsEmptyAndUnattackedSquares) {
    EXPECT_TRUE(castles("4k3/8/8/8/8/8/8/R5KR w KQ - 0 1", "g1a1"));
    EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/RN4KR w KQ - 0 1", "g1a1")) << "the rook passes over b1";
    EXPECT_TRUE(castles("4k3/1r6/8/8/8/8/8/R5KR w KQ - 0 1", "g1a1")) << "the rook may pass an attacked square";
    EXPECT_FALSE(castles("4k3/4r3/8/8/8/8/8/R5KR w KQ - 0 1", "g1a1")) << "the king passes e1";
    EXPECT_FALSE(castles("4k3/2r5/8/8/8/8/8/R5KR w KQ - 0 1", "g1a1")) << "the king reaches c1";
    EXPECT_FALSE(castles("4k3/6r1/8/8/8/8/8/R5KR w KQ - 0 1", "g1h1")) << "check";
    EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/rRK5 w Q - 0 1", "c1b1")) << "the rook uncovers the rook on a1";
    EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/R4BKR w KQ - 0 1", "g1h1")) << "the rook's goal is taken";
}

TEST(Chess960, AStepIsAStep) {
    const Position at = position(book, "4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    EXPECT_EQ(parseMove(at, "f1g1")->type(), MoveType::Normal);
    EXPECT_EQ(parseMove(at, "f1h1")->type(), MoveType::Castle);
    const Position far = position(book, "4k3/8/8/8/8/8/8/2K4R w K - 0 1");
    EXPECT_EQ(parseMove(far, "c1g1")->type(), MoveType::Castle) << "no step leads there";
}

TEST(Chess960, AnyMoveOfTheKingOrTheRookLosesTheRight) {
    const auto after = [](const char* moves) {
        Game game(book, position(book, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1"));
        play(game, moves);
        const std::string text = positionText(game.position());
        const std::size_t at = text.find(' ', text.find(' ') + 1) + 1;
        return text.substr(at, text.find(' ', at) - at);
    };
    EXPECT_EQ(after("e1e2"), "kq");
    EXPECT_EQ(after("b1b2"), "Kkq");
    EXPECT_EQ(after("g1g8"), "Qq") << "the captured rook's right, too";
    EXPECT_EQ(after("e1e2 e8e7 e2e1 e7e8"), "-");
}

TEST(Chess960, RightsAreNamedByTheFileWhereAnotherRookStandsOutside) {
    for (const char* text : {"4k3/8/8/8/8/8/8/R1RK2RR w GC - 0 1", "4k3/8/8/8/8/8/8/R1RK2RR w KQ - 0 1",
                             "r1rk2rr/8/8/8/8/8/8/4K3 b gq - 0 1"})
        EXPECT_EQ(positionText(position(book, text)), text);
    EXPECT_EQ(positionText(position(book, "4k3/8/8/8/8/8/8/R1RK2RR w HA - 0 1")), "4k3/8/8/8/8/8/8/R1RK2RR w KQ - 0 1");
    EXPECT_EQ(positionText(position(book, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1")),
              positionText(startPosition(*book, 0)));
}

IllegalReason why(const char* text, const char* from, const char* to) {
    const Position at = position(book, text);
    return whyIllegal(at, square(book, from), square(book, to)).reason;
}

TEST(Chess960, RefusalsNameWhatStandsInTheWay) {
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/RN4KR w KQ - 0 1", "g1", "a1"), IllegalReason::CastlingBlocked);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/R4BKR w KQ - 0 1", "g1", "h1"), IllegalReason::CastlingRookReachesPiece);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/RK1N4 w Q - 0 1", "b1", "a1"), IllegalReason::CastlingRookReachesPiece);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/RKN5 w Q - 0 1", "b1", "a1"), IllegalReason::CastlingKingReachesPiece);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/1K1N3R w K - 0 1", "b1", "h1"), IllegalReason::CastlingBlocked);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/2N2RKR w F - 0 1", "g1", "f1"), IllegalReason::CastlingKingReachesPiece);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/3N1RKR w F - 0 1", "g1", "f1"), IllegalReason::CastlingRookReachesPiece);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/4NRKR w F - 0 1", "g1", "f1"), IllegalReason::CastlingKingPassesPiece);
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/R5KR w - - 0 1", "g1", "h1"), IllegalReason::NoCastlingRight);
    EXPECT_EQ(why("4k3/4r3/8/8/8/8/8/R5KR w KQ - 0 1", "g1", "a1"), IllegalReason::CastlingThroughCheck);
}

TEST(Chess960, ARefusalNamesThePieceThatHasMoved) {
    const auto after = [](std::string_view moves, const char* from, const char* to) {
        Game game(book, position(book, "4k3/8/8/8/8/8/8/R2K2R1 w KQ - 0 1"));
        play(game, moves);
        return inGame(game, whyIllegal(game.position(), square(book, from), square(book, to))).reason;
    };
    EXPECT_EQ(after("d1e1 e8e7", "e1", "g1"), IllegalReason::CastlingKingMoved) << "beside its square, too";
    EXPECT_EQ(after("g1h1 e8e7", "d1", "h1"), IllegalReason::CastlingRookMoved) << "onto another square, too";
    EXPECT_EQ(after("g1h1 e8e7 h1g1 e7e8", "d1", "g1"), IllegalReason::CastlingRookMoved);
}

TEST(Chess960, CastlingByNameWithoutARookNamesNoSquare) {
    const IllegalMove why = whyNoCastling(position(book, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), 'K');
    EXPECT_EQ(why, (IllegalMove{IllegalReason::NoCastlingRook}));
    EXPECT_EQ(whyNoCastling(position(book, "4k3/8/8/8/8/8/4K3/7R w - - 0 1"), 'K').reason,
              IllegalReason::CastlingKingAway);
}

TEST(Chess960, CastlingIsTypedInEveryForm) {
    const Position at = position(book, "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1");
    const std::array<Letters, 1> letters{englishLetters(book->variant())};
    const auto typed = [&](const char* text) {
        std::set<std::string> moves;
        for (const Move move : typedMoves(at, text, letters)) moves.insert(moveText(*book, move));
        return moves;
    };
    using Moves = std::set<std::string>;
    for (const char* text : {"O-O", "0-0", "e1g1", "Kg1", "Kxg1"}) {
        if (std::string(text) != "Kxg1") {
            EXPECT_EQ(typed(text), Moves{"e1g1"}) << text;
        }
    }
    for (const char* text : {"O-O-O", "0-0-0", "e1b1", "e1c1"}) EXPECT_EQ(typed(text), Moves{"e1b1"}) << text;
    EXPECT_EQ(typed("e1f1"), Moves{"e1f1"});
}

PgnGame readOne(const std::string& text) {
    static RulebookCache cache;
    return readPgn({.text = text, .length = text.size()}, cache);
}

TEST(Chess960, GamesOfOtherProgramsComeInAndGoOut) {
    for (const char* name : {"Chess960", "Fischerandom", "fischerandom", "chess 960", "Fischer Random"}) {
        const PgnGame game =
            readOne("[Variant \"" + std::string(name) +
                    "\"]\n[SetUp \"1\"]\n[FEN \"nrbbkqrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBKQRN w GBgb - 0 "
                    "1\"]\n\n1. f4 f5 2. e3 e6 3. Qf3 Qf6 4. Nb3 Nb6 5. Bf2 *\n");
        ASSERT_TRUE(game.playable) << name;
        EXPECT_EQ(game.tree.book().variant().choices.at("start"), "chess960");
        EXPECT_TRUE(startNumber(game.tree.start())) << name;
        const std::string written = pgnText(game.tree);
        EXPECT_NE(written.find("[Variant \"" + std::string(name) + "\"]"), std::string::npos);
        EXPECT_NE(written.find("w GBgb - 0 1"), std::string::npos) << "the tag stays as it was";
    }
    GameTree own(book, startPosition(*book, 518));
    const std::string written = pgnText(own);
    EXPECT_NE(written.find("[Variant \"Chess960\"]"), std::string::npos) << written;
    EXPECT_NE(written.find("[FEN "), std::string::npos) << "other programs do not know the start otherwise";
    EXPECT_EQ(written.find("[Rules "), std::string::npos) << written;
    const PgnGame again = readOne(written);
    EXPECT_EQ(again.tree.book().variant().choices, book->variant().choices);
    EXPECT_TRUE(again.report.empty());
}

TEST(Chess960, RightsThatFitOnlyChess960ChooseIt) {
    RulebookCache cache;
    const std::string start = positionText(startPosition(*book, 0));
    const auto found = findPosition(kept("chess"), start, cache);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->book->variant().choices.at("start"), "chess960");
    ASSERT_EQ(found->remarks.size(), 1U);
    EXPECT_EQ(found->remarks[0].what, PositionRemarkCode::OtherRules);
    EXPECT_EQ(positionText(found->position), start);

    const auto named = findPosition(kept("chess"), start, cache, true);
    ASSERT_TRUE(named);
    EXPECT_EQ(named->book->variant().choices.at("start"), "usual");
    EXPECT_EQ(named->remarks.size(), 4U) << "each right is dropped and told";

    const auto sloppy = findPosition(kept("chess"), "r4rk1/8/8/8/8/8/8/R3K2R w KQkq - 0 1", cache);
    ASSERT_TRUE(sloppy);
    EXPECT_EQ(sloppy->book->variant().choices.at("start"), "usual") << "a king that has castled is no Chess960";

    const auto address = findPosition(
        kept("chess"), "https://lichess.org/editor/chess960/bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR_w_KQkq_-_0_1",
        cache);
    ASSERT_TRUE(address);
    EXPECT_EQ(startNumber(address->position), 0);
    EXPECT_EQ(findPosition(kept("chess"), "https://lichess.org/analysis/atomic/8/8/8/4k3/8/8/8/4K3_w_-_-_0_1", cache)
                  .error()
                  .what,
              ErrorCode::UnknownVariant);
}

}  // namespace
}  // namespace rokada::test::chess960Test
