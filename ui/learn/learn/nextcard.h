// Card with the next lesson, puzzle or ending of a learning page. It has a board, a title, a text and a start button.
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
    /// `side` is the side length of the board, in pixels at a font size of 15 pixels. `buttonName` is the object name
    /// of the start button.
    NextCard(double side, const char* buttonName, QWidget* parent);
    ~NextCard() override;

    /// Shows the position of `game`. The look of the board is that of the user's `settings` for the variant.
    void showBoard(Game game, const Settings& settings);
    /// Texts of the card: the place in the course, the title, and details (`more`). The label of an empty text is
    /// hidden.
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
