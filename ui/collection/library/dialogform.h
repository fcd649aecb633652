// Common layout of the library's dialogs: a title, the content, and a row with a sentence and buttons.
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

/// Creates the layout of a dialog. The dialog owns all widgets. Buttons appear in the order in which they are added.
/// Add the primary button last.
class DialogForm {
public:
    enum class Button { Primary, Secondary, Quiet };

    DialogForm(QDialog& dialog, const QString& title);

    void add(QWidget* widget, int stretch = 0);
    void add(QLayout* part, int stretch = 0);
    /// Adds a summary or another short text to the left of the buttons.
    void addToFoot(QWidget* widget, int stretch = 1);
    /// Adds a button with the object name `name`. Only the primary button is the default button.
    QPushButton* addButton(const char* name, const QString& text, Button button);

private:
    QDialog& dialog_;
    QVBoxLayout* body_;
    QHBoxLayout* foot_;
};

/// Aligns the columns of a table. The first column contains text and takes the remaining width. The others contain
/// numbers, and their headings are aligned to the right.
void alignNumbers(QTableWidget& table);

/// Returns a bold label for the heading of a group.
[[nodiscard]] QLabel* headingOf(const QString& text, QWidget* parent);
/// Returns a label with word wrap and the colour of secondary text.
[[nodiscard]] QLabel* sentenceOf(const QString& text, QWidget* parent);

}  // namespace rokada::ui
