// Polyglot books: keys and moves according to the format, and a book from a Debian package.
#include "book/polyglot.h"
#include "diagram.h"
#include "game/game.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <utility>

namespace rokada::test::polyglotTest {
namespace {

Game gameAfterMoves(const RulebookPtr& book, std::string_view moves) {
    Game game(book);
    play(game, moves);
    return game;
}

std::uint16_t codeOf(std::string_view text, std::string_view move) {
    const RulebookPtr book = rules("chess");
    const Position position = *parsePosition(*book, text);
    return polyglotMove(position, *parseMove(position, move));
}

/// Returns a book entry of 16 bytes.
std::string entry(std::uint64_t key, std::uint16_t move, std::uint16_t weight) {
    std::string bytes;
    for (int i = 7; i >= 0; --i) bytes += static_cast<char>(key >> (8 * i) & 0xFF);
    for (const std::uint16_t number : {move, weight}) {
        bytes += static_cast<char>(number >> 8);
        bytes += static_cast<char>(number & 0xFF);
    }
    return bytes + std::string(4, '\0');
}

constexpr std::uint64_t StartKey = 0x463b96181691fc9c;
constexpr std::uint16_t E2E4 = 12 << 6 | 28, D2D4 = 11 << 6 | 27;

TEST(PolyglotKey, IsThatOfTheDescription) {
    const std::pair<std::string_view, std::uint64_t> known[] = {
        {"", StartKey},
        {"e2e4", 0x823c9b50fd114196},
        {"e2e4 d7d5", 0x0756b94461c50fb0},
        {"e2e4 d7d5 e4e5", 0x662fafb965db29d4},
        {"e2e4 d7d5 e4e5 f7f5", 0x22a48b5a8e47ff78},
        {"e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a607ca3f242c1},
        {"e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fdd303c946bdd9},
        {"a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c8123ea7b067637},
        {"a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f9b829b279560},
    };
    for (const auto& [moves, key] : known)
        EXPECT_EQ(polyglotKey(gameAfterMoves(rules("chess"), moves).position()), key) << moves;
}

TEST(PolyglotMove, CastlingIsTheKingsMoveToItsRook) {
    constexpr std::string_view both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(codeOf(both, "e1g1"), 4 << 6 | 7);
    EXPECT_EQ(codeOf(both, "e1c1"), 4 << 6 | 0);
    EXPECT_EQ(codeOf("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8"), 60 << 6 | 63);
    EXPECT_EQ(codeOf(both, "e1f1"), 4 << 6 | 5);
}

TEST(PolyglotMove, PromotionsCountFromTheKnight) {
    constexpr std::string_view pawn = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    EXPECT_EQ(codeOf(pawn, "a7a8n"), 1 << 12 | 48 << 6 | 56);
    EXPECT_EQ(codeOf(pawn, "a7a8b"), 2 << 12 | 48 << 6 | 56);
    EXPECT_EQ(codeOf(pawn, "a7a8r"), 3 << 12 | 48 << 6 | 56);
    EXPECT_EQ(codeOf(pawn, "a7a8q"), 4 << 12 | 48 << 6 | 56);
}

TEST(PolyglotMove, EnPassantIsAnOrdinaryMove) {
    EXPECT_EQ(codeOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 36 << 6 | 43);
}

TEST(PolyglotBook, HeaviestComesFirst) {
    const RulebookPtr book = rules("chess");
    const auto read = readBook(*book, entry(1, 1, 1) + entry(StartKey, D2D4, 30) + entry(StartKey, E2E4, 70));
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->positions(), 2u);
    const auto moves = (*read)->moves(startPosition(*book));
    ASSERT_EQ(moves.size(), 2u);
    EXPECT_EQ(moveText(*book, moves[0].move), "e2e4");
    EXPECT_EQ(moves[0].weight, 70);
    EXPECT_EQ(moveText(*book, moves[1].move), "d2d4");
}

TEST(PolyglotBook, IllegalAndRepeatedMovesAreLeftOut) {
    const RulebookPtr book = rules("chess");
    const auto read = readBook(*book, entry(StartKey, E2E4, 7) + entry(StartKey, E2E4, 9) + entry(StartKey, 0xFFFF, 5) +
                                          entry(StartKey, 0, 5));
    ASSERT_TRUE(read);
    const auto moves = (*read)->moves(startPosition(*book));
    ASSERT_EQ(moves.size(), 1u);
    EXPECT_EQ(moves[0].weight, 7);
}

TEST(PolyglotBook, WrongFilesAreRefusedWithTheirPlace) {
    const auto error = [](std::string_view variant, const std::string& bytes) {
        const auto read = readBook(*rules(variant), bytes);
        return read ? std::optional<BookError>() : read.error();
    };
    const std::string good = entry(1, E2E4, 1) + entry(2, E2E4, 1);
    EXPECT_EQ(error("chess", good), std::nullopt);
    EXPECT_EQ(error("chess", ""), (BookError{BookErrorCode::Empty, 0}));
    EXPECT_EQ(error("chess", "text"), (BookError{BookErrorCode::Unknown, 0}));
    EXPECT_EQ(error("chess", entry(2, E2E4, 1) + entry(1, E2E4, 1)), (BookError{BookErrorCode::Unknown, 16}));
    EXPECT_EQ(error("chess", good + "more"), (BookError{BookErrorCode::Cut, 32}));
    for (const char* other : {"greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"})
        EXPECT_EQ(error(other, good), (BookError{BookErrorCode::OtherVariant, 0})) << other;
}

/// Skipped unless Debian's package gnuchess-book is installed.
TEST(PolyglotBook, KnowsTheSpanishOpening) {
    std::ifstream in("/usr/share/games/gnuchess/book.bin", std::ios::binary);
    if (!in) GTEST_SKIP() << "gnuchess-book is not installed";
    const RulebookPtr book = rules("chess");
    const auto read = readBook(*book, std::string(std::istreambuf_iterator<char>(in), {}));
    ASSERT_TRUE(read);
    EXPECT_GT((*read)->positions(), 100'000u);
    const Game game = gameAfterMoves(book, "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6");
    const auto moves = (*read)->moves(game.position());
    ASSERT_FALSE(moves.empty());
    EXPECT_EQ(moveText(*book, moves.front().move), "e1g1");
}

}  // namespace
}  // namespace rokada::test::polyglotTest
