// Bar below the board while players place their reserve pieces. It shows the progress, and buttons that place pieces
// automatically. In a secret placement, a curtain hides the board until the next player sits in front of it.
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

    /// Shows the progress. `secret` tells whether the placement is secret: it determines which buttons are visible. If
    /// `complete` is true, disables the buttons that place pieces, and enables the ready button.
    void showProgress(const QString& words, bool secret, bool complete);
    /// Enables or disables the button that repeats the placement of an earlier game.
    void setRemembers(bool remembers);
    /// Sets whether the board shows a suggestion. If it does, the suggestion button has the text for accepting it.
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

/// Curtain that covers its parent widget completely, to hide a secret placement. Enter or its button removes it.
class Curtain final : public QWidget {
    Q_OBJECT
public:
    explicit Curtain(QWidget* covered);

    void close(const QString& title, const QString& sentence, const QString& button, const QPixmap& sign);

signals:
    /// Emitted when the user has removed the curtain.
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
