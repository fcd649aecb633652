// What comes next on a part of the page for learning: a board, a title, words, and the button that begins.
#pragma once

#include "game/game.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class BoardWidget;
class FlowRow;
class Settings;

class NextCard final : public QWidget {
    Q_OBJECT
public:
    /// `side` of the board as the design draws it.
    NextCard(double side, const char* buttonName, QWidget* parent);
    ~NextCard() override;

    /// The board has the look that the settings have for the game.
    void showBoard(Game game, const Settings& settings);
    /// Where it belongs, what it is, and more about it; empty lines take no room.
    struct Words {
        QString place, title, more;
    };
    void setWords(const Words& words);
    [[nodiscard]] QPushButton& button() { return *button_; }
    void addBesideButton(QWidget* widget);
    void addBelow(QWidget* widget);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    double side_;
    BoardWidget* board_;
    std::unique_ptr<Game> game_;
    QLabel* place_;
    QLabel* title_;
    QLabel* more_;
    QPushButton* button_;
    QBoxLayout* parts_;
    QVBoxLayout* words_;
    FlowRow* buttons_;
};

}  // namespace rokada::ui
