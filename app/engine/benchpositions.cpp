// Positions for `bench`: start positions, perft positions, and positions from self-play games with a search of one ply.
// Some have other rule options than the default ones.
#include "bench.h"

#include <array>

namespace rokada::engine {

namespace {

constexpr std::string_view chess = R"(rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1
r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1
rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8
r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10
rnbqk1nr/7p/1Pp3p1/P1b1p3/2P3pP/8/3N1P2/R1BQKBNR w KQkq - 1 13
1R4nr/3k4/r7/p1P4p/P3pp1P/2P5/4K3/RNB5 w - - 1 19 | laws=classic
4k1n1/4p1P1/8/2Pp1p2/1P3P2/4P1K1/r7/n5r1 w - - 5 26
3k4/5P2/1K1p3p/8/8/1p2pb1p/3r4/8 w - - 0 36 | laws=classic
rnbqkbnr/1ppp3p/4ppp1/p6Q/P3P2P/8/1PPP1PP1/RNB1KBNR w KQkq - 0 5 | laws=classic
r1bqkbn1/1p1pp1p1/2n5/p1P2p2/P1P2P2/7B/1P2P2P/RNBQK2R w KQq - 1 9
rnb1k3/3p4/p4np1/2Q1pp1r/P1P3pP/8/4PP2/RNB1KBNR w KQq - 1 13 | laws=classic
3qk1nr/8/rp1pp3/p1p1n3/P3P2p/1P5R/2PB4/b2K2N1 w k - 0 19
2r5/5Nk1/8/p3bP1p/P6P/1P6/2P5/2K4R w - - 2 26 | laws=classic
8/8/P3k3/P1q3pp/3RP2b/2P5/2KN4/8 w - - 0 36
rnbqkbnr/p1p1p1p1/8/1p1p1p1p/1PPP4/4P3/P4PPP/RNBQKBNR w KQkq d6 0 5
rnbqkb1r/1pp1p3/7n/p2p3p/PP1P1Bp1/2P4P/4P3/RN1QKBNR w KQkq - 0 9 | laws=classic
r1b1kbn1/p1p5/2p5/4Ppp1/r7/7B/PP1PP3/RNB2RK1 w q - 0 13
r1b1kbQ1/3p4/p7/Pp3pP1/8/7p/4N2P/RNK4R w q b6 0 19 | laws=classic
)";

constexpr std::string_view greatShatranj =
    R"(wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1 | bareking=off
w1e1kmhenw/2ppnppppp/pp2p5/W9/4M2g2/1P4P2P/P1PPPP1PP1/1NEGK1HENW w - - 0 1 | bareking=off
w1e1km1enw/P1P5p1/4h2pPp/2P4P1P/9M/3nE5/W3p5/1N2K1ssNW w - - 0 1 | bareking=off
w6mnw/1eP1k2p2/p3p5/2PPP3ph/1P4P3/W2P2P2N/4K3P1/1NeG3E1W w - - 0 1 | bareking=off
w1e1k1h1nw/P1P1P1P1P1/10/10/10/10/p1p1p1p1p1/WN2K1H2W w - - 0 1 | bareking=off
k9/10/10/2G7/10/10/10/4K5 w - - 0 1 | bareking=off
wnegkm2nw/6pppp/4p2h2/P1p1p3e1/p9/2PP3P1P/3G1PP1P1/WNE1K1HENW w - - 0 16 | promotion=limited bareking=off
1negkm2nw/2p2p4/w3p5/pGP3pppp/6Pe2/P3MP3P/3E3P2/WN2K2ENW w - - 0 23 | bareking=win
w1e1k3E1/p4p2e1/n3p5/3p5p/g4P1Ppw/5PP3/1h8/4K1H1NW w - - 0 31
4k2e2/10/4m4p/3N1n1P1w/4p5/4P4N/2n2KP3/9W w - - 0 41 | promotion=limited bareking=off
10/10/1P7p/H9/P7k1/W2Pe4W/10/4K5 w - - 0 56 | bareking=win
wnegkmhenw/p1ppppppp1/10/1p7p/1P8/2P1P5/P2P1PPPPP/WNEGKMHENW w - - 0 5
wne1kmhenw/1pp2p2pp/p2ppg1p2/10/1P2P5/W5p1P1/P1PP1PP2P/1NEGK1HENW w - - 0 10 | promotion=limited bareking=off
wne1k1he2/5pp1pp/p1ppp2n1w/1p5P2/1P1Pg2P2/P3P3P1/2P6P/WNEGKMHENW w - - 0 16 | bareking=win
1ne1k2e1w/ppp1p2pp1/wg5n2/6h3/P2pp5/1P3P3W/3G6/WNE1KM1EN1 w - - 0 23
1n2km2n1/3g2p2p/8hw/p1wpPp4/2P2P4/4M1P1PN/9P/WN2K4W w - - 0 31 | promotion=limited bareking=off
3M6/8k1/9p/8p1/8P1/E2P6/W2n5W/1K4g1m1 w - - 3 56
wnegkmhenw/p1ppppppp1/9p/10/1p8/3P1EPP2/PPP1PP2PP/WNEGKMH1NW w - - 0 5 | promotion=limited bareking=off
w2gk2enw/p2pppp1pp/epn1mh4/1p5p2/6P3/P1N2P3P/2PPP2PP1/W1EGKMHENW w - - 1 10 | bareking=win
w2gkmhe1w/p3p1pp2/1ppp4p1/n8p/2N2PpHnP/1PPGP3P1/P2P3P2/W1E1KM1ENW w - - 2 16
)";

constexpr std::string_view bolyar =
    R"(l*********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w KQkq - 0 1
1*********1/*1nb4y1*/*rb2p1krl*/*p6pp*/*Np1pPp2l*/*PLPp1PPN1*/*RP1Y3P1*/*2K5P*/*2BY2R1L*/1*********1 b - - 8 39
1*********l/*7nY*/*3r3b1*/*p1k3p2*/*1pppY2pY*/*R4P1yP*/*1P2P1pP1*/*9*/*1Y2K2YR*/L*********1 w - - 1 45
l*********l/*1n1y2bnr*/*r2y2pp1*/*ppp1k3B*/*P2p4p*/*3pBp1L1*/*1P2P1PPP*/*R1P2P3*/*1Y2KY2R*/L*********1 w K - 0 28
l*********l/*1ny1ky1Y1*/*2bppp1pr*/*1pp5p*/*3P2Y1P*/*2y3nP1*/*2P6*/*PP1KPPP2*/*R1B1YYB2*/L*********1 w - - 1 23
1*********l/*1rk3y2*/*1l4p1p*/*pp1py1n2*/*P1LP5*/*P1p1pY3*/*2P1P4*/*5yPNP*/*RKBy3yL*/1*********1 b - - 9 44
1*********l/*rlbyky3*/*1ppn1bp2*/*p4p2r*/*3PL2pp*/*2L5P*/*9*/*yP1PYPPP1*/*R1B1KYB1R*/1*********N w KQq - 1 17
1*********l/*5k2r*/*r1pp2nb1*/*3y1ppyp*/*Yp2p4*/*pPPP2PB1*/*P1K6*/*R3PP2P*/*1y1N1Y1yR*/L*********1 b - - 0 38
l*********l/*1rky2bnr*/*2p2p1pp*/*1p4p2*/*p7L*/*Pn1Pp4*/*1P2Pp1bP*/*5BP2*/*RNK2Y2R*/L*********1 w - - 2 26
1*********l/*r4yyr1*/*1l2kpp1p*/*pp1pb1n2*/*n2P2p2*/*P1p1p1b2*/*4PY1PB*/*LPPNK1P1P*/*R1B1Y2R1*/1*********L w - - 1 24
l*********l/*rnbykybnr*/*ppp2ppp1*/*9*/*4P3p*/*1P2p4*/*9*/*P1P2PPPP*/*RNBYKYBNR*/L*********L w KQkq i6 0 5
***********/lrnbyky1nrl/*1pp4p1*/*5p3*/*p2bp3p*/*P2P1pP1P*/*9*/*1PP4P1*/LRNBYKYBNRL/*********** w KQkq - 0 9 | corners=beside
1*********l/*1n1ykybnr*/*1l4p2*/*rp5p1*/*p1p1Pb1Pp*/*P2pYPp1P*/*6N2*/*1PP1P4*/*RNBYK1B1R*/L*********L w KQk - 2 14
***********/lrnby3k1l/*6p2*/*p3p1L2*/*Pp1p1r2p*/*1P1P1P2P*/*R4b1P1*/*5N3*/L1NB1K1B1R1/*********** w K - 2 21 | corners=beside
1*********l/*1nb1k4*/*3p5*/*3Pp3n*/*2p1PpPLP*/*6P1R*/*1p7*/*1y2YK3*/*9*/L*********1 w - - 0 31
***********/1Y9/*9*/*3p4P*/*1k1p5*/*3P5*/*L3PpK2*/*1p7*/2N8/*********** w - - 7 46 | corners=beside
l*********l/*rnbykybnr*/*ppp1p1p1p*/*9*/*5p1p1*/*1Pp2P1P1*/*9*/*P2PP1P1P*/*RNBYKYBNR*/L*********L w KQkq f6 0 5
***********/lrn1ykybnrl/*1pp2ppp1*/*9*/*3pP4*/*5PbpP*/*p8*/*2P1P4*/LRNBYKYBNRL/*********** w KQkq - 0 9 | corners=beside
l*********l/*2ry1y1nr*/*1p2pkp2*/*9*/*p4p1p1*/*PP1Y1P3*/*1bP5p*/*4P1P2*/*RNB1KY1NR*/L*********L w KQ - 0 14
***********/lrn2k1bnrl/*9*/*2p6*/*y3pp1Pp*/*PppP1P2P*/*4P3R*/*4KN1y1*/1RNBY5L/*********** w kq e6 0 21 | corners=beside
)";

constexpr std::string_view vyrt =
    R"(12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w KQkq - 0 1 ABCDEFGHILabcdefghil
12/1pppppppppp1/1prnbqkbnrp1/1pppp1ppppp1/12/5p6/12/5P6/1PPPP1PPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w KQkq d6 0 2 ABCEFGHILabcefghil
2R9/1p3ppp1pp1/1p7p2/2pp1k4p1/b1n5p3/3p2PpP2p/1P10/6P1KRP1/5N2P3/1P5P2P1/1P1PPP1P4/9N2 b - - 1 42 a
12/npppppppppB1/1pr1bqk2rp1/3p1p3pp1/4p2n4/7pp3/1pP6P2/4PpP1P3/1PP4P2P1/3N1QK1NRP1/3PPPPPPPP1/12 b Kkq - 0 15 FIbdhi
4n7/1ppp1pppp1p1/2r4kn3/1P2p7/8Q1pq/3pPP6/10p1/1PB1PBpp2p1/1P5Rr1P1/1PP1P1K1NRP1/3P1PPPPP2/2N9 w K - 3 37 -
12/2Q4p1pp1/1q1p1Bpk2p1/1pp1p7/5p6/5B4p1/2P2pPprP2/1P1P1P3P2/2P1p4P2/4P1KP4/6P5/12 b - - 0 69 -
8p3/1ppppppp1pp1/1pr1bqkbnrp1/1ppppppp1pp1/4n7/8p3/1P10/6P5/2PPPP1PPPP1/1PRNBQKBNRP1/1PPPPP1PPPP1/6P5 w KQkq - 0 4 | rearpawns=outward
12/2pp1pp1pp2/1p1np3n1p1/1p4pk4/4p5p1/2q2p1p1p2/1p1P1P3P2/4P1B1P3/1P2P1PP2P1/3N1PK1NR2/2r2P2PPP1/12 w K - 1 31 Ee
12/1pppppppppp1/1prnbqkbnrp1/1p1pppppppp1/12/12/7P4/2p9/3PPPP1PPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w KQkq - 0 4 BCDEGHIbcdefghil
12/1pppppppppp1/1prn1qkbnrp1/3pp1ppp3/12/1Qp2P4p1/5PPP2p1/12/1PPP4PP2/1PRNB1KBNRPb/1PPPPPPPPPP1/12 w KQkq - 1 8 ABGHLbcefg | rearpawns=outward
12/2ppppp1ppp1/1p1n1qkpnrp1/2p1p1pp1pp1/12/1p1p1p2B3/1P3P2PP2/2p9/2P1P1P3P1/1P1N1QK1NRP1/1PP1PPPPPPP1/12 w Kk - 0 13 CEIcefhi
12/1pppppppppp1/1pBn2k1nrp1/12/3p2p5/2p4p1pP1/1pP1b2P1P2/1P5N4/1P1P3K4/2RNB5P1/1PPPPPPP1PP1/12 w k - 0 21 B | rearpawns=outward
12/1pp1p1p1ppp1/1pp3r5/6k3p1/2P2p4P1/4p2P4/8Pp2/12/3P1N3PP1/1PP1BPK1N3/2qPP1PP4/12 w - - 0 31 B
12/1pppppppppp1/1prnbqkbnrp1/1p1pp1pppp2/12/2p2p4p1/2PP3P4/12/1P2PPP1PPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w KQkq a6 0 4 CDEGHILbcefghl
12/1pppppppppp1/1prnbqk1n1p1/3pp3Bp2/7p4/1Pp2pp3p1/3b5PP1/12/1P2PPPPP3/1PRN1QKBNRP1/1PPPPPPPPPP1/12 w KQq a6 0 8 CDEFGLbch | rearpawns=outward
12/2ppppppppp1/1prn1qk1nrp1/1p4p3p1/1p1pp3p3/2pB1p1p1p2/1PP2P1P1P2/3PP1P2N2/8P1P1/1PPNBQK3P1/2PPPPPPPPP1/12 w kq - 0 13 GIei
12/1pppppppppp1/3n2kb1Bp1/6p5/1p2p1b1pn2/1pr7p1/4pP1Pp1P1/2p3P5/1PP3B3N1/2RN3RK1P1/1PPPPPPPPPP1/12 w - - 1 21 Ae | rearpawns=outward
12/2ppppp2pp1/1prn2k1n3/1p2p2p4/1P8p1/1P1P2Pb4/2p4P4/4Np1P2p1/1P8P1/1PR2QK1r1P1/2PPPPP3P1/12 w Qq - 0 31 Ic
2p9/3p8/4N3Q3/3p8/12/1p10/1P2P7/2P9/1k4K5/2R7P1/1PP1PPP1PPP1/12 w - - 8 51 b | rearpawns=outward
12/1pppppppppp1/1prnbqkbnrp1/1p1pppp1pp2/7p4/2p7p1/2P2P2P3/12/1P1PP1PP1PP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 w KQkq - 0 4 BCEFHILbcdeghl
)";

constexpr std::string_view fortress =
    R"(1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR3rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP3wR/2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1 w wKwQbKbQrKrQuKuQ - 0 1
4********4/4********4/4rR2rK3rR4/8rP7/**bR10uR**/**12**/**12**/**1bP9uK**/**bK9uP1**/**12**/**12**/**bR10uR**/7wP8/4wR3wK2wR4/4********4/4********4 w wKwQbKbQrKrQuKuQ - 0 1
4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**2bP9**/**12**/**12**/**12**/3wB12/2wQ5wK7/4********4/bK3********4 w - - 0 1
4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**12**/**12**/**12**/**12**/16/2wQ5wK7/4********4/bK3********4 w - - 0 1
4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**bK11**/**12**/**12**/**1bP8uP1**/4wP6wP4/8wK7/4********4/4********4 w - - 0 1
1rR2********1uR2/4********4/rB3rRrN1rKrQrBrNrR1uN2/3rNrPrP2rP2rP2uB1/**bRbP2bPrP1uB2uPuR**/**bN8uP1uN**/**bBbP7uP2**/**bQbP8uPuK**/**bKbP8uBuQ**/**bB2bP6uP1**/**bNbP2wP1wP3wBuN**/**1bR1bP3wPwP1uPuR**/4wPwP1wP3wPwR3/bN2bBwRwNwBwQwK1wNwRwN3/4********4/bR3********1wB2 w wKwQbQrKrQuKuQ - 0 6
rR3********uNuR2/4********4/rB1rR2rNrB1rQrB1rR4/2rN1rPrPrPrPrKrPrP1uB3/**bRbP4uB3uPuR**/**bNbP4rP2rPuPuN**/**bBbP8uPuB**/**bQbP8uPuK**/**1bKbP4uP3uQ**/**3bP4wP3**/**bNbP7uPuPuN**/**bRbP2wP6uR**/4wPwP1wPwP1wP5/bB3wRwNwBwQwKwBwNwR1wRwN1/1bR2********4/1bN2********wB3 w wKwQuKuQ - 1 6
4********4/rN2rB********uNuB2/4rRrNrBrKrQrBrNrRuR3/1rR2rPrPrPrPrPrPrP5/**bRbP7uPuPuR**/**bNbP9uN**/**bB2bP6uPuB**/**bQbP8uPuK**/**1bP8uPuQ**/**bBbK1bP7uB**/**bNbP6uPuP1uN**/**bRbP6wP1uPuR**/3bBwPwPwPwPwPwP2wR3/4wRwNwBwQwKwBwNwR2wNwB/bR3********4/1bN2********4 w wKwQrKrQuKuQ - 0 4
2rB1********1uN2/4********1uR2/rN2rRrRrN1rKrQrBrNrRuB3/4rP1rPrPrPrPrP1uN3/**bRbP1rP5rPuPuR**/**bN1bP7uP1**/**rBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP6uP2uB**/**bN1bP4wP3uN**/**bR2bP4wBuPuPuR**/4wPwPwPwPwP1wP5/bNbR2wRwNwBwQwKwBwNwR2wR1/4********4/bB3********3wN w wKwQbKbQrKrQuKuQ - 0 4
4********4/2wK1********4/16/2uK13/**12**/**4rK7**/**6bQ5**/**12**/**12**/**9rQ2**/**12**/**12**/15uQ/9wQ6/2bK1********4/4********4 r - - 0 1
4********uB3/4********4/4rK1bB9/16/**4uN7**/**2bPrP8**/**1bK1bP5bB2**/**7bPuP1uK1**/**4uR7**/**9bP2**/**bN4bPuPuP4**/**7bP4**/2bR6uN6/16/bN3********4/3bB********1rR2 b - - 6 46 | castling=off
4********4/4********4/4rRrNrBrKrQrBrNrR4/4rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP4/4wRwNwBwQwKwBwNwR4/4********4/4********4[wNwRwBbNbRbBrNrRrBuNuRuB] w wKwQbKbQrKrQuKuQ - 0 1
1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR3rPrPrP1rP1rPrP4/**bRbP8uPuR**/**bNbP3rP1rPuP2uN**/**bBbP8uPuB**/**bQ2bP6uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bN2bPwP1wP3uPuN**/**bRbP8uPuR**/4wPwP1wP1wPwPwP3wR/2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1 u wKwQbKbQrKrQuKuQ - 0 2 | placement=standard
2rN1********4/4********1uRuB1/rB3rRrNrBrKrQrBrNrR1uN2/2rR1rPrP2rPrPrPrP4/**bR2rP4uP2uR**/**bNbP3rP2uP2uN**/**bBbP8uPuB**/**bQ2bP6uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbPwP3wP2wPuPuN**/**bRbP8uPuR**/5wPwPwP1wPwP5/bN3wRwNwBwQwKwBwNwR1wR2/bB3********1wB2/bR3********wN3 b - - 0 3 | castling=off
rN3********2uB1/3rR********4/1rB2rRrNuBrKrQrB1rRuN3/6rP3rP4uR/**bR6rNrP2uR**/**bN1bPrP1rPrP4uN**/**bB8uP1uB**/**bQbP6uP2uK**/**bK2bP4uP2uQ**/**bBbR1wP4wP3**/**bN1wQbP1wP2wP1uPuN**/**bR7wP2uR**/2bN2wP2wP7/4wRwNwB1wKwBwNwR4/4********3wN/bB3********wR1wB1 b wKwQbKbQrKrQuKuQ - 0 10 | first=blue
1rN2********4/4********4/5rNrBrK2rNrR3uN/rR2rB1rP4rP3uRuB/**7rPuP2uR**/**5rPrPuP4**/**2rR6uNuKuB**/**8uP3**/**8wR3**/**9wB2**/**4wPwPwP3wR1**/**12**/9wP6/2rQ2uRwBwK2wN4wB/4********2wR1/4********1wN2 r rQ - 0 17
4********4/4********4/2rN7rN5/rR15/**4rK7**/**1bP4rN2wR2**/**bB4bQ2rP3**/**5wP2wP3**/**bK1bP9**/**4bP4wN1rB**/**bN2bPwP2wP4**/**1bN1wN1wP6**/5wP4rQ3wR1/6wB1wKwB3wN2/4********4/3bR********4 b - - 2 30 | placement=standard
4********4/4********uB3/12uN3/1rN1rB8uN3/**12**/**8rK3**/**2rN1bPuR6**/**1bN6rP2uK**/**1wN4bP5**/**6wP2uP2**/**9wPwBuN**/**2bK9**/8wN2wB4/3bN4wK7/4********4/3bR********1uB2 r - - 19 35 | castling=off
1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR4rPrPrPrP1rPrP4/**bR2rP3rP2uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bB2bP5uP1uB**/**bNbP5wP1wPuPuN**/**bRbP8uPuR**/4wPwPwPwPwP1wP4wR/2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1 u wKwQbKbQrKrQuKuQ - 0 2 | placement=standard
3rR********2uR1/4********4/1rB2rRrNrBrKrQrBrNrR3uN/1rN2rP1rP1rPrPrPrP1uB2/**bRbP7uNuPuR**/**1bP1rP1rP4uP1**/**bBbPbN7uPuB**/**bQ2bP6uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP1wP2wP1wQ2uN**/**bRbP8uPuR**/4wP1wPwP1wPwPwP4/4wRwNwB1wKwBwNwR1wRwN1/bN3********1wB2/1bB1bR********4 b - - 0 3 | castling=off
)";

constexpr std::string_view tavreli = R"(rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ABCDEFGHabcdefgh
r3k2(rN)/8/2n5/8/8/2N5/8/(Rn)3K2R w KQkq - 0 1 -
8/8/8/8/k2pR3/8/4P3/4K3 w - - 0 1 E
rn1qkbn1/1pp(pqb)p1pp/p7/5p2/7(PrrR)/P7/1PPP(PhK)PP1/RNBQ1BN1 b q - 0 1 BCDEFGbcdegh
4Q2r/(prrqPq)5p1/1B(pbb)1p(nPbNk)1p/5p2/1(PrpqPnpnBnb)6/3(Pb)2P1/4P2P/RN1K1R2 b - - 0 1 EHag | demotion=enemy
r3k2r/p1(pbb)ppp1p/2n4n/6p1/(pnPn)4P1(bK)/N6P/P1P1P1P1/2(QRPqqB)2BNR w kq - 0 1 ACEGacdefh
r3k2r/1(pnb)p2pp1/3(Rn)pn1p/p1(pq)q4/6P1/N(Prb)(PbQ)2N1P/1P1P(PhB)P2/2B1K2R w kq - 0 1 BDEFbcfg
r1b1kb1r/1ppppppp/p1n2n2/8/7(qPn)/8/PPP(PqQ)P(PbK)BP/RNB3NR b kq - 0 1 ABCDEFHbcdefgh
rnb1kbnr/1pp2pp1/3p3p/p2Pp3/P3P1Pq/4BP1B/1PP4P/RN1QK1NR w KQkq - 0 1 BCHbcfg | doublestep=own
r4(bk)nr/1p2pppp/p1n5/3pb(Pbpbq)2/1PB4P/PK2P3/2PP2P1/RNBQ2NR b - - 0 1 CDGbefgh
6n1/1pp1pkb1/p3(rPhnPbpqqpbR)2(prr)/6(PqbQ)(Prpn)/2P2BP1/5N2/PP6/RN2KB2 w Q - 0 1 ABbce
rnb1kb1r/1p2nppp/p1p5/4(phQ)3/1P6/2K5/(PrR)1P1PP1P/1NB(PqNPnq)3(RBq~) w kq - 0 1 ACEFHbfgh
(rbN)7/2(pbNBb)kpp2/p1(Pbpn)3p1/P2p1(Pbr)2/4(Rn)1(pr)(qQ)/2(RBn)1P2P/6(PnK)1/(PnPq)7 b - - 0 1 Gef
(prrB)R~6/4(pqk)3/4pp1(npnprrK)/4P3/1(PnQpnpb)6/5P2/2P1(nB)1(bR)1/1(RbN)4(PqqPrPnN)1 w - - 0 1 C | demotion=enemy doublestep=own
1n5(rQ)/r1(pbk)2p1p/1p(Ph)1(pq)1(phn)(pn)/1(prq)1b2(Pnb)1/1B6/P1(Pq)2N1B/1PPN1P1(PrR)/R3K3 b Q - 0 1 BCFHcfh
k1r2(Phr)2/5p2/1(RBpq)(pbPb)1(qPnbQ)2(nprpnbK)/4(phPq)3/(pnpr)1(nB)2P1P/N4N2/P5P1/7R w - - 0 1 AGf
6r1/8/2(nPnpn)2(Bpbk)(bB)1/4(phpbQpqn)2(prPrpnR)/(Prpr)3(bPq)3/2P1P3/(Pnr)3N1(PbqK)1/1NR5 b - - 0 1 - | demotion=enemy
n6(rbN~)/1(pnR)3p(rB)1/4p(pn)(RPnPqb)1/5(Qk)1p/P1(pbpqqN)1(PhBpr)N2/5P2/2P(nK)3P/8 w - - 0 1 CHb
6(pr)(BphN)/8/4(rpnnpnbqN)3/2p1(PbpqnPn)(pbQPnbR)2/(PrB)4(rK)1(PrRk)/2(prPq)5/5(PbPh)2/8 w - - 0 1 F
2k5/2(phnPqB)5/1(pnrNpb)(Phn)1(pqBpb)2(pn)/4(rQ)2p/2(Nb)1(pr)P2/P7/1(PnbK)P4(PrR)/4(PnRq)3 w - - 0 1 BCH
)";

// Search depths at which each variant takes about two seconds. The number of nodes of the first five variants is the
// signature of the search.
constexpr std::array games = {
    BenchGame{"chess", 10, chess},      BenchGame{"greatshatranj", 7, greatShatranj},
    BenchGame{"bolyar", 8, bolyar},     BenchGame{"vyrt", 8, vyrt},
    BenchGame{"fortress", 6, fortress}, BenchGame{"tavreli", 6, tavreli, false},
};

}  // namespace

std::span<const BenchGame> benchGames() { return games; }

}  // namespace rokada::engine
