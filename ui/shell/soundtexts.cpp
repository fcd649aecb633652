#include "shell/soundtexts.h"

#include <QCoreApplication>

namespace rokada::ui::texts {

namespace {

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

}  // namespace

QString of(Sound sound) { return QCoreApplication::translate("Sound", soundWords[static_cast<std::size_t>(sound)]); }

}  // namespace rokada::ui::texts
