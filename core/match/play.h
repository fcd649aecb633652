// Plays one game between two engines, with Rokada's rules as the arbiter.
#pragma once

#include "match/contestant.h"
#include "match/opening.h"
#include "rules/ending.h"

#include <array>
#include <functional>
#include <optional>

namespace rokada::match {

/// Resources that an engine used in games.
struct Usage {
    std::uint64_t moves = 0;
    std::uint64_t spoken = 0;  ///< moves with a reported depth, without mates
    std::uint64_t depth = 0;   ///< sum over these moves
    std::uint64_t nodes = 0;
    std::chrono::microseconds said{0};       ///< as reported by the engine
    std::chrono::microseconds used{0};       ///< as measured
    std::chrono::microseconds processor{0};  ///< CPU time
    std::chrono::microseconds longest{0};    ///< longest move

    void add(const Reply& reply);
    Usage& operator+=(const Usage& other);
};

/// Search output of one move, for the record.
struct Spoken {
    std::size_t turn = 0;  ///< index of the turn in the game, from 0
    Thought thought;
    std::chrono::microseconds used{0};
};

struct GamePlan {
    Opening opening;
    int teamOfFirst = 0;  ///< team of the first engine; in two-player variants 0 is White
    int maxPlies = 0;     ///< plies, opening included, after which the game is drawn; 0 for no limit
};

/// Reason why a game is over.
struct GameEnd {
    enum class What : std::uint8_t {
        Rules,        ///< see `ending`
        ClaimedDraw,  ///< a correct claim by `player`
        Resigns,
        Time,
        IllegalMove,  ///< `said` is the move text
        Fails,        ///< `said` is the reason
        NotReady,     ///< the game was not started; `said` is the reason
        Plies,        ///< the limit of plies was reached
    };
    What what = What::Rules;
    int player = 0;  ///< 0 for the first engine, 1 for the second
    std::string said;
    std::optional<Ending> ending;

    /// Returns true if the engine lost by a failure: a crash, silence or an illegal move.
    [[nodiscard]] bool failed() const { return what == What::IllegalMove || what == What::Fails; }
};

struct GameResult {
    enum class State { Played, Stopped, Broken };
    State state = State::Played;
    int halfPoints = 1;  ///< points of team 0
    GameEnd end;
    std::vector<Spoken> spoken;
    std::array<Usage, 2> usage;  ///< by engine
};

using Contestants = std::array<std::unique_ptr<Contestant>, 2>;

/// One game between two engines.
class Table {
public:
    using BeforeTurn = std::function<void(const Game&)>;

    // clang-tidy looks into no other file: NOLINTNEXTLINE(clang-analyzer-optin.cplusplus.UninitializedObject)
    Table(RulebookPtr book, Contestants& players, std::stop_token stop, BeforeTurn beforeTurn = {})
        : book_(std::move(book)),
          players_(players),
          stop_(std::move(stop)),
          beforeTurn_(std::move(beforeTurn)),
          game_(book_) {}

    GameResult play(const GamePlan& plan);
    /// Returns the game as far as it was played.
    [[nodiscard]] const Game& game() const { return game_; }

private:
    bool prepare(GameResult& result);
    [[nodiscard]] int engineOf(Side side) const;
    [[nodiscard]] Clocks clocksBefore(int engine) const;
    void setClocks();
    bool spendClock(Side side, int engine, std::chrono::microseconds used);
    bool takeTurn(GameResult& result);
    bool takeReply(GameResult& result, const Reply& reply, int engine);
    bool playMove(GameResult& result, const Reply& reply, int engine);
    void lose(GameResult& result, int engine, GameEnd::What how, std::string said = {});
    bool judged(GameResult& result, int maxPlies);

    RulebookPtr book_;
    Contestants& players_;
    std::stop_token stop_;
    BeforeTurn beforeTurn_;
    Game game_;
    int teamOfFirst_ = 0;
    std::array<Milliseconds, MaxSides> remaining_{};
    std::array<int, MaxSides> ownMoves_{};
};

}  // namespace rokada::match
