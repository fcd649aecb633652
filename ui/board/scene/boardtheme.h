// Board themes: colours of squares and surroundings, default themes of variants, and colours of sides.
#pragma once

#include <QColor>
#include <QString>
#include <QStringView>

#include <optional>
#include <span>
#include <string_view>

namespace rokada::ui {

struct Theme;

/// Colours of the squares. Themes never tint pieces.
struct BoardTheme {
    QString id;  ///< identifier, for example "walnut"
    QColor light;
    QColor dark;
    int gridWidth = 0;                       ///< width of grid lines in pixels; 0 for none
    std::optional<QColor> playedLight = {};  ///< colour of light squares of the last move; if unset, they are tinted
    std::optional<QColor> playedDark = {};
    bool outlinesPlayed = false;  ///< true if squares of the last move have an outline instead of a colour

    /// Returns the colour of a square of the last move.
    [[nodiscard]] QColor played(const QColor& ground, bool darkSquare) const;

    /// Returns all themes in menu order.
    [[nodiscard]] static std::span<const BoardTheme> all();
    /// Returns the theme with this id, or the first one.
    [[nodiscard]] static const BoardTheme& named(QStringView id);
    /// Returns the default theme of a variant.
    [[nodiscard]] static const BoardTheme& usualFor(std::string_view variantId);

    /// Returns the theme of the high-contrast colour scheme: white and grey with grid lines.
    [[nodiscard]] static const BoardTheme& highContrast();

    friend bool operator==(const BoardTheme&, const BoardTheme&) = default;
};

/// Darkening factor, in per cent, of every second square on boards of one colour, so that diagonals can be followed.
inline constexpr int Checkering = 119;

/// Returns the names of two opposite corner squares of the area that the variant's inventor outlined on the board;
/// empty if there is none.
[[nodiscard]] std::string_view outlinedField(std::string_view variantId);

/// Colours that replace the placeholders in piece pictures.
struct SideColours {
    QColor fill;
    QColor outline;
    QColor detail;
    QColor halo;  ///< additional outer line; transparent if there is none
};

/// Returns the colours of a side by its identifier ("white", "black", "red", "blue"); "grey" is an eliminated side.
[[nodiscard]] const SideColours& coloursOf(std::string_view sideId);

/// Returns the colours around the board. They can be dark even if the window is light.
[[nodiscard]] const Theme& surroundTheme(bool dark);
/// Returns the background around the board.
[[nodiscard]] QColor surroundColour(bool darkSurround);
/// Returns the text colour on the background around the board.
[[nodiscard]] QColor surroundText(bool darkSurround);

/// Dark line of marks that are not green.
inline constexpr QRgb OutlineInk = 0xFF1B1F24;
/// Light line of marks that are not green. The dark or the light line is visible on every square.
inline constexpr QRgb OutlineWhite = 0xFFFFFFFF;
/// Colour of coordinates and of the marks for the direction of the last move.
inline constexpr QRgb BoardInk = 0xFF1E1206;

/// Returns ink or white, whichever has more contrast on `ground`. The contrast is at least 3.
[[nodiscard]] QColor strongerOn(const QColor& ground);
/// Returns a text colour for `ground` with a contrast of at least 4.5. It is black where ink is too pale.
[[nodiscard]] QColor readableOn(const QColor& ground);

}  // namespace rokada::ui
