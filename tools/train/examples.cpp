#include "examples.h"

#include "ai/evaluation/chances.h"
#include "ai/network/network.h"
#include "base/inputstream.h"
#include "playout.h"
#include "sample.h"
#include "text/positiontext.h"

#include <map>

namespace rokada::train {

namespace {

class Reader {
public:
    Reader(tune::Setups& setups, Shares shares)
        : setups_(setups),
          shares_(shares),
          scale_(chanceScale(setups.info().id)),
          examples_(NetworkInputs(*setups.with("-")->book).count()) {}

    [[nodiscard]] bool read(const std::string& line) {
        if (line.starts_with('#')) return true;
        const auto sample = tune::parseSample(line);
        if (!sample) return false;
        const tune::Setup* setup = setups_.with(sample->options);
        if (setup == nullptr) return false;
        const NetworkInputs& inputs = inputsOf(*setup->book);
        if (inputs.count() != examples_.inputs()) return true;
        const auto position = parsePosition(*setup->book, sample->position);
        if (!position) return false;
        const EvaluationTrace trace = setup->evaluator->trace(*position);
        if (!trace.plain) return true;
        const bool first = tune::teamOf(*setup->book, position->turn()) == 0;
        const double goal = goalOf(*sample);
        examples_.add(*position, inputs, static_cast<float>(first ? trace.score : -trace.score),
                      static_cast<float>(first ? goal : 1 - goal));
        return true;
    }

    [[nodiscard]] Examples take() { return std::move(examples_); }

private:
    /// Returns the target value of a position from the view of team 0.
    [[nodiscard]] double goalOf(const tune::Sample& sample) const {
        return (1 - shares_.later - shares_.result) * winningChance(sample.score, scale_) +
               shares_.later * winningChance(sample.later, scale_) + shares_.result * sample.halfPoints / 2;
    }

    const NetworkInputs& inputsOf(const Rulebook& book) { return inputs_.try_emplace(&book, book).first->second; }

    tune::Setups& setups_;
    Shares shares_;
    double scale_;
    Examples examples_;
    std::map<const Rulebook*, NetworkInputs> inputs_;
};

/// Returns true if the position can be mirrored: no castling or first-move right distinguishes left from right. With
/// towers (stacks of pieces), such rights last for most of the game and matter little, so they are ignored.
bool hasMirror(const Position& position) {
    const bool rights = position.state().rights != 0 && !position.book().towers();
    return !rights && position.book().sides() == 2 && position.state().enPassant == NoSquare;
}

}  // namespace

void Examples::add(const Position& position, const NetworkInputs& inputs, float linear, float goal) {
    const std::size_t begin = numbers_.size();
    for (const Side viewer : {position.turn(), Network::enemyOf(position)}) {
        NetworkInputs::forEach(position,
                               [&](const NetworkFeature& feature) { numbers_.push_back(inputs.of(viewer, feature)); });
    }
    const auto pieces = static_cast<std::uint16_t>((numbers_.size() - begin) / 2);
    const auto stage = static_cast<std::uint8_t>(inputs.stage(position));
    facts_.push_back({linear, goal, begin, pieces, stage, hasMirror(position)});
}

Examples::Example Examples::operator[](std::size_t i) const {
    const Facts& facts = facts_[i];
    const std::span all(numbers_.data() + facts.begin, std::size_t{2} * facts.pieces);
    return {.linear = facts.linear,
            .goal = facts.goal,
            .mirrored = facts.mirrored,
            .stage = facts.stage,
            .mover = all.first(facts.pieces),
            .enemy = all.last(facts.pieces)};
}

tl::expected<Examples, std::string> readExamples(tune::Setups& setups, const std::vector<std::string>& files,
                                                 Shares shares) {
    Reader reader(setups, shares);
    for (const std::string& path : files) {
        InputStream file(path);
        std::string line;
        for (std::size_t number = 1; std::getline(file, line); ++number) {
            if (!reader.read(line)) {
                return tl::make_unexpected(path + ", line " + std::to_string(number) + ": no position of this variant");
            }
        }
        if (file.error()) return tl::make_unexpected(path + ": cannot be read: " + consoleText(*file.error()));
    }
    Examples examples = reader.take();
    if (examples.size() < 100) return tl::make_unexpected(std::string("fewer than a hundred positions"));
    return examples;
}

}  // namespace rokada::train
