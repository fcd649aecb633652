#include "board/moveshow.h"

#include "board/boardmotion.h"
#include "board/boardstate.h"
#include "board/labelplaces.h"
#include "paint/playerpanelpainter.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto NewsShown = 2500ms;

}  // namespace

MoveShow::MoveShow(BoardState& state, BoardMotion& motion, QObject* parent)
    : QObject(parent), state_(state), motion_(motion), read_(this, NewsShown) {
    connect(&motion_, &BoardMotion::arrived, this, &MoveShow::showRest);
    connect(&motion_, &BoardMotion::transformed, this, &MoveShow::showRest);
    connect(&motion_, &BoardMotion::faded, this, &MoveShow::settled);
    connect(&read_, &Delay::over, this, [this] {
        state_.attention.news.clear();
        emit changed();
    });
}

bool MoveShow::begin(bool moving) {
    putAwayExplanation();  // of a position that was; nothing is selected now
    const std::size_t before = state_.played;
    if (state_.game != nullptr && state_.game->played() != before) motion_.endMove();
    const bool departs = state_.departs(moving);
    if (departs) motion_.beginGlide(state_.crossesCut());
    if (!departs && state_.played != before && state_.attention.underWay()) showRest();
    return departs;
}

void MoveShow::reveal(const std::vector<Square>& squares) {
    Attention& now = state_.attention;
    now.fades.clear();
    for (const Square square : squares) now.fades.push_back({square, state_.scene.pieces[square], true});
    now.faded = 0;
    motion_.beginFade(BoardMotion::Fading::Vanishes);
}

void MoveShow::setHeld(bool held) {
    if (std::exchange(state_.attention.held, held) == held) return;
    emit changed();
    if (held) return motion_.pauseGlide();
    // Pieces that arrive show the rest themselves.
    if (!motion_.finishGlide()) showRest();
}

void MoveShow::land() { motion_.finishGlide(); }

/// After the pieces have arrived, and again after they have transformed.
void MoveShow::showRest() {
    Attention& now = state_.attention;
    if (now.held || !now.glides.empty()) return;
    if (!now.changes.empty()) return motion_.beginChange();
    emit landed();
    if (now.fades.empty()) return emit settled();
    const bool quick = std::all_of(now.fades.begin(), now.fades.end(), [](const Fade& fade) { return fade.appears; });
    motion_.beginFade(quick                        ? BoardMotion::Fading::Appears
                      : state_.scene.mates.empty() ? BoardMotion::Fading::Vanishes
                                                   : BoardMotion::Fading::Mated);
}

void MoveShow::tell(const std::vector<News>& news, const QFont& font) {
    // One label at a time, or beside one another: what is read covers no other words.
    state_.attention.illegalMove.reset();
    std::vector<ReasonTag>& tags = state_.attention.news;
    tags.clear();
    std::vector<QRect> taken;
    const BoardLayout& layout = state_.layout;
    for (const auto& [square, words, side] : news) {
        if (layout.empty() || (square == NoSquare && side == NoSide)) continue;
        if (square == NoSquare) {
            tags.emplace_back(words, labelRoom(layout, state_.scene, side, font), labelFont(font, layout.cell()));
            continue;
        }
        LabelPlace place = labelBeside(state_, layout.rect(square), 0);
        place.spared.insert(place.spared.end(), taken.begin(), taken.end());
        tags.emplace_back(words, place, labelFont(font, layout.cell()));
        taken.push_back(tags.back().box());
    }
    explaining_ = false;
    read_.start();
    emit changed();
}

void MoveShow::explain(Square square, const QString& words, const QFont& font) {
    if (state_.layout.empty()) return;
    explained_ = square;
    keep(placeOf(square), words, font);
    emit explained(words);
}

void MoveShow::advise(const QString& words, const QFont& font) {
    if (state_.layout.empty() || !state_.attention.advice) return;
    explained_ = NoSquare;
    keep(placeOf(NoSquare), words, font);
}

/// Of a label about this square; NoSquare is the advice.
LabelPlace MoveShow::placeOf(Square square) const {
    if (square == NoSquare) return labelOfAdvice(state_, turnsOfReader());
    LabelPlace place = labelBeside(state_, state_.layout.rect(square), turnsOfReader());
    place.close = true;
    return place;
}

void MoveShow::layOut(const QFont& font) {
    const std::vector<ReasonTag> before = std::exchange(state_.attention.news, {});
    const bool stays = explaining_ && before.size() == 1 && !state_.layout.empty() &&
                       (explained_ != NoSquare || state_.attention.advice);
    if (!stays) return;
    state_.attention.news = {
        ReasonTag(before.front().words(), placeOf(explained_), labelFont(font, state_.layout.cell()))};
}

int MoveShow::turnsOfReader() const {
    const Side reader = state_.hand();
    return reader == NoSide ? 0 : state_.layout.turnsOf(reader);
}

void MoveShow::keep(const LabelPlace& place, const QString& words, const QFont& font) {
    state_.attention.illegalMove.reset();
    state_.attention.news = {ReasonTag(words, place, labelFont(font, state_.layout.cell()))};
    explaining_ = true;
    read_.stop();
    emit changed();
}

void MoveShow::putAwayExplanation() {
    if (!std::exchange(explaining_, false)) return;
    state_.attention.news.clear();
    emit changed();
}

QStringList MoveShow::newsWords() const {
    QStringList words;
    for (const ReasonTag& tag : state_.attention.news) words << tag.words();
    return words;
}

std::vector<QRect> MoveShow::newsRects() const {
    std::vector<QRect> rects;
    for (const ReasonTag& tag : state_.attention.news) rects.push_back(tag.box());
    return rects;
}

}  // namespace rokada::ui
