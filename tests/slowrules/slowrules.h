#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Second implementation of the rules of all six variants, slow and simple. It was written from the written rules of
/// the variants, without knowledge of the fast implementation in core. The tests compare the two, so they must share no
/// code.
namespace slow {

/// Rule options. A missing option has its default value.
using Options = std::map<std::string, std::string>;

enum class Outcome { Playing, Mate, Stalemate, Dead, BareKingDraw, BareKingWin, TeamWins, NobodyMoves, OnlyKings };

struct State;

class Position {
public:
    /// Parses a position text. Returns nullopt if the text is invalid.
    static std::optional<Position> read(const std::string& game, const Options& options, const std::string& text);
    static Position start(const std::string& game, const Options& options);

    /// Returns the position text in its canonical form, which the tests compare with the text of the fast rules.
    std::string text() const;
    /// Returns the legal moves of the side to move in coordinates, sorted and without duplicates.
    std::vector<std::string> moves() const;
    /// Returns the position after a legal move. In fortress chess, also eliminates and skips players until one can
    /// move.
    Position after(const std::string& move) const;

    char turn() const;  ///< 'w', 'b', 'r' or 'u'
    bool living(char side) const;
    bool inCheck(char side) const;
    bool attacked(const std::string& square, char by) const;

    /// Returns the outcome of this position alone. If several endings apply, a fixed order decides. Ignores repetition
    /// and move limits.
    Outcome outcome() const;
    /// Returns the winner of an outcome: 'w' or 'b' for Mate and BareKingWin. For TeamWins, 'w' means White and Red,
    /// and 'b' means Black and Blue. Returns '-' if no side has won.
    char winner() const;
    /// Returns a key. Two positions have equal keys if and only if they count as repetitions.
    std::string repetitionKey() const;

private:
    explicit Position(State state);

    std::shared_ptr<const State> state_;

    friend std::uint64_t perft(const Position& position, int depth);
};

std::uint64_t perft(const Position& position, int depth);

}  // namespace slow
