// Complete contents of one picture of a board, as a value. Painters, tests and screen readers read only this value.
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

#include "explain/bonus.h"
#include "explain/premove.h"
#include "rules/rulebook.h"

#include <QPointF>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Piece, or part of a tower (stack of pieces), that follows the pointer.
struct Carried {
    Piece piece = NoPiece;
    Square from = NoSquare;  ///< square of origin; NoSquare for a reserve piece
    QPointF point;
    std::vector<Piece> below = {};  ///< pieces of a tower that move below `piece`
    std::vector<Piece> stays = {};  ///< pieces of the tower that stay on the square of origin, top piece first
};

/// Illegal move while it is shown.
struct ShownIllegalMove {
    IllegalMove what;
    ReasonTag tag;  ///< label with the reason; empty if the reason is shown elsewhere
};

/// Hint: a move recommended to the player to move.
struct Advice {
    Square piece = NoSquare;  ///< square of the piece to move; NoSquare for a reserve piece
    Kind reserve = NoKind;
    Square to = NoSquare;  ///< target; NoSquare while only the piece is named
    Path path;             ///< path to the target
    int pieces = 0;        ///< number of tower pieces that move together; 0 for a single piece

    friend bool operator==(const Advice&, const Advice&) = default;
};

/// Arrow for a move of the analysis, or for several moves that differ only in the promotion or the number of tower
/// pieces.
struct Suggestion {
    Path path;
    std::vector<int> ranks{1};  ///< ranks of the moves from 1, best first; better moves have wider arrows
    std::vector<int> parts{};   ///< different numbers of tower pieces that move; empty if the whole tower moves
    bool threat = false;        ///< true for a move of an enemy who is not to move
    bool alone = false;         ///< true for the only suggestion, which is shown without a number

    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// Piece that fades in, or fades out because its side is eliminated.
struct Fade {
    Square square = NoSquare;
    Piece piece = NoPiece;
    bool appears = false;
};

/// Piece that has just changed its kind, for example by promotion. `before` is the piece before the change.
struct Change {
    Square square = NoSquare;
    Piece before = NoPiece;
};

/// Targets of a piece on an empty board, shown on request.
struct MovePattern {
    Square piece = NoSquare;
    SquareSet squares;
    ReasonTag words{};  ///< label that explains the marks of the pattern
};

/// Elements of boards that wrap around. Other boards have none of them.
struct Endless {
    std::vector<Path> rays;   ///< lines of the marked piece that lead to its targets
    SquareSet beyond;         ///< squares reached only across an edge of the drawn board
    std::vector<Path> loops;  ///< lines on which the marked piece returns to its own square, if they are enabled
    /// Rule of five squares of Vyrt chess (explain/rays.h). It is shown together with `loops`.
    std::optional<FiveSquares> five;
    Square pointed = NoSquare;  ///< hovered square; all its copies are highlighted
    int tag = 0;  ///< number of the hovered tag of an edge crossing (scene/seam.h); 0 if no tag is hovered
};

/// Tower (stack of pieces) that is shown piece by piece beside the board.
struct Fan {
    Square square = NoSquare;
    std::vector<Piece> pieces;  ///< pieces of the tower, top piece first
    int lifted = 0;             ///< number of top pieces that would move together; 0 if the tower is not selected
};

/// Notes on the position that do not follow from the rules: hints, analysis, drawings and highlights.
struct BoardNotes {
    std::optional<Advice> advice;
    std::vector<Suggestion> suggestions;
    std::optional<MoveMark> moveMark;  ///< annotation of the last move, while the game is reviewed
    OwnMarks drawn;                    ///< arrows and circles that the user has drawn
    SideReach reach;                   ///< number of pieces of one side that can move to each square, if enabled
    std::optional<Reach> lit;          ///< type of target (move, capture or both) whose squares are highlighted
    SquareSet named;                   ///< highlighted squares, which a text mentions
    Square taught = NoSquare;          ///< square of the piece whose targets a text explains
    std::map<Square, QString> words;   ///< additional texts for speech, by square
    std::vector<std::optional<int>> accuracies;  ///< accuracy of each side in per cent, while the game is reviewed

    friend bool operator==(const BoardNotes&, const BoardNotes&) = default;
};

/// Progress of all animations, and labels that are shown for a while.
struct BoardProgress {
    std::vector<Glide> glides;  ///< moving pieces; `glided` is their progress, 0 to 1
    double glided = 1;
    std::vector<Fade> fades;
    double faded = 1;
    std::vector<Change> changes;
    double changed = 1;
    bool held = false;                            ///< true while the 3D board shows the move first
    std::optional<Carried> returning;             ///< piece gliding back after an illegal drop
    double pulse = 1;                             ///< progress of a flashing wall, 0 to 1
    QPoint slide;                                 ///< offset of the squares, in pixels, while the board is scrolled
    double spin = 0;                              ///< remaining rotation angle of the board, in degrees
    std::vector<ReasonTag> callouts;              ///< labels about the last move, or an explanation of a piece or a law
    std::optional<ShownIllegalMove> illegalMove;  ///< last illegal move that was tried, while its reason is shown

    /// Returns true while the last move is being shown. Its consequences, such as checks, are hidden during this time.
    [[nodiscard]] bool underWay() const { return held || !glides.empty() || !changes.empty() || !fades.empty(); }
    /// Returns true if pieces of an eliminated side are about to leave the board, or are leaving it.
    [[nodiscard]] bool removesPieces() const {
        return std::ranges::any_of(fades, [](const Fade& fade) { return !fade.appears; });
    }
};

/// Elements to which the user's input draws attention: the selected, dragged or hovered piece, its targets, and
/// choices.
struct Attention {
    /// Square of the selected piece, or of an inspected piece, which only shows its movement.
    Square square = NoSquare;
    Kind reserve = NoKind;  ///< selected reserve piece
    /// Side whose player uses the pointer: the side to move, or a person who waits for the turn.
    Side hand = NoSide;
    Square hinted = NoSquare;  ///< square of the hovered piece to which the marks belong, while nothing is selected
    bool movable = false;      ///< true if the marked piece can be moved, false if only its movement is shown
    std::vector<TargetMark> marks;
    std::optional<Carried> carried;
    Square cursor = NoSquare;        ///< keyboard cursor
    std::optional<Premove> premove;  ///< move that will be played on the player's turn
    std::optional<OwnMark> drawing;  ///< line that the user is drawing
    std::optional<MovePattern> movePattern;
    /// Squares that the reserve piece in the hand would reach from the square under the pointer.
    SquareSet reachOfHeld;
    std::vector<ArrivalBonus> bonuses;  ///< bonuses of Bolyar chess for moves of the selected piece
    std::vector<LameLeap> lameLeaps;    ///< knight's moves of the selected piece that walls can block
    PromotionChooser chooser;
    int lifted = 0;  ///< number of pieces of the selected tower that would move together
    std::optional<Fan> fan;
    Endless endless;

    /// Returns the square of the piece to be moved. Returns NoSquare if there is none, or if only the movement of a
    /// piece is shown.
    [[nodiscard]] Square selected() const { return movable ? square : NoSquare; }
};

/// Complete state of a visible board. Without a rulebook nothing is shown.
struct BoardFrame {
    RulebookPtr book;
    BoardLook look;
    bool dark = false;  ///< true if the surroundings are dark
    BoardLayout layout;
    BoardScene scene;
    BoardNotes notes;
    BoardProgress progress;
    Attention attention;
    bool veiled = false;  ///< true if a translucent veil covers the board, for example while the game is paused

    [[nodiscard]] bool empty() const { return book == nullptr || layout.empty(); }
    [[nodiscard]] const Variant& variant() const { return book->variant(); }
    [[nodiscard]] const BoardTheme& theme() const {
        return look.theme ? *look.theme : BoardTheme::usualFor(variant().id);
    }
    /// Returns the piece that is off its square: dragged or gliding back.
    [[nodiscard]] const std::optional<Carried>& offPlace() const {
        return attention.carried ? attention.carried : progress.returning;
    }

    /// Returns the square or reserve piece at a point of the widget.
    [[nodiscard]] Spot spotAt(QPoint point) const;
    /// Returns the piece at the spot. A reserve piece belongs to the side `attention.hand`. Returns NoPiece if there is
    /// none.
    [[nodiscard]] Piece pieceOn(const Spot& spot) const;
    /// Returns the rectangle of a spot. If a square has several copies, the one nearest to `near` is used.
    [[nodiscard]] QRect boxOf(const Spot& spot, QPoint near) const;
    /// Returns the square under a point, also on ghost copies (repeated squares around a board that wraps). Returns
    /// NoSquare outside.
    [[nodiscard]] Square squareAt(QPoint point) const { return layout.empty() ? NoSquare : layout.at(point); }
    [[nodiscard]] QPoint squareCentre(Square square) const { return layout.rect(square).center(); }
    /// Returns the rectangle of a reserve piece on the panel of the active player; empty if there is none.
    [[nodiscard]] QRect reserveRect(Kind kind) const;
    [[nodiscard]] QRect panelRect(Side side) const { return layout.empty() ? QRect() : layout.panels()[side].rect; }
    /// Returns the player panel under a point, outside its reserve pieces; NoSide if there is none.
    [[nodiscard]] Side panelAt(QPoint point) const;
    /// Returns the number of the tag of an edge crossing (scene/seam.h) under a point, or 0.
    [[nodiscard]] int tagAt(QPoint point) const;
    /// Returns the number of the piece under a point of the tower picture beside the board, counted from the top piece.
    /// Returns 0 outside of the picture.
    [[nodiscard]] int partAt(QPoint point) const;
};

/// Frame together with the resources that painters need, such as piece pictures.
struct BoardView {
    BoardView(const BoardFrame& boardFrame, PieceArt& pieceArt, qreal pixelRatio = 1)
        : frame(boardFrame),
          variant(frame.variant()),
          layout(frame.layout),
          scene(frame.scene),
          notes(frame.notes),
          progress(frame.progress),
          attention(frame.attention),
          look(frame.look),
          theme(frame.theme()),
          darkSurround(frame.dark),
          ratio(pixelRatio),
          art(pieceArt) {}

    const BoardFrame& frame;
    const Variant& variant;
    const BoardLayout& layout;
    const BoardScene& scene;
    const BoardNotes& notes;
    const BoardProgress& progress;
    const Attention& attention;
    const BoardLook& look;
    const BoardTheme& theme;
    bool darkSurround;
    qreal ratio;
    PieceArt& art;
    bool piecesShown = true;

    [[nodiscard]] std::string_view sideId(Side side) const { return variant.sideSpecs[side].name; }
    [[nodiscard]] QColor colour(Side side) const { return coloursOf(sideId(side)).fill; }
    /// Returns true if dark surroundings hide the colour of a side, as they hide black. Its pieces then need a line
    /// around them.
    [[nodiscard]] bool sunken(const QColor& side) const { return darkSurround && side.lightness() < 0x40; }
    [[nodiscard]] QPixmap picture(Piece piece, int pixels) const {
        return art.piece(variant.kinds[kindOf(piece)], sideId(sideOf(piece)), pixels, ratio);
    }
    /// Returns the picture of a piece in its orientation on the board.
    [[nodiscard]] QPixmap standing(Piece piece, int pixels) const {
        return art.turnedPiece(variant.kinds[kindOf(piece)], sideId(sideOf(piece)), pixels, ratio,
                               layout.turnsOf(sideOf(piece)));
    }
    /// Paints a piece into a box, in its orientation on the board.
    void drawPiece(QPainter& painter, const QRectF& box, Piece piece) const {
        const int turns = layout.turnsOf(sideOf(piece));
        art.drawPiece(painter, box, variant.kinds[kindOf(piece)], sideId(sideOf(piece)), ratio, turns);
    }
    [[nodiscard]] QColor gridColour() const { return theme.dark.darker(185); }
    [[nodiscard]] QColor ground(Square square) const {
        const bool dark = layout.geometry().dark(square);
        const bool plain = theme.light == theme.dark;
        if (plain && look.checkered && dark) return theme.dark.darker(Checkering);
        return dark ? theme.dark : theme.light;
    }
};

}  // namespace rokada::ui
