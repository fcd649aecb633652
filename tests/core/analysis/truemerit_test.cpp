// Checks every merit of a move (what the program says in its favour) against the variation that follows. A won piece
// must be captured on its square, a mate must take the given number of turns, a motif must be used, and a reason must
// hold. The variations in positions of all rule sets come from short searches and from random moves.
//
// TRUE_MERITS=200000 tries 200,000 variations in each variant, and prints how often each merit occurred.
#include "ai/search/engine.h"
#include "analysis/movemerit.h"
#include "explain/piecevalues.h"
#include "plainlook.h"
#include "record/gametree.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "truthrun.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <set>

namespace rokada::test::truemeritTest {
namespace {

constexpr int UsualMerits = ROKADA_NIGHTLY_SIZE ? 200'000 : 150;
constexpr int LongestRandomLine = 6;

/// Number of pieces by kind.
using Pieces = std::map<Kind, int>;

/// Returns the pieces of the sides in `team`. All pieces of a tower count for the side of its top piece.
Pieces piecesOfTeam(const Position& position, PieceSet team) {
    Pieces pieces;
    for (int s = 0; s < position.book().size(); ++s) {
        const auto square = static_cast<Square>(s);
        if (!team.has(position[square])) continue;
        for (const Piece piece : position.tower(square)) ++pieces[kindOf(piece)];
    }
    return pieces;
}

Pieces piecesOf(const std::vector<Kind>& kinds) {
    Pieces pieces;
    for (const Kind kind : kinds) ++pieces[kind];
    return pieces;
}

/// Variation played from a position, with its captures.
class PlayedLine {
public:
    PlayedLine(const Position& position, const std::vector<Move>& line)
        : side_(position.turn()), book_(position.book()) {
        for (int s = 0; s < book_.size(); ++s) origins_[static_cast<Square>(s)] = static_cast<Square>(s);
        Position now = position;
        positions_.push_back(now);
        for (const Move move : line) {
            if (!isOrdinaryMove(now, move)) break;
            follow(now, move);
            advance(now, move);
            moves_.push_back(move);
            positions_.push_back(now);
        }
    }

    [[nodiscard]] const Position& start() const { return positions_.front(); }
    [[nodiscard]] const Position& end() const { return positions_.back(); }
    [[nodiscard]] const Position& station(std::size_t ply) const { return positions_[ply]; }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    [[nodiscard]] bool own(std::size_t ply) const { return book_.allied(side_, positions_[ply].turn()); }
    /// Returns the squares on which the pieces captured by the mover's team stood before the variation.
    [[nodiscard]] const std::set<Square>& victims() const { return victims_; }
    /// Returns true if the mover's team captures on this square after its first move.
    [[nodiscard]] bool capturesLater(Square square) const {
        for (std::size_t ply = 1; ply < moves_.size(); ++ply) {
            const auto& captured = capturedOn_[ply];
            if (own(ply) && captured == square) return true;
        }
        return false;
    }
    /// Returns true if a piece leaves this square after the first move. With `ownPiece`, it must be a piece of the
    /// mover's team, otherwise a piece of its enemies.
    [[nodiscard]] bool leavesLater(Square square, bool ownPiece) const {
        for (std::size_t ply = 1; ply < moves_.size(); ++ply) {
            if (own(ply) == ownPiece && moves_[ply].from() == square) return true;
        }
        return false;
    }

    /// Returns true if after `plies` plies the mover's team has won exactly the pieces `gone` and lost exactly the
    /// pieces `come`, and no exchange is in progress. An exchange is in progress if an enemy can recapture and has not
    /// had a turn since the capture.
    [[nodiscard]] bool wins(const Pieces& gone, const Pieces& come, std::size_t plies) const {
        Pieces balance;
        for (std::size_t ply = 0; ply < plies; ++ply) {
            for (const auto& [kind, count] : changes_[ply]) balance[kind] += count;
        }
        for (const auto& [kind, count] : balance) {
            const auto wanted = [&](const Pieces& pieces) { return pieces.contains(kind) ? pieces.at(kind) : 0; };
            if (count != wanted(gone) - wanted(come)) return false;
        }
        const auto known = [&](const auto& each) { return balance.contains(each.first); };
        return std::ranges::all_of(gone, known) && std::ranges::all_of(come, known) && settled(plies);
    }

private:
    [[nodiscard]] bool settled(std::size_t plies) const {
        for (std::size_t ply = plies - std::min(plies, book_.sides() - 1); ply < plies; ++ply) {
            if (!own(ply) || capturedOn_[ply] == NoSquare) continue;
            std::set<Side> had;
            for (std::size_t later = ply + 1; later < plies; ++later) had.insert(positions_[later].turn());
            for (std::size_t side = 0; side < book_.sides(); ++side) {
                const bool waits = !book_.allied(Side(side), side_) && positions_[plies].living(Side(side)) &&
                                   !had.contains(Side(side));
                if (waits && !capturesOn(positions_[plies], moves_[ply].to(), Side(side)).empty()) return false;
            }
        }
        return true;
    }

    void follow(const Position& now, Move move) {
        const bool mine = book_.allied(side_, now.turn());
        const PieceSet team = teamOf(book_, side_), enemies{~team.bits};
        const Position after = afterMove(now, move);
        const PieceSet victims = mine ? enemies : team;
        Pieces change = piecesOfTeam(now, victims);
        for (const auto& [kind, count] : piecesOfTeam(after, victims)) change[kind] -= count;
        if (!mine) {
            for (auto& [kind, count] : change) count = -count;
        }
        changes_.push_back(change);
        const bool passing = move.type() == MoveType::EnPassant;
        const bool arrives = move.from() != NoSquare && move.type() != MoveType::Castle;
        const Square victim = passing ? now.state().victim : arrives && now.hostile(move.to()) ? move.to() : NoSquare;
        capturedOn_.push_back(victim);
        if (mine && victim != NoSquare && origins_.contains(victim)) victims_.insert(origins_[victim]);
        if (victim != NoSquare) origins_.erase(victim);
        trace(now, move);
    }
    void trace(const Position& now, Move move) {
        if (move.from() == NoSquare) {
            origins_.erase(move.to());
        } else if (move.type() == MoveType::Castle) {
            const Castling& c = book_.castling(now.turn(), move).journey;
            const Square king = origins_[c.kingFrom], rook = origins_[c.rookFrom];
            origins_[c.kingTo] = king;
            origins_[c.rookTo] = rook;
        } else {
            origins_[move.to()] = origins_[move.from()];
        }
    }

    Side side_;
    const Rulebook& book_;
    std::vector<Position> positions_;
    std::vector<Move> moves_;
    std::vector<Pieces> changes_;     ///< by ply: pieces won minus pieces lost by the mover's team
    std::vector<Square> capturedOn_;  ///< square of the captured piece by ply, or NoSquare
    std::map<Square, Square> origins_;
    std::set<Square> victims_;
};

class MeritTruth {
public:
    MeritTruth(const MotifFinder& motifs, const Position& position, const std::vector<Move>& line,
               std::optional<Score> score)
        : position_(position), line_(position, line), merit_(meritOf(motifs, position, line, score)) {}

    [[nodiscard]] MeritType type() const { return merit_.type; }
    [[nodiscard]] std::string told() const {
        const Rulebook& book = position_.book();
        std::string text = positionText(position_) + ":";
        for (const Move move : line_.moves()) text += ' ' + moveText(book, move);
        text += ", merit " + std::to_string(static_cast<int>(merit_.type));
        if (merit_.type == MeritType::Reason) {
            text += ", reason " + std::to_string(static_cast<int>(merit_.reason.type));
            if (merit_.reason.about != NoSquare) text += " about " + book.geometry().name(merit_.reason.about);
        }
        for (const Kind kind : merit_.trade.gone) text += std::string(" +") + book.variant().kinds[kind].letter;
        for (const Kind kind : merit_.trade.come) text += std::string(" -") + book.variant().kinds[kind].letter;
        if (merit_.motif) text += ", motif " + std::string(idOf(merit_.motif->motif));
        return text;
    }

    [[nodiscard]] bool isTrue() const {
        if (merit_.motif && !motifIsUsed(*merit_.motif)) return false;
        switch (merit_.type) {
            case MeritType::Value: return true;
            case MeritType::Mates: return mates();
            case MeritType::Wins: return wins() && fromTheirPlaces();
            case MeritType::Motif: return merit_.motif.has_value();
            case MeritType::Reason: return reasonHolds();
        }
        return false;
    }

private:
    [[nodiscard]] Move move() const { return line_.moves().front(); }
    [[nodiscard]] const Position& after() const { return line_.station(1); }

    /// Returns true if the claimed number of turns to mate is correct. If the variation does not end in mate, any
    /// positive number is accepted.
    [[nodiscard]] bool mates() const {
        const Side side = position_.turn();
        const Position& end = line_.end();
        const MoveList moves = legalMoves(end);
        const bool whole = moves.empty() && end.inCheck(end.turn());
        if (!whole || position_.book().sides() > 2) return merit_.turns > 0;
        int turns = 0;
        for (std::size_t ply = 0; ply < line_.moves().size(); ++ply) turns += line_.station(ply).turn() == side;
        return turns == merit_.turns;
    }

    [[nodiscard]] bool wins() const {
        const std::vector<PieceValue> values = pieceValues(position_.book());
        int worth = 0;
        for (const Kind kind : merit_.trade.gone) worth += values[kind].mean();
        for (const Kind kind : merit_.trade.come) worth -= values[kind].mean();
        if (worth != merit_.trade.worth || worth < MaterialCounter::Telling) return false;
        const Pieces gone = piecesOf(merit_.trade.gone), come = piecesOf(merit_.trade.come);
        for (std::size_t plies = 1; plies <= line_.moves().size(); ++plies) {
            if (line_.wins(gone, come, plies)) return true;
        }
        return false;
    }
    /// Returns true if each square of the merit is that of an enemy piece that the variation captures.
    [[nodiscard]] bool fromTheirPlaces() const {
        Pieces left = piecesOf(merit_.trade.gone);
        return std::ranges::all_of(merit_.wonOn, [&](Square square) {
            const Piece piece = position_[square];
            const bool enemys = position_.book().hostile(position_.turn()).has(piece);
            return enemys && left[kindOf(piece)]-- > 0 && line_.victims().contains(square);
        });
    }

    [[nodiscard]] static bool byCapture(Motif motif) { return winsByCapture(motif) || motif == Motif::Sacrifice; }
    /// Returns true if the variation later captures one of the motif's pieces. The first square of a motif is that of
    /// the active piece, so it is skipped.
    [[nodiscard]] bool capturesOneOf(const FoundMotif& found) const {
        return std::any_of(found.squares.begin() + 1, found.squares.end(),
                           [&](Square square) { return line_.capturesLater(square); });
    }
    [[nodiscard]] bool motifIsUsed(const FoundMotif& found) const {
        switch (found.motif) {
            case Motif::SmotheredMate:
            case Motif::BackRankMate:
            case Motif::Mate: return plainMate(position_, move());
            case Motif::DoubleCheck:
            case Motif::TwoWayCheck:
            case Motif::DiscoveredCheck: return checksEnemy(position_, move());
            case Motif::MateThreat: return plainMate(turnedTo(after(), position_.turn()), found.move);
            default: return !byCapture(found.motif) || capturesOneOf(found);
        }
    }

    [[nodiscard]] bool reasonHolds() const {
        const MoveReason& why = merit_.reason;
        const MoveReason plain = moveReasonFor(position_, move());
        switch (why.type) {
            case MoveReasonType::Saves:
                return why.about == move().from() && position_[why.about] == why.piece && isSaved(move().to());
            case MoveReasonType::Guards:
                return why.about != move().from() && position_[why.about] == why.piece && isSaved(why.about);
            case MoveReasonType::Attacks:
                if (!line_.capturesLater(why.about) && !line_.leavesLater(why.about, false)) return false;
                break;
            case MoveReasonType::Opens:
                if (!line_.leavesLater(why.about, true)) return false;
                break;
            case MoveReasonType::None:
            case MoveReasonType::Frees:
            case MoveReasonType::Denies:
            case MoveReasonType::Reach:
            case MoveReasonType::Room:
            case MoveReasonType::Hinders: return false;
            default: break;
        }
        // For all other types, the reason must equal the reason found for the move alone. Other tests check those
        // reasons.
        return why.type == plain.type && why.about == plain.about && why.piece == plain.piece;
    }
    /// Returns true if an enemy could capture the piece before the move, and every capture on its new square `then` can
    /// be answered by a recapture.
    [[nodiscard]] bool isSaved(Square then) const {
        const auto capturable = [&](const Position& there, Square square, auto unpunished) {
            for (std::size_t side = 0; side < there.book().sides(); ++side) {
                if (there.book().allied(Side(side), position_.turn()) || !there.living(Side(side))) continue;
                for (const Move capture : capturesOn(there, square, Side(side))) {
                    if (unpunished(there, Side(side), capture)) return true;
                }
            }
            return false;
        };
        const auto any = [](const Position&, Side, Move) { return true; };
        const auto unpunished = [this](const Position& there, Side side, Move capture) {
            const Position next = afterMove(turnedTo(there, side), capture);
            for (std::size_t own = 0; own < next.book().sides(); ++own) {
                const bool friendly = next.book().allied(Side(own), position_.turn()) && next.living(Side(own));
                if (friendly && !capturesOn(next, capture.to(), Side(own)).empty()) return false;
            }
            return true;
        };
        return capturable(position_, merit_.reason.about, any) && !capturable(after(), then, unpunished);
    }

    const Position& position_;
    PlayedLine line_;
    MoveMerit merit_;
};

std::vector<Move> randomLine(Position position, std::mt19937_64& random) {
    std::vector<Move> line;
    while (line.size() < LongestRandomLine) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) break;
        const Move move = moves[random() % moves.size()];
        if (!isOrdinaryMove(position, move)) break;
        line.push_back(move);
        advance(position, move);
    }
    return line;
}

/// Checks the merits of variations from short searches and of random variations.
class TrueMerits : public testing::TestWithParam<std::size_t> {
protected:
    bool eachMerit(const RulebookPtr& book, const Position& position, KindCounts& counts, int& left) {
        const MotifFinder motifs(*book);
        Task task{.book = book, .position = position, .earlier = {}, .limits = {}};
        task.limits.nodes = 300;
        const SearchResult thought = engine_.think(task, {});
        const auto& lines = thought.report.variations;
        if (!lines.empty() && !tryLine(motifs, position, lines.front().moves, lines.front().score, counts))
            return false;
        const auto random = randomLine(position, random_);
        if (!random.empty() && !tryLine(motifs, position, random, {}, counts)) return false;
        return (left -= 2) > 0;
    }

private:
    static bool tryLine(const MotifFinder& motifs, const Position& position, const std::vector<Move>& line,
                        std::optional<Score> score, KindCounts& counts) {
        if (line.empty() || line.front().forced()) return true;
        const MeritTruth truth(motifs, position, line, score);
        ++counts[static_cast<int>(truth.type())];
        if (truth.isTrue()) return true;
        ADD_FAILURE() << truth.told();
        return false;
    }

    Engine engine_{1, 1};
    std::mt19937_64 random_{11};
};

TEST_P(TrueMerits, WhatSpeaksForAVariationIsThere) {
    const VariantInfo& game = allVariants()[GetParam()];
    const TruthRun run{.variable = "TRUE_MERITS", .usual = UsualMerits, .full = 200'000, .seed = 19};
    std::vector<int> kinds;
    for (const MeritType type :
         {MeritType::Value, MeritType::Mates, MeritType::Wins, MeritType::Motif, MeritType::Reason})
        kinds.push_back(static_cast<int>(type));
    runTruths(game, run, kinds,
              [this](const RuleSet& /*rules*/, const RulebookPtr& book, const Position& position, KindCounts& counts,
                     int& left) { return eachMerit(book, position, counts, left); });
}

INSTANTIATE_TEST_SUITE_P(Games, TrueMerits, testing::Range(std::size_t{0}, allVariants().size()));

}  // namespace
}  // namespace rokada::test::truemeritTest
