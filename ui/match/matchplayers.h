// The players of matches: their names, and what core needs to start them.
#pragma once

#include "match/contestant.h"
#include "match/matchstate.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

class Settings;

/// "Rokada, level 3", "Stockfish 15.1"
[[nodiscard]] QString nameOf(const MatchPlayer& player);

/// A player that may be chosen.
struct MatchPlayerOffer {
    MatchPlayer player;
    QString whyNot;  ///< a sentence; empty: it can
};
/// Ours and those of others, for a match in these variants.
[[nodiscard]] std::vector<MatchPlayerOffer> playersOffered(const Settings& settings, const QStringList& variants);

/// By player; nothing if an engine is no longer in the list.
[[nodiscard]] std::optional<std::vector<match::ContestantSpec>> contestantsOf(const Settings& settings,
                                                                              const MatchSetup& setup);

}  // namespace rokada::ui
