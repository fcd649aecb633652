// Card of a variant on the start page. It contains a board, the name, a description, and buttons to play, to learn, and
// for other actions. A sample game can be played back on the board.
#pragma once

#include "rules/variant.h"
#include "session/gamechoice.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace rokada::ui {

class BoardPlayback;
class BoardWidget;
class QuickMenu;
struct GameChoice;

class VariantCard final : public QFrame {
    Q_OBJECT
public:
    /// Margin around the contents, in pixels.
    static constexpr int Margin = 10;

    VariantCard(const VariantInfo& info, QWidget* parent);

    [[nodiscard]] const VariantInfo& game() const { return info_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    /// Returns the playback on the board, or nullptr until `fill` is called.
    [[nodiscard]] BoardPlayback* playback() { return playback_; }

    /// Sets the game that the button "Play" starts, and the clocks that the quick menu offers first.
    void setChoice(const GameChoice& choice, const std::vector<TimeControl>& peopleTimes,
                   const std::vector<TimeControl>& computerTimes);

    enum class Action { Choose, Learn, Rules };
    /// Disables a button or menu entry. `why` becomes its tool tip.
    void disable(Action action, const QString& why);
    /// Creates the board's position and playback. This takes some milliseconds. The place of the board is empty before
    /// the call.
    void fill();
    /// If `still` is true, the board never plays back its game, even while the card is hovered.
    void setStill(bool still);
    /// Place of the texts relative to the board.
    enum class Words { Below, Beside };

    /// Returns the height in pixels of the texts and buttons in a column of `width` pixels.
    [[nodiscard]] int heightOfWords(int width) const;
    /// Returns the minimum width in pixels of the texts and buttons.
    [[nodiscard]] int minWidth() const;
    void setBoardSide(int pixels);
    void setWords(Words words);

signals:
    void playWanted();
    /// Emitted when the user chooses a common game in the quick menu.
    void gameWanted(const rokada::ui::GameChoice& choice);
    /// Emitted when the user requests the dialog for opponent, clocks and rules.
    void choiceWanted();
    void learnWanted();
    void rulesWanted();
    /// Emitted when the user presses an arrow key, to move the focus to the next card in that direction.
    void neighbourWanted(QPoint direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void layOutButtons();
    void retranslate();
    void showChoice();
    [[nodiscard]] QString usualLine() const;
    [[nodiscard]] int playWidth(const QString& text) const;
    void updateAttention();

    const VariantInfo& info_;
    GameChoice choice_;            ///< game that the button "Play" starts
    QBoxLayout* parts_ = nullptr;  ///< layout of the board and the texts
    QBoxLayout* buttons_ = nullptr;
    BoardWidget* board_;
    BoardPlayback* playback_ = nullptr;
    QLabel* name_;
    QLabel* players_;
    QLabel* sentence_;
    QPushButton* play_;
    QToolButton* choose_;
    QuickMenu* quick_;
    QPushButton* learn_;
    bool still_ = false;
    bool pointed_ = false;
};

}  // namespace rokada::ui
