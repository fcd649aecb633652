// Converts identifiers of core to Qt strings.
#pragma once

#include <QString>

#include <string_view>

namespace rokada::ui {

/// Returns `text` as a QString. Precondition: `text` is ASCII.
[[nodiscard]] inline QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace rokada::ui
