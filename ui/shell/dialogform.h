// The form of dialogs: a list at the left under the title, a sheet at the right, a sentence beside the buttons.
#pragma once

#include <QWidget>

class QDialog;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

/// Fills its dialog. Parts that are not used take no room.
class DialogForm final : public QWidget {
    Q_OBJECT
public:
    explicit DialogForm(QDialog& dialog);

    void setTitle(const QString& title);
    /// Below the title, on the ground of the window.
    [[nodiscard]] QVBoxLayout& side() { return *sideColumn_; }
    /// Without the side the title stands on the sheet.
    void setSideShown(bool shown);
    /// The sheet.
    [[nodiscard]] QWidget& main() { return *main_; }
    [[nodiscard]] QVBoxLayout& content() { return *content_; }
    /// The sentence beside the buttons; wraps.
    [[nodiscard]] QLabel& sentence() { return *sentence_; }
    /// Another sentence below it.
    void addSentence(QLabel& label);
    /// At the right, the last one is the primary one.
    void addButton(QPushButton& button);

private:
    QLabel* title_;
    QLabel* mainTitle_;  ///< while there is no side
    QWidget* side_;
    QWidget* main_;
    QVBoxLayout* sideColumn_;
    QVBoxLayout* content_;
    QLabel* sentence_;
    QVBoxLayout* sentences_;
    QHBoxLayout* foot_;
};

}  // namespace rokada::ui
