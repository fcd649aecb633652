// Strip below the list of moves, in variants with teams of partners. It names the player to move and the next player.
// After an elimination, it also tells who is out and what a team still needs to win.
#pragma once

#include "scene/pieceart.h"

#include "base/basics.h"

#include <QWidget>

namespace rokada::ui {

class BoardWidget;
struct BoardScene;

class TurnStrip final : public QWidget {
    Q_OBJECT
public:
    /// `board` must outlive the strip.
    TurnStrip(const BoardWidget& board, QWidget* parent);

    /// Sets whether the strip is used, which is so in variants with teams of partners.
    void setWanted(bool wanted);
    /// Updates the words and the visibility. The strip is hidden after the end of the game.
    void follow();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString wordsOf(const BoardScene& scene) const;
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] QRect newsRoom(int width) const;
    void setWords(const QString& words, const QString& news);

    const BoardWidget& board_;
    bool wanted_ = false;
    QString words_;  ///< player to move and next player; empty after the end of the game
    QString news_;   ///< sentences about an elimination; empty while all players are in the game
    Side mover_ = NoSide;
    PieceArt art_;
};

}  // namespace rokada::ui
