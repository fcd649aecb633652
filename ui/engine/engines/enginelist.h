// List of the external engines that the user has added, stored in the settings. It contains their options and the
// results of the tests of their rules (`EngineTest`).
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

/// Result of the test whether an engine plays a variant by the same rules as Rokada; see `external::compareRules`.
enum class EngineFit {
    Plays,  ///< the engine supports the variant and plays by the same rules
    /// The engine says that it supports the variant, but its rules could not be compared with Rokada's. During a game,
    /// Rokada checks each move of the engine.
    Unchecked,
    Differs,  ///< the engine supports the variant but plays by different rules
    Unknown,  ///< no test result: the engine does not support the variant, or was not tested with these rule options
};

/// External engine with its command, options and test results.
struct EngineEntry {
    QString name;  ///< name of the engine, unique in the list
    QStringList command;
    external::Protocol protocol = external::Protocol::Uci;
    std::vector<external::UciOption> offers;
    QMap<QString, QString> options;  ///< values of the options that the user has changed, by option name
    QMap<QString, EngineFit> fits;   ///< test results, by `fitKey`; a missing result means `Unknown`

    friend bool operator==(const EngineEntry&, const EngineEntry&) = default;
    /// Returns the test result for a variant. With an id, the variant has its default rule options.
    [[nodiscard]] EngineFit fit(std::string_view variant) const;
    [[nodiscard]] EngineFit fit(const Variant& variant) const;
    /// Returns true if the engine can play the variant, which means that the test result is `Plays` or `Unchecked`.
    [[nodiscard]] bool plays(std::string_view variant) const;
    [[nodiscard]] bool plays(const Variant& variant) const;
    /// Returns true if the engine can play the variant with some combination of its rule options.
    [[nodiscard]] bool playsAny(std::string_view variant) const;
};

/// Returns the key of a test result: the id of the variant, followed by the rule options that differ from the default.
[[nodiscard]] QString fitKey(const Variant& variant);
/// Returns the values of the rule options with which the engine plays by the same rules as Rokada, for example
/// "Promotion: limited". Leaves out an option if the engine supports all of its values. Returns an empty text if the
/// rules of the engine never differ, or always differ.
[[nodiscard]] QString playedRules(const EngineEntry& entry, const VariantInfo& info);

namespace keys {

/// All engines of the list, as a JSON array.
[[nodiscard]] Setting<QString> engines();
/// Engines that the user has chosen last, one for each variant and side, for example "chess:1:Stockfish".
[[nodiscard]] Setting<QStringList> seatedEngines();

}  // namespace keys

void declareEngines(Settings& settings);

/// Reads the list of engines from the settings.
[[nodiscard]] std::vector<EngineEntry> enginesIn(const Settings& settings);
/// Stores the list of engines in the settings.
void keepEngines(Settings& settings, const std::vector<EngineEntry>& engines);
/// Returns the names of the engines that can play `variant` with its rule options.
[[nodiscard]] QStringList enginesFor(const Settings& settings, const Variant& variant);
/// External engine that can be offered to the user for a variant.
struct EngineOffer {
    QString name;
    QString whyNot;  ///< sentence for the user why the engine cannot be chosen; empty if it can be chosen
    EngineFit fit = EngineFit::Unknown;
    external::Protocol protocol = external::Protocol::Uci;
};
/// Returns all engines of the list in their order, also those that cannot play `variant`.
[[nodiscard]] std::vector<EngineOffer> enginesOffered(const Settings& settings, const Variant& variant);
/// Returns the engine with this name; nullopt if the list does not contain it.
[[nodiscard]] std::optional<EngineEntry> entryNamed(const Settings& settings, const QString& name);
/// Returns the parameters to start the engine, with the values of its options.
[[nodiscard]] external::EngineSpec specOf(const EngineEntry& entry);
/// Returns a new move provider that uses the engine with this name; nullptr if the list does not contain it.
[[nodiscard]] std::shared_ptr<MoveProvider> engineNamed(const Settings& settings, const QString& name);

}  // namespace rokada::ui
