#include "table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <map>
#include <utility>

namespace rokada::pictures {

namespace {

constexpr std::size_t Any = std::numeric_limits<std::size_t>::max();

/// Name of a step, and the numbers of words that can follow it.
struct Verb {
    std::string_view name;
    std::size_t least;
    std::size_t most;
    bool beforeStart = false;
};

constexpr std::array verbs{
    Verb{"setting", 2, Any, true},
    Verb{"file", 1, 1, true},
    Verb{"game", 1, 1, true},
    Verb{"start", 0, Any, true},
    Verb{"keys", 1, Any},
    Verb{"type", 1, Any},
    Verb{"enter", 1, Any},
    Verb{"play", 1, Any},
    Verb{"do", 1, 1},
    Verb{"click", 1, 2},
    Verb{"point", 1, 1},
    Verb{"drag", 2, 3},
    Verb{"hold", 2, 3},
    Verb{"wheel", 2, 2},
    Verb{"wait", 1, 1},
    Verb{"sql", 2, Any},
    Verb{"ignore", 1, 1},
    Verb{"picture", 1, 2},
};

const Verb* verbNamed(std::string_view name) {
    const auto* verb = std::ranges::find_if(verbs, [&](const Verb& v) { return v.name == name; });
    return verb == verbs.end() ? nullptr : verb;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

/// Splits a text at spaces. Double quotes keep the spaces in a word.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    bool quoted = false, open = false;
    for (const char letter : text) {
        if (letter == '"') {
            quoted = !quoted;
            if (quoted && !open) words.emplace_back();
            open = true;
        } else if (!quoted && (letter == ' ' || letter == '\t')) {
            open = false;
        } else {
            if (!open) words.emplace_back();
            open = true;
            words.back().push_back(letter);
        }
    }
    return words;
}

/// One line of the table, without the spaces around it.
struct Line {
    int number = 0;
    std::string_view text;

    [[nodiscard]] std::string_view verb() const { return text.substr(0, text.find_first_of(" \t")); }
    [[nodiscard]] std::string_view rest() const { return trimmed(text.substr(verb().size())); }
};

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        if (!line.empty() && line.front() != '#') lines.push_back({number, line});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Exception for the first error in the table. `readTable` catches it.
struct Fault {
    TableError error;
};

class Reader {
public:
    Reader(std::string_view text, Values values) : lines_(linesOf(text)), values_(std::move(values)) {}

    std::vector<Scene> scenes() {
        read(0, lines_.size());
        return std::move(scenes_);
    }

private:
    using Index = std::size_t;

    [[noreturn]] static void fail(int line, const std::string& text) { throw Fault{{line, text}}; }

    /// Returns the index of the line "end" that closes the block which starts at `begin`.
    [[nodiscard]] Index endOf(Index begin, Index last) const {
        int depth = 0;
        for (Index i = begin; i < last; ++i) {
            const std::string_view verb = lines_[i].verb();
            depth += verb == "for" || verb == "scene";
            depth -= verb == "end";
            if (depth == 0) return i;
        }
        fail(lines_[begin].number, "there is no end");
    }

    void read(Index first, Index last) {
        for (Index i = first; i < last; ++i) {
            const Line& line = lines_[i];
            if (line.verb() == "for") {
                const Index end = endOf(i, last);
                loop(line, i + 1, end);
                i = end;
            } else if (line.verb() == "scene") {
                if (scene_) fail(line.number, "a scene cannot be in a scene");
                const Index end = endOf(i, last);
                scene(line, i + 1, end);
                i = end;
            } else if (line.verb() == "let") {
                let(line);
            } else {
                step(line);
            }
        }
    }

    void loop(const Line& line, Index first, Index last) {
        const std::vector<std::string> words = wordsOf(replaced(line.rest(), line.number));
        if (words.size() < 3 || words[1] != "in") fail(line.number, "for NAME in VALUE... is expected");
        const auto outer = values_;
        for (std::size_t i = 2; i < words.size(); ++i) {
            values_[words[0]] = words[i];
            read(first, last);
        }
        values_ = outer;
    }

    void scene(const Line& line, Index first, Index last) {
        const std::vector<std::string> words = wordsOf(replaced(line.rest(), line.number));
        if (words.empty()) fail(line.number, "the scene has no name");
        scenes_.push_back({.name = words[0], .tags = {}, .size = {}, .steps = common_});
        scene_ = &scenes_.back();
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (words[i].starts_with("size=")) {
                scene_->size = words[i].substr(5);
            } else {
                scene_->tags.insert(words[i]);
            }
        }
        started_ = false;
        read(first, last);
        if (!started_) fail(line.number, "the scene does not start the program");
        scene_ = nullptr;
    }

    void let(const Line& line) {
        const std::string_view rest = line.rest();
        const std::size_t equals = rest.find('=');
        if (equals == std::string_view::npos) fail(line.number, "let NAME = TEXT is expected");
        const std::string name = replaced(trimmed(rest.substr(0, equals)), line.number);
        values_[name] = replaced(trimmed(rest.substr(equals + 1)), line.number);
    }

    /// Replaces each name in a text, written as "$(name)", by its value. Replaces inner names first, as in
    /// $(piece.$(game)).
    [[nodiscard]] std::string replaced(std::string_view text, int number) const {
        std::string result(text);
        for (std::size_t begin = result.rfind("$("); begin != std::string::npos; begin = result.rfind("$(")) {
            const std::size_t end = result.find(')', begin);
            if (end == std::string::npos) fail(number, "a name is not closed");
            const std::string name = result.substr(begin + 2, end - begin - 2);
            const auto value = values_.find(name);
            if (value == values_.end()) fail(number, "unknown name: " + name);
            result.replace(begin, end - begin + 1, value->second);
        }
        return result;
    }

    void step(const Line& line) {
        if (!scene_ && line.verb() == "setting") return common_.push_back(stepFrom(line, *verbNamed("setting")));
        if (!scene_) fail(line.number, "this is neither a scene nor let nor for: " + std::string(line.verb()));
        if (line.text.front() == '|') return content(line);
        const Verb* verb = verbNamed(line.verb());
        if (!verb) fail(line.number, "unknown step: " + std::string(line.verb()));
        if (verb->beforeStart == started_)
            fail(line.number,
                 std::string(verb->name) + (started_ ? " comes before start" : " needs a start before it"));
        started_ = started_ || verb->name == "start";
        Step step = stepFrom(line, *verb);
        check(step);
        scene_->steps.push_back(std::move(step));
    }

    [[nodiscard]] Step stepFrom(const Line& line, const Verb& verb) const {
        Step step{.verb = std::string(verb.name), .words = {}, .text = replaced(line.rest(), line.number), .lines = {}};
        step.line = line.number;
        step.words = wordsOf(step.text);
        if (step.words.size() < verb.least || step.words.size() > verb.most)
            fail(line.number, "wrong number of words: " + step.verb);
        return step;
    }

    void content(const Line& line) {
        const bool allowed =
            !scene_->steps.empty() && (scene_->steps.back().verb == "file" || scene_->steps.back().verb == "game");
        if (!allowed) fail(line.number, "a line of a file has no file");
        scene_->steps.back().lines.push_back(replaced(trimmed(line.text.substr(1)), line.number));
    }

    void check(const Step& step) {
        static const std::map<std::string, std::size_t, std::less<>> spots{
            {"click", 1}, {"point", 1}, {"wheel", 1}, {"drag", 2}, {"hold", 2}};
        if (const auto count = spots.find(step.verb); count != spots.end()) {
            for (std::size_t i = 0; i < count->second; ++i)
                if (!readSpot(step.words[i])) fail(step.line, "not a place: " + step.words[i]);
        }
        if (step.verb == "setting" && step.words[1].find('=') == std::string::npos)
            fail(step.line, "setting SECTION KEY=VALUE is expected");
        const std::string& last = step.words.empty() ? step.verb : step.words.back();
        const bool number = step.verb == "wait" || step.verb == "wheel";
        if (number && last.find_first_not_of("0123456789") != std::string::npos)
            fail(step.line, "not a number: " + last);
        if (step.verb != "picture") return;
        if (step.words.size() > 1 && step.words[1] != "same") fail(step.line, "unknown word: " + step.words[1]);
        if (!pictures_.insert(step.words[0]).second) fail(step.line, "a second picture named " + step.words[0]);
    }

    std::vector<Line> lines_;
    std::vector<Scene> scenes_;
    Values values_;
    std::vector<Step> common_;  ///< settings that all scenes share
    std::set<std::string> pictures_;
    Scene* scene_ = nullptr;  ///< scene that is being read
    bool started_ = false;    ///< true if this scene has a start step
};

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

bool isSquare(std::string_view text) {
    const auto digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    return (text.size() == 2 || text.size() == 3) && text[0] >= 'a' && text[0] <= 'z' &&
           std::all_of(text.begin() + 1, text.end(), digit);
}

}  // namespace

std::vector<std::string> Scene::pictures() const {
    std::vector<std::string> names;
    for (const Step& step : steps)
        if (step.verb == "picture") names.push_back(step.words[0]);
    return names;
}

tl::expected<std::vector<Scene>, TableError> readTable(std::string_view text, Values values) {
    try {
        return Reader(text, std::move(values)).scenes();
    } catch (const Fault& fault) {
        return tl::unexpected(fault.error);
    }
}

std::optional<Spot> readSpot(std::string_view text) {
    if (text.empty()) return std::nullopt;
    Spot spot;
    if (text.front() == '@') {
        const std::size_t comma = text.find(',');
        if (comma == std::string_view::npos) return std::nullopt;
        const auto x = number(text.substr(1, comma - 1)), y = number(text.substr(comma + 1));
        if (!x || !y) return std::nullopt;
        spot.kind = Spot::Kind::Pixel;
        spot.x = *x;
        spot.y = *y;
        return spot;
    }
    if (isSquare(text)) spot.kind = Spot::Kind::Square;
    const std::size_t hash = text.find('#');
    spot.name = std::string(text.substr(0, hash));
    if (hash == std::string_view::npos) return spot;
    const auto item = number(text.substr(hash + 1));
    if (!item || *item < 0 || spot.name.empty()) return std::nullopt;
    spot.item = *item;
    return spot;
}

}  // namespace rokada::pictures
