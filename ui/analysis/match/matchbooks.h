// The opening books of a match: those of the preferences, for players of ours.
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

/// The files of the books, by variant; empty: the one that is shipped. None if the match is played without books.
[[nodiscard]] QMap<QString, QString> bookFilesOf(const Settings& settings, const MatchSetup& setup);
/// On the thread of the match: the books of these files, by rules. Or what is wrong with one, in words for people: a
/// match that was to be played with it would be another one without.
[[nodiscard]] tl::expected<std::map<RulebookPtr, BookPtr>, QString> openingBooksIn(
    const QMap<QString, QString>& files, const std::vector<RulebookPtr>& rules, const std::stop_token& stop = {});

}  // namespace rokada::ui
