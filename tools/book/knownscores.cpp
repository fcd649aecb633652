#include "knownscores.h"

#include "base/inputstream.h"

#include <sstream>

namespace rokada::tools {

tl::expected<KnownScores, std::string> KnownScores::open(const std::string& file) {
    KnownScores known;
    if (InputStream in(file); in) {
        std::string line;
        for (int number = 1; std::getline(in, line); ++number) {
            std::istringstream words(line);
            std::uint64_t key = 0, nodes = 0;
            KnownScore one;
            if (!(words >> key >> nodes >> one.score >> one.best))
                return tl::make_unexpected(file + ":" + std::to_string(number) + ": not a score");
            known.scores_[{key, nodes}] = one;
        }
    }
    known.file_ = std::make_unique<OutputFile>(file, std::ios::app, file);
    if (const auto opened = known.file_->flushed(); !opened) return tl::make_unexpected(opened.error());
    return known;
}

std::optional<KnownScore> KnownScores::find(std::uint64_t key, std::uint64_t nodes) const {
    const auto found = scores_.find({key, nodes});
    return found == scores_.end() ? std::nullopt : std::optional(found->second);
}

void KnownScores::add(std::uint64_t key, std::uint64_t nodes, const KnownScore& known) {
    scores_[{key, nodes}] = known;
    if (file_) *file_ << key << ' ' << nodes << ' ' << known.score << ' ' << known.best << std::endl;
}

}  // namespace rokada::tools
