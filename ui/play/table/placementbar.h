// The bar below the board while reserve pieces are placed: how many are placed, and buttons that place the
// rest; and the curtain that hides the board while it is handed from one person to another.
#pragma once

#include <QFrame>

#include <array>

class QLabel;
class QPushButton;

namespace rokada::ui {

class PlacementBar final : public QFrame {
    Q_OBJECT
public:
    enum Wish { UsualPlaces, LikeLastTime, ByLot, Suggestion, Clear, Ready };
    static constexpr int Wishes = Ready + 1;

    explicit PlacementBar(QWidget* parent);

    /// In secret placement nothing is played before all players are ready.
    void showProgress(const QString& words, bool secret, bool complete);
    /// It is known how the reserve pieces were placed last time.
    void setRemembers(bool remembers);
    /// A suggestion is seen on the board: the same button places it.
    void setSuggested(bool suggested);
    [[nodiscard]] QString progress() const;
    [[nodiscard]] QPushButton& button(Wish wish) { return *buttons_[wish]; }
    void retranslate();

signals:
    void wanted(int wish);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* words_;
    std::array<QPushButton*, Wishes> buttons_{};
    bool remembers_ = false;
    bool complete_ = false;
    bool suggested_ = false;
};

/// Covers everything of its parent. Enter, or its button, lifts it.
class Curtain final : public QWidget {
    Q_OBJECT
public:
    explicit Curtain(QWidget* covered);

    void close(const QString& title, const QString& sentence, const QString& button, const QPixmap& sign);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QPushButton& button() { return *button_; }

signals:
    void lifted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* sign_;
    QLabel* title_;
    QLabel* sentence_;
    QPushButton* button_;
};

}  // namespace rokada::ui
