// Players of engine matches: their names, and the parameters for starting them.
#pragma once

#include "engines/enginelist.h"
#include "match/contestant.h"
#include "match/matchstate.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

class Settings;

/// Returns the name of a player, for example "Rokada, level 3", "Stockfish 15.1", or the name given by the user.
[[nodiscard]] QString nameOf(const MatchPlayer& player);

/// Player in the list of the setup page.
struct MatchPlayerOffer {
    MatchPlayer player;
    QString whyNot;  ///< sentence why the player cannot be selected; empty if it can
};
/// Returns the players for a match in these variants: the built-in players, the external engines and the players `own`,
/// which the user has named.
[[nodiscard]] std::vector<MatchPlayerOffer> playersOffered(const Settings& settings, const QStringList& variants,
                                                           const std::vector<MatchPlayer>& own);
/// Returns the engine options of a player. They have the values set in `player`, or the default values. The built-in
/// engine has options for memory and threads. Returns nullopt if the engine is no longer configured.
[[nodiscard]] std::optional<EngineEntry> settingsOf(const Settings& settings, const MatchPlayer& player);

/// Returns the engine parameters of each player. Returns nullopt if an engine is no longer configured.
[[nodiscard]] std::optional<std::vector<match::ContestantSpec>> contestantsOf(const Settings& settings,
                                                                              const MatchSetup& setup);

}  // namespace rokada::ui
