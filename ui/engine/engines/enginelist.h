// List of external engines added by the user: their stored data, and the variants that each supports.
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

/// Result of testing an engine's rules for a variant.
enum class EngineFit {
    Plays,      ///< supported; its move counts agree with ours
    Unchecked,  ///< supported, but its moves could not be counted; each of its moves is checked
    Differs,    ///< named by the engine, but with different rules
    Unknown,    ///< not named by the engine
};

/// External engine with its settings and test results.
struct EngineEntry {
    QString name;  ///< unique name
    QStringList command;
    external::Protocol protocol = external::Protocol::Uci;
    std::vector<external::UciOption> offers;
    QMap<QString, QString> options;  ///< options changed by the user, by name
    QMap<QString, EngineFit> fits;   ///< test results by `fitKey`; missing ones are `Unknown`

    friend bool operator==(const EngineEntry&, const EngineEntry&) = default;
    /// Returns the test result for a variant with its default rule options, or with those of `variant`.
    [[nodiscard]] EngineFit fit(std::string_view variant) const;
    [[nodiscard]] EngineFit fit(const Variant& variant) const;
    /// Returns true if the engine can play the variant: `Plays` or `Unchecked`.
    [[nodiscard]] bool plays(std::string_view variant) const;
    [[nodiscard]] bool plays(const Variant& variant) const;
    /// Returns true if the engine can play the variant with at least one combination of rule options.
    [[nodiscard]] bool playsAny(std::string_view variant) const;
};

/// Returns the key of a test result: the variant id and all rule options that are not the default.
[[nodiscard]] QString fitKey(const Variant& variant);
/// Returns the rule options with which the engine can play the variant, in words. Returns an empty text if it plays no
/// combination of options by other rules.
[[nodiscard]] QString playedRules(const EngineEntry& entry, const VariantInfo& info);

namespace keys {

/// All engines as JSON.
[[nodiscard]] Setting<QString> engines();
/// Engine chosen last for each seat, such as "chess:1:Stockfish".
[[nodiscard]] Setting<QStringList> seatedEngines();

}  // namespace keys

void declareEngines(Settings& settings);

/// Returns the engines of the list.
[[nodiscard]] std::vector<EngineEntry> enginesIn(const Settings& settings);
/// Stores the list of engines.
void keepEngines(Settings& settings, const std::vector<EngineEntry>& engines);
/// Returns the names of the engines that can play this variant with its rule options.
[[nodiscard]] QStringList enginesFor(const Settings& settings, const Variant& variant);
/// External engine, and whether it can be chosen for a variant.
struct EngineOffer {
    QString name;
    QString whyNot;  ///< sentence why it cannot be chosen; empty if it can
    EngineFit fit = EngineFit::Unknown;
    external::Protocol protocol = external::Protocol::Uci;
};
/// Returns all engines, in the order of the list.
[[nodiscard]] std::vector<EngineOffer> enginesOffered(const Settings& settings, const Variant& variant);
/// Returns the engine with this name, or nullopt if there is none.
[[nodiscard]] std::optional<EngineEntry> entryNamed(const Settings& settings, const QString& name);
/// Returns the parameters to start the engine, with its options.
[[nodiscard]] external::EngineSpec specOf(const EngineEntry& entry);
/// Returns a new player for the engine with this name, or nullptr if there is none.
[[nodiscard]] std::shared_ptr<Thinker> engineNamed(const Settings& settings, const QString& name);

}  // namespace rokada::ui
