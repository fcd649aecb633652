#include "sound.h"

#include "ways.h"

#include <algorithm>
#include <set>

namespace rokada::ui {

namespace {

constexpr std::array<const char*, allSounds.size()> names{"move",    "capture",    "check",  "twowaycheck", "castle",
                                                          "promote", "refuse",     "turn",   "lowtime",     "flag",
                                                          "offer",   "eliminated", "reveal", "end"};
static_assert([] {
    for (std::size_t i = 0; i < allSounds.size(); ++i) {
        if (allSounds[i] != static_cast<Sound>(i)) return false;
    }
    return true;
}());

/// One man, two lines to the same king.
bool twice(const std::vector<Path>& lines) {
    std::set<Square> once;
    return std::any_of(lines.begin(), lines.end(), [&](const Path& line) { return !once.insert(line.front()).second; });
}

/// The worst check that the turn gives: `Move` if there is none.
Sound checkSound(const Position& position, Side mover) {
    Sound worst = Sound::Move;
    for (std::size_t i = 0; i < position.book().sides(); ++i) {
        const auto side = Side(i);
        if (side == mover || !position.living(side) || !position.inCheck(side)) continue;
        if (twice(checks(position, side))) return Sound::TwoWayCheck;
        worst = Sound::Check;
    }
    return worst;
}

bool anybodyDeploys(const Position& position) {
    for (std::size_t i = 0; i < position.book().sides(); ++i) {
        if (position.deploying(Side(i))) return true;
    }
    return false;
}

bool leaves(Move move) { return move.sort() == Sort::Leave; }

}  // namespace

QString nameOf(Sound sound) { return QLatin1String(names[static_cast<std::size_t>(sound)]); }

QString fileOf(Sound sound, std::string_view army) {
    QString name = nameOf(sound);
    if (sound == Sound::Turn) name += u'-' + QLatin1String(army.data(), static_cast<qsizetype>(army.size()));
    return QStringLiteral(":/sounds/%1.wav").arg(name);
}

Sound soundOf(const Game& game, const Turn& turn) {
    const Move move = turn.move;
    if (leaves(move) || std::any_of(turn.forced.begin(), turn.forced.end(), leaves)) return Sound::Eliminated;
    if (move.sort() == Sort::Deploy) return anybodyDeploys(game.position()) ? Sound::Move : Sound::Reveal;
    // The end of a game has a sound of its own: what mates is heard as a move.
    const Sound check = game.ending() ? Sound::Move : checkSound(game.position(), turn.before.turn());
    if (check != Sound::Move) return check;
    if (move.becomes() != NoKind) return Sound::Promote;
    if (move.sort() == Sort::Castle) return Sound::Castle;
    const bool takes = move.sort() == Sort::EnPassant || !turn.before.empty(move.to());
    return takes ? Sound::Capture : Sound::Move;
}

}  // namespace rokada::ui
