// All settings for the look of a board and for moving pieces, as one value.
#pragma once

#include "scene/boardtheme.h"
#include "scene/pieceart.h"

#include "base/geometry.h"

#include <optional>

namespace rokada::ui {

/// Options for reading the board aloud.
struct SpeechOptions {
    /// Reads moves in words instead of in notation. For a square, also reads how many pieces attack and defend it, and
    /// the walls and edges beside it.
    bool inFull = true;
    bool spelled = false;  ///< reads files by names that cannot be misheard, for example "Eva" for e

    friend bool operator==(const SpeechOptions&, const SpeechOptions&) = default;
};

/// Orientation of pieces and player panels: upright, facing two players, or facing four players around the board.
enum class PieceOrientation { Upright, FaceToFace, RoundTable };

/// Rule for the rotation of the view during a game. "My" refers to the person who moves next.
enum class Rotation { Fixed, ToMover, MySeat, MyTeam, FaceToFace, RoundTable };
[[nodiscard]] constexpr PieceOrientation orientationOf(Rotation rotation) {
    return rotation == Rotation::FaceToFace   ? PieceOrientation::FaceToFace
           : rotation == Rotation::RoundTable ? PieceOrientation::RoundTable
                                              : PieceOrientation::Upright;
}

/// Gestures that move pieces with the pointer.
enum class MoveMethod { Both, Drag, Click };

/// Place of the names of files and ranks. `Usual` depends on the variant.
enum class Coordinates { Off, Outside, Inside, Everywhere, Usual };

/// Places where the board paints player panels (name, clock and captured pieces). Widgets outside the board show the
/// other players.
enum class Plates {
    None,
    InBays,  ///< panels only in bays: areas at an edge of the board that have no squares
    Around   ///< panels in bays, and in strips beside the board where there is no bay
};

/// Position at which the screen cuts open a board that wraps around. Other boards have the default value.
struct Cut {
    int margin = 0;  ///< width of the margin beyond each edge, in squares; it repeats squares of the opposite edge
    Delta shift;     ///< columns to the right and rows up by which the squares are scrolled from the default view

    friend bool operator==(const Cut&, const Cut&) = default;
};

/// Default duration of the animation of a move, in milliseconds.
inline constexpr int UsualMoveDuration = 180;

struct BoardLook {
    PieceOrientation orientation = PieceOrientation::Upright;
    MoveMethod method = MoveMethod::Both;
    bool explains = true;  ///< shows the movement of a pressed piece that cannot be moved now; stored by variant
    bool targets = true;   ///< shows the targets of the selected piece
    bool lastMove = true;  ///< shows the last move; in variants with more than two sides, the last move of each side
    bool checks = true;
    bool hovered = false;       ///< shows the targets of the hovered piece, while nothing is selected
    bool reachTypes = false;    ///< marks distinguish squares to move to, to capture on, and both, in every variant
    bool followsMoves = false;  ///< after a move near its edge, scrolls a board that wraps around
    bool emblems = false;       ///< shows on each piece the emblem of its side, in variants with more than two sides
    bool checkered = true;      ///< on a board of one colour, makes every second square a little darker
    bool fans = true;  ///< shows a hovered tower (stack of pieces) piece by piece, beside the board or over its edge
    bool silentPartner =
        false;  ///< hides arrows and hints during the turn of a person whose partner uses the same screen

    std::optional<BoardTheme> theme;  ///< theme of all variants; if unset, each variant has its default theme
    Drawings drawings = Drawings::Fine;
    Coordinates coordinates = Coordinates::Usual;
    int quarterTurns = 0;  ///< rotation of the view in clockwise quarter turns, 0 to 3; a flip adds two
    Cut cut{.margin = 1, .shift = {}};
    /// Shows lines on which the selected piece returns to its own square, on a board that wraps around.
    bool loops = false;
    Plates plates = Plates::Around;  ///< places of player panels on the board; very small boards have no panels
    std::optional<bool> dark;        ///< true for a dark background around the board; if unset, the palette decides
    bool seeThrough = false;  ///< true if the area outside the board is transparent, for previews on coloured cards
    /// Duration of the animation of a move, in milliseconds; 0 disables animation.
    int moveDuration = UsualMoveDuration;
    SpeechOptions speech;

    friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

}  // namespace rokada::ui
