// What is shown before a game is chosen: the game to go on with, three ways to go elsewhere, and a card for each
// variant with its board alive.
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
    /// The game on top: the first one that waits, or one to begin with.
    [[nodiscard]] ResumeCard& hero() { return *hero_; }
    /// The first game comes on top, the first of the others that is over into a row. If some are `kept`, a button shows
    /// all of those.
    void setWaiting(std::vector<WaitingGame> games, std::size_t kept = 0);
    /// The next lesson and the next puzzles.
    struct Learning {
        QString lesson, lessonMore;
        QString puzzles, puzzlesMore;
    };
    void setLearning(const Learning& learning);
    void applyLooks(const Settings& settings);
    /// The card that was used last gets the keyboard; at first that of the variant that was played last, or the first.
    void focusCard(const VariantInfo& lastGame);
    /// How many cards stand beside one another.
    [[nodiscard]] int columns() const { return columns_; }

signals:
    void playWanted(const rokada::VariantInfo& game);
    void gameWanted(const rokada::ui::GameChoice& choice);
    void choiceWanted(const rokada::VariantInfo& game);
    void learnWanted(const rokada::VariantInfo& game);
    void rulesWanted(const rokada::VariantInfo& game);
    /// An empty file is the game behind the page.
    void continueWanted(const QString& file);
    /// All games that wait are to be shown.
    void allWaitingWanted();
    void nextLessonWanted();
    void puzzlesWanted();
    void openWanted();
    /// All boards are set up.
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
    StartRow* third_;  ///< the last game, or a file to open
    std::optional<WaitingGame> lastGame_;
    QPushButton* all_;      ///< beside the game on top
    std::size_t kept_ = 0;  ///< how many of these are in files
    std::size_t last_ = 0;  ///< the card that had the keyboard last
    bool used_ = false;     ///< some card has had it
    bool first_ = true;     ///< nothing was played yet
    int columns_ = 0;
    QTimer filling_;
};

}  // namespace rokada::ui
