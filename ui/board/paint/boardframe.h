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
#include "scene/sidereach.h"

#include "explain/bonus.h"
#include "explain/premove.h"
#include "rules/rulebook.h"

#include <QPointF>

#include <map>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Piece that follows the pointer.
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

/// Move recommended to the player to move.
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

/// Piece that vanishes with its side, or appears.
struct Fade {
    Square square = NoSquare;
    Piece piece = NoPiece;
    bool appears = false;
};

/// Piece that has just transformed.
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

/// Elements that only boards that wrap around have.
struct Endless {
    std::vector<Path> rays;   ///< lines of the selected or inspected piece that lead to its targets
    SquareSet beyond;         ///< squares reached only over the cut
    std::vector<Path> loops;  ///< closed lines of that piece, if they are enabled
    std::optional<FiveSquares> five;
    Square pointed = NoSquare;  ///< hovered square; all its copies are highlighted
    int tag = 0;                ///< number of the hovered crossing tag and of its twin; 0 if no tag is hovered
};

/// Tower that is shown piece by piece.
struct Fan {
    Square square = NoSquare;
    std::vector<Piece> pieces;  ///< pieces of the tower, top piece first
    int lifted = 0;             ///< number of pieces that move together; 0 if no move is selected
};

/// Notes on the position that do not follow from the rules.
struct BoardNotes {
    std::optional<Advice> advice;
    std::vector<Suggestion> suggestions;
    std::optional<MoveMark> moveMark;            ///< annotation of the last move, while the game is reviewed
    OwnMarks drawn;                              ///< arrows and circles that the user has drawn
    SideReach reach;                             ///< number of attackers of each square, if enabled
    std::optional<Reach> lit;                    ///< type of reach whose squares are highlighted
    SquareSet named;                             ///< highlighted squares, which a text mentions
    Square taught = NoSquare;                    ///< piece whose targets a text explains
    std::map<Square, QString> words;             ///< additional texts for speech, by square
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
    bool held = false;                            ///< true while the move is first shown elsewhere
    std::optional<Carried> returning;             ///< piece gliding back after an illegal drop
    double pulse = 1;                             ///< progress of a flashing wall, 0 to 1
    QPoint slide;                                 ///< offset of the squares at the start of scrolling
    double spin = 0;                              ///< remaining rotation angle of the board, in degrees
    std::vector<ReasonTag> callouts;              ///< labels about the last move
    std::optional<ShownIllegalMove> illegalMove;  ///< last illegal move, while its reason is shown

    /// Returns true while the last move is being shown. Consequences such as checks are hidden until this has ended.
    [[nodiscard]] bool underWay() const { return held || !glides.empty() || !changes.empty() || !fades.empty(); }
};

/// Elements to which the user's input draws attention: the selected, dragged or hovered piece, its targets, and
/// choices.
struct Attention {
    Square square = NoSquare;  ///< selected or inspected piece
    Kind reserve = NoKind;     ///< selected reserve piece
    Side hand = NoSide;        ///< player using the pointer: the side to move, or a person who waits for the turn
    Square hinted = NoSquare;  ///< hovered piece to which the marks belong, while nothing is selected
    bool movable = false;      ///< true if the piece can be moved, false if it is only inspected
    std::vector<TargetMark> marks;
    std::optional<Carried> carried;
    Square cursor = NoSquare;        ///< keyboard cursor
    std::optional<Premove> premove;  ///< move that will be played on the player's turn
    std::optional<OwnMark> drawing;  ///< line that the user is drawing
    std::optional<MovePattern> movePattern;
    std::vector<ArrivalBonus> bonuses;  ///< bonus pieces of the moves of the selected piece
    std::vector<LameLeap> lameLeaps;    ///< leaps of the selected piece beside walls
    PromotionChooser chooser;
    int lifted = 0;  ///< number of pieces of the selected tower that move together
    std::optional<Fan> fan;
    Endless endless;

    /// Returns the square of the piece to be moved. Returns NoSquare if there is none, or if it is only inspected.
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
    bool veiled = false;  ///< true if a veil lies over the board

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
    /// Returns the piece at the spot, or NoPiece.
    [[nodiscard]] Piece pieceOn(const Spot& spot) const;
    /// Returns the rectangle of a spot. If a square has several copies, the one nearest to `near` is used.
    [[nodiscard]] QRect boxOf(const Spot& spot, QPoint near) const;
    /// Returns the square under a point, also on ghost copies; NoSquare outside.
    [[nodiscard]] Square squareAt(QPoint point) const { return layout.empty() ? NoSquare : layout.at(point); }
    [[nodiscard]] QPoint squareCentre(Square square) const { return layout.rect(square).center(); }
    /// Returns the rectangle of a reserve piece on the panel of the active player; empty if there is none.
    [[nodiscard]] QRect reserveRect(Kind kind) const;
    [[nodiscard]] QRect panelRect(Side side) const { return layout.empty() ? QRect() : layout.panels()[side].rect; }
    /// Returns the player panel under a point, outside its reserve pieces; NoSide if there is none.
    [[nodiscard]] Side panelAt(QPoint point) const;
    /// Returns the number of the crossing tag under a point, or 0.
    [[nodiscard]] int tagAt(QPoint point) const;
    /// Returns the number of the piece under a point of the tower picture beside the board, counted from the top piece.
    /// Returns 0 outside of the picture.
    [[nodiscard]] int partAt(QPoint point) const;
};

/// Frame with everything that painters need to draw pieces.
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
    /// Returns true if the colour of a side is darker than dark surroundings, as black is. Its pieces need a line
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
