// What the board draws attention to: the origin, its marks, what is pointed at, asked for or open.
#include "board/boardstate.h"

#include <algorithm>
#include <utility>

#include "paint/promotionpainter.h"
#include "paint/towerpainter.h"
#include "scene/movepattern.h"
#include "scene/seam.h"

namespace rokada::ui {

namespace {

/// What touch-move forbids a touched piece is not marked.
void dropForbidden(std::vector<TargetMark>& marks, const std::vector<Square>& targets) {
    const auto forbidden = [&](const TargetMark& mark) {
        return mark.target && std::find(targets.begin(), targets.end(), mark.square) == targets.end();
    };
    marks.erase(std::remove_if(marks.begin(), marks.end(), forbidden), marks.end());
}

}  // namespace

void BoardState::attendTo() {
    Attention now;
    now.cursor = cursorOn ? cursor : NoSquare;
    now.illegalMove = attention.illegalMove;
    now.advice = advice;
    now.suggestions = suggestions;
    now.moveMark = moveMark;
    now.premove = premove;
    now.returning = attention.returning;
    now.glides = std::move(attention.glides);
    now.glided = attention.glided;
    now.fades = std::move(attention.fades);
    now.faded = attention.faded;
    now.changes = std::move(attention.changes);
    now.changed = attention.changed;
    now.held = attention.held;
    now.news = std::move(attention.news);
    now.pulse = attention.pulse;
    now.lit = attention.lit;
    now.named = attention.named;
    if (game != nullptr) {
        lookAtOrigin(now);
        now.movePattern = askedPattern(now.square);
        if (input.origin().nowhere()) taught == NoSquare ? lookAtPointed(now) : lookAtTaught(now);
        if (input.state() == BoardInput::State::Dragging) {
            const QPointF point = attention.carried ? attention.carried->point : QPointF(pressPoint);
            now.carried = Carried{originPiece(), now.square, point};
            liftTower(*now.carried);
        }
        now.reach = reach;
        now.drawn = drawn.all();
        const Square drawnTo = drawnFrom == NoSquare ? NoSquare : layout.at(pointer);
        // Where it is held it may ask for the reach of a piece: a circle is there when it was only clicked.
        if (drawnTo != NoSquare && drawnTo != drawnFrom)
            now.drawn.push_back({drawnLine(layout.geometry(), drawnFrom, drawnTo), ink});
        now.endless = endlessOf(now.square, now.marks);
        openChooser(now);
        now.fan = fanOf(now);
    } else if (book != nullptr) {
        now.carried = attention.carried;
        now.fan = attention.fan;
    }
    now.past = past;
    attention = std::move(now);
}

void BoardState::openChooser(Attention& now) {
    const auto& choices = input.choices();
    const bool open = attention.chooser.open();
    if (choices.empty()) {
        choiceDiagrams.reset();
        return;
    }
    // Beside the player panel of a turned side there is no room for them.
    const bool upright = scene.turn != NoSide && layout.turnsOf(scene.turn) % 2 == 0;
    if (!open) choiceDiagrams = upright ? diagramsOf(*game, choices) : nullptr;
    now.chooser = PromotionChooser(layout, choices, choiceDiagrams);
}

/// The piece that is selected, dragged or looked at.
void BoardState::lookAtOrigin(Attention& now) const {
    const Spot origin = input.origin();
    now.movable = input.movable();
    if (!now.movable && !input.waiting() && !look.explains) return;
    now.square = origin.square;
    now.reserve = origin.reserve;
    now.hand = hand();
    now.lifted = input.lifted();
    if (!look.targets) return;
    if (origin.reserve != NoKind && now.movable) now.marks = dropMarks(*game, origin.reserve);
    if (origin.square != NoSquare) now.marks = marksOf(*game, origin.square, input.lifted());
    if (origin.square != NoSquare) now.lameLeaps = walledLameLeaps(game->position(), origin.square);
    if (now.movable && origin.square != NoSquare) now.bonuses = bonuses(game->position(), origin.square);
    if (input.bound()) dropForbidden(now.marks, input.targets());
}

/// The selected tower, else the one that is pointed at, else the one whose move is recommended.
std::optional<Fan> BoardState::fanOf(const Attention& now) const {
    const bool selected = now.square != NoSquare && scene.isTower(now.square);
    const Square square = selected ? now.square : pointedAt();
    const bool pointed = square != NoSquare && scene.isTower(square);
    if (!pointed && now.advice && now.advice->pieces > 0)
        return Fan{now.advice->piece, scene.tower(now.advice->piece), now.advice->pieces};
    if (!pointed || now.chooser.open()) return std::nullopt;
    return Fan{square, scene.tower(square), selected ? now.lifted : 0};
}

/// What comes along, and what is seen on the square meanwhile.
void BoardState::liftTower(Carried& carried) const {
    const int lifted = input.lifted();
    if (lifted == 0 || carried.from == NoSquare) return;
    const std::vector<Piece> tower = scene.tower(carried.from);
    const auto parting = tower.begin() + std::min<std::ptrdiff_t>(lifted, std::ssize(tower));
    carried.below.assign(tower.begin() + 1, parting);
    carried.stays.assign(parting, tower.end());
    if (!carried.stays.empty()) carried.stays.front() = game->position().uncovered(carried.from, lifted);
}

/// Marks appear under the keyboard's cursor, and under the pointer if that is chosen; none when nothing moves any more.
void BoardState::lookAtPointed(Attention& now) const {
    const Square square = cursorOn ? cursor : look.hovered && !layout.empty() ? layout.at(pointer) : NoSquare;
    if (!look.targets || square == NoSquare || scene.pieces[square] == NoPiece || game->ending()) return;
    now.hinted = square;
    now.movable = input.mayPick({square});
    now.marks = marksOf(*game, square);
}

/// All that its movement allows, as of a piece that is inspected.
void BoardState::lookAtTaught(Attention& now) const {
    now.square = taught;
    now.marks = marksOf(*game, taught);
}

Endless BoardState::endlessOf(Square origin, const std::vector<TargetMark>& marks) const {
    Endless now;
    now.slide = slide;
    if (!layout.geometry().wraps()) return now;
    now.pointed = layout.cut().margin > 0 ? layout.at(pointer) : NoSquare;
    if (origin == NoSquare) return now;
    now.rays = rays(game->position(), origin);
    // A line without a target is not drawn: the piece is pinned, or another piece must answer a check.
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

/// Of the piece under the right button, or of the one that is selected or pointed at while the key is held.
std::optional<MovePattern> BoardState::askedPattern(Square selected) const {
    const bool held = askedAt != NoSquare && !layout.empty() && layout.at(pointer) == askedAt;
    Square square = held ? askedAt : NoSquare;
    if (patternAsked && !held) square = selected != NoSquare ? selected : pointedAt();
    if (square == NoSquare || scene.pieces[square] == NoPiece) return std::nullopt;
    const Piece piece = scene.pieces[square];
    const int quarters = variant().sideSpecs[sideOf(piece)].quarterTurns;
    return MovePattern{square,
                       patternOf(variant().geometry, variant().kinds[kindOf(piece)].movement, square, quarters)};
}

}  // namespace rokada::ui
