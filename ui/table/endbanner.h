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

    /// "1-0", and a whole sentence: who has won, and why.
    void announce(const QString& result, const QString& why);
    [[nodiscard]] QString why() const;

signals:
    /// From the first position on.
    void reviewWanted();
    void rematchWanted();
    /// The same with the players on other seats.
    void swapWanted();
    void newGameWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* result_;
    QLabel* why_;
    QPushButton* review_;
    QPushButton* rematch_;
    QPushButton* swap_;
    QPushButton* other_;
    QPushButton* close_;
};

}  // namespace rokada::ui
