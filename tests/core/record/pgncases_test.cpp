// PGN files from public bug reports of other programs (folder `foreign`), each with the correct result. Tests the same
// problems in the other variants.
#include "pgntesting.h"
#include "record/pgnwriter.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace rokada::test::pgncasesTest {
namespace {

std::string contents(const std::string& name) {
    std::ifstream file(ROKADA_RECORD_FILES "/../foreign/" + name, std::ios::binary);
    EXPECT_TRUE(file) << name;
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<PgnGame> gamesOf(const std::string& name) { return readGames(contents(name)); }

/// Returns "Event|White|Result|plies" of every game.
std::vector<std::string> summary(const std::vector<PgnGame>& games) {
    std::vector<std::string> all;
    for (const PgnGame& game : games)
        all.push_back(tagOf(game, "Event") + '|' + tagOf(game, "White") + '|' + tagOf(game, "Result") + '|' +
                      std::to_string(mainPlies(game.tree)));
    return all;
}

using Summary = std::vector<std::string>;

TEST(PgnCases, AByteOrderMarkIsNoContent) {
    EXPECT_EQ(summary(gamesOf("p01a_bom.pgn")), (Summary{"Alder Cup|Oak, A|1-0|7"}));
    EXPECT_EQ(summary(gamesOf("p01b_bom_midfile.pgn")), (Summary{"Alder Cup|Oak, A|1-0|2", "Alder Cup|Oak, A|1-0|2"}));
    const auto tavreli = gamesOf("q01a_bom_variant.pgn");
    ASSERT_EQ(tavreli.size(), 1u);
    EXPECT_EQ(tavreli[0].tree.book().variant().id, "tavreli");
    EXPECT_TRUE(tavreli[0].report.empty());
}

TEST(PgnCases, CommentsAroundTheTagsLeaveThemAlone) {
    const auto titles = gamesOf("x13_semicolon_titles.pgn");
    EXPECT_EQ(summary(titles), (Summary{"First Oak Congress|Larch|1-0|2", "First Oak Congress|Maple|0-1|2"}));
    EXPECT_EQ(tagOf(titles[0], "Black"), "Hazel");
    EXPECT_EQ(tagOf(titles[1], "Black"), "Rowan");
    const auto after = gamesOf("x01_comment_after_result.pgn");
    EXPECT_EQ(summary(after), (Summary{"A|Oak|1-0|2", "B|Elm|*|1"}));
    EXPECT_EQ(after[0].tree.remarks(after[0].tree.variationEnd(Node::Root)).comment(), "White won on time");
    const auto prose = gamesOf("leading-prose.pgn");
    ASSERT_EQ(prose.size(), 2u);
    EXPECT_EQ(prose[0].tree.remarks(Node::Root).comment(), "A list of openings.");
    EXPECT_EQ(tagOf(prose[0], "ECO"), "A00");
    EXPECT_EQ(tagOf(prose[0], "Opening"), "Polish (Sokolsky) opening");
    EXPECT_EQ(tagOf(prose[1], "Opening"), "Grob");
    const auto fen = gamesOf("x12_comment_then_fen.pgn");
    EXPECT_EQ(summary(fen), (Summary{"x||1-0|1"}));
    EXPECT_EQ(summary(gamesOf("q19_fen_tagwithcomment.pgn")), (Summary{"x|w|*|2"}));
    for (const auto* games : {&titles, &after, &prose, &fen}) {
        for (const PgnGame& game : *games) EXPECT_TRUE(game.report.empty());
    }
}

TEST(PgnCases, GamesOfTagsAloneAreGames) {
    const auto games = gamesOf("r26_headeronly.pgn");
    EXPECT_EQ(summary(games), (Summary{"cafe.example|Larch|*|0", "cafe.example|Maple|1-0|3"}));
    EXPECT_EQ(positionText(games[0].tree.start()), "7k/5K2/8/8/8/8/8/6R1 w - - 0 1");
    EXPECT_EQ(tagOf(games[1], "FEN"), "");
    EXPECT_EQ(summary(gamesOf("v10_headerleak2.pgn")), (Summary{"diag|||0", "next||1-0|3"}));
}

TEST(PgnCases, ResultsOfOtherPrograms) {
    EXPECT_EQ(summary(gamesOf("q05h_star_tag_real_text.pgn")), (Summary{"Alder Cup|Oak, A|0-1|2"}));
    const auto half = gamesOf("q05a_half.pgn");
    EXPECT_EQ(summary(half), (Summary{"Alder Cup|Oak, A|1/2-1/2|2"}));
    EXPECT_NE(pgnText(half[0].tree).find("1. e4 e5 1/2-1/2\n"), std::string::npos);
    const auto both = gamesOf("q05d_00text.pgn");
    EXPECT_EQ(summary(both), (Summary{"Alder Cup|Oak, A|0-0|0"}));
    EXPECT_TRUE(both[0].report.empty());
    EXPECT_EQ(summary(gamesOf("r05a_results_spaced.pgn")),
              (Summary{"Alder Cup|Oak, A|1-0|2", "Alder Cup|Oak, A|1/2-1/2|2", "Alder Cup|Oak, A|1-0|2"}));
}

TEST(PgnCases, BlanksAndDotsOfUnicode) {
    EXPECT_EQ(mainPlies(gamesOf("q09b_nbsp.pgn")[0].tree), 4);
    EXPECT_EQ(mainPlies(gamesOf("q09a_ellipsis.pgn")[0].tree), 4);
}

TEST(PgnCases, ADamagedByteDamagesOneLetter) {
    const auto games = gamesOf("q13_trunc_utf8.pgn");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(tagOf(games[0], "White"), "Дубов, Иван");
    EXPECT_EQ(games[0].tree.remarks(games[0].tree.next(Node::Root)).comment(), "лучший ход в этой позиции с\xD1");
    EXPECT_NE(pgnText(games[0].tree).find("с\xD1}"), std::string::npos);
}

TEST(PgnCases, LinesThatAreNoTags) {
    const auto between = gamesOf("q02c_garbage_between_tags.pgn");
    EXPECT_EQ(summary(between), (Summary{"A|Oak|1-0|2"}));
    ASSERT_EQ(between[0].report.count(), 1u);
    EXPECT_EQ(between[0].report.findings()[0].place, (TextPlace{3, 1}));
    const auto before = gamesOf("q02a_garbage_before.pgn");
    EXPECT_EQ(summary(before), (Summary{"Alder Cup|Oak, A|1-0|2"}));
    EXPECT_EQ(codesOf(before[0]), std::vector{PgnFindingCode::ForeignLine});
    const auto unquoted = gamesOf("r03a_unquoted.pgn");
    EXPECT_EQ(summary(unquoted), (Summary{"A||1-0|1"}));
}

TEST(PgnCases, MovesBehindTagsAreFoundWithoutTheirNumbers) {
    for (const char* moves : {"{a comment} e4 e5 Nf3 *", ". e4 e5 2. Nf3 *", "1. {a comment} e4 e5 Nf3 *"}) {
        EXPECT_EQ(summary(readGames("[Event \"A\"]\n[White \"Oak\"]\n\n" + std::string(moves))), (Summary{"A|Oak||3"}))
            << moves;
    }
    // A damaged first move must not hide the game that follows. The next game keeps its tags.
    const auto games = readGames("[White \"Oak\"]\n\n4 e5 Nf3 Nc6 *\n\n[Event \"B\"]\n\n1. e4 1-0");
    EXPECT_EQ(summary(games), (Summary{"|Oak||0", "B||1-0|1"}));
}

TEST(PgnCases, ANumberedLineBetweenTagsIsNoMove) {
    const auto games = readGames("[Event \"A\"]\n103. Runde\n[White \"Oak\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0");
    EXPECT_EQ(summary(games), (Summary{"A|Oak|1-0|2"}));
    EXPECT_EQ(codesOf(games[0]), std::vector{PgnFindingCode::ForeignText});
}

TEST(PgnCases, ForeignLinesOfOldEncodingsAreReportedInUtf8) {
    const std::string text = encoded("[Event \"Кубок\"]\n\n1. e4 *\n\nВторой тур\n", Encoding::Windows1251).bytes;
    const auto games = readGames(text);
    ASSERT_EQ(games.size(), 1u);
    ASSERT_EQ(games[0].report.count(), 1u);
    EXPECT_EQ(games[0].report.findings()[0].word, "Второй тур");
}

TEST(PgnCases, SpellingsOfMoves) {
    EXPECT_EQ(mainPlies(gamesOf("r04a_D_glued.pgn")[0].tree), 6);
    EXPECT_EQ(mainPlies(gamesOf("q06_00_promo.pgn")[0].tree), 3);
    EXPECT_EQ(mainPlies(gamesOf("q06_04_promo.pgn")[0].tree), 3);
    EXPECT_EQ(mainPlies(gamesOf("q15_lower_black.pgn")[0].tree), 8);
}

/// Opening moves of each variant.
constexpr std::pair<const char*, const char*> openings[] = {
    {"chess", "1. e4 e5 2. Nf3"}, {"greatshatranj", "1. e3 e6 2. f3"}, {"bolyar", "1. e4 e5 2. d4"},
    {"vyrt", "1. e4 e5 2. d4"},   {"fortress", "1. N@n3 N@c3 N@c14"},  {"tavreli", "1. e4 e5 2. d4"},
};

class PgnKinds : public testing::TestWithParam<std::pair<const char*, const char*>> {
protected:
    /// Returns two games with the text `between` before, between and after their tags, and `afterResult` after their
    /// results.
    [[nodiscard]] std::string file(const std::string& between, const std::string& afterResult = {}) const {
        const std::string tags =
            "[Event \"%\"]\n" + between + "[Variant \"" + GetParam().first + "\"]\n[White \"Oak\"]\n";
        std::string text;
        for (const char* event : {"A", "B"})
            text += between + std::string(tags).replace(8, 1, event) + between + "\n" + GetParam().second + " 1-0" +
                    afterResult + "\n\n";
        return text;
    }
};

TEST_P(PgnKinds, NothingAroundTheTagsChangesThem) {
    for (const char* between :
         {"", "\uFEFF", "; a line\n", "{a comment}\n", "%escaped\n", "\n\n", "\u00A0\n", "\u200B", "{a}\n;b\n"}) {
        const auto games = readGames(file(between));
        EXPECT_EQ(summary(games), (Summary{"A|Oak|1-0|3", "B|Oak|1-0|3"})) << between;
        for (const PgnGame& game : games) {
            EXPECT_EQ(game.tree.book().variant().id, GetParam().first);
            EXPECT_TRUE(game.report.empty()) << between;
        }
    }
    for (const char* foreign : {"foreign words\n", "** Round! **\n", "From: somebody\n", "----\n"}) {
        const auto games = readGames(file(foreign));
        EXPECT_EQ(summary(games), (Summary{"A|Oak|1-0|3", "B|Oak|1-0|3"})) << foreign;
        EXPECT_FALSE(games[0].report.empty()) << foreign;
    }
}

TEST_P(PgnKinds, NothingBehindTheResultMakesAGame) {
    for (const char* after : {" {on time}", " $1", " words", " 1-0", " ; on time", "\n{on time}", "\nwords", "\n*"}) {
        EXPECT_EQ(summary(readGames(file({}, after))), (Summary{"A|Oak|1-0|3", "B|Oak|1-0|3"})) << after;
    }
}

TEST_P(PgnKinds, TheLastByteOfADosFileEndsIt) {
    EXPECT_EQ(summary(readGames(file({}) + "\x1A")), (Summary{"A|Oak|1-0|3", "B|Oak|1-0|3"}));
    EXPECT_EQ(readGames(file({}) + "\x1A" + file({})).size(), 4u) << "joined files";
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, PgnKinds, testing::ValuesIn(openings));

}  // namespace
}  // namespace rokada::test::pgncasesTest
