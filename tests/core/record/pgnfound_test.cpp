// Tests PGN that other programs have written: encodings, variant names, castling rights, paragraphs, drawings.
#include "pgntesting.h"
#include "record/drawings.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::pgnfoundTest {
namespace {

PgnGame readFound(std::string_view text) { return test::readGame(text); }

TEST(PgnFound, EncodingsAreRecognized) {
    struct Case {
        const char* bytes;
        Encoding encoding;
        const char* white;
    };
    const Case cases[] = {
        {"[White \"Ivanov\"]\n1. e4 *", Encoding::Utf8, "Ivanov"},
        {"[White \"\xEF\xBB\xBFИванов\"]\n1. e4 *", Encoding::Utf8, "\xEF\xBB\xBFИванов"},
        {"\xEF\xBB\xBF[White \"Müller\"]\n1. e4 *", Encoding::Utf8, "Müller"},
        {"[White \"\xC8\xE2\xE0\xED\xEE\xE2\"]\n1. e4 *", Encoding::Windows1251, "Иванов"},
        {"[White \"\xAB\xCF\xBA\xF2\xFA\xF0 \xB9 1\xBB\"]\n1. e4 {\xF5\xEE\xE4} *", Encoding::Windows1251,
         "«Пєтър № 1»"},
        {"[White \"M\xFCller, Fran\xE7ois\"]\n1. e4 {so\x85} *", Encoding::Windows1252, "Müller, François"},
        {"[White \"Concei\xE7\xE3o\"]\n1. e4 *", Encoding::Windows1252, "Conceição"},
    };
    for (const Case& each : cases) {
        const PgnGame game = readFound(each.bytes);
        EXPECT_EQ(game.encoding, each.encoding) << each.white;
        ASSERT_NE(game.tree.tag("White"), nullptr) << each.white;
        EXPECT_EQ(*game.tree.tag("White"), each.white);
    }
    EXPECT_EQ(readFound("1. e4 {M\xFCller\x85} *").tree.remarks(Node(1)).comment(), "Müller…");
}

TEST(PgnFound, EncodingsAreWrittenAsTheyWereRead) {
    for (const Encoding encoding : {Encoding::Windows1251, Encoding::Windows1252}) {
        const std::string text = encoding == Encoding::Windows1252 ? "Müller… Œ \u00A0ÿ" : "Иванов… Ё № яЯ";
        const EncodedText bytes = encoded(text, encoding);
        ASSERT_FALSE(bytes.missing);
        EXPECT_LT(bytes.bytes.size(), text.size());
        EXPECT_EQ(decoded(bytes.bytes).utf8, text);
        EXPECT_EQ(decoded(bytes.bytes).encoding, encoding);
        EXPECT_EQ(encoded("a♞", encoding).missing, "♞");
        EXPECT_TRUE(encoded(encoding == Encoding::Windows1252 ? "Я" : "ü", encoding).missing);
        EXPECT_TRUE(encoded("\xC8", encoding).missing) << "no UTF-8";
    }
    EXPECT_EQ(encoded("♞\xC8", Encoding::Utf8).bytes, "♞\xC8");
}

TEST(PgnFound, RightsOfCastlingByTheFilesOfRooks) {
    const std::pair<const char*, const char*> cases[] = {
        {"HAha", "KQkq"}, {"Hah", "Kkq"}, {"qkQK", "KQkq"}, {"KQkq", "KQkq"}, {"Ha", "Kq"}};
    for (const auto& [written, meant] : cases) {
        const PgnGame game = readFound("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w " + std::string(written) + " - 0 1\"]\n*");
        ASSERT_TRUE(game.playable) << written;
        EXPECT_EQ(positionText(game.tree.start()), "r3k2r/8/8/8/8/8/8/R3K2R w " + std::string(meant) + " - 0 1");
    }
    const PgnGame dropped = readFound("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w HGah - 0 1\"]\n*");
    EXPECT_EQ(positionText(dropped.tree.start()), "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1") << "no rook castles from g1";
    ASSERT_EQ(dropped.report.count(), 1U);
    EXPECT_EQ(dropped.report.findings()[0].remark->what, PositionRemarkCode::RightDropped);
}

TEST(PgnFound, XBoardsNamesOfVariants) {
    EXPECT_EQ(readFound("[Variant \"normal\"]\n1. e4 *").tree.book().variant().id, "chess");
    const PgnGame great = readFound("[Variant \"great\"]\n*");
    ASSERT_TRUE(great.playable);
    EXPECT_EQ(great.tree.book().variant().id, "greatshatranj");
    EXPECT_EQ(great.tree.book().variant().choices.at("bareking"), "off");
    EXPECT_EQ(great.tree.book().variant().choices.at("promotion"), "limited");
    const PgnGame own = readFound("[Variant \"great\"]\n[Rules \"bareking=win\"]\n*");
    EXPECT_EQ(own.tree.book().variant().choices.at("bareking"), "win");
    const PgnGame fischer = readFound("[Variant \"fischerandom\"]\n*");
    ASSERT_TRUE(fischer.playable);
    EXPECT_EQ(fischer.tree.book().variant().choices.at("start"), "chess960");
}

TEST(PgnFound, ParagraphsOfCommentsAreKept) {
    const PgnGame game = readFound("{The first\nline.\n\n \nThe second. }\n1. e4 {\n\nOne\r\n\r\n[sic] three}\n*");
    EXPECT_EQ(game.tree.remarks(Node::Root).comment(), "The first line.\nThe second.");
    EXPECT_EQ(game.tree.remarks(Node(1)).comment(), "One\n[sic] three");
    const std::string written = pgnText(game.tree);
    EXPECT_NE(written.find("{The first line.\n\nThe second.}"), std::string::npos) << written;
    EXPECT_TRUE(readFound(written).tree == game.tree) << written;
    EXPECT_TRUE(readFound("{One.\n\nTwo.} 1. e4 *").tree ==
                readFound(pgnText(readFound("{One.\n\nTwo.} 1. e4 *").tree)).tree);
}

TEST(PgnFound, WordsOfTwoCommentsAreNoCommand) {
    const PgnGame game = readFound("{good [%clk} {0:05:00] left} 1. e4 *");
    const std::string written = pgnText(game.tree);
    const PgnGame again = readFound(written);
    EXPECT_TRUE(again.tree == game.tree) << written;
    EXPECT_EQ(again.tree.remarks(Node::Root).after.size(), 2u);
    EXPECT_FALSE(again.tree.remarks(Node::Root).command("clk"));
}

TEST(PgnFound, DrawingsAreReadAndWritten) {
    PgnGame game = readFound("1. e4 {[%csl Ra1,Gh8,Xb2,R][%cal Ya1h8,Be2e4,Ge2e9] text} *");
    const Geometry& board = game.tree.book().geometry();
    Remarks& remarks = game.tree.remarks(Node(1));
    const std::vector<Drawing> drawings = drawingsOf(remarks, board);
    const auto at = [&](const char* name) { return board.named(name); };
    EXPECT_EQ(drawings, (std::vector<Drawing>{{DrawingColour::Red, at("a1"), at("a1")},
                                              {DrawingColour::Green, at("h8"), at("h8")},
                                              {DrawingColour::Yellow, at("a1"), at("h8")},
                                              {DrawingColour::Blue, at("e2"), at("e4")}}));
    setDrawings(remarks, board, drawings);
    EXPECT_EQ(*remarks.command("csl"), "Ra1,Gh8");
    EXPECT_EQ(*remarks.command("cal"), "Ya1h8,Be2e4");
    setDrawings(remarks, board, {});
    ASSERT_EQ(remarks.after.size(), 1u);
    EXPECT_EQ(remarks.after[0].text, "text");
}

TEST(PgnFound, WhatIsPublishedHasTheSevenTags) {
    const std::string text = publishedPgn(readFound("[Annotator \"A\"]\n[White \"W\"]\n1. e4 1-0").tree);
    EXPECT_TRUE(
        text.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                         "[Annotator \"A\"]\n[White \"W\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n"))
        << text;
}

}  // namespace
}  // namespace rokada::pgnfoundTest
