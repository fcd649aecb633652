#include "searchfit.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace rokada::tune {

namespace {

/// Change of a parameter, as a fraction of its step, for each win by which the better player's wins exceed its losses.
constexpr double Gain = 0.018;

}  // namespace

SearchFit::SearchFit(RulebookPtr book, std::shared_ptr<const Evaluator> evaluator, const SearchParameters& from,
                     SearchFitPlan plan)
    : book_(std::move(book)), evaluator_(std::move(evaluator)), plan_(plan) {
    for (const SearchNumber& number : searchNumbers()) values_.push_back(from.*number.field);
}

void SearchFit::run(const std::function<void(std::size_t games)>& told) {
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(plan_.threads));
    for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this, &told] { work(told); });
    threads.clear();
}

SearchParameters SearchFit::parameters() const {
    SearchParameters parameters;
    const auto numbers = searchNumbers();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        parameters.*numbers[i].field = static_cast<int>(std::lround(values_[i]));
    }
    return parameters;
}

void SearchFit::work(const std::function<void(std::size_t)>& told) {
    EnginePair table;
    while (const auto step = next()) {
        const int better = play(*step, table);
        const std::lock_guard lock(lock_);
        follow(*step, better);
        told(++done_ * GamesPerStep);
    }
}

std::optional<SearchFit::Step> SearchFit::next() {
    const std::lock_guard lock(lock_);
    if (begun_ * GamesPerStep >= plan_.games) return std::nullopt;
    Random random(scrambled(plan_.seed) + begun_);
    Step step{.number = begun_++, .ways = std::vector<int>(values_.size()), .moved = {}};
    for (int& way : step.ways) way = random.below(2) == 0 ? 1 : -1;
    step.moved = {moved(step.ways, 1, random), moved(step.ways, -1, random)};
    return step;
}

/// Returns the parameters moved by one step in the directions `ways` if `sign` is 1, or in the opposite directions if
/// it is -1. Rounds each value randomly up or down, so that the mean is the exact value.
SearchParameters SearchFit::moved(const std::vector<int>& ways, int sign, Random& random) const {
    constexpr std::size_t Fine = 1024;
    SearchParameters parameters;
    const auto numbers = searchNumbers();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double value = values_[i] + sign * ways[i] * numbers[i].step;
        const double share = static_cast<double>(random.below(Fine)) / Fine;
        parameters.*numbers[i].field = std::max(numbers[i].least, static_cast<int>(std::floor(value + share)));
    }
    return parameters;
}

int SearchFit::play(const Step& step, EnginePair& table) const {
    Random random(scrambled(plan_.seed + 1) + step.number);
    int sum = 0;
    for (std::size_t games = 0; games < GamesPerStep; games += 2) {
        const auto points =
            table.play(book_, {{{evaluator_, step.moved[0]}, {evaluator_, step.moved[1]}}}, plan_.nodes, random);
        sum += points[0] + points[1] - 2;
    }
    return sum;
}

void SearchFit::follow(const Step& step, int better) {
    const auto numbers = searchNumbers();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double moved = values_[i] + Gain * numbers[i].step * step.ways[i] * better;
        values_[i] = std::max<double>(numbers[i].least, moved);
    }
}

}  // namespace rokada::tune
