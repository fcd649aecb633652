// Sentences of which each side has its own, because other languages decline the names.
#pragma once

#include "rules/rulebook.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui {

/// "white": how tables of sentences name a side.
inline std::string_view sideIdOf(const Rulebook& book, Side side) { return book.variant().sideSpecs[side].name; }

struct BySide {
    std::string_view sideId;
    const char* text;
};

/// In the language in force; empty for a side that is not in the table.
template <std::size_t N>
QString bySide(const std::array<BySide, N>& table, const char* context, std::string_view sideId) {
    const auto it = std::ranges::find(table, sideId, &BySide::sideId);
    return it == table.end() ? QString() : QCoreApplication::translate(context, it->text);
}

}  // namespace rokada::ui
