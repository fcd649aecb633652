// Notations that a person may choose, with the letters of their languages.
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

[[nodiscard]] Notation notationOf(NotationStyle style, const Variant& variant);
/// A move of this position.
[[nodiscard]] QString moveText(const Position& position, Move move, NotationStyle style);
/// Letters for typed moves: those of this style first.
[[nodiscard]] std::vector<Letters> typedLetters(NotationStyle style, const Variant& variant);

/// Figurine notation has a character of its own for each kind of piece; the view draws the piece. The kind of such
/// a character, empty for others.
[[nodiscard]] std::string_view figureKind(QChar character);
/// No line ends within castling, between a number and its per cent sign or a move and its number; plain or rich text.
[[nodiscard]] QString unbroken(QString text);
/// `unbroken` rich text in which figures are pictures, named "figure:" and the kind.
struct FigureHtml {
    QString html;
    QStringList kinds;  ///< that occur
};
[[nodiscard]] FigureHtml withPictures(const QString& html);
/// With English letters instead of figures, for people who cannot see.
[[nodiscard]] QString spoken(QString text);

}  // namespace rokada::ui
