// Move ordering. Moves are generated in stages, so that a node with an early cutoff generates few moves.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/history.h"
#include "rules/movegen.h"

#include <array>
#include <memory>

namespace rokada {

/// Stack memory for the moves of all plies of one search thread.
class MoveArena {
public:
    struct Scored {
        Move move;
        std::int32_t score;
    };
    [[nodiscard]] Scored* top() { return room_->moves.data() + used_; }
    [[nodiscard]] std::size_t used() const { return used_; }
    void setUsed(std::size_t used) { used_ = used; }
    /// Returns true if there may be too little memory for the moves of another ply.
    [[nodiscard]] bool full() const { return used_ + 2 * MoveList::Room > Capacity; }

private:
    static constexpr std::size_t Capacity = std::size_t{1} << 15;

    struct Room {
        union {
            std::array<Scored, Capacity> moves;
        };
        Room() {}  // NOLINT(modernize-use-equals-default): deliberately left uninitialised, a short search uses little
    };
    std::unique_ptr<Room> room_ = std::make_unique<Room>();
    std::size_t used_ = 0;
};

/// Data that determine the order of moves.
struct PickerContext {
    const Evaluator& evaluator;
    const Position& position;
    History& history;
    MoveArena& arena;
    Move tableMove;
    std::array<Move, 2> killers{};
    /// Earlier moves whose continuation history is used, see `SearchFrames::answered`.
    std::array<Step, 2> earlier{History::NoStep, History::NoStep};
};

/// Returns the moves of a node one by one in search order. Frees its part of the arena on destruction.
class MovePicker {
public:
    enum class Wanted { All, Evasions, Noisy };

    MovePicker(const PickerContext& context, Wanted wanted);
    ~MovePicker() { context_.arena.setUsed(base_); }
    MovePicker(const MovePicker&) = delete;
    MovePicker& operator=(const MovePicker&) = delete;

    /// Sets `move` to the next move. Returns false if there are no more moves. `All` and `Evasions` give every legal
    /// move once, except forced moves. `Noisy` gives the table move, if it is noisy, and the captures and promotions
    /// that do not lose material.
    [[nodiscard]] bool next(Move& move);
    /// Returns true if the last move from `next` is a capture or promotion that loses material.
    [[nodiscard]] bool inBadCaptures() const { return stage_ == Stage::BadNoisy; }

private:
    enum class Stage {
        Table,
        MakeNoisy,
        GoodNoisy,
        FirstKiller,
        SecondKiller,
        MakeQuiet,
        Quiet,
        BadNoisy,
        MakeAll,
        All,
        Done
    };

    void take(const MoveList& moves);
    void scoreNoisy();
    void scoreQuiets();
    void scoreAll();
    [[nodiscard]] int noisyScore(Move move) const;
    [[nodiscard]] int quietScore(Move move) const;
    [[nodiscard]] bool pickBest(Move& move);
    [[nodiscard]] bool goodNoisy(Move& move);
    [[nodiscard]] bool killer(std::size_t index, Move& move) const;
    [[nodiscard]] bool isKiller(Move move) const { return move == context_.killers[0] || move == context_.killers[1]; }

    PickerContext context_;
    Wanted wanted_;
    Stage stage_{Stage::Table};
    std::size_t base_;
    MoveArena::Scored* first_;
    MoveArena::Scored* current_;
    MoveArena::Scored* end_;
    MoveArena::Scored* bad_;  ///< end of the losing captures, which are stored from `first_` on
};

/// Returns true for captures and promotions.
[[nodiscard]] inline bool isNoisy(const Position& position, Move move) {
    if (move.type() >= MoveType::Castle && move.type() != MoveType::Bonus) return false;
    return move.becomes() != NoKind || move.type() == MoveType::EnPassant || position.hostile(move.to());
}

}  // namespace rokada
