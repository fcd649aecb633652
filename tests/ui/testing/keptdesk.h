// Window that keeps its games, for tests of resuming.
#pragma once

#include "files/gamekeeper.h"
#include "windowtesting.h"

namespace rokada::ui::testing {

/// Keeps its games in this folder and offers them on its start page.
class KeptDesk : public Desk {
public:
    explicit KeptDesk(const QString& folderOfGames) : keeper(window.keepGames(folderOfGames)) {}
    GameKeeper& keeper;
};

}  // namespace rokada::ui::testing
