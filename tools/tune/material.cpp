#include "material.h"

#include "base/inputstream.h"
#include "sample.h"
#include "text/positiontext.h"

#include <cstdlib>
#include <map>

namespace rokada::tune {

namespace {

class Reader {
public:
    Reader(Setups& setups, Material& into) : setups_(setups), into_(into), plain_(*setups.with("-")) {}

    [[nodiscard]] bool read(const std::string& line) {
        if (line.starts_with('#')) {
            comment(line);
            return true;
        }
        const auto sample = parseSample(line);
        if (!sample) return false;
        const Setup* setup = setups_.with(sample->options);
        if (setup == nullptr) return false;
        const auto position = parsePosition(*setup->book, sample->position);
        if (!position) return false;
        EvaluationTrace trace = setup->evaluator->trace(*position);
        if (!trace.plain) return true;
        const std::vector<int>& numbers = numbersOf(*setup);
        for (Occurrence& o : trace.occurrences) o.feature = numbers[static_cast<std::size_t>(o.feature)];
        std::erase_if(trace.occurrences, [](const Occurrence& o) { return o.feature < 0; });
        into_.traces.add(trace.occurrences, trace.phase,
                         {static_cast<float>(sample->score), static_cast<float>(sample->later),
                          static_cast<float>(sample->halfPoints) / 2});
        return true;
    }

private:
    void comment(const std::string& line) {
        constexpr std::string_view games = "# games ", command = "# rokada-tune ";
        if (line.starts_with(games)) into_.games += std::strtoull(line.c_str() + games.size(), nullptr, 10);
        if (line.starts_with(command)) into_.origins.push_back(line.substr(2));
    }

    /// Returns for each feature of `setup` its number under the default rule options. Other options can number the
    /// features differently.
    const std::vector<int>& numbersOf(const Setup& setup) {
        std::vector<int>& numbers = numbers_[&setup];
        if (!numbers.empty()) return numbers;
        const Features& features = setup.evaluator->features();
        for (int f = 0; f < features.count(); ++f) {
            numbers.push_back(plain_.evaluator->features().find(features.name(f)));
        }
        return numbers;
    }

    Setups& setups_;
    Material& into_;
    const Setup& plain_;
    std::map<const Setup*, std::vector<int>> numbers_;
};

}  // namespace

tl::expected<Material, std::string> readMaterial(Setups& setups, const std::vector<std::string>& files) {
    Material material;
    Reader reader(setups, material);
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
    if (material.traces.size() < 100) return tl::make_unexpected(std::string("fewer than a hundred positions"));
    return material;
}

}  // namespace rokada::tune
