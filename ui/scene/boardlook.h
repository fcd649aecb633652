// What people choose about the look of boards and about the way men are moved. Kept in the settings.
#pragma once

namespace rokada::ui {

/// Which way men and plates stand: towards the lower edge of the screen, with the men of the opposite seat upside down
/// for two people face to face, or each army towards its own seat.
enum class Standing { Upright, FaceToFace, RoundTable };

/// How the view turns during a game. "My" seat or team is that of the person who moves next.
enum class Rotation { Fixed, ToMover, MySeat, MyTeam, FaceToFace, RoundTable };
[[nodiscard]] constexpr Standing standingOf(Rotation rotation) {
    return rotation == Rotation::FaceToFace   ? Standing::FaceToFace
           : rotation == Rotation::RoundTable ? Standing::RoundTable
                                              : Standing::Upright;
}

/// How men are moved with the pointer.
enum class MoveMethod { Both, Drag, Click };

struct BoardLook {
    Standing standing = Standing::Upright;
    MoveMethod method = MoveMethod::Both;
    bool explains = true;  ///< a man who cannot be moved now shows how he moves; differs from game to game
    bool targets = true;   ///< where the selected man may go
    bool lastMove = true;  ///< the last move, with four armies the last one of each
    bool checks = true;
    bool hovered = false;        ///< where the man under the pointer may go, while nobody is selected
    bool reachTypes = false;     ///< moving, taking and both are told apart in every game
    bool followsMoves = false;   ///< a board that wraps is scrolled after a move near its edge
    bool silentPartner = false;  ///< no arrows and hints in the turns of people whose partners sit at the same screen

    friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

}  // namespace rokada::ui
