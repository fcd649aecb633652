// Opening books that the built-in players use in a match. The user selects them in the preferences.
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

/// Returns the file name of the opening book of each variant, by variant id. An empty file name stands for the built-in
/// book. Returns an empty map if the match uses no books.
[[nodiscard]] QMap<QString, QString> bookFilesOf(const Settings& settings, const MatchSetup& setup);
/// Reads the opening book of each rulebook. Call it on the thread of the match. Returns a message for the user if a
/// book is invalid; the match must then not start.
[[nodiscard]] tl::expected<std::map<RulebookPtr, BookPtr>, QString> openingBooksIn(
    const QMap<QString, QString>& files, const std::vector<RulebookPtr>& rules, const std::stop_token& stop = {});

}  // namespace rokada::ui
