// Writes files. All writing of files in the program uses these functions.
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

/// Writes the output of `fill` to the file in one step. Afterwards the disk has either the new content, which has been
/// checked, or the unchanged old file. `fill` returns false to cancel, or if the device refused data. Some writers
/// ignore failed writes, for example Qt's SVG generator, which leaves a hole. They must write into memory first.
/// After a stop request, the old file stays.
[[nodiscard]] Written writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill,
                                const std::stop_token& stop = {});
[[nodiscard]] Written writeFile(const QString& path, const QByteArray& content, const std::stop_token& stop = {});

/// Returns the text that is shown while a file is being saved.
[[nodiscard]] QString savingText(const QString& path);
/// Writes the file on a worker thread, as `runOffThread` does.
[[nodiscard]] Written writeFileOffThread(QWidget* window, const QString& path, const QByteArray& content);

/// Writes a picture in the format of the suffix of the file name.
[[nodiscard]] Written writePicture(const QString& path, const QImage& picture);

}  // namespace rokada::ui
