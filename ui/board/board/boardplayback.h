// Plays a stored game on a board, again and again, one ply at a time.
#pragma once

#include "board/samplegames.h"
#include "kit/delay.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace rokada::ui {

class BoardWidget;

class BoardPlayback final : public QObject {
    Q_OBJECT
public:
    /// The board must outlive the playback.
    BoardPlayback(const SampleGame& sample, BoardWidget& board, QObject* parent);
    ~BoardPlayback() override;

    void play();
    /// To the last position, and there it stays.
    void playOnce();
    /// Back to the first position, where it stands still.
    void stop();
    [[nodiscard]] bool playing() const { return ply_.active(); }
    /// The next ply; after the last one the playback waits for a moment and begins again.
    void step();
    [[nodiscard]] const Game& game() const { return *game_; }

    static constexpr std::chrono::milliseconds PlyTime{900};

private:
    void rewind();

    Playback playback_;
    BoardWidget& board_;
    std::unique_ptr<Game> game_;
    Delay ply_;
    bool once_ = false;
    int waited_ = 0;  ///< plies after the last one
};

}  // namespace rokada::ui
