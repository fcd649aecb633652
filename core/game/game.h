// A game from its start: moves, undo and redo, repetition, claims and result, without players and clocks.
#pragma once

#include "rules/ending.h"
#include "rules/movegen.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// Claims that the player to move can make before a move: a draw by repetition, by the fifty-move rule, or none.
enum class Claim : std::uint8_t { None, Repetition, FiftyMoves };

/// One played turn: the move and the forced moves after it.
struct Turn {
    Position before;
    Move move;                 ///< the played move; the cause of an `Elimination` here is never mate
    std::vector<Move> forced;  ///< forced eliminations and passes after the move
    Key key = 0;               ///< key of the position after the forced moves
    int occurrences = 1;       ///< number of occurrences of the position after the forced moves, up to this turn
    std::optional<Ending> ending;
};

/// State of one game. Can be copied; not thread-safe.
class Game {
public:
    /// Starts a game from the start position of the variant.
    explicit Game(const RulebookPtr& book);
    /// Starts a game from a position of this rulebook. Plays the forced moves of this position first.
    Game(RulebookPtr book, const Position& start);
    /// Creates a game for practice from any position, even without kings. It ends only when a side with a king has no
    /// legal move.
    [[nodiscard]] static Game practice(RulebookPtr book, const Position& start);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Position& start() const { return start_; }
    /// Returns the legal moves. The list is empty if the game is over.
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] bool legal(Move move) const;

    /// Plays a legal move and discards undone moves. Returns false, without any change, if the move is illegal or the
    /// game is over.
    bool play(Move move);
    /// Same as `play`, but continues a game that ended although legal moves exist, for example by repetition.
    bool playOn(Move move);
    /// Plays a legal move without replies: the same side is to move again.
    bool playAlone(Move move);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return played_ < turns_.size(); }
    /// Takes back the last turn with its forced moves and its ending. An ending that came without a turn is taken back
    /// alone: agreement, a claim without a move, and in two-player variants resignation and flag fall.
    void undo();
    void redo();

    /// Returns the number of turns up to the current position.
    [[nodiscard]] std::size_t played() const { return played_; }
    /// Returns all turns, undone ones included.
    [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }
    /// Returns the last played turn, or nullptr if there is none.
    [[nodiscard]] const Turn* last() const { return played_ == 0 ? nullptr : &turns_[played_ - 1]; }

    [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }
    /// Returns the number of occurrences of the current position, this one included.
    [[nodiscard]] int occurrences() const;
    /// Returns the draw claim that the player to move can make in the current position.
    [[nodiscard]] Claim claimable() const;
    /// Returns the draw claim that the player to move can make by announcing `move`. A move that ends the game needs no
    /// claim.
    [[nodiscard]] Claim claimable(Move move) const;
    /// Ends the game by the claim of `claimable()`. Returns false and changes nothing if there is no claim.
    bool claim();
    /// Plays the announced move and ends the game by the claim of `claimable(move)`. Returns false and changes nothing
    /// if there is no claim. The caller must enforce the announced move in that case, as the laws demand.
    bool claim(Move move);

    /// Resigns for `side`. Ends a two-player game, otherwise eliminates the side. Does nothing if the game is over or
    /// the side is already eliminated.
    void resign(Side side);
    /// Eliminates a side as a recorded move says. Precondition: the cause of the move is not mate.
    void leave(Move elimination);
    /// Ends the game with a draw agreed by all living players, unless it is over.
    void agreeDraw();
    /// Ends the game, or eliminates `side`, because its flag has fallen.
    void flag(Side side);
    /// Ends the game, or eliminates `side`, because of its illegal moves.
    void forfeit(Side side);
    /// Ends the game with a draw because flags have fallen in an unknown order.
    void drawOnTime();
    /// Removes the ending if the position still has legal moves, for example after a draw by repetition. Used if the
    /// players agree on another result.
    void overrule();

private:
    enum class Laws : std::uint8_t { All, MovesOnly };
    Game(RulebookPtr book, const Position& start, Laws laws);
    [[nodiscard]] bool kingless() const { return position_.king(position_.turn()) == NoSquare; }
    void settle(std::vector<Move>& forced);
    [[nodiscard]] std::optional<Ending> verdict() const;
    void conclude();
    void end(const Ending& ending);
    [[nodiscard]] Ending claimed(Claim claim, Side claimant) const;
    [[nodiscard]] Side lastEliminated() const;
    [[nodiscard]] std::optional<Ending> endingByMoves() const;
    void eliminate(Side side, EliminationCause cause);
    [[nodiscard]] int earlierOccurrences(Key key) const;
    void record(Turn turn);

    RulebookPtr book_;
    Laws laws_ = Laws::All;
    Position start_;
    Position position_;
    Key startKey_ = 0;
    std::optional<Ending> startEnding_;
    std::vector<Turn> turns_;
    std::size_t played_ = 0;
    std::optional<Ending> ending_;
};

}  // namespace rokada
