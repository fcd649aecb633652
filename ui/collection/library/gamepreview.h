// Preview beside the list. It shows the selected game and buttons for it.
#pragma once

#include "kit/sheetframe.h"
#include "library/previewreader.h"

#include <memory>

class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;

namespace rokada::ui {

class BoardWidget;
class LibraryModel;
class MenuButton;
class Settings;

class GamePreview final : public SheetFrame {
    Q_OBJECT
public:
    /// `settings` contains the look of the board and must outlive this object.
    GamePreview(const Settings& settings, QWidget* parent);
    ~GamePreview() override;

    /// Shows the texts of a row. Call `showBoard` later to add the board and the moves.
    void showGame(const LibraryModel& games, int row);
    /// Shows the board and the moves of the game. Does nothing unless exactly one game is selected.
    void showBoard(GamePreviewData preview);
    /// Shows the number of selected games instead of a game. `count` is 0 or greater than 1.
    void showCount(int count);
    /// Sets whether the collection can be used. If `free` is false, all buttons are disabled.
    void setFree(bool free);
    /// Sets whether the board and the moves are hidden because there is no room for them.
    void setBrief(bool brief);
    /// Returns the menu for the selected games.
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
    QScrollArea* scroll_;
    QWidget* body_;
    QWidget* words_ = nullptr;
    QWidget* buttons_ = nullptr;
    BoardWidget* board_;
    std::unique_ptr<Game> game_;
    QLabel* said_;  ///< text that is shown unless exactly one game is selected
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
