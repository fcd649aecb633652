// Checks every reason of a hint (why a move is good) on the board. The pieces of the reason must exist, and the move
// must capture, attack or protect them against every reply. Tests every legal move of positions of all rule sets. The
// checks share no definitions with the reasons.
//
// TRUE_HINTS=4000000 tries 4,000,000 moves in each variant, and prints how often each reason occurred.
#include "explain/movereason.h"
#include "explain/piecevalues.h"
#include "plainlook.h"
#include "rules/movegen.h"
#include "rules/paths.h"
#include "slowrules/slowrules.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "truthrun.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test::truehintTest {
namespace {

constexpr int UsualHints = ROKADA_NIGHTLY_SIZE ? 4'000'000 : 3'000;
/// Smallest change in the number of reachable squares that a reason may mention.
constexpr int WorthAWord = 3;

class HintTruth {
public:
    HintTruth(const RuleSet& rules, const RulebookPtr& book, const Position& position, Move move)
        : rules_(rules),
          book_(book),
          before_(position),
          after_(position),
          move_(move),
          us_(position.turn()),
          team_(teamOf(*book, us_)),
          enemies_(book->hostile(us_)),
          why_(moveReasonFor(position, move)) {
        Undo undo;
        after_.make(move, undo);
    }

    [[nodiscard]] MoveReasonType type() const { return why_.type; }
    [[nodiscard]] std::string told() const {
        const std::string about = why_.about == NoSquare ? "-" : book_->geometry().name(why_.about);
        return positionText(before_) + ": " + moveText(*book_, move_) + ", reason " +
               std::to_string(static_cast<int>(why_.type)) + " about " + about + ", " + std::to_string(why_.before) +
               " and " + std::to_string(why_.after);
    }

    [[nodiscard]] bool isTrue() const {
        switch (why_.type) {
            case MoveReasonType::None: return true;
            case MoveReasonType::Only: return moves(before_).size() == 1;
            case MoveReasonType::Mate: return mates();
            case MoveReasonType::LeavesCheck: return answersCheck() && kingMoves();
            case MoveReasonType::BlocksCheck: return answersCheck() && !kingMoves() && standsBetween();
            case MoveReasonType::TakesChecker: return answersCheck() && isCaptured();
            case MoveReasonType::PreventsMate: return threatenedMate() && !anyMate(after_);
            case MoveReasonType::CapturesLoose: return isCaptured() && !protectedBefore() && !recapturable();
            case MoveReasonType::CapturesWorthier: return isCaptured() && worth(why_.piece) > worth(moved());
            case MoveReasonType::Captures: return isCaptured();
            case MoveReasonType::Promotes:
                return after_[move_.to()] == why_.piece && worth(why_.piece) > worth(moved());
            case MoveReasonType::ChecksTwice: return checksAnew() && twice();
            case MoveReasonType::Checks: return checksAnew();
            case MoveReasonType::Castles: return castles();
            case MoveReasonType::Saves: return isSaved();
            case MoveReasonType::Attacks: return attacks();
            case MoveReasonType::Guards: return isOwn() && inDanger() && !losesByCapture(after_, why_.about);
            case MoveReasonType::Covers: return isOwn() && isCovered();
            case MoveReasonType::Develops:
            case MoveReasonType::Reach: return countsOfMoved();
            case MoveReasonType::Opens: return isOwn() && opens();
            case MoveReasonType::Frees: return frees();
            case MoveReasonType::Denies: return denies();
            case MoveReasonType::Room: return counts(piecesOf(us_), 1);
            case MoveReasonType::Hinders: return counts(enemies_, -1);
        }
        return false;
    }

private:
    [[nodiscard]] Piece moved() const { return before_[move_.from()]; }
    [[nodiscard]] int worth(Piece piece) const { return pieceValues(*book_)[kindOf(piece)].mean(); }
    [[nodiscard]] bool kingMoves() const { return move_.from() == before_.king(us_); }

    [[nodiscard]] bool mates() const {
        const slow::Options options{rules_.choices.begin(), rules_.choices.end()};
        const auto twin = slow::Position::read(rules_.variant, options, positionText(before_));
        if (!twin) return false;
        const slow::Position after = twin->after(moveText(*book_, move_));
        if (!book_->variant().elimination) return after.outcome() == slow::Outcome::Mate;
        return !after.living(book_->variant().sideSpecs[after_.turn()].letter);
    }

    [[nodiscard]] std::vector<Path> checkLines() const {
        std::vector<Path> lines = checks(before_, us_);
        std::erase_if(lines, [&](const Path& line) { return line.front() != why_.about; });
        return lines;
    }
    [[nodiscard]] bool answersCheck() const {
        return before_[why_.about] == why_.piece && !checkLines().empty() && !after_.inCheck(us_);
    }
    [[nodiscard]] bool standsBetween() const {
        const auto lines = checkLines();
        return after_[why_.about] == why_.piece && std::ranges::any_of(lines, [&](const Path& line) {
                   return std::find(line.begin() + 1, line.end() - 1, move_.to()) != line.end() - 1;
               });
    }
    /// Returns true if the move captures the piece that the reason names. A capture en passant can uncover another enemy
    /// piece, which was below the captured piece.
    [[nodiscard]] bool isCaptured() const {
        const bool uncovered = after_.height(why_.about) < before_.height(why_.about);
        return enemies_.has(why_.piece) && before_[why_.about] == why_.piece &&
               (uncovered || !enemies_.has(after_[why_.about]));
    }

    [[nodiscard]] static bool anyMate(const Position& position) {
        const MoveList moves = legalMoves(position);
        return std::ranges::any_of(moves, [&](Move move) { return !move.forced() && plainMate(position, move); });
    }
    [[nodiscard]] bool threatenedMate() const {
        Position passed = before_;
        Undo undo;
        passed.make(Move::pass(), undo);
        const auto threats = movesOf(passed, why_.about);
        return before_[why_.about] == why_.piece && sideOf(why_.piece) == passed.turn() &&
               !book_->allied(us_, passed.turn()) &&
               std::ranges::any_of(threats, [&](Move move) { return plainMate(passed, move); });
    }

    [[nodiscard]] bool protectedBefore() const { return guarded(before_, why_.about, enemies_); }
    [[nodiscard]] bool recapturable() const { return guarded(after_, move_.to(), enemies_); }

    template <class Holds>
    [[nodiscard]] bool anyEnemySide(Holds holds) const {
        for (std::size_t side = 0; side < book_->sides(); ++side) {
            if (!book_->allied(us_, Side(side)) && after_.living(Side(side)) && holds(Side(side))) return true;
        }
        return false;
    }
    [[nodiscard]] bool checksAnew() const {
        return anyEnemySide([&](Side side) { return after_.inCheck(side) && !before_.inCheck(side); });
    }
    /// Returns true if one piece attacks a king along two lines that enter the king's square from different squares.
    [[nodiscard]] bool twice() const {
        return book_->geometry().wraps() && anyEnemySide([&](Side side) {
                   const auto lines = checks(after_, side);
                   return std::ranges::any_of(lines, [&](const Path& a) {
                       return std::ranges::any_of(lines, [&](const Path& b) {
                           return a.front() == b.front() && a[a.size() - 2] != b[b.size() - 2];
                       });
                   });
               });
    }
    [[nodiscard]] bool castles() const {
        const CastlingPlan& plan = book_->castling(us_, move_);
        const auto& [side, letter, kingFrom, kingTo, rookFrom, rookTo] = plan.journey;
        return kingFrom != kingTo && rookFrom != rookTo && after_.king(us_) == kingTo && kingFrom == before_.king(us_);
    }

    [[nodiscard]] bool isOwn() const {
        return sideOf(why_.piece) == us_ && before_[why_.about] == why_.piece && after_[why_.about] == why_.piece &&
               why_.about != move_.from() && why_.about != move_.to();
    }
    [[nodiscard]] bool inDanger() const { return losesByCapture(before_, why_.about); }
    [[nodiscard]] bool isSaved() const {
        return why_.about == move_.from() && why_.piece == moved() && inDanger() && !losesByCapture(after_, move_.to());
    }
    [[nodiscard]] bool attacks() const {
        const bool capturable = !capturesOf(after_, move_.to()).empty();
        const bool before = move_.from() != NoSquare && !capturesOf(before_, move_.from()).empty();
        const bool pays = worth(why_.piece) > worth(after_[move_.to()]) || !guarded(after_, why_.about, enemies_);
        return enemies_.has(why_.piece) && after_[why_.about] == why_.piece &&
               kindOf(why_.piece) != book_->royalKind() && capturable && !before && pays &&
               !losesByCapture(after_, move_.to());
    }
    /// Returns the legal captures of the reason's piece by the piece on `from`.
    [[nodiscard]] std::vector<Move> capturesOf(const Position& position, Square from) const {
        std::vector<Move> captures = capturesOn(position, why_.about, us_);
        std::erase_if(captures, [&](Move move) { return move.from() != from; });
        return captures;
    }
    /// Returns true if the reason's piece was unprotected, is protected after the move, and every capture of it can be
    /// answered by a recapture.
    [[nodiscard]] bool isCovered() const {
        return !guarded(before_, why_.about, team_) && guarded(after_, why_.about, team_) &&
               !anyEnemySide([&](Side side) {
                   const auto captures = capturesOn(after_, why_.about, side);
                   return std::ranges::any_of(captures, [&](Move capture) {
                       Position there = turnedTo(after_, side);
                       Undo undo;
                       there.make(capture, undo);
                       return !recaptured(there, capture.to());
                   });
               });
    }
    [[nodiscard]] bool recaptured(const Position& there, Square square) const {
        for (std::size_t side = 0; side < book_->sides(); ++side) {
            const bool friendly = book_->allied(us_, Side(side)) && there.living(Side(side));
            if (friendly && !capturesOn(there, square, Side(side)).empty()) return true;
        }
        return false;
    }

    [[nodiscard]] bool countsOfMoved() const {
        const std::size_t before = move_.from() == NoSquare ? 0 : plainReach(before_, move_.from()).size();
        return why_.about == move_.to() && same(before, plainReach(after_, move_.to()).size()) &&
               why_.after > why_.before;
    }
    [[nodiscard]] bool opens() const {
        return same(plainReach(before_, why_.about).size(), plainReach(after_, why_.about).size()) &&
               why_.after - why_.before >= WorthAWord;
    }
    [[nodiscard]] bool counts(PieceSet pieces, int sign) const {
        return same(plainReach(before_, pieces).size(), plainReach(after_, pieces).size()) &&
               sign * (why_.after - why_.before) >= WorthAWord;
    }
    [[nodiscard]] bool same(std::size_t before, std::size_t after) const {
        return static_cast<std::size_t>(why_.before) == before && static_cast<std::size_t>(why_.after) == after;
    }

    [[nodiscard]] bool frees() const {
        const Square king = before_.king(us_);
        return why_.about == king && after_.king(us_) == king && movesOf(before_, king).empty() &&
               !movesOf(turnedTo(after_, us_), king).empty();
    }
    /// Returns true if the moved pawn can capture an enemy piece that moves to the reason's square. Returns false if
    /// the mover's team already protected that square before the move.
    [[nodiscard]] bool denies() const {
        const bool empty = before_.empty(why_.about) && after_.empty(why_.about);
        if (!empty || guarded(before_, why_.about, team_) || worth(why_.piece) <= worth(moved())) return false;
        const Position enemys = turnedTo(after_, sideOf(why_.piece));
        for (const Square from : enemys.pieces(sideOf(why_.piece))) {
            if (enemys[from] != why_.piece) continue;
            for (const Move visit : movesOf(enemys, from)) {
                if (visit.to() != why_.about) continue;
                Position there = enemys;
                Undo undo;
                there.make(visit, undo);
                if (!capturesOf(there, move_.to()).empty()) return true;
            }
        }
        return false;
    }

    const RuleSet& rules_;
    const RulebookPtr& book_;
    const Position& before_;
    Position after_;
    Move move_;
    Side us_;
    PieceSet team_, enemies_;
    MoveReason why_;
};

/// Returns the reasons that occur in the variant.
std::vector<int> kindsOf(std::string_view game) {
    std::set<MoveReasonType> never;
    if (game != "vyrt") never.insert(MoveReasonType::ChecksTwice);
    // Great Shatranj has no sliding pieces.
    if (game == "greatshatranj")
        never.insert(
            {MoveReasonType::BlocksCheck, MoveReasonType::Castles, MoveReasonType::Opens, MoveReasonType::Hinders});
    // Kings can move onto pieces of their own side.
    if (game == "tavreli") never.insert(MoveReasonType::Frees);
    std::vector<int> kinds;
    for (int kind = 0; kind <= static_cast<int>(MoveReasonType::Hinders); ++kind) {
        if (never.count(MoveReasonType(kind)) == 0) kinds.push_back(kind);
    }
    return kinds;
}

/// Checks the hint for every legal move and decreases `left`. Returns false if a hint is wrong or `left` is used up.
bool eachHint(const RuleSet& rules, const RulebookPtr& book, const Position& position, KindCounts& counts, int& left) {
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        if (move.forced()) continue;
        const HintTruth truth(rules, book, position, move);
        ++counts[static_cast<int>(truth.type())];
        if (!truth.isTrue()) {
            ADD_FAILURE() << truth.told();
            return false;
        }
        if (--left <= 0) return false;
    }
    return true;
}

class TrueHints : public testing::TestWithParam<std::size_t> {};

TEST_P(TrueHints, WhatSpeaksForAMoveIsTrue) {
    const VariantInfo& game = allVariants()[GetParam()];
    const TruthRun run{.variable = "TRUE_HINTS", .usual = UsualHints, .full = 4'000'000, .seed = 13};
    runTruths(game, run, kindsOf(game.id), eachHint);
}

INSTANTIATE_TEST_SUITE_P(Games, TrueHints, testing::Range(std::size_t{0}, allVariants().size()));

}  // namespace
}  // namespace rokada::test::truehintTest
