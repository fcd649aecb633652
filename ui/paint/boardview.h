// Everything that one painting of the board needs, gathered for the painters.
#pragma once

#include "explain/illegalmove.h"
#include "explain/rays.h"
#include "paint/promotionchooser.h"
#include "paint/reasontag.h"
#include "scene/boardglide.h"
#include "scene/boardlayout.h"
#include "scene/boardlook.h"
#include "scene/boardscene.h"
#include "scene/boardtheme.h"
#include "scene/movemark.h"
#include "scene/ownmarks.h"
#include "scene/pieceart.h"
#include "scene/sidereach.h"

#include "explain/bonus.h"
#include "explain/premove.h"

#include <QPointF>

#include <optional>

namespace rokada::ui {

/// A piece that follows the pointer.
struct Carried {
    Piece piece = NoPiece;
    Square from = NoSquare;  ///< NoSquare for a reserve piece
    QPointF point;
    std::vector<Piece> below = {};  ///< what comes along under it
    std::vector<Piece> stays = {};  ///< what is then seen on its square, the top one first
};

/// An illegal move, as long as it is shown.
struct ShownIllegalMove {
    IllegalMove what;
    ReasonTag tag;  ///< empty if the reason is shown elsewhere
};

/// A move that is recommended to the player to move.
struct Advice {
    Square piece = NoSquare;  ///< NoSquare for a reserve piece
    Kind reserve = NoKind;
    Square to = NoSquare;  ///< NoSquare as long as only the piece is named
    Path path;             ///< to there
    int pieces = 0;        ///< of a tower, that move together; 0 for a single piece
};

/// A move that the analysis thinks of, as an arrow: or several, which differ by what the pawn becomes, or by how much
/// of a tower moves.
struct Suggestion {
    Path path;
    std::vector<int> ranks{1};  ///< from 1, the best one first; the better, the wider
    std::vector<int> parts{};   ///< how many pieces of a tower go, each number once; empty if all do
    bool threat = false;        ///< of an enemy who is not to move
    bool alone = false;         ///< without a number: there is no other

    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// A piece that vanishes from the board with its side, or appears on it.
struct Fade {
    Square square = NoSquare;
    Piece piece = NoPiece;
    bool appears = false;
};

/// A piece that has just transformed.
struct Change {
    Square square = NoSquare;
    Piece before = NoPiece;
};

/// Where a piece could go if it were alone on the board, shown as long as that is asked for.
struct MovePattern {
    Square piece = NoSquare;
    SquareSet squares;
    ReasonTag words{};  ///< what its marks mean
};

/// What is shown on a board that wraps only.
struct Endless {
    std::vector<Path> rays;   ///< the lines of the selected or inspected piece that lead to its targets
    SquareSet beyond;         ///< what it reaches over the cut only
    std::vector<Path> loops;  ///< its closed lines, if they are chosen
    std::optional<FiveSquares> five;
    Square pointed = NoSquare;  ///< every copy of it is lit
    int tag = 0;                ///< the number of the pointed tag, and of its twin
    QPoint slide;               ///< how far the board is from where it will be when the scrolling ends
};

/// A tower that is looked at piece by piece.
struct Fan {
    Square square = NoSquare;
    std::vector<Piece> pieces;  ///< the top one first
    int lifted = 0;             ///< how many of them move together; 0 if no move is meant
};

/// The state of the input: changes more often than the scene.
struct Attention {
    Square square = NoSquare;  ///< the selected or inspected piece
    Kind reserve = NoKind;     ///< the selected reserve piece
    Side hand = NoSide;        ///< whose it is
    Square hinted = NoSquare;  ///< nothing is selected, and the marks are those of the piece pointed at
    bool movable = false;      ///< not only inspected
    bool past = false;         ///< the position is not the one that is being played
    std::vector<TargetMark> marks;
    std::optional<Carried> carried;
    std::optional<Carried> returning;  ///< it was dropped on an illegal square, and is gliding back
    Square cursor = NoSquare;
    std::optional<ShownIllegalMove> illegalMove;
    std::optional<Advice> advice;
    std::vector<Suggestion> suggestions;
    std::optional<MoveMark> moveMark;  ///< on the last move, as long as the game is reviewed
    std::optional<Premove> premove;    ///< will be played when its turn comes
    std::vector<Glide> glides;         ///< pieces on their way, and how much of it is done
    double glided = 1;
    std::vector<Fade> fades;
    double faded = 1;
    std::vector<Change> changes;
    double changed = 1;
    bool held = false;            ///< the move is shown elsewhere first
    std::vector<ReasonTag> news;  ///< of the last move, beside their squares
    std::optional<MovePattern> movePattern;
    double pulse = 1;                   ///< the progress of a wall's flash
    std::vector<ArrivalBonus> bonuses;  ///< of the selected piece's moves
    std::vector<LameLeap> lameLeaps;    ///< of the selected piece beside walls
    std::optional<Reach> lit;           ///< squares of this type are highlighted
    SquareSet named;                    ///< squares that a text mentions are highlighted
    PromotionChooser chooser;
    int lifted = 0;  ///< of the selected tower: how many pieces move together
    std::optional<Fan> fan;
    Endless endless;
    std::vector<OwnMark> drawn;  ///< by hand
    SideReach reach;

    /// The last move is still being shown: what follows from it, as a check, is not seen yet.
    [[nodiscard]] bool underWay() const { return held || !glides.empty() || !changes.empty() || !fades.empty(); }
    /// The piece that is off its square.
    [[nodiscard]] const std::optional<Carried>& offPlace() const { return carried ? carried : returning; }
};

struct BoardView {
    const Variant& variant;
    const BoardLayout& layout;
    const BoardScene& scene;
    const Attention& attention;
    const BoardTheme& theme;
    bool darkSurround = false;
    qreal ratio = 1;
    PieceArt& art;
    bool piecesShown = true;
    BoardLook look = {};

    [[nodiscard]] std::string_view sideId(Side side) const { return variant.sideSpecs[side].name; }
    [[nodiscard]] QColor colour(Side side) const { return coloursOf(sideId(side)).fill; }
    /// Black in the dark: it has less light than what is around the board, so that a line around it tells it.
    [[nodiscard]] bool sunken(const QColor& side) const { return darkSurround && side.lightness() < 0x40; }
    [[nodiscard]] QPixmap picture(Piece piece, int pixels) const {
        return art.piece(variant.kinds[kindOf(piece)], sideId(sideOf(piece)), pixels, ratio);
    }
    /// The same as it stands on the board.
    [[nodiscard]] QPixmap standing(Piece piece, int pixels) const {
        return art.turnedPiece(variant.kinds[kindOf(piece)], sideId(sideOf(piece)), pixels, ratio,
                               layout.turnsOf(sideOf(piece)));
    }
    /// The same, painted into a box.
    void drawPiece(QPainter& painter, const QRectF& box, Piece piece) const {
        const int turns = layout.turnsOf(sideOf(piece));
        art.drawPiece(painter, box, variant.kinds[kindOf(piece)], sideId(sideOf(piece)), ratio, turns);
    }
    [[nodiscard]] QColor ground(Square square) const {
        const bool dark = layout.geometry().dark(square);
        const bool plain = theme.light == theme.dark;
        if (plain && look.checkered && dark) return theme.dark.darker(Checkering);
        return dark ? theme.dark : theme.light;
    }
};

}  // namespace rokada::ui
