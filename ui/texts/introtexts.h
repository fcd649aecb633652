// What is special in each game, in five short lines for somebody who sees it for the first time.
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace rokada::ui {

/// Empty for a game without such lines.
[[nodiscard]] QStringList highlights(std::string_view variant);

}  // namespace rokada::ui
