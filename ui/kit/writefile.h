// Writes files. All writing of the program goes through here.
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <functional>

class QByteArray;
class QImage;
class QIODevice;

namespace rokada::ui {

/// Success, or an error text of the system.
using Written = tl::expected<void, QString>;

/// Writes the file with the output of `fill` in one step: afterwards either the new content is on the disk and checked,
/// or the old file is unchanged. `fill` returns false if the device refused data or to cancel. Writers that ignore
/// failed writes (such as Qt's SVG generator, which leaves a hole) must write into memory first.
[[nodiscard]] Written writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill);
[[nodiscard]] Written writeFile(const QString& path, const QByteArray& content);

/// Uses the picture format of the file name suffix.
[[nodiscard]] Written writePicture(const QString& path, const QImage& picture);

}  // namespace rokada::ui
