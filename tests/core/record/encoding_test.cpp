// Tests of the encodings of PGN files: guessing, decoding, and finding a change of encoding in joined files.
#include "record/encoding.h"
#include "record/pgnwriter.h"

#include "pgntesting.h"

#include <gtest/gtest.h>

namespace rokada::encodingTest {
namespace {

std::optional<Encoding> guessed(std::string_view bytes, std::size_t chunk) {
    EncodingGuess guess;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(chunk, bytes.size()))) guess.add(bytes.substr(0, chunk));
    return guess.oldEncoding();
}

TEST(Encoding, OneDecisionForTheWholeFile) {
    const std::string cyrillic = encoded("Карпов, Анатолий", Encoding::Windows1251).bytes;
    const std::string western = encoded("Hübner, Andersson, Peña", Encoding::Windows1252).bytes;
    for (const std::size_t chunk : {1u, 2u, 100u}) {
        EXPECT_EQ(guessed(cyrillic + " \xE0 ", chunk), Encoding::Windows1251);
        EXPECT_EQ(guessed(western, chunk), Encoding::Windows1252);
        EXPECT_FALSE(guessed("Müller, Иванов\xD0", chunk)) << "a damaged letter in a word of UTF-8 says nothing";
        EXPECT_FALSE(guessed("Ivanov", chunk));
    }
    // A single non-ASCII letter is decoded in the encoding of the rest of its file.
    EXPECT_EQ(decoded("\xC8 x", Encoding::Windows1251).utf8, "И x");
    EXPECT_EQ(decoded("\xC8 x", Encoding::Windows1252).utf8, "È x");
}

TEST(Encoding, ADamagedByteDamagesOneLetter) {
    const DecodedText text = decoded("Дубов \xD0, è", Encoding::Windows1251);
    EXPECT_EQ(text.encoding, Encoding::Utf8);
    EXPECT_TRUE(text.damaged);
    EXPECT_EQ(text.utf8, "Дубов \xD0, è") << "it goes back as it was";
    EXPECT_FALSE(decoded("Дубов").damaged);
}

TEST(Encoding, LettersThatLookLikeUtf8ByChanceAreNone) {
    // In "«СССР»", the last two bytes are a valid UTF-8 character by chance.
    const std::string bytes = encoded("«СССР» Москва", Encoding::Windows1251).bytes;
    EXPECT_EQ(decoded(bytes).utf8, "«СССР» Москва");
    EXPECT_EQ(decoded(bytes).encoding, Encoding::Windows1251);
}

const std::string_view sample = "[White \"Иванов ♞ 𝄞\"]\n\n1. e4 {é} e5 1-0";

std::string marked(std::string_view text, Encoding encoding) {
    return encoded(std::string("\uFEFF").append(text), encoding).bytes;
}

TEST(Encoding, WideFilesAreReadByTheirMarks) {
    for (const Encoding encoding :
         {Encoding::Utf16Little, Encoding::Utf16Big, Encoding::Utf32Little, Encoding::Utf32Big}) {
        const std::string bytes = marked(sample, encoding);
        for (const std::size_t chunk : {1u, 3u, 1000u}) {
            const auto games = test::cutGames(bytes, chunk);
            ASSERT_EQ(games.size(), 1u);
            EXPECT_EQ(games[0].text, sample);
            EXPECT_EQ(games[0].encoding, encoding);
            EXPECT_EQ(games[0].at, unitSize(encoding));
            EXPECT_EQ(games[0].at + games[0].length, bytes.size());
        }
    }
}

TEST(Encoding, JoinedFilesKeepTheirEncodings) {
    const Encoding all[] = {Encoding::Utf8, Encoding::Utf16Little, Encoding::Utf16Big, Encoding::Utf32Little,
                            Encoding::Utf32Big};
    const std::string_view next = "[Event \"Кубок\"]\n\n1. d4 *";
    for (const Encoding first : all) {
        for (const Encoding second : all) {
            const std::string bytes = marked(std::string(sample) + "\n", first) + marked(next, second);
            const auto games = test::cutGames(bytes, 5);
            ASSERT_EQ(games.size(), 2u) << static_cast<int>(first) << ' ' << static_cast<int>(second);
            EXPECT_EQ(games[0].text, sample);
            EXPECT_EQ(games[1].text, next);
            EXPECT_EQ(games[1].encoding, second);
            EXPECT_EQ(bytes.substr(games[1].at, games[1].length), encoded(next, second).bytes);
        }
        // The first file has a byte order mark; the second file has none.
        const std::string bytes = marked(std::string(sample) + "\n", first) + std::string(next);
        const auto games = test::cutGames(bytes, 7);
        ASSERT_EQ(games.size(), 2u) << static_cast<int>(first);
        EXPECT_EQ(bytes.substr(games[1].at, games[1].length), next);
    }
}

TEST(Encoding, LettersOfWindows1251AreNoMark) {
    const std::string bytes = "[White \"" + encoded("Илью я, моюя", Encoding::Windows1251).bytes + "\xFF\xFE\"]\n*";
    const auto games = test::cutGames(bytes);
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].text, bytes);
}

TEST(Encoding, TwoDamagedLettersThatLookLikeUtf8DoNotChangeTheEncoding) {
    const std::string bytes =
        encoded("[White \"Корчной\"] {Голландская защита ", Encoding::Windows1251).bytes + "\xDC\xAF}";
    EXPECT_EQ(decoded(bytes).encoding, Encoding::Windows1251);
    EXPECT_EQ(decoded("[White \"Дубов\"] {с\xD1}").encoding, Encoding::Utf8);
}

TEST(Encoding, LoneNoBreakBlanksSayNothingOfTheEncoding) {
    const std::string bytes = "1. e4\xA0 e5 \u00A0 2. Nf3 *";
    EXPECT_EQ(decoded(bytes).utf8, bytes);
    EXPECT_EQ(test::mainPlies(test::readGame(bytes).tree), 3);
}

/// Two joined files, one in an old encoding and one in UTF-8. The wide blank U+2003 separates them.
TEST(Encoding, WideBlanksAreBlanksInOldEncodingsToo) {
    const std::string bytes = encoded("[White \"Корчной\"]\n\n1. d4 {защита} *\n", Encoding::Windows1251).bytes +
                              "\u2003; added\n[White \"a\"]\n*";
    const std::vector<PgnGame> games = test::readGames(bytes);
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].encoding, Encoding::Windows1251);
    EXPECT_NE(pgnText(games[0].tree).find("{added}"), std::string::npos) << pgnText(games[0].tree);
}

TEST(Encoding, CutCharactersAreReplaced) {
    const std::string bytes = marked("[White \"a\"]\n*", Encoding::Utf16Little) + "x";
    EXPECT_EQ(test::cutGames(bytes).size(), 1u);
    const std::string lone = marked("[White \"a", Encoding::Utf16Big) + "\xD8" + std::string(1, '\0') +
                             encoded("b\"]\n*", Encoding::Utf16Big).bytes;
    const auto games = test::cutGames(lone);
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].text, "[White \"a\uFFFDb\"]\n*");
}

}  // namespace
}  // namespace rokada::encodingTest
