// Endgame tables of up to four pieces, kings included, which the program computes itself.
#pragma once

#include "ai/endgame/endgame.h"
#include "ai/tablebase/tablebase.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <shared_mutex>
#include <stop_token>
#include <thread>

namespace rokada {

/// Tables of one set of rules for two players without towers. A table is computed on a background thread when a search
/// begins in a position of its endgame, together with all tables to which captures and promotions lead. The tables stay
/// in memory until their size exceeds `MaxBytes`; then those that were not used for the longest time are forgotten.
///
/// The tables know no move limit such as the fifty-move rule. Therefore they give no value if the mate could come too
/// late. Promotions that add pieces to the board count as draws in the tables, so they give no value for draws in which
/// such a promotion is possible.
class ComputedTables final : public Tablebase {
public:
    /// Limit of the memory of all tables, and of the tables that one endgame needs. Endgames that need more have no
    /// tables.
    static constexpr std::size_t MaxBytes = std::size_t{400} << 20;

    /// `onReady` is called on the background thread whenever another table can be used.
    explicit ComputedTables(RulebookPtr book, std::function<void()> onReady = {}, std::size_t maxBytes = MaxBytes);
    ~ComputedTables() override;
    ComputedTables(const ComputedTables&) = delete;
    ComputedTables& operator=(const ComputedTables&) = delete;

    /// Returns true if endgames with these rules can be computed.
    [[nodiscard]] static bool canCompute(const Rulebook& rules);

    [[nodiscard]] bool allows(const Rulebook& rules) const override;
    /// Looks only at tables that exist. Never starts to compute one, because a search meets too many endgames.
    [[nodiscard]] std::optional<TableResult> result(const Position& position) const override;
    /// Returns nullopt while the table of the position is being computed. Starts to compute it if necessary. If the
    /// position is won, moves whose value is unknown are left out.
    [[nodiscard]] std::optional<TableValues> root(const Position& position, bool repeated) const override;
    void prepare(const Position& position, const std::stop_token& stop) const override;
    /// Returns true if the table of this position is being computed or waits for it.
    [[nodiscard]] bool isComputing(const Position& position) const;
    /// Never calls `onReady` again after this function has returned.
    void stopTelling();
    /// Returns the memory of all tables in bytes.
    [[nodiscard]] std::size_t bytes() const;

private:
    enum class State : std::uint8_t {
        Wanted,      ///< waits for its computation, or is being computed
        Ready,       ///< its tables can be used
        Impossible,  ///< it cannot be computed, or its tables need too much memory
    };
    /// Endgame that was asked for.
    struct Entry {
        State state = State::Wanted;
        std::uint64_t lastUse = 0;  ///< greater if it was used later
        /// Endgames whose tables it needs: those to which captures and promotions lead, and itself. All of them are in
        /// the order and with the sides under which their tables are stored.
        std::set<EndingPieces> needed;
    };

    void want(EndingPieces pieces) const;
    [[nodiscard]] std::optional<TableValue> valueOf(const SolvedEndings::Endgame& endgame) const;
    [[nodiscard]] std::optional<TableValue> valueOf(const Position& position, Move move) const;
    void work(const std::stop_token& stop);
    void compute(EndingPieces pieces, const std::stop_token& stop);
    [[nodiscard]] std::set<EndingPieces> solve(EndingPieces pieces, const std::stop_token& stop);
    void publish(const std::set<EndingPieces>& endgames);
    [[nodiscard]] std::set<EndingPieces> neededFor(EndingPieces pieces) const;
    [[nodiscard]] bool fits(const std::set<EndingPieces>& endgames) const;
    [[nodiscard]] std::set<EndingPieces> allNeeded() const;
    [[nodiscard]] std::size_t bytesUsed() const;
    void makeRoom(EndingPieces latest);

    RulebookPtr book_;
    std::mutex tellMutex_;  ///< held during `onReady_`
    std::function<void()> onReady_;
    std::size_t maxBytes_;
    int moveLimit_;                       ///< plies without capture or pawn move after which the game can be drawn
    std::unique_ptr<Endgames> endgames_;  ///< used by the background thread only, which creates it
    mutable std::shared_mutex mutex_;     ///< guards the following members
    mutable std::condition_variable_any changed_;
    std::unique_ptr<SolvedEndings> published_;  ///< tables that can be used; nullptr before the first computation
    std::set<Piece> adding_;                    ///< pieces with promotions that add pieces to the board
    mutable std::map<EndingPieces, Entry> entries_;
    mutable std::deque<EndingPieces> queue_;  ///< endgames to compute, the next one first
    mutable std::uint64_t uses_ = 0;
    std::jthread thread_;
};

}  // namespace rokada
