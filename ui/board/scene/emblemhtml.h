// Emblems of sides as images in rich text, for variants with more than two sides.
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace rokada::ui {

/// Returns an image tag. The widget that shows the text supplies the picture.
[[nodiscard]] QString emblemHtml(std::string_view sideId);
/// Returns the names of all emblem images in a text, without repetitions.
[[nodiscard]] QStringList emblemsIn(const QString& html);
/// Returns the side of an image name; empty if it is not an emblem.
[[nodiscard]] std::string emblemSide(const QString& image);

}  // namespace rokada::ui
