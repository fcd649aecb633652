// The games that others have replaced on the board: as long as nothing is played or edited in the new one, the
// last of them can come back.
#pragma once

#include "session/gamerecord.h"

#include <vector>

namespace rokada::ui {

class FormerGame final : public QObject {
    Q_OBJECT
public:
    FormerGame(GameSession& session, GameRecord& record, QObject* parent);

    [[nodiscard]] bool canComeBack() const;
    /// False if it cannot. It comes as it stood, with its clocks in a pause.
    bool comeBack();
    /// A game has come back, and nothing was done in it since: the one that it replaced can come again.
    [[nodiscard]] bool canGoAgain() const;
    /// False if it cannot.
    bool goAgain();
    /// A game of a file has been rewritten with this tree: those that came from the same file are found there all the
    /// same.
    void noteRewritten(const Rewritten& game, const GameTree& written);

signals:
    /// The current game is replaced by another one, and is remembered under this number.
    void kept(int number);
    /// It is on the board again.
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
    std::vector<Kept> kept_;   ///< the last one to go comes back first
    std::size_t arrived_ = 0;  ///< turns that were played in the current game when it came
    bool comesBack_ = false;
    std::vector<Kept> left_;       ///< from which games before them came back; the last one to be left comes first
    std::size_t leftArrived_ = 0;  ///< turns that were played in the one that came back
    int numbers_ = 0;
};

}  // namespace rokada::ui
