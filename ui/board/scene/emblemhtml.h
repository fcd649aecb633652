// The sign of a side in lines of rich text, where more than two sides move in turn.
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace rokada::ui {

/// An image of this name; who shows the text has the picture.
[[nodiscard]] QString emblemHtml(std::string_view sideId);
/// The names of all such images in a text, each once.
[[nodiscard]] QStringList emblemsIn(const QString& html);
/// The side whose sign an image of this name is; empty if it is none.
[[nodiscard]] std::string emblemSide(const QString& image);

}  // namespace rokada::ui
