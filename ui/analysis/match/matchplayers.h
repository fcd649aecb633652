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

/// Returns for example "Rokada, level 3", "Stockfish 15.1", or the player's own name.
[[nodiscard]] QString nameOf(const MatchPlayer& player);

/// Selectable player.
struct MatchPlayerOffer {
    MatchPlayer player;
    QString whyNot;  ///< why it cannot be selected, a sentence; empty if it can
};
/// Returns built-in and external players and the renamed players `own`, for a match in these variants.
[[nodiscard]] std::vector<MatchPlayerOffer> playersOffered(const Settings& settings, const QStringList& variants,
                                                           const std::vector<MatchPlayer>& own);
/// Returns the options of a player with the values of `player` or the defaults; for the built-in engine memory and
/// threads. Nullopt if the engine is no longer configured.
[[nodiscard]] std::optional<EngineEntry> settingsOf(const Settings& settings, const MatchPlayer& player);

/// Returns the parameters by player; nullopt if an engine is no longer configured.
[[nodiscard]] std::optional<std::vector<match::ContestantSpec>> contestantsOf(const Settings& settings,
                                                                              const MatchSetup& setup);

}  // namespace rokada::ui
