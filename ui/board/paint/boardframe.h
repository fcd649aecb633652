// Everything that one picture of a board shows, as a value: painters, tests and screen readers read it and nothing
// else.
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

    friend bool operator==(const Advice&, const Advice&) = default;
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
};

/// A tower that is looked at piece by piece.
struct Fan {
    Square square = NoSquare;
    std::vector<Piece> pieces;  ///< the top one first
    int lifted = 0;             ///< how many of them move together; 0 if no move is meant
};

/// Notes on the position, besides what its rules say.
struct BoardNotes {
    std::optional<Advice> advice;
    std::vector<Suggestion> suggestions;
    std::optional<MoveMark> moveMark;            ///< on the last move, as long as the game is reviewed
    OwnMarks drawn;                              ///< by hand
    SideReach reach;                             ///< how many pieces reach each square, if that is asked for
    std::optional<Reach> lit;                    ///< squares of this type are highlighted
    SquareSet named;                             ///< squares that a text mentions are highlighted
    Square taught = NoSquare;                    ///< a text speaks of what this piece reaches
    std::map<Square, QString> words;             ///< read aloud besides what stands there
    std::vector<std::optional<int>> accuracies;  ///< by side, in percent, as long as the game is reviewed

    friend bool operator==(const BoardNotes&, const BoardNotes&) = default;
};

/// Motion on a board: how far everything that moves has come, and labels that are read for a while.
struct BoardProgress {
    std::vector<Glide> glides;  ///< pieces on their way, and how much of it is done
    double glided = 1;
    std::vector<Fade> fades;
    double faded = 1;
    std::vector<Change> changes;
    double changed = 1;
    bool held = false;                            ///< the move is shown elsewhere first
    std::optional<Carried> returning;             ///< it was dropped on an illegal square, and is gliding back
    double pulse = 1;                             ///< the progress of a wall's flash
    QPoint slide;                                 ///< from where the squares will be when the scrolling ends
    double spin = 0;                              ///< the angle by which the board is still turned
    std::vector<ReasonTag> news;                  ///< of the last move, beside their squares
    std::optional<ShownIllegalMove> illegalMove;  ///< the last one, as long as its reason is read

    /// The last move is still being shown: what follows from it, as a check, is not seen yet.
    [[nodiscard]] bool underWay() const { return held || !glides.empty() || !changes.empty() || !fades.empty(); }
};

/// The things that hands draw attention to: the selected, held or pointed piece, its targets, and choices.
struct Attention {
    Square square = NoSquare;  ///< the selected or inspected piece
    Kind reserve = NoKind;     ///< the selected reserve piece
    Side hand = NoSide;  ///< who has the hand over the board: the side to move, or a person who waits for the turn
    Square hinted = NoSquare;  ///< nothing is selected, and the marks are those of the piece pointed at
    bool movable = false;      ///< not only inspected
    std::vector<TargetMark> marks;
    std::optional<Carried> carried;
    Square cursor = NoSquare;        ///< of the keyboard
    std::optional<Premove> premove;  ///< will be played when its turn comes
    std::optional<OwnMark> drawing;  ///< the line that is being drawn
    std::optional<MovePattern> movePattern;
    std::vector<ArrivalBonus> bonuses;  ///< of the selected piece's moves
    std::vector<LameLeap> lameLeaps;    ///< of the selected piece beside walls
    PromotionChooser chooser;
    int lifted = 0;  ///< of the selected tower: how many pieces move together
    std::optional<Fan> fan;
    Endless endless;

    /// The piece that is to be moved; NoSquare if none is, or if it is only looked at.
    [[nodiscard]] Square selected() const { return movable ? square : NoSquare; }
};

/// A board as it is seen at one moment. Without a rulebook nothing is shown.
struct BoardFrame {
    RulebookPtr book;
    BoardLook look;
    bool dark = false;  ///< what surrounds the board
    BoardLayout layout;
    BoardScene scene;
    BoardNotes notes;
    BoardProgress progress;
    Attention attention;
    QString veil;  ///< what stands on the veil over the board; empty if it has none

    [[nodiscard]] bool empty() const { return book == nullptr || layout.empty(); }
    [[nodiscard]] const Variant& variant() const { return book->variant(); }
    [[nodiscard]] const BoardTheme& theme() const {
        return look.theme ? *look.theme : BoardTheme::usualFor(variant().id);
    }
    /// The piece that is off its square: in the hand, or on its way back.
    [[nodiscard]] const std::optional<Carried>& offPlace() const {
        return attention.carried ? attention.carried : progress.returning;
    }

    /// What a point means.
    [[nodiscard]] Spot spotAt(QPoint point) const;
    /// The piece that stands or lies there, or NoPiece.
    [[nodiscard]] Piece pieceOn(const Spot& spot) const;
    /// Where a spot is drawn; of several copies of a square the one next to a point.
    [[nodiscard]] QRect boxOf(const Spot& spot, QPoint near) const;
    /// The square under a point, on a ghost too; NoSquare outside.
    [[nodiscard]] Square squareAt(QPoint point) const { return layout.empty() ? NoSquare : layout.at(point); }
    [[nodiscard]] QPoint squareCentre(Square square) const { return layout.rect(square).center(); }
    /// The centres of a square and its ghosts.
    [[nodiscard]] std::vector<QPoint> copyCentres(Square square) const;
    /// A reserve piece on the panel of the player whose hand it is; empty if there is none.
    [[nodiscard]] QRect reserveRect(Kind kind) const;
    [[nodiscard]] QRect panelRect(Side side) const { return layout.empty() ? QRect() : layout.panels()[side].rect; }
    /// The player panel under a point, outside its reserve pieces; NoSide if there is none.
    [[nodiscard]] Side panelAt(QPoint point) const;
    /// The number of the tag under a point, 0 if there is none.
    [[nodiscard]] int tagAt(QPoint point) const;
    /// How many pieces of the selected tower end with the one under a point of its picture beside the board, 0 outside.
    [[nodiscard]] int partAt(QPoint point) const;
    /// The label with the reason of an illegal move; empty while there is none.
    [[nodiscard]] QRect reasonRect() const { return progress.illegalMove ? progress.illegalMove->tag.box() : QRect(); }
};

/// Painters get a frame, and the means to draw pieces.
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
    [[nodiscard]] QColor gridColour() const { return theme.dark.darker(185); }
    [[nodiscard]] QColor ground(Square square) const {
        const bool dark = layout.geometry().dark(square);
        const bool plain = theme.light == theme.dark;
        if (plain && look.checkered && dark) return theme.dark.darker(Checkering);
        return dark ? theme.dark : theme.light;
    }
};

}  // namespace rokada::ui
