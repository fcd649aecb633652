// What is special in each variant, in five short lines for people who see it for the first time.
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace rokada::ui {

/// Empty for a variant without such lines.
/// Of placing reserve pieces only where that is done.
[[nodiscard]] QStringList highlights(std::string_view variant, bool placing = true);

}  // namespace rokada::ui
