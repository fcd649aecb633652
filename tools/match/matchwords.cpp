#include "matchwords.h"

#include "engine/words.h"
#include "text/movetext.h"

namespace rokada::match {

std::string terminationText(const Rulebook& book, const Names& names, const GameEnd& end) {
    using EndReason = GameEnd::EndReason;
    const std::string& name = names[static_cast<std::size_t>(end.player)];
    switch (end.reason) {
        case EndReason::Rules: return engine::words(book, *end.ending);
        case EndReason::ClaimedDraw: return "draw claimed";
        case EndReason::Resigns: return name + " resigns";
        case EndReason::Time: return name + " loses on time";
        case EndReason::IllegalMove:
            return name + " sends the illegal move " + (end.said.empty() ? "(none)" : end.said);
        case EndReason::Fails:
        case EndReason::NotReady: return name + ' ' + end.said;
        case EndReason::Plies: return "draw, limit of plies";
    }
    return {};
}

std::string faultText(const Game& game, const Names& names, const GameEnd& end) {
    if (!end.failed()) return {};
    std::string moves;
    for (std::size_t i = 0; i < game.played(); ++i) moves += ' ' + moveText(game.book(), game.turns()[i].move);
    return terminationText(game.book(), names, end) + " after" + (moves.empty() ? " no move" : moves);
}

}  // namespace rokada::match
