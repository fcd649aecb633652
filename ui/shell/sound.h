// What can be heard of a game, and the interface that plays it.
#pragma once

#include "game/game.h"

#include <QByteArray>
#include <QString>

#include <array>

namespace rokada::ui {

enum class Sound {
    Move,
    Capture,
    Check,
    CheckFromBothSides,  ///< one piece attacks a king from both sides
    Castle,
    Promote,
    IllegalMove,
    Turn,  ///< of another timbre for each side
    LowTime,
    Flag,
    Offer,
    Eliminated,
    Reveal,  ///< all reserve pieces are on the board
    End,
};

inline constexpr std::array allSounds{Sound::Move,    Sound::Capture, Sound::Check,       Sound::CheckFromBothSides,
                                      Sound::Castle,  Sound::Promote, Sound::IllegalMove, Sound::Turn,
                                      Sound::LowTime, Sound::Flag,    Sound::Offer,       Sound::Eliminated,
                                      Sound::Reveal,  Sound::End};

/// "twowaycheck": of its file and of its setting.
[[nodiscard]] QString nameOf(Sound sound);
/// Where it lies among the resources; the side matters where each has a timbre of its own.
[[nodiscard]] QString fileOf(Sound sound, std::string_view sideId);
/// What a turn that was just played sounds like; the position after it is the game's.
[[nodiscard]] Sound soundOf(const Game& game, const Turn& turn);

/// From where the first and the second note of a sound are heard: -1 is left, 0 the middle, 1 right.
struct Pan {
    double first = 0, second = 0;
    [[nodiscard]] bool middle() const { return first == 0 && second == 0; }
    friend bool operator==(const Pan&, const Pan&) = default;
};
/// Of a check from both sides, on a board that is turned by so many quarter turns: each note comes from the side of its
/// line.
[[nodiscard]] Pan panOf(const Position& position, int quarterTurns);
/// Samples of one channel for two.
[[nodiscard]] QByteArray panned(const QByteArray& samples, const Pan& pan);

class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;
    /// Returns at once, whatever becomes of it. `volume` is from 0 to 1.
    virtual void play(const QString& file, double volume, const Pan& pan) = 0;
};

}  // namespace rokada::ui
