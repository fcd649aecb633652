#include "shell/sound.h"

#include "kit/latin.h"
#include "rules/paths.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <cmath>
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

constexpr std::array<const char*, allSounds.size()> soundWords{
    QT_TRANSLATE_NOOP("Sound", "Moves"),
    QT_TRANSLATE_NOOP("Sound", "Captures"),
    QT_TRANSLATE_NOOP("Sound", "Checks"),
    QT_TRANSLATE_NOOP("Sound", "Checks from two directions"),
    QT_TRANSLATE_NOOP("Sound", "Castling"),
    QT_TRANSLATE_NOOP("Sound", "Promotions"),
    QT_TRANSLATE_NOOP("Sound", "Illegal moves"),
    QT_TRANSLATE_NOOP("Sound", "Your turn"),
    QT_TRANSLATE_NOOP("Sound", "Time trouble"),
    QT_TRANSLATE_NOOP("Sound", "Losses on time"),
    QT_TRANSLATE_NOOP("Sound", "Draw offers"),
    QT_TRANSLATE_NOOP("Sound", "Eliminations"),
    QT_TRANSLATE_NOOP("Sound", "End of piece placement"),
    QT_TRANSLATE_NOOP("Sound", "End of the game"),
};

/// Returns true if two of these lines of check start at the same piece.
bool twice(const std::vector<Path>& lines) {
    std::set<Square> once;
    return std::ranges::any_of(lines, [&](const Path& line) { return !once.insert(line.front()).second; });
}

/// Stereo position of a line of check that reaches the king from the right. A line from the left has the same value,
/// negated.
constexpr double Aside = 0.85;
/// For a check from two directions, in samples: the start of the second note, and the time in which the sound crosses
/// from one side to the other.
constexpr qsizetype SecondNote = 22050 * 19 / 100, Passing = 22050 / 50;

/// Returns the stereo position of a line of check. It is negative if the line reaches the king from the left of the
/// screen, positive from the right, and 0 otherwise.
double sideOf(const Geometry& board, const Path& line, int quarterTurns) {
    const Square king = line.back(), before = line[line.size() - 2];
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            const Delta from{dx, dy};
            if (from == Delta{} || board.displaced(king, from) != before) continue;
            return Aside * from.turned(quarterTurns).dx;
        }
    }
    return 0;
}

/// Returns the sound of the most severe check in the position that `mover` has reached, or `Sound::Move` without a
/// check.
Sound checkSound(const Position& position, Side mover) {
    Sound worst = Sound::Move;
    for (std::size_t i = 0; i < position.book().sides(); ++i) {
        const auto side = Side(i);
        if (side == mover || !position.living(side) || !position.inCheck(side)) continue;
        if (twice(checks(position, side))) return Sound::CheckFromBothSides;
        worst = Sound::Check;
    }
    return worst;
}

bool stillPlacing(const Position& position) {
    for (std::size_t i = 0; i < position.book().sides(); ++i) {
        if (position.placing(Side(i))) return true;
    }
    return false;
}

bool eliminates(Move move) { return move.type() == MoveType::Elimination; }

}  // namespace

QString nameOf(Sound sound) { return QLatin1String(names[static_cast<std::size_t>(sound)]); }

QString texts::of(Sound sound) {
    return QCoreApplication::translate("Sound", soundWords[static_cast<std::size_t>(sound)]);
}

QString fileOf(Sound sound, std::string_view sideId) {
    QString name = nameOf(sound);
    if (sound == Sound::Turn) name += u'-' + latin(sideId);
    return QStringLiteral(":/sounds/%1.wav").arg(name);
}

Pan panOf(const Position& position, int quarterTurns) {
    for (std::size_t i = 0; i < position.book().sides(); ++i) {
        const auto side = Side(i);
        if (!position.living(side) || !position.inCheck(side)) continue;
        const std::vector<Path> lines = checks(position, side);
        for (auto line = lines.begin(); line != lines.end(); ++line) {
            const auto other = std::find_if(std::next(line), lines.end(),
                                            [&](const Path& path) { return path.front() == line->front(); });
            if (other == lines.end()) continue;
            const Geometry& board = position.book().geometry();
            return {sideOf(board, *line, quarterTurns), sideOf(board, *other, quarterTurns)};
        }
    }
    return {};
}

QByteArray panned(const QByteArray& samples, const Pan& pan) {
    constexpr double most = 32767;
    const qsizetype count = samples.size() / 2;
    QByteArray both(4 * count, Qt::Uninitialized);
    for (qsizetype i = 0; i < count; ++i) {
        const double part = std::clamp(static_cast<double>(i - SecondNote) / Passing, 0.0, 1.0);
        const double place = pan.first + part * (pan.second - pan.first);
        const auto sample = qFromLittleEndian<qint16>(samples.constData() + 2 * i);
        const double left = sample * std::sqrt((1 - place) / 2), right = sample * std::sqrt((1 + place) / 2);
        qToLittleEndian(static_cast<qint16>(std::clamp(left, -most, most)), both.data() + 4 * i);
        qToLittleEndian(static_cast<qint16>(std::clamp(right, -most, most)), both.data() + 4 * i + 2);
    }
    return both;
}

Sound soundOf(const Game& game, const Turn& turn) {
    const Move move = turn.move;
    if (eliminates(move) || std::ranges::any_of(turn.forced, eliminates)) return Sound::Eliminated;
    if (move.type() == MoveType::Drop) return stillPlacing(game.position()) ? Sound::Move : Sound::Reveal;
    // Checkmate does not have the sound of a check, because the sound of the end of the game follows.
    const Sound check = game.ending() ? Sound::Move : checkSound(game.position(), turn.before.turn());
    if (check != Sound::Move) return check;
    if (move.becomes() != NoKind) return Sound::Promote;
    if (move.type() == MoveType::Castle) return Sound::Castle;
    const bool takes = move.type() == MoveType::EnPassant || !turn.before.empty(move.to());
    return takes ? Sound::Capture : Sound::Move;
}

}  // namespace rokada::ui
