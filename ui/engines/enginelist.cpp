#include "engines/enginelist.h"

#include "engines/enginelog.h"
#include "engines/externalthinker.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "variants/variants.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr qsizetype LongestList = 1 << 20;
constexpr qsizetype MostEngines = 50;
constexpr qsizetype MostSeated = 100;

struct FitWord {
    EngineFit fit;
    const char* word;
};
constexpr std::array fitWords{FitWord{EngineFit::Plays, "plays"}, FitWord{EngineFit::Unchecked, "unchecked"},
                              FitWord{EngineFit::Differs, "differs"}};

QString text(const std::string& words) { return QString::fromUtf8(words.c_str()); }

QJsonObject written(const external::UciOption& option) {
    QJsonArray values;
    for (const std::string& value : option.values) values.append(text(value));
    return {{QStringLiteral("name"), text(option.name)},
            {QStringLiteral("type"), text(option.type)},
            {QStringLiteral("default"), text(option.standard)},
            {QStringLiteral("min"), option.least},
            {QStringLiteral("max"), option.most},
            {QStringLiteral("values"), values}};
}

external::UciOption optionOf(const QJsonObject& json) {
    external::UciOption option;
    option.name = json[QStringLiteral("name")].toString().toStdString();
    option.type = json[QStringLiteral("type")].toString().toStdString();
    option.standard = json[QStringLiteral("default")].toString().toStdString();
    option.least = json[QStringLiteral("min")].toInt();
    option.most = json[QStringLiteral("max")].toInt();
    for (const auto& value : json[QStringLiteral("values")].toArray())
        option.values.push_back(value.toString().toStdString());
    return option;
}

QJsonObject written(const EngineEntry& entry) {
    QJsonObject options, fits;
    for (auto it = entry.options.begin(); it != entry.options.end(); ++it) options[it.key()] = it.value();
    for (auto it = entry.fits.begin(); it != entry.fits.end(); ++it) {
        for (const auto& [fit, word] : fitWords) {
            if (fit == it.value()) fits[it.key()] = QLatin1String(word);
        }
    }
    QJsonArray offers;
    for (const auto& offer : entry.offers) offers.append(written(offer));
    const bool uci = entry.protocol == external::Protocol::Uci;
    return {{QStringLiteral("name"), entry.name},
            {QStringLiteral("command"), QJsonArray::fromStringList(entry.command)},
            {QStringLiteral("protocol"), uci ? QStringLiteral("uci") : QStringLiteral("cecp")},
            {QStringLiteral("offers"), offers},
            {QStringLiteral("options"), options},
            {QStringLiteral("variants"), fits}};
}

EngineEntry entryOf(const QJsonObject& json) {
    EngineEntry entry;
    entry.name = json[QStringLiteral("name")].toString();
    for (const auto& word : json[QStringLiteral("command")].toArray()) entry.command << word.toString();
    const bool uci = json[QStringLiteral("protocol")].toString() == QLatin1String("uci");
    entry.protocol = uci ? external::Protocol::Uci : external::Protocol::Cecp;
    for (const auto& offer : json[QStringLiteral("offers")].toArray())
        entry.offers.push_back(optionOf(offer.toObject()));
    const QJsonObject options = json[QStringLiteral("options")].toObject();
    for (const QString& name : options.keys()) entry.options[name] = options[name].toString();
    const QJsonObject fits = json[QStringLiteral("variants")].toObject();
    for (const QString& id : fits.keys()) {
        for (const auto& [fit, word] : fitWords) {
            if (fits[id].toString() == QLatin1String(word)) entry.fits[id] = fit;
        }
    }
    return entry;
}

}  // namespace

EngineFit EngineEntry::fit(std::string_view variant) const { return fits.value(latin(variant), EngineFit::Unknown); }

bool EngineEntry::plays(std::string_view variant) const {
    const EngineFit its = fit(variant);
    return its == EngineFit::Plays || its == EngineFit::Unchecked;
}

Setting<QString> keys::engines() {
    const auto read = [](const QString& json) -> std::optional<QString> {
        if (json.size() > LongestList || !QJsonDocument::fromJson(json.toUtf8()).isArray()) return std::nullopt;
        return json;
    };
    return setting::textual<QString>(QStringLiteral("engines/list"), QString(), read,
                                     [](const QString& json) { return json; });
}

Setting<QStringList> keys::seatedEngines() { return setting::texts(QStringLiteral("engines/seated"), MostSeated, 200); }

void declareEngines(Settings& settings) { settings.declare(keys::engines(), keys::seatedEngines()); }

std::vector<EngineEntry> enginesIn(const Settings& settings) {
    std::vector<EngineEntry> engines;
    const auto json = QJsonDocument::fromJson(settings.get(keys::engines()).toUtf8()).array();
    for (const auto& one : json) {
        EngineEntry entry = entryOf(one.toObject());
        const bool good = !entry.name.isEmpty() && !entry.command.isEmpty() && !entry.command.front().isEmpty();
        if (good && static_cast<qsizetype>(engines.size()) < MostEngines) engines.push_back(std::move(entry));
    }
    return engines;
}

void keepEngines(Settings& settings, const std::vector<EngineEntry>& engines) {
    QJsonArray json;
    for (const EngineEntry& entry : engines) json.append(written(entry));
    settings.set(keys::engines(), QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
}

bool usualRules(const Variant& variant) {
    const VariantInfo* info = findVariant(variant.id);
    return info != nullptr && makeVariant(*info, {})->choices == variant.choices;
}

QStringList enginesFor(const Settings& settings, const Variant& variant) {
    QStringList names;
    if (!usualRules(variant)) return names;
    for (const EngineEntry& entry : enginesIn(settings)) {
        if (entry.plays(variant.id)) names << entry.name;
    }
    return names;
}

std::vector<EngineOffer> enginesOffered(const Settings& settings, const Variant& variant) {
    const bool usual = usualRules(variant);
    std::vector<EngineOffer> offers;
    for (const EngineEntry& entry : enginesIn(settings)) {
        QString why;
        if (!usual) why = QCoreApplication::translate("EngineOffer", "It does not know these rule options.");
        if (entry.fit(variant.id) == EngineFit::Unknown)
            why = QCoreApplication::translate("EngineOffer", "It does not know this game.");
        if (entry.fit(variant.id) == EngineFit::Differs)
            why = QCoreApplication::translate("EngineOffer", "It plays this game by other rules.");
        offers.push_back({entry.name, why});
    }
    return offers;
}

std::optional<EngineEntry> entryNamed(const Settings& settings, const QString& name) {
    for (EngineEntry& entry : enginesIn(settings)) {
        if (entry.name == name) return std::move(entry);
    }
    return std::nullopt;
}

external::EngineSpec specOf(const EngineEntry& entry) {
    external::EngineSpec spec;
    spec.name = entry.name.toStdString();
    spec.protocol = entry.protocol;
    for (const QString& word : entry.command) spec.command.push_back(word.toStdString());
    for (auto it = entry.options.begin(); it != entry.options.end(); ++it)
        spec.options.emplace_back(it.key().toStdString(), it.value().toStdString());
    return spec;
}

std::shared_ptr<Thinker> engineNamed(const Settings& settings, const QString& name) {
    const auto entry = entryNamed(settings, name);
    if (!entry) return nullptr;
    return std::make_shared<ExternalThinker>(specOf(*entry), patienceAtTable(), EngineLog::all().listener(name));
}

}  // namespace rokada::ui
