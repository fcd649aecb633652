#include "shell/sharedsettings.h"

#include "kit/desktoplook.h"
#include "kit/fonts.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "scene/boardlook.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/colourscheme.h"
#include "texts/notations.h"
#include "variants/variants.h"

#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <array>

namespace rokada::ui {

namespace {

using setting::Named;

constexpr int UsualPace = 900;
constexpr qsizetype MaxRecentFiles = 8;
constexpr qsizetype LongestPath = 4096;

constexpr std::array schemeNames{Named{ColourScheme::System, "system"}, Named{ColourScheme::Light, "light"},
                                 Named{ColourScheme::Dark, "dark"}, Named{ColourScheme::HighContrast, "contrast"}};
constexpr std::array drawingNames{Named{Drawings::Fine, "fine"}, Named{Drawings::Fitting, "fitting"},
                                  Named{Drawings::Rich, "rich"}, Named{Drawings::Plain, "plain"}};
constexpr std::array notationNames{Named{NotationStyle::International, "international"},
                                   Named{NotationStyle::InternationalLong, "internationallong"},
                                   Named{NotationStyle::Russian, "russian"},
                                   Named{NotationStyle::RussianLong, "russianlong"},
                                   Named{NotationStyle::Bulgarian, "bulgarian"},
                                   Named{NotationStyle::Figurine, "figurine"},
                                   Named{NotationStyle::Coordinates, "coordinates"}};
constexpr std::array fontNames{Named{FontChoice::Inter, "inter"}, Named{FontChoice::System, "system"}};

NotationStyle notationOfLanguage() {
    switch (QLocale().language()) {
        case QLocale::Russian: return NotationStyle::Russian;
        case QLocale::Bulgarian: return NotationStyle::Bulgarian;
        default: return NotationStyle::International;
    }
}

}  // namespace

Setting<ColourScheme> keys::colourScheme() { return setting::named(QStringLiteral("colourScheme"), schemeNames); }

Setting<BoardTheme> keys::theme(std::string_view game) {
    return setting::oneOf(QStringLiteral("games/%1/look/theme").arg(latin(game)), BoardTheme::usualFor(game),
                          BoardTheme::all(), [](const BoardTheme& theme) { return theme.id; });
}

Setting<Drawings> keys::drawings() { return setting::named(QStringLiteral("men"), drawingNames); }

Setting<int> keys::computersPace() {
    return setting::number(QStringLiteral("computersPace"), UsualPace, 0, LongestPace);
}

Setting<int> keys::moveDuration() {
    return setting::number(QStringLiteral("moveDuration"), UsualMoveDuration, 0, LongestMove);
}

Setting<bool> keys::motionReduced() { return setting::flag(QStringLiteral("motionReduced"), false); }

Setting<NotationStyle> keys::notation() {
    return setting::named(QStringLiteral("notation"), notationNames, notationOfLanguage());
}

Setting<bool> keys::silentPartner() {
    return setting::flag(QStringLiteral("board/silentpartner"), BoardLook().silentPartner);
}

Setting<FontChoice> keys::textFont() { return setting::named(QStringLiteral("text/font"), fontNames); }

Setting<int> keys::textSize() {
    return setting::number(QStringLiteral("text/size"), SmallestText, SmallestText, LargestText);
}

Setting<QStringList> keys::recentFiles() {
    return setting::texts(QStringLiteral("recentfiles"), MaxRecentFiles, LongestPath);
}

void declareShared(Settings& settings) {
    settings.declare(keys::colourScheme(), keys::drawings(), keys::moveDuration(), keys::motionReduced(),
                     keys::computersPace(), keys::notation(), keys::silentPartner(), keys::textFont(), keys::textSize(),
                     keys::recentFiles());
    for (const VariantInfo& game : allVariants()) settings.declare(keys::theme(game.id));
}

BoardTheme shownTheme(const Settings& settings, std::string_view game) {
    const bool contrast = settings.get(keys::colourScheme()) == ColourScheme::HighContrast;
    return contrast ? BoardTheme::highContrast() : settings.get(keys::theme(game));
}

BoardLook sharedLook(const Settings& settings, std::string_view game, BoardLook look) {
    look.theme = shownTheme(settings, game);
    look.drawings = settings.get(keys::drawings());
    look.moveDuration = motion(settings);
    return look;
}

int motion(const Settings& settings) {
    return settings.get(keys::motionReduced()) || desktopLook().motionReduced ? 0 : settings.get(keys::moveDuration());
}

void addRecentFile(Settings& settings, const QString& path) {
    QStringList files = settings.get(keys::recentFiles());
    files.removeAll(path);
    files.prepend(path);
    settings.set(keys::recentFiles(), files);
}

QString lastFolder(const Settings& settings) {
    const QStringList files = settings.get(keys::recentFiles());
    return files.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                           : QFileInfo(files.front()).path();
}

}  // namespace rokada::ui
