// Words for the identifiers of core: variants, rule options and their values, sides, kinds of pieces. In the language
// in force; an identifier without words is returned as it is.
#pragma once

#include "rules/position.h"

#include <QString>

#include <string_view>

namespace rokada::ui {

/// "Great Shatranj"
[[nodiscard]] QString variantName(std::string_view variant);
/// The same of an id in a file; other names are shown as they are, "?" if there is none.
[[nodiscard]] QString variantShown(const QString& idOrName);
/// One sentence for people who do not know the variant.
[[nodiscard]] QString variantSentence(std::string_view variant);
/// How long a game without clocks usually takes.
[[nodiscard]] int usualMinutes(std::string_view variant);

/// "Bare king"
[[nodiscard]] QString optionName(std::string_view variant, std::string_view option);
/// "Draw"
[[nodiscard]] QString valueName(std::string_view variant, std::string_view option, std::string_view value);
/// One sentence that says what the value means.
[[nodiscard]] QString valueSentence(std::string_view variant, std::string_view option, std::string_view value);

/// "White"
[[nodiscard]] QString sideName(std::string_view sideId);
/// "high priest"
[[nodiscard]] QString kindName(std::string_view kind);
/// With a capital, as where it stands alone.
[[nodiscard]] QString kindTitle(std::string_view kind);
/// The same, with what tells kinds of one name apart: "ratnik (rider)", "promoted rider".
[[nodiscard]] QString kindName(const Variant& variant, Kind kind);

/// A theme of boards: "Walnut"
[[nodiscard]] QString themeName(QStringView theme);

/// Rule options that differ from their defaults, as "Bare king: Win, ..."; empty if there are none.
[[nodiscard]] QString unusualRules(const Variant& variant);
/// The same, and the number of the start if it has one: "Start: Chess960, number 518".
[[nodiscard]] QString unusualRules(const Position& start);

}  // namespace rokada::ui
