#include "board/shownboard.h"

#include "scene/movemark.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

void ShownBoard::setGame(const Game* shown) {
    game = shown;
    book = shown == nullptr ? nullptr : shown->sharedBook();
    progress.callouts.clear();
    progress.glides.clear();
    progress.fades.clear();
    progress.changes.clear();
    progress.held = false;
    played = shown == nullptr ? 0 : shown->played();
    premoved = 0;
    read();
}

void ShownBoard::read() {
    scene = game == nullptr ? BoardScene{} : sceneOf(*game, panels.seats, game->played() == premoved ? 2 : 1);
    progress.illegalMove.reset();
    progress.returning.reset();
    notes.advice.reset();
    notes.suggestions.clear();
    notes.moveMark.reset();
    notes.drawn.clear();
    notes.reach = {};
}

bool ShownBoard::depart(const BoardLayout& layout, bool motion) {
    const std::size_t now = game == nullptr ? 0 : game->played();
    const std::size_t before = std::exchange(played, now);
    const bool byHand = std::exchange(dropped, false);
    if (now == before) return false;
    // Remove callouts beside squares, because they belong to the previous move. After an undo, remove all callouts.
    std::erase_if(progress.callouts, [&](const ReasonTag& tag) { return now < before || !tag.onPanel(); });
    progress.glides.clear();
    progress.fades.clear();
    progress.changes.clear();
    if (now != before + 1 || !motion) return false;
    progress.fades = fadesOf(*game->last());
    progress.faded = 0;
    progress.changes = changesOf(*game->last());
    progress.changed = 0;
    if (byHand) return false;
    progress.glides = glidesOf(*game, layout);
    progress.glided = 0;
    return !progress.glides.empty();
}

/// Returns the pieces to fade out, of sides that this turn has eliminated, and the bonus pieces to fade in.
std::vector<Fade> ShownBoard::fadesOf(const Turn& turn) const {
    std::vector<Side> leavers;
    if (turn.move.type() == MoveType::Elimination) leavers.push_back(turn.move.eliminated());
    for (const Move move : turn.forced) {
        if (move.type() == MoveType::Elimination) leavers.push_back(move.eliminated());
    }
    std::vector<Fade> fades;
    for (const Side side : leavers) {
        for (const Square square : turn.before.pieces(side)) {
            if (scene.pieces[square] == NoPiece) fades.push_back({square, turn.before[square]});
        }
    }
    if (turn.move.forced() || turn.move.type() == MoveType::Castle) return fades;
    for (const Square square : game->position().pieces(turn.before.turn())) {
        if (turn.before.empty(square) && square != turn.move.to())
            fades.push_back({square, game->position()[square], true});
    }
    return fades;
}

/// Returns the moved piece if this turn has changed its kind, for example by promotion.
std::vector<Change> ShownBoard::changesOf(const Turn& turn) const {
    if (turn.move.forced() || turn.move.type() == MoveType::Drop) return {};
    const Piece was = turn.before[turn.move.from()];
    const Piece is = game->position()[turn.move.to()];
    if (is == NoPiece || is == was || sideOf(is) != sideOf(was) || turn.move.type() == MoveType::Castle) return {};
    return {{turn.move.to(), was}};
}

Advice adviceOf(const Game& game, Move move, bool whole) {
    Advice advice{.piece = move.from()};
    if (move.type() == MoveType::Drop) advice.reserve = move.becomes();
    if (!whole) return advice;
    advice.to = game.book().shownTarget(move);
    advice.pieces = towerPart(game.position(), move);
    if (auto paths = pathsOf(game.position(), move); !paths.empty()) advice.path = std::move(paths.front());
    return advice;
}

std::vector<Suggestion> suggestionsOf(const Position& position, const std::vector<Move>& moves, bool threats) {
    std::vector<Suggestion> suggestions;
    int rank = 0;
    for (const Move move : moves) {
        ++rank;
        auto paths = pathsOf(position, move);
        if (paths.empty()) continue;
        auto same = std::ranges::find(suggestions, paths.front(), &Suggestion::path);
        if (same != suggestions.end()) {
            same->ranks.push_back(rank);
        } else {
            suggestions.push_back({std::move(paths.front()), {rank}, {}, threats, moves.size() == 1});
            same = suggestions.end() - 1;
        }
        const int part = towerPart(position, move);
        if (part > 0 && std::ranges::find(same->parts, part) == same->parts.end()) same->parts.push_back(part);
    }
    for (Suggestion& suggestion : suggestions) {
        if (suggestion.parts == std::vector{position.height(suggestion.path.front())}) suggestion.parts.clear();
    }
    return suggestions;
}

}  // namespace rokada::ui
