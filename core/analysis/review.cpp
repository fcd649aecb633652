#include "analysis/review.h"

#include "ai/evaluation/chances.h"
#include "analysis/movefault.h"
#include "analysis/threat.h"
#include "explain/piecevalues.h"
#include "rules/movegen.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rokada {

namespace {

/// Steepness of the accuracy curve: a loss of 0.1 winning chance gives about 64 percent.
constexpr double Steepness = 4.4;
/// Factor for the node limit of a second search, which compares a bad move with the best move.
constexpr std::uint64_t SecondLook = 4;
/// A move that gives away a piece is a mistake if it loses at least the share `Uncompensated` of the winning chance
/// that the piece is worth. Moves that lose less than `MinGift` of winning chance are not tested.
constexpr double MinGift = 0.02, Uncompensated = 1.0 / 3;
/// Minimum net loss of material, in centipawns, that counts as a lost piece. A smaller loss counts as an exchange of
/// pieces of different kinds.
constexpr int PieceLost = 150;
/// Number of occurrences after which the search scores a position as a draw.
constexpr int DrawnOccurrences = 3;

/// Position of the game and the move that was played in it, with the results of the searches.
struct ReviewPosition {
    Task task;
    bool searched = true;    ///< true if the engine searches this position
    Node node = Node::None;  ///< node of the played move; None in the last position
    Move played;
    Score score = 0;  ///< score of the position, from the view of the first team
    std::vector<Move> best;
    bool twice = false;  ///< true after a second search that compared the played move with the best move
};

/// Removes all positions up to the last threefold repetition from the repetition history of the task. The game
/// continued after this repetition, so the search must not score another occurrence of these positions as a draw.
void forgetRepetitions(Task& task, const Game& game) {
    const std::size_t first = game.played() - task.earlier.size();
    for (std::size_t turn = game.played(); turn-- > first;) {
        if (game.turns()[turn].occurrences < DrawnOccurrences) continue;
        const auto forgotten = static_cast<std::ptrdiff_t>(turn + 1 - first);
        task.earlier.erase(task.earlier.begin(), task.earlier.begin() + forgotten);
        return;
    }
}

/// Plays a recorded move, which can be the elimination of a side. Continues the game if a rule has ended it but legal
/// moves exist.
bool playOn(Game& game, Move move) {
    if (move.type() != MoveType::Elimination) return game.playOn(move);
    game.leave(move);
    return true;
}

/// Returns the results of the endgame tables before and after a move of the task's position.
std::optional<TableResults> tableResults(const Task& task, Move played) {
    const auto root = task.tables ? task.tables->root(task.position, false) : std::nullopt;
    if (!root) return std::nullopt;
    const auto found = std::ranges::find(root->moves, played, &TableMove::move);
    if (found == root->moves.end()) return std::nullopt;
    return TableResults{.before = root->value.result, .after = found->value.result};
}

/// Returns true if the move played in this position is reviewed. Eliminations (resignation, flag fall) are not chosen
/// for their quality, and placements of reserve pieces are not searched.
bool decides(const ReviewPosition& entry) {
    return !entry.played.forced() && !entry.task.position.placing(entry.task.position.turn());
}

/// Scores of two moves of one position at equal depth.
struct Comparison {
    Score best = 0;  ///< score of the best move, from the view of the first team
    std::vector<Move> bestLine;
    /// Score of the other move, for the first team. It is nullopt if the search did not finish this move.
    std::optional<Score> other;
    std::vector<Move> otherLine;
};

/// Copies the scores and lines of `other` and of the best move from the search result. If the search has no result for
/// one of them, its old values stay.
void read(const SearchResult& found, const Position& position, Move other, Comparison& comparison) {
    for (const Variation& line : found.report.variations) {
        if (line.moves.empty()) continue;
        const Score score = forFirstTeam(position, line.score);
        if (line.moves.front() == other) {
            comparison.other = score;
            comparison.otherLine = line.moves;
        } else {
            comparison.best = score;
            comparison.bestLine = line.moves;
        }
    }
}

/// Returns true if the explanation by `faultOf` says that the move loses a piece without enough compensation.
bool saidToLosePiece(const MotifFinder& motifs, const Position& before, const ReviewedMove& move) {
    const MoveFault fault = faultOf(motifs, before, move);
    if (fault.costs.empty() || fault.costs.front().type != CostType::Loses) return false;
    const MoveCost& cost = fault.costs.front();
    const auto& kinds = before.book().variant().kinds;
    const bool piece = std::ranges::any_of(cost.gone, [&](Kind kind) { return !kinds[kind].pawn; });
    return piece && cost.worth >= PieceLost;
}

/// Returns the grade of a move whose loss, continuation and better move are already set.
MoveGrade gradeFor(const MotifFinder& motifs, const Position& before, const ReviewedMove& move) {
    const MoveGrade grade = gradeOf(move.loss);
    if (grade >= MoveGrade::Mistake || move.loss < MinGift) return grade;
    if (grade == MoveGrade::Inaccuracy && saidToLosePiece(motifs, before, move)) return MoveGrade::Mistake;
    const auto given = pieceGivenAway(motifs, before, move);
    if (!given) return grade;
    const double worth =
        winningChance(pieceValues(before.book())[*given].mean(), chanceScale(before.book().variant().id)) - 0.5;
    return move.loss >= worth * Uncompensated ? MoveGrade::Mistake : grade;
}

/// Makes the score `move` of a tried move comparable with the scores of the review. `best` is the score of the best
/// move in the same search, and `known` is the score of the best move in the review. The two differ only by noise, so
/// their difference is added to `move`. Mate scores are not changed.
Score besideKnown(Score move, Score best, Score known) {
    if (isMate(move) || isMate(best) || isMate(known)) return move;
    return static_cast<Score>(move + known - best);
}

class Reviewer {
public:
    Reviewer(const ReviewEngine& engine, const GameTree& tree, ReviewEffort effort, std::stop_token stop)
        : engine_(engine), tree_(tree), effort_(std::move(effort)), stop_(std::move(stop)), motifs_(tree.book()) {}

    std::optional<Review> run(const ReviewProgress& progress);

private:
    void collect();
    void add(const Game& game, Node next);
    void share();
    void settle(ReviewPosition& entry, const Game& game) const;
    [[nodiscard]] SearchResult think(const ReviewPosition& entry, std::vector<Move> only);
    [[nodiscard]] Game gameUpTo(const ReviewPosition& entry) const;
    void look(ReviewPosition& entry);
    [[nodiscard]] ReviewedMove judged(ReviewPosition& entry, ReviewPosition& next);
    void compare(ReviewPosition& entry, ReviewPosition& next, ReviewedMove& move);
    void tellStarts(std::vector<ReviewedMove>& moves) const;

    const ReviewEngine& engine_;
    const GameTree& tree_;
    ReviewEffort effort_;
    std::stop_token stop_;
    MotifFinder motifs_;
    std::vector<ReviewPosition> positions_;
};

void Reviewer::collect() {
    Game game(tree_.sharedBook(), tree_.start());
    for (const Node node : tree_.path(tree_.variationEnd(Node::Root))) {
        if (!effort_.whole && tree_.move(node).forced()) break;
        if (!effort_.whole && !personsPlay(game.position(), effort_.persons)) break;
        add(game, node);
        if (!playOn(game, tree_.move(node))) {
            positions_.back().node = Node::None;
            return;
        }
    }
    add(game, Node::None);
}

void Reviewer::add(const Game& game, Node next) {
    ReviewPosition entry{.task = Task::of(game), .node = next};
    if (next != Node::None) entry.played = tree_.move(next);
    entry.task.tables = effort_.tables;
    forgetRepetitions(entry.task, game);
    settle(entry, game);
    positions_.push_back(std::move(entry));
}

/// Sets the node limits of all positions. A person's move is judged by the searches of the positions before and after
/// it, so both positions get more nodes.
void Reviewer::share() {
    const auto persons = [this](std::size_t entry) {
        return (effort_.persons >> positions_[entry].task.position.turn() & 1) != 0;
    };
    std::vector<bool> personal(positions_.size());
    for (std::size_t i = 0; i < personal.size(); ++i) personal[i] = persons(i) || (i > 0 && persons(i - 1));
    const auto shares = sharedNodes(effort_.nodes, personal);
    for (std::size_t i = 0; i < shares.size(); ++i) positions_[i].task.limits.nodes = shares[i];
}

/// Decides if the position needs a search. If the game is won here, sets the score from the result of the game.
void Reviewer::settle(ReviewPosition& entry, const Game& game) const {
    const Position& position = game.position();
    const bool over = game.ending() && (entry.node == Node::None || !hasOrdinaryMoves(position));
    entry.searched = !over && !position.placing(position.turn()) && hasOrdinaryMoves(position);
    if (!over || game.ending()->drawn()) return;
    const auto& sides = tree_.book().variant().sideSpecs;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        if (game.ending()->halfPoints[side] == 2) entry.score = sides[side].team == 0 ? MateScore : -MateScore;
    }
}

Game Reviewer::gameUpTo(const ReviewPosition& entry) const {
    Game game(tree_.sharedBook(), tree_.start());
    for (const ReviewPosition& earlier : positions_) {
        if (&earlier == &entry || !playOn(game, earlier.played)) break;
    }
    return game;
}

SearchResult Reviewer::think(const ReviewPosition& entry, std::vector<Move> only) {
    Task task = entry.task;
    if (only.size() > 1) task.limits.nodes *= SecondLook;
    task.limits.variations = std::max(1, static_cast<int>(only.size()));
    task.limits.only = std::move(only);
    if (engine_.setGame) engine_.setGame(gameUpTo(entry));
    if (task.tables) task.tables->prepare(task.position, stop_);
    return engine_.think(task, stop_);
}

void Reviewer::look(ReviewPosition& entry) {
    if (!entry.searched) return;
    const SearchResult found = think(entry, {});
    if (found.report.variations.empty()) return;
    const Variation& best = found.report.variations.front();
    entry.score = forFirstTeam(entry.task.position, best.score);
    entry.best = best.moves;
}

ReviewedMove Reviewer::judged(ReviewPosition& entry, ReviewPosition& next) {
    const Position& position = entry.task.position;
    ReviewedMove move{.node = entry.node, .played = entry.played, .mover = position.turn(), .before = entry.score};
    if (std::abs(next.score) != MateScore) move.after = next.score;
    move.tables = tableResults(entry.task, entry.played);
    if (!entry.searched || entry.best.empty() || entry.best.front() == entry.played) return move;
    move.loss = chancesLost(position, entry.score, next.score);
    move.answer = next.best;
    if (gradeOf(move.loss) != MoveGrade::Sound && next.searched && engine_.narrows) compare(entry, next, move);
    move.better = entry.best;
    move.grade = gradeFor(motifs_, position, move);
    if (move.grade == MoveGrade::Sound) move.better.clear();
    return move;
}

/// Searches a bad move a second time before it is graded, because searches of different positions differ by noise and
/// by one ply of depth. If the engine can, one search compares the move with the best move at equal depth. If the next
/// position had a second search of its own, it keeps the score of that search. Otherwise, this search sets the score of
/// the next position, and the move gets the smaller loss of its two searches.
void Reviewer::compare(ReviewPosition& entry, ReviewPosition& next, ReviewedMove& move) {
    std::vector<Move> moves{entry.best.front(), entry.played};
    if (!engine_.pairs) moves.erase(moves.begin());
    const Position& position = entry.task.position;
    Comparison both{.best = entry.score, .bestLine = entry.best, .other = {}, .otherLine = {}};
    read(think(entry, std::move(moves)), position, entry.played, both);
    entry.best = both.bestLine;
    if (!both.other) return;
    const bool right = forFirstTeam(position, *both.other) > forFirstTeam(position, both.best);
    move.before = entry.score = right ? *both.other : both.best;
    entry.twice = true;
    if (next.twice) {
        // The next position keeps the score of its own second search. The loss must match the shown scores.
        move.loss = right ? 0 : chancesLost(position, entry.score, next.score);
        return;
    }
    move.loss = std::min(move.loss, chancesLost(position, both.best, *both.other));
    move.answer.assign(both.otherLine.begin() + 1, both.otherLine.end());
    move.after = next.score = *both.other;
}

/// Copies the final scores of all positions into `ReviewedMove::before`. A later second search may have changed the
/// score of a position after its move was judged.
void Reviewer::tellStarts(std::vector<ReviewedMove>& moves) const {
    auto move = moves.begin();
    for (const ReviewPosition& entry : positions_) {
        if (move != moves.end() && move->node == entry.node) (move++)->before = entry.score;
    }
}

std::optional<Review> Reviewer::run(const ReviewProgress& progress) {
    collect();
    share();
    const auto all = static_cast<int>(positions_.size());
    Review review;
    for (int i = all - 1; i >= 0; --i) {
        ReviewPosition& entry = positions_[static_cast<std::size_t>(i)];
        look(entry);
        if (stop_.stop_requested()) return std::nullopt;
        if (i + 1 < all && decides(entry))
            review.moves.push_back(judged(entry, positions_[static_cast<std::size_t>(i) + 1]));
        if (stop_.stop_requested()) return std::nullopt;
        if (progress) progress(all - i, all);
    }
    std::ranges::reverse(review.moves);
    tellStarts(review.moves);
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

double chancesLost(const Position& position, Score before, Score after) {
    const double scale = chanceScale(position.book().variant().id);
    const auto chance = [&](Score forFirst) { return winningChance(forFirstTeam(position, forFirst), scale); };
    return std::max(0.0, chance(before) - chance(after));
}

std::optional<ReviewedMove> reviewTry(Engine& engine, const Game& before, const ReviewedMove& bad, Move tried,
                                      const ReviewEffort& effort, const std::stop_token& stop) {
    Task task = Task::of(before);
    task.tables = effort.tables;
    forgetRepetitions(task, before);
    const Position& position = task.position;
    task.limits.nodes = effort.nodes * SecondLook;
    task.limits.only = {bad.better.front()};
    if (tried != bad.better.front()) task.limits.only.push_back(tried);
    task.limits.variations = static_cast<int>(task.limits.only.size());
    Comparison both{.best = bad.before, .bestLine = bad.better, .other = {}, .otherLine = {}};
    if (task.tables) task.tables->prepare(position, stop);
    read(engine.think(task, stop), position, tried, both);
    if (stop.stop_requested() || !both.other) return std::nullopt;
    ReviewedMove move{.node = bad.node, .played = tried, .mover = position.turn(), .before = bad.before};
    move.tables = tableResults(task, tried);
    move.answer.assign(both.otherLine.begin() + 1, both.otherLine.end());
    if (tried == bad.better.front()) {
        move.after = bad.before;
        return move;
    }
    move.after = besideKnown(*both.other, both.best, bad.before);
    move.loss = chancesLost(position, bad.before, *move.after);
    if (move.loss > 0) move.better = both.bestLine;
    move.grade = gradeFor(MotifFinder(before.book()), position, move);
    return move;
}

std::optional<Review> reviewGame(const ReviewEngine& engine, const GameTree& tree, const ReviewEffort& effort,
                                 const std::stop_token& stop, const ReviewProgress& progress) {
    return Reviewer(engine, tree, effort, stop).run(progress);
}

std::optional<Review> reviewGame(Engine& engine, const GameTree& tree, const ReviewEffort& effort,
                                 const std::stop_token& stop, const ReviewProgress& progress) {
    const ReviewEngine ours{
        .think = [&](const Task& task, const std::stop_token& stopped) { return engine.think(task, stopped); }};
    return reviewGame(ours, tree, effort, stop, progress);
}

}  // namespace rokada
