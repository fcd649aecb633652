// The banner beside the board that says who has won and why.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class EndBanner final : public QFrame {
    Q_OBJECT
public:
    explicit EndBanner(QWidget* parent);

    /// A whole sentence: who has won, and why.
    void announce(const QString& why);
    [[nodiscard]] QString why() const;

signals:
    void rematchWanted();
    /// The same with the players on other seats.
    void swapWanted();
    void newGameWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* why_;
    QPushButton* rematch_;
    QPushButton* swap_;
    QPushButton* other_;
    QPushButton* close_;
};

}  // namespace rokada::ui
