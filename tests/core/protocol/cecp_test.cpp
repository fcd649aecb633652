// Parsing of CECP lines, and the engine's answers.
#include "protocol/cecp.h"

#include "game/game.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <set>

#include <algorithm>
#include <string>

namespace rokada::cecpTest {
namespace {

using namespace cecp;
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

RulebookPtr book(std::string_view game) { return Rulebook::compile(*makeVariant(*findVariant(game), {})); }

TEST(CecpLine, PlainCommands) {
    read<Version>("protover 2");
    read<NewGame>("new");
    read<Force>("force");
    read<Go>("go");
    read<PlayOther>("playother");
    read<MoveNow>("?");
    read<Result>("result 1-0 {White mates}");
    read<Analyze>("analyze");
    read<Exit>("exit");
    read<Hint>("hint");
    read<Status>(".");
    EXPECT_TRUE(read<Ponder>("hard").on);
    EXPECT_FALSE(read<Ponder>("easy").on);
    read<Quit>("quit");
    EXPECT_TRUE(read<Post>("post").on);
    EXPECT_FALSE(read<Post>("nopost").on);
    EXPECT_FALSE(read<TakeBack>("undo").fullMove);
    EXPECT_TRUE(read<TakeBack>("remove").fullMove);
}

TEST(CecpLine, WhatChangesNothing) {
    for (const char* line : {"", " ", "xboard", "accepted usermove", "rejected san", "random", "computer", "draw",
                             "otim 500", "name Ann", "rating 1 2"}) {
        read<Nothing>(line);
    }
}

TEST(CecpLine, BookIsSwitchedAndShown) {
    EXPECT_TRUE(read<UseBook>("book on").on);
    EXPECT_FALSE(read<UseBook>("book off").on);
    read<ShowBook>("bk");
    expectRefused("book", LineErrorCode::MissingWord, 4);
    expectRefused("book perhaps", LineErrorCode::UnknownWord, 5);
}

TEST(CecpLine, TextsOfCommands) {
    EXPECT_EQ(read<SetVariant>("variant great").name, "great");
    EXPECT_EQ(read<Ping>("ping 17").number, "17");
    EXPECT_EQ(read<SetBoard>("setboard 8/8 w - - 0 1 ").text, "8/8 w - - 0 1");
    EXPECT_EQ(read<UserMove>("usermove e2e4").text, "e2e4");
    EXPECT_EQ(read<Consider>("exclude e2e4").move, "e2e4");
    EXPECT_FALSE(read<Consider>("exclude e2e4").yes);
    EXPECT_TRUE(read<Consider>("include all").yes);
}

TEST(CecpLine, MovesWithoutACommand) {
    for (const char* move : {"e2e4", "a7a8q", "g1f11", "i10i11", "N@n3"}) EXPECT_EQ(read<UserMove>(move).text, move);
}

TEST(CecpLine, UnknownCommands) {
    for (const char* line : {"sing", "e2", "e2e", "e2e4qq", "2e4e", "@", "ex2e4", "uci"}) {
        expectRefused(line, LineErrorCode::UnknownCommand, 0);
    }
    expectRefused("  sing quit", LineErrorCode::UnknownCommand, 2);
}

TEST(CecpLine, TimeControls) {
    const auto classic = read<TimeControl>("level 40 5 0");
    EXPECT_EQ(classic.moves, 40);
    EXPECT_EQ(classic.base, 5min);
    EXPECT_EQ(classic.increment, 0ms);
    const auto quick = read<TimeControl>("level 0 0:30 2");
    EXPECT_EQ(quick.moves, 0);
    EXPECT_EQ(quick.base, 30s);
    EXPECT_EQ(quick.increment, 2s);
    EXPECT_EQ(read<TimeControl>("level 0 1:30 0.25").base, 90s);
    EXPECT_EQ(read<TimeControl>("level 0 1:30 0.25").increment, 250ms);
    EXPECT_EQ(read<TimeControl>("level 40 25+5 0").base, 25min) << "what follows is about later sessions";
    EXPECT_EQ(read<FixedTime>("st 3").time, 3s);
    EXPECT_EQ(read<FixedTime>("st 0.5").time, 500ms);
    EXPECT_EQ(read<FixedDepth>("sd 7").depth, 7);
}

TEST(CecpLine, TheClockIsInCentiseconds) {
    EXPECT_EQ(read<Clock>("time 150").remaining, 1500ms);
    EXPECT_EQ(read<Clock>("time -5").remaining, 1ms);
}

TEST(CecpLine, BadNumbers) {
    expectRefused("level", LineErrorCode::MissingWord, 5);
    expectRefused("level 40", LineErrorCode::MissingWord, 8);
    expectRefused("level 40 5", LineErrorCode::MissingWord, 10);
    expectRefused("level x 5 0", LineErrorCode::BadNumber, 6);
    expectRefused("level 40 5:x 0", LineErrorCode::BadNumber, 9);
    expectRefused("level 40 1:2:3 0", LineErrorCode::BadNumber, 9);
    expectRefused("level 40 5 -1", LineErrorCode::BadNumber, 11);
    expectRefused("level 40 5 0.x", LineErrorCode::BadNumber, 11);
    expectRefused("st x", LineErrorCode::BadNumber, 3);
    expectRefused("sd 0", LineErrorCode::BadNumber, 3);
    expectRefused("sd", LineErrorCode::MissingWord, 2);
    expectRefused("time 1.5", LineErrorCode::BadNumber, 5);
    expectRefused("memory x", LineErrorCode::BadNumber, 7);
    expectRefused("cores 0", LineErrorCode::BadNumber, 6);
    for (const char* line : {"usermove", "setboard", "variant", "ping", "option", "exclude", "include"}) {
        expectRefused(line, LineErrorCode::MissingWord, std::string(line).size());
    }
}

TEST(CecpLine, ManyColonsAreOnlyABadNumber) {
    std::string line = "level 40 ";
    for (int i = 0; i < 200'000; ++i) line += "1:";
    expectRefused(line + " 0", LineErrorCode::BadNumber, 9);
}

TEST(CecpLine, MemoryCoresAndOptions) {
    EXPECT_EQ(read<Memory>("memory 128").megabytes, 128);
    EXPECT_EQ(read<Cores>("cores 4").number, 4);
    const auto option = read<SetOption>("option greatshatranj bareking=win");
    EXPECT_EQ(option.name, "greatshatranj bareking");
    EXPECT_EQ(option.value, "win");
    EXPECT_EQ(read<SetOption>("option Clear Hash").name, "Clear Hash");
}

TEST(CecpVariants, EveryVariantHasANameAndItsRulesAreGood) {
    std::set<std::string_view> games, known;
    for (const VariantName& name : variantNames()) {
        games.insert(name.game);
        EXPECT_TRUE(known.insert(name.name).second) << name.name;
        const VariantInfo* info = findVariant(name.game);
        ASSERT_NE(info, nullptr);
        protocol::LineWords rules(name.rules);
        while (!rules.done()) EXPECT_TRUE(parseChoice(*info, rules.next())) << name.rules;
    }
    for (const VariantInfo& info : allVariants()) EXPECT_TRUE(games.contains(info.id)) << info.id;
    EXPECT_EQ(variantNames()[0].name, "normal");
}

TEST(CecpVariants, XBoardIsTaughtEveryKindOfPiece) {
    for (const VariantName& name : variantNames()) {
        if (name.pieces.empty()) continue;
        const auto rules = book(name.game);
        for (const KindSpec& kind : rules->variant().kinds) {
            const std::string line = std::string("piece ") + kind.letter + "& ";
            EXPECT_NE(name.pieces.find(line), std::string_view::npos) << line;
        }
    }
}

TEST(CecpAnswer, FeaturesBeginAndEndWithDone) {
    const std::string lines = featureLines("Somebody", protocol::Settings{});
    EXPECT_EQ(lines.find("feature done=0\n"), 0U);
    EXPECT_EQ(lines.substr(lines.size() - 15), "\nfeature done=1");
    EXPECT_NE(lines.find("variants=\"normal,fischerandom,great,bolyar,vyrt,fortress,tavreli\"\n"), std::string::npos);
    EXPECT_NE(lines.find("myname=\"Somebody\"\n"), std::string::npos);
    EXPECT_NE(lines.find("feature option=\"Skill Level -spin 11 1 11\"\n"), std::string::npos);
    EXPECT_EQ(lines.find("option=\"Hash"), std::string::npos);
}

TEST(CecpAnswer, ThinkingLine) {
    const auto chess = book("chess");
    const Move move = *parseMove(Game(chess).position(), "e2e4");
    const Report report{7, 12, 5000, 2590ms, 3, {{31, {move}}, {mateIn(3), {move}}, {matedIn(4), {move}}}};
    EXPECT_EQ(thinkingLine(startPosition(*chess), report, 0), "7 31 259 5000 12 1930 0\te2e4");
    EXPECT_EQ(thinkingLine(startPosition(*chess), report, 1), "7 100002 259 5000 12 1930 0\te2e4");
    EXPECT_EQ(thinkingLine(startPosition(*chess), report, 2), "7 -100002 259 5000 12 1930 0\te2e4");
    Report hits = report;
    hits.tableHits = 9;
    EXPECT_EQ(thinkingLine(startPosition(*chess), hits, 0), "7 31 259 5000 12 1930 9\te2e4");
}

TEST(CecpAnswer, BoundsAreMarkedBehindTheMoves) {
    const auto chess = book("chess");
    Game game(chess);
    const Move first = *parseMove(game.position(), "e2e4");
    game.play(first);
    const Move second = *parseMove(game.position(), "e7e5");
    const Report report{7, 12, 5000, 2590ms, 3, {{31, {first, second}, Bound::Lower}, {31, {first}, Bound::Upper}}};
    EXPECT_EQ(thinkingLine(startPosition(*chess), report, 0), "7 31 259 5000 12 1930 0\te2e4 e7e5!");
    EXPECT_EQ(thinkingLine(startPosition(*chess), report, 1), "7 31 259 5000 12 1930 0\te2e4?");
}

TEST(CecpAnswer, StatusLine) {
    const auto chess = book("chess");
    const Report report{7, 12, 30000, 12345ms, 3, {}};
    const Move move = *parseMove(Game(chess).position(), "g1f3");
    EXPECT_EQ(statusLine(*chess, {report, move, 15, 20}), "stat01: 1234 30000 7 5 20 g1f3");
    EXPECT_EQ(statusLine(*chess, {report, {}, 0, 20}), "stat01: 1234 30000 7 20 20");
}

TEST(CecpAnswer, Results) {
    EXPECT_EQ(resultText({.reason = Reason::Checkmate, .halfPoints = {2, 0}}), "1-0");
    EXPECT_EQ(resultText({.reason = Reason::Checkmate, .halfPoints = {0, 2}}), "0-1");
    EXPECT_EQ(resultText({.reason = Reason::Stalemate, .halfPoints = {1, 1}}), "1/2-1/2");
    EXPECT_EQ(resultText({.reason = Reason::Checkmate, .halfPoints = {0, 2, 0, 2}}), "0-1");
}

}  // namespace
}  // namespace rokada::cecpTest
