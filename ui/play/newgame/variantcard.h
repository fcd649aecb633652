// One variant on the start page: its board alive, its name, what it is, and buttons to play, to learn, and for more.
#pragma once

#include "rules/variant.h"

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
    /// Round its contents, in pixels.
    static constexpr int Margin = 8;

    VariantCard(const VariantInfo& info, QWidget* parent);

    [[nodiscard]] const VariantInfo& game() const { return info_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    /// nullptr before `fill`.
    [[nodiscard]] BoardPlayback* playback() { return playback_; }
    [[nodiscard]] QPushButton& playButton() { return *play_; }
    [[nodiscard]] QuickMenu& quickMenu() { return *quick_; }

    enum class Deed { Choose, Learn, Rules };
    /// This cannot be done here, and why.
    void disable(Deed deed, const QString& why);
    /// Sets the board up, which takes some milliseconds; until then its place is empty.
    void fill();
    /// Nothing moves, not even under the pointer.
    void setStill(bool still);
    /// Where its words stand.
    enum class Words { Below, Beside };

    /// How high a card of this width is beside its board.
    [[nodiscard]] int heightOfWords(int width) const;
    /// In which its words and buttons have room.
    [[nodiscard]] int leastWidth() const;
    void setBoardSide(int pixels);
    void setWords(Words words);

signals:
    void playWanted();
    /// One of the usual choices.
    void gameWanted(const rokada::ui::GameChoice& choice);
    /// Another opponent, clocks, rules.
    void choiceWanted();
    void learnWanted();
    void rulesWanted();
    /// An arrow key: to the card in that direction.
    void neighbourWanted(QPoint direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void layOutButtons();
    void retranslate();
    void attend();

    const VariantInfo& info_;
    QBoxLayout* parts_ = nullptr;  ///< board and words
    QBoxLayout* buttons_ = nullptr;
    BoardWidget* board_;
    BoardPlayback* playback_ = nullptr;
    QLabel* name_;
    QLabel* company_;
    QLabel* sentence_;
    QPushButton* play_;
    QToolButton* choose_;
    QuickMenu* quick_;
    QPushButton* learn_;
    bool still_ = false;
    bool pointed_ = false;
};

}  // namespace rokada::ui
