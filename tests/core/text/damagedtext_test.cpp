// Position texts with one error each: the parser must report the expected error at the expected place.
#include "books.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <span>

namespace rokada::test::damagedtextTest {
namespace {

/// Invalid position text and the expected error. A '^' marks the place of the error: the first wrong character, the
/// beginning of a wrong field or word, or the place where a part is missing.
struct Damage {
    const char* game;
    const char* options;
    const char* text;
    ErrorCode what;
    int field;
};

#define STANDARD_TOP "1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR3rPrPrPrPrPrPrPrP4/"
#define FLANKS                                                                                           \
    "**bRbP8uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/" \
    "**bRbP8uPuR**/"
#define STANDARD_END "2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1"
#define OPEN_TOP "4********4/4********4/4rRrNrBrKrQrBrNrR4/4rPrPrPrPrPrPrPrP4/"
#define OPEN_END "4wPwPwPwPwPwPwPwP4/4wRwNwBwQwKwBwNwR4/4********4/4********4"
#define BARE_MIDDLE "**12**/**12**/**12**/**12**/**12**/**12**/**12**/**12**/"
#define BARE_TOP "4********4/4********4/16/16/"
#define VYRT_TOP "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/"
#define VYRT "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12"
#define CHESS "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
#define SHATRANJ "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW"
#define BOLYAR "l*********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L"

const Damage chessDamages[] = {
    {"chess", "", "^", ErrorCode::MissingField, 1},
    {"chess", "", CHESS " w KQkq - 0 1 ^ABab", ErrorCode::ExtraField, 7},
    {"chess", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP^ w - - 0 1", ErrorCode::WrongRowCount, 1},
    {"chess", "", CHESS "^/8 w KQkq - 0 1", ErrorCode::WrongRowCount, 1},
    {"chess", "", "rnbqkbnr/ppppppp^/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::RowTooShort, 1},
    {"chess", "", "rnbqkbnr/^/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::RowTooShort, 1},
    {"chess", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN^ w Qkq - 0 1", ErrorCode::RowTooShort, 1},
    {"chess", "", "rnbqkbnr/pppppppp^p/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::RowTooLong, 1},
    {"chess", "", "rnbqkbnr/pppppppp/^9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::RowTooLong, 1},
    {"chess", "", "rnbqkbnr/ppp^6/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::RowTooLong, 1},
    {"chess", "", "rnbqkbnr/pppppppp^0/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::BadNumber, 1},
    {"chess", "", "rnbqkbnr/pppp^04/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::BadNumber, 1},
    {"chess", "", "rnbqkbnr/ppp^xpppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::UnknownPiece, 1},
    {"chess", "", "rnb^gkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::UnknownPiece, 1},
    {"chess", "", "rnbqkbnr/pppppppp/^*7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::NoSquareHere, 1},
    {"chess", "", CHESS "^[N] w KQkq - 0 1", ErrorCode::BadReserve, 1},
    {"chess", "", CHESS " ^x KQkq - 0 1", ErrorCode::BadSide, 2},
    {"chess", "", CHESS " w KQk^x - 0 1", ErrorCode::BadRights, 3},
    {"chess", "", CHESS " w KQkq ^x 0 1", ErrorCode::BadEnPassant, 4},
    {"chess", "", CHESS " w KQkq ^e9 0 1", ErrorCode::BadEnPassant, 4},
    {"chess", "", CHESS " w KQkq - ^x 1", ErrorCode::BadClock, 5},
    {"chess", "", "^rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", ErrorCode::NoKing, 1},
    {"chess", "", "rnbqkbnr/pppppppp/8/8/8/K7/PPPPPPPP/RNBQ^KBNR w KQkq - 0 1", ErrorCode::TooManyKings, 1},
    {"chess", "", "rnbqkb^Pr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ErrorCode::PawnOnPromotionSquare, 1},
    {"chess", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB^pR w KQkq - 0 1", ErrorCode::PawnOnPromotionSquare, 1},
    {"chess", "", "4k3/8/8/8/8/8/8/4RK2 ^w - - 0 1", ErrorCode::OpponentInCheck, 2},
    {"chess", "laws=classic", "4k3/3P4/8/8/8/8/8/4K3 ^w - - 0 1", ErrorCode::OpponentInCheck, 2},
};

const Damage shatranjDamages[] = {
    {"greatshatranj", "", "wne^qkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1", ErrorCode::UnknownPiece,
     1},
    {"greatshatranj", "", "wnegkmhenw/pppppppppp/^20/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1", ErrorCode::RowTooLong,
     1},
    {"greatshatranj", "", "wnegkmhenw/pppppppppp/9^/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1", ErrorCode::RowTooShort,
     1},
    {"greatshatranj", "", "wnegkmhenw/pppppppppp/^010/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1", ErrorCode::BadNumber,
     1},
    {"greatshatranj", "", "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP^ w - - 0 1", ErrorCode::WrongRowCount, 1},
    {"greatshatranj", "", SHATRANJ " w KQ^x - 0 1", ErrorCode::BadRights, 3},
    {"greatshatranj", "", SHATRANJ " w - - 0 1 ^-", ErrorCode::ExtraField, 7},
    {"greatshatranj", "", SHATRANJ " ^r - - 0 1", ErrorCode::BadSide, 2},
    {"greatshatranj", "", "wnegkmhen^P/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1",
     ErrorCode::PawnOnPromotionSquare, 1},
    {"greatshatranj", "bareking=off", "^10/10/10/10/10/10/10/W8K w - - 0 1", ErrorCode::NoKing, 1},
    {"greatshatranj", "", "10/10/10/10/10/k9/10/W8K ^w - - 0 1", ErrorCode::OpponentInCheck, 2},
};

const Damage bolyarDamages[] = {
    {"bolyar", "", "l^9l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w KQkq - 0 1",
     ErrorCode::MissingHole, 1},
    {"bolyar", "", "l*********l/^11/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w KQ - 0 1",
     ErrorCode::MissingHole, 1},
    {"bolyar", "", "l*********l/*rnbykybnr*/*ppppppppp^p/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w - - 0 1",
     ErrorCode::MissingHole, 1},
    {"bolyar", "", "^**********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w - - 0 1",
     ErrorCode::NoSquareHere, 1},
    {"bolyar", "",
     "l*********l/*rnbykybnr*/*ppppppppp*/*8^**/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w - - 0 1",
     ErrorCode::NoSquareHere, 1},
    {"bolyar", "corners=beside", "^" BOLYAR " w KQkq - 0 1", ErrorCode::MissingHole, 1},
    {"bolyar", "",
     "^***********/lrnbykybnrl/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/LRNBYKYBNRL/*********** w KQkq - 0 1",
     ErrorCode::NoSquareHere, 1},
    {"bolyar", "", "l*********l/*rnb^qkybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w - - 0 1",
     ErrorCode::UnknownPiece, 1},
    {"bolyar", "", "l*********l/*rnbykybnr*/*ppppppppp*/*9^/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w - - 0 1",
     ErrorCode::RowTooShort, 1},
    {"bolyar", "",
     "l*********l/*rnbykybnr*/*ppppppppp*/*9*^*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w - - 0 1",
     ErrorCode::RowTooLong, 1},
    {"bolyar", "", "l*********l/*^Pnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w - - 0 1",
     ErrorCode::PawnOnPromotionSquare, 1},
    {"bolyar", "", BOLYAR " b KQkq ^z1 0 1", ErrorCode::BadEnPassant, 4},
    {"bolyar", "", "1*********1/*4k4*/*9*/*9*/*9*/*9*/*9*/*9*/*4YK3*/1*********1 ^w - - 0 1",
     ErrorCode::OpponentInCheck, 2},
};

const Damage vyrtDamages[] = {
    {"vyrt", "", VYRT " w KQkq - 0 1 ABCDEFGHIL^J", ErrorCode::BadFlags, 7},
    {"vyrt", "", VYRT " w KQkq - 0 1 ^K", ErrorCode::BadFlags, 7},
    {"vyrt", "", VYRT " w KQkq - 0 1 B^A", ErrorCode::BadFlags, 7},
    {"vyrt", "", VYRT " w KQkq - 0 1 A^A", ErrorCode::BadFlags, 7},
    {"vyrt", "", VYRT " w KQkq - 0 1 a^A", ErrorCode::BadFlags, 7},
    {"vyrt", "rearpawns=outward", VYRT " w KQkq - 0 1 AB^x", ErrorCode::BadFlags, 7},
    {"vyrt", "", VYRT " w KQkq - 0 1 - ^-", ErrorCode::ExtraField, 8},
    {"vyrt", "", VYRT_TOP "12/12/^20/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w KQkq - 0 1", ErrorCode::RowTooLong,
     1},
    {"vyrt", "", VYRT_TOP "12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1^ w KQkq - 0 1", ErrorCode::WrongRowCount,
     1},
    {"vyrt", "", VYRT_TOP "12/12/12/12/1PPPPPPPPPP1/1PRN^gQKBNRP1/1PPPPPPPPPP1/12 w KQkq - 0 1",
     ErrorCode::UnknownPiece, 1},
    {"vyrt", "", VYRT_TOP "12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNR^p1/1PPPPPPPPPP1/12 w KQkq - 0 1",
     ErrorCode::PawnOnPromotionSquare, 1},
    {"vyrt", "", VYRT " ^u KQkq - 0 1", ErrorCode::BadSide, 2},
    // on the torus of Vyrt chess, the rook on e10 attacks e2 through e11, e12 and e1
    {"vyrt", "", "6R5/12/12/12/6N5/12/12/12/6k5/12/12/K11 ^w - - 0 1 -", ErrorCode::OpponentInCheck, 2},
};

const Damage fortressDamages[] = {
    {"fortress", "", "1^xB2********uR3/4********4/16/16/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::UnknownPiece,
     1},
    {"fortress", "", "1^wk2********4/4********4/16/16/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::UnknownPiece, 1},
    {"fortress", "", "4********3^w/4********4/16/16/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::UnknownPiece, 1},
    {"fortress", "", "4********3^K/4********4/16/16/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::UnknownPiece, 1},
    {"fortress", "", "3wB^84/4********4/16/16/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::MissingHole, 1},
    {"fortress", "", "^16/4********4/16/16/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::MissingHole, 1},
    {"fortress", "", "4********4/4********4/^*15/16/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::NoSquareHere, 1},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END "[^wQ] w - - 0 1", ErrorCode::BadReserve, 1},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END "[wN^wK] w - - 0 1", ErrorCode::BadReserve, 1},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END "[wN^x] w - - 0 1", ErrorCode::BadReserve, 1},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END "^[] w - - 0 1", ErrorCode::BadReserve, 1},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END "^[wN w - - 0 1", ErrorCode::BadReserve, 1},
    {"fortress", "", STANDARD_TOP FLANKS "4wPwPwPwPwPwPwPwP3wR/" STANDARD_END " ^g - - 0 1", ErrorCode::BadSide, 2},
    {"fortress", "", BARE_TOP BARE_MIDDLE OPEN_END " ^b - - 0 1", ErrorCode::DeadSideToMove, 2},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END " w wK^xK - 0 1", ErrorCode::BadRights, 3},
    {"fortress", "castling=off", OPEN_TOP FLANKS OPEN_END " w ^KQkq - 0 1", ErrorCode::BadRights, 3},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END " w - - ^1.5 1", ErrorCode::BadClock, 5},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END " w - - 0 ^x", ErrorCode::BadMoveNumber, 6},
    {"fortress", "", OPEN_TOP FLANKS OPEN_END " w - - 0 1 ^-", ErrorCode::ExtraField, 7},
    {"fortress", "", "^4********4/4********4/16/5rP10/" BARE_MIDDLE OPEN_END " w - - 0 1", ErrorCode::NoKing, 1},
    {"fortress", "", "^" BARE_TOP BARE_MIDDLE OPEN_END "[uN] w - - 0 1", ErrorCode::NoKing, 1},
    {"fortress", "", "4********4/4********4/7wK8/16/" BARE_MIDDLE "16/7^wK8/4********4/4********4 w - - 0 1",
     ErrorCode::TooManyKings, 1},
    {"fortress", "", "4********4/4********4/16/16/" BARE_MIDDLE "7wK1bK6/4^bP11/4********4/4********4 w - - 0 1",
     ErrorCode::PawnOnPromotionSquare, 1},
    {"fortress", "", "^wP3********4/4********4/16/16/" BARE_MIDDLE OPEN_END " w - - 0 1",
     ErrorCode::PawnOnPromotionSquare, 1},
    {"fortress", "", BARE_TOP BARE_MIDDLE "16/7wK1uK6/4********4/^uP3********4 w - - 0 1",
     ErrorCode::PawnOnPromotionSquare, 1},
    // sixteen pawns fill White's fortress, so there is no square left for the knight
    {"fortress", "",
     "^" BARE_TOP BARE_MIDDLE "12wPwPwPwP/7wK4wPwPwPwP/4********wPwPwPwP/4********wPwPwPwP[wN] w - - 0 1",
     ErrorCode::ReserveWithoutRoom, 1},
};

#define TOWERS "/8/8/8/8/8/8/4K3 w - - 0 1 -"

const Damage tavreliDamages[] = {
    {"tavreli", "", "^()3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(Pr^3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "4k3/^(Pr/8/8/8/8/8/4K3 w - - 0 1 -", ErrorCode::BadTower, 1},
    {"tavreli", "", "(n^P)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(n^PR)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(n^Pk)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(nPh^~)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(n^xr)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(n^2)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(n^(r))3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "4(k^r)3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(R~^n)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "(H^n)3k3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "demotion=enemy", "4(k^r)3" TOWERS, ErrorCode::BadTower, 1},
    {"tavreli", "", "^)r3k3" TOWERS, ErrorCode::UnknownPiece, 1},
    {"tavreli", "", "^~r3k3" TOWERS, ErrorCode::UnknownPiece, 1},
    {"tavreli", "", "4^k~3" TOWERS, ErrorCode::UnknownPiece, 1},
    {"tavreli", "", "^H~3k3" TOWERS, ErrorCode::UnknownPiece, 1},
    {"tavreli", "", "4k3/^P~7/8/8/8/8/8/4K3 w - - 0 1 -", ErrorCode::UnknownPiece, 1},
    {"tavreli", "", "^P3k3" TOWERS, ErrorCode::PawnOnPromotionSquare, 1},
    {"tavreli", "", "^(nPr)3k3" TOWERS, ErrorCode::PawnOnPromotionSquare, 1},
    {"tavreli", "", "4k3/8/8/8/8/8/8/4K2^p w - - 0 1 -", ErrorCode::PawnOnPromotionSquare, 1},
    {"tavreli", "", "(nk)3^k3" TOWERS, ErrorCode::TooManyKings, 1},
    {"tavreli", "", "^8" TOWERS, ErrorCode::NoKing, 1},
    {"tavreli", "", "4k3/pppppppp/8/^(nnnnnnnn)7/8/8/8/4K3 w - - 0 1 -", ErrorCode::TooManyPieces, 1},
    {"tavreli", "", "4k3/8/8/8/8/8/8/4(nR)K2 b - ^e9 0 1 -", ErrorCode::BadEnPassant, 4},
    {"tavreli", "", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ^I", ErrorCode::BadFlags, 7},
    {"tavreli", "", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 a^A", ErrorCode::BadFlags, 7},
    {"tavreli", "", "4k3/8/8/8/4(nR)3/8/8/4K3 ^w - - 0 1 -", ErrorCode::OpponentInCheck, 2},
};

void check(std::span<const Damage> damages) {
    for (const Damage& damage : damages) {
        const RulebookPtr& book = kept(damage.game, damage.options);
        std::string text = damage.text;
        const std::size_t at = text.find('^');
        ASSERT_NE(at, std::string::npos) << text;
        text.erase(at, 1);
        const auto parsed = parsePosition(*book, text);
        EXPECT_FALSE(parsed) << damage.text;
        if (parsed) continue;
        const ParseError error{parsed.error().at, parsed.error().what, parsed.error().field};
        EXPECT_EQ(error, (ParseError{at, damage.what, damage.field}))
            << damage.text << "\ntrouble " << static_cast<int>(parsed.error().what) << " at " << parsed.error().at
            << " in field " << parsed.error().field << ", not trouble " << static_cast<int>(damage.what);
    }
}

TEST(DamagedText, OfChessIsRejectedAtItsPlace) { check(chessDamages); }
TEST(DamagedText, OfGreatShatranjIsRejectedAtItsPlace) { check(shatranjDamages); }
TEST(DamagedText, OfBolyarIsRejectedAtItsPlace) { check(bolyarDamages); }
TEST(DamagedText, OfVyrtIsRejectedAtItsPlace) { check(vyrtDamages); }
TEST(DamagedText, OfFortressIsRejectedAtItsPlace) { check(fortressDamages); }
TEST(DamagedText, OfTavreliIsRejectedAtItsPlace) { check(tavreliDamages); }

}  // namespace
}  // namespace rokada::test::damagedtextTest
