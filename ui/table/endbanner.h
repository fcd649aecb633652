// The banner at the foot of the board that says who has won and why.
#pragma once

#include <QFrame>

class QBoxLayout;
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
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void arrange();

    QBoxLayout* row_;
    QBoxLayout* buttons_;
    QLabel* why_;
    QPushButton* rematch_;
    QPushButton* swap_;
    QPushButton* other_;
    QPushButton* close_;
};

}  // namespace rokada::ui
