#include "bookmaker.h"

#include "ai/search/dropchoice.h"
#include "base/scrambled.h"
#include "book/bookplay.h"
#include "match/play.h"
#include "text/positiontext.h"

#include <algorithm>
#include <cstdlib>

namespace rokada::tools {

namespace {

/// Cost of each ply, in centipawns. Positions with a low cost are searched first, so a larger value makes the book
/// broader and less deep.
constexpr int CostOfPly = 8;
/// Base cost of the positions after a first move that the book does not play. They are searched later than positions
/// after book moves.
constexpr int CostOfStrangeMove = 60;
/// Additional cost of each drop except the best one. Positions after the best drops are therefore searched before the
/// others.
constexpr int CostOfOtherDrop = 40;
/// Advantage, in centipawns, at which a position is decided. The book does not continue after a decided position.
constexpr Score Decided = 300;
/// Number of seeds that vary the choice of a drop of a reserve piece.
constexpr std::uint64_t DropSeeds = 12;
constexpr std::size_t DropWidth = 2;

/// Returns the game after a move, without its earlier moves. A book does not know how a position has been reached.
Game after(const Game& game, Move move) {
    Game next(game.sharedBook(), game.position());
    next.play(move);
    return {game.sharedBook(), next.position()};
}

}  // namespace

BookMaker::BookMaker(BookPlan plan, ProgressCallback onProgress)
    : plan_(std::move(plan)), onProgress_(std::move(onProgress)), evaluator_(*plan_.book) {}

BookContents BookMaker::make() {
    const Game start(plan_.book);
    roots_.push_back(start.position().key());
    await(start, 0, 0);
    awaitAnswers(start);
    widen();
    const std::size_t dropped = tree_.backUp(plan_.margin);
    onProgress_("dropped by what follows: " + std::to_string(dropped));
    tree_.keepReachable(roots_);
    playGames();
    return tree_.contents();
}

void BookMaker::await(Game game, int ply, int cost) {
    if (game.ending() || ply > plan_.plies || !seen_.insert(game.position().key()).second) return;
    waiting_.insert({cost, awaited_++, ply, std::move(game)});
}

/// Queues the positions after every possible first move, so that the book has answers to each of them.
void BookMaker::awaitAnswers(const Game& start) {
    if (start.position().placing(start.position().turn())) return;
    for (const Move move : start.moves()) {
        Game next = after(start, move);
        roots_.push_back(next.position().key());
        await(std::move(next), 1, 1);
    }
    plan_.positions += roots_.size();
}

void BookMaker::widen() {
    for (std::size_t done = 0; done < plan_.positions && !waiting_.empty(); ++done) {
        const Waiting next = waiting_.extract(waiting_.begin()).value();
        search(next);
        if (done % 20 == 0)
            onProgress_("searched " + std::to_string(done) + ", waiting " + std::to_string(waiting_.size()));
    }
}

void BookMaker::search(const Waiting& next) {
    const bool drops = next.game.position().placing(next.game.position().turn());
    std::vector<TriedMove> moves = drops ? findDrops(next.game) : find(next.game);
    if (moves.empty()) return;
    const Score best = moves.front().score;
    const int strange = next.cost == 1 ? CostOfStrangeMove : next.cost;
    for (const TriedMove& tried : moves) {
        if (std::abs(best) >= Decided) break;
        const int step = drops ? (tried.score == best ? 0 : CostOfOtherDrop) : CostOfPly + best - tried.score;
        await(after(next.game, tried.move), next.ply + (drops ? 0 : 1), strange + step);
    }
    tree_.add({next.game.position(), next.ply, std::move(moves)});
}

/// Searches the position for good moves, and verifies each of them with a second search. Returns the moves that lose at
/// most `margin` against the best one.
std::vector<TriedMove> BookMaker::find(const Game& game) {
    Task task = Task::of(game);
    task.limits.nodes = plan_.nodes;
    task.limits.variations = plan_.width;
    engine_.clear();
    const SearchResult first = engine_.think(task, {});
    std::vector<TriedMove> moves;
    for (const Variation& variation : first.report.variations) {
        if (variation.moves.empty() || variation.score < first.report.variations[0].score - 2 * plan_.margin) continue;
        const Move move = variation.moves.front();
        moves.push_back({.move = move, .child = after(game, move).position().key(), .score = prove(game, move)});
    }
    std::ranges::stable_sort(moves, [](const auto& a, const auto& b) { return a.score > b.score; });
    std::erase_if(moves, [best = moves.empty() ? 0 : moves[0].score, this](const TriedMove& tried) {
        return tried.score < best - plan_.margin;
    });
    return moves;
}

/// Returns the best drops of reserve pieces, without a search. The drop that is chosen with most seeds comes first.
std::vector<TriedMove> BookMaker::findDrops(const Game& game) const {
    std::vector<TriedMove> moves;
    for (std::uint64_t seed = 0; seed < DropSeeds; ++seed) {
        const Move move = chooseDrop(evaluator_, game.position(), scrambled(plan_.seed) + seed);
        const auto found = std::ranges::find(moves, move, &TriedMove::move);
        if (found != moves.end()) {
            ++found->score;
        } else {
            moves.push_back({.move = move, .child = after(game, move).position().key()});
        }
    }
    std::ranges::stable_sort(moves, [](const auto& a, const auto& b) { return a.score > b.score; });
    if (moves.size() > DropWidth) moves.resize(DropWidth);
    return moves;
}

/// Verifies a move with a separate search. Returns its score from the view of the side that makes the move.
Score BookMaker::prove(const Game& game, Move move) {
    Game next(game.sharedBook(), game.position());
    const Side mover = next.position().turn();
    next.play(move);
    if (next.ending()) return next.ending()->drawn() ? 0 : mateIn(1);
    const Key key = next.position().key();
    if (const auto known = proved_.find(key); known != proved_.end()) return known->second;
    Task task = Task::of(next);
    task.limits.nodes = plan_.proofNodes;
    engine_.clear();
    const SearchResult reply = engine_.think(task, {});
    const Score score = reply.report.variations.empty() ? 0 : reply.report.variations[0].score;
    return proved_[key] = plan_.book->allied(mover, next.position().turn()) ? score : -score;
}

/// Returns the moves of a random game within the book. The probability of each move is proportional to its current
/// weight.
std::vector<Move> BookMaker::walk(std::uint64_t number) {
    std::vector<Move> moves;
    std::uint64_t state = scrambled(scrambled(plan_.seed) + number);
    Game game(plan_.book);
    for (BookPosition* here = tree_.at(game.position().key()); here != nullptr && !game.ending();
         here = tree_.at(game.position().key())) {
        std::vector<BookMove> choice;
        for (const TriedMove& tried : here->moves) choice.push_back({tried.move, BookTree::weightOf(*here, tried)});
        const auto move = chooseBookMove(choice, [&] { return scrambled(state++); });
        if (!move || moves.size() > MaxSquares) break;
        moves.push_back(*move);
        game.play(*move);
    }
    return moves;
}

void BookMaker::playGames() {
    match::MatchContext context;
    match::ContestantSpec spec{.engine = {}, .level = Level::full()};
    spec.engine.limit.nodes = plan_.gameNodes;
    match::Contestants players{match::Contestant::make(spec, context, 1, std::uint64_t{1} << 32),
                               match::Contestant::make(spec, context, 2, std::uint64_t{2} << 32)};
    std::set<Key> ends;
    for (int i = 0; i < plan_.games; ++i) {
        const std::vector<Move> moves = walk(static_cast<std::uint64_t>(i));
        const match::Opening opening{startPosition(*plan_.book), moves};
        // The engines play deterministically, so a second game from the same position would be identical.
        if (!ends.insert(match::gameAfter(plan_.book, opening).position().key()).second) continue;
        match::EngineGame table(plan_.book, players, {});
        const auto result = table.play({.opening = opening, .teamOfFirst = i % 2, .maxPlies = plan_.maxPlies});
        if (result.state == match::GameResult::State::Played) count(moves, result.halfPoints);
        if (i % 10 == 0) onProgress_("played " + std::to_string(i));
    }
}

void BookMaker::count(const std::vector<Move>& moves, int halfPoints) {
    Game game(plan_.book);
    for (const Move move : moves) {
        BookPosition* here = tree_.at(game.position().key());
        TriedMove* tried = here == nullptr ? nullptr : here->tried(move);
        if (tried != nullptr) ++(halfPoints == 2 ? tried->wins : halfPoints == 1 ? tried->draws : tried->losses);
        game.play(move);
    }
}

}  // namespace rokada::tools
