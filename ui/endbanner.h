// The banner over the board that says who has won and why.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class EndBanner final : public QFrame {
    Q_OBJECT
public:
    explicit EndBanner(QWidget* parent);

    void announce(const QString& result, const QString& why);
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString why() const;

signals:
    void rematchWanted();
    void newGameWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* result_;
    QLabel* why_;
    QPushButton* rematch_;
    QPushButton* other_;
    QPushButton* close_;
};

}  // namespace rokada::ui
