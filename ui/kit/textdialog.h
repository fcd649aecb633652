// A window with a longer text to read.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QPushButton;

namespace rokada::ui {

class TextDialog final : public QDialog {
    Q_OBJECT
public:
    /// As high as its text, if the window is as high. Deletes itself when it is closed.
    TextDialog(const QString& title, const QString& html, QWidget* parent, int width = 560);

    /// Beside the one that closes it.
    QPushButton& addButton(const QString& text);
    /// Opens at the right edge of the window, where the board is not.
    void openAside();

private:
    QDialogButtonBox* buttons_;
};

}  // namespace rokada::ui
