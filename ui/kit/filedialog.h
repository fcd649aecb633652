// Dialog that asks for the name of a file.
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace rokada::ui {

/// Creates a file dialog that deletes itself when it is closed. Uses the dialog of the desktop, or Qt's own dialog in
/// the look of the program if the desktop has none. `filters` are separated by ";;".
[[nodiscard]] QFileDialog* newFileDialog(QWidget* parent, const QString& title, const QString& folder,
                                         const QString& filters = {});

}  // namespace rokada::ui
