// A game that waits on the start page: its position in small, what is known of it, and a button to resume it.
#pragma once

#include "newgame/waitinggame.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class BoardWidget;

class ResumeCard final : public QFrame {
    Q_OBJECT
public:
    ResumeCard(WaitingGame waiting, QWidget* parent);

    [[nodiscard]] const QString& file() const { return waiting_.file; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] QPushButton& button() { return *continue_; }
    /// How high cards in letters like these are, with room for all that is said of a game; a place that waits for a
    /// card is as high.
    [[nodiscard]] static int usualHeight(const QWidget& around);
    /// The picture of the position is as large as the card allows.
    void setHeight(int pixels);

signals:
    void continueWanted(const QString& file);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void colour();
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString extent() const;
    [[nodiscard]] Side onlyPerson() const;

    WaitingGame waiting_;
    BoardWidget* board_;
    QLabel* name_;
    QLabel* place_;
    QLabel* extent_;
    QLabel* clocks_;
    QPushButton* continue_;
};

}  // namespace rokada::ui
