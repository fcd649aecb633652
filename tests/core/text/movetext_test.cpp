// Moves in coordinates and in short notation: writing, reading, and errors with their places.
#include "text/movetext.h"
#include "books.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::movetextTest {
namespace {

constexpr const char* fourKings =
    "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**bK11**/**12**/**12**/**12**/16/8wK7/4********4/"
    "4********4";

/// Returns the short notation of a move given in coordinates.
std::string shortened(const Position& position, std::string_view coordinates) {
    const auto move = parseMove(position, coordinates);
    return move ? shortText(position, *move) : "no move " + std::string(coordinates);
}

/// Returns the coordinates of a move in short notation.
std::string understood(const Position& position, std::string_view text) {
    const auto move = parseShort(position, text);
    return move ? moveText(position.book(), *move) : "fault " + std::to_string(static_cast<int>(move.error().what));
}

ErrorCode errorCodeOf(const Position& position, std::string_view text) {
    const auto move = parseShort(position, text);
    EXPECT_FALSE(move) << text;
    return move ? ErrorCode{} : move.error().what;
}

Position after(const RulebookPtr& book, std::string_view moves) {
    Game game(book);
    play(game, moves);
    return game.position();
}

// --- coordinates ----------------------------------------------------------------------------------------------------

TEST(MoveText, EveryFormOfTheDocumentsIsReadAndWritten) {
    const struct {
        const char* game;
        const char* pieces;
        const char* rest;
        const char* move;
    } forms[] = {
        {"chess", "Ke1 ke8 Pe2", "w - - 0 1", "e2e4"},
        {"chess", "Ke1 kh8 Pa7", "w - - 0 1", "a7a8q"},
        {"chess", "Ke1 ke8 Rh1", "w K - 0 1", "e1g1"},
        {"greatshatranj", "Ke1 kj5 Pa7", "w - - 0 1", "a7a8g"},
        {"greatshatranj", "Ke1 kj5 Pa7", "w - - 0 1", "a7a8s"},
        {"bolyar", "Ke1 kg8 Ra7", "w - - 0 1", "a7a8"},
        {"bolyar", "Ke1 kg8 Lb7", "w - - 0 1", "b7z9"},
        {"bolyar", "Ke1 kg8 Pi7", "w - - 0 1", "i7i8"},
        {"bolyar", "Ke1 kg8 Ra1", "w Q - 0 1", "e1c1"},
        {"vyrt", "Ke1 ke8 Ng1", "w - - 0 1 -", "g1f11"},
        {"vyrt", "Ke1 ke8 Nl2", "w - - 0 1 -", "l2a4"},
        {"vyrt", "Ke1 ke8 Pl2 na3", "w - - 0 1 -", "l2a3"},
        {"vyrt", "Ke1 ke6 Pi10", "w - - 0 1 -", "i10i11"},
        {"vyrt", "Ke1 ke6 Pa7", "w - - 0 1 -", "a7a8n"},
        {"fortress", "wKi3 bKc8 rKh14 uKn9 wPd7", "w - - 0 1", "d7d8"},
        {"fortress", "wKi3 bKd10 rKh14 uKn9 wPd7 bNc8", "w - - 0 1", "d7c8q"},
        {"fortress", "wKi3 wRl3 bKc8 rKh14 uKn9", "w wK - 0 1", "i3k3"},
    };
    for (const auto& [game, pieces, rest, text] : forms) {
        const RulebookPtr book = kept(game);
        const Position board = placed(book, pieces, rest);
        const auto move = parseMove(board, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(moveText(*book, *move), text);
    }
    const Position reservePieces = position(kept("fortress"), std::string(fourKings) + "[wNwR] w - - 0 1");
    EXPECT_EQ(understood(reservePieces, "N@n3"), "N@n3");
    EXPECT_EQ(understood(reservePieces, "R@p4"), "R@p4");
}

TEST(MoveText, WhatFitsNoLegalMoveIsRejectedAtItsPlace) {
    const Position start = startPosition(*kept("chess"));
    const struct {
        const char* text;
        ErrorCode what;
    } texts[] = {
        {"^", ErrorCode::EmptyMove},        {"^x2e4", ErrorCode::BadSquare},   {"^e9e4", ErrorCode::BadSquare},
        {"^e10e4", ErrorCode::BadSquare},   {"^E2e4", ErrorCode::BadSquare},   {"e2^", ErrorCode::BadSquare},
        {"e2^e9", ErrorCode::BadSquare},    {"e2^-e4", ErrorCode::BadSquare},  {"e2e4^x", ErrorCode::NotAMove},
        {"e2e4^ ", ErrorCode::NotAMove},    {"e2e4^qq", ErrorCode::NotAMove},  {"^e2e5", ErrorCode::IllegalMove},
        {"^e2e4q", ErrorCode::IllegalMove}, {"^e1g1", ErrorCode::IllegalMove}, {"^e2e2", ErrorCode::IllegalMove},
        {"^ e2e4", ErrorCode::BadSquare},   {"^e7e5", ErrorCode::IllegalMove},
    };
    for (const auto& [marked, what] : texts) {
        std::string text = marked;
        const std::size_t at = text.find('^');
        text.erase(at, 1);
        const auto move = parseMove(start, text);
        ASSERT_FALSE(move) << text;
        EXPECT_EQ(move.error(), (ParseError{at, what, 0}))
            << text << ": trouble " << static_cast<int>(move.error().what) << " at " << move.error().at;
    }
}

TEST(MoveText, AChoiceOfPromotionNeedsItsLetterInLowerCase) {
    const Position board = placed(kept("chess"), "Ke1 kh6 Pa7", "w - - 0 1");
    EXPECT_EQ(parseMove(board, "a7a8").error(), (ParseError{0, ErrorCode::IllegalMove}));
    EXPECT_EQ(parseMove(board, "a7a8k").error(), (ParseError{0, ErrorCode::IllegalMove}));
    EXPECT_EQ(parseMove(board, "a7a8Q").error(), (ParseError{4, ErrorCode::NotAMove}));
    EXPECT_EQ(moves(board), words("a7a8q a7a8r a7a8b a7a8n e1d1 e1d2 e1e2 e1f1 e1f2"));
}

TEST(MoveText, ForcedPromotionsOfBolyarCarryNoLetter) {
    const Position board = placed(kept("bolyar"), "Ke1 kg6 Ra7", "w - - 0 1");
    EXPECT_EQ(parseMove(board, "a7a8y").error(), (ParseError{0, ErrorCode::IllegalMove}));
    EXPECT_TRUE(parseMove(board, "a7a8"));
}

TEST(MoveText, DigitsAreReadAsLongAsTheyFollow) {
    const Position board = placed(kept("vyrt"), "Ke3 ke8 Ra1", "w - - 0 1 -");
    EXPECT_TRUE(parseMove(board, "a1a12"));
    EXPECT_TRUE(parseMove(board, "a1a2"));
    EXPECT_EQ(parseMove(board, "a1a13").error(), (ParseError{2, ErrorCode::BadSquare}));
    EXPECT_EQ(parseMove(board, "a123a1").error(), (ParseError{0, ErrorCode::BadSquare}));
}

TEST(MoveText, ReservePiecesAreWrittenByKindAndSquare) {
    const Position board = startPosition(*kept("fortress"));
    EXPECT_EQ(parseMove(board, "N@z9").error(), (ParseError{2, ErrorCode::BadSquare}));
    EXPECT_EQ(parseMove(board, "N@").error(), (ParseError{2, ErrorCode::BadSquare}));
    EXPECT_EQ(parseMove(board, "X@n3").error(), (ParseError{0, ErrorCode::NotAMove}));
    EXPECT_EQ(parseMove(board, "Q@n3").error(), (ParseError{0, ErrorCode::IllegalMove}));
    EXPECT_EQ(parseMove(board, "N@a1").error(), (ParseError{0, ErrorCode::IllegalMove}));
    EXPECT_EQ(parseMove(board, "e4e5").error(), (ParseError{0, ErrorCode::IllegalMove}));
}

// --- short notation, written ----------------------------------------------------------------------------------------

TEST(ShortText, OfPlainMovesCapturesAndPawns) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(shortened(start, "g1f3"), "Nf3");
    EXPECT_EQ(shortened(start, "e2e4"), "e4");
    const Position board = placed(kept("chess"), "Ke1 kh8 Pe4 pd5 Nb1 pc3", "w - - 0 1");
    EXPECT_EQ(shortened(board, "e4d5"), "exd5");
    EXPECT_EQ(shortened(board, "b1c3"), "Nxc3");
    EXPECT_EQ(shortened(after(kept("chess"), "e2e4 a7a6 e4e5 d7d5"), "e5d6"), "exd6");
}

TEST(ShortText, FileTellsPiecesApart) {
    const Position board = placed(kept("chess"), "Kg1 kg8 Nb1 Nf3", "w - - 0 1");
    EXPECT_EQ(shortened(board, "b1d2"), "Nbd2");
    EXPECT_EQ(shortened(board, "f3d2"), "Nfd2");
    EXPECT_EQ(shortened(board, "f3e5"), "Ne5");
}

TEST(ShortText, RankTellsPiecesOfOneFileApart) {
    const Position board = placed(kept("chess"), "Kg1 kg8 Ra1 Ra5", "w - - 0 1");
    EXPECT_EQ(shortened(board, "a1a3"), "R1a3");
    EXPECT_EQ(shortened(board, "a5a3"), "R5a3");
}

TEST(ShortText, FileAndRankWhereNeitherIsEnough) {
    const Position board = placed(kept("chess"), "Ka3 kb8 Qe4 Qh4 Qh1", "w - - 0 1");
    EXPECT_EQ(shortened(board, "h4e1"), "Qh4e1");
    EXPECT_EQ(shortened(board, "h1e1"), "Q1e1");
    EXPECT_EQ(shortened(board, "e4e1"), "Qee1");
}

TEST(ShortText, APieceThatMayNotMoveNeedsNotBeToldApart) {
    const Position board = placed(kept("chess"), "Ke1 ke8 Nc3 Ng1 bb4", "w - - 0 1");
    EXPECT_EQ(shortened(board, "g1e2"), "Ne2");
}

TEST(ShortText, PromotionNamesTheNewPiece) {
    const Position chess = placed(kept("chess"), "Ke1 kh7 Pa7 nb8", "w - - 0 1");
    EXPECT_EQ(shortened(chess, "a7a8q"), "a8=Q");
    EXPECT_EQ(shortened(chess, "a7b8n"), "axb8=N");
    const Position shatranj = placed(kept("greatshatranj"), "Ke1 kb8 Pb7 na8 Nb1 Ne2 pc3", "w - - 0 1");
    EXPECT_EQ(shortened(shatranj, "b7a8s"), "bxa8=S+");
    EXPECT_EQ(shortened(shatranj, "b1c3"), "Nbxc3");
    const RulebookPtr& bolyar = kept("bolyar");
    EXPECT_EQ(shortened(placed(bolyar, "Ke1 kg6 Ra7", "w - - 0 1"), "a7a8"), "Ra8=Y");
    EXPECT_EQ(shortened(placed(bolyar, "Kh4 ke8 lb2 lj9", "b - - 0 1"), "b2z0"), "Lz0=G");
    EXPECT_EQ(shortened(placed(bolyar, "Ke1 kg7 Pa7", "w - - 0 1"), "a7a8"), "a8=Y");
}

TEST(ShortText, CastlingInEveryVariantThatHasIt) {
    const Position chess = placed(kept("chess"), "Ke1 Ra1 Rh1 ke8", "w KQ - 0 1");
    EXPECT_EQ(shortened(chess, "e1g1"), "O-O");
    EXPECT_EQ(shortened(chess, "e1c1"), "O-O-O");
    const Position bolyar = placed(kept("bolyar"), "Kh4 ke8 ra8 ri8", "b kq - 0 1");
    EXPECT_EQ(shortened(bolyar, "e8g8"), "O-O");
    EXPECT_EQ(shortened(bolyar, "e8c8"), "O-O-O");
    const Position vyrt = placed(kept("vyrt"), "Ke1 Ra1 Rh1 kc6", "w KQ - 0 1 -");
    EXPECT_EQ(shortened(vyrt, "e1g1"), "O-O");
    EXPECT_EQ(shortened(vyrt, "e1c1"), "O-O-O");
    const Position fortress = placed(kept("fortress"), "wKi3 bKc8 bRc5 bRc12 rKh14 uKn9", "b bKbQ - 0 1");
    EXPECT_EQ(shortened(fortress, "c8c6"), "O-O");
    EXPECT_EQ(shortened(fortress, "c8c10"), "O-O-O");
}

TEST(ShortText, ChecksAndMatesAreMarked) {
    EXPECT_EQ(shortened(after(kept("chess"), "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6"), "h5f7"), "Qxf7#");
    EXPECT_EQ(shortened(placed(kept("chess"), "Ke1 ke8 Ra1", "w - - 0 1"), "a1a8"), "Ra8+");
    EXPECT_EQ(shortened(placed(kept("chess"), "Ke1 Rh1 kf8", "w K - 0 1"), "e1g1"), "O-O+");
    // stalemate has no symbol
    EXPECT_EQ(shortened(placed(kept("chess"), "Kf7 kh8 Qa6", "w - - 0 1"), "a6g6"), "Qg6");
}

TEST(ShortText, OutwardPawnsOfVyrtMeetOnTheirLastRankFromBothSides) {
    const Position board = placed(kept("vyrt", "rearpawns=outward"), "Ke1 kg5 Pc7 Pc9 nd8", "w - - 0 1 -");
    EXPECT_EQ(shortened(board, "c7c8q"), "7c8=Q");
    EXPECT_EQ(shortened(board, "c9c8n"), "9c8=N");
    EXPECT_EQ(shortened(board, "c7d8r"), "c7xd8=R");
    EXPECT_EQ(shortened(board, "c9d8r"), "c9xd8=R");
    EXPECT_EQ(understood(board, "7c8=Q"), "c7c8q");
    EXPECT_EQ(understood(board, "c9xd8=B"), "c9d8b");
    EXPECT_EQ(errorCodeOf(board, "c8=Q"), ErrorCode::AmbiguousMove);
    EXPECT_EQ(errorCodeOf(board, "cxd8=B"), ErrorCode::AmbiguousMove);
}

TEST(ShortText, PawnsOfFortressThatCaptureFromOneFileNeedTheirRank) {
    const Position board = placed(kept("fortress"), "wKi3 wNf7 bKc8 bPe6 bPe8 rKh14 uKn9", "b - - 0 1");
    EXPECT_EQ(shortened(board, "e6f7"), "e6xf7");
    EXPECT_EQ(shortened(board, "e8f7"), "e8xf7");
    EXPECT_EQ(errorCodeOf(board, "exf7"), ErrorCode::AmbiguousMove);
    EXPECT_EQ(understood(board, "e8xf7"), "e8f7");
}

TEST(ShortText, OfFortressMarksAnyEnemyInCheckAndTheNextSideMated) {
    const RulebookPtr& book = kept("fortress");
    // In the first position, Black moves next and is mated. In the second one, Blue moves before Black, so the move
    // only gives check.
    EXPECT_EQ(shortened(placed(book, "wKi3 wQc3 wBd4 rKh14 uKn9 bKa1 bPe8", "w - - 0 1"), "c3b2"), "Qb2#");
    EXPECT_EQ(shortened(placed(book, "wKi3 rKh14 rQc3 rBd4 uKn9 uRd2 bKa1", "r - - 0 1"), "c3b2"), "Qb2+");
    EXPECT_EQ(shortened(position(book, std::string(fourKings) + "[wN] w - - 0 1"), "N@n3"), "N@n3");
}

// --- short notation, read -------------------------------------------------------------------------------------------

TEST(ShortText, FormsOfTheSeedAreUnderstood) {
    const Position board = placed(kept("chess"), "Ka1 kg6 Qh2 Pe4 pd5 Pb7 Nf3", "w - - 0 1");
    const struct {
        const char* text;
        const char* means;
    } forms[] = {
        {"Qh2-h8", "h2h8"}, {"Qh8", "h2h8"},    {"e4xd5", "e4d5"}, {"exd5", "e4d5"},    {"ed5", "e4d5"},
        {"ed", "e4d5"},     {"b8Q", "b7b8q"},   {"b8=N", "b7b8n"}, {"b7b8=R", "b7b8r"}, {"b7-b8B", "b7b8b"},
        {"b7b8q", "b7b8q"}, {"e4-e5", "e4e5"},  {"e5", "e4e5"},    {"Nf3-g5", "f3g5"},  {"N3g5", "f3g5"},
        {"Nfg5", "f3g5"},   {"Nf3g5", "f3g5"},  {"f3g5", "f3g5"},  {"Ng5+", "f3g5"},    {"Ng5#", "f3g5"},
        {"Ng5!?", "f3g5"},  {"Ng5+!!", "f3g5"}, {"ed5??", "e4d5"}, {"b8=Q#", "b7b8q"},
    };
    for (const auto& [text, means] : forms) EXPECT_EQ(understood(board, text), means) << text;
    const Position castling = placed(kept("chess"), "Ke1 Ra1 Rh1 ke8", "w KQ - 0 1");
    EXPECT_EQ(understood(castling, "0-0"), "e1g1");
    EXPECT_EQ(understood(castling, "0-0-0"), "e1c1");
    EXPECT_EQ(understood(castling, "O-O-O+"), "e1c1");
    EXPECT_EQ(understood(castling, "e1g1"), "e1g1");
}

TEST(ShortText, AmbiguousTextsAreRejected) {
    const Position knights = placed(kept("chess"), "Kg1 kg8 Nb1 Nf3", "w - - 0 1");
    EXPECT_EQ(errorCodeOf(knights, "Nd2"), ErrorCode::AmbiguousMove);
    const Position pawns = placed(kept("chess"), "Kg1 kg8 Pe4 pd5 Pe5 pd6", "w - - 0 1");
    EXPECT_EQ(errorCodeOf(pawns, "ed"), ErrorCode::AmbiguousMove);
    const Position queens = placed(kept("chess"), "Ka3 kb8 Qe4 Qh4 Qh1", "w - - 0 1");
    EXPECT_EQ(errorCodeOf(queens, "Qhe1"), ErrorCode::AmbiguousMove);
    EXPECT_EQ(errorCodeOf(queens, "Q4e1"), ErrorCode::AmbiguousMove);
}

/// A pawn capture must have the file of the pawn or the capture sign. Otherwise, "d5" could play an unintended capture.
TEST(ShortText, APawnsCaptureNamesItsFile) {
    const Position blocked = placed(kept("chess"), "Kg1 kg8 Pd4 Pe4 pd5", "w - - 0 1");
    EXPECT_EQ(errorCodeOf(blocked, "d5"), ErrorCode::IllegalMove);
    EXPECT_EQ(errorCodeOf(blocked, "d5+"), ErrorCode::IllegalMove);
    for (const char* text : {"exd5", "ed5", "ed", "e4d5", "e4xd5", "xd5"}) EXPECT_EQ(understood(blocked, text), "e4d5");
    const Position passed = placed(kept("chess"), "Kg1 kg8 Pe5 pd5", "w - d6 0 1");
    EXPECT_EQ(errorCodeOf(passed, "d6"), ErrorCode::IllegalMove);
    EXPECT_EQ(understood(passed, "ed6"), "e5d6");
}

TEST(ShortText, IllegalTextsAreRejected) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(errorCodeOf(start, "Nf6"), ErrorCode::IllegalMove);
    EXPECT_EQ(errorCodeOf(start, "e5"), ErrorCode::IllegalMove);
    EXPECT_EQ(errorCodeOf(start, "O-O"), ErrorCode::IllegalMove);
    EXPECT_EQ(errorCodeOf(start, "ed"), ErrorCode::IllegalMove);
    EXPECT_EQ(errorCodeOf(start, ""), ErrorCode::EmptyMove);
    EXPECT_EQ(errorCodeOf(start, "Nf9"), ErrorCode::NotAMove);
    EXPECT_EQ(errorCodeOf(start, "!?"), ErrorCode::NotAMove);
    EXPECT_FALSE(parseShort(placed(kept("chess"), "Ke1 kh7 Pa7", "w - - 0 1"), "a8"));
    EXPECT_FALSE(parseShort(start, "e4=Q"));
    EXPECT_FALSE(parseShort(start, "knight"));
    EXPECT_FALSE(parseShort(start, "0000"));
}

}  // namespace
}  // namespace rokada::test::movetextTest
