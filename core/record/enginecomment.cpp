#include "record/enginecomment.h"

#include "base/characters.h"

#include <algorithm>

namespace rokada {

namespace {

std::string_view takeDigits(std::string_view& text) {
    const auto end = std::ranges::find_if_not(text, digit);
    const std::string_view digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(digits.size());
    return digits;
}

bool take(std::string_view& text, char character) {
    if (!text.starts_with(character)) return false;
    text.remove_prefix(1);
    return true;
}

/// Removes a number such as "0.30" from the start of `text` and returns it. Returns an empty view if there is no
/// number.
std::string_view takeDecimal(std::string_view& text) {
    const std::string_view whole = text;
    if (takeDigits(text).empty() || !take(text, '.') || takeDigits(text).empty()) return {};
    return whole.substr(0, whole.size() - text.size());
}

/// Removes a value such as "+0.25/12" or "-M3/20" and returns it without the depth. Returns nullopt for other text.
std::optional<std::string> takeValue(std::string_view& text) {
    const bool minus = text.starts_with('-');
    if (minus || text.starts_with('+')) text.remove_prefix(1);
    const bool mate = take(text, 'M');
    const std::string_view number = mate ? takeDigits(text) : takeDecimal(text);
    if (number.empty() || !take(text, '/') || takeDigits(text).empty()) return std::nullopt;
    return std::string(mate ? "#" : "").append(minus ? "-" : "").append(number);
}

bool isTime(std::string_view text) { return !takeDecimal(text).empty() && text == "s"; }

std::string negated(const std::string& value) {
    const std::size_t sign = value.starts_with('#') ? 1 : 0;
    std::string other = value;
    if (value.compare(sign, 1, "-") == 0) return other.erase(sign, 1);
    return other.insert(sign, 1, '-');
}

}  // namespace

std::optional<EngineComment> engineComment(std::string_view comment) {
    if (isTime(comment)) return EngineComment{};
    auto value = takeValue(comment);
    if (!value) return std::nullopt;
    if (!comment.empty() && !(take(comment, ' ') && isTime(comment))) return std::nullopt;
    return EngineComment{std::move(*value)};
}

std::optional<std::string> recordedValue(const Remarks& remarks, const Rulebook& book, Side mover) {
    if (const auto value = remarks.command("eval")) return std::string(*value);
    const auto comment = engineComment(remarks.comment());
    if (!comment || comment->value.empty()) return std::nullopt;
    return book.allied(mover, Side(0)) ? comment->value : negated(comment->value);
}

}  // namespace rokada
