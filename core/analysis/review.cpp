#include "analysis/review.h"

#include "ai/evaluation/chances.h"
#include "analysis/threat.h"
#include "rules/movegen.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rokada {

namespace {

/// How fast accuracy falls: a loss of a tenth leaves two thirds.
constexpr double Steepness = 4.4;

/// A position of the game with the move that was played in it.
struct Station {
    Task task;
    bool searched = true;    ///< it has moves to be compared
    Node node = Node::None;  ///< of the move that was played; None in the last position
    Move played;
    Score score = 0;  ///< for the first team
    std::vector<Move> best;
};

class Reviewer {
public:
    Reviewer(const ReviewEngine& engine, const GameTree& tree, std::uint64_t nodes, std::stop_token stop)
        : engine_(engine),
          tree_(tree),
          nodes_(nodes),
          stop_(std::move(stop)),
          scale_(chanceScale(tree.book().variant().id)) {}

    std::optional<Review> run(const ReviewProgress& progress);

private:
    void collect();
    void add(const Game& game, Node next);
    void settle(Station& station, const Game& game) const;
    [[nodiscard]] SearchResult think(const Station& station, std::vector<Move> only);
    [[nodiscard]] Game gameUpTo(const Station& station) const;
    void look(Station& station);
    [[nodiscard]] double chance(const Position& position, Score forFirst) const;
    [[nodiscard]] ReviewedMove judged(const Station& station, const Station& next);
    /// What the engine thinks of the move itself, looked at as long as the best one.
    [[nodiscard]] Score scoreOf(const Station& station);

    const ReviewEngine& engine_;
    const GameTree& tree_;
    std::uint64_t nodes_;
    std::stop_token stop_;
    double scale_;
    std::vector<Station> stations_;
};

void Reviewer::collect() {
    Game game(tree_.sharedBook(), tree_.start());
    for (const Node node : tree_.path(tree_.variationEnd(Node::Root))) {
        // A resignation or a fallen flag after which others play on is nobody's decision about the board.
        if (tree_.move(node).forced()) break;
        add(game, node);
        if (!game.playOn(tree_.move(node))) {
            stations_.back().node = Node::None;
            return;
        }
    }
    add(game, Node::None);
}

void Reviewer::add(const Game& game, Node next) {
    Station station{.task = Task::of(game), .node = next};
    if (next != Node::None) station.played = tree_.move(next);
    station.task.limits.nodes = nodes_;
    settle(station, game);
    stations_.push_back(std::move(station));
}

/// The rules know what a finished game is worth.
void Reviewer::settle(Station& station, const Game& game) const {
    const Position& position = game.position();
    const bool over = game.ending() && (station.node == Node::None || !hasOrdinaryMoves(position));
    station.searched = !over && !position.placing(position.turn()) && hasOrdinaryMoves(position);
    if (!over || game.ending()->drawn()) return;
    const auto& sides = tree_.book().variant().sideSpecs;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        if (game.ending()->halfPoints[side] == 2) station.score = sides[side].team == 0 ? MateScore : -MateScore;
    }
}

Game Reviewer::gameUpTo(const Station& station) const {
    Game game(tree_.sharedBook(), tree_.start());
    for (const Station& earlier : stations_) {
        if (&earlier == &station || !game.playOn(earlier.played)) break;
    }
    return game;
}

SearchResult Reviewer::think(const Station& station, std::vector<Move> only) {
    Task task = station.task;
    task.limits.only = std::move(only);
    if (engine_.hear) engine_.hear(gameUpTo(station));
    return engine_.think(task, stop_);
}

void Reviewer::look(Station& station) {
    if (!station.searched) return;
    const SearchResult found = think(station, {});
    if (found.report.variations.empty()) return;
    const Variation& best = found.report.variations.front();
    station.score = forFirstTeam(station.task.position, best.score);
    station.best = best.moves;
}

double Reviewer::chance(const Position& position, Score forFirst) const {
    return winningChance(forFirstTeam(position, forFirst), scale_);
}

Score Reviewer::scoreOf(const Station& station) {
    const SearchResult found = think(station, {station.played});
    if (found.report.variations.empty()) return station.score;
    return forFirstTeam(station.task.position, found.report.variations.front().score);
}

ReviewedMove Reviewer::judged(const Station& station, const Station& next) {
    const Position& position = station.task.position;
    ReviewedMove move{
        .node = station.node, .played = station.played, .mover = position.turn(), .before = station.score};
    if (std::abs(next.score) != MateScore) move.after = next.score;
    if (!station.searched || station.best.empty() || station.best.front() == station.played) return move;
    const auto lost = [&](Score after) {
        return std::max(0.0, chance(position, station.score) - chance(position, after));
    };
    move.loss = lost(next.score);
    // Two searches differ by chance; what is said against a person's move is looked at twice.
    if (gradeOf(move.loss) != MoveGrade::Sound && next.searched && engine_.narrows)
        move.loss = std::min(move.loss, lost(scoreOf(station)));
    move.grade = gradeOf(move.loss);
    if (move.grade != MoveGrade::Sound) move.better = station.best;
    return move;
}

std::optional<Review> Reviewer::run(const ReviewProgress& progress) {
    collect();
    const auto all = static_cast<int>(stations_.size());
    Review review;
    for (int i = all - 1; i >= 0; --i) {
        Station& station = stations_[static_cast<std::size_t>(i)];
        look(station);
        if (stop_.stop_requested()) return std::nullopt;
        if (i + 1 < all && !station.task.position.placing(station.task.position.turn()))
            review.moves.push_back(judged(station, stations_[static_cast<std::size_t>(i) + 1]));
        if (stop_.stop_requested()) return std::nullopt;
        if (progress) progress(all - i, all);
    }
    std::reverse(review.moves.begin(), review.moves.end());
    return review;
}

}  // namespace

MoveGrade gradeOf(double loss) {
    if (loss >= BlunderLoss) return MoveGrade::Blunder;
    if (loss >= MistakeLoss) return MoveGrade::Mistake;
    return loss >= InaccuracyLoss ? MoveGrade::Inaccuracy : MoveGrade::Sound;
}

double accuracyOf(double loss) { return 100 * std::exp(-Steepness * loss); }

std::vector<PlayerReview> Review::players(std::size_t sides) const {
    std::vector<PlayerReview> players(sides);
    for (const ReviewedMove& move : moves) {
        PlayerReview& player = players[move.mover];
        ++player.moves;
        player.accuracy += accuracyOf(move.loss);
        ++player.count[static_cast<std::size_t>(move.grade)];
    }
    for (PlayerReview& player : players) {
        if (player.moves > 0) player.accuracy /= player.moves;
    }
    return players;
}

std::optional<Review> reviewGame(const ReviewEngine& engine, const GameTree& tree, std::uint64_t nodes,
                                 const std::stop_token& stop, const ReviewProgress& progress) {
    return Reviewer(engine, tree, nodes, stop).run(progress);
}

std::optional<Review> reviewGame(Engine& engine, const GameTree& tree, std::uint64_t nodes, const std::stop_token& stop,
                                 const ReviewProgress& progress) {
    const ReviewEngine ours{
        .think = [&](const Task& task, const std::stop_token& stopped) { return engine.think(task, stopped); }};
    return reviewGame(ours, tree, nodes, stop, progress);
}

}  // namespace rokada
