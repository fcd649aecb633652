#include "learn/coachopinion.h"

#include "motifs/motiffinder.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada::ui {

namespace {

/// Node limit for the analysis of all moves of a position. It takes about a quarter of a second.
constexpr std::uint64_t Nodes = 60'000;
constexpr int Deepest = 8;
constexpr Score AboutAsGood = 40;
/// Limit of the scores that `lossBy` compares, in centipawns. Beyond the limit the game is decided, so a difference
/// does not count as a loss.
constexpr Score Decided = 1200;

}  // namespace

std::optional<Score> CoachOpinion::lossBy(Move move) const {
    const auto found = std::ranges::find(moves, move, &Judged::move);
    if (found == moves.end()) return std::nullopt;
    const auto settled = [](Score score) { return std::clamp(score, -Decided, Decided); };
    return settled(moves.front().score) - settled(found->score);
}

std::vector<Move> CoachOpinion::goodMoves() const {
    std::vector<Move> good;
    for (const Judged& judged : moves) {
        if (moves.front().score - judged.score <= AboutAsGood) good.push_back(judged.move);
    }
    return good;
}

CoachOpinion opinionOn(Engine& engine, const RulebookPtr& book, const Position& position, const std::stop_token& stop) {
    CoachOpinion opinion{.key = position.key(), .moves = {}, .threat = {}};
    const MotifFinder motifs(*book);
    for (std::size_t s = 0; s < book->sides() && !opinion.threat; ++s) {
        if (!book->allied(Side(s), position.turn()) && position.living(Side(s)))
            opinion.threat = motifs.threatOf(position, Side(s));
    }
    if (position.placing(position.turn())) return opinion;
    Task task{.book = book, .position = position, .earlier = {}, .limits = {}};
    task.limits.nodes = Nodes;
    task.limits.depth = Deepest;
    task.limits.variations = static_cast<int>(countMoves(position));
    engine.clear();
    const SearchResult found = engine.think(task, stop);
    for (const Variation& line : found.report.variations) {
        if (!line.moves.empty()) opinion.moves.push_back({line.moves.front(), line.score});
    }
    return opinion;
}

}  // namespace rokada::ui
