// Board themes (colours of squares), default themes of variants, colours of sides, and colours around the board.
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
    int gridWidth = 0;  ///< width of grid lines in pixels; 0 for none
    /// Colour of light squares of the last move; if unset, the usual colour is tinted.
    std::optional<QColor> playedLight = {};
    std::optional<QColor> playedDark = {};
    bool outlinesPlayed = false;  ///< true if squares of the last move have an outline instead of a colour

    /// Returns the colour of a square of the last move. `ground` is its usual colour.
    [[nodiscard]] QColor played(const QColor& ground, bool darkSquare) const;

    /// Returns all themes in menu order.
    [[nodiscard]] static std::span<const BoardTheme> all();
    /// Returns the theme with this id, or the first theme if the id is unknown.
    [[nodiscard]] static const BoardTheme& named(QStringView id);
    /// Returns the default theme of a variant.
    [[nodiscard]] static const BoardTheme& usualFor(std::string_view variantId);

    /// Returns the theme of the high-contrast colour scheme: white and grey with grid lines.
    [[nodiscard]] static const BoardTheme& highContrast();

    friend bool operator==(const BoardTheme&, const BoardTheme&) = default;
};

/// Darkening factor, in per cent, of every second square on boards of one colour, so that diagonals can be followed.
inline constexpr int Checkering = 119;

/// Returns two opposite corner squares, such as "a1-h8", of the area that the variant's inventor outlined on the board.
/// Returns an empty text if there is no such area.
[[nodiscard]] std::string_view outlinedField(std::string_view variantId);

/// Colours of a side. They replace placeholder colours in the piece pictures.
struct SideColours {
    QColor fill;
    QColor outline;
    QColor detail;
    QColor halo;  ///< additional outer line; transparent if there is none
};

/// Returns the colours of a side by its identifier ("white", "black", "red", "blue"); "grey" is an eliminated side.
[[nodiscard]] const SideColours& coloursOf(std::string_view sideId);

/// Returns the window colours to use around the board. They can be dark even if the window is light.
[[nodiscard]] const Theme& surroundTheme(bool dark);
/// Returns the background around the board.
[[nodiscard]] QColor surroundColour(bool darkSurround);
/// Returns the text colour on the background around the board.
[[nodiscard]] QColor surroundText(bool darkSurround);

/// Dark outline of marks. Green marks do not have it.
inline constexpr QRgb OutlineInk = 0xFF1B1F24;
/// Light outline of marks. On every square, the dark or the light outline is visible.
inline constexpr QRgb OutlineWhite = 0xFFFFFFFF;
/// Colour of coordinates and of the marks for the direction of the last move.
inline constexpr QRgb BoardInk = 0xFF1E1206;

/// Returns `BoardInk` or white, whichever has more contrast to `ground`. The contrast ratio is at least 3.
[[nodiscard]] QColor strongerOn(const QColor& ground);
/// Returns a text colour with a contrast ratio of at least 4.5 to `ground`: `BoardInk`, white or black.
[[nodiscard]] QColor readableOn(const QColor& ground);
/// Returns a text colour for coordinates on `ground`. It is nearer to the ground than that of `readableOn`, so that the
/// pieces stand out, but the contrast ratio is at least 4.5.
[[nodiscard]] QColor quietOn(const QColor& ground);

}  // namespace rokada::ui
