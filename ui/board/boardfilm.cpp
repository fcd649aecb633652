#include "board/boardfilm.h"

#include "board/boardwidget.h"

#include <utility>

namespace rokada::ui {

namespace {

/// So long, in plies, the last position is seen.
constexpr int LastShown = 2;

}  // namespace

BoardFilm::BoardFilm(const SampleGame& sample, BoardWidget& board, QObject* parent)
    : QObject(parent), film_(filmOf(sample)), board_(board) {
    timer_.setInterval(PlyTime);
    connect(&timer_, &QTimer::timeout, this, &BoardFilm::step);
    rewind();
}

BoardFilm::~BoardFilm() = default;

void BoardFilm::play() {
    if (!playing()) timer_.start();
}

void BoardFilm::stop() {
    if (!playing() && game_->played() == 0) return;
    timer_.stop();
    rewind();
}

void BoardFilm::step() {
    if (game_->played() < film_.moves.size()) {
        game_->play(film_.moves[game_->played()]);
        return board_.refresh();
    }
    if (++waited_ > LastShown) rewind();
}

void BoardFilm::rewind() {
    waited_ = 0;
    // The board lets go of the old game before it is gone.
    const auto old = std::exchange(game_, std::make_unique<Game>(film_.start));
    board_.setGame(game_.get());
}

}  // namespace rokada::ui
