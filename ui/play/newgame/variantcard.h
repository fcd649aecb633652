// Card of a variant on the start page: a moving board, name, description, and buttons to play, to learn and for more.
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
    /// Margin around the contents, in pixels.
    static constexpr int Margin = 8;

    VariantCard(const VariantInfo& info, QWidget* parent);

    [[nodiscard]] const VariantInfo& game() const { return info_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    /// Returns nullptr until `fill` was called.
    [[nodiscard]] BoardPlayback* playback() { return playback_; }
    [[nodiscard]] QPushButton& playButton() { return *play_; }
    [[nodiscard]] QuickMenu& quickMenu() { return *quick_; }

    enum class Deed { Choose, Learn, Rules };
    /// Disables a button or menu entry and shows `why` as the reason.
    void disable(Deed deed, const QString& why);
    /// Sets up the board, which takes some milliseconds. Until then its place is empty.
    void fill();
    /// Stops the playback on the board, even while the card is hovered.
    void setStill(bool still);
    /// Place of the texts in relation to the board.
    enum class Words { Below, Beside };

    /// Returns the height in pixels of texts and buttons in a column of `width` pixels.
    [[nodiscard]] int heightOfWords(int width) const;
    /// Returns the minimum width of texts and buttons, in pixels.
    [[nodiscard]] int leastWidth() const;
    void setBoardSide(int pixels);
    void setWords(Words words);

signals:
    void playWanted();
    /// Emitted when a common game of the quick menu is chosen.
    void gameWanted(const rokada::ui::GameChoice& choice);
    /// Emitted when the dialog for opponent, clocks and rules is requested.
    void choiceWanted();
    void learnWanted();
    void rulesWanted();
    /// Emitted when an arrow key is pressed, to move the focus to the card in that direction.
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
    QBoxLayout* parts_ = nullptr;  ///< the board and the texts
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
