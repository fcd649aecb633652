// A window whose games are kept, for the tests of what comes back.
#pragma once

#include "files/gamekeeper.h"
#include "windowtesting.h"

namespace rokada::ui::testing {

/// It keeps its games in this folder and offers them on its start page.
class KeptDesk : public Desk {
public:
    explicit KeptDesk(const QString& folderOfGames) : keeper(window.keepGames(folderOfGames)) {}
    GameKeeper& keeper;
};

}  // namespace rokada::ui::testing
