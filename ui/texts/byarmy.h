// Sentences of which each side has its own, because other languages decline the names.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui {

struct BySide {
    std::string_view sideId;
    const char* text;
};

/// In the language in force; empty for a side that is not in the table.
template <std::size_t N>
QString bySide(const std::array<BySide, N>& table, const char* context, std::string_view sideId) {
    const auto it =
        std::find_if(table.begin(), table.end(), [&](const BySide& entry) { return entry.sideId == sideId; });
    return it == table.end() ? QString() : QCoreApplication::translate(context, it->text);
}

}  // namespace rokada::ui
