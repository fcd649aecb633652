#include "slowrules/slowrules.h"

#include <algorithm>
#include <stdexcept>

#include "slowrules/ending.h"
#include "slowrules/movement.h"
#include "slowrules/play.h"
#include "slowrules/text.h"

namespace slow {

namespace {

std::uint64_t count(const State& state, int depth) {
    if (depth == 0) return 1;
    // In fortress chess, the game is over when only one team is left. perft counts no moves from then on.
    if (state.rules.game == Game::Fortress && onlyTeam(state) != '-') return 0;
    const auto moves = legalMoves(state);
    if (depth == 1) return moves.size();
    std::uint64_t total = 0;
    for (const Move& move : moves) total += count(played(state, move), depth - 1);
    return total;
}

}  // namespace

Position::Position(State state) : state_(std::make_shared<const State>(std::move(state))) {}

std::optional<Position> Position::read(const std::string& game, const Options& options, const std::string& text) {
    const auto rules = rulesOf(game, options);
    if (!rules) return std::nullopt;
    const auto state = readState(*rules, text);
    if (!state) return std::nullopt;
    return Position(*state);
}

Position Position::start(const std::string& game, const Options& options) {
    const auto rules = rulesOf(game, options);
    if (!rules) throw std::invalid_argument(game);
    return Position(readState(*rules, startText(*rules)).value());
}

std::string Position::text() const { return writeState(*state_); }

std::vector<std::string> Position::moves() const {
    std::vector<std::string> texts;
    for (const Move& move : legalMoves(*state_)) texts.push_back(textOf(state_->rules, move));
    std::ranges::sort(texts);
    return texts;
}

Position Position::after(const std::string& move) const {
    for (const Move& legal : legalMoves(*state_))
        if (textOf(state_->rules, legal) == move) return Position(played(*state_, legal));
    throw std::invalid_argument(move);
}

char Position::turn() const { return state_->turn; }

bool Position::living(char side) const { return isLiving(*state_, side); }

bool Position::inCheck(char side) const { return kingAttacked(*state_, side); }

bool Position::attacked(const std::string& square, char by) const {
    return attackedBy(*state_, squareOf(state_->rules, square).value(), by);
}

Outcome Position::outcome() const { return outcomeOf(*state_); }

char Position::winner() const { return winnerOf(*state_); }

std::string Position::repetitionKey() const { return repetitionText(*state_); }

std::uint64_t perft(const Position& position, int depth) { return count(*position.state_, depth); }

}  // namespace slow
