#include "record/gameresult.h"

#include "base/characters.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

using namespace std::string_view_literals;

struct Points {
    std::string_view text;
    int half;
};
/// Texts for points. "1/2" comes before "1", because it also starts with "1".
constexpr std::array points{Points{"\u00BD", 1}, Points{"1/2", 1}, Points{"0.5", 1},
                            Points{"0,5", 1},    Points{"1", 2},   Points{"0", 0}};
/// Signs between two results: a hyphen, other dashes and a colon.
constexpr std::array separators{"-"sv, ":"sv, "\u2013"sv, "\u2014"sv, "\u2212"sv};

struct Forfeit {
    std::string_view text;
    GameResult result;
};
constexpr std::array forfeits{Forfeit{"+:-", {2, 0, false}}, Forfeit{"-:+", {0, 2, false}},
                              Forfeit{"-:-", {0, 0, false}}};
/// Results by forfeit that are NAGs if they stand between moves.
constexpr std::array ambiguousForfeits{Forfeit{"+/-", {2, 0, false}}, Forfeit{"-/+", {0, 2, false}},
                                       Forfeit{"+-", {2, 0, false}}, Forfeit{"-+", {0, 2, false}}};

/// Result with the length of its text in bytes.
struct Found {
    GameResult result;
    std::size_t length = 0;
};

class ResultReader {
public:
    explicit ResultReader(std::string_view text) : text_(text) {}

    std::optional<Found> read() {
        if (text_.starts_with('+') || text_.starts_with('-')) return forfeit();
        const Points* first = take();
        if (!first) return std::nullopt;
        const Found draw{{1, 1}, at_};
        skipSpaces();
        const Points* second = takeSeparator() ? take() : nullptr;
        if (!second) return first->half == 1 ? std::optional(draw) : std::nullopt;
        const int sum = first->half + second->half;
        const bool possible = sum == 0 || first->half == second->half || first->half == 0 || second->half == 0;
        if (!possible || sum > 2) return std::nullopt;
        return Found{{first->half, second->half}, at_};
    }

private:
    [[nodiscard]] std::optional<Found> forfeit() const {
        const auto found = std::ranges::find_if(forfeits, [&](const Forfeit& f) { return text_.starts_with(f.text); });
        return found == forfeits.end() ? std::nullopt : std::optional(Found{found->result, found->text.size()});
    }
    const Points* take() {
        const std::string_view rest = text_.substr(at_);
        const auto found = std::ranges::find_if(points, [&](const Points& p) { return rest.starts_with(p.text); });
        if (found == points.end()) return nullptr;
        at_ += found->text.size();
        return found;
    }
    bool takeSeparator() {
        for (const std::string_view separator : separators) {
            if (!text_.substr(at_).starts_with(separator)) continue;
            at_ += separator.size();
            skipSpaces();
            return true;
        }
        return false;
    }
    void skipSpaces() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// Bytes with which a result can start.
constexpr auto beginsResult = [] {
    std::array<bool, 256> begins{};
    for (const char c : "01+-\xC2"sv) begins[static_cast<unsigned char>(c)] = true;
    return begins;
}();

}  // namespace

std::size_t resultLength(std::string_view text) {
    if (text.starts_with('*')) return 1;
    if (text.empty() || !beginsResult[static_cast<unsigned char>(text[0])]) return 0;
    const auto found = ResultReader(text).read();
    return found ? found->length : 0;
}

std::optional<GameResult> resultMeant(std::string_view text) {
    for (const Forfeit& forfeit : ambiguousForfeits) {
        if (text == forfeit.text) return forfeit.result;
    }
    const auto found = ResultReader(text).read();
    if (!found || found->length != text.size()) return std::nullopt;
    return found->result;
}

std::string_view resultWord(const std::optional<GameResult>& result) {
    if (!result) return "*";
    if (result->first == 2) return "1-0";
    if (result->second == 2) return "0-1";
    return result->first == 1 && result->second == 1 ? "1/2-1/2" : "*";
}

std::string standardResult(std::string_view text) {
    const auto result = resultMeant(text);
    const std::string_view word = resultWord(result);
    if (result && result->played && word != "*") return std::string(word);
    std::string same(text);
    if (result) std::erase_if(same, blank);
    return same;
}

}  // namespace rokada
