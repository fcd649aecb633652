// Small board beside a variation. It shows the position after the variation, or plays the moves of the variation.
#pragma once

#include "game/game.h"
#include "kit/delay.h"

#include <QFrame>

#include <memory>
#include <vector>

namespace rokada::ui {

class BoardDisplay;
class BoardWidget;
class Settings;

class PreviewBoard final : public QFrame {
    Q_OBJECT
public:
    /// `settings` must outlive this object.
    PreviewBoard(const Settings& settings, QWidget* parent);
    ~PreviewBoard() override;

    /// Shows the position of `game` with the look of the board `like`. The preview appears beside the rectangle
    /// `place`, in screen coordinates, without covering it.
    void show(Game game, const BoardDisplay& like, const QRect& place);
    /// Shows the position like `show`, then plays the moves one after the other.
    void play(Game game, std::vector<Move> moves, const BoardDisplay& like, const QRect& place);
    [[nodiscard]] const Game* game() const { return game_.get(); }

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void put(std::unique_ptr<Game> game);
    void step();

    const Settings& settings_;
    std::unique_ptr<Game> game_;
    BoardWidget* board_;
    Delay stepping_;
    std::vector<Move> moves_;  ///< remaining moves in reverse order
};

}  // namespace rokada::ui
