// Sentences of which each army has its own, because other languages decline the names.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui {

struct ByArmy {
    std::string_view army;
    const char* text;
};

/// In the language in force; empty for an army that is not in the table.
template <std::size_t N>
QString byArmy(const std::array<ByArmy, N>& table, const char* context, std::string_view army) {
    const auto it = std::find_if(table.begin(), table.end(), [&](const ByArmy& entry) { return entry.army == army; });
    return it == table.end() ? QString() : QCoreApplication::translate(context, it->text);
}

}  // namespace rokada::ui
