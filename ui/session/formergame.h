// Keeps the games that other games have replaced on the board. The last one can be restored until the new game is
// continued or edited.
#pragma once

#include "session/gamerecord.h"

#include <vector>

namespace rokada::ui {

class FormerGame final : public QObject {
    Q_OBJECT
public:
    FormerGame(GameSession& session, GameRecord& record, QObject* parent);

    /// Returns true if the previous game can be restored: the current game was neither continued nor edited.
    [[nodiscard]] bool canRestorePrevious() const;
    /// Restores the previous game with paused clocks. Returns false if that is not possible.
    bool restorePrevious();
    /// Returns true if the game that `restorePrevious` replaced can be restored. The game on the board must not have
    /// changed since.
    [[nodiscard]] bool canRestoreNext() const;
    /// Restores the game that `restorePrevious` replaced. Returns false if that is not possible.
    bool restoreNext();
    /// Updates the file positions of the kept games after Rokada has written `game`, with the moves `written`, to its
    /// file.
    void noteRewritten(const Rewritten& game, const GameTree& written);

signals:
    /// Emitted when the current game is kept under this number, before another game replaces it.
    void kept(int number);
    /// Emitted when the game with this number is on the board again.
    void cameBack(int number);

private:
    struct Kept {
        RecordSnapshot snapshot;
        GameSetup setup;
        Game game;
        Resumption resumption;
        std::size_t arrived;
        int number;
    };

    void keep();
    void settle();
    [[nodiscard]] Kept current() const;
    void putBack(Kept game);

    GameSession& session_;
    GameRecord& record_;
    std::vector<Kept> kept_;   ///< the last element is restored first
    std::size_t arrived_ = 0;  ///< number of turns played when the current game came to the board
    bool comesBack_ = false;
    std::vector<Kept> left_;       ///< games that `restorePrevious` replaced; the last element is restored first
    std::size_t leftArrived_ = 0;  ///< number of turns played in the restored game when it came back
    int numbers_ = 0;
};

}  // namespace rokada::ui
