// A card that tells what is special in a variant, with a board that demonstrates it. It lies over a panel and blocks
// nothing.
#pragma once

#include "rules/variant.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace rokada::ui {

class BoardPlayback;
class BoardWidget;
class Settings;

class IntroCard final : public QFrame {
    Q_OBJECT
public:
    explicit IntroCard(QWidget* parent);

    /// The board is drawn as the settings say; without motion it stands still. `placing`: reserve pieces are placed.
    void show(const VariantInfo& game, bool placing, const Settings& settings);
    /// Of a card of this width without its picture.
    [[nodiscard]] int heightOfWords(int width) const;
    /// With the picture in its full size.
    [[nodiscard]] int wholeHeight(int width) const;
    /// Makes its picture small enough, or leaves it out, so that a card of this width has room. Returns its height,
    /// which is more than `room` only if the words alone are.
    int fit(int width, int room);
    /// Only the title is left, until somebody unfolds it.
    void fold(bool folded);
    [[nodiscard]] bool folded() const { return folded_; }
    /// The picture stands still: somebody has begun to play.
    void rest();
    [[nodiscard]] QString text() const;
    [[nodiscard]] BoardPlayback* playback() { return playback_; }
    [[nodiscard]] QPushButton& rulesButton() { return *rules_; }

signals:
    void rulesWanted();
    void closed();
    /// Its height is another one now.
    void foldedOrUnfolded();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] static int largestPicture(int width);
    void retranslate();

    const VariantInfo* game_ = nullptr;
    bool placing_ = true;
    bool folded_ = false;
    QLabel* title_;
    QToolButton* fold_;
    BoardWidget* board_;
    QLabel* lines_;
    QPushButton* rules_;
    QPushButton* close_;
    BoardPlayback* playback_ = nullptr;
};

}  // namespace rokada::ui
