// The engines of others that people have added: what is kept of each, and which of our variants it plays.
#pragma once

#include "kit/settings.h"
#include "session/thinker.h"

#include "external/probe.h"

#include <QMap>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace rokada::ui {

/// How an engine stands to one of our variants.
enum class EngineFit {
    Plays,      ///< it names it, and counts as we do
    Unchecked,  ///< it names it, and does not count; every move of it is checked
    Differs,    ///< it names it, and plays by other rules
    Unknown,    ///< it does not name it
};

struct EngineEntry {
    QString name;  ///< no two have the same
    QStringList command;
    external::Protocol protocol = external::Protocol::Uci;
    std::vector<external::UciOption> offers;
    QMap<QString, QString> options;  ///< those that were changed
    QMap<QString, EngineFit> fits;   ///< by `fitKey`; missing ones are unknown

    friend bool operator==(const EngineEntry&, const EngineEntry&) = default;
    /// With the usual rule options, and with those of a variant.
    [[nodiscard]] EngineFit fit(std::string_view variant) const;
    [[nodiscard]] EngineFit fit(const Variant& variant) const;
    [[nodiscard]] bool plays(std::string_view variant) const;
    [[nodiscard]] bool plays(const Variant& variant) const;
    /// With some rule options or other.
    [[nodiscard]] bool playsAny(std::string_view variant) const;
};

/// What is kept of a variant: its id, and the rule options that are not the usual ones.
[[nodiscard]] QString fitKey(const Variant& variant);
/// The options and values with which it plays the variant, in words, where others make it play by other rules; empty if
/// there are none.
[[nodiscard]] QString playedRules(const EngineEntry& entry, const VariantInfo& info);

namespace keys {

/// All engines, as a text in JSON.
[[nodiscard]] Setting<QString> engines();
/// "chess:1:Stockfish": who sat on which seat last.
[[nodiscard]] Setting<QStringList> seatedEngines();

}  // namespace keys

void declareEngines(Settings& settings);

[[nodiscard]] std::vector<EngineEntry> enginesIn(const Settings& settings);
void keepEngines(Settings& settings, const std::vector<EngineEntry>& engines);
/// The names of those that play this variant with these rule options.
[[nodiscard]] QStringList enginesFor(const Settings& settings, const Variant& variant);
/// An engine and whether it can be used for a variant.
struct EngineOffer {
    QString name;
    QString whyNot;  ///< a sentence; empty: it can
    EngineFit fit = EngineFit::Unknown;
    external::Protocol protocol = external::Protocol::Uci;
};
/// All of them, in the order of the list.
[[nodiscard]] std::vector<EngineOffer> enginesOffered(const Settings& settings, const Variant& variant);
/// The entry of this name; nothing if there is none.
[[nodiscard]] std::optional<EngineEntry> entryNamed(const Settings& settings, const QString& name);
/// How to start it, with its options as they are set.
[[nodiscard]] external::EngineSpec specOf(const EngineEntry& entry);
/// The engine of this name, ready to be seated; nothing if there is none.
[[nodiscard]] std::shared_ptr<Thinker> engineNamed(const Settings& settings, const QString& name);

}  // namespace rokada::ui
