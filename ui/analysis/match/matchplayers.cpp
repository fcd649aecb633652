#include "match/matchplayers.h"

#include "session/occupants.h"
#include "variants/variants.h"

#include <QCoreApplication>

#include <algorithm>
#include <thread>

namespace rokada::ui {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/// Returns the time limits of the match. If `whole` is true, they are rounded to whole seconds: the XBoard protocol
/// requires this, and some XBoard engines quit if they get fractions.
external::ThinkLimit limitFor(const MatchSetup& setup, bool whole) {
    external::ThinkLimit limit;
    const milliseconds move(setup.moveTime), increment(setup.increment);
    if (setup.moveTime > 0) {
        limit.moveTime = whole ? std::chrono::ceil<seconds>(move) : move;
    } else {
        limit.clock = external::TimeControl{.base = seconds(setup.base),
                                            .increment = whole ? std::chrono::floor<seconds>(increment) : increment};
    }
    return limit;
}

constexpr int MinMemory = 1, MaxMemory = 4096;

int maxThreads() { return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 256); }

external::UciOption numberOption(const char* name, int usual, int least, int most) {
    external::UciOption option;
    option.name = name;
    option.type = "spin";
    option.standard = std::to_string(usual);
    option.least = least;
    option.most = most;
    return option;
}

int optionNumber(const QMap<QString, QString>& options, const char* name, int usual, int least, int most) {
    bool good = false;
    const int number = options.value(QLatin1String(name)).toInt(&good);
    return good ? std::clamp(number, least, most) : usual;
}

/// Returns true if both players use the same level or the same external engine. Their names and options can still
/// differ.
bool sameEngine(const MatchPlayer& a, const MatchPlayer& b) { return a.level == b.level && a.engine == b.engine; }

}  // namespace

QString nameOf(const MatchPlayer& player) {
    if (!player.name.isEmpty()) return player.name;
    if (player.level == 0) return player.engine;
    const Level level = player.level > Level::Highest ? Level::full() : Level(player.level);
    // The title of a computer player contains its level, which has the same name in all variants. The variant can
    // therefore be empty.
    return occupantTitle({.human = false, .name = {}, .level = level}, {});
}

std::vector<MatchPlayerOffer> playersOffered(const Settings& settings, const QStringList& variants,
                                             const std::vector<MatchPlayer>& own) {
    std::vector<MatchPlayerOffer> offers;
    for (int level = Level::full().number(); level >= Level::Lowest; --level)
        offers.push_back({{.level = level, .engine = {}}, {}});
    for (const EngineEntry& entry : enginesIn(settings)) offers.push_back({{.level = 0, .engine = entry.name}, {}});
    for (const QString& id : variants) {
        const VariantInfo* info = findVariant(id.toStdString());
        if (info == nullptr) continue;
        for (const EngineOffer& offer : enginesOffered(settings, *makeVariant(*info, {}))) {
            for (MatchPlayerOffer& player : offers) {
                if (player.player.engine == offer.name && !offer.whyNot.isEmpty()) player.whyNot = offer.whyNot;
            }
        }
    }
    for (const MatchPlayer& player : own) {
        const auto usual = std::ranges::find_if(
            offers, [&](const MatchPlayerOffer& offer) { return sameEngine(offer.player, player); });
        if (usual != offers.end()) offers.push_back({player, QString(usual->whyNot)});
    }
    return offers;
}

std::optional<EngineEntry> settingsOf(const Settings& settings, const MatchPlayer& player) {
    std::optional<EngineEntry> entry;
    if (player.level == 0) {
        entry = entryNamed(settings, player.engine);
    } else {
        const match::ContestantSpec usual{};
        entry.emplace();
        entry->offers = {numberOption("Hash", usual.megabytes, MinMemory, MaxMemory),
                         numberOption("Threads", usual.threads, 1, maxThreads())};
    }
    if (entry && !player.name.isEmpty()) entry->options = player.options;
    return entry;
}

std::optional<std::vector<match::ContestantSpec>> contestantsOf(const Settings& settings, const MatchSetup& setup) {
    std::vector<match::ContestantSpec> specs;
    for (const MatchPlayer& player : setup.players) {
        match::ContestantSpec spec;
        if (player.level == 0) {
            const auto entry = settingsOf(settings, player);
            if (!entry) return std::nullopt;
            spec.engine = specOf(*entry);
        } else {
            spec.megabytes = optionNumber(player.options, "Hash", spec.megabytes, MinMemory, MaxMemory);
            spec.threads = optionNumber(player.options, "Threads", spec.threads, 1, maxThreads());
            spec.level = player.level > Level::Highest ? Level::full() : Level(player.level);
        }
        spec.engine.name = nameOf(player).toStdString();
        spec.engine.limit = limitFor(setup, player.level == 0 && spec.engine.protocol == external::Protocol::Cecp);
        specs.push_back(std::move(spec));
    }
    return specs;
}

}  // namespace rokada::ui
