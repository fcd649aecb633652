#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Second, slow and simple implementation of the rules of all six variants, written from the rule documents alone. The
/// fast rules are compared with it, so they share no code.
namespace slow {

/// Rule options; missing ones have their defaults.
using Options = std::map<std::string, std::string>;

enum class Outcome { Playing, Mate, Stalemate, Dead, BareKingDraw, BareKingWin, TeamWins, NobodyMoves, OnlyKings };

struct State;

class Position {
public:
    /// Returns nullopt if the text is rejected.
    static std::optional<Position> read(const std::string& game, const Options& options, const std::string& text);
    static Position start(const std::string& game, const Options& options);

    /// Returns the position text exactly as defined by the documents.
    std::string text() const;
    /// Returns the legal moves of the side to move in coordinates, sorted, each once.
    std::vector<std::string> moves() const;
    /// Returns the position after a legal move; in fortress including passes and eliminations.
    Position after(const std::string& move) const;

    char turn() const;  ///< 'w', 'b', 'r' or 'u'
    bool living(char side) const;
    bool inCheck(char side) const;
    bool attacked(const std::string& square, char by) const;

    /// Returns the outcome of this position alone, without repetition and move limits, in the order of the documents.
    Outcome outcome() const;
    /// Returns 'w' or 'b' for Mate and BareKingWin; 'w' (White and Red) or 'b' (Black and Blue) for TeamWins; otherwise
    /// '-'.
    char winner() const;
    /// Returns equal keys exactly for positions that the repetition rule treats as equal.
    std::string repetitionKey() const;

private:
    explicit Position(State state);

    std::shared_ptr<const State> state_;

    friend std::uint64_t perft(const Position& position, int depth);
};

std::uint64_t perft(const Position& position, int depth);

}  // namespace slow
