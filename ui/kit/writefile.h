// The one way in which this program writes a file.
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <functional>

class QByteArray;
class QImage;
class QIODevice;

namespace rokada::ui {

/// Nothing more to say, or why it failed, in the words of the system.
using Written = tl::expected<void, QString>;

/// Puts what `fill` writes into the file of this name, in one step or not at all: either the new content is there, has
/// been handed to the disk and was looked at, or what was there before is untouched. `fill` answers false if
/// something was not taken by its device, or to give up. Writers that do not look after that (Qt's for SVG goes on
/// after a failed write and leaves a hole) write into memory first.
[[nodiscard]] Written writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill);
[[nodiscard]] Written writeFile(const QString& path, const QByteArray& content);

/// In the format that the ending of the name tells.
[[nodiscard]] Written writePicture(const QString& path, const QImage& picture);

}  // namespace rokada::ui
