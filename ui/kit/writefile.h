// Writes files. All code of `ui` that writes files uses these functions.
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <functional>
#include <stop_token>

class QByteArray;
class QImage;
class QIODevice;
class QWidget;

namespace rokada::ui {

/// Result of writing a file: success, or an error text.
using Written = tl::expected<void, QString>;

/// Writes the output of `fill` to the file in one step. Afterwards the disk has either the complete new content or the
/// unchanged old file. `fill` returns false to cancel, or if the device has refused data. A writer that ignores refused
/// data, such as Qt's SVG generator, must write into memory first. After a request through `stop`, the old file stays.
[[nodiscard]] Written writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill,
                                const std::stop_token& stop = {});
[[nodiscard]] Written writeFile(const QString& path, const QByteArray& content, const std::stop_token& stop = {});

/// Returns the text that is shown while a file is being saved.
[[nodiscard]] QString savingText(const QString& path);
/// Writes the file on a worker thread and waits for its end, as `runOffThread` (kit/offthread.h) does.
[[nodiscard]] Written writeFileOffThread(QWidget* window, const QString& path, const QByteArray& content);

/// Writes a picture in the format given by the suffix of the file name.
[[nodiscard]] Written writePicture(const QString& path, const QImage& picture);

}  // namespace rokada::ui
