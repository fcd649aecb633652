// How a move is shown: pieces arrive, transform, vanish or appear; then what follows from it is seen, and news are read
// beside their squares.
#include "board/boarddisplay.h"

#include "board/boardmotion.h"
#include "board/boardstate.h"
#include "kit/delay.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

bool BoardDisplay::showing() const { return in_->attention.underWay(); }

bool BoardDisplay::transforming() const { return !in_->attention.changes.empty(); }

void BoardDisplay::setHeld(bool held) {
    if (std::exchange(in_->attention.held, held) == held || held) return;
    showRest();
}

/// After the pieces have arrived, and again after they have transformed.
void BoardDisplay::showRest() {
    Attention& now = in_->attention;
    if (now.held || !now.glides.empty()) return;
    if (!now.changes.empty()) return motion_->beginChange();
    emit landed();
    if (now.fades.empty()) return settle();
    const bool quick = std::all_of(now.fades.begin(), now.fades.end(), [](const Fade& fade) { return fade.appears; });
    motion_->beginFade(quick);
}

void BoardDisplay::settle() {
    update();
    emit pictureChanged();
    emit settled();
}

void BoardDisplay::tellAt(const std::vector<News>& news) {
    in_->attention.news.clear();
    for (const auto& [square, words] : news) {
        if (in_->layout.empty() || square == NoSquare) continue;
        in_->attention.news.emplace_back(words, in_->layout.rect(square), in_->layout.whole(), QRegion(), 0, font());
    }
    newsShown_->start();
    update();
}

std::vector<QRect> BoardDisplay::newsRects() const {
    std::vector<QRect> rects;
    for (const ReasonTag& tag : in_->attention.news) rects.push_back(tag.box());
    return rects;
}

}  // namespace rokada::ui
