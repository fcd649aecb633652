// Card for the next task of a learning page: board, title, text and start button.
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
    /// `side` is the board's side as a design length.
    NextCard(double side, const char* buttonName, QWidget* parent);
    ~NextCard() override;

    /// Shows a board with the look that the settings define for the variant.
    void showBoard(Game game, const Settings& settings);
    /// Place in the course, title and details; empty lines take no room.
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
