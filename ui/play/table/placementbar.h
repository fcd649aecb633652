// Bar below the board during the placement of reserve pieces, with progress and buttons; and the curtain that hides the
// board between players.
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

    /// Shows the progress. With `secret`, nothing is played before all players are ready.
    void showProgress(const QString& words, bool secret, bool complete);
    /// Enables the button for the last placement.
    void setRemembers(bool remembers);
    /// Sets whether a suggestion is shown on the board, which the same button places.
    void setSuggested(bool suggested);
    [[nodiscard]] QString progress() const;
    [[nodiscard]] QPushButton& button(Wish wish) { return *buttons_[wish]; }
    void retranslate();

signals:
    /// Emitted when a button is pressed; `wish` is a value of `Wish`.
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

/// Covers its parent completely. Enter or its button lifts it.
class Curtain final : public QWidget {
    Q_OBJECT
public:
    explicit Curtain(QWidget* covered);

    void close(const QString& title, const QString& sentence, const QString& button, const QPixmap& sign);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QPushButton& button() { return *button_; }

signals:
    /// Emitted when the curtain has been lifted.
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
