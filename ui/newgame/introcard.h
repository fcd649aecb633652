// A card that tells what is special in a variant, with a board that demonstrates it. It lies over a panel and blocks
// nothing.
#pragma once

#include "rules/variant.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class BoardPlayback;
class BoardWidget;
class Settings;

class IntroCard final : public QFrame {
    Q_OBJECT
public:
    explicit IntroCard(QWidget* parent);

    /// The board is drawn as the settings say; without motion it stands still.
    void show(const VariantInfo& game, const Settings& settings);
    /// Of a card of this width without its picture.
    [[nodiscard]] int heightOfWords(int width) const;
    /// Makes its picture small enough, or leaves it out, so that a card of this width has room. Returns its height,
    /// which is more than `room` only if the words alone are.
    int fit(int width, int room);
    /// The picture stands still: somebody has begun to play.
    void rest();
    [[nodiscard]] QString text() const;
    [[nodiscard]] BoardPlayback* playback() { return playback_; }
    [[nodiscard]] QPushButton& rulesButton() { return *rules_; }
    [[nodiscard]] QPushButton& closeButton() { return *close_; }

signals:
    void rulesWanted();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    const VariantInfo* game_ = nullptr;
    QLabel* title_;
    BoardWidget* board_;
    QLabel* lines_;
    QPushButton* rules_;
    QPushButton* close_;
    BoardPlayback* playback_ = nullptr;
};

}  // namespace rokada::ui
