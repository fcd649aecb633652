#include "engines/enginelist.h"

#include "engines/enginelog.h"
#include "engines/externalmoveprovider.h"
#include "external/rulescompared.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace rokada::ui {

namespace {

constexpr qsizetype LongestList = 1 << 20;
constexpr qsizetype MaxEngines = 50;
constexpr qsizetype MaxSeated = 100;

struct FitWord {
    EngineFit fit;
    const char* word;
};
constexpr std::array fitWords{FitWord{EngineFit::Plays, "plays"}, FitWord{EngineFit::Unchecked, "unchecked"},
                              FitWord{EngineFit::Differs, "differs"}};

constexpr QLatin1Char KeySeparator(' ');

QString variantOf(const QString& fitKey) { return fitKey.section(KeySeparator, 0, 0); }

/// Returns the key of a test result, see `fitKey`. Precondition: `choices` has a value for each rule option of the
/// variant.
QString keyOf(const VariantInfo& info, const Choices& choices) {
    QString key = latin(info.id);
    for (const Option& option : info.options) {
        const std::string& value = choices.find(option.name)->second;
        if (value != option.values.front()) key += KeySeparator + latin(option.name) + QLatin1Char('=') + latin(value);
    }
    return key;
}

bool isPlayed(EngineFit fit) { return fit == EngineFit::Plays || fit == EngineFit::Unchecked; }

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

EngineFit EngineEntry::fit(const Variant& variant) const { return fits.value(fitKey(variant), EngineFit::Unknown); }

bool EngineEntry::plays(std::string_view variant) const { return isPlayed(fit(variant)); }

bool EngineEntry::plays(const Variant& variant) const { return isPlayed(fit(variant)); }

bool EngineEntry::playsAny(std::string_view variant) const {
    for (auto it = fits.begin(); it != fits.end(); ++it) {
        if (isPlayed(it.value()) && variantOf(it.key()) == latin(variant)) return true;
    }
    return false;
}

QString fitKey(const Variant& variant) { return keyOf(*findVariant(variant.id), variant.choices); }

QString playedRules(const EngineEntry& entry, const VariantInfo& info) {
    std::map<std::string_view, std::set<std::string>> played;
    bool differs = false;
    for (const Choices& choices : external::combinations(info)) {
        const EngineFit fit = entry.fits.value(keyOf(info, choices), EngineFit::Unknown);
        differs = differs || fit == EngineFit::Differs;
        if (!isPlayed(fit)) continue;
        for (const Option& option : info.options) played[option.name].insert(choices.find(option.name)->second);
    }
    QStringList rules;
    for (const Option& option : info.options) {
        QStringList values;
        for (const std::string_view value : option.values) {
            if (played[option.name].count(std::string(value)) > 0) values << valueName(info.id, option.name, value);
        }
        if (!differs || values.isEmpty() || values.size() == static_cast<qsizetype>(option.values.size())) continue;
        rules << QCoreApplication::translate("Rule", "%1: %2")
                     .arg(optionName(info.id, option.name), values.join(QStringLiteral(" / ")));
    }
    return rules.join(QStringLiteral(", "));
}

Setting<QString> keys::engines() {
    const auto read = [](const QString& json) -> std::optional<QString> {
        if (json.size() > LongestList || !QJsonDocument::fromJson(json.toUtf8()).isArray()) return std::nullopt;
        return json;
    };
    return setting::textual<QString>(QStringLiteral("engines/list"), QString(), read,
                                     [](const QString& json) { return json; });
}

Setting<QStringList> keys::seatedEngines() { return setting::texts(QStringLiteral("engines/seated"), MaxSeated, 200); }

void declareEngines(Settings& settings) { settings.declare(keys::engines(), keys::seatedEngines()); }

std::vector<EngineEntry> enginesIn(const Settings& settings) {
    std::vector<EngineEntry> engines;
    const auto json = QJsonDocument::fromJson(settings.get(keys::engines()).toUtf8()).array();
    for (const auto& one : json) {
        EngineEntry entry = entryOf(one.toObject());
        const bool good = !entry.name.isEmpty() && !entry.command.isEmpty() && !entry.command.front().isEmpty();
        if (good && static_cast<qsizetype>(engines.size()) < MaxEngines) engines.push_back(std::move(entry));
    }
    return engines;
}

void keepEngines(Settings& settings, const std::vector<EngineEntry>& engines) {
    QJsonArray json;
    for (const EngineEntry& entry : engines) json.append(written(entry));
    settings.set(keys::engines(), QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
}

QStringList enginesFor(const Settings& settings, const Variant& variant) {
    QStringList names;
    for (const EngineEntry& entry : enginesIn(settings)) {
        if (entry.plays(variant)) names << entry.name;
    }
    return names;
}

namespace {

QString whyNot(const EngineEntry& entry, const Variant& variant) {
    if (entry.plays(variant)) return {};
    const QString played = playedRules(entry, *findVariant(variant.id));
    //: %1: rule options and their values, for example "Promotion: limited"
    if (!played.isEmpty()) {
        return QCoreApplication::translate("EngineOffer", "This engine plays this variant with different rules (%1).")
            .arg(played);
    }
    if (entry.playsAny(variant.id))
        return QCoreApplication::translate("EngineOffer", "This engine does not support these rule options.");
    if (entry.fit(variant.id) == EngineFit::Differs)
        return QCoreApplication::translate("EngineOffer", "This engine plays this variant with different rules.");
    return QCoreApplication::translate("EngineOffer", "This engine does not support this variant.");
}

}  // namespace

std::vector<EngineOffer> enginesOffered(const Settings& settings, const Variant& variant) {
    std::vector<EngineOffer> offers;
    for (const EngineEntry& entry : enginesIn(settings)) {
        offers.push_back({entry.name, whyNot(entry, variant), entry.fit(variant), entry.protocol});
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

std::shared_ptr<MoveProvider> engineNamed(const Settings& settings, const QString& name) {
    const auto entry = entryNamed(settings, name);
    if (!entry) return nullptr;
    return std::make_shared<ExternalMoveProvider>(specOf(*entry), interactiveTimeouts(),
                                                  EngineLog::all().listener(name));
}

}  // namespace rokada::ui
