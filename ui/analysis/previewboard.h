// A small board beside the pointer: the position that a variation leads to.
#pragma once

#include "game/game.h"

#include <QFrame>

#include <memory>

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
    [[nodiscard]] const Game* game() const { return game_.get(); }

private:
    const Settings& settings_;
    std::unique_ptr<Game> game_;
    BoardWidget* board_;
};

}  // namespace rokada::ui
