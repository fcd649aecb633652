// Sentences with a separate text for each side. They are needed because other languages decline the names of sides.
#pragma once

#include "rules/rulebook.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui {

/// Returns the identifier of a side in tables of `BySide`, for example "white".
inline std::string_view sideIdOf(const Rulebook& book, Side side) { return book.variant().sideSpecs[side].name; }

struct BySide {
    std::string_view sideId;
    const char* text;
};

/// Returns the text of this side in the current language. Returns an empty text if the side is not in the table.
template <std::size_t N>
QString bySide(const std::array<BySide, N>& table, const char* context, std::string_view sideId) {
    const auto it = std::ranges::find(table, sideId, &BySide::sideId);
    return it == table.end() ? QString() : QCoreApplication::translate(context, it->text);
}

}  // namespace rokada::ui
