// A window whose games are kept, for the tests of what comes back.
#pragma once

#include "files/closeguard.h"
#include "files/gamekeeper.h"
#include "newgame/startcontrols.h"
#include "session/gamerecord.h"
#include "windowtesting.h"

namespace rokada::ui::testing {

/// It keeps its games in this folder and offers them on its start page.
class KeptDesk : public Desk {
public:
    explicit KeptDesk(const QString& folderOfGames)
        : keeper(folderOfGames, window.part<GameRecord>(), window.session(), window.part<StatusLine>(), nullptr) {
        window.part<StartControls>().setKeeper(&keeper);
        window.part<CloseGuard>().setKeeper(&keeper);
    }
    GameKeeper keeper;
};

}  // namespace rokada::ui::testing
