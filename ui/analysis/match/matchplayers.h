// The players of matches: their names, and what core needs to start them.
#pragma once

#include "engines/enginelist.h"
#include "match/contestant.h"
#include "match/matchstate.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

class Settings;

/// "Rokada, level 3", "Stockfish 15.1"; one's own name if there is one.
[[nodiscard]] QString nameOf(const MatchPlayer& player);

/// A player that may be chosen.
struct MatchPlayerOffer {
    MatchPlayer player;
    QString whyNot;  ///< a sentence; empty: it can
};
/// Ours, those of others, and `own` with names of their own, for a match in these variants.
[[nodiscard]] std::vector<MatchPlayerOffer> playersOffered(const Settings& settings, const QStringList& variants,
                                                           const std::vector<MatchPlayer>& own);
/// What can be set of a player, as of an engine of others; of ours the memory and the threads. Set is what `player` has
/// set, or what is usual for it. Nothing if the engine is no longer in the list.
[[nodiscard]] std::optional<EngineEntry> settingsOf(const Settings& settings, const MatchPlayer& player);

/// By player; nothing if an engine is no longer in the list.
[[nodiscard]] std::optional<std::vector<match::ContestantSpec>> contestantsOf(const Settings& settings,
                                                                              const MatchSetup& setup);

}  // namespace rokada::ui
