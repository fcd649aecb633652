// A small board beside the pointer: the position that a variation leads to, or the variation played out.
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
    /// The settings must outlive it.
    PreviewBoard(const Settings& settings, QWidget* parent);
    ~PreviewBoard() override;

    /// Looks like the board of the window, and lies beside `place` of the screen, never on it.
    void show(Game game, const BoardDisplay& like, const QRect& place);
    /// The same, from here on one move after the other.
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
    std::vector<Move> moves_;  ///< still to be played, the next one last
};

}  // namespace rokada::ui
