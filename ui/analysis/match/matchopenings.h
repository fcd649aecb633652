// The openings of a match: from the start, at random, or from the games of a file.
#pragma once

#include "match/match.h"
#include "match/matchstate.h"

#include <stop_token>

#include <tl/expected.hpp>

namespace rokada::ui {

/// On the thread of the match; reads the file, if there is one. Or why there are none, in words for people.
[[nodiscard]] tl::expected<match::Match::OpeningOf, QString> openingsOf(const MatchSetup& setup,
                                                                        const std::vector<RulebookPtr>& books,
                                                                        const std::stop_token& stop);

/// The beginnings of games in this variant, each at most so many plies long and before its end.
[[nodiscard]] std::vector<match::Opening> openingsIn(const QByteArray& pgn, const RulebookPtr& book, int plies);

}  // namespace rokada::ui
