// Window that saves its games automatically, for tests that resume them.
#pragma once

#include "files/gamekeeper.h"
#include "windowtesting.h"

namespace rokada::ui::testing {

/// Window that saves its games in a folder, and offers them on its start page.
class KeptDesk : public Desk {
public:
    explicit KeptDesk(const QString& folderOfGames) : keeper(window.keepGames(folderOfGames)) {}
    /// Plays these moves, and waits until the game is saved.
    void play(std::initializer_list<const char*> moves) {
        Desk::play(moves);
        keeper.settle();
    }
    GameKeeper& keeper;
};

}  // namespace rokada::ui::testing
