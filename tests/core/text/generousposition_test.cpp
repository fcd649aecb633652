// Position texts of other programs: the positions that they mean, and the reported corrections.
#include "books.h"
#include "text/positioncarrier.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::generouspositionTest {
namespace {

using Code = PositionRemarkCode;

struct Generous {
    const char* game;
    const char* options;
    std::string text;
    std::string meant;
    std::vector<std::pair<Code, int>> remarks;  ///< expected corrections, each with the number of its field
};

const std::string Chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const std::string Start = Chess + " w KQkq - 0 1";
const std::string Shatranj = "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW";
const std::string Vyrt =
    "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12";
const std::string Bare = "4k3/8/8/8/8/8/8/4K3";

void expectRead(const Generous& each) {
    SCOPED_TRACE(each.text);
    const auto read = readPosition(*kept(each.game, each.options), each.text);
    ASSERT_TRUE(read) << static_cast<int>(read.error().what) << " at " << read.error().at;
    EXPECT_EQ(positionText(read->position), each.meant);
    std::vector<std::pair<Code, int>> remarks;
    for (const PositionRemark& remark : read->remarks) {
        remarks.emplace_back(remark.what, remark.field);
        EXPECT_LE(remark.at, each.text.size());
    }
    EXPECT_EQ(remarks, each.remarks);
}

TEST(GenerousPosition, BlanksOfAnyKindAndNumber) {
    for (const std::string blank : {" ", "  ", "\t", "\u00A0", " \u2009 ", "\xA0", "\u200B", "\n"}) {
        expectRead({"chess",
                    "",
                    blank + Chess + blank + "w" + blank + "KQkq" + blank + "-" + blank + "0" + blank + "1" + blank,
                    Start,
                    {}});
        expectRead({"vyrt",
                    "",
                    Vyrt + blank + "w" + blank + "KQkq" + blank + "-" + blank + "0" + blank + "1" + blank + "Ab",
                    Vyrt + " w KQkq - 0 1 Ab",
                    {}});
    }
}

TEST(GenerousPosition, FieldsMissingFromTheEnd) {
    expectRead({"chess", "", Chess, Chess + " w - - 0 1", {{Code::FieldsSupplied, 2}}});
    expectRead({"chess", "", Chess + " b", Chess + " b - - 0 1", {{Code::FieldsSupplied, 3}}});
    expectRead({"chess", "", Chess + " b KQ", Chess + " b KQ - 0 1", {{Code::FieldsSupplied, 4}}});
    expectRead({"chess", "", Chess + " w KQkq -", Start, {{Code::FieldsSupplied, 5}}});
    expectRead({"chess", "", Chess + " w KQkq - 7", Chess + " w KQkq - 7 1", {{Code::FieldsSupplied, 6}}});
    expectRead({"chess", "", Chess + " b 7 12", Chess + " b - - 7 12", {{Code::FieldsSupplied, 3}}});
    expectRead({"chess", "", Chess + " b Kq 7 12", Chess + " b Kq - 7 12", {{Code::FieldsSupplied, 4}}});
    expectRead({"greatshatranj", "", Shatranj, Shatranj + " w - - 0 1", {{Code::FieldsSupplied, 2}}});
    expectRead({"vyrt", "", Vyrt + " w", Vyrt + " w - - 0 1 ABCDEFGHILabcdefghil", {{Code::FieldsSupplied, 3}}});
    const std::string blueAndRed =
        "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**12**/**12**/**12**/**12**/"
        "16/16/4********4/4********4";
    expectRead({"fortress", "", blueAndRed, blueAndRed + " r - - 0 1", {{Code::FieldsSupplied, 2}}});
}

TEST(GenerousPosition, CountersOutOfBounds) {
    expectRead({"chess", "", Bare + " b - - 0 0", Bare + " b - - 0 1", {{Code::CounterCorrected, 6}}});
    expectRead({"chess", "", Bare + " b - - -1 3", Bare + " b - - 0 3", {{Code::CounterCorrected, 5}}});
    expectRead({"chess", "", Bare + " b - - 00 012", Bare + " b - - 0 12", {}});
    expectRead({"chess",
                "",
                Bare + " b - - 123456 99999999999999999999",
                Bare + " b - - 9999 9999",
                {{Code::CounterCorrected, 5}, {Code::CounterCorrected, 6}}});
    expectRead({"chess", "", Bare + " b - - - -", Bare + " b - - 0 1", {}});
    expectRead({"greatshatranj", "", Shatranj + " b - - 3 0", Shatranj + " b - - 3 1", {{Code::CounterCorrected, 6}}});
}

TEST(GenerousPosition, RightsInAnyOrderAndBySquaresOfRooks) {
    for (const char* rights : {"qkQK", "HAha", "haHA", "KHQAkhqa", "AHkq"}) {
        const std::string castles = "r3k2r/8/8/8/8/8/8/R3K2R w ";
        const bool twice = std::string(rights) == "KHQAkhqa";
        if (!twice) expectRead({"chess", "", castles + rights + " - 0 1", castles + "KQkq - 0 1", {}});
    }
    expectRead({"chess",
                "",
                "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1",
                "r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1",
                {{Code::RightDropped, 3}}});
    expectRead({"chess",
                "",
                "4k2r/8/8/8/8/8/8/4K2R w GKgk - 0 1",
                "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1",
                {{Code::RightDropped, 3}, {Code::RightDropped, 3}}});
    expectRead({"vyrt",
                "",
                "12/12/2r3k5/12/12/12/12/12/12/2R3K2R2/12/12 w AH - 0 1 -",
                "12/12/2r3k5/12/12/12/12/12/12/2R3K2R2/12/12 w KQ - 0 1 -",
                {}});
}

TEST(GenerousPosition, SquaresThatNobodyCanHavePassed) {
    expectRead({"chess", "", Chess + " b KQkq e3 0 1", Chess + " b KQkq - 0 1", {{Code::EnPassantDropped, 4}}});
    expectRead({"chess", "", Bare + " w - e5 0 1", Bare + " w - - 0 1", {{Code::EnPassantDropped, 4}}});
    expectRead({"greatshatranj", "", Shatranj + " b - e3 0 1", Shatranj + " b - - 0 1", {{Code::EnPassantDropped, 4}}});
    expectRead({"vyrt",
                "",
                Vyrt + " w KQkq a3 0 1 ABCDEFGHILabcdefghil",
                Vyrt + " w KQkq - 0 1 ABCDEFGHILabcdefghil",
                {{Code::EnPassantDropped, 4}}});
}

TEST(GenerousPosition, OperationsOfEpds) {
    expectRead({"chess",
                "",
                Bare + " w - - bm Ke2; id \"one\";",
                Bare + " w - - 0 1",
                {{Code::FieldsSupplied, 5}, {Code::OperationsDropped, 8}}});
    expectRead({"chess", "", Bare + " w - - hmvc 5; fmvn 17;", Bare + " w - - 5 17", {}});
    expectRead({"chess", "", Bare + " w - - 5 17 bm Ke2", Bare + " w - - 5 17", {{Code::OperationsDropped, 8}}});
    expectRead({"chess",
                "",
                Bare + " w - - id \"no end",
                Bare + " w - - 0 1",
                {{Code::FieldsSupplied, 5}, {Code::OperationsDropped, 8}}});
}

TEST(GenerousPosition, ASemicolonWithoutAnOperationIsNoField) {
    for (const char* text : {" w - - ;", " w - - 0 1 ;", " w - - ; 0 1"})
        EXPECT_FALSE(readPosition(*kept("chess"), Bare + text)) << text;
}

TEST(GenerousPosition, EmptySquaresDigitByDigit) {
    expectRead({"chess", "", "1111k3/44/17/71/53/8/8/112K111 w - - 0 1", Bare + " w - - 0 1", {}});
    expectRead({"greatshatranj",
                "",
                "4k5/91/19/55/10/1111111111/10/4K5 w - - 0 1",
                "4k5/10/10/10/10/10/10/4K5 w - - 0 1",
                {}});
    expectRead({"vyrt",
                "",
                "93/12/6k5/66/12/12/12/12/12/6K5/12/12 w - - 0 1 -",
                "12/12/6k5/12/12/12/12/12/12/6K5/12/12 w - - 0 1 -",
                {}});
}

std::string carried(const std::string& text, const char* game = "chess") {
    const auto found = carriedPosition(text, kept(game)->geometry().rows());
    return found ? found->text + (found->variant.empty() ? "" : " @" + found->variant) : "none";
}

TEST(CarriedPosition, InTagsNamesAndQuotes) {
    for (const char* text : {"[FEN \"%\"]", "[FEN \"%\"", "[fen '%']", "FEN: %", "FEN %", "fen=%", "\"%\"", "  %  ",
                             "\u201C%\u201D", "\u00A0%", "FEN:\t%", "position fen %", "[FEN \u201C%\u201D]"}) {
        std::string whole = text;
        whole.replace(whole.find('%'), 1, Start);
        const auto found = carriedPosition(whole, 8);
        ASSERT_TRUE(found) << whole;
        EXPECT_EQ(found->text, Start) << whole;
        EXPECT_EQ(whole.substr(found->at, Start.size()), Start) << whole;
    }
}

TEST(CarriedPosition, InAddresses) {
    const std::string bare = Bare + " w - - 0 1";
    EXPECT_EQ(carried("https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1"), bare);
    EXPECT_EQ(carried("https://lichess.org/analysis/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1?color=black"), bare);
    EXPECT_EQ(carried("https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1#1"), bare);
    EXPECT_EQ(carried("lichess.org/analysis/4k3/8/8/8/8/8/8/4K3%20w%20-%20-%200%201"), bare);
    EXPECT_EQ(carried("https://lichess.org/analysis/chess960/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1"), bare + " @chess960");
    EXPECT_EQ(carried("https://lichess.org/editor?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3+w+-+-+0+1&variant=chess960"),
              bare + " @chess960");
    EXPECT_EQ(carried("https://www.chess.com/analysis?fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1&flip=false"), bare);
    EXPECT_EQ(carried("https://www.chess.com/dynboard?board=green&fen=4k3%2F8/8/8/8/8/8/4K3%20w%20-%20-%200%201"),
              bare);
    EXPECT_EQ(carried("https://www.pychess.org/analysis/chess?fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1"), bare + " @chess");
    EXPECT_EQ(carried("https://www.pychess.org/editor/atomic?fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1"), bare + " @atomic");
    EXPECT_EQ(carried("https://lichess.org/study/abc"), "none");
    EXPECT_EQ(carried("https://lichess.org"), "none");
    EXPECT_EQ(carried("https://x?&&=&fen"), "none");
}

}  // namespace
}  // namespace rokada::test::generouspositionTest
