// Choices about the look of boards and about the way pieces are moved. Kept in the settings.
#pragma once

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

struct BoardLook {
    Standing standing = Standing::Upright;
    MoveMethod method = MoveMethod::Both;
    bool explains = true;  ///< a piece that cannot be moved now shows how it moves; kept by variant
    bool targets = true;   ///< where the selected piece may go
    bool lastMove = true;  ///< the last move, with four sides the last one of each
    bool checks = true;
    bool hovered = false;        ///< where the piece under the pointer may go, while nothing is selected
    bool reachTypes = false;     ///< moving, capturing and both are told apart in every variant
    bool followsMoves = false;   ///< a board that wraps is scrolled after a move near its edge
    bool emblems = false;        ///< with more than two sides each piece carries its side's emblem
    bool checkered = true;       ///< a board of one colour has every second square a little darker
    bool silentPartner = false;  ///< no arrows and hints in the turns of people whose partners sit at the same screen

    friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

}  // namespace rokada::ui
