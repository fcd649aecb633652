#include "board/boardplayback.h"

#include "board/boardwidget.h"

#include <utility>

namespace rokada::ui {

namespace {

/// Time for which the last position is shown, in plies.
constexpr int LastShown = 2;

}  // namespace

BoardPlayback::BoardPlayback(const SampleGame& sample, BoardWidget& board, QObject* parent)
    : QObject(parent), playback_(playbackOf(sample)), board_(board), ply_(this, PlyTime, Delay::Runs::Repeatedly) {
    connect(&ply_, &Delay::timeout, this, &BoardPlayback::step);
    rewind();
}

BoardPlayback::~BoardPlayback() = default;

void BoardPlayback::play() {
    if (!playing()) ply_.start();
}

void BoardPlayback::stop() {
    if (!playing() && game_->played() == 0) return;
    ply_.stop();
    rewind();
}

void BoardPlayback::step() {
    if (game_->played() < playback_.moves.size()) {
        game_->play(playback_.moves[game_->played()]);
        return board_.refresh();
    }
    if (++waited_ > LastShown) rewind();
}

void BoardPlayback::rewind() {
    waited_ = 0;
    // Keep the old game until the board has the new one.
    const auto old = std::exchange(game_, std::make_unique<Game>(playback_.start));
    board_.setGame(game_.get());
}

}  // namespace rokada::ui
