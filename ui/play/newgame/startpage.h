// Start page: the game to resume, rows for lessons, puzzles and the last game, and a card with a moving board for each
// variant.
#pragma once

#include "newgame/resumecard.h"
#include "newgame/startrow.h"
#include "newgame/variantcard.h"
#include "rules/variant.h"

#include <QScrollArea>
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

class StartPage final : public QScrollArea {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent);

    [[nodiscard]] const std::vector<VariantCard*>& cards() const { return cards_; }
    /// Returns the card at the top: the first waiting game, or a new game if none waits.
    [[nodiscard]] ResumeCard& hero() { return *hero_; }
    /// Shows the first game at the top and the first finished one of the others in a row. `kept` is the number of games
    /// in files; unless it is 0, a button opens the list of them.
    void setWaiting(std::vector<WaitingGame> games, std::size_t kept = 0);
    /// Titles and second lines of the rows for the next lesson and the next puzzles.
    struct Learning {
        QString lesson, lessonMore;
        QString puzzles, puzzlesMore;
    };
    void setLearning(const Learning& learning);
    /// Disables all ways to choose an opponent, and shows `why` as the reason.
    void disableChoice(const QString& why);
    void applyLooks(const Settings& settings);
    /// Gives the focus to the card used last. The first call chooses the card of `lastGame`, or the first card.
    void focusCard(const VariantInfo& lastGame);
    /// Returns the number of cards per row.
    [[nodiscard]] int columns() const { return columns_; }

signals:
    void playWanted(const rokada::VariantInfo& game);
    void gameWanted(const rokada::ui::GameChoice& choice);
    void choiceWanted(const rokada::VariantInfo& game);
    void learnWanted(const rokada::VariantInfo& game);
    void rulesWanted(const rokada::VariantInfo& game);
    /// Emitted to resume a game. An empty `file` means the game behind the page.
    void continueWanted(const QString& file);
    /// Emitted when the list of all waiting games is requested.
    void allWaitingWanted();
    void nextLessonWanted();
    void puzzlesWanted();
    void openWanted();
    /// Emitted when all boards are set up.
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
    ResumeCard* hero_ = nullptr;
    StartRow* lesson_;
    StartRow* puzzles_;
    StartRow* third_;  ///< the last finished game, or "open a file"
    std::optional<WaitingGame> lastGame_;
    QPushButton* all_;      ///< button beside the game at the top
    QString noChoice_;      ///< reason why no opponent can be chosen
    std::size_t kept_ = 0;  ///< number of waiting games in files
    std::size_t last_ = 0;  ///< index of the card that had the focus last
    bool used_ = false;     ///< `focusCard` was called
    bool first_ = true;     ///< no game is waiting
    int columns_ = 0;
    QTimer filling_;
};

}  // namespace rokada::ui
