#include "external/rulescompared.h"

#include "external/cecpgreeting.h"
#include "external/fields.h"
#include "external/ruleways.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <utility>

namespace rokada::external {

namespace {

using namespace std::chrono_literals;
using Moment = std::chrono::steady_clock;

/// Time for a perft count of two plies after the engine is ready. An engine without perft starts to think instead.
constexpr auto CountTime = 2s;

/// Parses the number at the end of a line such as "Nodes searched: 400" or "nodes 400".
std::optional<long long> countIn(std::string_view line) {
    const auto words = wordsOf(line);
    if (words.size() < 2 || !(sameWord(words[0], "Nodes") || sameWord(words[0], "Total"))) return {};
    return wholeNumber(words.back());
}

bool offeredOption(const EngineFacts& facts, std::string_view name) {
    return std::ranges::any_of(facts.options, [name](const UciOption& option) { return sameWord(option.name, name); });
}

/// Returns the next perft count that the engine sends, or nullopt on timeout. `awaited` is the number of `readyok`
/// lines that are still expected.
std::optional<long long> countedBy(ChildProcess& child, int& awaited, const EngineTimeouts& timeouts,
                                   const std::stop_token& stop) {
    auto until = Moment::now() + std::max(timeouts.handshake, timeouts.start);
    std::string line;
    while (child.read(line, until, stop) == ChildProcess::ReadResult::Line) {
        if (uciWord(line) == UciWord::ReadyOk && --awaited == 0) until = std::min(until, Moment::now() + CountTime);
        if (const auto count = countIn(line)) return count;
    }
    return {};
}

/// Rulebook to test, the same variant with other rule options (`rivals`), and positions in which they differ.
struct Comparison {
    const Rulebook& book;
    const std::vector<RulebookPtr>& rivals;
    std::vector<std::vector<Move>> ways;  ///< moves from the start to a promotion, and to a difference from each rival

    Comparison(const Rulebook& rules, const std::vector<RulebookPtr>& others) : book(rules), rivals(others) {
        // With four players some moves are forced, and engines do not receive forced moves.
        if (book.sides() != 2) return;
        if (auto way = wayToPromotion(book)) ways.push_back(std::move(*way));
        for (const RulebookPtr& rival : rivals) {
            if (auto way = wayToDifference(book, *rival)) ways.push_back(std::move(*way));
        }
    }
};

/// Returns true if the engine supports castling from any start position, or if the rules do not need it.
bool castlesFromAnyStart(const EngineFacts& facts, const Variant& variant) {
    if (!variant.rooksOnAnyFile) return true;
    if (facts.protocol == Protocol::Uci) return offeredOption(facts, Chess960Option);
    return std::ranges::find(facts.variants, cecpName(variant)) != facts.variants.end();
}

void chooseRules(ChildProcess& child, const EngineFacts& facts, const Variant& variant) {
    if (variant.rooksOnAnyFile) (void)child.send("setoption name " + std::string(Chess960Option) + " value true");
    if (offeredOption(facts, "UCI_Variant"))
        (void)child.send("setoption name UCI_Variant value " + std::string(variant.id));
    for (const auto& [name, value] : variant.choices) {
        const std::string rule = std::string(variant.id) + ' ' + name;
        if (offeredOption(facts, rule))
            (void)child.send(std::string("setoption name ").append(rule).append(" value ").append(value));
    }
}

/// Compares the perft count of two plies from the start, and the number of legal moves at the end of each of
/// `compared.ways`.
RulesCompared compareCounts(ChildProcess& child, const EngineFacts& facts, const Comparison& compared,
                            const EngineTimeouts& timeouts, const std::stop_token& stop) {
    const Rulebook& book = compared.book;
    (void)child.send("uci");
    chooseRules(child, facts, book.variant());
    std::vector<std::pair<std::vector<Move>, int>> questions{{{}, 2}};
    for (const auto& way : compared.ways) questions.emplace_back(way, 1);
    int awaited = 0;
    for (const auto& [way, depth] : questions) {
        Position position = positionAfter(book, way);
        std::string line = way.empty() ? "position startpos" : "position startpos moves";
        for (const Move move : way) line += ' ' + moveText(book, move);
        (void)child.send(line);
        (void)child.send("go perft " + std::to_string(depth));
        (void)child.send("isready");
        const auto count = countedBy(child, ++awaited, timeouts, stop);
        if (!count) return RulesCompared::Unknown;
        if (*count != static_cast<long long>(perft(position, depth))) return RulesCompared::Different;
    }
    return RulesCompared::Same;
}

/// Returns true for lines such as "Illegal move: e2e5", "Invalid move: e2e5", "Error (Illegal move or unknown command):
/// e2e5".
bool refusal(std::string_view line) {
    return line.find("llegal move") != std::string_view::npos || line.find("nvalid move") != std::string_view::npos;
}

/// Sends moves to an engine in force mode and counts its rejections. The private methods return false if the engine
/// does not answer in time.
class ShownMoves {
public:
    ShownMoves(ChildProcess& child, const Comparison& compared, const EngineTimeouts& greeting, Milliseconds all,
               std::stop_token stop)
        : child_(child),
          compared_(compared),
          book_(compared.book),
          greeting_(greeting),
          until_(Moment::now() + all),
          stop_(std::move(stop)) {}

    RulesCompared compare();

private:
    bool greet();
    bool listen(std::string_view name, bool& refused);
    bool firstMoves(bool& refused);
    bool illegalMoves(bool& effective);
    bool secondMoves(bool& refused);
    bool ends(bool& refused, bool& effective);
    bool movesOfRivals(const std::vector<Move>& way, bool& effective);
    void begin();
    void show(Move move) { say((features_.usermove ? "usermove " : "") + moveText(book_, move)); }
    void say(const std::string& line) { (void)child_.send(line); }

    ChildProcess& child_;
    const Comparison& compared_;
    const Rulebook& book_;
    EngineTimeouts greeting_;
    ChildProcess::Time until_;
    std::stop_token stop_;
    CecpFeatures features_;
    MoveList legal_;
    int pings_ = 0, refusals_ = 0;
    bool takesBack_ = false;  ///< true if the engine takes moves back on `undo`
};

bool ShownMoves::greet() {
    const FeatureListener listener{
        .enough = [](const CecpFeatures& features) { return features.ping; },
        .onFeature = [this](const std::string& name,
                            const std::string& value) { takeFeature(features_, name, value); }};
    return greetCecp(child_, features_, greeting_, stop_, listener) == ChildProcess::ReadResult::Line;
}

void ShownMoves::begin() {
    say("new");
    const std::string name = cecpName(book_.variant());
    if (name != UsualOfCecp) say("variant " + name);
    say("force");
}

/// Reads until the engine has processed all lines that were sent. Sets `refused` if the engine has rejected a move that
/// contains `name`.
bool ShownMoves::listen(std::string_view name, bool& refused) {
    const std::string number = std::to_string(++pings_);
    say("ping " + number);
    std::string line;
    while (child_.read(line, until_, stop_) == ChildProcess::ReadResult::Line) {
        if (readCecpLine(line) == CecpLine{CecpWord::Pong, number}) return true;
        if (!refusal(line)) continue;
        ++refusals_;
        if (line.find(name) != std::string::npos) refused = true;
    }
    return false;
}

bool ShownMoves::firstMoves(bool& refused) {
    for (const Move move : legal_) {
        begin();
        show(move);
        if (!listen({}, refused)) return false;
    }
    return true;
}

/// Sends illegal moves and then a legal one. If the legal move is rejected, an illegal move was played, and `effective`
/// is set.
bool ShownMoves::illegalMoves(bool& effective) {
    const Position start = startPosition(book_);
    for (const Square from : start.pieces(start.turn())) {
        begin();
        for (int s = 0; s < book_.size(); ++s) {
            const auto to = static_cast<Square>(s);
            const bool known =
                std::ranges::any_of(legal_, [&](Move move) { return move.from() == from && move.to() == to; });
            if (!known && from != to) show(Move(from, to));
        }
        show(legal_[0]);
        if (!listen(moveText(book_, legal_[0]), effective)) return false;
    }
    return true;
}

/// Finds out whether the engine takes back moves. If it does, sends every sequence of two legal moves.
bool ShownMoves::secondMoves(bool& refused) {
    begin();
    for (int i = 0; i < 2; ++i) {
        show(legal_[0]);
        say("undo");
    }
    bool stays = false;
    if (!listen(moveText(book_, legal_[0]), stays)) return false;
    takesBack_ = !stays;
    for (std::size_t i = 0; i < legal_.size() && takesBack_; ++i) {
        const Position position = afterMove(startPosition(book_), legal_[i]);
        show(legal_[i]);
        const MoveList replies = legalMoves(position);
        for (const Move reply : replies) {
            show(reply);
            say("undo");
        }
        say("undo");
        if (!listen({}, refused)) return false;
    }
    return true;
}

/// Sets `effective` if the engine accepts a move that is legal only with other rule options (`rivals`).
bool ShownMoves::movesOfRivals(const std::vector<Move>& way, bool& effective) {
    for (const RulebookPtr& rival : compared_.rivals) {
        for (const std::string& text : movesOfRivalAlone(book_, *rival, way)) {
            const int before = refusals_;
            bool named = false;
            say((features_.usermove ? "usermove " : "") + text);
            if (!listen({}, named)) return false;
            effective = refusals_ == before;
            if (effective) return true;
        }
    }
    return true;
}

/// Tests the legal moves at the end of each of `compared_.ways`, and the moves that only rivals allow there. Sets
/// `refused` if a legal move is rejected, and `effective` if an illegal one is accepted.
bool ShownMoves::ends(bool& refused, bool& effective) {
    for (const std::vector<Move>& way : compared_.ways) {
        if (!takesBack_ || refused || effective) return true;
        begin();
        for (const Move move : way) show(move);
        MoveList moves;
        legalMoves(positionAfter(book_, way), moves);
        for (const Move move : moves) {
            show(move);
            say("undo");
        }
        if (!listen({}, refused) || (!refused && !movesOfRivals(way, effective))) return false;
    }
    return true;
}

RulesCompared ShownMoves::compare() {
    legalMoves(startPosition(book_), legal_);
    bool refused = false, effective = false;
    if (book_.sides() != 2 || !greet() || !firstMoves(refused)) return RulesCompared::Unknown;
    if (refused) return RulesCompared::Different;
    if (!illegalMoves(effective)) return RulesCompared::Unknown;
    if (effective) return RulesCompared::Different;
    // An engine that rejects nothing does not check moves, so the result is unknown.
    if (refusals_ == 0 || !secondMoves(refused)) return RulesCompared::Unknown;
    if (!refused && !ends(refused, effective)) return RulesCompared::Unknown;
    return refused || effective ? RulesCompared::Different : RulesCompared::Same;
}

/// Runs `ask` with a new process of the engine.
template <class Ask>
RulesCompared asked(const std::vector<std::string>& command, const Trace& listener, Ask ask) {
    auto child = ChildProcess::start(command, listener);
    if (!child) return RulesCompared::Unknown;
    const RulesCompared found = ask(**child);
    if (found == RulesCompared::Unknown) {
        (*child)->kill();
    } else {
        (void)(*child)->send("quit");
    }
    return found;
}

bool offersRules(const EngineFacts& facts, const VariantInfo& info) {
    return std::ranges::all_of(info.options, [&](const Option& option) {
        return offeredOption(facts, std::string(info.id) + ' ' + std::string(option.name));
    });
}

}  // namespace

RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts, const RulebookPtr& book,
                           const EngineTimeouts& timeouts, const std::stop_token& stop, const Trace& listener,
                           const std::vector<RulebookPtr>& rivals) {
    const Comparison compared(*book, rivals);
    EngineTimeouts greeting = timeouts;
    if (facts.protocol == Protocol::Uci) {
        const auto counted = asked(command, listener, [&](ChildProcess& child) {
            return compareCounts(child, facts, compared, timeouts, stop);
        });
        if (counted != RulesCompared::Unknown) return counted;
        // Some UCI engines support CECP too. The wait for the greeting is short, because the other engines do not
        // answer.
        greeting.handshake = std::min<Milliseconds>(CountTime, timeouts.handshake);
    }
    return asked(command, listener, [&](ChildProcess& child) {
        return ShownMoves(child, compared, greeting, 4 * std::max(timeouts.handshake, timeouts.start), stop).compare();
    });
}

bool movesDiffer(const Rulebook& book, const Rulebook& rival) {
    return positionText(startPosition(book)) != positionText(startPosition(rival)) ||
           wayToDifference(book, rival).has_value();
}

std::vector<Choices> combinations(const VariantInfo& info) {
    std::vector<Choices> all{{}};
    for (const Option& option : info.options) {
        std::vector<Choices> longer;
        for (const std::string_view value : option.values) {
            for (Choices choices : all) {
                choices[std::string(option.name)] = value;
                longer.push_back(std::move(choices));
            }
        }
        all = std::move(longer);
    }
    return all;
}

std::map<Choices, RulesCompared> compareAllRules(const std::vector<std::string>& command, const EngineFacts& facts,
                                                 const VariantInfo& info, const EngineTimeouts& timeouts,
                                                 const std::stop_token& stop, const Trace& listener) {
    std::vector<RulebookPtr> sets;  // one rulebook for each set of legal moves
    std::vector<std::pair<Choices, RulebookPtr>> all;
    for (const Choices& choices : combinations(info)) {
        const auto book = Rulebook::compile(*makeVariant(info, choices));
        const bool four = book->sides() != 2;
        if (four && !sets.empty() && !offersRules(facts, info)) break;
        const auto same =
            std::ranges::find_if(sets, [&](const RulebookPtr& set) { return !four && !movesDiffer(*set, *book); });
        const RulebookPtr set = same == sets.end() ? book : *same;
        if (set == book) sets.push_back(book);
        all.emplace_back(choices, set);
    }
    std::map<RulebookPtr, RulesCompared> found;
    for (const RulebookPtr& set : sets) {
        // An engine that cannot be tested is assumed to play the default rules only, unless it offers all rule options.
        if (!found.empty() && found[sets.front()] == RulesCompared::Unknown && !offersRules(facts, info)) break;
        if (stop.stop_requested()) break;
        std::vector<RulebookPtr> rivals;
        std::ranges::copy_if(sets, std::back_inserter(rivals), [&](const auto& s) { return s != set; });
        found[set] = compareRules(command, facts, set, timeouts, stop, listener, rivals);
    }
    std::map<Choices, RulesCompared> compared;
    for (const auto& [choices, set] : all) {
        if (!castlesFromAnyStart(facts, *makeVariant(info, choices))) {
            compared[choices] = RulesCompared::Different;
            continue;
        }
        if (const auto it = found.find(set); it != found.end()) compared[choices] = it->second;
    }
    return compared;
}

}  // namespace rokada::external
