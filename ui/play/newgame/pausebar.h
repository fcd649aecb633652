// Bar that says that a game from the previous session is paused, with a button to resume it.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class PauseBar final : public QFrame {
    Q_OBJECT
public:
    explicit PauseBar(QWidget* parent);

    [[nodiscard]] QPushButton& button() { return *continue_; }

signals:
    void continueWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    QLabel* words_;
    QPushButton* continue_;
};

}  // namespace rokada::ui
