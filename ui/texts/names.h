// Names of variants, rule options, sides and pieces in the current language. An unknown identifier is returned as it
// is.
#pragma once

#include "rules/position.h"

#include <QString>

#include <string_view>

namespace rokada::ui {

/// Returns the name of a variant, for example "Great Shatranj".
[[nodiscard]] QString variantName(std::string_view variant);
/// Returns the name of a variant that is read from a file. A known identifier becomes its name, other names stay
/// unchanged, and an empty name becomes "?".
[[nodiscard]] QString variantShown(const QString& idOrName);
/// Returns a sentence that introduces the variant.
[[nodiscard]] QString variantSentence(std::string_view variant);
/// Returns the typical length of a game without clocks, in minutes.
[[nodiscard]] int usualMinutes(std::string_view variant);

/// Returns the name of a rule option, for example "Bare king".
[[nodiscard]] QString optionName(std::string_view variant, std::string_view option);
/// Returns the name of an option's value, for example "Draw".
[[nodiscard]] QString valueName(std::string_view variant, std::string_view option, std::string_view value);
/// Returns a sentence that explains an option's value.
[[nodiscard]] QString valueSentence(std::string_view variant, std::string_view option, std::string_view value);

/// Returns the name of a side, for example "White".
[[nodiscard]] QString sideName(std::string_view sideId);
/// Returns the name of a kind of piece, for example "high priest".
[[nodiscard]] QString kindName(std::string_view kind);
/// Returns the name of a kind with a capital letter.
[[nodiscard]] QString kindTitle(std::string_view kind);
/// Returns the name of a kind, with an addition if several kinds of the variant share it: "ratnik (rider)" for a pawn
/// that promotes to a rider, "promoted rider".
[[nodiscard]] QString kindName(const Variant& variant, Kind kind);

/// Returns the name of a board theme: "Walnut".
[[nodiscard]] QString themeName(QStringView theme);

/// Returns the rule options that differ from their defaults, for example "Bare king: Loss, ...". Returns an empty text
/// if there are none.
[[nodiscard]] QString unusualRules(const Variant& variant);
/// Returns the rule options that differ from their defaults, and the number of the start position if it has one:
/// "Start: Chess960, number 518".
[[nodiscard]] QString unusualRules(const Position& start);
/// Returns `unusualRules` without the rules that the pieces on the board show.
[[nodiscard]] QString rulesDuringPlay(const Position& start);

}  // namespace rokada::ui
