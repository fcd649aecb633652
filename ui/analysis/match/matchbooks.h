// Opening books of the built-in players in a match, from the preferences.
#pragma once

#include "book/openingbook.h"
#include "match/matchstate.h"

#include <QMap>
#include <QString>

#include <tl/expected.hpp>

#include <map>
#include <stop_token>
#include <vector>

namespace rokada::ui {

class Settings;

/// Returns the book file of each variant. An empty file name stands for the built-in book. Returns an empty map if the
/// match uses no books.
[[nodiscard]] QMap<QString, QString> bookFilesOf(const Settings& settings, const MatchSetup& setup);
/// Reads the opening book of each rulebook. Call it on the thread of the match. Returns a user-readable error if a book
/// is invalid, because the match must not be played without it.
[[nodiscard]] tl::expected<std::map<RulebookPtr, BookPtr>, QString> openingBooksIn(
    const QMap<QString, QString>& files, const std::vector<RulebookPtr>& rules, const std::stop_token& stop = {});

}  // namespace rokada::ui
