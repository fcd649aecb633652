// Selectable notations, with the piece letters of their languages.
#pragma once

#include "text/notation.h"

#include <QString>
#include <QStringList>

#include <array>
#include <string_view>
#include <vector>

namespace rokada::ui {

enum class NotationStyle { International, InternationalLong, Russian, RussianLong, Bulgarian, Figurine, Coordinates };

inline constexpr std::array allNotations{NotationStyle::International, NotationStyle::InternationalLong,
                                         NotationStyle::Russian,       NotationStyle::RussianLong,
                                         NotationStyle::Bulgarian,     NotationStyle::Figurine,
                                         NotationStyle::Coordinates};

/// Returns the notation of this style for the variant.
[[nodiscard]] Notation notationOf(NotationStyle style, const Variant& variant);
/// Returns a legal move of `position` in this notation.
[[nodiscard]] QString moveText(const Position& position, Move move, NotationStyle style);
/// Returns the letters accepted in typed moves, those of this style first.
[[nodiscard]] std::vector<Letters> typedLetters(NotationStyle style, const Variant& variant);

/// Returns the kind of a figurine character; empty for other characters. Each kind has a private character, which the
/// view replaces by a picture.
[[nodiscard]] std::string_view figureKind(QChar character);
/// Prevents line breaks inside castling, before per cent signs, and between a move and its number. Accepts plain and
/// rich text.
[[nodiscard]] QString unbroken(QString text);
/// Rich text that was treated by `unbroken` and has pictures as figurines. The name of a picture is "figure:" and the
/// kind.
struct FigureHtml {
    QString html;
    QStringList kinds;  ///< kinds that occur in the text
};
[[nodiscard]] FigureHtml withPictures(const QString& html);
/// Replaces figurines by English letters, for screen readers.
[[nodiscard]] QString spoken(QString text);

}  // namespace rokada::ui
