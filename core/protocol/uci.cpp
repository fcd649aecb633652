#include "protocol/uci.h"

#include "ai/evaluation/chances.h"
#include "ai/evaluation/matecount.h"
#include "protocol/speed.h"
#include "text/movetext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace rokada::uci {

namespace {

using protocol::LineWords;
using std::chrono::milliseconds;

constexpr int MaxPerft = 30;
constexpr std::int64_t MaxTime = std::int64_t{1} << 40;  // milliseconds, 35 years; sums of such times do not overflow

template <class T>
Read<Message> plain(LineWords&) {
    return T{};
}

Read<Message> readOption(LineWords& words) {
    if (words.peek() != "name")
        return words.refused(words.done() ? LineErrorCode::MissingWord : LineErrorCode::UnknownWord);
    words.next();
    SetOption message;
    while (!words.done() && words.peek() != "value") {
        if (!message.name.empty()) message.name += ' ';
        message.name += words.next();
    }
    if (message.name.empty()) return words.refused(LineErrorCode::MissingWord);
    words.next();
    message.value = words.rest();
    return message;
}

Read<Message> readPosition(LineWords& words) {
    SetPosition message;
    if (words.peek() == "fen") {
        words.next();
        std::string text;
        while (!words.done() && words.peek() != "moves") {
            if (!text.empty()) text += ' ';
            text += words.next();
        }
        if (text.empty()) return words.refused(LineErrorCode::MissingWord);
        message.text = std::move(text);
    } else if (words.peek() == "startpos") {
        words.next();
    } else {
        return words.refused(words.done() ? LineErrorCode::MissingWord : LineErrorCode::UnknownWord);
    }
    if (words.done()) return message;
    if (words.peek() != "moves") return words.refused(LineErrorCode::UnknownWord);
    words.next();
    while (!words.done()) message.moves.push_back(words.next());
    return message;
}

Read<Message> readPerft(LineWords& words) {
    const auto depth = words.number(1, MaxPerft);
    if (!depth) return tl::make_unexpected(depth.error());
    return Perft{static_cast<int>(*depth)};
}

Read<Message> readBench(LineWords& words) {
    if (words.done()) return Bench{};
    const auto depth = words.number(1, MaxPly);
    if (!depth) return tl::make_unexpected(depth.error());
    return Bench{static_cast<int>(*depth)};
}

/// Parses the conditions of `go`. Every `go` must be answered with a move. Therefore, errors are recorded, and the
/// search uses the valid conditions.
class GoReader {
public:
    explicit GoReader(LineWords& words) : words_(words) {}

    Read<Message> read() {
        if (words_.peek() == "perft") {
            words_.next();
            return readPerft(words_);
        }
        while (!words_.done()) {
            readCondition();
        }
        if (!go_.corrected.empty() && unlimited()) go_.depth = 1;
        return go_;
    }

private:
    void readCondition() {
        const LineError unknown{words_.at(), LineErrorCode::UnknownWord};
        const std::string_view word = words_.next();
        if (word == "infinite") return void(go_.infinite = true);
        if (word == "ponder") return void(go_.ponder = true);
        if (word == "searchmoves") return moves();
        if (word == "depth") return number(1, MaxPly, [&](auto n) { go_.depth = static_cast<int>(n); });
        if (word == "mate") return number(1, MaxPly, [&](auto n) { go_.mate = static_cast<int>(n); });
        if (word == "movestogo") return number(0, 10000, [&](auto n) { go_.movesToGo = static_cast<int>(n); });
        if (word == "nodes") return number(1, MaxNodes, [&](auto n) { go_.nodes = static_cast<std::uint64_t>(n); });
        if (word == "movetime") return number(0, MaxTime, [&](auto n) { go_.moveTime = milliseconds(n); });
        if (isSeatWord(word, "time"))
            return number(-MaxTime, MaxTime, [&](auto n) { seat(word).remaining = atLeast(n); });
        if (isSeatWord(word, "inc")) return number(0, MaxTime, [&](auto n) { seat(word).increment = milliseconds(n); });
        go_.corrected.push_back(unknown);
    }

    [[nodiscard]] bool unlimited() const {
        return go_.depth == 0 && go_.nodes == 0 && go_.mate == 0 && !go_.moveTime && go_.clocks.empty() &&
               !go_.infinite && !go_.ponder;
    }

    static constexpr std::int64_t MaxNodes = std::numeric_limits<std::int64_t>::max();

    /// Returns at least 1 ms. If the clock of a GUI has run out, the engine must move at once.
    static milliseconds atLeast(std::int64_t n) { return milliseconds(std::max<std::int64_t>(n, 1)); }

    /// Parses a number. A number out of bounds becomes the nearest bound, and a word that is no number becomes `least`.
    /// Both are recorded as errors.
    template <class Store>
    void number(std::int64_t least, std::int64_t most, Store store) {
        const auto n = words_.number(least, most);
        if (n) return store(*n);
        go_.corrected.push_back(n.error());
        const bool missing = words_.done() || isCondition(words_.peek());
        store(missing ? least : nearest(words_.next(), least, most));
    }
    static std::int64_t nearest(std::string_view word, std::int64_t least, std::int64_t most) {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error == std::errc::result_out_of_range) return word[0] == '-' ? least : most;
        return error == std::errc{} && end == word.data() + word.size() ? std::clamp(value, least, most) : least;
    }
    /// Reads moves up to the next keyword of a condition. No move has the text of such a keyword.
    void moves() {
        while (!words_.done() && !isCondition(words_.peek())) go_.only.push_back(words_.next());
        if (go_.only.empty()) go_.corrected.push_back({words_.at(), LineErrorCode::MissingWord});
    }
    static bool isSeatWord(std::string_view word, std::string_view what) {
        return word.size() == what.size() + 1 && word.substr(1) == what && word[0] >= 'a' && word[0] <= 'z';
    }
    static bool isCondition(std::string_view word) {
        constexpr std::array plainWords = {"infinite", "ponder",    "searchmoves", "depth",
                                           "mate",     "movestogo", "nodes",       "movetime"};
        return isSeatWord(word, "time") || isSeatWord(word, "inc") ||
               std::ranges::find(plainWords, word) != plainWords.end();
    }
    SeatTime& seat(std::string_view word) {
        const auto found = std::ranges::find(go_.clocks, word[0], &SeatTime::seat);
        if (found != go_.clocks.end()) return *found;
        return go_.clocks.emplace_back(SeatTime{.seat = word[0], .remaining = {}});
    }

    LineWords& words_;
    Go go_;
};

Read<Message> readGo(LineWords& words) { return GoReader(words).read(); }

struct Command {
    std::string_view word;
    Read<Message> (*read)(LineWords&);
    bool own = false;  ///< true for an extension of UCI, which is a command only as the first word of a line
};

constexpr std::array commands = {
    Command{"uci", plain<Identify>},
    Command{"isready", plain<CheckReady>},
    Command{"ucinewgame", plain<NewGame>},
    Command{"stop", plain<Stop>},
    Command{"ponderhit", plain<PonderHit>},
    Command{"quit", plain<Quit>},
    Command{"debug", plain<Nothing>},
    Command{"register", plain<Nothing>},
    Command{"setoption", readOption},
    Command{"position", readPosition},
    Command{"go", readGo},
    Command{"d", plain<ShowBoard>, true},
    Command{"perft", readPerft, true},
    Command{"bench", readBench, true},
};

std::string depthText(const Report& report) {
    return "info depth " + std::to_string(report.depth) + " seldepth " + std::to_string(report.selectiveDepth);
}

std::string effortText(const Report& report) {
    return " nodes " + std::to_string(report.nodes) + " nps " + std::to_string(protocol::nodesPerSecond(report)) +
           " hashfull " + std::to_string(report.hashFull) +
           (report.tableHits > 0 ? " tbhits " + std::to_string(report.tableHits) : "") + " time " +
           std::to_string(report.elapsed.count());
}

std::string boundText(Bound bound) {
    return bound == Bound::Lower ? " lowerbound" : bound == Bound::Upper ? " upperbound" : "";
}

/// Returns the text " wdl W D L". Wins and losses are rounded. The draws are the rest of 1000, so they contain the
/// rounding errors.
std::string chancesText(Score score, std::string_view game) {
    const ResultChances chances = resultChances(score, game);
    const long win = std::lround(1000 * chances.win), loss = std::lround(1000 * chances.loss);
    return " wdl " + std::to_string(win) + ' ' + std::to_string(1000 - win - loss) + ' ' + std::to_string(loss);
}

}  // namespace

Read<Message> parse(std::string_view line) {
    LineWords words(line);
    if (words.done()) return Nothing{};
    const LineError unknown{words.at(), LineErrorCode::UnknownCommand};
    for (bool first = true; !words.done(); first = false) {
        const std::string_view word = words.next();
        const auto* found = std::ranges::find(commands, word, &Command::word);
        if (found != commands.end() && (first || !found->own)) return found->read(words);
    }
    return tl::make_unexpected(unknown);
}

bool lacksClock(const Go& go, char seat) {
    if (go.infinite || go.clocks.empty()) return false;
    return std::ranges::none_of(go.clocks,
                                [&](const SeatTime& clock) { return clock.seat == seat && clock.remaining; });
}

Limits limitsFor(const Go& go, char seat) {
    Limits limits{
        .depth = go.depth, .nodes = go.nodes, .mate = go.mate, .moveTime = go.moveTime, .pondering = go.ponder};
    if (go.infinite) return Limits{.pondering = go.ponder};
    const bool lacks = lacksClock(go, seat);
    const bool otherLimit = go.depth != 0 || go.nodes != 0 || go.moveTime;
    if (go.clocks.empty() || (lacks && otherLimit)) return limits;
    limits.clock = ClockTimes{.movesToGo = go.movesToGo};
    std::optional<milliseconds> remaining;
    for (const SeatTime& clock : go.clocks) {
        if (!clock.remaining || (!lacks && clock.seat != seat)) continue;
        if (remaining && *remaining <= *clock.remaining) continue;
        remaining = clock.remaining;
        limits.clock->increment = clock.increment;
    }
    limits.clock->remaining = remaining.value_or(milliseconds(1));
    return limits;
}

std::string scoreText(const Position& root, const Variation& line) {
    if (!isMate(line.score)) return "cp " + std::to_string(line.score);
    return "mate " + std::to_string(turnsToMate(root, line.score, line.moves));
}

std::string infoLine(const Position& root, const Report& report, std::size_t index, bool chances) {
    const Rulebook& book = root.book();
    const Variation& line = report.variations[index];
    std::string text = depthText(report) + " multipv " + std::to_string(index + 1) + " score " + scoreText(root, line) +
                       boundText(line.bound) + (chances ? chancesText(line.score, book.variant().id) : "") +
                       effortText(report);
    if (!line.moves.empty()) text += " pv";
    for (const Move move : line.moves) text += ' ' + moveText(book, move);
    return text;
}

std::string progressLine(const Rulebook& book, const Progress& progress) {
    std::string text = depthText(progress.report) + effortText(progress.report);
    if (progress.number == 0) return text;
    return text + " currmove " + moveText(book, progress.current) + " currmovenumber " +
           std::to_string(progress.number);
}

std::string bestMoveLine(const Rulebook& book, std::optional<Move> best, std::optional<Move> ponder) {
    if (!best) return "bestmove 0000";
    std::string text = "bestmove " + moveText(book, *best);
    if (ponder) text += " ponder " + moveText(book, *ponder);
    return text;
}

}  // namespace rokada::uci
