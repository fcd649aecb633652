// Plays one game between two engines, with Rokada's rules as the arbiter.
#pragma once

#include "match/contestant.h"
#include "match/opening.h"
#include "rules/ending.h"

#include <array>
#include <functional>
#include <optional>

namespace rokada::match {

/// Resources that an engine has used in its games.
struct Usage {
    std::uint64_t moves = 0;
    std::uint64_t spoken = 0;  ///< number of moves with a reported depth and without a reported mate
    std::uint64_t depth = 0;   ///< sum of the depths of the `spoken` moves, in plies
    std::uint64_t nodes = 0;
    std::chrono::microseconds said{0};       ///< time of the `spoken` moves, as reported by the engine
    std::chrono::microseconds used{0};       ///< time of all moves, as measured
    std::chrono::microseconds processor{0};  ///< CPU time of all moves
    std::chrono::microseconds longest{0};    ///< time of the longest move, as measured

    void add(const Reply& reply);
    Usage& operator+=(const Usage& other);
};

/// Search output of one move, for the recorded game.
struct SearchOutput {
    std::size_t turn = 0;  ///< index of the turn in the game, from 0
    Thought thought;
    std::chrono::microseconds used{0};
};

/// Opening, sides and limit of one game.
struct GamePlan {
    Opening opening;
    int teamOfFirst = 0;  ///< team of the first engine; in two-player variants, team 0 is White
    int maxPlies = 0;     ///< number of plies, opening included, after which the game is drawn; 0 for no limit
};

/// Reason why a game has ended.
struct GameEnd {
    enum class EndReason : std::uint8_t {
        Rules,        ///< the rules end the game; `ending` is the result
        ClaimedDraw,  ///< `player` has claimed a draw correctly
        Resigns,
        Time,
        IllegalMove,  ///< `player` has played an illegal move; `said` is its text
        Fails,        ///< the engine `player` has failed; `said` is the reason
        NotReady,     ///< the engine `player` could not be started; `said` is the reason
        Plies,        ///< the game has reached the limit of plies
    };
    EndReason reason = EndReason::Rules;
    int player = 0;  ///< engine that has caused the end: 0 for the first, 1 for the second
    std::string said;
    std::optional<Ending> ending;

    /// Returns true if the engine has lost by a failure: a crash, no answer or an illegal move.
    [[nodiscard]] bool failed() const { return reason == EndReason::IllegalMove || reason == EndReason::Fails; }
};

/// Result of one game. `Stopped` means that the match was stopped, `Broken` that an engine could not be started.
struct GameResult {
    enum class State { Played, Stopped, Broken };
    State state = State::Played;
    int halfPoints = 1;  ///< result of team 0: 0 for a loss, 1 for a draw, 2 for a win
    GameEnd end;
    std::vector<SearchOutput> searchOutputs;
    std::array<Usage, 2> usage;  ///< used resources by engine
};

using Contestants = std::array<std::unique_ptr<Contestant>, 2>;

/// One game between two engines.
class EngineGame {
public:
    using BeforeTurn = std::function<void(const Game&)>;

    // clang-tidy does not look into other files: NOLINTNEXTLINE(clang-analyzer-optin.cplusplus.UninitializedObject)
    EngineGame(RulebookPtr book, Contestants& players, std::stop_token stop, BeforeTurn beforeTurn = {})
        : book_(std::move(book)),
          players_(players),
          stop_(std::move(stop)),
          beforeTurn_(std::move(beforeTurn)),
          game_(book_) {}

    GameResult play(const GamePlan& plan);
    /// Returns the game with the moves that have been played.
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
    void lose(GameResult& result, int engine, GameEnd::EndReason how, std::string said = {});
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
