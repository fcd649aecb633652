#include "external/uciplayer.h"

#include "external/fields.h"
#include "text/positiontext.h"

#include <algorithm>

namespace rokada::external {

namespace {

std::string clockWords(const Variant& variant, const Clocks& clocks) {
    std::string words;
    for (std::size_t side = 0; side < variant.sides(); ++side) {
        const char letter = variant.sides() == 2 ? "wb"[side] : variant.sideSpecs[side].letter;
        words += std::string(" ") + letter + "time " +
                 std::to_string(std::max<long long>(1, clocks.remaining[side].count()));
        words += std::string(" ") + letter + "inc " + std::to_string(clocks.increment[side].count());
    }
    if (clocks.movesToGo > 0) words += " movestogo " + std::to_string(clocks.movesToGo);
    return words;
}

}  // namespace

std::string goLine(const ThinkLimit& limit, const Variant& variant, const Clocks& clocks) {
    std::string line = "go";
    if (limit.moveTime) line += " movetime " + std::to_string(limit.moveTime->count());
    if (limit.nodes > 0) line += " nodes " + std::to_string(limit.nodes);
    if (limit.depth > 0) line += " depth " + std::to_string(limit.depth);
    if (!limit.any()) line += " infinite";
    if (limit.clock) line += clockWords(variant, clocks);
    if (!limit.only.empty()) line += " searchmoves";
    for (const std::string& move : limit.only) line += ' ' + move;
    return line;
}

const UciOption* UciPlayer::offered(std::string_view name) const {
    const auto found = std::ranges::find_if(offers_, [&](const auto& o) { return sameWord(o.name, name); });
    return found == offers_.end() ? nullptr : &*found;
}

void UciPlayer::setOption(const std::string& name, const std::string& value) {
    (void)send("setoption name " + name + " value " + value);
}

Answer<void> UciPlayer::setOptions() {
    for (const auto& [name, value] : spec_.options) {
        const UciOption* option = offered(name);
        if (option == nullptr) return wrong("has no option " + name);
        if (option->type == "button") {
            (void)send("setoption name " + option->name);
        } else {
            setOption(option->name, value);
        }
    }
    return {};
}

/// Selects the variant. An engine without variant option plays only chess. If `VariantPath` names a file of variants,
/// the names from this file are accepted although the list of the option does not contain them.
Answer<void> UciPlayer::chooseVariant(const Variant& variant) {
    const std::string wanted = spec_.variant.empty() ? std::string(variant.id) : spec_.variant;
    if (variant.rooksOnAnyFile) {
        if (offered(Chess960Option) == nullptr) return wrong("does not play Chess960: it has no option UCI_Chess960");
        setOption(std::string(Chess960Option), "true");
    }
    const UciOption* option = offered("UCI_Variant");
    if (option == nullptr) {
        if (wanted != "chess") return wrong("does not know the variant " + wanted);
        return {};
    }
    const auto& values = option->values;
    const bool listed = std::ranges::find(values, wanted) != values.end();
    const bool fromFile = std::ranges::any_of(spec_.options, [](const auto& o) { return o.first == "VariantPath"; });
    if (!listed && !fromFile) return wrong("does not know the variant " + wanted);
    setOption(option->name, wanted);
    for (const auto& [name, value] : variant.choices) {
        const std::string rule = std::string(variant.id) + ' ' + name;
        if (offered(rule) != nullptr) setOption(rule, value);
    }
    return {};
}

Answer<void> UciPlayer::ready(const std::stop_token& stop) {
    if (!send("isready")) return wrong("has ended");
    const auto line = await([](const std::string& l) { return uciWord(l) == UciWord::ReadyOk; }, stop);
    if (!line) return wrong(line.error());
    return {};
}

Answer<void> UciPlayer::greet(const Game& game, const std::stop_token& stop) {
    offers_.clear();
    if (!send("uci")) return wrong("has ended");
    const auto line = await(
        [&](const std::string& l) {
            const UciWord word = uciWord(l);
            if (word == UciWord::Option) offers_.push_back(readUciOption(l));
            return word == UciWord::UciOk;
        },
        stop);
    if (!line) return wrong(line.error());
    if (auto set = setOptions(); !set) return set;
    if (auto chosen = chooseVariant(game.book().variant()); !chosen) return chosen;
    return ready(stop);
}

Answer<void> UciPlayer::newGame(const Game&, const std::stop_token& stop) {
    if (!send("ucinewgame")) return wrong("has ended");
    return ready(stop);
}

Reply UciPlayer::think(const Game& game, const Clocks& clocks, const std::stop_token& stop) {
    const bool fromStart = positionText(game.start()) == positionText(startPosition(game.book()));
    Reply reply;
    const Stopwatch watch(child());
    (void)send(positionLine(game, fromStart));
    if (!send(goLine(spec_.limit, game.book().variant(), clocks))) {
        reply.fail(ChildProcess::ReadResult::Gone);
        return reply;
    }
    listen(reply, lastMoment(clocks, game.position().turn()), stop);
    watch.write(reply);
    return reply;
}

void UciPlayer::listen(Reply& reply, ChildProcess::Time until, std::stop_token stop) {
    std::string line;
    while (true) {
        const ChildProcess::ReadResult readResult = child().read(line, until, stop);
        if (readResult == ChildProcess::ReadResult::Stopped && hurries("stop", until, stop)) continue;
        if (readResult != ChildProcess::ReadResult::Line) return reply.fail(readResult);
        const UciWord word = uciWord(line);
        if (word == UciWord::Info) readUciInfo(reply.thought, line);
        if (word != UciWord::BestMove) continue;
        reply.outcome = Reply::Outcome::Move;
        reply.text = readBestMove(line);
        return;
    }
}

}  // namespace rokada::external
