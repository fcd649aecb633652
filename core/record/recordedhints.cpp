#include "record/recordedhints.h"

#include <algorithm>
#include <charconv>

namespace rokada {

namespace {

constexpr std::string_view HintsTag = "Hints";
constexpr int Max = 9999;

}  // namespace

std::vector<int> hintsOf(const GameTree& tree) {
    std::vector<int> none(tree.book().sides());
    const std::string* text = tree.tag(HintsTag);
    if (!text) return none;
    std::vector<int> hints;
    const char* at = text->data();
    const char* const end = at + text->size();
    while (at != end) {
        int turns = -1;
        const auto read = std::from_chars(at, end, turns);
        if (read.ec != std::errc() || turns < 0 || turns > Max) return none;
        hints.push_back(turns);
        at = read.ptr;
        if (at != end && *at++ != ' ') return none;
    }
    return hints.size() == none.size() ? hints : none;
}

void recordHint(GameTree& tree, Side side) {
    std::vector<int> hints = hintsOf(tree);
    hints[side] = std::min(hints[side] + 1, Max);
    std::string text;
    for (const int turns : hints) text += (text.empty() ? "" : " ") + std::to_string(turns);
    tree.setTag(HintsTag, std::move(text));
}

}  // namespace rokada
