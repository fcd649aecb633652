#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A second, slow and simple set of rules of all six games, written from the rule documents alone.
/// It is what the fast rules are compared with, so it shares nothing with them.
namespace slow {

/// Rule options; a missing one has its default.
using Options = std::map<std::string, std::string>;

enum class Outcome { Playing, Mate, Stalemate, Dead, BareKingDraw, BareKingWin, TeamWins, NobodyMoves, OnlyKings };

struct State;

class Position {
public:
    /// nullopt if the text is refused
    static std::optional<Position> read(const std::string& game, const Options& options, const std::string& text);
    static Position start(const std::string& game, const Options& options);

    /// The position text exactly as the documents have it.
    std::string text() const;
    /// Legal moves of the side to move as coordinate text, sorted, each once.
    std::vector<std::string> moves() const;
    /// After a legal move; in fortress with the passes and removals that follow.
    Position after(const std::string& move) const;

    char turn() const;  ///< 'w', 'b', 'r' or 'u'
    bool living(char side) const;
    bool inCheck(char side) const;
    bool attacked(const std::string& square, char by) const;

    /// Of this position alone, without repetition and move limits, in the documents' order of tests.
    Outcome outcome() const;
    /// Mate, BareKingWin: 'w' or 'b'; TeamWins: 'w' (White and Red) or 'b' (Black and Blue); otherwise '-'.
    char winner() const;
    /// Equal for two positions exactly if they are the same for the repetition rule.
    std::string repetitionKey() const;

private:
    explicit Position(State state);

    std::shared_ptr<const State> state_;

    friend std::uint64_t perft(const Position& position, int depth);
};

std::uint64_t perft(const Position& position, int depth);

}  // namespace slow
