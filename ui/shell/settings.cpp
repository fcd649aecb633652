#include "shell/settings.h"

#include "kit/language.h"
#include "kit/latin.h"

#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include "base/scrambled.h"
#include "variants/variants.h"

#include <algorithm>
#include <array>
#include <optional>

namespace rokada::ui {

namespace {

constexpr int LongestName = 40;
constexpr int MostRecentFiles = 8;
constexpr std::chrono::seconds UsualTime(2);
constexpr int UsualMargin = 1;
constexpr int UsualRolls = 10;
constexpr int UsualVolume = 75;
constexpr int UsualMoveDuration = 180;

template <class T>
struct Named {
    T value;
    const char* name;
};

constexpr std::array schemes{Named{ColourScheme::System, "system"}, Named{ColourScheme::Light, "light"},
                             Named{ColourScheme::Dark, "dark"}, Named{ColourScheme::HighContrast, "contrast"}};
constexpr std::array coordinateModes{Named{Coordinates::Outside, "outside"}, Named{Coordinates::Off, "off"},
                                     Named{Coordinates::Inside, "inside"},
                                     Named{Coordinates::Everywhere, "everywhere"}};

constexpr std::array notations{Named{NotationStyle::International, "international"},
                               Named{NotationStyle::InternationalLong, "internationallong"},
                               Named{NotationStyle::Russian, "russian"},
                               Named{NotationStyle::RussianLong, "russianlong"},
                               Named{NotationStyle::Bulgarian, "bulgarian"},
                               Named{NotationStyle::Figurine, "figurine"},
                               Named{NotationStyle::Coordinates, "coordinates"}};

constexpr std::array rotations{Named{Rotation::Fixed, "fixed"},           Named{Rotation::ToMover, "mover"},
                               Named{Rotation::MySeat, "myseat"},         Named{Rotation::MyTeam, "myteam"},
                               Named{Rotation::FaceToFace, "facetoface"}, Named{Rotation::RoundTable, "roundtable"}};
constexpr std::array methods{Named{MoveMethod::Both, "both"}, Named{MoveMethod::Drag, "drag"},
                             Named{MoveMethod::Click, "click"}};
constexpr std::array lookParts{Named{&BoardLook::targets, "targets"},
                               Named{&BoardLook::lastMove, "lastmove"},
                               Named{&BoardLook::checks, "checks"},
                               Named{&BoardLook::hovered, "hovered"},
                               Named{&BoardLook::reachTypes, "threesorts"},
                               Named{&BoardLook::followsMoves, "followsmoves"},
                               Named{&BoardLook::silentPartner, "silentpartner"}};
constexpr std::array letterModes{Named{BoardLetters::Commands, "commands"}, Named{BoardLetters::WriteMove, "write"},
                                 Named{BoardLetters::GoToPiece, "goto"}};

/// The value of that name, or the first one of the table.
template <class T, std::size_t N>
T valueOf(const std::array<Named<T>, N>& table, const QString& name) {
    const auto it =
        std::find_if(table.begin(), table.end(), [&](const Named<T>& n) { return name == QLatin1String(n.name); });
    return it == table.end() ? table.front().value : it->value;
}

template <class T, std::size_t N>
QString nameOf(const std::array<Named<T>, N>& table, T value) {
    const auto it = std::find_if(table.begin(), table.end(), [&](const Named<T>& n) { return n.value == value; });
    return QLatin1String(it->name);
}

bool isTrue(const QVariant& value) { return value.toString() == QLatin1String("true"); }

QString truth(bool value) { return value ? QStringLiteral("true") : QStringLiteral("false"); }

/// "1" ... "10" or "full"; nothing if it is none of these.
std::optional<Level> levelOf(const QString& stored) {
    if (stored == QLatin1String("full")) return Level::full();
    const int number = stored.toInt();
    if (number < Level::Lowest || number > Level::Highest) return std::nullopt;
    return Level(number);
}

QString nameOf(Level level) { return level.isFull() ? QStringLiteral("full") : QString::number(level.number()); }

constexpr std::array drawingNames{Named{Drawings::Fitting, "fitting"}, Named{Drawings::Rich, "rich"},
                                  Named{Drawings::Plain, "plain"}};

constexpr std::array takeBackNames{Named{TakeBacks::Free, "free"}, Named{TakeBacks::Agreed, "agreed"},
                                   Named{TakeBacks::None, "none"}};

QString key(std::string_view game, const char* group, const QString& name) {
    return QStringLiteral("games/%1/%2/%3").arg(latin(game), QLatin1String(group), name);
}

QString key(const VariantInfo& game, const char* group, const QString& name) { return key(game.id, group, name); }

}  // namespace

GameChoice usualChoice(const VariantInfo& game) {
    GameChoice choice{.game = &game, .rules = {}, .seats = {}};
    for (const Option& option : game.options) choice.rules[std::string(option.name)] = option.values.front();
    choice.seats.resize(game.describe(choice.rules).sides(), Seat{.human = false, .name = {}});
    choice.seats.front().human = true;
    return choice;
}

GameSetup setupOf(const GameChoice& choice, std::uint64_t seed) {
    GameSetup setup{.book = Rulebook::compile(*makeVariant(*choice.game, choice.rules)),
                    .start = {},
                    .seats = choice.seats,
                    .seed = seed,
                    .times = choice.times,
                    .laws = choice.laws};
    // Neighbours stay neighbours and partners stay partners.
    const auto places = static_cast<std::ptrdiff_t>(choice.lot ? scrambled(seed) % setup.seats.size() : 0);
    std::rotate(setup.seats.begin(), setup.seats.begin() + places, setup.seats.end());
    if (!setup.times.empty()) std::rotate(setup.times.begin(), setup.times.begin() + places, setup.times.end());
    return setup;
}

Settings::Settings() : store_(QStringLiteral("rokada"), QStringLiteral("rokada")) {}

Settings::Settings(const QString& file) : store_(file, QSettings::IniFormat) {}

QString Settings::language() const {
    const QString stored = store_.value(QStringLiteral("language")).toString();
    return Language::all().contains(stored) ? stored : Language::ofDesktop();
}

void Settings::setLanguage(const QString& language) { store_.setValue(QStringLiteral("language"), language); }

ColourScheme Settings::colourScheme() const {
    return valueOf(schemes, store_.value(QStringLiteral("colourScheme")).toString());
}

void Settings::setColourScheme(ColourScheme scheme) {
    store_.setValue(QStringLiteral("colourScheme"), nameOf(schemes, scheme));
}

Coordinates Settings::coordinates() const {
    return valueOf(coordinateModes, store_.value(QStringLiteral("coordinates")).toString());
}

void Settings::setCoordinates(Coordinates mode) {
    store_.setValue(QStringLiteral("coordinates"), nameOf(coordinateModes, mode));
}

Rotation Settings::rotation() const { return valueOf(rotations, store_.value(QStringLiteral("rotation")).toString()); }
const BoardTheme& Settings::theme(std::string_view game) const {
    const QString stored = store_.value(key(game, "look", QStringLiteral("theme"))).toString();
    return BoardTheme::known(stored) ? BoardTheme::named(stored) : BoardTheme::usualFor(game);
}

const BoardTheme& Settings::shownTheme(std::string_view game) const {
    return colourScheme() == ColourScheme::HighContrast ? BoardTheme::highContrast() : theme(game);
}

void Settings::setTheme(std::string_view game, const BoardTheme& theme) {
    store_.setValue(key(game, "look", QStringLiteral("theme")), theme.id);
}

Drawings Settings::drawings() const { return valueOf(drawingNames, store_.value(QStringLiteral("men")).toString()); }

void Settings::setDrawings(Drawings drawings) {
    store_.setValue(QStringLiteral("men"), nameOf(drawingNames, drawings));
}

int Settings::moveDuration() const {
    bool number = false;
    const int stored = store_.value(QStringLiteral("moveDuration")).toInt(&number);
    return number && stored >= 0 && stored <= LongestMove ? stored : UsualMoveDuration;
}

void Settings::setMoveDuration(int milliseconds) {
    store_.setValue(QStringLiteral("moveDuration"), QString::number(milliseconds));
}

bool Settings::motionReduced() const { return isTrue(store_.value(QStringLiteral("motionReduced"))); }

void Settings::setMotionReduced(bool reduced) { store_.setValue(QStringLiteral("motionReduced"), truth(reduced)); }

bool Settings::introduced(std::string_view game) const {
    return isTrue(store_.value(key(game, "look", QStringLiteral("introduced"))));
}

void Settings::setIntroduced(std::string_view game) {
    store_.setValue(key(game, "look", QStringLiteral("introduced")), truth(true));
}

void Settings::setRotation(Rotation rotation) {
    store_.setValue(QStringLiteral("rotation"), nameOf(rotations, rotation));
}

BoardLook Settings::boardLook() const {
    BoardLook look;
    look.standing = standingOf(rotation());
    look.method = valueOf(methods, store_.value(QStringLiteral("board/method")).toString());
    for (const auto& [part, name] : lookParts) {
        const QString key = QStringLiteral("board/") + QLatin1String(name);
        look.*part = isTrue(store_.value(key, truth(look.*part)));
    }
    return look;
}

void Settings::setBoardLook(const BoardLook& look) {
    store_.setValue(QStringLiteral("board/method"), nameOf(methods, look.method));
    for (const auto& [part, name] : lookParts)
        store_.setValue(QStringLiteral("board/") + QLatin1String(name), truth(look.*part));
}

int Settings::margin() const {
    bool number = false;
    const int stored = store_.value(QStringLiteral("margin")).toInt(&number);
    const bool known = std::find(marginWidths.begin(), marginWidths.end(), stored) != marginWidths.end();
    return number && known ? stored : UsualMargin;
}

void Settings::setMargin(int squares) { store_.setValue(QStringLiteral("margin"), squares); }

int Settings::rollsLeft() const {
    bool number = false;
    const int stored = store_.value(QStringLiteral("rollsLeft")).toInt(&number);
    return number ? std::clamp(stored, -1, UsualRolls) : UsualRolls;
}

void Settings::setRollsLeft(int rolls) { store_.setValue(QStringLiteral("rollsLeft"), rolls); }

bool Settings::board3DShown() const { return isTrue(store_.value(QStringLiteral("roundShown"), truth(true))); }

void Settings::setBoard3DShown(bool shown) { store_.setValue(QStringLiteral("roundShown"), truth(shown)); }

bool Settings::thinkingShown() const { return isTrue(store_.value(QStringLiteral("thinkingShown"))); }

void Settings::setThinkingShown(bool shown) { store_.setValue(QStringLiteral("thinkingShown"), truth(shown)); }

std::chrono::seconds Settings::thinkingTime() const {
    const std::chrono::seconds stored(store_.value(QStringLiteral("thinkingTime")).toInt());
    return std::find(thinkingTimes.begin(), thinkingTimes.end(), stored) == thinkingTimes.end() ? UsualTime : stored;
}

void Settings::setThinkingTime(std::chrono::seconds time) {
    store_.setValue(QStringLiteral("thinkingTime"), static_cast<int>(time.count()));
}

NotationStyle Settings::notation() const {
    const QString stored = store_.value(QStringLiteral("notation")).toString();
    for (const auto& style : notations) {
        if (stored == QLatin1String(style.name)) return style.value;
    }
    switch (QLocale().language()) {
        case QLocale::Russian: return NotationStyle::Russian;
        case QLocale::Bulgarian: return NotationStyle::Bulgarian;
        default: return NotationStyle::International;
    }
}

void Settings::setNotation(NotationStyle style) {
    store_.setValue(QStringLiteral("notation"), nameOf(notations, style));
}

BoardLetters Settings::letters() const {
    return valueOf(letterModes, store_.value(QStringLiteral("letters")).toString());
}

void Settings::setLetters(BoardLetters letters) {
    store_.setValue(QStringLiteral("letters"), nameOf(letterModes, letters));
}

bool Settings::muted() const { return isTrue(store_.value(QStringLiteral("sounds/muted"))); }

void Settings::setMuted(bool muted) { store_.setValue(QStringLiteral("sounds/muted"), truth(muted)); }

int Settings::volume() const {
    const int stored = store_.value(QStringLiteral("sounds/volume")).toInt();
    return std::find(soundVolumes.begin(), soundVolumes.end(), stored) == soundVolumes.end() ? UsualVolume : stored;
}

void Settings::setVolume(int percent) { store_.setValue(QStringLiteral("sounds/volume"), percent); }

bool Settings::wants(Sound sound) const {
    return isTrue(store_.value(QStringLiteral("sounds/") + ui::nameOf(sound), truth(true)));
}

void Settings::setWants(Sound sound, bool wanted) {
    store_.setValue(QStringLiteral("sounds/") + ui::nameOf(sound), truth(wanted));
}

QStringList Settings::recentFiles() const {
    QStringList files = store_.value(QStringLiteral("recentfiles")).toStringList();
    files.removeAll(QString());
    return files.mid(0, MostRecentFiles);
}

void Settings::addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    store_.setValue(QStringLiteral("recentfiles"), files.mid(0, MostRecentFiles));
}

QString Settings::lastFolder() const {
    const QStringList files = recentFiles();
    return files.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                           : QFileInfo(files.front()).path();
}

const VariantInfo& Settings::lastGame() const {
    const VariantInfo* game = findVariant(store_.value(QStringLiteral("lastGame")).toString().toStdString());
    return game ? *game : allVariants().front();
}

void Settings::setLastGame(const VariantInfo& game) { store_.setValue(QStringLiteral("lastGame"), latin(game.id)); }

GameChoice Settings::choice(const VariantInfo& game) const {
    GameChoice choice = usualChoice(game);
    for (const Option& option : game.options) {
        const std::string stored = store_.value(key(game, "rules", latin(option.name))).toString().toStdString();
        const bool known = std::find(option.values.begin(), option.values.end(), stored) != option.values.end();
        if (known) choice.rules[std::string(option.name)] = stored;
    }
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        Seat& seat = choice.seats[i];
        const QString who = store_.value(key(game, "seats", QString::number(i))).toString();
        if (who == QLatin1String("person") || who == QLatin1String("computer"))
            seat.human = who == QLatin1String("person");
        const QString level = store_.value(key(game, "levels", QString::number(i))).toString();
        seat.level = levelOf(level).value_or(seat.level);
        seat.name = store_.value(key(game, "names", QString::number(i))).toString().simplified().left(LongestName);
    }
    readTable(choice);
    return choice;
}

void Settings::readTable(GameChoice& choice) const {
    const auto stored = [&](const char* name) { return store_.value(key(*choice.game, "table", QLatin1String(name))); };
    const std::string times = stored("times").toString().toStdString();
    if (const auto read = parseTimes(times, choice.seats.size())) {
        const bool timed = std::any_of(read->begin(), read->end(), [](const TimeControl& t) { return t.timed(); });
        if (timed) choice.times = *read;
    }
    choice.lot = isTrue(stored("lot"));
    choice.laws = {.touchMove = isTrue(stored("touchMove")),
                   .pressClock = isTrue(stored("pressClock")),
                   .arbiter = isTrue(stored("arbiter")),
                   .secretPlacement = isTrue(stored("secretDeployment")),
                   .takeBacks = valueOf(takeBackNames, stored("takeBacks").toString())};
}

void Settings::keepTable(const GameChoice& choice) {
    const auto keep = [&](const char* name, const QString& value) {
        store_.setValue(key(*choice.game, "table", QLatin1String(name)), value);
    };
    keep("times", choice.times.empty() ? QStringLiteral("-") : QString::fromStdString(timesText(choice.times)));
    keep("lot", truth(choice.lot));
    keep("touchMove", truth(choice.laws.touchMove));
    keep("pressClock", truth(choice.laws.pressClock));
    keep("arbiter", truth(choice.laws.arbiter));
    keep("secretDeployment", truth(choice.laws.secretPlacement));
    keep("takeBacks", nameOf(takeBackNames, choice.laws.takeBacks));
}

void Settings::setChoice(const GameChoice& choice) {
    setLastGame(*choice.game);
    for (const auto& [name, value] : choice.rules) {
        store_.setValue(key(*choice.game, "rules", QString::fromStdString(name)), QString::fromStdString(value));
    }
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        const Seat& seat = choice.seats[i];
        store_.setValue(key(*choice.game, "seats", QString::number(i)),
                        seat.human ? QStringLiteral("person") : QStringLiteral("computer"));
        store_.setValue(key(*choice.game, "levels", QString::number(i)), nameOf(seat.level));
        store_.setValue(key(*choice.game, "names", QString::number(i)), seat.name);
    }
    keepTable(choice);
}

QByteArray Settings::windowGeometry() const { return store_.value(QStringLiteral("window/geometry")).toByteArray(); }

QByteArray Settings::windowState() const { return store_.value(QStringLiteral("window/state")).toByteArray(); }

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state) {
    store_.setValue(QStringLiteral("window/geometry"), geometry);
    store_.setValue(QStringLiteral("window/state"), state);
}

}  // namespace rokada::ui
