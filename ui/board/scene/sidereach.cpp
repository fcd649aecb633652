#include "scene/sidereach.h"

#include "scene/boardscene.h"

namespace rokada::ui {

SideReach reachOfSide(const Game& game, Side side) {
    SideReach reach{side, std::vector<int>(static_cast<std::size_t>(game.book().size()), 0)};
    for (const Square from : game.position().pieces(side)) {
        for (const TargetMark& mark : marksOf(game, from)) reach.pieces[mark.square] += mark.target ? 1 : 0;
    }
    return reach;
}

SideReach nextReach(const Game& game, const SideReach& shown) {
    const int mover = game.position().turn();
    if (shown.side == NoSide) return reachOfSide(game, Side(mover));
    const int next = (shown.side + 1) % static_cast<int>(game.book().sides());
    return next == mover ? SideReach{} : reachOfSide(game, Side(next));
}

}  // namespace rokada::ui
