// Keeps replaced games. The last one can be restored until something is played or edited in the new one.
#pragma once

#include "session/gamerecord.h"

#include <vector>

namespace rokada::ui {

class FormerGame final : public QObject {
    Q_OBJECT
public:
    FormerGame(GameSession& session, GameRecord& record, QObject* parent);

    /// Returns true if the previous game can be restored.
    [[nodiscard]] bool canComeBack() const;
    /// Restores the previous game with paused clocks. Returns false if that is not possible.
    bool comeBack();
    /// Returns true if a game was restored and not changed since, so that the replaced game can return.
    [[nodiscard]] bool canGoAgain() const;
    /// Restores the game that `comeBack` replaced. Returns false if that is not possible.
    bool goAgain();
    /// Updates the sources of kept games after a game of the same file was rewritten with this tree.
    void noteRewritten(const Rewritten& game, const GameTree& written);

signals:
    /// Emitted when the current game is kept under this number before another replaces it.
    void kept(int number);
    /// Emitted when the game of this number is on the board again.
    void cameBack(int number);

private:
    struct Kept {
        Sheet sheet;
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
    std::vector<Kept> left_;       ///< games replaced by restoring earlier ones; last restored first
    std::size_t leftArrived_ = 0;  ///< number of turns played in the restored game when it came back
    int numbers_ = 0;
};

}  // namespace rokada::ui
