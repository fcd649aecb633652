#include "newgame/gamesettings.h"

#include "ai/levels/opponents.h"
#include "engines/enginelist.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "session/gamechoice.h"
#include "variants/variants.h"

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

using setting::Named;

constexpr const char* Times = "times";
constexpr const char* OtherTimes = "otherTimes";

constexpr std::array playerNames{Named{true, "person"}, Named{false, "computer"}};
constexpr std::array takeBackNames{Named{TakeBacks::Free, "free"}, Named{TakeBacks::Agreed, "agreed"},
                                   Named{TakeBacks::None, "none"}};
constexpr std::array lawNames{Named{&TableLaws::touchMove, "touchMove"}, Named{&TableLaws::pressClock, "pressClock"},
                              Named{&TableLaws::arbiter, "arbiter"},
                              Named{&TableLaws::secretPlacement, "secretDeployment"}};

QString keyOf(const VariantInfo& game, const char* group, const QString& name) {
    return QStringLiteral("games/%1/%2/%3").arg(latin(game.id), QLatin1String(group), name);
}

QString tableKey(const VariantInfo& game, const char* name) { return keyOf(game, "table", QLatin1String(name)); }

Setting<QString> rule(const VariantInfo& game, const Option& option) {
    QStringList values;
    for (const std::string_view value : option.values) values << latin(value);
    return setting::oneOf(keyOf(game, "rules", latin(option.name)), values.front(), values,
                          [](const QString& value) { return value; });
}

Setting<bool> human(const VariantInfo& game, std::size_t seat) {
    return setting::named(keyOf(game, "seats", QString::number(seat)), playerNames, seat == 0);
}

/// Level of a computer: "1" to "10", the level of another opponent such as "10.20", or "full".
Setting<Level> level(const VariantInfo& game, std::size_t seat) {
    std::vector<Level> levels{Level::full()};
    for (int number = Level::Lowest; number <= Level::Highest; ++number) levels.emplace_back(number);
    for (const RatedOpponent& opponent : opponentsIn(game.id).opponents) {
        if (!opponent.level.isWhole()) levels.push_back(opponent.level);
    }
    return setting::oneOf(
        keyOf(game, "levels", QString::number(seat)), usualLevel(seat), std::move(levels),
        [](Level of) { return of.isFull() ? QStringLiteral("full") : QString::fromStdString(textOf(of)); });
}

/// Returns the prefix "variant:seat:". An entry of the setting `keys::seatedEngines` consists of this prefix and the
/// name of the external engine that plays on the seat.
QString engineMark(const VariantInfo& game, std::size_t seat) {
    return QStringLiteral("%1:%2:").arg(latin(game.id)).arg(seat);
}

Setting<QString> playerName(const VariantInfo& game, std::size_t seat) {
    return setting::text(keyOf(game, "names", QString::number(seat)), LongestName);
}

/// Time controls of all sides. The setting contains "-" if there are no clocks. There are two kinds of games: people
/// only, and with a computer. `key` is "times" for the kind of the last game, and "otherTimes" for the other kind.
Setting<std::vector<TimeControl>> times(const VariantInfo& game, const char* key, std::size_t sides) {
    using Controls = std::vector<TimeControl>;
    const auto read = [sides](const QString& written) -> std::optional<Controls> {
        if (written == QLatin1String("-")) return Controls();
        const auto controls = parseTimes(written.toStdString(), sides);
        if (!controls) return std::nullopt;
        const bool timed = std::ranges::any_of(*controls, [](const auto& t) { return t.timed(); });
        return timed ? std::optional<Controls>(*controls) : std::nullopt;
    };
    const auto write = [](const Controls& controls) {
        return controls.empty() ? QStringLiteral("-") : QString::fromStdString(timesText(controls));
    };
    return setting::textual<Controls>(tableKey(game, key), {}, read, write);
}

Setting<bool> randomSides(const VariantInfo& game) { return setting::flag(tableKey(game, "lot"), false); }

Setting<bool> law(const VariantInfo& game, const char* name) { return setting::flag(tableKey(game, name), false); }

Setting<TakeBacks> takeBacks(const VariantInfo& game) {
    return setting::named(tableKey(game, "takeBacks"), takeBackNames);
}

/// Puts the external engine that last played on each seat into `choice`, if it can still play the variant.
void seatEngines(const Settings& settings, GameChoice& choice) {
    const QStringList known = enginesFor(settings, *makeVariant(*choice.game, choice.rules));
    for (const QString& seated : settings.get(keys::seatedEngines())) {
        for (std::size_t i = 0; i < choice.seats.size(); ++i) {
            const QString mark = engineMark(*choice.game, i);
            const bool here = seated.startsWith(mark) && known.contains(seated.mid(mark.size()));
            if (here && !choice.seats[i].human) choice.seats[i].engine = seated.mid(mark.size());
        }
    }
}

void keepSeatedEngines(Settings& settings, const GameChoice& choice) {
    QStringList seated = settings.get(keys::seatedEngines());
    const QStringList before = seated;
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        const QString mark = engineMark(*choice.game, i);
        seated.removeIf([&](const QString& one) { return one.startsWith(mark); });
        if (!choice.seats[i].engine.isEmpty()) seated << mark + choice.seats[i].engine;
    }
    if (seated != before) settings.set(keys::seatedEngines(), seated);
}

}  // namespace

Setting<const VariantInfo*> keys::lastGame() {
    std::vector<const VariantInfo*> games;
    for (const VariantInfo& game : offeredVariants()) games.push_back(&game);
    return setting::oneOf(QStringLiteral("lastGame"), games.front(), games,
                          [](const VariantInfo* game) { return latin(game->id); });
}

Setting<bool> keys::introduced(std::string_view game) {
    return setting::flag(QStringLiteral("games/%1/look/introduced").arg(latin(game)), false);
}

void declareGames(Settings& settings) {
    settings.declare(keys::lastGame());
    // Declares the settings of all variants, also of those that the program does not offer. Games of such variants can
    // come from files.
    for (const VariantInfo& game : allVariants()) {
        const std::size_t sides = usualChoice(game).seats.size();
        settings.declare(keys::introduced(game.id), times(game, Times, sides), times(game, OtherTimes, sides),
                         randomSides(game), takeBacks(game));
        for (const auto& [part, name] : lawNames) settings.declare(law(game, name));
        for (const Option& option : game.options) settings.declare(rule(game, option));
        for (std::size_t i = 0; i < sides; ++i) settings.declare(human(game, i), level(game, i), playerName(game, i));
    }
}

GameChoice lastChoice(const Settings& settings, const VariantInfo& game) {
    GameChoice choice = usualChoice(game);
    for (const Option& option : game.options)
        choice.rules[std::string(option.name)] = settings.get(rule(game, option)).toStdString();
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        choice.seats[i] = {.human = settings.get(human(game, i)),
                           .name = settings.get(playerName(game, i)).simplified(),
                           .level = settings.get(level(game, i)),
                           .engine = {}};
    }
    seatEngines(settings, choice);
    choice.randomSides = settings.get(randomSides(game));
    choice.times = settings.get(times(game, Times, choice.seats.size()));
    for (const auto& [part, name] : lawNames) choice.laws.*part = settings.get(law(game, name));
    choice.laws.takeBacks = settings.get(takeBacks(game));
    return choice;
}

bool onlyPeople(const GameChoice& choice) { return std::ranges::all_of(choice.seats, &Seat::human); }

std::vector<TimeControl> lastTimes(const Settings& settings, const VariantInfo& game, bool people) {
    const GameChoice last = lastChoice(settings, game);
    return onlyPeople(last) == people ? last.times : settings.get(times(game, OtherTimes, last.seats.size()));
}

void keepTable(Settings& settings, const GameChoice& choice) {
    GameChoice kept = lastChoice(settings, *choice.game);
    kept.times = choice.times;
    for (std::size_t i = 0; i < kept.seats.size() && i < choice.seats.size(); ++i) {
        const QString name = kept.seats[i].name;
        kept.seats[i] = choice.seats[i];
        kept.seats[i].name = name;
    }
    keepChoice(settings, kept);
}

void keepChoice(Settings& settings, const GameChoice& choice) {
    const VariantInfo& game = *choice.game;
    const std::vector<TimeControl> other = lastTimes(settings, game, !onlyPeople(choice));
    settings.set(keys::lastGame(), &game);
    for (const Option& option : game.options) {
        const auto chosen = choice.rules.find(option.name);
        if (chosen != choice.rules.end()) settings.set(rule(game, option), QString::fromStdString(chosen->second));
    }
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        const Seat& seat = choice.seats[i];
        settings.set(human(game, i), seat.human);
        settings.set(level(game, i), seat.level);
        settings.set(playerName(game, i), seat.name);
    }
    keepSeatedEngines(settings, choice);
    settings.set(randomSides(game), choice.randomSides);
    settings.set(times(game, Times, choice.seats.size()), choice.times);
    const auto otherTimes = times(game, OtherTimes, choice.seats.size());
    other.empty() ? settings.reset(otherTimes) : settings.set(otherTimes, other);
    for (const auto& [part, name] : lawNames) settings.set(law(game, name), choice.laws.*part);
    settings.set(takeBacks(game), choice.laws.takeBacks);
}

}  // namespace rokada::ui
