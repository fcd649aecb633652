// Preview of the selected game, beside the list of games: board, players, first moves, and buttons for the game.
#pragma once

#include "kit/sheetframe.h"
#include "library/previewreader.h"

#include <memory>

class QLabel;
class QMenu;
class QPushButton;

namespace rokada::ui {

class BoardWidget;
class LibraryModel;
class MenuButton;
class Settings;
class VerticalScroll;

class GamePreview final : public SheetFrame {
    Q_OBJECT
public:
    /// `settings` contains the look of the board and must outlive this object.
    GamePreview(const Settings& settings, QWidget* parent);
    ~GamePreview() override;

    /// Shows the texts of a row of the list. The board and the moves follow later by `showBoard`.
    void showGame(const LibraryModel& games, int row);
    /// Shows the board and the moves of the selected game. Does nothing unless exactly one game is selected.
    void showBoard(GamePreviewData preview);
    /// Shows how many games are selected instead of a game. `count` is 0 or greater than 1.
    void showCount(int count);
    /// Enables or disables all buttons. `free` is false while another program has locked the collection.
    void setFree(bool free);
    /// Sets whether the board and the moves are hidden, because there is no space for them.
    void setBrief(bool brief);
    /// Returns the menu with actions for the selected games.
    [[nodiscard]] QMenu& menu() { return *menu_; }
    void retranslate();

signals:
    void openWanted();
    void reviewWanted();
    void printWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeWords();
    QWidget* makePlayers();
    QWidget* makeButtons();
    [[nodiscard]] QSize boardSize(int side, int widest) const;
    void arrange();
    void updateButtons();

    const Settings& settings_;
    VerticalScroll* scroll_;
    QWidget* body_;
    QWidget* words_ = nullptr;
    QWidget* buttons_ = nullptr;
    BoardWidget* board_;
    std::unique_ptr<Game> game_;
    QLabel* said_;  ///< text shown if no game or several games are selected
    QLabel* white_;
    QLabel* black_;
    QLabel* whiteElo_;
    QLabel* blackElo_;
    QLabel* whitePoints_;
    QLabel* blackPoints_;
    QLabel* about_;
    QLabel* opening_;
    QLabel* moves_;
    QPushButton* open_;
    QPushButton* review_;
    QPushButton* print_;
    MenuButton* more_;
    QMenu* menu_;
    int count_ = 0;
    bool free_ = true;
    bool brief_ = false;
};

}  // namespace rokada::ui
