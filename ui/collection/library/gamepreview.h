// The sheet beside the list: the selected game, and what can be done with it.
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
    /// The look of boards is in the settings, which must outlive it.
    GamePreview(const Settings& settings, QWidget* parent);
    ~GamePreview() override;

    /// Words of the row at once; the board and the moves follow with `showBoard`.
    void showGame(const LibraryModel& games, int row);
    void showBoard(GamePreviewData preview);
    /// No game, or more than one, is selected.
    void showCount(int count);
    /// Games can be opened now.
    void setFree(bool free);
    /// Without a board, where there is no room for it.
    void setBrief(bool brief);
    /// The menu of selected games.
    [[nodiscard]] QMenu& menu() { return *menu_; }
    [[nodiscard]] const BoardWidget& board() const { return *board_; }
    [[nodiscard]] QPushButton& openButton() { return *open_; }
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
    QLabel* said_;  ///< in place of a game
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
