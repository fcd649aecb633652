// Sentences about teams of partners: their names, an elimination, and what a team still needs to win.
#pragma once

#include "game/game.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

struct BoardScene;

/// Returns the names of players of a team, for example "Anna and Red".
[[nodiscard]] QString teamNames(const BoardScene& scene, const std::vector<Side>& members);

/// Returns which player was eliminated in the last round, and which enemy a team must still eliminate to win. Returns
/// no sentences while all players are in the game, and after its end. `scene` is the scene of `game`.
[[nodiscard]] QStringList teamNews(const Game& game, const BoardScene& scene);

}  // namespace rokada::ui
