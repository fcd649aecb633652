// Common layout of dialogs: title and list at the left, a sheet at the right, and a sentence beside the buttons.
#pragma once

#include <QWidget>

class QDialog;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

/// Widget that fills its dialog. Unused parts take no space.
class SplitDialogForm final : public QWidget {
    Q_OBJECT
public:
    explicit SplitDialogForm(QDialog& dialog);

    /// Sets the title inside the dialog, not the window title.
    void setTitle(const QString& title);
    /// Returns the column below the title, at the left.
    [[nodiscard]] QVBoxLayout& side() { return *sideColumn_; }
    /// Shows or hides the left side. Without it, the title is on the sheet.
    void setSideShown(bool shown);
    /// Returns the sheet at the right.
    [[nodiscard]] QWidget& main() { return *main_; }
    /// Returns the layout of the sheet's content.
    [[nodiscard]] QVBoxLayout& content() { return *content_; }
    /// Returns the label beside the buttons. It wraps its text.
    [[nodiscard]] QLabel& sentence() { return *sentence_; }
    /// Adds a label below the sentence.
    void addSentence(QLabel& label);
    /// Adds a button at the right. The last one should be the primary button.
    void addButton(QPushButton& button);

private:
    QLabel* title_;
    QLabel* mainTitle_;  ///< title on the sheet, shown while the left side is hidden
    QWidget* side_;
    QWidget* main_;
    QVBoxLayout* sideColumn_;
    QVBoxLayout* content_;
    QLabel* sentence_;
    QVBoxLayout* sentences_;
    QHBoxLayout* foot_;
};

}  // namespace rokada::ui
