#include "rules/variant.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace rokada {

std::vector<Castling> castlings(const Geometry& board, std::initializer_list<std::string_view> written) {
    std::vector<Castling> result;
    std::string sides;
    for (const std::string_view text : written) {
        if (sides.find(text[0]) == std::string::npos) sides += text[0];
        std::array<Square, 4> squares{};
        std::size_t at = 2;
        for (Square& square : squares) {
            const auto reading = board.read(text.substr(at));
            assert(reading);
            square = reading->square;
            at += reading->length;
        }
        result.push_back({Side(sides.find(text[0])), text[1], squares[0], squares[1], squares[2], squares[3]});
    }
    return result;
}

Kind Variant::kindOf(char letter) const {
    const auto it = std::ranges::find(kinds, letter, &KindSpec::letter);
    return it == kinds.end() ? NoKind : Kind(it - kinds.begin());
}

Side Variant::sideOf(char letter) const {
    const auto it = std::ranges::find(sideSpecs, letter, &SideSpec::letter);
    return it == sideSpecs.end() ? NoSide : Side(it - sideSpecs.begin());
}

Parsed<Choices::value_type> parseChoice(const VariantInfo& info, std::string_view text) {
    const auto equals = text.find('=');
    const auto name = text.substr(0, equals);
    const auto option = std::ranges::find(info.options, name, &Option::name);
    if (option == info.options.end()) return parseError(0, ErrorCode::UnknownOption);
    if (equals == std::string_view::npos) return parseError(text.size(), ErrorCode::MissingEquals);
    const auto value = text.substr(equals + 1);
    const bool known = std::ranges::find(option->values, value) != option->values.end();
    if (!known) return parseError(equals + 1, ErrorCode::UnknownValue);
    return Choices::value_type{name, value};
}

Parsed<Variant> makeVariant(const VariantInfo& info, Choices choices) {
    for (const auto& [name, value] : choices) {
        const auto choice = parseChoice(info, std::string(name).append("=").append(value));
        if (!choice) return tl::make_unexpected(choice.error());
    }
    for (const Option& option : info.options) choices.try_emplace(std::string(option.name), option.values.front());
    Variant variant = info.describe(choices);
    variant.choices = std::move(choices);
    return variant;
}

}  // namespace rokada
