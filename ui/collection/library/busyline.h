// Line of widgets for a long operation: its description, a progress bar, and a button that cancels it.
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace rokada::ui {

/// The line is hidden until `setProgress` shows it.
class BusyLine final : public QWidget {
    Q_OBJECT
public:
    /// `button` is the object name of the button.
    BusyLine(const char* button, QWidget* parent);

    /// Sets the description of the operation and the text of the button.
    void setWords(const QString& words, const QString& cancel);
    /// Shows the line with this progress in percent. Hides it at 100 or more.
    void setProgress(int percent);
    [[nodiscard]] QPushButton& button() { return *cancel_; }

signals:
    void cancelled();

private:
    QLabel* words_;
    QProgressBar* bar_;
    QPushButton* cancel_;
};

}  // namespace rokada::ui
