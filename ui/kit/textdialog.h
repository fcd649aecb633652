// A window with a longer text to read.
#pragma once

#include <QDialog>

namespace rokada::ui {

class TextDialog final : public QDialog {
    Q_OBJECT
public:
    /// Deletes itself when it is closed.
    TextDialog(const QString& title, const QString& html, QWidget* parent);
};

}  // namespace rokada::ui
