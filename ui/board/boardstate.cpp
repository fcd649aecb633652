#include "board/boardstate.h"

#include "paint/boarddiagram.h"
#include "paint/playerpanelpainter.h"
#include "paint/promotionpainter.h"
#include "paint/seampainter.h"
#include "paint/towerpainter.h"
#include "scene/movepattern.h"
#include "scene/seam.h"

#include <algorithm>
#include <utility>

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

Spot BoardState::spotAt(QPoint point) const {
    if (layout.empty()) return {};
    if (const Square square = layout.at(point); square != NoSquare) return {square};
    if (hand() == NoSide) return {};
    for (const auto& [kind, item] : reserveItems(layout, scene, hand())) {
        if (item.contains(point)) return {NoSquare, kind};
    }
    return {};
}

Square BoardState::pointedAt() const {
    if (cursorOn && byKeys) return cursor;
    return layout.empty() ? NoSquare : layout.at(pointer);
}

Side BoardState::panelAt(QPoint point) const {
    if (layout.empty() || spotAt(point).reserve != NoKind) return NoSide;
    const auto& panels = layout.panels();
    const auto panel =
        std::find_if(panels.begin(), panels.end(), [&](const PlayerPanel& p) { return p.rect.contains(point); });
    return panel == panels.end() ? NoSide : Side(panel - panels.begin());
}

bool BoardState::pieceAt(QPoint point) const {
    const Spot spot = spotAt(point);
    return spot.reserve != NoKind || (spot.square != NoSquare && scene.pieces[spot.square] != NoPiece);
}

Piece BoardState::originPiece() const {
    const Spot origin = input.origin();
    if (origin.square != NoSquare) return scene.pieces[origin.square];
    return origin.reserve != NoKind && hand() != NoSide ? pieceOf(hand(), origin.reserve) : NoPiece;
}

QRect BoardState::boxOf(Spot spot, QPoint near) const {
    if (layout.empty()) return {};
    if (spot.square != NoSquare) {
        const auto copies = layout.copies(spot.square);
        const auto distance = [&](const QRect& box) { return (box.center() - near).manhattanLength(); };
        return *std::min_element(copies.begin(), copies.end(),
                                 [&](const QRect& one, const QRect& other) { return distance(one) < distance(other); });
    }
    if (hand() == NoSide) return {};
    for (const auto& [kind, item] : reserveItems(layout, scene, hand())) {
        if (kind == spot.reserve) return item;
    }
    return {};
}

int BoardState::tagAt(QPoint point) const {
    if (layout.empty() || !layout.geometry().wraps()) return 0;
    for (const SeamTag& tag : tagsOf(layout, taggedPaths(layout, scene, attention))) {
        if (QLineF(tag.centre, point).length() <= tagRadius(layout)) return tag.number;
    }
    return 0;
}

int BoardState::partAt(QPoint point) const {
    if (input.lifted() == 0) return 0;
    const auto boxes = fanBoxes(layout, attention.fan);
    const auto under = std::find_if(boxes.begin(), boxes.end(), [&](const QRect& box) { return box.contains(point); });
    return under == boxes.end() ? 0 : static_cast<int>(under - boxes.begin()) + 1;
}

void BoardState::setGame(const Game* shown) {
    game = shown;
    book = shown == nullptr ? nullptr : shown->sharedBook();
    cursor = NoSquare;
    cursorOn = false;
    input.setGame(shown);
    premove.reset();
    attention.news.clear();
    attention.glides.clear();
    attention.fades.clear();
    attention.changes.clear();
    attention.held = false;
    played = shown == nullptr ? 0 : shown->played();
    read();
}

void BoardState::read() {
    input.reset();
    loopsAsked = false;
    drawn.clear();
    drawnFrom = askedAt = NoSquare;
    reach = {};
    scene = game == nullptr ? BoardScene{} : sceneOf(*game, seats);
    scene.byReach = scene.byReach || look.reachTypes;
    showWords();
    showClocks();
    attention.illegalMove.reset();
    attention.returning.reset();
    advice.reset();
    suggestions.clear();
    moveMark.reset();
}

void BoardState::showClocks() {
    for (std::size_t i = 0; i < scene.seats.size(); ++i)
        scene.seats[i].clock = i < clocks.size() ? clocks[i] : ClockFace{};
}

void BoardState::showWords() {
    for (std::size_t i = 0; i < scene.seats.size() && i < seats.size(); ++i) {
        SeatScene& seat = scene.seats[i];
        seat.words = seats[i];
        seat.message.clear();
        if (!seat.words.human || layout.empty()) continue;
        if (Side(i) == message.asked) seat.message = message.question;
        // Other words are read at the foot of the window by those who sit there.
        if (layout.turnsOf(Side(i)) == 0 || Side(i) != scene.turn) continue;
        if (!message.prompt.isEmpty()) seat.words.note = seat.words.brief = message.prompt;
        if (!message.reason.isEmpty()) seat.message = message.reason;
    }
}

void BoardState::advise(Move move, bool whole) {
    advice = Advice{.piece = move.from()};
    if (move.type() == MoveType::Drop) advice->reserve = move.becomes();
    if (!whole) return;
    advice->to = game->book().shownTarget(move);
    advice->pieces = towerPart(game->position(), move);
    if (auto paths = pathsOf(game->position(), move); !paths.empty()) advice->path = std::move(paths.front());
}

void BoardState::suggest(const Position& position, const std::vector<Move>& moves, bool threats) {
    suggestions.clear();
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
}

void BoardState::fit(QSize room) {
    layout = book == nullptr ? BoardLayout() : BoardLayout(variant(), room, turns, coordinates, cut, panelled);
    layout.setStanding(look.standing);
    showWords();
    ground = {};
    spun = {};
    attention.glides.clear();
    attention.returning.reset();
    if (attention.illegalMove) attention.illegalMove->tag = {};
}

bool BoardState::departs(bool motion) {
    const std::size_t now = game == nullptr ? 0 : game->played();
    const std::size_t before = std::exchange(played, now);
    const bool byHand = std::exchange(dropped, false);
    if (now == before) return false;
    // What a move has brought is no longer true of squares when the next one begins.
    std::erase_if(attention.news, [&](const ReasonTag& tag) { return now < before || !tag.onPanel(); });
    attention.glides.clear();
    attention.fades.clear();
    attention.changes.clear();
    if (now != before + 1 || !motion) return false;
    attention.fades = fadesOf(*game->last());
    attention.faded = 0;
    attention.changes = changesOf(*game->last());
    attention.changed = 0;
    if (byHand) return false;
    attention.glides = glidesOf(*game, layout);
    attention.glided = 0;
    return !attention.glides.empty();
}

/// The pieces of sides that are eliminated after this turn, and those that it puts on the board beside its own.
std::vector<Fade> BoardState::fadesOf(const Turn& turn) const {
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

/// Pieces that this turn has transformed.
std::vector<Change> BoardState::changesOf(const Turn& turn) const {
    if (turn.move.forced() || turn.move.type() == MoveType::Drop) return {};
    const Piece was = turn.before[turn.move.from()];
    const Piece is = game->position()[turn.move.to()];
    if (is == NoPiece || is == was || sideOf(is) != sideOf(was) || turn.move.type() == MoveType::Castle) return {};
    return {{turn.move.to(), was}};
}

/// Arcs of knights are many segments too, but they begin where the last one has ended.
bool BoardState::crossesCut() const {
    const auto leaps = [](const QLineF& one, const QLineF& next) { return QLineF(one.p2(), next.p1()).length() > 1; };
    return std::any_of(attention.glides.begin(), attention.glides.end(), [&](const Glide& glide) {
        return std::adjacent_find(glide.segments.begin(), glide.segments.end(), leaps) != glide.segments.end();
    });
}

std::optional<Cut> BoardState::followingCut() const {
    constexpr int Near = 2;
    const Turn* turn = game == nullptr ? nullptr : game->last();
    if (turn == nullptr || layout.empty() || !layout.geometry().wraps() || turn->move.forced()) return std::nullopt;
    const QRect inner = QRect(0, 0, layout.screenColumns(), layout.screenRows()).adjusted(Near, Near, -Near, -Near);
    const QPoint to = layout.screenPlace(turn->move.to());
    if (inner.contains(to) || inner.contains(layout.screenPlace(turn->move.from()))) return std::nullopt;
    const Delta by = layout.onBoard(QPoint(layout.screenColumns() / 2, layout.screenRows() / 2) - to);
    return Cut{cut.margin, {cut.shift.dx + by.dx, cut.shift.dy + by.dy}};
}

Diagram BoardState::diagram() const {
    Diagram diagram = diagramOf(*game);
    diagram.scene = scene;
    diagram.attention = keptInPicture(attention);
    diagram.turns = turns;
    diagram.shift = cut.shift;
    diagram.coordinates = coordinates;
    diagram.theme = shownTheme();
    diagram.look = look;
    return diagram;
}

// --- what the board draws attention to: the origin, its marks, what is pointed at, asked for or open

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
