// Tests of position texts: start positions of the variants, round trips, and normalization.
#include "text/positiontext.h"
#include "books.h"

#include <gtest/gtest.h>

namespace rokada::test::positiontextTest {
namespace {

/// Returns the text written after reading `text`.
std::string rewritten(const RulebookPtr& book, std::string_view text) { return positionText(position(book, text)); }

std::string afterMoves(const RulebookPtr& book, std::string_view moves) {
    Game game(book);
    play(game, moves);
    return positionText(game.position());
}

constexpr const char* fortressOpen =
    "4********4/4********4/4rRrNrBrKrQrBrNrR4/4rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/"
    "**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP4/"
    "4wRwNwBwQwKwBwNwR4/4********4/4********4[wNwRwBbNbRbBrNrRrBuNuRuB]";
constexpr const char* fortressStandard =
    "1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR3rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/"
    "**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/"
    "4wPwPwPwPwPwPwPwP3wR/2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1";
const std::string bareFortress =
    "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**bK11**/**12**/**12**/**12**/16/8wK7/4********4/"
    "4********4";

TEST(PositionText, OfEveryStartIsThatOfTheDocument) {
    const std::string open = fortressOpen, standard = fortressStandard;
    const struct {
        const char* game;
        const char* options;
        std::string text;
    } starts[] = {
        {"chess", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
        {"chess", "laws=classic", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
        {"greatshatranj", "", "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1"},
        {"bolyar", "",
         "l*********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w KQkq - 0 1"},
        {"bolyar", "corners=beside",
         "***********/lrnbykybnrl/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/LRNBYKYBNRL/*********** w KQkq - 0 1"},
        {"vyrt", "",
         "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w KQkq - 0 1 "
         "ABCDEFGHILabcdefghil"},
        {"fortress", "", open + " w wKwQbKbQrKrQuKuQ - 0 1"},
        {"fortress", "placement=standard", standard + " w wKwQbKbQrKrQuKuQ - 0 1"},
        {"fortress", "placement=standard first=red", standard + " r wKwQbKbQrKrQuKuQ - 0 1"},
        {"fortress", "first=blue castling=off", open + " u - - 0 1"},
    };
    for (const auto& [game, options, text] : starts) {
        const RulebookPtr book = kept(game, options);
        EXPECT_EQ(positionText(startPosition(*book)), text);
        EXPECT_EQ(rewritten(book, text), text);
    }
}

TEST(PositionText, IsReadBackAsItStands) {
    const struct {
        const char* game;
        const char* text;
    } texts[] = {
        {"chess", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 17 42"},
        {"chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9"},
        {"chess", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1"},
        {"chess", "QQQQQQQQ/8/8/8/1k6/8/8/4K3 b - - 0 1"},
        {"greatshatranj", "s3k5/10/10/10/10/10/10/S3K4S b - - 99 60"},
        {"bolyar", "1*********l/*9*/*4k4*/*9*/*9*/*9*/*9*/*4K4*/*GYLNBR3*/L*********1 w - - 3 7"},
        {"vyrt", "12/6k5/12/12/12/12/12/12/1P10/6K5/3P8/12 b - - 0 5 L"},
        {"vyrt", "12/6k5/12/2p9/12/12/2P9/12/12/6K5/12/12 b - a3 0 5 a"},
    };
    for (const auto& [game, text] : texts) {
        EXPECT_EQ(rewritten(kept(game), text), text);
    }
    EXPECT_EQ(rewritten(kept("fortress"), bareFortress + " u - - 12 80"), bareFortress + " u - - 12 80");
    EXPECT_EQ(rewritten(kept("fortress"), bareFortress + "[wNwNbB] b - - 0 1"), bareFortress + "[wNwNbB] b - - 0 1");
}

TEST(PositionText, RightsWithoutKingOrRookAtHomeAreDropped) {
    const RulebookPtr& chess = kept("chess");
    EXPECT_EQ(rewritten(chess, "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1"), "r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1");
    EXPECT_EQ(rewritten(chess, "r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1"), "r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 1");
    EXPECT_EQ(rewritten(chess, "4k3/8/8/8/8/8/8/4K2r w Kk - 0 1"), "4k3/8/8/8/8/8/8/4K2r w - - 0 1");
    EXPECT_EQ(rewritten(chess, "4k3/8/8/8/8/8/8/4K2N w K - 0 1"), "4k3/8/8/8/8/8/8/4K2N w - - 0 1");
}

TEST(PositionText, RightsOfBolyarBelongToRooksOnAAndI) {
    const RulebookPtr& book = kept("bolyar");
    EXPECT_EQ(rewritten(book, "1*********1/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*R3K3R*/1*********1 w KQ - 0 1"),
              "1*********1/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*R3K3R*/1*********1 w KQ - 0 1");
    EXPECT_EQ(rewritten(book, "1*********1/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*R3K2R1*/1*********1 w KQ - 0 1"),
              "1*********1/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*R3K2R1*/1*********1 w Q - 0 1");
}

TEST(PositionText, RightsOfAnAbsentSideAreDropped) {
    const RulebookPtr& book = kept("fortress");
    const std::string pieces =
        "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**12**/**12**/**12**/**bR11**/16/"
        "4wR3wK2wR4/4********4/4********4";
    // Black has a castling right and a rook, but no king.
    EXPECT_FALSE(parsePosition(*book, pieces + " w wKwQbKbQ - 0 1"));
    std::string whiteOnly = pieces;
    whiteOnly.replace(whiteOnly.find("bR11"), 4, "12");
    EXPECT_EQ(rewritten(book, whiteOnly + " w wKwQbKbQrKuQ - 0 1"), whiteOnly + " w wKwQ - 0 1");
}

TEST(PositionText, MissingFieldSevenMeansEveryPawnOfTheFrontRow) {
    const RulebookPtr& book = kept("vyrt");
    // The pawns on a2, c2, l2 and a7 stand on the front rows of their sides. All other pawns stand elsewhere.
    const std::string pieces = "12/12/6k5/2p9/3p8/12/12/12/PPP1P6P/6K5/2P9/12 w - - 0 1";
    EXPECT_EQ(rewritten(book, pieces), pieces + " ACLa");
    EXPECT_EQ(rewritten(book, pieces + " -"), pieces + " -");
    EXPECT_EQ(rewritten(book, pieces + " C"), pieces + " C");
}

TEST(PositionText, FlagsWithoutTheirPawnAreDropped) {
    const RulebookPtr& book = kept("vyrt");
    const std::string pieces = "12/12/6k5/2pP8/12/12/12/12/2Pp8/6K5/12/12 w - - 0 1";
    EXPECT_EQ(rewritten(book, pieces + " ABCDEFGHILabcdefghil"), pieces + " Aa");
    EXPECT_EQ(rewritten(book, pieces + " Bb"), pieces + " -");
}

TEST(PositionText, LettersOfCastlingAreIgnoredWhereThereIsNone) {
    const std::string shatranj = "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW";
    EXPECT_EQ(rewritten(kept("greatshatranj"), shatranj + " w KQkq - 0 1"), shatranj + " w - - 0 1");
    EXPECT_EQ(rewritten(kept("greatshatranj"), shatranj + " b k - 4 3"), shatranj + " b - - 4 3");
    const std::string fortress = fortressStandard;
    EXPECT_EQ(rewritten(kept("fortress", "castling=off"), fortress + " w wKwQbKbQrKrQuKuQ - 0 1"),
              fortress + " w - - 0 1");
}

TEST(PositionText, EnPassantSquareIsWrittenAfterEveryDoubleStep) {
    EXPECT_EQ(afterMoves(kept("chess"), "e2e4"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    EXPECT_EQ(afterMoves(kept("chess"), "e2e4 e7e5"), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
    EXPECT_EQ(afterMoves(kept("chess"), "e2e3"), "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(afterMoves(kept("bolyar"), "i2i4"),
              "l*********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*8P*/*9*/*PPPPPPPP1*/*RNBYKYBNR*/L*********L b KQkq i3 0 1");
    EXPECT_EQ(
        afterMoves(kept("vyrt"), "l2l4"),
        "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/1P10/12/2PPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 b KQkq l3 0 "
        "1 ABCDEFGHIabcdefghil");
}

TEST(PositionText, NoEnPassantSquareIsWrittenInFortressAndGreatShatranj) {
    EXPECT_NE(afterMoves(kept("fortress", "placement=standard"), "e4e6").find(" b wKwQbKbQrKrQuKuQ - 0 1"),
              std::string::npos);
    EXPECT_NE(afterMoves(kept("greatshatranj"), "e2e3").find(" b - - 0 1"), std::string::npos);
}

TEST(PositionText, DashForEnPassantIsAccepted) {
    const RulebookPtr& book = kept("chess");
    const std::string pieces = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq ";
    EXPECT_EQ(rewritten(book, pieces + "- 0 1"), pieces + "- 0 1");
    EXPECT_EQ(position(book, pieces + "- 0 1").key(), position(book, pieces + "e3 0 1").key());
}

TEST(PositionText, EnPassantCountsForEqualityOnlyIfTheCaptureIsLegal) {
    const RulebookPtr& book = kept("chess");
    const std::string beside = "4k3/8/8/8/3pP3/8/8/4K3 b - ";
    EXPECT_NE(position(book, beside + "- 0 1").key(), position(book, beside + "e3 0 1").key());
    // An en passant capture would remove both pawns from the rank. This would open it from the rook on h4 to the king
    // on a4.
    const std::string pinned = "8/8/8/8/k2pP2R/8/8/4K3 b - ";
    EXPECT_EQ(position(book, pinned + "- 0 1").key(), position(book, pinned + "e3 0 1").key());
    EXPECT_EQ(rewritten(book, pinned + "e3 0 1"), pinned + "e3 0 1");
}

TEST(PositionText, CountersFollowThePlies) {
    EXPECT_NE(afterMoves(kept("chess"), "g1f3").find(" b KQkq - 1 1"), std::string::npos);
    EXPECT_NE(afterMoves(kept("chess"), "g1f3 g8f6").find(" w KQkq - 2 2"), std::string::npos);
    EXPECT_NE(afterMoves(kept("chess"), "g1f3 g8f6 e2e3").find(" b KQkq - 0 2"), std::string::npos);
}

TEST(PositionText, MoveNumberOfFortressGrowsWhenTheTurnComesBackInTheOrderOfSides) {
    const auto endOf = [](const std::string& text) { return text.substr(text.find(' ')); };
    const RulebookPtr& white = kept("fortress", "placement=standard castling=off");
    EXPECT_EQ(endOf(afterMoves(white, "e4e5 d6e6")), " r - - 0 1");
    EXPECT_EQ(endOf(afterMoves(white, "e4e5 d6e6 e13e12 m5l5")), " w - - 0 2");
    const RulebookPtr& red = kept("fortress", "placement=standard castling=off first=red");
    EXPECT_EQ(endOf(afterMoves(red, "e13e12 m5l5")), " w - - 0 2");
}

TEST(PositionText, PlacementChangesNeitherClockNorNumber) {
    const std::string text =
        afterMoves(kept("fortress"), "N@n3 N@c3 N@c14 N@n14 B@o1 B@a2 B@b16 B@p15 R@p4 R@d1 R@a13 R@m16");
    EXPECT_EQ(text, std::string(fortressStandard) + " w wKwQbKbQrKrQuKuQ - 0 1");
}

TEST(PositionText, ReservePiecesAreWrittenInTheirOrder) {
    const RulebookPtr& book = kept("fortress");
    EXPECT_EQ(rewritten(book, bareFortress + "[uBbRwBrNwRwN] w - - 0 1"), bareFortress + "[wNwRwBbRrNuB] w - - 0 1");
}

TEST(PositionText, OddPositionsArePlayable) {
    // Three odd positions: a pawn on its own back rank, a bolyar that does not attack on a diagonal, and a player in
    // check whose turn comes later.
    EXPECT_TRUE(parsePosition(*kept("chess"), "4k3/8/8/8/8/8/8/P3K3 w - - 0 1"));
    EXPECT_TRUE(
        parsePosition(*kept("bolyar"), "1*********1/*4k4*/*9*/*9*/*9*/*Y8*/*9*/*9*/*4K4*/1*********1 w - - 0 1"));
    const std::string check =
        "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**bK2wR8**/**12**/**12**/**12**/16/8wK7/"
        "4********4/4********4";
    EXPECT_EQ(rewritten(kept("fortress"), check + " w - - 0 1"), check + " w - - 0 1");
    EXPECT_EQ(rewritten(kept("fortress"), check + " r - - 0 1"), check + " r - - 0 1");
}

}  // namespace
}  // namespace rokada::test::positiontextTest
