#include "board/moveshow.h"

#include "board/boardmotion.h"
#include "board/labelplaces.h"
#include "board/shownboard.h"
#include "paint/playerpanelpainter.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto NewsShown = 2500ms;

}  // namespace

MoveShow::MoveShow(ShownBoard& shown, const BoardFrame& frame, BoardMotion& motion, QObject* parent)
    : QObject(parent),
      shown_(shown),
      progress_(shown.progress),
      frame_(frame),
      motion_(motion),
      read_(this, NewsShown) {
    connect(&motion_, &BoardMotion::arrived, this, &MoveShow::showRest);
    connect(&motion_, &BoardMotion::transformed, this, &MoveShow::showRest);
    connect(&motion_, &BoardMotion::faded, this, &MoveShow::settled);
    connect(&read_, &Delay::timeout, this, [this] {
        progress_.callouts.clear();
        emit changed();
    });
}

bool MoveShow::animates() const { return motion_.on(); }

bool MoveShow::begin() {
    putAwayExplanation();  // it belongs to an earlier position
    const std::size_t before = shown_.played;
    if (shown_.game != nullptr && shown_.game->played() != before) motion_.endMove();
    const bool departs = shown_.depart(frame_.layout, motion_.on());
    if (departs) motion_.beginGlide(crossesCut());
    if (!departs && shown_.played != before && progress_.underWay()) showRest();
    return departs;
}

/// Returns true if a piece crosses an edge of a board that wraps around. Its path then has a segment that does not
/// begin where the previous segment ends.
bool MoveShow::crossesCut() const {
    const auto leaps = [](const QLineF& one, const QLineF& next) { return QLineF(one.p2(), next.p1()).length() > 1; };
    return std::ranges::any_of(progress_.glides, [&](const Glide& glide) {
        return std::ranges::adjacent_find(glide.segments, leaps) != glide.segments.end();
    });
}

void MoveShow::reveal(const std::vector<Square>& squares) {
    if (!motion_.on()) return;
    progress_.fades.clear();
    for (const Square square : squares) progress_.fades.push_back({square, shown_.scene.pieces[square], true});
    progress_.faded = 0;
    emit changed();
    motion_.beginFade(BoardMotion::Fading::Vanishes);
}

void MoveShow::setHeld(bool held) {
    if (std::exchange(progress_.held, held) == held) return;
    emit changed();
    if (held) return motion_.pauseGlide();
    // If pieces are moving, the rest of the move is shown when they arrive.
    if (!motion_.finishGlide()) showRest();
}

void MoveShow::land() { motion_.finishGlide(); }

/// Shows the next part of the move. Called when pieces have arrived, and again when they have changed their kind.
void MoveShow::showRest() {
    const BoardProgress& now = progress_;
    if (now.held || !now.glides.empty()) return;
    if (!now.changes.empty()) return motion_.beginChange();
    emit landed();
    if (now.fades.empty()) return emit settled();
    const bool quick = std::ranges::all_of(now.fades, [](const Fade& fade) { return fade.appears; });
    motion_.beginFade(quick                        ? BoardMotion::Fading::Appears
                      : shown_.scene.mates.empty() ? BoardMotion::Fading::Vanishes
                                                   : BoardMotion::Fading::Mated);
}

void MoveShow::tell(const std::vector<Callout>& callouts, const QFont& font) {
    // Remove the label of an illegal move, because labels must not cover each other.
    progress_.illegalMove.reset();
    std::vector<ReasonTag>& tags = progress_.callouts;
    tags.clear();
    std::vector<QRect> taken;
    const BoardLayout& layout = frame_.layout;
    for (const auto& [square, words, side] : callouts) {
        if (layout.empty() || (square == NoSquare && side == NoSide)) continue;
        if (square == NoSquare) {
            // Without a player panel on the board, there is no room for the callout. The side panel shows it instead.
            if (frame_.panelRect(side).isEmpty()) continue;
            tags.emplace_back(words, labelRoom(layout, frame_.scene, side, font), labelFont(font, layout.cell()));
            continue;
        }
        LabelPlace place = labelBeside(frame_, layout.rect(square), 0);
        place.spared.insert(place.spared.end(), taken.begin(), taken.end());
        tags.emplace_back(words, place, labelFont(font, layout.cell()));
        taken.push_back(tags.back().box());
    }
    explaining_ = false;
    read_.start();
    emit changed();
}

void MoveShow::explain(Square square, const QString& words, const QFont& font) {
    if (frame_.layout.empty()) return;
    explained_ = square;
    keep(placeOf(square), words, font);
    emit explained(words);
}

/// Returns the place of a label about a square.
LabelPlace MoveShow::placeOf(Square square) const {
    LabelPlace place = labelBeside(frame_, frame_.layout.rect(square), turnsOfReader());
    place.close = true;
    return place;
}

void MoveShow::layOut(const QFont& font) {
    const std::vector<ReasonTag> before = std::exchange(progress_.callouts, {});
    const bool stays = explaining_ && before.size() == 1 && !frame_.layout.empty();
    if (!stays) return;
    progress_.callouts = {
        ReasonTag(before.front().words(), placeOf(explained_), labelFont(font, frame_.layout.cell()))};
}

int MoveShow::turnsOfReader() const {
    const Side reader = frame_.attention.hand;
    return reader == NoSide ? 0 : frame_.layout.turnsOf(reader);
}

void MoveShow::keep(const LabelPlace& place, const QString& words, const QFont& font) {
    progress_.illegalMove.reset();
    progress_.callouts = {ReasonTag(words, place, labelFont(font, frame_.layout.cell()))};
    explaining_ = true;
    read_.stop();
    emit changed();
}

void MoveShow::putAwayExplanation() {
    if (!std::exchange(explaining_, false)) return;
    progress_.callouts.clear();
    emit changed();
}

QStringList MoveShow::calloutWords() const {
    QStringList words;
    for (const ReasonTag& tag : progress_.callouts) words << tag.words();
    return words;
}

std::vector<QRect> MoveShow::calloutRects() const {
    std::vector<QRect> rects;
    for (const ReasonTag& tag : progress_.callouts) rects.push_back(tag.box());
    return rects;
}

}  // namespace rokada::ui
