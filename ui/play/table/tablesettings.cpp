#include "table/tablesettings.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "scene/boardlook.h"
#include "session/gamesession.h"
#include "shell/sound.h"
#include "variants/variants.h"

namespace rokada::ui {

namespace {

using setting::Named;

constexpr std::chrono::seconds UsualTime(2);
constexpr int UsualVolume = 75;
/// Maximum length of a stored placement, in characters. Valid placements are much shorter.
constexpr qsizetype LongestMemory = 1000;

constexpr std::array letterNames{Named{BoardLetters::WriteMove, "write"}, Named{BoardLetters::Commands, "commands"},
                                 Named{BoardLetters::GoToPiece, "goto"}};
constexpr std::array detailNames{Named{true, "full"}, Named{false, "short"}};
constexpr std::array spellingNames{Named{false, "letters"}, Named{true, "words"}};

}  // namespace

Setting<BoardLetters> keys::letters() { return setting::named(QStringLiteral("letters"), letterNames); }

Setting<bool> keys::premoves() { return setting::flag(QStringLiteral("board/premoves"), false); }

Setting<bool> keys::roundGuide() { return setting::flag(QStringLiteral("roundGuide"), true); }

Setting<bool> keys::thinkingShown() { return setting::flag(QStringLiteral("thinkingShown"), false); }

Setting<std::chrono::seconds> keys::thinkingTime() {
    return setting::oneOf(QStringLiteral("thinkingTime"), UsualTime, thinkingTimes,
                          [](std::chrono::seconds time) { return QString::number(time.count()); });
}

Setting<bool> keys::readInFull() { return setting::named(QStringLiteral("reading/detail"), detailNames); }

Setting<bool> keys::readSpelled() { return setting::named(QStringLiteral("reading/squares"), spellingNames); }

Setting<bool> keys::muted() { return setting::flag(QStringLiteral("sounds/muted"), false); }

Setting<int> keys::volume() {
    return setting::oneOf(QStringLiteral("sounds/volume"), UsualVolume, soundVolumes,
                          [](int percent) { return QString::number(percent); });
}

Setting<bool> keys::wanted(Sound sound) { return setting::flag(QStringLiteral("sounds/") + nameOf(sound), true); }

Setting<QString> keys::lastPlacement(std::string_view game, std::size_t seat) {
    return setting::text(QStringLiteral("games/%1/deployed/%2").arg(latin(game)).arg(seat), LongestMemory);
}

void declareTable(Settings& settings) {
    settings.declare(keys::letters(), keys::premoves(), keys::roundGuide(), keys::thinkingShown(), keys::thinkingTime(),
                     keys::readInFull(), keys::readSpelled(), keys::muted(), keys::volume());
    for (const Sound sound : allSounds) settings.declare(keys::wanted(sound));
    for (const VariantInfo& game : allVariants()) {
        for (std::size_t seat = 0; seat < MaxSides; ++seat) settings.declare(keys::lastPlacement(game.id, seat));
    }
}

SpeechOptions speechOptionsOf(const Settings& settings) {
    return {.inFull = settings.get(keys::readInFull()), .spelled = settings.get(keys::readSpelled())};
}

}  // namespace rokada::ui
