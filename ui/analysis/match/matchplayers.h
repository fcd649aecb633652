// Players of engine matches: their names, and the parameters to start them.
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
    QString whyNot;  ///< sentence for the user why the player cannot be selected; empty if it can be selected
};
/// Returns the players that can take part in a match of these variants: the built-in players, the external engines, and
/// `own`. The user has given a name and options to each player in `own`.
[[nodiscard]] std::vector<MatchPlayerOffer> playersOffered(const Settings& settings, const QStringList& variants,
                                                           const std::vector<MatchPlayer>& own);
/// Returns the engine of a player with its options and their values. The built-in engine has options for memory and
/// threads. Returns nullopt if the user has removed the external engine.
[[nodiscard]] std::optional<EngineEntry> settingsOf(const Settings& settings, const MatchPlayer& player);

/// Returns the parameters to start each player of the match. Returns nullopt if the user has removed one of the
/// external engines.
[[nodiscard]] std::optional<std::vector<match::ContestantSpec>> contestantsOf(const Settings& settings,
                                                                              const MatchSetup& setup);

}  // namespace rokada::ui
