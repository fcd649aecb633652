// Rokada's own format of opening books: round trips, and robustness against arbitrary bytes.
#include "book/compactbook.h"
#include "base/scrambled.h"
#include "base/storedbytes.h"
#include "diagram.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::compactbookTest {
namespace {

/// Returns a book with some moves of the start position, and of the position after its first move.
BookContents someContents(const Rulebook& book) {
    Position position = startPosition(book);
    BookContents contents;
    for (int ply = 0; ply < 2; ++ply) {
        const MoveList moves = legalMoves(position);
        for (std::size_t i = 0; i < 3; ++i) {
            const int n = static_cast<int>(i);
            contents[position.key()].push_back({moves[i], 30 - n, n, 2 * n, 65535, 1851, 2022 - n});
        }
        Undo undo;
        position.make(moves[0], undo);
    }
    return contents;
}

std::optional<BookError> errorOf(const Rulebook& book, const std::string& bytes) {
    const auto read = readBook(book, bytes);
    return read ? std::optional<BookError>() : read.error();
}

class CompactBooks : public testing::TestWithParam<const char*> {
protected:
    RulebookPtr book_ = rules(GetParam());
    BookContents contents_ = someContents(*book_);
    std::string bytes_ = compactBook(*book_, contents_);
};

TEST_P(CompactBooks, WhatIsWrittenIsReadAgain) {
    const auto read = readBook(*book_, bytes_);
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->positions(), 2u);
    EXPECT_EQ((*read)->moves(startPosition(*book_)), contents_.at(startPosition(*book_).key()));
}

TEST_P(CompactBooks, UnknownPositionsHaveNoMoves) {
    const auto read = readBook(*book_, bytes_);
    ASSERT_TRUE(read);
    Position position = startPosition(*book_);
    const MoveList moves = legalMoves(position);
    Undo undo;
    position.make(moves[moves.size() - 1], undo);
    EXPECT_TRUE((*read)->moves(position).empty());
}

TEST_P(CompactBooks, AnyChangedByteIsFound) {
    for (std::size_t i = 0; i < bytes_.size(); ++i) {
        std::string changed = bytes_;
        changed[i] = static_cast<char>(changed[i] ^ (1 + scrambled(i) % 255));
        EXPECT_TRUE(errorOf(*book_, changed)) << i;
    }
}

TEST_P(CompactBooks, AnyLengthButItsOwnIsRefused) {
    for (std::size_t length = 0; length < bytes_.size(); ++length)
        EXPECT_TRUE(errorOf(*book_, bytes_.substr(0, length))) << length;
    EXPECT_TRUE(errorOf(*book_, bytes_ + '\0'));
}

INSTANTIATE_TEST_SUITE_P(EachVariant, CompactBooks,
                         testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"));

TEST(CompactBook, ErrorsSayWhatIsWrong) {
    const RulebookPtr chess = rules("chess");
    const std::string bytes = compactBook(*chess, someContents(*chess));
    EXPECT_EQ(errorOf(*rules("vyrt"), bytes), (BookError{BookErrorCode::OtherVariant, 8}));
    std::string later = bytes;
    later[7] = 3;
    EXPECT_EQ(errorOf(*chess, later), (BookError{BookErrorCode::OtherVersion, 7}));
    EXPECT_EQ(errorOf(*chess, bytes.substr(0, 20)), (BookError{BookErrorCode::Cut, 20}));
    std::string damaged = bytes;
    damaged.back() = static_cast<char>(damaged.back() ^ 1);
    EXPECT_EQ(errorOf(*chess, damaged), (BookError{BookErrorCode::Damaged, bytes.size() - 8}));
    EXPECT_EQ(errorOf(*chess, compactBook(*chess, {})), (BookError{BookErrorCode::Empty, 32}));
}

/// Returns these contents in version 1, in which moves have no years, and each position has the index of its first
/// move.
std::string inFirstVersion(const Rulebook& book, const BookContents& contents) {
    const std::string bytes = compactBook(book, contents);
    constexpr std::size_t VersionAt = 7, ListAt = 40;
    std::string first = bytes.substr(0, ListAt), moves;
    first[VersionAt] = 1;
    std::uint32_t index = 0;
    std::size_t at = ListAt + 9 * contents.size();
    for (const auto& [key, list] : contents) {
        addLowFirst(first, key);
        addLowFirst(first, index);
        index += static_cast<std::uint32_t>(list.size());
    }
    for (std::uint32_t i = 0; i < index; ++i, at += 16) first += bytes.substr(at, 12);
    addLowFirst(first, checksum(first));
    return first;
}

TEST(CompactBook, FirstVersionHasNoYears) {
    const RulebookPtr chess = rules("chess");
    const BookContents contents = someContents(*chess);
    const auto read = readBook(*chess, inFirstVersion(*chess, contents));
    ASSERT_TRUE(read);
    std::vector<BookMove> expected = contents.at(startPosition(*chess).key());
    for (BookMove& one : expected) one.firstYear = one.lastYear = 0;
    EXPECT_EQ((*read)->moves(startPosition(*chess)), expected);
}

TEST(CompactBook, MovesWithoutWeightAndPositionsWithoutMovesAreRefused) {
    const RulebookPtr chess = rules("chess");
    BookContents weightless = someContents(*chess);
    weightless.begin()->second.front().weight = 0;
    EXPECT_EQ(errorOf(*chess, compactBook(*chess, weightless))->what, BookErrorCode::BadMoves);
    BookContents empty = someContents(*chess);
    empty.begin()->second.clear();
    EXPECT_EQ(errorOf(*chess, compactBook(*chess, empty))->what, BookErrorCode::BadMoves);
}

TEST(CompactBook, IllegalMovesAreLeftOut) {
    const RulebookPtr chess = rules("chess");
    const Position start = startPosition(*chess);
    const Move good = *parseMove(start, "e2e4");
    const BookContents contents{{start.key(), {{Move(Square(200), Square(250)), 5}, {good, 3}}}};
    const auto read = readBook(*chess, compactBook(*chess, contents));
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->moves(start), (std::vector<BookMove>{{good, 3}}));
}

}  // namespace
}  // namespace rokada::test::compactbookTest
