#include "database/patternscan.h"

#include <algorithm>

namespace rokada {

/// State of the scan for the current position of a replay.
struct PatternScan::Board {
    int wrong = 0;  ///< number of places whose content is not accepted
    std::array<std::int16_t, 64> counts{};
    std::array<int, MaxSides> pawns{};
    std::uint64_t material = 0;        ///< hash of the piece counts
    std::uint64_t judgedMaterial = 1;  ///< value of `material` for which `countsFit` is valid
    bool countsFit = true;
    bool hopeless = false;
    bool fewerPawns = false;

    void put(std::size_t content) {
        ++counts[content];
        material += weightOf(content);
    }
    void take(std::size_t content) {
        --counts[content];
        material -= weightOf(content);
    }
    static std::uint64_t weightOf(std::size_t content) {
        const std::uint64_t mixed = (content + 1) * 0x9E3779B97F4A7C15u;
        return (mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u;
    }
};

PatternScan::~PatternScan() = default;

PatternScan::PatternScan(const PackedRules& rules, const Pattern& pattern)
    : rules_(rules), pattern_(pattern), bounds_(boundsOf(rules, pattern)) {
    for (std::size_t place = 0; place < MaxPlaces; ++place) {
        const std::uint8_t content = rules.start().places[place];
        if ((pattern.accepted[place] >> content & 1) == 0) touched_ |= std::uint64_t{1} << (place % 64);
        needed_[place] = rules.emptiesForGood(place) && pattern.accepted[place] == std::uint64_t{1} << content;
    }
    const bool ranges =
        std::ranges::any_of(pattern.counts, [](const CountRange& range) { return range != CountRange{}; });
    counting_ = ranges || pattern.balance;
    start_ = std::make_unique<Board>();
    count(rules.start(), *start_);
}

bool PatternScan::possible(const PackedHead& head) const {
    if ((touched_ & ~head.touched) != 0) return false;
    for (std::size_t side = 0; side < rules_.sides(); ++side) {
        if (rules_.pawnsFall() && head.pawns[side] > bounds_.maxPawns[side]) return false;
        if (rules_.totalsFall() && head.pieces[side] > bounds_.maxPieces[side]) return false;
    }
    return true;
}

void PatternScan::count(const PackedState& state, Board& board) const {
    for (std::size_t place = 0; place < MaxPlaces; ++place) {
        const std::uint8_t content = state.places[place];
        board.wrong += (pattern_.accepted[place] >> content & 1) == 0;
        if (place >= rules_.squares()) continue;
        board.put(content);
        if (rules_.pawns().has(Piece(content))) ++board.pawns[sideOf(Piece(content))];
    }
}

bool PatternScan::countsFit(const Board& board) const {
    int balance = 0;
    for (std::size_t piece = 0; piece < NoPiece; ++piece) {
        if (!pattern_.counts[piece].has(board.counts[piece])) return false;
        balance += pattern_.worth[piece] * board.counts[piece];
    }
    return !pattern_.balance || pattern_.balance->has(balance);
}

bool PatternScan::fits(Board& board, Side turn) const {
    if (board.wrong != 0 || (pattern_.turn != NoSide && pattern_.turn != turn)) return false;
    if (counting_ && board.judgedMaterial != board.material) {
        board.judgedMaterial = board.material;
        board.countsFit = countsFit(board);
    }
    return board.countsFit;
}

bool PatternScan::tooFewPawns(const Board& board) const {
    if (!rules_.pawnsFall()) return false;
    for (std::size_t side = 0; side < rules_.sides(); ++side) {
        if (board.pawns[side] < bounds_.minPawns[side]) return true;
    }
    return false;
}

std::optional<int> PatternScan::find(const PackedView& game) const {
    if (!possible(game.head)) return std::nullopt;
    PackedReplay replay(rules_, game);
    return find(game.head, replay);
}

std::optional<int> PatternScan::find(const PackedHead& head, PackedReplay& replay) const {
    Board board = head.usual ? *start_ : Board{};
    if (!head.usual) count(replay.state(), board);
    const bool usual = head.usual;
    const auto change = [&](std::size_t place, std::uint8_t before, std::uint8_t after) {
        const std::uint64_t accepted = pattern_.accepted[place];
        board.wrong += static_cast<int>(accepted >> before & 1) - static_cast<int>(accepted >> after & 1);
        board.hopeless |= needed_[place] != 0 && usual;
        if (place >= rules_.squares()) return;
        if (counting_) board.take(before), board.put(after);
        if (rules_.pawns().has(Piece(before))) --board.pawns[before / 16], board.fewerPawns = true;
        if (rules_.pawns().has(Piece(after))) ++board.pawns[after / 16];
    };
    int inSuccession = 0;
    for (int ply = 0;; ++ply) {
        inSuccession = fits(board, replay.state().turn) ? inSuccession + 1 : 0;
        if (inSuccession >= pattern_.plies) return ply - inSuccession + 1;
        if (!replay.next(change) || board.hopeless) return std::nullopt;
        if (board.fewerPawns && tooFewPawns(board)) return std::nullopt;
        board.fewerPawns = false;
    }
}

}  // namespace rokada
