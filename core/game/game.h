// A game from its start: moves, undo and redo, repetition, claims, result. Knows nothing of players, clocks or words.
#pragma once

#include "rules/ending.h"
#include "rules/movegen.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rokada {

/// What the player to move may claim before moving: a draw by repetition, by the number of moves without progress, or
/// nothing.
enum class Claim : std::uint8_t { None, Repetition, FiftyMoves };

/// One turn as it was played: the move, and the forced moves that followed.
struct Turn {
    Position before;
    Move move;                 ///< an `Elimination` here is no mate: its cause is another one
    std::vector<Move> forced;  ///< eliminations and passes after it
    Key key = 0;               ///< of the position after everything
    int occurrences = 1;       ///< of that position up to here
    std::optional<Ending> ending;
};

class Game {
public:
    /// A game from the variant's start position.
    explicit Game(const RulebookPtr& book);
    /// A game from any position of this very rulebook; forced moves at its beginning are played.
    Game(RulebookPtr book, const Position& start);
    /// A board to practise on, from any position, even without kings: only the lack of moves ends it, and a side
    /// without a king has none.
    [[nodiscard]] static Game practice(RulebookPtr book, const Position& start);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Position& start() const { return start_; }
    /// Legal moves; none when the game is over.
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] bool legal(Move move) const;

    /// Plays a legal move; false (and nothing done) if it is not legal or the game is over. Undone moves are forgotten.
    bool play(Move move);
    /// The same, also beyond an end that leaves legal moves, a repetition for example: the game goes on.
    bool playOn(Move move);
    /// Plays a legal move to which nobody replies: the same side is to move again.
    bool playAlone(Move move);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return played_ < turns_.size(); }
    /// Takes the last turn back, with everything that followed from it. An end without a turn of its own (agreement,
    /// claim on the board, in variants for two resignation and flag) is taken back alone.
    void undo();
    void redo();

    /// Turns from the first to the current position.
    [[nodiscard]] std::size_t played() const { return played_; }
    /// All turns, undone ones included.
    [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }
    /// The last turn played, or nullptr.
    [[nodiscard]] const Turn* last() const { return played_ == 0 ? nullptr : &turns_[played_ - 1]; }

    [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }
    /// How often the current position has occurred, itself included.
    [[nodiscard]] int occurrences() const;
    /// What the player to move may claim on the board, or after `move`, which must be named. A move that ends the game
    /// by itself needs no claim.
    [[nodiscard]] Claim claimable() const;
    [[nodiscard]] Claim claimable(Move move) const;
    /// Ends the game by a claim that `claimable` allows, with the named move played; false, and nothing done, if it
    /// does not. (That a player must play a move named in vain is for the arbiter to enforce.)
    bool claim();
    bool claim(Move move);

    /// In variants for two the end; else `side` is eliminated. Nothing happens to an ended game or an eliminated side.
    void resign(Side side);
    /// Plays the elimination of a side for the cause that the move names; its cause is no mate.
    void leave(Move elimination);
    /// A draw that all living players have agreed to, unless the game is over.
    void agreeDraw();
    /// The flag of this side has fallen.
    void flag(Side side);
    /// This side has sent an illegal move that loses.
    void forfeit(Side side);
    /// Flags have fallen, and which was the first is unknown.
    void drawOnTime();
    /// The players went by another result than the rules: an end that leaves legal moves, a repetition for example, is
    /// forgotten.
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
