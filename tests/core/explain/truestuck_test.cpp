// Checks that the cause which the program names for a piece without legal moves, or for a part of a tower, is the real
// one. Without this cause, the piece must have a move, or be stuck for another reason. Uses positions of all rule sets.
//
// TRUE_STUCK=600000 tries that many pieces of each variant and prints how often each reason occurred.
#include "explain/illegalmove.h"
#include "explain/stuckpiece.h"
#include "plainlook.h"
#include "rules/paths.h"
#include "slowreason.h"
#include "text/positiontext.h"
#include "truthrun.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test::truestuckTest {
namespace {

constexpr int UsualPieces = ROKADA_NIGHTLY_SIZE ? 600'000 : 4'000;

class StuckTruth {
public:
    StuckTruth(const RuleSet& rules, const RulebookPtr& book, const Position& position, Square from, int pieces)
        : rules_(rules),
          book_(book),
          position_(position),
          from_(from),
          pieces_(pieces),
          us_(position.turn()),
          why_(whyStuck(position, from, pieces)) {}

    [[nodiscard]] StuckReason reason() const { return why_.reason; }
    [[nodiscard]] std::string told() const {
        const auto name = [&](Square s) { return s == NoSquare ? "-" : book_->geometry().name(s); };
        return positionText(position_) + ": " + name(from_) + " with " + std::to_string(pieces_) + ", reason " +
               std::to_string(static_cast<int>(why_.reason)) + " by " + name(why_.by);
    }

    [[nodiscard]] bool isTrue() const {
        switch (why_.reason) {
            case StuckReason::ReserveFirst: return position_.placing(us_);
            case StuckReason::InCheck:
                return checksNow() && movesOf(position_, from_).empty() && changesWithout(why_.by);
            case StuckReason::CheckRemains:
                return checksNow() && !movesOf(position_, from_).empty() && changesWithout(why_.by);
            case StuckReason::Pinned: return !checksNow() && attacksKing(without(from_)) && changesWithout(why_.by);
            case StuckReason::NoSafeSquare: return position_.king(us_) == from_ && isSurrounded();
            case StuckReason::ShutIn:
                if (why_.by != NoSquare) return !position_.empty(why_.by) && changesWithout(why_.by);
                return plainReach(position_, from_).empty();
            case StuckReason::Uncovers: return uncovers();
            case StuckReason::OwnKing: return !plainReach(position_, from_).empty() || canPass();
            case StuckReason::Placing: return false;  // only pieces that the user inspects have this reason
        }
        return false;
    }

private:
    [[nodiscard]] Position without(Square square) const {
        Arrangement changed(book_, position_);
        build(changed, square, {});
        return asItStands(changed);
    }
    [[nodiscard]] bool changesWithout(Square square) const {
        if (square == NoSquare || position_.empty(square)) return false;
        // A king is not removed, because a position without a king is invalid. For `ShutIn`, the piece must be able to
        // step to the square of the king instead. For other reasons, the king gives check, which is possible in
        // Fortress Chess and which the caller tests.
        if (position_.king(sideOf(position_[square])) == square)
            return why_.reason != StuckReason::ShutIn || SlowReasons(rules_, position_).steps(from_, square);
        const Position there = without(square);
        return !movesOf(there, from_, pieces_).empty() || whyStuck(there, from_, pieces_) != why_;
    }
    [[nodiscard]] bool attacksKing(const Position& there) const {
        const auto lines = checks(there, us_);
        return std::ranges::any_of(lines, [&](const Path& line) { return line.front() == why_.by; });
    }
    [[nodiscard]] bool checksNow() const { return attacksKing(position_); }
    /// Returns true if every square next to the king is occupied or would be attacked with the king on it. In Tavreli,
    /// the test of the slow rules is enough, because they move each part of the king's tower.
    [[nodiscard]] bool isSurrounded() const {
        if (!SlowReasons(rules_, position_).exposesKing(from_, pieces_)) return false;
        const std::set<Square> steps = plainReach(position_, from_);
        return !steps.empty() && (book_->towers() || std::ranges::all_of(steps, [&](Square to) {
                                      Arrangement changed(book_, position_);
                                      const Piece king = position_[from_];
                                      build(changed, from_, {});
                                      build(changed, to, {king});
                                      return asItStands(changed).attacked(to, book_->hostile(us_));
                                  }));
    }
    [[nodiscard]] bool canPass() const { return position_.state().enPassant != NoSquare; }
    /// Returns true if moving the upper part of the tower opens an attack on the king by the piece below.
    [[nodiscard]] bool uncovers() const {
        const std::vector<Piece> tower = position_.tower(from_);
        const int height = static_cast<int>(tower.size());
        const int left = pieces_ == WholeTower ? height : pieces_;
        if (why_.by != from_ || left >= height) return false;
        Arrangement changed(book_, position_);
        build(changed, from_, {tower.begin(), tower.end() - left});
        const Position there = asItStands(changed);
        return kindOf(there[from_]) == why_.uncovered && attacksKing(there);
    }

    const RuleSet& rules_;
    const RulebookPtr& book_;
    const Position& position_;
    Square from_;
    int pieces_;
    Side us_;
    StuckPiece why_;
};

/// Returns the reasons that occur in the variant.
std::vector<int> kindsOf(std::string_view game) {
    std::vector kinds{StuckReason::InCheck, StuckReason::NoSafeSquare, StuckReason::ShutIn};
    if (game != "greatshatranj") kinds.push_back(StuckReason::Pinned);
    if (game == "fortress") kinds.push_back(StuckReason::ReserveFirst);
    if (game == "tavreli") kinds.insert(kinds.end(), {StuckReason::CheckRemains, StuckReason::Uncovers});
    std::vector<int> numbers;
    for (const StuckReason kind : kinds) numbers.push_back(static_cast<int>(kind));
    return numbers;
}

/// Checks why a piece that the user has clicked, of any side, shows no target squares.
class LookTruth {
public:
    LookTruth(const RuleSet& rules, const RulebookPtr& book, const Position& position, Square from)
        : rules_(rules), book_(book), position_(position), from_(from), why_(whyNoTarget(position, from)) {}

    [[nodiscard]] std::string told() const {
        return positionText(position_) + ": looked at " + book_->geometry().name(from_);
    }
    [[nodiscard]] bool isTrue() const {
        const bool mover = sideOf(position_[from_]) == position_.turn();
        const bool goes = !plainReach(position_, from_).empty();
        const bool moves = !movesOf(position_, from_).empty();
        if (!why_) return mover ? moves : goes;
        if (why_->reason == StuckReason::Placing) return mover && position_.placing(position_.turn());
        if (why_->reason == StuckReason::OwnKing) return mover && goes && !moves;
        if (why_->reason != StuckReason::ShutIn || goes) return false;
        return why_->by == NoSquare || changesWithout();
    }

private:
    [[nodiscard]] bool changesWithout() const {
        if (position_.empty(why_->by)) return false;
        if (position_.king(sideOf(position_[why_->by])) == why_->by)
            return SlowReasons(rules_, position_).steps(from_, why_->by);
        Arrangement changed(book_, position_);
        build(changed, why_->by, {});
        return whyNoTarget(asItStands(changed), from_) != why_;
    }

    const RuleSet& rules_;
    const RulebookPtr& book_;
    const Position& position_;
    Square from_;
    std::optional<StuckPiece> why_;
};

bool looksAreTrue(const RuleSet& rules, const RulebookPtr& book, const Position& position) {
    for (int s = 0; s < book->size(); ++s) {
        // Checking every piece takes too long, so each position checks a quarter of its squares.
        if (position.empty(Square(s)) || (s + position.state().moveNumber) % 4 != 0) continue;
        const LookTruth truth(rules, book, position, Square(s));
        if (truth.isTrue()) continue;
        ADD_FAILURE() << truth.told();
        return false;
    }
    return true;
}

/// Tries every piece of the side to move that has no legal move. Returns false when enough have been tried.
bool eachStuck(const RuleSet& rules, const RulebookPtr& book, const Position& position, KindCounts& counts, int& left) {
    if (!looksAreTrue(rules, book, position)) return false;
    for (const Square from : position.pieces(position.turn())) {
        const int height = std::max(position.height(from), 1);
        for (int pieces = 1; pieces <= height; ++pieces) {
            const int part = pieces == height ? WholeTower : pieces;
            if (!movesOf(position, from, part).empty()) continue;
            const StuckTruth truth(rules, book, position, from, part);
            // Pieces that wait for the placement of reserve pieces are many and similar.
            if (truth.reason() == StuckReason::ReserveFirst && from % 8 != 0) continue;
            ++counts[static_cast<int>(truth.reason())];
            if (!truth.isTrue()) {
                ADD_FAILURE() << truth.told();
                return false;
            }
            if (--left <= 0) return false;
        }
    }
    return true;
}

class TrueStuck : public testing::TestWithParam<std::size_t> {};

TEST_P(TrueStuck, TheNamedCauseIsTheCause) {
    const VariantInfo& game = allVariants()[GetParam()];
    const TruthRun run{.variable = "TRUE_STUCK", .usual = UsualPieces, .full = 600'000, .seed = 11};
    runTruths(game, run, kindsOf(game.id), eachStuck);
}

INSTANTIATE_TEST_SUITE_P(Games, TrueStuck, testing::Range(std::size_t{0}, allVariants().size()));

}  // namespace
}  // namespace rokada::test::truestuckTest
