// A dialog that shows a longer text.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QPushButton;

namespace rokada::ui {

class TextDialog final : public QDialog {
    Q_OBJECT
public:
    /// Creates a dialog as high as its text, up to a part of the window height. The dialog deletes itself when it is
    /// closed. `width` is in pixels.
    TextDialog(const QString& title, const QString& html, QWidget* parent, int width = 560);

    /// Adds a button beside the close button.
    QPushButton& addButton(const QString& text);
    /// Opens the dialog at the right edge of the window, so that the board stays visible.
    void openAside();

private:
    QDialogButtonBox* buttons_;
};

}  // namespace rokada::ui
