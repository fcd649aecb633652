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
    Move move;                 ///< an `Elimination` here has a cause other than mate
    std::vector<Move> forced;  ///< eliminations and passes after the move
    Key key = 0;               ///< key of the position after the forced moves
    int occurrences = 1;       ///< occurrences of that position up to this turn
    std::optional<Ending> ending;
};

/// State of one game. Can be copied; not thread-safe.
class Game {
public:
    /// Starts a game from the start position of the variant.
    explicit Game(const RulebookPtr& book);
    /// Starts a game from any position of this rulebook, and plays forced moves at its start.
    Game(RulebookPtr book, const Position& start);
    /// Creates a practice board from any position, even without kings. Only the lack of moves ends the game; a side
    /// without a king never lacks moves.
    [[nodiscard]] static Game practice(RulebookPtr book, const Position& start);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Position& start() const { return start_; }
    /// Returns the legal moves; none when the game is over.
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
    /// Takes back the last turn with everything that followed from it. An ending without a turn (agreement, claim on
    /// the board; in two-player variants also resignation and flag) is taken back alone.
    void undo();
    void redo();

    /// Returns the number of turns up to the current position.
    [[nodiscard]] std::size_t played() const { return played_; }
    /// Returns all turns, undone ones included.
    [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }
    /// Returns the last played turn, or nullptr.
    [[nodiscard]] const Turn* last() const { return played_ == 0 ? nullptr : &turns_[played_ - 1]; }

    [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }
    /// Returns the number of occurrences of the current position, this one included.
    [[nodiscard]] int occurrences() const;
    /// Returns the claim that the player to move can make on the board, or with the announced `move`. A move that ends
    /// the game by itself needs no claim.
    [[nodiscard]] Claim claimable() const;
    [[nodiscard]] Claim claimable(Move move) const;
    /// Ends the game by a claim that `claimable` allows, and plays the announced move. Returns false, without any
    /// change, if there is none. (After an incorrect claim the arbiter enforces the announced move.)
    bool claim();
    bool claim(Move move);

    /// Ends a two-player game, otherwise eliminates `side`. Does nothing after the end of the game or for an eliminated
    /// side.
    void resign(Side side);
    /// Plays an elimination with its cause, which must not be mate.
    void leave(Move elimination);
    /// Ends the game with a draw agreed by all living players, unless it is over.
    void agreeDraw();
    /// Applies the flag fall of this side.
    void flag(Side side);
    /// Applies the loss of this side by illegal moves.
    void forfeit(Side side);
    /// Ends the game with a draw because flags have fallen in an unknown order.
    void drawOnTime();
    /// Removes an ending that leaves legal moves, for example a repetition, because the players agreed on another
    /// result.
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
