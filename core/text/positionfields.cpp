#include "text/positionfields.h"

#include "base/characters.h"
#include "base/utf8.h"

#include <algorithm>

namespace rokada {

namespace {

/// Maximum number of words into which a text is split.
constexpr std::size_t MaxWords = 1000;

bool isCounter(std::string_view word) {
    if (word.starts_with('-') && word.size() > 1) word.remove_prefix(1);
    return !word.empty() && std::ranges::all_of(word, digit);
}

bool isOpcode(std::string_view word) {
    return !word.empty() && letter(word[0]) &&
           std::ranges::all_of(word, [](char c) { return letter(c) || digit(c) || c == '_'; });
}

/// Returns the operand of an EPD operation without its semicolon: "3" for "3;".
std::string_view operand(std::string_view word) { return word.substr(0, word.find(';')); }

}  // namespace

PositionFields::PositionFields(const Variant& variant, std::string_view text) {
    for (std::size_t at = 0; at < text.size() && words_.size() < MaxWords;) {
        const std::size_t gap = blankLength(text.substr(at));
        if (gap > 0) {
            at += gap;
            continue;
        }
        const std::size_t start = at;
        while (at < text.size() && blankLength(text.substr(at)) == 0) ++at;
        words_.push_back({start, text.substr(start, at - start)});
        end_ = at;
    }
    if (words_.empty()) {
        error_ = ParseError{0, ErrorCode::MissingField, 1};
    } else {
        distribute(variant);
    }
}

void PositionFields::distribute(const Variant& variant) {
    std::size_t next = 0;
    const auto take = [&](PositionField field) {
        if (next < words_.size()) at(field) = words_[next++];
    };
    take(PositionField::Placement);
    take(PositionField::Turn);
    for (const PositionField field : {PositionField::Rights, PositionField::EnPassant}) {
        if (next < words_.size() && !isCounter(words_[next].text)) take(field);
    }
    for (const PositionField field : {PositionField::HalfmoveClock, PositionField::MoveNumber}) {
        if (beginsOperations(next)) return readOperations(next);
        take(field);
    }
    if (variant.tracksFirstMoves && !beginsOperations(next)) take(PositionField::FirstMoves);
    if (beginsOperations(next)) return readOperations(next);
    const int number = variant.tracksFirstMoves ? 8 : 7;
    if (next < words_.size()) error_ = ParseError{words_[next].at, ErrorCode::ExtraField, number};
}

/// Returns true if `word` starts EPD operations. Each operation ends with a semicolon. If the text has no semicolon,
/// the first operation must be a common one.
bool PositionFields::beginsOperations(std::size_t word) const {
    if (word >= words_.size() || !isOpcode(operand(words_[word].text))) return false;
    constexpr std::array<std::string_view, 10> common{"bm", "am", "id", "ce", "acd", "dm", "hmvc", "fmvn", "pv", "c0"};
    const std::string_view first = operand(words_[word].text);
    return std::ranges::find(common, first) != common.end() ||
           std::any_of(words_.begin() + static_cast<std::ptrdiff_t>(word), words_.end(),
                       [](const Word& w) { return w.text.ends_with(';'); });
}

void PositionFields::readOperations(std::size_t first) {
    bool opcode = true;
    for (std::size_t i = first; i < words_.size(); ++i) {
        const std::string_view word = words_[i].text;
        const bool clock = opcode && word == "hmvc", number = opcode && word == "fmvn";
        if ((clock || number) && i + 1 < words_.size() && isCounter(operand(words_[i + 1].text))) {
            ++i;
            const auto field = clock ? PositionField::HalfmoveClock : PositionField::MoveNumber;
            if (!at(field)) at(field) = Word{words_[i].at, operand(words_[i].text)};
        } else if (!at(PositionField::Operations)) {
            at(PositionField::Operations) = words_[i];
        }
        opcode = words_[i].text.ends_with(';');
    }
}

}  // namespace rokada
