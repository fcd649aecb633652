#include "boardstate.h"

#include <algorithm>
#include <utility>

#include "platepainter.h"

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
        if (!input.choices().empty()) now.chooser = PromotionChooser(layout, input.choices());
    }
    attention = std::move(now);
}

void BoardState::read() {
    input.reset();
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
    layout = game == nullptr ? BoardLayout() : BoardLayout(variant(), room, turns, coordinates);
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
