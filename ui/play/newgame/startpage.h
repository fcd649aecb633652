// What is shown before a game is chosen: a card for each variant with its board alive, and above them the games that
// can be resumed, or the place for them.
#pragma once

#include "newgame/resumecard.h"
#include "newgame/variantcard.h"
#include "rules/variant.h"

#include <QScrollArea>
#include <QTimer>

#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace rokada::ui {

struct GameChoice;
class Settings;

class StartPage final : public QScrollArea {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent);

    [[nodiscard]] const std::vector<VariantCard*>& cards() const { return cards_; }
    [[nodiscard]] const std::vector<ResumeCard*>& resumeCards() const { return resumeCards_; }
    /// A card for each game, three at most. If some are `kept`, a button shows all of those.
    void setWaiting(std::vector<WaitingGame> games, std::size_t kept = 0);
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

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeCards();
    void arrange();
    void sizeCards(VariantCard::Words words, int board, int width);
    void alignResume(int width);
    void retranslate();
    [[nodiscard]] int resumeHeight() const;
    void place(int columns);
    void fillNext();
    void walk(std::size_t from, QPoint direction);
    [[nodiscard]] int cardHeight(int rows) const;
    [[nodiscard]] int boardSide(int cardWidth, int rows) const;
    [[nodiscard]] int boardSideBeside(int cardWidth, int rows) const;

    QWidget* page_;
    QHBoxLayout* resumeRow_;
    QGridLayout* grid_;
    std::vector<VariantCard*> cards_;
    std::vector<ResumeCard*> resumeCards_;
    QLabel* vacant_;        ///< where games will wait: the cards below keep their places when the first one comes
    QPushButton* all_;      ///< beside the cards of games that wait
    std::size_t kept_ = 0;  ///< how many of these are in files
    std::size_t last_ = 0;  ///< the card that had the keyboard last
    bool used_ = false;     ///< some card has had it
    int columns_ = 0;
    QTimer filling_;
};

}  // namespace rokada::ui
