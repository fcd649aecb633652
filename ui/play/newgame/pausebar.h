// Bar that is shown while the game is paused. Its button continues the game.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class PauseBar final : public QFrame {
    Q_OBJECT
public:
    explicit PauseBar(QWidget* parent);

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
