// Card at the top of the start page for one game: the game to resume, or a new game if no game is waiting. It shows the
// position, a description, and a button to start or resume the game.
#pragma once

#include "newgame/waitinggame.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class BoardWidget;

class ResumeCard final : public QWidget {
    Q_OBJECT
public:
    /// Action of the button: start a new game, or continue a waiting game. A waiting game is one that can be resumed or
    /// reviewed.
    enum class Action { Start, Continue };

    /// `other` is a widget that is placed beside the button.
    ResumeCard(WaitingGame waiting, Action action, QWidget* other, QWidget* parent);

    [[nodiscard]] const QString& file() const { return waiting_.file; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] BoardWidget& board() { return *board_; }
    /// Sets the width and height of the board, in pixels.
    void setPicture(int side);

signals:
    void continueWanted(const QString& file);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString extent() const;
    [[nodiscard]] Side onlyPerson() const;

    WaitingGame waiting_;
    Action action_;
    BoardWidget* board_;
    QLabel* extent_;
    QLabel* name_;
    QLabel* place_;
    QLabel* clocks_;
    QPushButton* continue_;
};

}  // namespace rokada::ui
