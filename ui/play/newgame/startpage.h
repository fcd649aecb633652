// Start page. At the top, it has a card for the game to resume, and rows for lessons, puzzles and the last finished
// game. Below, it has a card for each variant, on whose board a sample game can be played back.
#pragma once

#include "kit/verticalscroll.h"
#include "newgame/resumecard.h"
#include "newgame/startrow.h"
#include "newgame/variantcard.h"
#include "rules/variant.h"

#include <QTimer>

#include <optional>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

struct GameChoice;
class Settings;

class StartPage final : public VerticalScroll {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent);

    [[nodiscard]] const std::vector<VariantCard*>& cards() const { return cards_; }
    /// Shows `games.front()` in the card at the top, or a new game if `games` is empty. The row of the last finished
    /// game shows the first finished one of the remaining games. `kept` is the number of games in files. If it is
    /// positive, a button opens the list of these games.
    void setWaiting(std::vector<WaitingGame> games, std::size_t kept = 0);
    /// Titles and second lines of the rows for the next lesson and the next puzzles. A row with an empty title is
    /// hidden.
    struct Learning {
        QString lesson, lessonMore;
        QString puzzles, puzzlesMore;
    };
    void setLearning(const Learning& learning);
    /// Disables all buttons that open the dialog for a new game. `why` becomes their tool tip.
    void disableChoice(const QString& why);
    void applyLooks(const Settings& settings);
    /// Moves the focus to the card of the variant that was used last. In the first call, this is the card of
    /// `lastGame`, or the first card if `lastGame` has none.
    void focusCard(const VariantInfo& lastGame);
    /// Returns the number of variants' cards in a row.
    [[nodiscard]] int columns() const { return columns_; }
    /// Returns true once `filled` was emitted.
    [[nodiscard]] bool isFilled() const { return filled_; }

signals:
    void playWanted(const rokada::VariantInfo& game);
    /// Emitted when the user starts the game that the page proposes if no game is waiting.
    void firstGameWanted(const rokada::VariantInfo& game);
    void gameWanted(const rokada::ui::GameChoice& choice);
    void choiceWanted(const rokada::VariantInfo& game);
    void learnWanted(const rokada::VariantInfo& game);
    void rulesWanted(const rokada::VariantInfo& game);
    /// Emitted when the user resumes a game. `file` is empty for the game that the page covers.
    void continueWanted(const QString& file);
    /// Emitted when the user requests the list of all unfinished games.
    void allWaitingWanted();
    void nextLessonWanted();
    void puzzlesWanted();
    void openWanted();
    /// Emitted when the boards of all cards are set up.
    void filled();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeCards();
    void arrange();
    void makeRows();
    void showHero(WaitingGame game);
    void sizeCards(VariantCard::Words words, int board, int width);
    void retranslate();
    void place(int columns);
    void fillNext();
    void walk(std::size_t from, QPoint direction);
    [[nodiscard]] int heroSide() const;

    QWidget* page_;
    QHBoxLayout* top_;
    QVBoxLayout* rows_;
    QLabel* heading_;
    QGridLayout* grid_;
    std::vector<VariantCard*> cards_;
    ResumeCard* hero_ = nullptr;  ///< card at the top; shows the first waiting game, or a new game if no game is
                                  ///< waiting
    StartRow* lesson_;
    StartRow* puzzles_;
    StartRow* third_;  ///< row of the last finished game, or "open a file" if there is none
    std::optional<WaitingGame> lastGame_;
    QPushButton* all_;      ///< button in the card at the top: list of all unfinished games, or dialog for a new game
    QString noChoice_;      ///< tool tip of the disabled buttons of `disableChoice`; empty if they are enabled
    std::size_t kept_ = 0;  ///< number of waiting games in files
    std::size_t last_ = 0;  ///< index of the card that had the focus last
    bool used_ = false;     ///< true if `focusCard` was called
    bool filled_ = false;   ///< true once `filled` was emitted
    bool first_ = true;     ///< true if no game is waiting
    int columns_ = 0;
    QTimer filling_;
};

}  // namespace rokada::ui
