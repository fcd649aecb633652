// One game between two engines, with our rules as the arbiter.
#pragma once

#include "match/contestant.h"
#include "match/opening.h"
#include "rules/ending.h"

#include <array>
#include <functional>
#include <optional>

namespace rokada::match {

/// What an engine used in games.
struct Usage {
    std::uint64_t moves = 0;
    std::uint64_t spoken = 0;  ///< moves of which it told its depth, mates apart
    std::uint64_t depth = 0;   ///< sum over these
    std::uint64_t nodes = 0;
    std::chrono::microseconds said{0};       ///< as the engine tells it
    std::chrono::microseconds used{0};       ///< as we measure it
    std::chrono::microseconds processor{0};  ///< on processors
    std::chrono::microseconds longest{0};    ///< one move

    void add(const Reply& reply);
    Usage& operator+=(const Usage& other);
};

/// A move of an engine, for the record.
struct Spoken {
    std::size_t turn = 0;  ///< its number in the game, from 0
    Thought thought;
    std::chrono::microseconds used{0};
};

struct GamePlan {
    Opening opening;
    int teamOfFirst = 0;  ///< the team that the first engine plays; in variants for two 0 is White
    int maxPlies = 0;     ///< a draw after so many, opening included; 0: no limit
};

/// Why a game is over.
struct GameEnd {
    enum class What : std::uint8_t {
        Rules,        ///< see `ending`
        ClaimedDraw,  ///< by `player`, rightly
        Resigns,
        Time,
        IllegalMove,  ///< `said` is its text
        Fails,        ///< `said` is how
        NotReady,     ///< it was not begun; `said` is why
        Plies,        ///< too many were played
    };
    What what = What::Rules;
    int player = 0;  ///< the first or the second engine
    std::string said;
    std::optional<Ending> ending;

    /// It lost by something that no engine should do.
    [[nodiscard]] bool failed() const { return what == What::IllegalMove || what == What::Fails; }
};

struct GameResult {
    enum class State { Played, Stopped, Broken };
    State state = State::Played;
    int halfPoints = 1;  ///< of team 0
    GameEnd end;
    std::vector<Spoken> spoken;
    std::array<Usage, 2> usage;  ///< of the first and the second engine
};

using Contestants = std::array<std::unique_ptr<Contestant>, 2>;

/// Two engines at a board.
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
    /// As far as it was played.
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
