// The game that stood on the board before another one was opened or pasted: as long as nothing is played in the new
// one, it can come back.
#pragma once

#include "gamesession.h"
#include "record/gametree.h"

#include <QObject>

#include <optional>

namespace rokada::ui {

class GameRecord;

class FormerGame final : public QObject {
    Q_OBJECT
public:
    FormerGame(GameSession& session, GameRecord& record, QObject* parent);

    /// Another game comes now.
    void keep();
    [[nodiscard]] bool canComeBack() const;
    /// False if it cannot. It comes as it stood, with its clocks in a pause.
    bool comeBack();

private:
    struct Kept {
        GameTree tree;
        Node live;
        GameSetup setup;
        std::optional<ClockState> clock;
    };

    GameSession& session_;
    GameRecord& record_;
    std::optional<Kept> leaving_;  ///< until the other game has come
    std::optional<Kept> kept_;
    std::size_t played_ = 0;  ///< in the other game when it came
};

}  // namespace rokada::ui
