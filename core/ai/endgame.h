// Endings of two kings and up to two more men, solved exactly by retrograde analysis on the Rulebook's own lists (after
// Ströhlein 1970 and Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9/3, 1986). Serves every game of
// two. Castling and first moves that have to be tracked do not exist in these endings; en passant is not followed.
#pragma once

#include "ai/endgame_table.h"

#include <memory>
#include <mutex>
#include <stop_token>

namespace rokada {

/// How an ending of certain men ends by the game's own rule (`Rules::judge`) as soon as only they are left, unless it
/// is mate or a man can be taken at once.
enum class OwnEnd : std::uint8_t { None, Draw, Victory };

/// Solved endings of one game, made when they are asked for and kept. Not to be shared by threads.
///
/// Promotions that bring more men onto the board (the boats of Bolyar chess) are more than a table holds. They count as
/// draws for whoever makes them: a win against a bare king that is told is a win, one that needs them is not told.
class Endgames {
public:
    explicit Endgames(RulebookPtr book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const Roads& roads() const { return roads_; }
    /// The table of these men, or of the same with the sides exchanged (`exchanged`), and everything that they lead to.
    /// nullptr if stopped, and where the game's own rule ends such endings with a winner (Great Shatranj's
    /// bareking=win).
    const EndingTable* solve(EndingMen men, const std::stop_token& stop = {});
    /// The value of a position with at most two men beside the kings, no castling and no first moves left.
    std::optional<EndingValue> probe(const Position& position, const std::stop_token& stop = {});
    [[nodiscard]] OwnEnd ownEnd(EndingMen men) const;
    /// Frees the memory of a table.
    void forget(EndingMen men);
    /// Whether the table of these men is the one of the other side's.
    [[nodiscard]] bool exchanged(EndingMen men) const;

    /// For the solver: the code of a standing with any men in any order, which must have been solved.
    struct Named {
        Piece piece;
        Square square;
    };
    struct Placement {
        std::array<Square, 2> kings{};
        std::array<Named, 2> men{{{NoPiece, NoSquare}, {NoPiece, NoSquare}}};
        Side turn{};
    };
    [[nodiscard]] std::uint8_t code(const Placement& placement) const;

private:
    [[nodiscard]] EndingMen homely(EndingMen men) const;
    [[nodiscard]] std::vector<EndingMen> successors(EndingMen men) const;

    RulebookPtr book_;
    Roads roads_;
    std::optional<SquareMap> exchange_;
    std::vector<std::unique_ptr<EndingTable>> tables_;  ///< by both men
};

/// A move that the table calls best: the quickest win, the longest defence.
struct EndingChoice {
    Move move;
    EndingValue value;
};

/// Three men at most: an engine may ask this when an ending is on the board. Tables are made when first asked for, in
/// less than 0.2 seconds, and kept. May be shared by threads.
class EndgameOracle {
public:
    explicit EndgameOracle(RulebookPtr book);
    ~EndgameOracle();

    /// The value of a position of a game of two with at most one man beside the kings; nothing for all others, after a
    /// stop, and where the game's own rules decide such endings.
    [[nodiscard]] std::optional<EndingValue> value(const Position& position, const std::stop_token& stop = {});
    /// The best move of such a position; nothing if it is drawn, for then the table knows nothing of good moves.
    [[nodiscard]] std::optional<EndingChoice> choose(const Position& position, const std::stop_token& stop = {});

private:
    [[nodiscard]] std::optional<EndingValue> valueUnlocked(const Position& position, const std::stop_token& stop);

    RulebookPtr book_;
    std::mutex mutex_;
    std::unique_ptr<Endgames> endgames_;
};

}  // namespace rokada
