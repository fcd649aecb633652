#include "external/rulescompared.h"

#include "base/scrambled.h"
#include "external/cecpgreeting.h"
#include "external/fields.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <utility>

namespace rokada::external {

namespace {

using namespace std::chrono_literals;
using Moment = std::chrono::steady_clock;

/// Counting two plies takes no engine so long that says it is ready: one that cannot count is thinking then.
constexpr auto CountTime = 2s;

/// "Nodes searched: 400", "nodes 400", "400": the number at the end of a line that tells a count.
std::optional<long long> countIn(std::string_view line) {
    const auto words = wordsOf(line);
    if (words.size() < 2 || !(sameWord(words[0], "Nodes") || sameWord(words[0], "Total"))) return {};
    return wholeNumber(words.back());
}

/// A promotion is looked for on so many ways, each at most so long.
constexpr std::uint64_t Ways = 50, LongestWay = 150;

bool promotes(Move move) { return move.becomes() != NoKind && move.type() != MoveType::Drop; }

/// Mostly by pawns.
Move someMove(const Position& position, const MoveList& moves, std::uint64_t dice) {
    std::vector<Move> advances;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(advances), [&](Move move) {
        return move.from() != NoSquare && position.book().pawns().has(position[move.from()]);
    });
    if (advances.empty() || dice % 4 == 0) return moves[dice / 4 % moves.size()];
    return advances[dice / 4 % advances.size()];
}

/// Moves from the start to where a pawn can be promoted, the same for every engine; none if that is not found. Of four
/// players some moves are forced ones, which are not told to engines.
std::vector<Move> wayToPromotion(const Rulebook& book) {
    if (book.sides() != 2) return {};
    for (std::uint64_t way = 0; way < Ways; ++way) {
        Position position = startPosition(book);
        std::vector<Move> made;
        while (made.size() < LongestWay) {
            MoveList moves;
            legalMoves(position, moves);
            if (std::any_of(moves.begin(), moves.end(), promotes)) return made;
            if (moves.empty()) break;
            made.push_back(someMove(position, moves, scrambled(way * LongestWay + made.size())));
            Undo undo;
            position.make(made.back(), undo);
        }
    }
    return {};
}

Position positionAfter(const Rulebook& book, const std::vector<Move>& moves) {
    Position position = startPosition(book);
    for (const Move move : moves) {
        Undo undo;
        position.make(move, undo);
    }
    return position;
}

/// The next count that is told, if one comes in time. `awaited`: how often it has not yet said that it is ready.
std::optional<long long> countedBy(Child& child, int& awaited, const Patience& patience, const std::stop_token& stop) {
    auto until = Moment::now() + std::max(patience.handshake, patience.start);
    std::string line;
    while (child.read(line, until, stop) == Child::Heard::Line) {
        if (uciWord(line) == UciWord::ReadyOk && --awaited == 0) until = std::min(until, Moment::now() + CountTime);
        if (const auto count = countIn(line)) return count;
    }
    return {};
}

/// In the start position, and where a pawn can be promoted.
RulesCompared compareCounts(Child& child, const EngineFacts& facts, const Rulebook& book, const Patience& patience,
                            const std::stop_token& stop) {
    const bool chooses = std::any_of(facts.options.begin(), facts.options.end(),
                                     [](const UciOption& option) { return sameWord(option.name, "UCI_Variant"); });
    (void)child.send("uci");
    if (chooses) (void)child.send("setoption name UCI_Variant value " + std::string(book.variant().id));
    const std::vector<Move> way = wayToPromotion(book);
    std::string shown;
    for (const Move move : way) shown += ' ' + moveText(book, move);
    const std::pair<std::string, int> questions[] = {{"position startpos", 2}, {"position startpos moves" + shown, 1}};
    int awaited = 0;
    for (const auto& [line, depth] : questions) {
        Position position = positionAfter(book, depth == 1 ? way : std::vector<Move>());
        (void)child.send(line);
        (void)child.send("go perft " + std::to_string(depth));
        (void)child.send("isready");
        const auto count = countedBy(child, ++awaited, patience, stop);
        if (!count) return RulesCompared::Unknown;
        if (*count != static_cast<long long>(perft(position, depth))) return RulesCompared::Different;
        if (way.empty()) break;
    }
    return RulesCompared::Same;
}

/// "Illegal move: e2e5", "Invalid move: e2e5", "Error (Illegal move or unknown command): e2e5".
bool refusal(std::string_view line) {
    return line.find("llegal move") != std::string_view::npos || line.find("nvalid move") != std::string_view::npos;
}

/// Moves are shown to an engine that only looks on, and its refusals are counted. Each method is false if it did not
/// answer in time.
class ShownMoves {
public:
    ShownMoves(Child& child, const Rulebook& book, const Patience& greeting, Milliseconds all, std::stop_token stop)
        : child_(child), book_(book), greeting_(greeting), until_(Moment::now() + all), stop_(std::move(stop)) {}

    RulesCompared compare();

private:
    bool greet();
    bool listen(std::string_view name, bool& refused);
    bool firstMoves(bool& refused);
    bool illegalMoves(bool& effective);
    bool secondMoves(bool& refused);
    bool promotions(bool& refused);
    void begin();
    void show(Move move) { say((features_.usermove ? "usermove " : "") + moveText(book_, move)); }
    void say(const std::string& line) { (void)child_.send(line); }

    Child& child_;
    const Rulebook& book_;
    Patience greeting_;
    Child::Time until_;
    std::stop_token stop_;
    CecpFeatures features_;
    MoveList legal_;
    int pings_ = 0, refusals_ = 0;
    bool takesBack_ = false;  ///< moves, when it is told to
};

bool ShownMoves::greet() {
    const FeatureListener listener{
        .enough = [](const CecpFeatures& features) { return features.ping; },
        .hear = [this](const std::string& name, const std::string& value) { takeFeature(features_, name, value); }};
    return greetCecp(child_, features_, greeting_, stop_, listener) == Child::Heard::Line;
}

void ShownMoves::begin() {
    say("new");
    const std::string name = cecpName(book_.variant().id);
    if (name != cecpName("chess")) say("variant " + name);
    say("force");
}

/// Reads until all that was said is done. `refused`: a move was, of this name if one is given.
bool ShownMoves::listen(std::string_view name, bool& refused) {
    const std::string number = std::to_string(++pings_);
    say("ping " + number);
    std::string line;
    while (child_.read(line, until_, stop_) == Child::Heard::Line) {
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

/// If one of the illegal moves has an effect, a legal one is none any more.
bool ShownMoves::illegalMoves(bool& effective) {
    const Position start = startPosition(book_);
    for (const Square from : start.pieces(start.turn())) {
        begin();
        for (int s = 0; s < book_.size(); ++s) {
            const auto to = static_cast<Square>(s);
            const bool known = std::any_of(legal_.begin(), legal_.end(),
                                           [&](Move move) { return move.from() == from && move.to() == to; });
            if (!known && from != to) show(Move(from, to));
        }
        show(legal_[0]);
        if (!listen(moveText(book_, legal_[0]), effective)) return false;
    }
    return true;
}

/// One that takes no move back is not asked for second moves.
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
        Position position = startPosition(book_);
        Undo undo;
        position.make(legal_[i], undo);
        show(legal_[i]);
        MoveList replies;
        legalMoves(position, replies);
        for (const Move reply : replies) {
            show(reply);
            say("undo");
        }
        say("undo");
        if (!listen({}, refused)) return false;
    }
    return true;
}

/// Whatever a pawn may become by our rules.
bool ShownMoves::promotions(bool& refused) {
    const std::vector<Move> way = wayToPromotion(book_);
    if (!takesBack_ || way.empty()) return true;
    begin();
    for (const Move move : way) show(move);
    MoveList moves;
    legalMoves(positionAfter(book_, way), moves);
    for (const Move move : moves) {
        if (!promotes(move)) continue;
        show(move);
        say("undo");
    }
    return listen({}, refused);
}

RulesCompared ShownMoves::compare() {
    legalMoves(startPosition(book_), legal_);
    bool refused = false, effective = false;
    if (book_.sides() != 2 || !greet() || !firstMoves(refused)) return RulesCompared::Unknown;
    if (refused) return RulesCompared::Different;
    if (!illegalMoves(effective)) return RulesCompared::Unknown;
    if (effective) return RulesCompared::Different;
    // One that refuses nothing does not look.
    if (refusals_ == 0 || !secondMoves(refused)) return RulesCompared::Unknown;
    if (!refused && !promotions(refused)) return RulesCompared::Unknown;
    return refused ? RulesCompared::Different : RulesCompared::Same;
}

/// On a process of its own, as `ask` wants it.
template <class Ask>
RulesCompared asked(const std::vector<std::string>& command, const Trace& listener, Ask ask) {
    auto child = Child::start(command, listener);
    if (!child) return RulesCompared::Unknown;
    const RulesCompared found = ask(**child);
    if (found == RulesCompared::Unknown) {
        (*child)->kill();
    } else {
        (void)(*child)->send("quit");
    }
    return found;
}

}  // namespace

RulesCompared compareRules(const std::vector<std::string>& command, const EngineFacts& facts, const RulebookPtr& book,
                           const Patience& patience, const std::stop_token& stop, const Trace& listener) {
    Patience greeting = patience;
    if (facts.protocol == Protocol::Uci) {
        const auto counted =
            asked(command, listener, [&](Child& child) { return compareCounts(child, facts, *book, patience, stop); });
        if (counted != RulesCompared::Unknown) return counted;
        // Several speak both; those that do not will not answer.
        greeting.handshake = std::min<Milliseconds>(CountTime, patience.handshake);
    }
    return asked(command, listener, [&](Child& child) {
        return ShownMoves(child, *book, greeting, 4 * std::max(patience.handshake, patience.start), stop).compare();
    });
}

}  // namespace rokada::external
