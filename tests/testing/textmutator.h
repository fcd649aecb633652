// Changes texts of games and positions at random, to simulate typing errors, damaged disks and faulty programs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace rokada::test {

class TextMutator {
public:
    /// Equal seeds give equal changes. Most inserted characters come from `usual`.
    explicit TextMutator(std::uint64_t seed, std::string_view usual = "(){}[]\"$;%*+#=-.12 \n\\KQRBNabcx@O0")
        : random_(seed), usual_(usual) {}

    /// Returns the text with one to four changes.
    std::string changed(std::string text) {
        for (std::size_t changes = 1 + below(4); changes > 0 && !text.empty(); --changes) change(text);
        return text;
    }
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

private:
    void change(std::string& text) {
        const std::size_t at = below(text.size());
        const std::size_t length = 1 + below(12);
        const char letter = below(8) == 0 ? static_cast<char>(below(256)) : usual_[below(usual_.size())];
        switch (below(6)) {
            case 0: text.insert(at, 1, letter); break;
            case 1: text.erase(at, length); break;
            case 2: text[at] = letter; break;
            case 3: text.insert(at, text.substr(below(text.size()), length)); break;
            case 4: std::swap(text[at], text[below(text.size())]); break;
            default:
                if (below(8) == 0) text.resize(at);
        }
    }

    std::mt19937_64 random_;
    std::string_view usual_;
};

}  // namespace rokada::test
