// The banner beside the board that says who has won and why, and what may come next. In review it is one line.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace rokada::ui {

class EndBanner final : public QFrame {
    Q_OBJECT
public:
    explicit EndBanner(QWidget* parent);

    /// A whole sentence: who has won, and why. What stands before a colon is the headline. `players`: who played, where
    /// colours do not say it; else empty.
    void announce(const QString& verdict, const QString& players);
    [[nodiscard]] QString why() const { return verdict_; }
    /// One line without buttons, until it is unfolded.
    void fold(bool folded);
    [[nodiscard]] bool folded() const { return folded_; }
    /// The review has been made: it is only shown again.
    void setReviewed(bool reviewed);

signals:
    /// From the first position on.
    void reviewWanted();
    void rematchWanted();
    /// The same with the players on other seats.
    void swapWanted();
    void newGameWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void showWords();
    void retranslate();

    QString verdict_;
    QString players_;
    bool folded_ = false;
    bool reviewed_ = false;
    QLabel* headline_;
    QLabel* why_;
    QToolButton* fold_;
    QPushButton* rematch_;
    QPushButton* review_;
    QPushButton* other_;
    QPushButton* swap_;
};

}  // namespace rokada::ui
