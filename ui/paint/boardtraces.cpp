#include "paint/boardtraces.h"

#include "paint/playerpanelpainter.h"
#include "paint/seampainter.h"
#include "paint/sidepainter.h"
#include "paint/tracekeys.h"
#include "scene/boardglide.h"
#include "scene/boardregions.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace rokada::ui {

namespace {

/// Beyond these many pieces one box is painted faster.
constexpr int MostPieces = 48;

/// Lists everything of one board.
class Lister {
public:
    explicit Lister(const BoardView& view)
        : view_(view),
          layout_(view.layout),
          scene_(view.scene),
          attention_(view.attention),
          wraps_(view.layout.geometry().wraps()) {}

    void onSquares(std::vector<Trace>& out) {
        out_ = &out;
        tints();
        linesOfTheSeam();
        pieces();
        if (!wraps_) targets();
        hints();
        checks();
        illegalMove();
        premove();
        drawings();
        glides();
    }

    void above(std::vector<Trace>& out, double spin) {
        out_ = &out;
        const QRect room(QPoint(0, 0), layout_.room());
        if (spin != 0) add(keyOf(What::Spin, spin), room);
        if (wraps_) {
            const QPoint slide = attention_.endless.slide;
            if (!slide.isNull()) add(keyOf(What::Slide, slide.x(), slide.y()), room);
            targets();
            seam();
        }
        panels();
        if (const auto& illegalMove = attention_.illegalMove; illegalMove && !illegalMove->tag.empty())
            add(keyOf(What::Reason, illegalMove->tag.words()), illegalMove->tag.box());
        if (attention_.cursor != NoSquare) square(keyOf(What::Cursor, int(attention_.cursor)), attention_.cursor, 5);
        if (const auto& carried = attention_.offPlace()) {
            const double half = layout_.cell() * 0.55 + 2;
            const QRectF box(carried->point - QPointF(half, half), QSizeF(2 * half, 2 * half));
            add(keyOf(What::Carried, int(carried->piece), carried->point.x(), carried->point.y()), box.toAlignedRect());
        }
        if (attention_.chooser.open()) {
            std::size_t key = keyOf(What::Chooser, attention_.chooser.current());
            for (const QRect& item : attention_.chooser.items()) key = qHashMulti(key, item.x(), item.y());
            add(key, room);
        }
    }

private:
    void add(std::size_t key, const QRect& box) { out_->push_back({key, box}); }
    void square(std::size_t key, Square square, double by = 0) { add(key, grown(layout_.rect(square), by)); }
    /// Also where the square's copies are.
    void everywhere(std::size_t key, Square square, double by) {
        for (const QRect& box : layout_.copies(square)) add(key, grown(box, by));
    }
    [[nodiscard]] double wide(double units) const { return layout_.units(units) + 4; }

    /// A line in pieces, so that a slanting one does not take all squares round it.
    void line(std::size_t key, const Path& path, double half) {
        for (const QLineF& part : stretches(layout_, path)) {
            const int pieces = std::max(1, static_cast<int>(std::ceil(part.length() / layout_.cell())));
            for (int i = 0; i < pieces; ++i) {
                const QRectF piece(part.pointAt(double(i) / pieces), part.pointAt(double(i + 1) / pieces));
                add(key, grown(piece.normalized().toAlignedRect(), half));
            }
        }
    }

    void tints() {
        const int size = layout_.geometry().size();
        for (int s = 0; s < size; ++s) {
            const auto place = static_cast<std::size_t>(s);
            if (scene_.lit.any() && !view_.variant.sideSpecs[scene_.turn].home.test(place))
                square(keyOf(What::Dimmed, s), Square(s));
            for (std::size_t side = 0; side < scene_.seats.size(); ++side) {
                if (scene_.seats[side].out && view_.variant.sideSpecs[side].home.test(place))
                    square(keyOf(What::LeftHome, s, side), Square(s));
            }
        }
        if (view_.look.lastMove) {
            for (const PlayedLine& played : scene_.played) {
                const std::size_t key = keyOf(What::Played, int(played.side), played.strength, int(played.from),
                                              int(played.to), hashOf(played.path));
                for (const Square end : {played.from, played.to}) {
                    if (end != NoSquare) square(key, end);
                }
                line(key, played.path, wide(4));
            }
        }
        if (attention_.square == NoSquare) return;
        const Piece piece = scene_.pieces[attention_.square];
        square(keyOf(What::Selection, int(attention_.square), attention_.movable, int(piece)), attention_.square, 2);
    }

    /// There are many of them; they cross the whole board.
    void linesOfTheSeam() {
        const Endless& endless = attention_.endless;
        if (endless.rays.empty() && endless.loops.empty() && !endless.five) return;
        std::size_t key = keyOf(What::Lines, hashOf(endless.rays), hashOf(endless.loops));
        if (endless.five) key = qHashMulti(key, hashOf(endless.five->pieces), 5);
        add(key, layout_.area());
    }

    void pieces() {
        const auto& carried = attention_.offPlace();
        std::vector<Square> hidden;
        for (const Glide& glide : attention_.glides) hidden.push_back(glide.to);
        for (const Fade& fade : attention_.fades) {
            square(keyOf(What::Fade, int(fade.square), int(fade.piece), fade.appears, attention_.faded), fade.square,
                   1);
            if (fade.appears) hidden.push_back(fade.square);
        }
        for (std::size_t s = 0; s < scene_.pieces.size(); ++s) {
            const Piece piece = scene_.pieces[s];
            if (piece == NoPiece || std::find(hidden.begin(), hidden.end(), Square(s)) != hidden.end()) continue;
            const bool lifted = carried && carried->from == Square(s);
            const bool other = scene_.manySides && scene_.turn != NoSide && sideOf(piece) != scene_.turn;
            const auto changes = std::find_if(attention_.changes.begin(), attention_.changes.end(),
                                              [&](const Change& change) { return change.square == Square(s); });
            const bool changing = changes != attention_.changes.end();
            const double changed = changing ? attention_.changed : -1;
            square(keyOf(What::Piece, s, int(piece), lifted, other, changed), Square(s));
        }
    }

    void targets() {
        for (const TargetMark& mark : attention_.marks) {
            const Square origin = attention_.square == NoSquare ? attention_.hinted : attention_.square;
            const std::size_t key =
                keyOf(What::Target, hashOf(mark), int(origin), int(attention_.reserve), attention_.movable,
                      attention_.square == NoSquare, attention_.endless.beyond.test(mark.square), scene_.byReach);
            everywhere(key, mark.square, wide(6));
            if (mark.victim != NoSquare) everywhere(key, mark.victim, wide(0));
        }
    }

    void hints() {
        for (const ArrivalBonus& bonus : attention_.bonuses) {
            for (const Square s : bonus.placed) square(keyOf(What::Bonus, int(s), int(bonus.given), 1), s, wide(4));
            for (const Square s : bonus.occupied) square(keyOf(What::Bonus, int(s), int(bonus.given), 2), s, wide(4));
        }
        if (attention_.lit) {
            for (const TargetMark& mark : attention_.marks) {
                if (mark.reach == *attention_.lit) square(keyOf(What::Lit, int(mark.square)), mark.square, wide(3));
            }
        }
        for (std::size_t s = 0; s < attention_.reach.pieces.size() && attention_.reach.side != NoSide; ++s) {
            const int pieces = attention_.reach.pieces[s];
            if (pieces > 0) square(keyOf(What::Reach, s, pieces, int(attention_.reach.side)), Square(s), 2);
        }
        for (int s = 0; attention_.movePattern && s < layout_.geometry().size(); ++s) {
            if (!attention_.movePattern->squares.test(static_cast<std::size_t>(s))) continue;
            square(keyOf(What::MovePattern, s, attention_.movePattern->strength), Square(s), wide(1));
        }
        for (int s = 0; s < layout_.geometry().size(); ++s) {
            if (attention_.named.test(static_cast<std::size_t>(s))) square(keyOf(What::Named, s), Square(s), wide(3));
        }
        for (const LameLeap& lameLeap : attention_.lameLeaps)
            line(keyOf(What::LameLeap, int(lameLeap.squares[0]), int(lameLeap.squares[1]), int(lameLeap.squares[2]),
                       lameLeap.open),
                 {lameLeap.squares.begin(), lameLeap.squares.end()}, wide(16));
        if (!attention_.advice) return;
        const Advice& advice = *attention_.advice;
        const std::size_t key = keyOf(What::Advice, int(advice.piece), int(advice.to), hashOf(advice.path));
        for (const Square end : {advice.piece, advice.to}) {
            if (end != NoSquare) square(key, end, wide(4));
        }
        line(key, advice.path, wide(20));
        if (scene_.turn == NoSide || advice.reserve == NoKind) return;
        for (const auto& [kind, item] : reserveItems(layout_, scene_, scene_.turn)) {
            if (kind == advice.reserve) add(key, grown(item, 4));
        }
    }

    void checks() {
        if (!view_.look.checks) return;
        for (const Path& path : scene_.checks) line(keyOf(What::Check, hashOf(path)), path, wide(18));
        for (const Square king : scene_.checkedKings) {
            const auto lines = std::count_if(scene_.checks.begin(), scene_.checks.end(),
                                             [&](const Path& path) { return path.back() == king; });
            square(keyOf(What::Ring, int(king), lines > 1), king, wide(14));
            if (!scene_.manySides) continue;
            square(keyOf(What::Turns, int(king), turnsUntil(scene_, sideOf(scene_.pieces[king]))), king, 4);
        }
    }

    void illegalMove() {
        if (!attention_.illegalMove) return;
        const auto [one, other] = attention_.illegalMove->what.squares;
        const std::size_t key =
            keyOf(What::IllegalMove, int(attention_.illegalMove->what.reason), int(one), int(other), attention_.pulse);
        QRect box;
        for (const Square s : {one, other}) {
            if (s != NoSquare) box |= layout_.rect(s);
        }
        if (!box.isEmpty()) add(key, grown(box, wide(20)));
    }

    void premove() {
        if (!attention_.premove) return;
        const auto [from, to] = *attention_.premove;
        const std::size_t key = keyOf(What::Premove, int(from), int(to));
        for (const Square end : {from, to}) square(key, end, wide(4));
        line(key, {from, to}, wide(20));
    }

    void drawings() {
        for (const OwnMark& mark : attention_.drawn) {
            const std::size_t key = keyOf(What::Drawn, int(mark.ink), hashOf(mark.path));
            mark.circle() ? square(key, mark.path.front(), wide(4)) : line(key, mark.path, wide(20));
        }
    }

    /// On a board that wraps a piece may be half here and half there.
    void glides() {
        const double half = layout_.cell() / 2.0 + 2;
        const QSize size = wraps_ ? layout_.area().size() : QSize();
        for (const Glide& glide : attention_.glides) {
            const QPointF at = glide.at(attention_.glided);
            const std::size_t key = keyOf(What::Glide, int(glide.piece), at.x(), at.y());
            const QRect box = QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
            for (const int x : {-1, 0, 1}) {
                for (const int y : {-1, 0, 1}) {
                    const QRect place = box.translated(x * size.width(), y * size.height());
                    if (x == 0 && y == 0) {
                        add(key, place);
                    } else if (wraps_ && place.intersects(layout_.area())) {
                        add(key, place & layout_.area());
                    }
                }
            }
        }
    }

    void seam() {
        const Endless& endless = attention_.endless;
        if (!endless.slide.isNull()) return;
        const int radius = static_cast<int>(std::ceil(tagRadius(layout_))) + 6;
        for (const SeamTag& tag : tagsOf(layout_, taggedPaths(scene_, attention_))) {
            const QPoint middle = tag.centre.toPoint();
            add(keyOf(What::Tag, tag.number, tag.number == endless.tag, tag.centre.x(), tag.centre.y()),
                QRect(middle - QPoint(radius, radius), QSize(2 * radius + 1, 2 * radius + 1)));
        }
        if (endless.pointed != NoSquare) everywhere(keyOf(What::Pointed, int(endless.pointed)), endless.pointed, 2);
    }

    void panels() {
        for (std::size_t side = 0; side < scene_.seats.size(); ++side) {
            const QRect box = layout_.panels()[side].rect;
            if (box.isEmpty()) continue;
            const bool mover = scene_.seats[side].toMove;
            const bool lifted = attention_.carried && attention_.carried->from == NoSquare;
            add(keyOf(What::PlayerPanel, side, hashOf(scene_.seats[side]), mover ? int(attention_.reserve) : -1,
                      mover && lifted),
                grown(box, 5));
        }
    }

    const BoardView& view_;
    const BoardLayout& layout_;
    const BoardScene& scene_;
    const Attention& attention_;
    bool wraps_;
    std::vector<Trace>* out_ = nullptr;
};

bool before(const Trace& one, const Trace& other) {
    const auto all = [](const Trace& t) {
        return std::tuple(t.key, t.box.left(), t.box.top(), t.box.width(), t.box.height());
    };
    return all(one) < all(other);
}

QRegion difference(const std::vector<Trace>& one, const std::vector<Trace>& other) {
    std::vector<Trace> found;
    std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(found),
                                  before);
    QRegion region;
    for (const Trace& trace : found) region += trace.box;
    return region;
}

}  // namespace

Traces::Traces(const BoardView& view, double spin) : edge_(view.scene.turn) {
    Lister lister(view);
    lister.onSquares(squares_);
    lister.above(above_, spin);
    std::sort(squares_.begin(), squares_.end(), rokada::ui::before);
    std::sort(above_.begin(), above_.end(), rokada::ui::before);
}

Repaint Traces::after(const Traces& before, const BoardLayout& layout) const {
    const QRegion squares = difference(squares_, before.squares_);
    QRegion all = copiesOf(squares, layout) + difference(above_, before.above_);
    if (edge_ != before.edge_) all += edgeOf(layout);
    if (all.rectCount() > MostPieces) all = all.boundingRect();
    return {squares, all};
}

}  // namespace rokada::ui
