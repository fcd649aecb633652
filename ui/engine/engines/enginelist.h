// List of the external engines that the user has added. It stores their data and the variants that each engine
// supports.
#pragma once

#include "kit/settings.h"
#include "session/moveprovider.h"

#include "external/probe.h"

#include <QMap>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Result of testing an engine's rules for a variant.
enum class EngineFit {
    Plays,  ///< the engine supports the variant, and its move counts are equal to those of Rokada
    /// The engine supports the variant, but its moves could not be counted; the game checks each of its moves.
    Unchecked,
    Differs,  ///< the engine names the variant but plays it with different rules
    Unknown,  ///< the engine does not name the variant
};

/// External engine with its settings and test results.
struct EngineEntry {
    QString name;  ///< name of the engine, unique in the list
    QStringList command;
    external::Protocol protocol = external::Protocol::Uci;
    std::vector<external::UciOption> offers;
    QMap<QString, QString> options;  ///< values of the options that the user has changed, by the name of the option
    QMap<QString, EngineFit> fits;   ///< test results by `fitKey`; a missing result means `Unknown`

    friend bool operator==(const EngineEntry&, const EngineEntry&) = default;
    /// Returns the test result for a variant: with its default rule options, or with the rule options of `variant`.
    [[nodiscard]] EngineFit fit(std::string_view variant) const;
    [[nodiscard]] EngineFit fit(const Variant& variant) const;
    /// Returns true if the engine can play the variant. Its test result is then `Plays` or `Unchecked`.
    [[nodiscard]] bool plays(std::string_view variant) const;
    [[nodiscard]] bool plays(const Variant& variant) const;
    /// Returns true if the engine can play the variant with at least one combination of rule options.
    [[nodiscard]] bool playsAny(std::string_view variant) const;
};

/// Returns the key of a test result. It consists of the variant id and the rule options that are not the default.
[[nodiscard]] QString fitKey(const Variant& variant);
/// Returns the rule values with which the engine plays by Rokada's rules, for example "Promotion: limited". Omits an
/// option if the engine plays all its values by Rokada's rules. Returns an empty text if the engine plays no
/// combination of values by other rules.
[[nodiscard]] QString playedRules(const EngineEntry& entry, const VariantInfo& info);

namespace keys {

/// All engines of the list as JSON.
[[nodiscard]] Setting<QString> engines();
/// Engine chosen last for each seat, for example "chess:1:Stockfish".
[[nodiscard]] Setting<QStringList> seatedEngines();

}  // namespace keys

void declareEngines(Settings& settings);

/// Returns the engines of the list in the settings.
[[nodiscard]] std::vector<EngineEntry> enginesIn(const Settings& settings);
/// Stores the list of engines in the settings.
void keepEngines(Settings& settings, const std::vector<EngineEntry>& engines);
/// Returns the names of the engines that can play this variant with its rule options.
[[nodiscard]] QStringList enginesFor(const Settings& settings, const Variant& variant);
/// External engine, and whether it can be chosen for a variant.
struct EngineOffer {
    QString name;
    QString whyNot;  ///< sentence why the engine cannot be chosen; empty if it can
    EngineFit fit = EngineFit::Unknown;
    external::Protocol protocol = external::Protocol::Uci;
};
/// Returns all engines, in the order of the list.
[[nodiscard]] std::vector<EngineOffer> enginesOffered(const Settings& settings, const Variant& variant);
/// Returns the engine with this name. Returns nullopt if the list does not contain it.
[[nodiscard]] std::optional<EngineEntry> entryNamed(const Settings& settings, const QString& name);
/// Returns the parameters to start the engine with its options.
[[nodiscard]] external::EngineSpec specOf(const EngineEntry& entry);
/// Returns a new player for the engine with this name. Returns nullptr if the list does not contain it.
[[nodiscard]] std::shared_ptr<MoveProvider> engineNamed(const Settings& settings, const QString& name);

}  // namespace rokada::ui
