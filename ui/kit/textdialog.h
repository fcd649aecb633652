// A dialog that shows a longer text.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QPushButton;

namespace rokada::ui {

class TextDialog final : public QDialog {
    Q_OBJECT
public:
    /// Its height follows the text, up to a part of the window height. Deletes itself when closed. `width` is in
    /// pixels.
    TextDialog(const QString& title, const QString& html, QWidget* parent, int width = 560);

    /// Adds a button beside the close button.
    QPushButton& addButton(const QString& text);
    /// Opens the dialog at the right edge of the window, away from the board.
    void openAside();

private:
    QDialogButtonBox* buttons_;
};

}  // namespace rokada::ui
