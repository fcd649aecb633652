// How a board looks and how its pieces are moved: one value for everything that can be chosen about it.
#pragma once

#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "scene/reading.h"

#include "base/geometry.h"

#include <optional>

namespace rokada::ui {

/// Which way pieces and player panels stand: towards the lower edge of the screen, with the pieces of the opposite side
/// upside down for two people face to face, or each side towards its own player.
enum class Standing { Upright, FaceToFace, RoundTable };

/// How the view turns during a game. "My" seat or team is that of the person who moves next.
enum class Rotation { Fixed, ToMover, MySeat, MyTeam, FaceToFace, RoundTable };
[[nodiscard]] constexpr Standing standingOf(Rotation rotation) {
    return rotation == Rotation::FaceToFace   ? Standing::FaceToFace
           : rotation == Rotation::RoundTable ? Standing::RoundTable
                                              : Standing::Upright;
}

/// How pieces are moved with the pointer.
enum class MoveMethod { Both, Drag, Click };

/// Where the names of files and ranks are written. `Usual` depends on the variant.
enum class Coordinates { Off, Outside, Inside, Everywhere, Usual };

/// Where the board itself has plates of the players.
enum class Plates {
    None,
    InBays,  ///< only where the board leaves whole rows of places free
    Around   ///< in bays, and in strips beside the board where there are none
};

/// How a board that wraps is cut open for drawing. Other boards can be drawn in one way only.
struct Cut {
    int margin = 0;  ///< how many squares of the neighbouring copies are drawn beyond each edge
    Delta shift;     ///< by how many columns to the right and rows up everything is moved from the inventor's drawing

    friend bool operator==(const Cut&, const Cut&) = default;
};

/// How long a move takes on the screen, in milliseconds, unless that is chosen.
inline constexpr int UsualMoveDuration = 180;

struct BoardLook {
    Standing standing = Standing::Upright;
    MoveMethod method = MoveMethod::Both;
    bool explains = true;  ///< a piece that cannot be moved now shows how it moves; kept by variant
    bool targets = true;   ///< where the selected piece may go
    bool lastMove = true;  ///< the last move, with four sides the last one of each
    bool checks = true;
    bool hovered = false;       ///< where the piece under the pointer may go, while nothing is selected
    bool reachTypes = false;    ///< moving, capturing and both are told apart in every variant
    bool followsMoves = false;  ///< a board that wraps is scrolled after a move near its edge
    bool emblems = false;       ///< with more than two sides each piece carries its side's emblem
    bool checkered = true;      ///< a board of one colour has every second square a little darker
    bool fans = true;  ///< a tower that is looked at is shown piece by piece beside the board, or over its edge
    bool silentPartner = false;  ///< no arrows and hints in the turns of people whose partners sit at the same screen

    std::optional<BoardTheme> theme;  ///< for all variants; without one each variant has its usual theme
    Drawings drawings = Drawings::Fine;
    Coordinates coordinates = Coordinates::Usual;
    int quarterTurns = 0;  ///< clockwise, from 0 to 3; a flip adds two
    Cut cut{.margin = 1, .shift = {}};
    bool loops = false;                    ///< the closed lines of the selected piece, on a board that wraps
    Plates plates = Plates::Around;        ///< on a board that is shown very small there are none
    std::optional<bool> dark;              ///< the surround; unset it follows the palette
    bool seeThrough = false;               ///< what is behind shows where no board is; for cards of any colour
    int moveDuration = UsualMoveDuration;  ///< 0 for no animation
    Reading reading;                       ///< how it is read aloud

    friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

}  // namespace rokada::ui
