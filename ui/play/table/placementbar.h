// Bar below the board while reserve pieces are placed. It shows the progress, and buttons for the placement. A curtain
// hides the board when it passes to the next player.
#pragma once

#include <QFrame>

#include <array>

class QLabel;
class QPushButton;

namespace rokada::ui {

class PlacementBar final : public QFrame {
    Q_OBJECT
public:
    enum Request { UsualPlaces, LikeLastTime, ByLot, Suggestion, Clear, Ready };
    static constexpr int Requests = Ready + 1;

    explicit PlacementBar(QWidget* parent);

    /// Shows the progress. If `secret` is true, shows the buttons for a secret placement: clear and ready. If
    /// `complete` is true, disables the buttons that place pieces, and enables the ready button.
    void showProgress(const QString& words, bool secret, bool complete);
    /// Enables or disables the button that repeats the last placement.
    void setRemembers(bool remembers);
    /// If true, a suggestion is shown on the board, and the suggestion button places it.
    void setSuggested(bool suggested);
    [[nodiscard]] QPushButton& button(Request request) { return *buttons_[request]; }
    void retranslate();

signals:
    /// Emitted when the user presses a button. `request` is a value of `Request`.
    void wanted(int request);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* words_;
    std::array<QPushButton*, Requests> buttons_{};
    bool remembers_ = false;
    bool complete_ = false;
    bool suggested_ = false;
};

/// Curtain that covers its parent completely. Enter or its button lifts it.
class Curtain final : public QWidget {
    Q_OBJECT
public:
    explicit Curtain(QWidget* covered);

    void close(const QString& title, const QString& sentence, const QString& button, const QPixmap& sign);

signals:
    /// Emitted when the user has lifted the curtain.
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
