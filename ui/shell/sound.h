// Sounds of a game, and the interface that plays them.
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
    CheckFromBothSides,  ///< one piece attacks a king from two directions
    Castle,
    Promote,
    IllegalMove,
    Turn,  ///< turn of a side; the timbre tells the sides apart
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

/// Returns the name of the sound in files and settings, for example "twowaycheck".
[[nodiscard]] QString nameOf(Sound sound);
namespace texts {
/// Returns the translated name of the sound, for example "Captures".
[[nodiscard]] QString of(Sound sound);
}  // namespace texts
/// Returns the resource path of a sound. `sideId` selects the timbre of sounds that have one for each side.
[[nodiscard]] QString fileOf(Sound sound, std::string_view sideId);
/// Returns the sound of the turn that was just played. `game` is at the position after it.
[[nodiscard]] Sound soundOf(const Game& game, const Turn& turn);

/// Stereo positions of the first and the second note: -1 is left, 0 centre, 1 right.
struct Pan {
    double first = 0, second = 0;
    [[nodiscard]] bool middle() const { return first == 0 && second == 0; }
    friend bool operator==(const Pan&, const Pan&) = default;
};
/// Returns the stereo positions of the two notes that announce a check from two directions. `quarterTurns` is the
/// rotation of the board on the screen.
[[nodiscard]] Pan panOf(const Position& position, int quarterTurns);
/// Converts mono samples to stereo samples with this pan.
[[nodiscard]] QByteArray panned(const QByteArray& samples, const Pan& pan);

class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;
    /// Starts the sound and returns at once; errors are ignored. `volume` is from 0 to 1.
    virtual void play(const QString& file, double volume, const Pan& pan) = 0;
};

}  // namespace rokada::ui
