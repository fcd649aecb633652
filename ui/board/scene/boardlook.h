// All settings for the look of a board and for moving pieces, as one value.
#pragma once

#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "scene/speechoptions.h"

#include "base/geometry.h"

#include <optional>

namespace rokada::ui {

/// Orientation of pieces and player panels: upright, facing two players, or facing four players around the board.
enum class PieceOrientation { Upright, FaceToFace, RoundTable };

/// Rotation of the view during a game. "My" refers to the person who moves next.
enum class Rotation { Fixed, ToMover, MySeat, MyTeam, FaceToFace, RoundTable };
[[nodiscard]] constexpr PieceOrientation orientationOf(Rotation rotation) {
    return rotation == Rotation::FaceToFace   ? PieceOrientation::FaceToFace
           : rotation == Rotation::RoundTable ? PieceOrientation::RoundTable
                                              : PieceOrientation::Upright;
}

/// Ways to move pieces with the pointer.
enum class MoveMethod { Both, Drag, Click };

/// Place of the names of files and ranks. `Usual` depends on the variant.
enum class Coordinates { Off, Outside, Inside, Everywhere, Usual };

/// Place of player plates on the board itself.
enum class Plates {
    None,
    InBays,  ///< plates only where the board has empty rows of places, called bays
    Around   ///< plates in bays, and in strips beside the board where there is no bay
};

/// Cut of a board that wraps around. Other boards have the default value.
struct Cut {
    int margin = 0;  ///< number of squares of ghost copies beyond each edge
    Delta shift;     ///< number of columns to the right and of rows up by which the default view is shifted

    friend bool operator==(const Cut&, const Cut&) = default;
};

/// Default duration of a move on the screen, in milliseconds.
inline constexpr int UsualMoveDuration = 180;

struct BoardLook {
    PieceOrientation orientation = PieceOrientation::Upright;
    MoveMethod method = MoveMethod::Both;
    bool explains = true;  ///< shows the movement of a piece that cannot be moved now; stored by variant
    bool targets = true;   ///< shows the targets of the selected piece
    bool lastMove = true;  ///< shows the last move; with more than two sides, the last move of each side
    bool checks = true;
    bool hovered = false;       ///< shows the targets of the hovered piece, while nothing is selected
    bool reachTypes = false;    ///< distinguishes moving, capturing and both by marks in every variant
    bool followsMoves = false;  ///< scrolls a board that wraps around after a move near its edge
    bool emblems = false;       ///< shows the emblem of its side on each piece, with more than two sides
    bool checkered = true;      ///< makes every second square a little darker, on a board of one colour
    bool fans = true;           ///< shows a hovered tower piece by piece beside the board or over its edge
    bool silentPartner =
        false;  ///< hides arrows and hints during the turn of a person whose partner uses the same screen

    std::optional<BoardTheme> theme;  ///< theme of all variants; if unset, each variant has its default theme
    Drawings drawings = Drawings::Fine;
    Coordinates coordinates = Coordinates::Usual;
    int quarterTurns = 0;  ///< rotation of the view in clockwise quarter turns, 0 to 3; a flip adds two
    Cut cut{.margin = 1, .shift = {}};
    bool loops = false;              ///< shows closed lines of the selected piece, on a board that wraps around
    Plates plates = Plates::Around;  ///< place of player plates; very small boards have no plates
    std::optional<bool> dark;        ///< true for dark surroundings; if unset, the palette decides
    bool seeThrough = false;  ///< true if the picture is transparent outside of the board, for cards of any colour
    int moveDuration = UsualMoveDuration;  ///< duration of a move in milliseconds; 0 disables animation
    SpeechOptions speech;                  ///< options for speech

    friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

}  // namespace rokada::ui
