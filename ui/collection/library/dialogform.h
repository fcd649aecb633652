// The form of the library's dialogs: a title at the left, what it is about, a sentence beside the buttons.
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

/// Lays out a dialog. Buttons stand in the order in which they are added; the primary one should be the last.
class DialogForm {
public:
    enum class Button { Primary, Secondary, Quiet };

    DialogForm(QDialog& dialog, const QString& title);

    void add(QWidget* widget, int stretch = 0);
    void add(QLayout* part, int stretch = 0);
    /// The sentence that sums up, or another short line.
    void addToFoot(QWidget* widget, int stretch = 1);
    QPushButton* addButton(const char* name, const QString& text, Button button);

private:
    QDialog& dialog_;
    QVBoxLayout* body_;
    QHBoxLayout* foot_;
};

/// The first column takes the room that is left; all others have numbers, below headings at the right.
void alignNumbers(QTableWidget& table);

/// Bold, above what belongs together.
[[nodiscard]] QLabel* headingOf(const QString& text, QWidget* parent);
/// A sentence in second tone; wraps.
[[nodiscard]] QLabel* sentenceOf(const QString& text, QWidget* parent);

}  // namespace rokada::ui
