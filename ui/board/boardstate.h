// The state of a board on the screen, without a widget.
#pragma once

#include <QPixmap>
#include <QPoint>

#include <chrono>
#include <optional>
#include <vector>

#include "board/boardinput.h"
#include "paint/boardpainter.h"
#include "paint/boardview.h"

namespace rokada::ui {

struct Diagram;

/// What a board widget knows: the game, what is shown of it, and the state of its input.
struct BoardState {
    const Game* game = nullptr;  ///< nullptr if the scene comes from elsewhere
    RulebookPtr book;            ///< of the scene; nullptr if nothing is shown
    BoardInput input;
    BoardLayout layout;
    BoardScene scene;
    Attention attention;
    std::vector<SeatPicture> seats;
    std::vector<ClockFace> clocks;  ///< by side
    PlayerMessage message;
    int turns = 0;
    BoardLook look;
    double spin = 0;                  ///< the angle by which the board is still turned while it comes to its place
    QPixmap spun;                     ///< what is turned
    std::optional<int> waitingTurns;  ///< the view is to be turned when no piece is held
    Coordinates coordinates = Coordinates::Outside;
    Cut cut{.margin = 1, .shift = {}};
    bool loopsShown = false;  ///< until it is cleared
    bool loopsAsked = false;  ///< for this selection
    QPoint slide;             ///< see `Endless`
    OwnMarks drawn;
    Square drawnFrom = NoSquare;              ///< where the right button went down
    Ink ink = Ink::Green;                     ///< of what is being drawn
    std::chrono::milliseconds drawnSince{0};  ///< when it went down
    Square askedAt = NoSquare;                ///< the right button is held here
    bool patternAsked = false;                ///< by the key that is held
    Square taught = NoSquare;                 ///< a text speaks of what this piece reaches
    bool silent = false;                      ///< nothing is drawn or recommended
    bool past = false;                        ///< see `Attention`
    bool panelled = true;                     ///< with player panels
    QString veil;                             ///< what stands on the veil over the board; empty if it has none
    SideReach reach;
    std::optional<BoardTheme> theme;
    std::optional<bool> dark;
    Square cursor = NoSquare;  ///< kept while the cursor is off
    bool cursorOn = false;
    QPoint pressPoint;
    QPoint pointer{-1, -1};  ///< where the pointer was last seen, outside while it is away
    bool byKeys = false;     ///< the cursor was used after the pointer
    Square told = NoSquare;  ///< the last square that was reported as pointed at
    PieceArt art;
    QPixmap ground;
    qreal groundRatio = 0;
    ChoiceDiagrams choiceDiagrams;        ///< of the choice that is open
    std::optional<Advice> advice;         ///< about this position
    std::vector<Suggestion> suggestions;  ///< likewise
    std::optional<MoveMark> moveMark;     ///< likewise
    std::optional<Premove> premove;
    std::size_t played = 0;  ///< turns that are already shown
    bool dropped = false;    ///< the next move was made by hand and needs no animation

    [[nodiscard]] const Variant& variant() const { return book->variant(); }
    [[nodiscard]] const BoardTheme& shownTheme() const { return theme ? *theme : BoardTheme::usualFor(variant().id); }
    /// There is a board to be painted.
    [[nodiscard]] bool shown() const { return book != nullptr && !layout.empty(); }
    /// Who has the hand over the board: the side to move, or the person who waits for the turn. NoSide behind the end.
    [[nodiscard]] Side hand() const { return input.waiter() == NoSide ? scene.turn : input.waiter(); }
    void setSeats(std::vector<SeatPicture> words) {
        std::bitset<MaxSides> people;
        for (std::size_t i = 0; i < words.size(); ++i) people.set(i, words[i].human);
        input.setPeople(people);
        seats = std::move(words);
    }
    /// What a point of the widget means.
    [[nodiscard]] Spot spotAt(QPoint point) const;
    /// The player panel under a point of the widget, outside its reserve pieces; NoSide if there is none.
    [[nodiscard]] Side panelAt(QPoint point) const;
    /// There is a piece to pick up, on the board or in reserve.
    [[nodiscard]] bool pieceAt(QPoint point) const;
    /// The square that is pointed at: under the cursor or the pointer, whichever was used last.
    [[nodiscard]] Square pointedAt() const;
    /// The number of the tag under a point, 0 if there is none.
    [[nodiscard]] int tagAt(QPoint point) const;
    /// How many pieces of the selected tower end with the one under a point of its picture beside the board, 0 outside.
    [[nodiscard]] int partAt(QPoint point) const;
    /// The piece that is selected, dragged or looked at.
    [[nodiscard]] Piece originPiece() const;
    /// Where a square or a reserve piece is drawn; of several copies of a square the one next to a point.
    [[nodiscard]] QRect boxOf(Spot spot, QPoint near) const;
    void setGame(const Game* shown);
    /// Reads the game.
    void read();
    /// Brings the clocks into the scene.
    void showClocks();
    /// Brings names, notes and messages into the scene.
    void showWords();
    /// A move to be recommended; its piece alone, or the whole of it.
    void advise(Move move, bool whole);
    /// What the analysis thinks of, the best first; all of one side.
    void suggest(const Position& position, const std::vector<Move>& moves, bool threats);
    /// Fits the board into a room.
    void fit(QSize room);
    /// Updates the picture of the input.
    void attendTo();
    /// Begins to show the pieces of the last turn, if it is new and is to be animated; true if any are moving.
    bool departs(bool motion);
    /// A piece on its way goes over the cut.
    [[nodiscard]] bool crossesCut() const;
    /// What is seen as a picture for files and paper.
    [[nodiscard]] Diagram diagram() const;
    /// A cut with the last move nearer to the middle, if it was played along the frame's edge.
    [[nodiscard]] std::optional<Cut> followingCut() const;

private:
    void openChooser(Attention& now);
    void lookAtOrigin(Attention& now) const;
    [[nodiscard]] std::optional<Fan> fanOf(const Attention& now) const;
    void liftTower(Carried& carried) const;
    void lookAtPointed(Attention& now) const;
    void lookAtTaught(Attention& now) const;
    [[nodiscard]] std::vector<Fade> fadesOf(const Turn& turn) const;
    [[nodiscard]] std::vector<Change> changesOf(const Turn& turn) const;
    [[nodiscard]] std::optional<MovePattern> askedPattern(Square selected) const;
    [[nodiscard]] Endless endlessOf(Square origin, const std::vector<TargetMark>& marks) const;
};

}  // namespace rokada::ui
