// One line about something that takes long: what it is, how far it is, and a button that stops it.
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace rokada::ui {

/// Hidden while nothing is going on.
class BusyLine final : public QWidget {
    Q_OBJECT
public:
    /// `button` is the name of the button.
    BusyLine(const char* button, QWidget* parent);

    void setWords(const QString& words, const QString& cancel);
    /// 100 and more: it is over.
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
