// Splits a line of text at single spaces, and gives parse errors the number and the place of a field.
#pragma once

#include "base/parseerror.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// Fields of a line. `text` must outlive this object.
class TextFields {
public:
    explicit TextFields(std::string_view text) : text_(text) {
        std::size_t start = 0;
        for (std::size_t at = 0; at <= text.size(); ++at) {
            if (at < text.size() && text[at] != ' ') continue;
            fields_.push_back({start, text.substr(start, at - start)});
            start = at + 1;
        }
    }

    [[nodiscard]] std::size_t count() const { return fields_.size(); }

    /// Returns an error if there are fewer than `least` or more than `most` fields, or if a field is empty. Otherwise,
    /// returns nullopt.
    [[nodiscard]] std::optional<ParseError> check(std::size_t least, std::size_t most) const {
        for (std::size_t i = 0; i < fields_.size(); ++i) {
            const auto number = static_cast<int>(i + 1);
            if (i >= most) return ParseError{fields_[i].at, ErrorCode::ExtraField, number};
            if (fields_[i].text.empty()) return ParseError{fields_[i].at, ErrorCode::MissingField, number};
        }
        if (fields_.size() >= least) return std::nullopt;
        return ParseError{text_.size(), ErrorCode::MissingField, static_cast<int>(fields_.size() + 1)};
    }

    /// Makes field `number` (from 1) the current one.
    void enter(std::size_t number) { current_ = number - 1; }
    [[nodiscard]] std::string_view current() const { return fields_[current_].text; }
    /// Returns an error at character `at` of the current field.
    [[nodiscard]] ParseError parseError(ErrorCode what, std::size_t at) const {
        return {fields_[current_].at + at, what, static_cast<int>(current_ + 1)};
    }

private:
    struct Field {
        std::size_t at;
        std::string_view text;
    };
    std::string_view text_;
    std::vector<Field> fields_;
    std::size_t current_ = 0;
};

}  // namespace rokada
