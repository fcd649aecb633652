#include "soundmoves.h"

#include <algorithm>

namespace rokada::tools {

KnownScore SoundMoves::searched(const Game& game, std::uint64_t nodes) {
    const Key key = game.position().key();
    if (const auto known = known_.find(key, nodes)) return *known;
    Task task = Task::of(game);
    task.limits.nodes = nodes;
    engine_.clear();
    const SearchResult result = engine_.think(task, {});
    const MoveList moves = game.moves();
    const auto* best = std::ranges::find(moves, result.best);
    const KnownScore found{result.report.variations.empty() ? 0 : result.report.variations[0].score,
                           static_cast<std::size_t>(best - moves.begin())};
    known_.add(key, nodes, found);
    return found;
}

/// Returns the score of a move for the side that makes it.
Score SoundMoves::valueOf(const Position& position, Move move, std::uint64_t nodes) {
    Game next(book_, position);
    const Side mover = position.turn();
    next.play(move);
    if (next.ending()) return next.ending()->drawn() ? 0 : mateIn(1);
    const Score reply = searched(Game(book_, next.position()), nodes).score;
    return book_->allied(mover, next.position().turn()) ? reply : -reply;
}

std::vector<Score> SoundMoves::losses(const Position& position, std::span<const Move> moves, std::uint64_t nodes) {
    const Game game(book_, position);
    const std::size_t choice = searched(game, nodes).best;
    Score best = valueOf(position, game.moves()[choice], nodes);
    std::vector<Score> values;
    for (const Move move : moves) values.push_back(valueOf(position, move, nodes));
    for (const Score value : values) best = std::max(best, value);
    for (Score& value : values) value = best - value;
    return values;
}

std::vector<Move> SoundMoves::sound(const Position& position, std::span<const Move> moves, std::uint64_t nodes) {
    const std::vector<Score> lost = losses(position, moves, nodes);
    std::vector<Move> sound;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (lost[i] <= plan_.margin) sound.push_back(moves[i]);
    }
    return sound;
}

std::vector<Move> SoundMoves::screened(const Position& position, std::span<const Move> moves) {
    const std::vector<Score> lost = losses(position, moves, plan_.screenNodes);
    std::vector<Move> sound, open;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (4 * lost[i] <= 3 * plan_.margin) {
            sound.push_back(moves[i]);
        } else if (lost[i] <= 2 * plan_.margin) {
            open.push_back(moves[i]);
        }
    }
    if (open.empty()) return sound;
    for (const Move move : this->sound(position, open, plan_.proofNodes)) sound.push_back(move);
    return sound;
}

}  // namespace rokada::tools
