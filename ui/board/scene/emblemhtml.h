// Inserts emblems (signs of sides) as images into rich text, for variants with more than two sides.
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace rokada::ui {

/// Returns an image tag for the emblem of a side. The widget that shows the text supplies the picture.
[[nodiscard]] QString emblemHtml(std::string_view sideId);
/// Returns the names of all emblem images in a text, without repetitions.
[[nodiscard]] QStringList emblemsIn(const QString& html);
/// Returns the id of the side whose emblem has this image name. Returns an empty string for other images.
[[nodiscard]] std::string emblemSide(const QString& image);

}  // namespace rokada::ui
