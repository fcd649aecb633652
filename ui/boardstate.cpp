#include "boardstate.h"

#include <algorithm>
#include <utility>

#include "platepainter.h"
#include "seampainter.h"

namespace rokada::ui {

namespace {

/// What a touched man may no longer do is not marked.
void dropForbidden(std::vector<TargetMark>& marks, const std::vector<Square>& targets) {
    const auto forbidden = [&](const TargetMark& mark) {
        return mark.target && std::find(targets.begin(), targets.end(), mark.square) == targets.end();
    };
    marks.erase(std::remove_if(marks.begin(), marks.end(), forbidden), marks.end());
}

}  // namespace

Spot BoardState::spotAt(QPoint point) const {
    if (layout.empty()) return {};
    if (const Square square = layout.at(point); square != NoSquare) return {square};
    if (scene.turn == NoSide) return {};
    for (const auto& [kind, item] : reserveItems(layout, scene, scene.turn)) {
        if (item.contains(point)) return {NoSquare, kind};
    }
    return {};
}

Square BoardState::pointedAt() const {
    if (cursorOn && byKeys) return cursor;
    return layout.empty() ? NoSquare : layout.at(pointer);
}

Side BoardState::plateAt(QPoint point) const {
    if (layout.empty() || spotAt(point).reserve != NoKind) return NoSide;
    const auto& plates = layout.plates();
    const auto plate =
        std::find_if(plates.begin(), plates.end(), [&](const Plate& p) { return p.rect.contains(point); });
    return plate == plates.end() ? NoSide : Side(plate - plates.begin());
}

bool BoardState::manAt(QPoint point) const {
    const Spot spot = spotAt(point);
    return spot.reserve != NoKind || (spot.square != NoSquare && scene.men[spot.square] != NoPiece);
}

Piece BoardState::originMan() const {
    const Spot origin = input.origin();
    if (origin.square != NoSquare) return scene.men[origin.square];
    return origin.reserve != NoKind && scene.turn != NoSide ? pieceOf(scene.turn, origin.reserve) : NoPiece;
}

void BoardState::look() {
    Attention now;
    now.cursor = cursorOn ? cursor : NoSquare;
    now.refusal = attention.refusal;
    now.advice = advice;
    now.glides = std::move(attention.glides);
    now.glided = attention.glided;
    if (game != nullptr) {
        const Spot origin = input.origin();
        now.square = origin.square;
        now.reserve = origin.reserve;
        now.movable = input.movable();
        if (hints && origin.reserve != NoKind) now.marks = deploymentMarks(*game, origin.reserve);
        if (hints && origin.square != NoSquare) now.marks = marksOf(*game, origin.square);
        if (input.bound()) dropForbidden(now.marks, input.targets());
        if (input.state() == BoardInput::State::Dragging) {
            const QPointF point = attention.carried ? attention.carried->point : QPointF(pressPoint);
            now.carried = Carried{originMan(), origin.square, point};
        }
        now.reach = reach;
        now.drawn = drawn.all();
        const Square drawnTo = drawnFrom == NoSquare ? NoSquare : layout.at(pointer);
        if (drawnTo != NoSquare) now.drawn.push_back({drawnLine(layout.geometry(), drawnFrom, drawnTo), ink});
        now.endless = endlessOf(origin.square, now.marks);
        if (!input.choices().empty()) now.chooser = PromotionChooser(layout, input.choices());
    }
    attention = std::move(now);
}

Endless BoardState::endlessOf(Square origin, const std::vector<TargetMark>& marks) const {
    Endless now;
    now.slide = slide;
    if (!layout.geometry().wraps()) return now;
    now.pointed = layout.cut().margin > 0 ? layout.at(pointer) : NoSquare;
    if (origin == NoSquare) return now;
    now.rays = rays(game->position(), origin);
    // A line without a target leads nowhere: the man is held, or another must answer a check.
    std::erase_if(now.rays, [&](const Path& ray) {
        return std::none_of(marks.begin(), marks.end(), [&](const TargetMark& mark) {
            return mark.target && std::find(ray.begin() + 1, ray.end(), mark.square) != ray.end();
        });
    });
    now.beyond = beyondTheSeam(layout, now.rays);
    if (!loopsShown && !loopsAsked) return now;
    now.loops = loops(game->position(), origin);
    now.five = fiveSquares(game->position(), origin);
    return now;
}

int BoardState::tagAt(QPoint point) const {
    if (layout.empty() || !layout.geometry().wraps()) return 0;
    for (const SeamTag& tag : tagsOf(layout, taggedPaths(scene, attention))) {
        if (QLineF(tag.centre, point).length() <= tagRadius(layout)) return tag.number;
    }
    return 0;
}

void BoardState::read() {
    input.reset();
    loopsAsked = false;
    drawn.clear();
    drawnFrom = NoSquare;
    reach = {};
    scene = game == nullptr ? BoardScene{} : sceneOf(*game, seats);
    showClocks();
    attention.refusal.reset();
    advice.reset();
}

void BoardState::showClocks() {
    for (std::size_t i = 0; i < scene.seats.size(); ++i)
        scene.seats[i].clock = i < clocks.size() ? clocks[i] : ClockFace{};
}

void BoardState::advise(Move move, bool whole) {
    advice = Advice{.man = move.from()};
    if (move.sort() == Sort::Deploy) advice->reserve = move.becomes();
    if (!whole) return;
    advice->to = move.to();
    if (auto paths = ways(game->position(), move); !paths.empty()) advice->way = std::move(paths.front());
}

void BoardState::fit(QSize room) {
    layout = game == nullptr ? BoardLayout() : BoardLayout(variant(), room, turns, coordinates, cut);
    ground = {};
    attention.glides.clear();
}

bool BoardState::departs(bool motion) {
    const std::size_t now = game == nullptr ? 0 : game->played();
    const std::size_t before = std::exchange(played, now);
    const bool byHand = std::exchange(dropped, false);
    if (now == before) return false;
    attention.glides.clear();
    if (now != before + 1 || byHand || !motion) return false;
    attention.glides = glidesOf(*game, layout);
    attention.glided = 0;
    return !attention.glides.empty();
}

}  // namespace rokada::ui
