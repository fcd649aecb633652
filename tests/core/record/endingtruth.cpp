#include "endingtruth.h"

#include "pgntesting.h"
#include "playedtree.h"
#include "record/pgnwriter.h"
#include "record/recordedending.h"
#include "rules/judgement.h"
#include "slowrules/slowrules.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace rokada::test {

namespace {

slow::Position slowly(const RuleSet& rules, const Position& position) {
    const slow::Options options{rules.choices.begin(), rules.choices.end()};
    const auto twin = slow::Position::read(rules.variant, options, positionText(position));
    if (!twin) throw std::runtime_error("the slow rules refuse " + positionText(position));
    return *twin;
}

const Position& positionAfter(const Game& game, std::size_t turn) {
    return turn + 1 < game.played() ? game.turns()[turn + 1].before : game.position();
}

class EndingTruth {
public:
    EndingTruth(const RuleSet& rules, const Game& game)
        : rules_(rules),
          game_(game),
          book_(game.book()),
          last_(game.position()),
          ending_(*game.ending()),
          slow_(slowly(rules, last_)) {}

    void expect() const {
        switch (ending_.reason) {
            case Reason::Checkmate: return expectMate();
            case Reason::Stalemate:
                EXPECT_FALSE(slow_.inCheck(letter(last_.turn())));
                EXPECT_EQ(ending_.side, last_.turn());
                return expectDraw(slow::Outcome::Stalemate);
            case Reason::NobodyMoves: return expectDraw(slow::Outcome::NobodyMoves);
            case Reason::DeadPosition:
                return expectDraw(book_.sides() > 2 ? slow::Outcome::OnlyKings : slow::Outcome::Dead);
            case Reason::Blocked: return expectBlockedForGood();
            case Reason::BareKing: return expectBareKing();
            case Reason::Repetition:
            case Reason::RepetitionClaim: return expectRepetition();
            case Reason::FiftyMoves:
            case Reason::FiftyMovesClaim: return expectQuiet();
            case Reason::Resignation: return expectLoss();
            case Reason::Agreement: return expectDrawn();
            case Reason::IllegalMove:
            case Reason::Time: return expectForfeit();
        }
    }

private:
    [[nodiscard]] char letter(Side side) const { return book_.variant().sideSpecs[side].letter; }
    [[nodiscard]] const DrawLaws& laws() const { return book_.variant().draws; }

    void expectDrawn() const {
        for (std::size_t side = 0; side < MaxSides; ++side)
            EXPECT_EQ(ending_.halfPoints[side], side < book_.sides() ? 1 : 0);
    }
    void expectDraw(slow::Outcome outcome) const {
        EXPECT_EQ(slow_.outcome(), outcome);
        expectDrawn();
    }
    /// Checks that the team of `ending_.side` gets no points and the other team all.
    void expectLoss() const {
        ASSERT_NE(ending_.side, NoSide);
        for (std::size_t side = 0; side < MaxSides; ++side) {
            const bool wins = side < book_.sides() && !book_.allied(Side(side), ending_.side);
            EXPECT_EQ(ending_.halfPoints[side], wins ? 2 : 0) << side;
        }
        if (book_.sides() == 2) return;
        EXPECT_EQ(slow_.outcome(), slow::Outcome::TeamWins);
        const char winner = slow_.winner();
        EXPECT_FALSE(book_.allied(ending_.side, book_.variant().sideOf(winner)));
        EXPECT_FALSE(last_.living(ending_.side));
    }
    void expectMate() const {
        expectLoss();
        if (book_.sides() > 2) return;
        EXPECT_EQ(ending_.side, last_.turn());
        EXPECT_TRUE(slow_.inCheck(letter(ending_.side)));
        EXPECT_TRUE(slow_.moves().empty());
    }
    void expectBareKing() const {
        ASSERT_NE(ending_.side, NoSide);
        const bool wins = rules_.choices.at("bareking") == "win";
        EXPECT_EQ(last_.pieces(ending_.side).size(), 1U);
        if (!wins) return expectDraw(slow::Outcome::BareKingDraw);
        EXPECT_EQ(slow_.outcome(), slow::Outcome::BareKingWin);
        EXPECT_NE(slow_.winner(), letter(ending_.side));
        expectLoss();
    }
    /// Checks a draw by blocked pawns. In a random continuation, no legal move may be a pawn move or a mate.
    void expectBlockedForGood() const {
        expectDraw(slow::Outcome::Playing);
        Position position = last_;
        std::mt19937 random(1);
        for (int ply = 0; ply < 40; ++ply) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) return;
            for (const Move move : moves) {
                EXPECT_FALSE(book_.pawns().has(position[move.from()])) << positionText(position);
                EXPECT_FALSE(plainlyMates(position, move)) << positionText(position);
            }
            Undo undo;
            position.make(moves[random() % moves.size()], undo);
        }
    }
    [[nodiscard]] static bool plainlyMates(Position position, Move move) {
        Undo undo;
        position.make(move, undo);
        return position.inCheck(position.turn()) && !hasMoves(position);
    }

    void expectRepetition() const {
        expectDrawn();
        const std::string now = slow_.repetitionKey();
        int count = slowly(rules_, game_.start()).repetitionKey() == now ? 1 : 0;
        for (std::size_t turn = 0; turn < game_.played(); ++turn)
            count += slowly(rules_, positionAfter(game_, turn)).repetitionKey() == now ? 1 : 0;
        const bool claimed = ending_.reason == Reason::RepetitionClaim;
        EXPECT_EQ(ending_.count, count);
        EXPECT_GE(count, claimed ? laws().repetitionClaim : laws().repetitionAutomatic);
        EXPECT_EQ(ending_.side == NoSide, !claimed);
    }
    /// Checks a draw by a move limit: the counter of plies without progress must equal that of the slow rules.
    void expectQuiet() const {
        expectDrawn();
        slow::Position slow = slowly(rules_, game_.start());
        for (std::size_t i = 0; i < game_.played(); ++i) {
            const Turn& turn = game_.turns()[i];
            const bool leaves = turn.move.type() == MoveType::Elimination;
            slow = leaves ? slowly(rules_, positionAfter(game_, i)) : slow.after(moveText(book_, turn.move));
        }
        std::istringstream fields(slow.text());
        std::string field;
        for (int i = 0; i < 5; ++i) fields >> field;
        EXPECT_EQ(ending_.count, std::stoi(field)) << slow.text();
        const bool claimed = ending_.reason == Reason::FiftyMovesClaim;
        EXPECT_GE(ending_.count, claimed ? laws().fiftyMoveClaim : laws().fiftyMoveAutomatic);
        EXPECT_EQ(ending_.side == NoSide, !claimed);
    }

    /// Checks a flag fall. The game must be drawn if the opponent has a bare king, and lost if the opponent has at
    /// least two rooks. In between, both results are accepted.
    void expectForfeit() const {
        if (ending_.side == NoSide) return expectDrawn();
        if (book_.sides() > 2) return expectLoss();
        const Side other = Side(1 - ending_.side);
        int rooks = 0, pieces = 0;
        for (int s = 0; s < book_.size(); ++s) {
            for (const Piece piece : piecesOn(Square(s))) {
                if (sideOf(piece) != other) continue;
                ++pieces;
                rooks += book_.variant().kinds[kindOf(piece)].letter == 'R' ? 1 : 0;
            }
        }
        if (pieces == 1) expectDrawn();
        if (rooks > 1) expectLoss();
        if (!ending_.drawn()) expectLoss();
    }
    [[nodiscard]] std::vector<Piece> piecesOn(Square square) const {
        if (book_.towers()) return last_.tower(square);
        return last_.empty(square) ? std::vector<Piece>() : std::vector{last_[square]};
    }

    const RuleSet& rules_;
    const Game& game_;
    const Rulebook& book_;
    const Position& last_;
    Ending ending_;
    slow::Position slow_;
};

/// Checks that each eliminated side left by an action of its player, or was mated by an enemy who attacks its king.
void expectEliminations(const RuleSet& rules, const Game& game, const Departures& departures) {
    for (std::size_t i = 0; i < game.book().sides(); ++i) {
        const Side side = Side(i);
        const auto told = eliminationOf(game, side);
        if (game.position().living(side) || !game.start().living(side)) {
            EXPECT_FALSE(told && game.position().living(side));
            continue;
        }
        ASSERT_TRUE(told) << i;
        if (const auto known = departures.find(side); known != departures.end()) {
            EXPECT_EQ(told->cause, known->second.first);
            EXPECT_EQ(told->moveNumber, known->second.second);
            EXPECT_EQ(told->by, NoSide);
            continue;
        }
        EXPECT_EQ(told->cause, EliminationCause::Mate);
        ASSERT_NE(told->by, NoSide);
        EXPECT_FALSE(game.book().allied(told->by, side));
        const auto turn = std::ranges::find_if(game.turns(), [&](const Turn& t) {
            return std::ranges::any_of(
                t.forced, [&](Move m) { return m.type() == MoveType::Elimination && m.eliminated() == side; });
        });
        ASSERT_NE(turn, game.turns().end());
        EXPECT_EQ(told->moveNumber, turn->before.state().moveNumber);
        const slow::Position before = slowly(rules, turn->before);
        EXPECT_TRUE(before.living(game.book().variant().sideSpecs[side].letter));
        EXPECT_TRUE(turn->before.living(told->by)) << "who mates plays";
    }
}

void expectSame(const Game& read, const Game& game) {
    EXPECT_EQ(read.ending(), game.ending());
    EXPECT_EQ(positionText(read.position()), positionText(game.position()));
    for (std::size_t i = 0; i < game.book().sides(); ++i) {
        const auto told = eliminationOf(game, Side(i)), again = eliminationOf(read, Side(i));
        ASSERT_EQ(told.has_value(), again.has_value());
        if (!told) continue;
        EXPECT_EQ(again->cause, told->cause);
        EXPECT_EQ(again->moveNumber, told->moveNumber);
        EXPECT_EQ(again->by, told->by);
    }
}

}  // namespace

void expectTrueEnding(const RuleSet& rules, const Game& game, const Departures& departures) {
    SCOPED_TRACE(positionText(game.position()) + ", reason " + std::to_string(static_cast<int>(game.ending()->reason)));
    EndingTruth(rules, game).expect();
    expectEliminations(rules, game, departures);
    expectKept(game);
}

void expectKept(const Game& game) {
    GameTree tree = treeOf(game);
    if (game.ending()) recordEnding(tree, *game.ending());
    const std::string text = pgnText(tree);
    SCOPED_TRACE(text);
    const PgnGame file = readGame(text);
    ASSERT_TRUE(file.playable);
    Game read = gameAt(file.tree, file.tree.variationEnd(Node::Root));
    restoreEnding(read, file.tree);
    expectSame(read, game);
}

}  // namespace rokada::test
