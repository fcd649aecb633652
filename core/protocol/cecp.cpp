#include "protocol/cecp.h"

#include "ai/evaluation/matecount.h"
#include "ai/syzygy/syzygytables.h"
#include "protocol/speed.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace rokada::cecp {

namespace {

using protocol::LineWords;

constexpr std::int64_t MaxSeconds = 100'000'000;  // three years
constexpr int MaxMoves = 10'000;

template <class T>
Read<Message> plain(LineWords&) {
    return T{};
}
Read<Message> undo(LineWords&) { return TakeBack{false}; }
Read<Message> removeFullMove(LineWords&) { return TakeBack{true}; }
Read<Message> post(LineWords&) { return Post{true}; }
Read<Message> noPost(LineWords&) { return Post{false}; }
Read<Message> hard(LineWords&) { return Ponder{true}; }
Read<Message> easy(LineWords&) { return Ponder{false}; }

/// Parses `book on` and `book off`, which are commands of GNU Chess.
Read<Message> useBook(LineWords& words) {
    if (words.done()) return words.refused(LineErrorCode::MissingWord);
    const std::string_view how = words.peek();
    if (how != "on" && how != "off") return words.refused(LineErrorCode::UnknownWord);
    words.next();
    return UseBook{how == "on"};
}

/// Parses the rest of the line as text. Returns MissingWord if it is empty.
template <class T>
Read<Message> text(LineWords& words) {
    if (words.done()) return words.refused(LineErrorCode::MissingWord);
    return T{words.rest()};
}

/// Parses one word: a move or "all".
template <bool Yes>
Read<Message> consider(LineWords& words) {
    if (words.done()) return words.refused(LineErrorCode::MissingWord);
    return Consider{Yes, words.next()};
}

/// Parses an integer from `Min` to `Max`. T must have exactly one member, which holds the integer.
template <class T, std::int64_t Min, std::int64_t Max>
Read<Message> number(LineWords& words) {
    const auto n = words.number(Min, Max);
    if (!n) return tl::make_unexpected(n.error());
    return T{static_cast<int>(*n)};
}

/// Parses a number of units with an optional fraction, for example "30" or "0.5". Returns nullopt for other text.
std::optional<milliseconds> parseDecimal(std::string_view word, milliseconds unit) {
    const std::size_t point = std::min(word.find('.'), word.size());
    LineWords whole(word.substr(0, point));
    const auto units = whole.number(0, MaxSeconds);
    if (!units) return std::nullopt;
    milliseconds time = *units * unit;
    milliseconds digit = unit;
    for (const char c : word.substr(std::min(point + 1, word.size()))) {
        if (c < '0' || c > '9') return std::nullopt;
        digit /= 10;
        time += digit * (c - '0');
    }
    return time;
}

/// Parses a number of units, or minutes and seconds in the form "1:30". Returns nullopt for other text.
std::optional<milliseconds> parseTime(std::string_view word, milliseconds unit) {
    const std::size_t colon = word.find(':');
    if (colon == word.npos) return parseDecimal(word, unit);
    const auto minutes = parseDecimal(word.substr(0, colon), std::chrono::minutes(1));
    const auto seconds = parseDecimal(word.substr(colon + 1), std::chrono::seconds(1));
    if (!minutes || !seconds) return std::nullopt;
    return *minutes + *seconds;
}

Read<milliseconds> readTime(LineWords& words, milliseconds unit) {
    if (words.done()) return words.refused(LineErrorCode::MissingWord);
    const auto time = parseTime(words.peek(), unit);
    if (!time) return words.refused(LineErrorCode::BadNumber);
    words.next();
    return *time;
}

/// Parses the base time in minutes. Ignores the times of later sessions, as in "25+5".
Read<milliseconds> readBase(LineWords& words) {
    LineWords word(words.peek().substr(0, words.peek().find('+')));
    const auto time = readTime(word, std::chrono::minutes(1));
    if (!time) return words.refused(time.error().what);
    words.next();
    return *time;
}

Read<Message> level(LineWords& words) {
    const auto moves = words.number(0, MaxMoves);
    if (!moves) return tl::make_unexpected(moves.error());
    const auto base = readBase(words);
    if (!base) return tl::make_unexpected(base.error());
    const auto increment = readTime(words, std::chrono::seconds(1));
    if (!increment) return tl::make_unexpected(increment.error());
    return TimeControl{static_cast<int>(*moves), *base, *increment};
}

Read<Message> fixedTime(LineWords& words) {
    const auto time = readTime(words, std::chrono::seconds(1));
    if (!time) return tl::make_unexpected(time.error());
    return FixedTime{*time};
}

/// Parses the remaining time in centiseconds. Replaces a time of 0 or less by 1 ms, so that the engine moves at once.
Read<Message> clock(LineWords& words) {
    const auto centiseconds = words.number(-100 * MaxSeconds, 100 * MaxSeconds);
    if (!centiseconds) return tl::make_unexpected(centiseconds.error());
    return Clock{milliseconds(std::max<std::int64_t>(10 * *centiseconds, 1))};
}

Read<Message> option(LineWords& words) {
    if (words.done()) return words.refused(LineErrorCode::MissingWord);
    const std::string_view all = words.rest();
    const std::size_t equals = all.find('=');
    if (equals == all.npos) return SetOption{all, {}};
    return SetOption{all.substr(0, equals), all.substr(equals + 1)};
}

Read<Message> tables(LineWords& words) {
    if (words.done()) return words.refused(LineErrorCode::MissingWord);
    const std::string_view type = words.next();
    return SetTables{type, words.rest()};
}

struct Command {
    std::string_view word;
    Read<Message> (*read)(LineWords&);
};

constexpr std::array commands = {
    Command{"protover", plain<Version>},
    Command{"new", plain<NewGame>},
    Command{"variant", text<SetVariant>},
    Command{"force", plain<Force>},
    Command{"go", plain<Go>},
    Command{"playother", plain<PlayOther>},
    Command{"level", level},
    Command{"st", fixedTime},
    Command{"sd", number<FixedDepth, 1, 10'000>},
    Command{"time", clock},
    Command{"usermove", text<UserMove>},
    Command{"?", plain<MoveNow>},
    Command{"ping", text<Ping>},
    Command{"undo", undo},
    Command{"remove", removeFullMove},
    Command{"setboard", text<SetBoard>},
    Command{"result", plain<Result>},
    Command{"post", post},
    Command{"nopost", noPost},
    Command{"hard", hard},
    Command{"easy", easy},
    Command{"analyze", plain<Analyze>},
    Command{"exit", plain<Exit>},
    Command{".", plain<Status>},
    Command{"hint", plain<Hint>},
    Command{"exclude", consider<false>},
    Command{"include", consider<true>},
    Command{"memory", number<Memory, 0, 1 << 30>},
    Command{"cores", number<Cores, 1, 1 << 30>},
    Command{"option", option},
    Command{"egtpath", tables},
    Command{"book", useBook},
    Command{"bk", plain<ShowBook>},
    Command{"quit", plain<Quit>},
    // The engine declines draw offers by ignoring them. It also ignores `random`, because it has no random play.
    Command{"draw", plain<Nothing>},
    Command{"random", plain<Nothing>},
    Command{"otim", plain<Nothing>},
    Command{"xboard", plain<Nothing>},
    Command{"accepted", plain<Nothing>},
    Command{"rejected", plain<Nothing>},
    Command{"computer", plain<Nothing>},
    Command{"name", plain<Nothing>},
    Command{"rating", plain<Nothing>},
    Command{"ics", plain<Nothing>},
};

/// Returns true if the word has the form of a move: "e2e4", "a7a8q", "g1f11" or "N@n3".
bool looksLikeMove(std::string_view word) {
    if (word.size() > 3 && word[1] == '@') return true;
    std::size_t at = 0;
    for (int squares = 0; squares < 2; ++squares) {
        if (at == word.size() || word[at] < 'a' || word[at] > 'z') return false;
        const std::size_t digits = ++at;
        while (at < word.size() && word[at] >= '0' && word[at] <= '9') ++at;
        if (at == digits) return false;
    }
    return at == word.size() || (at + 1 == word.size() && word[at] >= 'a' && word[at] <= 'z');
}

std::vector<VariantName> makeVariantNames() {
    // In XBoard's Great Shatranj, pawns promote only to captured kinds of pieces, and baring the king does not win.
    std::vector<VariantName> names = {{"normal", "chess", "start=usual", ""},
                                      {"fischerandom", "chess", "start=chess960", ""},
                                      {"great", "greatshatranj", "promotion=limited bareking=off",
                                       "piece P& fmWfcF\npiece N& N\npiece E& FA\npiece W& WD\npiece S& K\n"
                                       "piece G& KAD\npiece H& NAF\npiece M& NWD\npiece K& K"}};
    for (const VariantInfo& info : allVariants()) {
        const bool known = std::ranges::any_of(names, [&](const VariantName& name) { return name.game == info.id; });
        if (!known) names.push_back({info.id, info.id, "", ""});
    }
    return names;
}

}  // namespace

Read<Message> parse(std::string_view line) {
    LineWords words(line);
    if (words.done()) return Nothing{};
    const LineError unknown{words.at(), LineErrorCode::UnknownCommand};
    const std::string_view word = words.next();
    const auto* found = std::ranges::find(commands, word, &Command::word);
    if (found != commands.end()) return found->read(words);
    if (looksLikeMove(word)) return UserMove{word};
    return tl::make_unexpected(unknown);
}

std::span<const VariantName> variantNames() {
    static const std::vector<VariantName> names = makeVariantNames();
    return names;
}

Parsed<Move> readMove(const Position& position, std::string_view text) {
    const bool castling = text.starts_with("O-O") || text.starts_with("0-0");
    return castling ? parseShort(position, text) : parseMove(position, text);
}

std::string featureLines(std::string_view engineName, const protocol::Settings& defaults) {
    std::string lines =
        "feature done=0\nfeature ping=1 setboard=1 usermove=1 playother=1 analyze=1 memory=1 smp=1 reuse=1\n"
        "feature colors=0 sigint=0 sigterm=0 san=0 nps=0 draw=0 name=0 ics=0 pause=0 exclude=1\nfeature variants=\"";
    for (const VariantName& name : variantNames()) lines.append(name.name).append(",");
    lines.back() = '"';
    lines.append("\nfeature myname=\"").append(engineName).append("\"\n");
    if (SyzygyTables::areBuiltIn()) lines.append("feature egt=\"").append(SyzygyType).append("\"\n");
    for (const protocol::OfferedOption& offered : protocol::offeredOptions()) {
        if (!offered.uciOnly) lines += "feature option=\"" + cecpOptionText(offered, defaults) + "\"\n";
    }
    return lines + "feature done=1";
}

std::string thinkingLine(const Position& root, const Report& report, std::size_t index) {
    // The protocol encodes a mate as 100000 plus the number of turns to it.
    constexpr int mate = 100'000;
    const Variation& line = report.variations[index];
    const int turns = turnsToMate(root, line.score, line.moves);
    const int score = turns == 0 ? line.score : turns > 0 ? mate + turns : turns - mate;
    std::string text = std::to_string(report.depth) + ' ' + std::to_string(score) + ' ' +
                       std::to_string(report.elapsed.count() / 10) + ' ' + std::to_string(report.nodes) + ' ' +
                       std::to_string(report.selectiveDepth) + ' ' + std::to_string(protocol::nodesPerSecond(report)) +
                       ' ' + std::to_string(report.tableHits) + '\t';
    for (const Move move : line.moves) text += moveTextOfXBoard(root.book(), move) + ' ';
    if (!line.moves.empty()) text.pop_back();
    return text + (line.bound == Bound::Lower ? "!" : line.bound == Bound::Upper ? "?" : "");
}

std::string statusLine(const Rulebook& book, const Progress& progress) {
    const Report& report = progress.report;
    std::string text = "stat01: " + std::to_string(report.elapsed.count() / 10) + ' ' + std::to_string(report.nodes) +
                       ' ' + std::to_string(report.depth) + ' ' + std::to_string(progress.moves - progress.number) +
                       ' ' + std::to_string(progress.moves);
    if (progress.number > 0) text += ' ' + moveTextOfXBoard(book, progress.current);
    return text;
}

std::string bookLines(const Rulebook& book, std::span<const BookMove> moves) {
    std::int64_t sum = 0;
    for (const BookMove& one : moves) sum += one.weight;
    std::string lines;
    for (const BookMove& one : moves) {
        const std::int64_t percent = sum == 0 ? 0 : (std::int64_t{100} * one.weight + sum / 2) / sum;
        lines += '\t' + moveTextOfXBoard(book, one.move) + ' ' + std::to_string(percent) + "%\n";
    }
    return lines;
}

std::string_view resultText(const Ending& ending) {
    if (ending.drawn()) return "1/2-1/2";
    return ending.halfPoints[0] > 0 ? "1-0" : "0-1";
}

}  // namespace rokada::cecp
