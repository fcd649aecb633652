// Colours of squares and surround, the look that each variant starts with, and the colours of sides.
#pragma once

#include <QColor>
#include <QString>
#include <QStringView>

#include <optional>
#include <span>
#include <string_view>

namespace rokada::ui {

struct Theme;

/// How the squares are coloured. Pieces are never tinted by a theme.
struct BoardTheme {
    QString id;  ///< "walnut"
    QColor light;
    QColor dark;
    int gridWidth = 0;                       ///< lines between squares, in pixels; 0 for none
    std::optional<QColor> playedLight = {};  ///< light squares of the last move; unset, they are tinted
    std::optional<QColor> playedDark = {};
    bool outlinesPlayed = false;  ///< squares of the last move have an outline and no other colour

    /// A square of this colour after the last move.
    [[nodiscard]] QColor played(const QColor& ground, bool darkSquare) const;

    /// All themes, in the order of the menus.
    [[nodiscard]] static std::span<const BoardTheme> all();
    [[nodiscard]] static bool known(QStringView id);
    /// The theme of that id, or the first one.
    [[nodiscard]] static const BoardTheme& named(QStringView id);
    /// The theme in which a variant is shown unless another is chosen.
    [[nodiscard]] static const BoardTheme& usualFor(std::string_view variantId);

    /// Of the colour scheme of that name: white and grey, with lines between.
    [[nodiscard]] static const BoardTheme& highContrast();

    friend bool operator==(const BoardTheme&, const BoardTheme&) = default;
};

/// A board of one colour has every second square so much darker, in percent of its colour: diagonals can be followed.
inline constexpr int Checkering = 119;

/// Two opposite corners, as names, of a field that a variant's inventor has outlined on the board; empty for none.
[[nodiscard]] std::string_view outlinedField(std::string_view variantId);

/// Four colours that replace the placeholders of the drawings.
struct SideColours {
    QColor fill;
    QColor outline;
    QColor detail;
    QColor halo;  ///< transparent for none
};

/// The colours of the side with that identifier ("white", "black", "red", "blue"); "grey" is an eliminated side.
[[nodiscard]] const SideColours& coloursOf(std::string_view sideId);

/// The colours round the board, which may be dark in a light window.
[[nodiscard]] const Theme& surroundTheme(bool dark);
/// The room round the board, in a light and in a dark desktop.
[[nodiscard]] QColor surroundColour(bool darkSurround);
/// Text on the surround.
[[nodiscard]] QColor surroundText(bool darkSurround);

/// Dark and light line of marks that are not green; on any square at least one of them is seen.
inline constexpr QRgb OutlineInk = 0xFF1B1F24;
inline constexpr QRgb OutlineWhite = 0xFFFFFFFF;
/// Names of squares, and what says where the last move went.
inline constexpr QRgb BoardInk = 0xFF1E1206;

/// Ink or white, whichever is the stronger one on `ground`. At least 3.
[[nodiscard]] QColor strongerOn(const QColor& ground);
/// The same for letters: on a middling ground, where ink is too pale, black. At least 4.5.
[[nodiscard]] QColor readableOn(const QColor& ground);

}  // namespace rokada::ui
