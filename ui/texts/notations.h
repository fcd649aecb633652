// Notations that the user can choose, with the piece letters of their languages.
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
/// Returns the sets of piece letters that are accepted in typed moves. The letters of this style come first.
[[nodiscard]] std::vector<Letters> typedLetters(NotationStyle style, const Variant& variant);

/// Returns the name of the kind that a figurine character stands for; empty for other characters. The characters are in
/// a private use area of Unicode, and views replace them by pictures.
[[nodiscard]] std::string_view figureKind(QChar character);
/// Replaces spaces so that no line breaks occur inside castling, before per cent signs, and between a move and its
/// number. Accepts plain and rich text.
[[nodiscard]] QString unbroken(QString text);
/// Rich text in which pictures replace the figurine characters. The source of a picture is "figure:" and the name of
/// the kind. `unbroken` has been applied.
struct FigureHtml {
    QString html;
    QStringList kinds;  ///< kinds that occur in the text
};
[[nodiscard]] FigureHtml withPictures(const QString& html);
/// Replaces figurine characters by English piece letters, for screen readers.
[[nodiscard]] QString spoken(QString text);

}  // namespace rokada::ui
