#include "text/positioncarrier.h"

#include "base/characters.h"
#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <vector>

namespace rokada {

namespace {

bool startsWith(std::string_view text, std::string_view front) {
    return text.size() >= front.size() && std::equal(front.begin(), front.end(), text.begin(),
                                                     [](char a, char b) { return lowerCase(a) == lowerCase(b); });
}

int hexadecimal(char c) {
    if (digit(c)) return c - '0';
    const char small = lowerCase(c);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/// Decodes escapes such as "%20". Replaces '_' by a space. If `parameter` is true, also replaces '+' by a space.
std::string decoded(std::string_view text, bool parameter) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool two = text[at] == '%' && at + 2 < text.size();
        const int high = two ? hexadecimal(text[at + 1]) : -1, low = two ? hexadecimal(text[at + 2]) : -1;
        if (high >= 0 && low >= 0) {
            plain += static_cast<char>(high * 16 + low);
            at += 2;
        } else {
            plain += text[at] == '_' || (parameter && text[at] == '+') ? ' ' : text[at];
        }
    }
    return plain;
}

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// Web address with its path and its parameters.
class Address {
public:
    explicit Address(std::string_view text) {
        text = text.substr(0, text.find('#'));
        const std::size_t question = text.find('?');
        path_ = decoded(text.substr(0, question), false);
        if (question == std::string_view::npos) return;
        for (const std::string_view pair : split(text.substr(question + 1), '&')) {
            const std::size_t equals = std::min(pair.find('='), pair.size() - 1);
            parameters_.emplace_back(pair.substr(0, equals), decoded(pair.substr(equals + 1), true));
        }
    }

    [[nodiscard]] std::optional<CarriedPosition> position(int rows) const {
        auto pages = split(path_, '/');
        if (const std::string* fen = parameter("fen")) {
            const std::string* variant = parameter("variant");
            return CarriedPosition{*fen, 0, variant ? *variant : variantIn(pages)};
        }
        const auto count = static_cast<std::size_t>(rows);
        if (pages.size() <= count) return std::nullopt;
        const auto first = pages.end() - static_cast<std::ptrdiff_t>(count);
        const std::string text(path_.substr(static_cast<std::size_t>(first->data() - path_.data())));
        pages.erase(first, pages.end());
        return CarriedPosition{text, 0, variantIn(pages)};
    }

private:
    [[nodiscard]] const std::string* parameter(std::string_view name) const {
        const auto found = std::ranges::find_if(
            parameters_, [&](const auto& p) { return startsWith(p.first, name) && p.first.size() == name.size(); });
        return found == parameters_.end() ? nullptr : &found->second;
    }

    /// Returns the name of a variant at the end of the path. Returns an empty text if the path ends with the name of a
    /// page.
    static std::string variantIn(const std::vector<std::string_view>& pages) {
        constexpr std::array<std::string_view, 9> names{"analysis", "editor",   "play",    "computer", "practice",
                                                        "custom",   "dynboard", "fen.gif", "standard"};
        const std::string_view last = pages.size() < 2 || pages.back().empty() ? std::string_view() : pages.back();
        const bool site = last.find('.') != std::string_view::npos;
        return site || std::ranges::find(names, last) != names.end() ? std::string() : std::string(last);
    }

    std::string path_;
    std::vector<std::pair<std::string_view, std::string>> parameters_;
};

/// Removes "FEN" from the start of the text, with the signs that can follow it.
std::string_view withoutName(std::string_view text) {
    for (const std::string_view front : {"position fen ", "[fen", "fen"}) {
        if (!startsWith(text, front)) continue;
        const std::string_view rest = withoutBlanks(text.substr(front.size()));
        const bool set = front.ends_with(' ') || front.starts_with('[') || rest.starts_with(':') ||
                         rest.starts_with('=') || rest.size() < text.size() - front.size();
        if (!set) continue;
        return rest.starts_with(':') || rest.starts_with('=') ? withoutBlanks(rest.substr(1)) : rest;
    }
    return text;
}

/// Removes quotation marks around the text, and the closing bracket of a tag.
std::string_view withoutQuotes(std::string_view text) {
    if (text.ends_with(']') && text.find('[') == std::string_view::npos)
        text = withoutBlanks(text.substr(0, text.size() - 1));
    for (const std::string_view mark : {"\"", "'", "`", "\u201C", "\u201D", "\u201E", "\u00AB", "\u00BB"}) {
        if (text.size() > mark.size() && text.starts_with(mark)) text.remove_prefix(mark.size());
        if (text.size() > mark.size() && text.ends_with(mark)) text.remove_suffix(mark.size());
    }
    return withoutBlanks(text);
}

}  // namespace

bool isAddress(std::string_view text) {
    constexpr std::array<std::string_view, 6> fronts{"https://",     "http://",    "www.",
                                                     "lichess.org/", "chess.com/", "pychess.org/"};
    const std::string_view bare = withoutBlanks(text);
    return std::ranges::any_of(fronts, [&](std::string_view front) { return startsWith(bare, front); });
}

std::optional<CarriedPosition> carriedPosition(std::string_view text, int rows) {
    const std::string_view bare = withoutBlanks(text);
    if (isAddress(bare)) return Address(bare).position(rows);
    const std::string_view inner = withoutQuotes(withoutName(bare));
    return CarriedPosition{std::string(inner), static_cast<std::size_t>(inner.data() - text.data()), {}};
}

}  // namespace rokada
