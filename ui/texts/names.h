// Names of variants, rule options, sides and pieces in the current language. An unknown identifier is returned as it
// is.
#pragma once

#include "rules/position.h"

#include <QString>

#include <string_view>

namespace rokada::ui {

/// Returns for example "Great Shatranj".
[[nodiscard]] QString variantName(std::string_view variant);
/// Returns the name of an id in a file; other names unchanged, "?" if empty.
[[nodiscard]] QString variantShown(const QString& idOrName);
/// Returns a sentence that introduces the variant.
[[nodiscard]] QString variantSentence(std::string_view variant);
/// Returns the usual length of a game without clocks, in minutes.
[[nodiscard]] int usualMinutes(std::string_view variant);

/// Returns for example "Bare king".
[[nodiscard]] QString optionName(std::string_view variant, std::string_view option);
/// Returns for example "Draw".
[[nodiscard]] QString valueName(std::string_view variant, std::string_view option, std::string_view value);
/// Returns a sentence that explains the value.
[[nodiscard]] QString valueSentence(std::string_view variant, std::string_view option, std::string_view value);

/// Returns for example "White".
[[nodiscard]] QString sideName(std::string_view sideId);
/// Returns for example "high priest".
[[nodiscard]] QString kindName(std::string_view kind);
/// Returns the name with a capital letter.
[[nodiscard]] QString kindTitle(std::string_view kind);
/// Returns the name with a distinction between kinds of the same name: "ratnik (rider)", "promoted rider".
[[nodiscard]] QString kindName(const Variant& variant, Kind kind);

/// Returns the name of a board theme: "Walnut".
[[nodiscard]] QString themeName(QStringView theme);

/// Returns the rule options that differ from their defaults, for example "Bare king: Win, ..."; empty if there are
/// none.
[[nodiscard]] QString unusualRules(const Variant& variant);
/// Same with the number of the start if it has one: "Start: Chess960, number 518".
[[nodiscard]] QString unusualRules(const Position& start);

}  // namespace rokada::ui
