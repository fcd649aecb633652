#include "match/matchplayers.h"

#include "engines/enginelist.h"
#include "variants/variants.h"

#include <QCoreApplication>

namespace rokada::ui {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/// XBoard's protocol knows whole seconds, and some engines end when they hear of others.
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

}  // namespace

QString nameOf(const MatchPlayer& player) {
    if (player.level == 0) return player.engine;
    if (player.level > Level::Highest) return QCoreApplication::translate("MatchPlayer", "Rokada, full strength");
    return QCoreApplication::translate("MatchPlayer", "Rokada, level %1").arg(player.level);
}

std::vector<MatchPlayerOffer> playersOffered(const Settings& settings, const QStringList& variants) {
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
    return offers;
}

std::optional<std::vector<match::ContestantSpec>> contestantsOf(const Settings& settings, const MatchSetup& setup) {
    std::vector<match::ContestantSpec> specs;
    for (const MatchPlayer& player : setup.players) {
        match::ContestantSpec spec;
        if (player.level == 0) {
            const auto entry = entryNamed(settings, player.engine);
            if (!entry) return std::nullopt;
            spec.engine = specOf(*entry);
        } else {
            spec.level = player.level > Level::Highest ? Level::full() : Level(player.level);
        }
        spec.engine.name = nameOf(player).toStdString();
        spec.engine.limit = limitFor(setup, player.level == 0 && spec.engine.protocol == external::Protocol::Cecp);
        specs.push_back(std::move(spec));
    }
    return specs;
}

}  // namespace rokada::ui
