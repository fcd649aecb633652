// Plays a stored game on a board in a loop, one ply at a time.
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
    /// `board` must outlive this object.
    BoardPlayback(const SampleGame& sample, BoardWidget& board, QObject* parent);
    ~BoardPlayback() override;

    void play();
    /// Returns to the first position and stops.
    void stop();
    [[nodiscard]] bool playing() const { return ply_.active(); }
    /// Plays the next ply. After the last ply, waits for a moment and starts again.
    void step();

    static constexpr std::chrono::milliseconds PlyTime{900};

private:
    void rewind();

    Playback playback_;
    BoardWidget& board_;
    std::unique_ptr<Game> game_;
    Delay ply_;
    int waited_ = 0;  ///< time waited after the last ply, in plies
};

}  // namespace rokada::ui
