// Openings of a match: the start position, random moves, or games of a file.
#pragma once

#include "match/match.h"
#include "match/matchstate.h"

#include <stop_token>

#include <tl/expected.hpp>

namespace rokada::ui {

/// Returns a function that returns the openings of the match, or a user-readable error. Reads the file of openings if
/// the setup has one. Call it on the thread of the match.
[[nodiscard]] tl::expected<match::Match::OpeningOf, QString> openingsOf(const MatchSetup& setup,
                                                                        const std::vector<RulebookPtr>& books,
                                                                        const std::stop_token& stop);

/// Returns the openings of the games in this variant. An opening has at most `plies` plies and ends before the game
/// does.
[[nodiscard]] std::vector<match::Opening> openingsIn(const QByteArray& pgn, const RulebookPtr& book, int plies);

}  // namespace rokada::ui
