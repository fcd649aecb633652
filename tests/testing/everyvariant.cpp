#include "everyvariant.h"

#include "base/scrambled.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <cassert>

namespace rokada::test {

namespace {

void addCombinations(const VariantInfo& info, std::size_t option, const Choices& chosen, std::vector<RuleSet>& sets) {
    if (option == info.options.size()) {
        sets.push_back({std::string(info.id), chosen});
        return;
    }
    for (const std::string_view value : info.options[option].values) {
        Choices more = chosen;
        more.insert_or_assign(std::string(info.options[option].name), std::string(value));
        addCombinations(info, option + 1, more, sets);
    }
}

/// Pseudo-random numbers that are the same on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(scrambled(seed)) {}
    std::size_t below(std::size_t n) {
        assert(n > 0);
        return static_cast<std::size_t>((state_ = scrambled(state_)) >> 11) % n;
    }

private:
    std::uint64_t state_;
};

std::size_t taste(const Position& position, Move move) {
    if (move.type() == MoveType::Bonus || move.type() == MoveType::EnPassant) return 40;
    if (move.becomes() != NoKind || move.type() == MoveType::Castle) return 20;
    if (move.type() == MoveType::Drop) return 1;
    if (position.hostile(move.to())) return 4;
    return position.book().pawns().has(position[move.from()]) ? 3 : 1;
}

Move pick(const Game& game, Dice& dice) {
    const MoveList moves = game.moves();
    std::size_t sum = 0;
    for (const Move move : moves) sum += taste(game.position(), move);
    std::size_t at = dice.below(sum);
    for (const Move move : moves) {
        const std::size_t weight = taste(game.position(), move);
        if (at < weight) return move;
        at -= weight;
    }
    return moves[0];
}

}  // namespace

RulebookPtr RuleSet::book() const { return Rulebook::compile(*makeVariant(*findVariant(variant), choices)); }

std::string RuleSet::name() const {
    std::string text = variant;
    for (const auto& [option, value] : choices) text.append(" ").append(option).append("=").append(value);
    return text;
}

const std::vector<RuleSet>& everyRuleSet() {
    static const std::vector<RuleSet> sets = [] {
        std::vector<RuleSet> all;
        for (const VariantInfo& info : allVariants()) addCombinations(info, 0, {}, all);
        return all;
    }();
    return sets;
}

namespace {

/// Returns a new game. If the variant has several start positions, it begins from a random one of them.
Game anyGame(const RulebookPtr& book, Dice& dice) {
    const auto& starts = book->variant().numberedStarts;
    if (!starts) return Game(book);
    return Game(book, startPosition(*book, static_cast<int>(dice.below(static_cast<std::size_t>(starts->count)))));
}

}  // namespace

void wander(const RuleSet& rules, std::uint64_t seed, int positions, const std::function<bool(const Game&)>& visit) {
    constexpr std::size_t longest = 400;
    Dice dice(seed);
    const RulebookPtr book = rules.book();
    while (positions > 0) {
        Game game = anyGame(book, dice);
        for (;;) {
            if (!visit(game)) return;
            if (--positions <= 0 || game.ending() || game.played() >= longest) break;
            game.play(pick(game, dice));
        }
    }
}

}  // namespace rokada::test
