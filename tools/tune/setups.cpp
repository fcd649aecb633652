#include "setups.h"

namespace rokada::tune {

namespace {

std::optional<Choices> choicesOf(const VariantInfo& info, std::string_view options) {
    Choices choices;
    if (options == "-") return choices;
    while (!options.empty()) {
        const std::size_t end = std::min(options.find(','), options.size());
        const auto choice = parseChoice(info, options.substr(0, end));
        if (!choice) return std::nullopt;
        choices.insert_or_assign(choice->first, choice->second);
        options.remove_prefix(std::min(end + 1, options.size()));
    }
    return choices;
}

}  // namespace

const Setup* Setups::with(const std::string& options) {
    const std::lock_guard lock(lock_);
    const auto known = made_.find(options);
    if (known != made_.end()) return &known->second;
    const auto choices = choicesOf(info_, options);
    if (!choices) return nullptr;
    auto variant = makeVariant(info_, *choices);
    if (!variant) return nullptr;
    Setup setup{options, Rulebook::compile(std::move(*variant)), nullptr};
    auto features = std::make_shared<const Features>(*setup.book);
    Weights weights = weights_.on(*setup.book, *features);
    setup.evaluator =
        std::make_shared<const Evaluator>(*setup.book, std::move(features), std::move(weights), net_.on(*setup.book));
    return &made_.emplace(options, std::move(setup)).first->second;
}

const Setup* Setups::any(Random& random) {
    std::string options;
    for (const Option& option : info_.options) {
        const std::size_t chosen = random.below(option.values.size());
        if (chosen == 0) continue;
        if (!options.empty()) options += ',';
        options += std::string(option.name) + '=' + std::string(option.values[chosen]);
    }
    return with(options.empty() ? "-" : options);
}

}  // namespace rokada::tune
