// Parsing of UCI lines.
#include "protocol/uci.h"

#include <gtest/gtest.h>

#include <string>

namespace rokada::uciTest {
namespace {

using namespace uci;
using namespace std::chrono_literals;

template <class T>
T read(std::string_view line) {
    const auto message = parse(line);
    EXPECT_TRUE(message && std::holds_alternative<T>(*message)) << line;
    return message && std::holds_alternative<T>(*message) ? std::get<T>(*message) : T{};
}

void expectRefused(std::string_view line, LineErrorCode what, std::size_t at) {
    const auto message = parse(line);
    ASSERT_FALSE(message) << line;
    EXPECT_EQ(message.error(), (LineError{at, what})) << line;
}

TEST(UciLine, PlainCommands) {
    read<Identify>("uci");
    read<CheckReady>("isready");
    read<NewGame>("ucinewgame");
    read<Stop>("stop");
    read<PonderHit>("ponderhit");
    read<Quit>("quit");
    read<ShowBoard>("d");
}

TEST(UciLine, EmptyLinesAndCommandsWithoutUseAreNothing) {
    for (const char* line : {"", "   ", "\t\r", "debug on", "debug off", "register later"}) read<Nothing>(line);
}

TEST(UciLine, BlanksOfAnyKindSeparateWords) { EXPECT_EQ(read<Go>("  go\t depth   7 \r").depth, 7); }

TEST(UciLine, UnknownWordsBeforeTheCommandAreSkipped) {
    read<CheckReady>("joho isready");
    EXPECT_EQ(read<Go>("please do go depth 3").depth, 3);
}

TEST(UciLine, OwnCommandsAreNotLookedForBehindUnknownWords) {
    expectRefused("sing d", LineErrorCode::UnknownCommand, 0);
    expectRefused("sing perft 3", LineErrorCode::UnknownCommand, 0);
    expectRefused(" sing bench", LineErrorCode::UnknownCommand, 1);
}

TEST(UciLine, UnknownCommandNamesItsPlace) {
    expectRefused("sing", LineErrorCode::UnknownCommand, 0);
    expectRefused("   sing a song", LineErrorCode::UnknownCommand, 3);
    expectRefused("UCI", LineErrorCode::UnknownCommand, 0);
    expectRefused(std::string_view("\0\x01\xff uc", 6), LineErrorCode::UnknownCommand, 2);
}

TEST(UciOptionLine, NameAndValue) {
    const auto m = read<SetOption>("setoption name Hash value 32");
    EXPECT_EQ(m.name, "Hash");
    EXPECT_EQ(m.value, "32");
}

TEST(UciOptionLine, NamesAndValuesOfSeveralWords) {
    const auto m = read<SetOption>("setoption name  greatshatranj   bareking value  two  words ");
    EXPECT_EQ(m.name, "greatshatranj bareking");
    EXPECT_EQ(m.value, "two  words");
}

TEST(UciOptionLine, ButtonsHaveNoValue) {
    const auto m = read<SetOption>("setoption name Clear Hash");
    EXPECT_EQ(m.name, "Clear Hash");
    EXPECT_EQ(m.value, "");
}

TEST(UciOptionLine, WithoutANameIsRejected) {
    expectRefused("setoption", LineErrorCode::MissingWord, 9);
    expectRefused("setoption Hash value 3", LineErrorCode::UnknownWord, 10);
    expectRefused("setoption name", LineErrorCode::MissingWord, 14);
    expectRefused("setoption name value 3", LineErrorCode::MissingWord, 15);
}

TEST(UciPositionLine, StartPosition) {
    const auto m = read<SetPosition>("position startpos");
    EXPECT_FALSE(m.text);
    EXPECT_TRUE(m.moves.empty());
}

TEST(UciPositionLine, StartPositionWithMoves) {
    const auto m = read<SetPosition>("position startpos moves e2e4  e7e5 N@n3");
    ASSERT_EQ(m.moves.size(), 3U);
    EXPECT_EQ(m.moves[0], "e2e4");
    EXPECT_EQ(m.moves[2], "N@n3");
}

TEST(UciPositionLine, TextOfAnyNumberOfFields) {
    const auto m = read<SetPosition>("position fen 8/8  w - - 0 1 ABab moves a1a2");
    EXPECT_EQ(m.text, "8/8 w - - 0 1 ABab");
    ASSERT_EQ(m.moves.size(), 1U);
    EXPECT_EQ(m.moves[0], "a1a2");
}

TEST(UciPositionLine, MovesMayBeNone) { EXPECT_TRUE(read<SetPosition>("position fen x moves").moves.empty()); }

TEST(UciPositionLine, WhatIsMissingOrUnknownIsRejected) {
    expectRefused("position", LineErrorCode::MissingWord, 8);
    expectRefused("position fen", LineErrorCode::MissingWord, 12);
    expectRefused("position fen moves e2e4", LineErrorCode::MissingWord, 13);
    expectRefused("position e2e4", LineErrorCode::UnknownWord, 9);
    expectRefused("position startpos e2e4", LineErrorCode::UnknownWord, 18);
}

TEST(UciGoLine, EveryLimit) {
    const auto m = read<Go>("go depth 9 nodes 12345678901 mate 3 movetime 250");
    EXPECT_EQ(m.depth, 9);
    EXPECT_EQ(m.nodes, 12345678901U);
    EXPECT_EQ(m.mate, 3);
    EXPECT_EQ(m.moveTime, 250ms);
}

TEST(UciGoLine, NothingAtAllIsAllowed) {
    const auto m = read<Go>("go");
    EXPECT_FALSE(m.infinite);
    EXPECT_TRUE(m.clocks.empty());
}

TEST(UciGoLine, Flags) {
    EXPECT_TRUE(read<Go>("go infinite").infinite);
    EXPECT_TRUE(read<Go>("go ponder wtime 1 btime 1").ponder);
}

TEST(UciGoLine, ClocksOfFourPlayers) {
    const auto m = read<Go>("go wtime 1 btime 2 rtime 3 utime 4 winc 5 binc 6 rinc 7 uinc 8 movestogo 9");
    ASSERT_EQ(m.clocks.size(), 4U);
    EXPECT_EQ(m.clocks[2].seat, 'r');
    EXPECT_EQ(m.clocks[2].remaining, 3ms);
    EXPECT_EQ(m.clocks[2].increment, 7ms);
    EXPECT_EQ(m.movesToGo, 9);
}

TEST(UciGoLine, AClockThatHasRunOutIsAMillisecond) {
    EXPECT_EQ(read<Go>("go wtime -31 btime 0").clocks[0].remaining, 1ms);
    EXPECT_EQ(read<Go>("go wtime -31 btime 0").clocks[1].remaining, 1ms);
}

TEST(UciGoLine, SearchMovesEndWhereTheNextConditionBegins) {
    const auto m = read<Go>("go searchmoves e2e4 d2d4 depth 3");
    ASSERT_EQ(m.only.size(), 2U);
    EXPECT_EQ(m.only[1], "d2d4");
    EXPECT_EQ(m.depth, 3);
    EXPECT_EQ(read<Go>("go searchmoves e2e4 rtime 5").only.size(), 1U);
    EXPECT_TRUE(read<Go>("go searchmoves e2e4 infinite").infinite);
}

TEST(UciGoLine, Perft) { EXPECT_EQ(read<Perft>("go perft 4").depth, 4); }

/// Parses a `go` command in which the parser must correct one error, and returns the command.
Go readWrong(std::string_view line, LineErrorCode what, std::size_t at) {
    Go go = read<Go>(line);
    EXPECT_EQ(go.corrected, (std::vector<LineError>{{at, what}})) << line;
    return go;
}

TEST(UciGoLine, NumbersOutOfBoundsCountAsTheNearestWithin) {
    constexpr auto bad = LineErrorCode::BadNumber;
    EXPECT_EQ(readWrong("go depth 0", bad, 9).depth, 1);
    EXPECT_EQ(readWrong("go depth -3", bad, 9).depth, 1);
    EXPECT_EQ(readWrong("go depth 999", bad, 9).depth, MaxPly);
    EXPECT_EQ(readWrong("go nodes 0", bad, 9).nodes, 1U);
    EXPECT_EQ(readWrong("go nodes 99999999999999999999", bad, 9).nodes, 9223372036854775807U);
    EXPECT_EQ(readWrong("go movetime -5", bad, 12).moveTime, 0ms);
    EXPECT_EQ(readWrong("go movetime -99999999999999999999", bad, 12).moveTime, 0ms);
    EXPECT_EQ(readWrong("go winc -1", bad, 8).clocks[0].increment, 0ms);
    EXPECT_EQ(readWrong("go mate 1000", bad, 8).mate, MaxPly);
    const Go go = readWrong("go movestogo -1 wtime 5", bad, 13);
    EXPECT_EQ(go.movesToGo, 0);
    EXPECT_EQ(go.clocks[0].remaining, 5ms);
}

TEST(UciGoLine, WhatIsNoNumberCountsAsTheLeast) {
    EXPECT_EQ(readWrong("go depth", LineErrorCode::MissingWord, 8).depth, 1);
    EXPECT_EQ(readWrong("go depth x", LineErrorCode::BadNumber, 9).depth, 1);
    EXPECT_EQ(readWrong("go depth 3.5", LineErrorCode::BadNumber, 9).depth, 1);
    EXPECT_EQ(readWrong("go wtime 1e5", LineErrorCode::BadNumber, 9).clocks[0].remaining, 1ms);
    EXPECT_TRUE(readWrong("go depth infinite", LineErrorCode::BadNumber, 9).infinite);
}

TEST(UciGoLine, UnknownWordsDoNotCount) {
    EXPECT_EQ(readWrong("go depth 5 5", LineErrorCode::UnknownWord, 11).depth, 5);
    EXPECT_EQ(readWrong("go quickly wtime 7", LineErrorCode::UnknownWord, 3).clocks[0].remaining, 7ms);
    EXPECT_EQ(readWrong("go searchmoves depth 3", LineErrorCode::MissingWord, 15).depth, 3);
}

TEST(UciGoLine, OnePlyIfNothingIsLeftThatEndsTheSearch) {
    EXPECT_EQ(readWrong("go searchmoves", LineErrorCode::MissingWord, 14).depth, 1);
    for (const char* line : {"go depht 5", "go Wtime 5", "go xxtime 5"}) {
        const Go go = read<Go>(line);
        EXPECT_EQ(go.corrected.size(), 2U) << line;
        EXPECT_EQ(go.depth, 1) << line;
    }
    EXPECT_EQ(readWrong("go quickly infinite", LineErrorCode::UnknownWord, 3).depth, 0);
}

TEST(UciLine, PerftAndBench) {
    EXPECT_EQ(read<Perft>("perft 3").depth, 3);
    EXPECT_EQ(read<Bench>("bench").depth, 0);
    EXPECT_EQ(read<Bench>("bench 4").depth, 4);
    expectRefused("perft", LineErrorCode::MissingWord, 5);
    expectRefused("perft 0", LineErrorCode::BadNumber, 6);
    expectRefused("perft 31", LineErrorCode::BadNumber, 6);
    expectRefused("bench x", LineErrorCode::BadNumber, 6);
}

}  // namespace
}  // namespace rokada::uciTest
