// Common layout of the dialogs of the library: a title, the content, and at the bottom a short text and buttons.
#pragma once

#include <QString>

class QDialog;
class QHBoxLayout;
class QLabel;
class QLayout;
class QPushButton;
class QTableWidget;
class QVBoxLayout;
class QWidget;

namespace rokada::ui {

/// Creates the layout in `dialog`, which owns all widgets. Buttons appear in the order in which they are added. Add the
/// primary button last.
class DialogForm {
public:
    enum class Button { Primary, Secondary, Quiet };

    DialogForm(QDialog& dialog, const QString& title);

    void add(QWidget* widget, int stretch = 0);
    void add(QLayout* part, int stretch = 0);
    /// Adds a widget, for example a short text, to the left of the buttons.
    void addToFoot(QWidget* widget, int stretch = 1);
    /// Adds a button with the object name `name`. The primary button is the default button of the dialog.
    QPushButton* addButton(const char* name, const QString& text, Button button);

private:
    QDialog& dialog_;
    QVBoxLayout* body_;
    QHBoxLayout* foot_;
};

/// Formats a table: the first column contains text and takes the remaining width, the others contain numbers and have
/// right-aligned headers.
void alignNumbers(QTableWidget& table);

/// Returns a bold label for the heading of a group.
[[nodiscard]] QLabel* headingOf(const QString& text, QWidget* parent);
/// Returns a label with word wrap and the colour of secondary text.
[[nodiscard]] QLabel* sentenceOf(const QString& text, QWidget* parent);

}  // namespace rokada::ui
