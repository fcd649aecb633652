// Openings of a match: the start position, random moves, or games of a file.
#pragma once

#include "match/match.h"
#include "match/matchstate.h"

#include <stop_token>

#include <tl/expected.hpp>

namespace rokada::ui {

/// Returns the source of openings, reading the file if there is one; or a user-readable error. Call it on the thread of
/// the match.
[[nodiscard]] tl::expected<match::Match::OpeningOf, QString> openingsOf(const MatchSetup& setup,
                                                                        const std::vector<RulebookPtr>& books,
                                                                        const std::stop_token& stop);

/// Returns the openings of games in this variant, each at most `plies` plies long and shorter than the game.
[[nodiscard]] std::vector<match::Opening> openingsIn(const QByteArray& pgn, const RulebookPtr& book, int plies);

}  // namespace rokada::ui
