// The bridge between a game and those who play it: owns the game, seats the players, asks whose turn it is, and tells
// what happened. Knows no words and no widgets.
#pragma once

#include "player.h"

#include "game.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Who sits on a seat.
struct Seat {
    bool human = true;
    QString name;  ///< empty: nobody cares

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Everything that a new game is made from.
struct GameSetup {
    RulebookPtr book;
    std::optional<Position> start;  ///< instead of the game's own start position
    std::vector<Seat> seats;        ///< by side; missing ones are people
    std::uint64_t seed = 1;
};

class GameSession final : public QObject {
    Q_OBJECT
public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// For computers of games that start from now on.
    void setThinker(Thinker thinker) { thinker_ = std::move(thinker); }
    /// A computer's move comes no earlier, so that it is seen. 300 ms unless set.
    void setLeastDelay(std::chrono::milliseconds delay) { leastDelay_ = delay; }

    /// Starts a game; one that is running, with everybody who thinks about it, is dropped.
    void start(GameSetup setup);
    /// The same game once more.
    void restart();

    /// nullptr before the first start. The same object until the next `started`.
    [[nodiscard]] const Game* game() const { return game_.get(); }
    [[nodiscard]] const GameSetup& setup() const { return setup_; }
    [[nodiscard]] bool human(Side side) const { return setup_.seats[side].human; }
    /// A person's decision is awaited.
    [[nodiscard]] bool humanToMove() const;

    /// A person's move; false if it is not a person's turn or the move is not legal.
    bool play(Move move);

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Back to the last decision of a person, one ply among people. A computer that thinks is stopped first.
    void undo();
    /// Forward to the next decision of a person, or to where the undone moves end.
    void redo();

    /// The person who would resign now: the one to move, or while a computer thinks the one who moved last before it.
    [[nodiscard]] Side resigner() const;
    void resign();
    [[nodiscard]] Claim claimable() const;
    void claim();
    /// Only where everybody who is still playing is a person.
    [[nodiscard]] bool canAgreeDraw() const;
    void agreeDraw();

signals:
    void started();
    /// A turn was played, by anybody.
    void moved(const rokada::Turn& turn);
    /// The position, the ending or what can be undone has changed, for any reason. Comes before the next two.
    void changed();
    void turnStarted(rokada::Side side);
    void ended(const rokada::Ending& ending);

private:
    void seatPlayers();
    void chosen(Side side, Move move);
    void callOff();
    void proceed();
    template <class Action>
    void apart(Action action);

    Thinker thinker_;
    std::chrono::milliseconds leastDelay_{300};
    GameSetup setup_;
    std::unique_ptr<Game> game_;
    std::vector<std::unique_ptr<Player>> players_;
};

}  // namespace rokada::ui
