// Openings of a match: the start position, random moves, or games of a file.
#pragma once

#include "match/match.h"
#include "match/matchstate.h"

#include <stop_token>

#include <tl/expected.hpp>

namespace rokada::ui {

/// Returns a function that gives the opening for a rulebook of the match and the number of a round. If the openings
/// come from a file, returns a message for the user if this file cannot be read, or has no game of one of the variants.
/// Call it on the thread of the match.
[[nodiscard]] tl::expected<match::Match::OpeningOf, QString> openingsOf(const MatchSetup& setup,
                                                                        const std::vector<RulebookPtr>& books,
                                                                        const std::stop_token& stop);

/// Returns the openings of the games in `pgn` that have this variant. An opening has at most `plies` plies, and stops
/// before a move that ends the game.
[[nodiscard]] std::vector<match::Opening> openingsIn(const QByteArray& pgn, const RulebookPtr& book, int plies);

}  // namespace rokada::ui
